import Testing

@Suite struct DefinitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path = "pages/a/a.axml"
    var text: String
    var expected: [String]?
    var files: [String: String] = [:]
    var testDescription: String { "\(path): \(text)" }

    init(
      _ text: String, _ expected: String?..., in path: String = "pages/a/a.axml",
      with files: [String: String] = [:]
    ) {
      (self.text, self.path, self.files) = (text, path, files)
      let places = expected.compactMap { $0 }
      self.expected = places.isEmpty ? nil : places
    }
  }

  static let program: [String: String] = [
    "app.json": """
    {
      "pages": ["pages/a/a", "pages/b/b"],
      "usingComponents": { "my-card": "/card/card" }
    }
    """,
    "pages/a/a.axml": "<view/>",
    "pages/a/a.js": """
    import mixin from '../../mixin'
    Page({
      mixins: [mixin],
      data: { count: 1 },
      onTap() { this.onOwn() },
      onOwn() {},
    })
    """,
    "mixin.js": "export default { onMixed() {}, data: { mixed: 1 } }",
    "pages/a/tools.sjs": "const two = () => 2\nexport default { one() {}, two }\nexport const three = 3",
    "pages/a/parts.axml": #"<template name="row"><view onTap="onTap"/></template>"#,
    "pages/b/b.axml": "<view/>",
    "pages/b/b.js": "Page({})",
    "card/card.axml": "<view/>",
    "card/card.js":
      "Component({ props: { title: '', onPick() {} }, data: { open: 1 }, methods: { onClose() {} }, didMount() {} })",
    "card/card.json": #"{ "component": true }"#,
  ]

  @Test(arguments: [
    // Methods.
    Case(#"<view onTap="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    Case(#"<view onTap="|onTap"/>"#, "pages/a/a.js 4:2-4:7"),
    Case(#"<view onTap="onTap|"/>"#, "pages/a/a.js 4:2-4:7"),
    Case(#"<view catchTap="onM|ixed"/>"#, "mixin.js 0:17-0:24"),
    Case(
      #"<view onTap="{{count ? 'on|Tap' : 'onMixed'}}"/>"#, "pages/a/a.js 4:2-4:7", "mixin.js 0:17-0:24"),
    Case(#"<view onTap="{{co|unt ? 'onTap' : 'onMixed'}}"/>"#, "pages/a/a.js 3:10-3:15"),
    Case(#"<view onTap="none|"/>"#, nil),
    Case(#"<view class="on|Tap"/>"#, nil),
    Case(#"<view onTap="di|dMount"/>"#, nil, in: "card/card.axml"),
    Case(#"<view onTap="on|Close"/>"#, "card/card.js 0:77-0:84", in: "card/card.axml"),
    // A template file has the methods of the pages that use the template.
    Case(
      #"<template name="row"><view onTap="on|Tap"/></template>"#, "pages/a/a.js 4:2-4:7",
      in: "pages/a/parts.axml",
      with: ["pages/a/a.axml": #"<import src="./parts.axml"/><template is="row"/>"#]),
    Case(
      #"<template name="row"><view onTap="on|Tap"/></template>"#, nil, in: "pages/a/parts.axml"),
    // Components.
    Case(#"<my-c|ard/>"#, "card/card.axml 0:0-0:0", "card/card.js 0:0-0:0"),
    Case(#"<my-card></my-card|>"#, "card/card.axml 0:0-0:0", "card/card.js 0:0-0:0"),
    Case(#"<my-card ti|tle="1" onPick="onTap"/>"#, "card/card.js 0:21-0:26"),
    Case(#"<my-card onP|ick="onTap"/>"#, "card/card.js 0:32-0:38"),
    Case(#"<my-card onPick="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    Case(#"<vie|w/>"#, nil),
    Case(#"<other-|card/>"#, nil),
    // What pages include has their components.
    Case(
      #"<own-c|ard/>"#, "card/card.axml 0:0-0:0", "card/card.js 0:0-0:0", in: "pages/a/foot.axml",
      with: [
        "pages/a/a.axml": #"<include src="./foot.axml"/>"#,
        "pages/a/a.json": #"{ "usingComponents": { "own-card": "/card/card" } }"#,
      ]),
    // Files.
    Case(#"<import src="./par|ts.axml"/>"#, "pages/a/parts.axml 0:0-0:0"),
    Case(#"<include src="par|ts"/>"#, "pages/a/parts.axml 0:0-0:0"),
    Case(#"<import-sjs from="./to|ols.sjs" name="t"/>"#, "pages/a/tools.sjs 0:0-0:0"),
    Case(#"<import src="./none.ax|ml"/>"#, nil),
    Case(#"<navigator url="/pages/b/|b?id=1"/>"#, "pages/b/b.axml 0:0-0:0"),
    Case(#"<navigator url="../b/|b?id={{count}}"/>"#, "pages/b/b.axml 0:0-0:0"),
    Case(#"<navigator url="/pages/b/b?id={{co|unt}}"/>"#, "pages/a/a.js 3:10-3:15"),
    Case(#"<navigator url="/pages/c/|c"/>"#, nil),
    // Templates.
    Case(
      #"<import src="./parts.axml"/><template is="r|ow"/>"#, "pages/a/parts.axml 0:16-0:19"),
    Case(
      #"<template name="a"/><template name="b"/><template is="{{count ? '|a' : 'b'}}"/>"#,
      "pages/a/a.axml 0:16-0:17", "pages/a/a.axml 0:36-0:37"),
    Case(#"<template is="r|ow"/>"#, nil),
    // Script modules.
    Case(#"<import-sjs name="t" from="./tools.sjs"/>{{t|.one()}}"#, "pages/a/tools.sjs 1:7-1:14"),
    Case(#"<import-sjs name="t" from="./tools.sjs"/>{{t.on|e()}}"#, "pages/a/tools.sjs 1:17-1:20"),
    Case(#"<import-sjs name="t" from="./tools.sjs"/>{{t.tw|o()}}"#, "pages/a/tools.sjs 0:6-0:9"),
    Case(#"<import-sjs name="t" from="./tools.sjs"/>{{t.fo|ur()}}"#, nil),
    Case(
      #"<import-sjs name="{ three, one: uno }" from="./tools.sjs"/>{{thr|ee}}"#,
      "pages/a/tools.sjs 2:13-2:18"),
    Case(
      #"<import-sjs name="{ three, one: uno }" from="./tools.sjs"/>{{un|o()}}"#,
      "pages/a/tools.sjs 1:17-1:20"),
    Case(#"<import-sjs na|me="t" from="./tools.sjs"/>"#, nil),
    Case(
      #"<import-sjs name="t" from="./tools.sjs"/><view onTap="t.o|ne"/>"#, "pages/a/tools.sjs 1:17-1:20"),
    Case(
      #"<import-sjs name="t" from="./tools.sjs"/><view a:for="{{count}}" a:for-item="t">{{|t.one}}</view>"#,
      "pages/a/a.axml 0:77-0:78"),
    // Slots.
    Case(
      #"<my-card><block><text slot="he|ad"/></block></my-card>"#, "card/card.axml 0:12-0:16",
      with: ["card/card.axml": #"<slot name="head"/><slot name="foot"/>"#]),
    Case(#"<my-card><text slot="he|ad"/></my-card>"#, nil),
    Case(
      #"<view slot="he|ad"/>"#, nil, with: ["card/card.axml": #"<slot name="head"/>"#]),
    // Data.
    Case(#"{{ cou|nt + 1 }}"#, "pages/a/a.js 3:10-3:15"),
    Case(#"{{ a.cou|nt }}"#, nil),
    Case(#"<view>{{mix|ed}}</view>"#, "mixin.js 0:39-0:44"),
    Case(#"<view a:for="{{count}}">{{it|em}}</view>"#, "pages/a/a.axml 0:6-0:11"),
    Case(#"<template name="t">{{cou|nt}}</template>"#, nil),
  ])
  func markup(_ example: Case) throws {
    try check(example)
  }

  @Test(arguments: [
    Case(
      #"{ "pages": ["pages/a/a", "pages/b|/b"] }"#, "pages/b/b.axml 0:0-0:0", in: "app.json"),
    Case(
      #"{ "pages": ["pages/a/a"], "subPackages": [{ "root": "pages/b", "pages": ["b|"] }] }"#,
      "pages/b/b.axml 0:0-0:0", in: "app.json"),
    Case(
      #"{ "pages": ["pages/a/a"], "tabBar": { "items": [{ "name": "pages/b/b", "pagePath": "pages/b|/b" }] } }"#,
      "pages/b/b.axml 0:0-0:0", in: "app.json"),
    Case(
      #"{ "usingComponents": { "x": "../../card/|card" } }"#, "card/card.axml 0:0-0:0",
      "card/card.js 0:0-0:0", in: "pages/a/a.json"),
    Case(
      #"{ "usingComponents": { "|x": "/card/card" } }"#, "card/card.axml 0:0-0:0", "card/card.js 0:0-0:0",
      in: "pages/a/a.json"),
    Case(#"{ "defaultTitle": "/card/|card" }"#, nil, in: "pages/a/a.json"),
    // With syntax errors.
    Case(
      #"{ "window" {, "pages": ["pages/a/a" "pages/b|/b", ] "#, "pages/b/b.axml 0:0-0:0", in: "app.json"),
    Case(
      #"{ "usingComponents": { "x": "/card/|card" "#, "card/card.axml 0:0-0:0", "card/card.js 0:0-0:0",
      in: "pages/a/a.json"),
  ])
  func configuration(_ example: Case) throws {
    try check(example)
  }

  @Test(arguments: [
    Case(
      "Page({ go() { my.navigateTo({ url: '/pages/b|/b?x=1' }) } })", "pages/b/b.axml 0:0-0:0",
      in: "pages/a/a.js"),
    Case(
      "Page({ go() { my.redirectTo({ url: '../b/|b?x=' + 1 }) } })", "pages/b/b.axml 0:0-0:0",
      in: "pages/a/a.js"),
    Case("Page({ go() { other.navigateTo({ url: '/pages/b|/b' }) } })", nil, in: "pages/a/a.js"),
    Case("Page({ go() { this.st|op() }, stop() {} })", "pages/a/a.js 0:29-0:33", in: "pages/a/a.js"),
    Case("Page({ go() { sto|p() }, stop() {} })", nil, in: "pages/a/a.js"),
    Case("const x| = 1", nil, in: "other.js"),
    Case(
      "Page({ go() { my.createMpaasCustomComponentContext('m|ap') } })", "pages/a/a.axml 0:21-0:24",
      in: "pages/a/a.js", with: ["pages/a/a.axml": #"<mpaas-component id="map" type="a_map"/>"#]),
  ])
  func scripts(_ example: Case) throws {
    try check(example)
  }

  private func check(_ example: Case) throws {
    var files = DefinitionTests.program.merging(example.files) { $1 }
    if files[example.path] == nil { files[example.path] = "" }
    let workspace = TestWorkspace(files)
    try expectEqual(workspace.definitions(example.path, example.text), example.expected)
  }

  /// The name at the cursor is what leads there.
  @Test func aTargetHasTheNameAtTheCursor() throws {
    let at = try TestWorkspace(DefinitionTests.program).at(
      "pages/a/a.axml", #"<view onTap="{{a ? 'on|Own' : ''}}"/>"#)
    let target = try #require(at.snapshot.target(in: at.text, at: at.offset))
    #expect(at.text.marked(target.range) == #"<view onTap="{{a ? '⟦onOwn⟧' : ''}}"/>"#)
    #expect(target.definitions.map { at.workspace.shown($0.place) } == ["pages/a/a.js 5:2-5:7"])
  }

  @Test func unsavedTextsCount() throws {
    var workspace = TestWorkspace(DefinitionTests.program)
    workspace.open("pages/a/a.js", "Page({\r\n  /* 中文😀 */ onNew() {}\r\n})")
    try expectEqual(
      workspace.definitions("pages/a/a.axml", #"<view onTap="on|New"/>"#), ["pages/a/a.js 1:19-1:24"])
  }

  /// Up to the mistake and after it.
  @Test(arguments: [
    "<view onTap=\"on|Tap\"/><view <text>", "<view><text</view><view onTap=\"on|Tap\"/>",
    "<view a=\"{{\" onTap=\"on|Tap\"/>", "<view>{{ a b }}<view onTap=\"on|Tap\">",
  ])
  func brokenPages(_ text: String) throws {
    let workspace = TestWorkspace(DefinitionTests.program)
    try expectEqual(workspace.definitions("pages/a/a.axml", text), ["pages/a/a.js 4:2-4:7"])
  }

  @Test(arguments: [
    ("wxml", #"<view bind:tap="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    ("wxml", #"<wxs module="m">module.exports.f = 1</wxs>{{m.|f}}"#, "pages/a/a.wxml 0:31-0:32"),
    ("wxml", #"<wxs module="m">exports.f = 1</wxs>{{|m.f}}"#, "pages/a/a.wxml 0:13-0:14"),
    ("swan", #"<view bindtap="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    ("ttml", #"<view capture-bind:tap="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    ("qml", #"<view catchtap="on|Tap"/>"#, "pages/a/a.js 4:2-4:7"),
    ("swan", #"<view s-for="x in count">{{|x}}</view>"#, "pages/a/a.swan 0:6-0:11"),
  ])
  func otherDialects(_ suffix: String, _ text: String, _ expected: String) throws {
    var files = DefinitionTests.program
    files["pages/a/a.axml"] = nil
    files["pages/a/parts.axml"] = nil
    files["pages/b/b.axml"] = nil
    files["card/card.axml"] = nil
    files["pages/a/a." + suffix] = "<view/>"
    let workspace = TestWorkspace(files)
    try expectEqual(workspace.definitions("pages/a/a." + suffix, text), [expected])
  }
}

import Diagnostics
import Files
import Markup
import Testing

@testable import Answers

@Suite struct RenameTests {
  static let files: [String: String] = [
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
    "pages/a/a.axml": """
    <import src="../../parts.axml"/><include src="../../foot.axml"/>
    <view onTap="onTap"/><view onTap="{{x ? 'onTap' : 'onRow'}}"/>
    <template is="row"/><mpaas-component id="map" type="my_map"/>
    """,
    "pages/a/a.js": """
    Page({ onTap() { my.createMpaasCustomComponentContext('map') }, onRow() { const that = this; that.onTap() }, onFoot() {},
      props: 1, onMixed, 'onQuoted': f(), onLoad() {} })
    function onMixed() {}
    """,
    "pages/b/b.axml": """
    <include src="/foot.axml"/><import src="/parts.axml"/><template is="{{x ? 'row' : ''}}"/>
    <import-sjs name="t" from="../../tools.sjs"/>{{t.one(1)}}{{ t.two + a.t }}
    <import-sjs name="{ one, two: deux }" from="../../tools.sjs"/>{{one()}}{{deux}}
    """,
    "pages/b/b.js": "Page({ onFoot() {} })",
    "parts.axml": #"<template name="row"><view onTap="onRow"/></template>"#,
    "foot.axml": #"<view onTap="onFoot"/>"#,
    "tools.sjs": "export default { one() {}, two: 2 }",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    /// Up to the cursor; its first place in the text counts.
    var before: String
    var newName: String
    var expected: [String]
    /// The text of the document instead of that above.
    var text: String?
    var files: [String: String] = [:]
    var testDescription: String { "\(path): \(before) → \(newName)" }
  }

  private static func at(_ example: Case) throws -> Cursored {
    let files = RenameTests.files.merging(example.files) { $1 }
    let text = (example.text ?? files[example.path] ?? "").replacing(
      example.before, with: example.before + "|", maxReplacements: 1)
    return try TestWorkspace(files).at(example.path, text)
  }

  @Test(arguments: [
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "onPress",
      expected: [
        "pages/a/a.axml 1:13-1:18 onPress", "pages/a/a.axml 1:41-1:46 onPress",
        "pages/a/a.js 0:7-0:12 onPress",
        "pages/a/a.js 0:98-0:103 onPress",
      ]),
    Case(
      path: "pages/a/a.js", before: "Page({ on", newName: "轻触",
      expected: [
        "pages/a/a.axml 1:13-1:18 轻触", "pages/a/a.axml 1:41-1:46 轻触", "pages/a/a.js 0:7-0:12 轻触",
        "pages/a/a.js 0:98-0:103 轻触",
      ]),
    // In a template, and in a file that two pages include.
    Case(
      path: "pages/a/a.axml", before: "'onR", newName: "pick",
      expected: [
        "pages/a/a.axml 1:51-1:56 pick", "pages/a/a.js 0:64-0:69 pick", "parts.axml 0:34-0:39 pick",
      ], files: ["pages/b/b.axml": "<view/>"]),
    Case(
      path: "foot.axml", before: "onFo", newName: "end",
      expected: ["foot.axml 0:13-0:19 end", "pages/a/a.js 0:109-0:115 end", "pages/b/b.js 0:7-0:13 end"]),
    // A function keeps its name; a quoted key stays quoted.
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "go",
      expected: ["pages/a/a.axml 0:13-0:20 go", "pages/a/a.js 1:12-1:19 go: onMixed"],
      text: #"<view onTap="onMixed"/>"#),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "go",
      expected: ["pages/a/a.axml 0:13-0:21 go", "pages/a/a.js 1:22-1:30 go"],
      text: #"<view onTap="onQuoted"/>"#),
    // Templates.
    Case(
      path: "pages/a/a.axml", before: #"is="r"#, newName: "行 1",
      expected: [
        "pages/a/a.axml 2:14-2:17 行 1", "pages/b/b.axml 0:75-0:78 行 1", "parts.axml 0:16-0:19 行 1",
      ]),
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "line",
      expected: [
        "pages/a/a.axml 2:14-2:17 line", "pages/b/b.axml 0:75-0:78 line", "parts.axml 0:16-0:19 line",
      ]),
    // Script modules.
    Case(
      path: "pages/b/b.axml", before: "{{t", newName: "u",
      expected: [
        "pages/b/b.axml 1:18-1:19 u", "pages/b/b.axml 1:47-1:48 u", "pages/b/b.axml 1:60-1:61 u",
      ]),
    Case(
      path: "pages/b/b.axml", before: "{{one", newName: "uno",
      expected: ["pages/b/b.axml 2:20-2:23 one: uno", "pages/b/b.axml 2:64-2:67 uno"]),
    Case(
      path: "pages/b/b.axml", before: "two: d", newName: "zwei",
      expected: ["pages/b/b.axml 2:30-2:34 zwei", "pages/b/b.axml 2:73-2:77 zwei"]),
    // Ids of native views.
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main-map",
      expected: ["pages/a/a.axml 2:41-2:44 main-map", "pages/a/a.js 0:55-0:58 main-map"]),
    Case(
      path: "pages/a/a.js", before: "('m", newName: "main-map",
      expected: ["pages/a/a.axml 2:41-2:44 main-map", "pages/a/a.js 0:55-0:58 main-map"]),
    // Other objects have such names, too.
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["pages/a/a.axml 0:13-0:15 run", "pages/a/a.js 2:2-2:4 run", "pages/a/a.js 2:14-2:16 run"],
      text: #"<view onTap="go"/>"#,
      files: [
        "pages/a/a.js":
          "import go from './go'\nPage({ data: { go: 1 },\n  go() { this.go(); go(); this.props.go(); this.triggerEvent('go', { go }) } })"
      ]),
    // Members of other objects have the new name.
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "timer",
      expected: ["pages/a/a.axml 0:13-0:15 timer", "pages/a/a.js 0:30-0:32 timer"],
      text: #"<view onTap="go"/>"#,
      files: ["pages/a/a.js": "Page({ data: { timer: 0 }, a, go() { f({ timer: 1 }); timer(b, timer) } })"]),
    // In a file with mistakes.
    Case(
      path: "pages/a/a.axml", before: #"<b onTap="on"#, newName: "go",
      expected: [
        "pages/a/a.axml 0:13-0:19 go", "pages/a/a.axml 1:10-1:16 go", "pages/a/a.js 0:109-0:115 go",
      ],
      text: "<view onTap=\"onFoot\" <text>{{ a b }\n<b onTap=\"onFoot\"></view>",
      files: ["foot.axml": "<view/>"]),
  ])
  func renames(_ example: Case) throws {
    let at = try RenameTests.at(example)
    #expect(at.snapshot.renamedName(in: at.text, at: at.offset) != nil)
    let edits = try #require(try at.snapshot.renaming(in: at.text, at: at.offset, to: example.newName))
    let sorted = edits.sorted {
      $0.place.path == $1.place.path
        ? $0.place.range < $1.place.range : Path.precedes($0.place.path, $1.place.path)
    }
    expectEqual(sorted.map { "\(at.workspace.shown($0.place)) \($0.text)" }, example.expected)
  }

  @Test func namesAreShownBeforeTheyAreRenamed() throws {
    let at = try TestWorkspace(RenameTests.files).at("pages/a/a.axml", #"<view onTap="on|Tap"/>"#)
    expectEqual(
      at.snapshot.renamedName(in: at.text, at: at.offset).map(at.text.marked), #"<view onTap="⟦onTap⟧"/>"#)
  }

  @Test(arguments: [
    ("pages/a/a.axml", "<vi|ew/>"), ("pages/a/a.axml", #"<view onTap="no|ne"/>"#),
    ("pages/a/a.axml", #"<view cl|ass="a"/>"#), ("pages/a/a.axml", #"<view>te|xt</view>"#),
    ("pages/a/a.axml", #"<import src="/par|ts.axml"/>"#), ("pages/a/a.axml", #"<view id="m|ap"/>"#),
    ("pages/a/a.axml", #"<mpaas-component id="a" type="my|_map"/>"#),
    ("pages/a/a.js", "const a|b = 1"), ("pages/a/a.js", "Page({ un|used() {} })"),
    ("app.json", #"{ "pages": ["pages/|a/a"] }"#), ("x/Map.m", "@implementation M|ap"),
  ])
  func nothingElseIsRenamed(_ path: String, _ text: String) throws {
    let at = try TestWorkspace(RenameTests.files).at(path, text)
    #expect(at.snapshot.renamedName(in: at.text, at: at.offset) == nil)
    #expect(try at.snapshot.renaming(in: at.text, at: at.offset, to: "other") == nil)
  }

  /// What may break is refused, with the reason.
  @Test(arguments: [
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "on tap",
      expected: [
        #"a method cannot be named "on tap": a name is a letter, "_" or "$", then also digits"#
      ]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "",
      expected: [#"a method cannot be named "": a name is a letter, "_" or "$", then also digits"#]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "→",
      expected: [#"a method cannot be named "→": a name is a letter, "_" or "$", then also digits"#]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "a\u{2028}b",
      expected: [
        "a method cannot be named \"a\u{2028}b\": a name is a letter, \"_\" or \"$\", then also digits"
      ]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "delete",
      expected: [#"a method cannot be named "delete", which is a reserved word"#]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "onRow",
      expected: [#"pages/a/a.js already has a method "onRow""#]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "go",
      expected: [#""onLoad" is a method that the container calls"#], text: #"<view onTap="onLoad"/>"#),
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "onShow",
      expected: [#""onShow" is a method that the container calls"#]),
    // The name is taken by something that is not a method.
    Case(
      path: "pages/a/a.axml", before: #"onTap="on"#, newName: "props",
      expected: [#""props" has a special meaning in pages and components"#]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "timer",
      expected: [#"pages/a/a.js:2 already has a member "timer""#],
      text: #"<view onTap="go"/>"#, files: ["pages/a/a.js": "Page({ go() {},\n'timer': 0 })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "timer",
      expected: [#"pages/a/a.js:1 already has a member "timer""#],
      text: #"<view onTap="go"/>"#,
      files: ["pages/a/a.js": "const page = { timer: null, data: {}, go() {} }\nPage(page)"]),
    Case(
      path: "pages/c/c.axml", before: #"onTap="go"#, newName: "timer",
      expected: [#"pages/c/c.js:1 already has a member "timer""#],
      text: #"<view onTap="go"/>"#,
      files: [
        "pages/c/c.json": #"{ "component": true }"#,
        "pages/c/c.js": "Component({ timer: 0, methods: { go() {} } })",
      ]),
    // The name is in a mixin, which other pages may use.
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["the method is in mixin.js, which other pages may use as well"],
      text: #"<view onTap="go"/>"#,
      files: [
        "mixin.js": "export default { go() {} }",
        "pages/a/a.js": "import m from '/mixin'\nPage({ mixins: [m] })",
      ]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["mixin.js:2 uses the method, which other pages may use as well"],
      text: #"<view onTap="go"/>"#,
      files: [
        "mixin.js": "export default {\nstop() { this.go() } }",
        "pages/a/a.js": "import m from '/mixin'\nPage({ mixins: [m], go() {} })",
      ]),
    // The script is incomplete.
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["pages/a/a.js cannot be read completely: it may use the method in other ways"],
      text: #"<view onTap="go"/>"#, files: ["pages/a/a.js": "Page({ ...base, go() {} })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["pages/a/a.js cannot be read completely: it may use the method in other ways"],
      text: #"<view onTap="go"/>"#, files: ["pages/a/a.js": "Page({ go() {"]),
    // Dynamic uses.
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: ["pages/a/a.js looks up methods by names that are only known at run time"],
      text: #"<view onTap="go"/>"#, files: ["pages/a/a.js": "Page({ go() {}, call(n) { this[n]() } })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"pages/a/a.js:2 mentions "go", which may mean the method"#],
      text: #"<view onTap="go"/>"#, files: ["pages/a/a.js": "Page({ go() {}, call(x) {\nx.go() } })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"pages/a/a.js:1 mentions "go", which may mean the method"#],
      text: #"<view onTap="go"/>"#,
      files: ["pages/a/a.js": "Page({ go() {}, call() { const { go } = this } })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#""go" may be passed on as a method's name in pages/a/a.axml:2"#],
      text: "<view onTap=\"go\"/>\n<row action=\"go\"/>", files: ["pages/a/a.js": "Page({ go() {} })"]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"pages/b/b.js:1 mentions "go", which may mean the method"#],
      text: "<view onTap=\"go\"/>",
      files: [
        "pages/a/a.js": "Page({ go() {} })", "pages/b/b.js": "Page({ call() { getCurrentPages()[0].go() } })",
      ]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"pages/a/a.js:2 mentions "go", which may mean the method"#],
      text: #"<view onTap="go"/>"#,
      files: ["pages/a/a.js": "Page({ go() {}, onLoad() { Object.assign(this, {\ngo() {} }) } })"]),
    Case(
      path: "pages/c/c.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"pages/c/c.ts:1 mentions "go", which may mean the method"#],
      text: #"<view onTap="go"/>"#,
      files: [
        "app.json": #"{ "pages": ["pages/c/c"] }"#, "pages/c/c.ts": "Page<{}, { go(): void }>({ go() {} })",
      ]),
    Case(
      path: "pages/a/a.axml", before: #"onTap="go"#, newName: "run",
      expected: [#"the page chooses a method at run time, which may be "go": pages/a/a.axml:2"#],
      text: "<view onTap=\"go\"/>\n<view onTap=\"{{item.action}}\"/>",
      files: ["pages/a/a.js": "Page({ go() {} })"]),
    // A file that another page shows, too.
    Case(
      path: "pages/b/b.js", before: "Page({ on", newName: "end",
      expected: [#"foot.axml is also shown on pages that have another method "onFoot", or none"#]),
    // Templates.
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "a\"b",
      expected: [#"a template cannot be named so: """ is in the name"#]),
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "{{a}}",
      expected: [#"a template cannot be named so: "{" is in the name"#]),
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "",
      expected: ["a template cannot have this name: it is empty or has blanks around it"]),
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "line",
      expected: [#"the template "line" is already defined in parts.axml:2"#],
      text: "<template name=\"row\"/>\n<template name=\"line\"/>"),
    Case(
      path: "parts.axml", before: #"name="r"#, newName: "line",
      expected: [#"the page chooses a template at run time, which may be "row": pages/b/b.axml:2"#],
      files: ["pages/b/b.axml": "<import src=\"/parts.axml\"/>\n<template is=\"{{t}}\"/>"]),
    // Script modules.
    Case(
      path: "pages/b/b.axml", before: "{{t", newName: "deux",
      expected: [#""deux" is already used in pages/b/b.axml"#]),
    Case(
      path: "pages/b/b.axml", before: "{{t", newName: "a",
      expected: [#""a" is already used in pages/b/b.axml"#]),
    Case(
      path: "pages/b/b.axml", before: "{{t", newName: "1",
      expected: [#"a script module cannot be named "1": a name is a letter, "_" or "$", then also digits"#]),
    // Ids.
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "a b",
      expected: [#"a view's id may have only letters, digits, "-" and "_""#]),
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main",
      expected: [#"a style sheet selects #map and would no longer match"#],
      files: ["pages/a/a.acss": "#map { color: red }"]),
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main",
      expected: [#"a style sheet selects #map and would no longer match"#],
      files: ["pages/a/a.acss": #"[id="map"] { color: red }"#]),
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main",
      expected: [#"pages/a/a.js:1 mentions "map", which may mean the view"#],
      files: ["pages/a/a.js": "Page({ onLoad() { find('#map') } })"]),
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main",
      expected: ["pages/a/a.js finds a view by an id that is only known at run time"],
      files: ["pages/a/a.js": "Page({ onLoad() { my.createMpaasCustomComponentContext(id) } })"]),
    Case(
      path: "pages/a/a.axml", before: #"id="m"#, newName: "main",
      expected: [#"pages/a/a.axml already has the id "main""#],
      text: #"<mpaas-component id="map" type="a"/><view id="main"/>"#),
  ])
  func refusals(_ example: Case) throws {
    let at = try RenameTests.at(example)
    #expect(at.snapshot.renamedName(in: at.text, at: at.offset) != nil)
    let refusal = #expect(throws: RenameRefusal.self) {
      try at.snapshot.renaming(in: at.text, at: at.offset, to: example.newName)
    }
    expectEqual(refusal?.reason.english, example.expected[0])
    expectTranslated(refusal?.reason)
  }

  /// A method with a name that every page or component has would replace it, in every dialect.
  @Test(arguments: Dialect.all.map { String($0.markupSuffix.dropFirst()) })
  func namesOfEveryPageAreRefused(_ suffix: String) throws {
    let event = suffix == "axml" ? "onTap" : "bindtap"
    let workspace = TestWorkspace([
      "app.json": #"{ "pages": ["a"] }"#, "a.\(suffix)": #"<view \#(event)="go"/>"#,
      "a.js": "Page({ go() {} })",
    ])
    let at = try workspace.at("a.\(suffix)", #"<view \#(event)="g|o"/>"#)
    let names = [
      "data", "setData", "constructor", "__proto__", "methods", "triggerEvent", "selectComponent",
      "$spliceData",
      "groupSetData", "createSelectorQuery", "hasOwnProperty", "onLoad", "onInit",
    ]
    for name in names {
      #expect(throws: RenameRefusal.self, "\(name)") {
        try at.snapshot.renaming(in: at.text, at: at.offset, to: name)
      }
    }
    #expect(try at.snapshot.renaming(in: at.text, at: at.offset, to: "run")?.count == 2)
  }
}

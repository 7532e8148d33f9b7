import Testing

@testable import Answers

@Suite struct FindReferencesTests {
  static let files: [String: String] = [
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"], "usingComponents": { "my-card": "/card/card" } }"#,
    "pages/a/a.axml": """
    <import src="../../parts.axml"/><include src="../../foot.axml"/>
    <view onTap="onTap"/><view onTap="{{x ? 'onTap' : 'onRow'}}"/>
    <template is="row"/><my-card/><navigator url="/pages/b/b?x=1"/>
    """,
    "pages/a/a.js":
      "Page({ onTap() {}, onRow() { const that = this; that.onTap(); this.onFoot() }, onFoot() {} })",
    "pages/b/b.axml": """
    <include src="/foot.axml"/><import src="/parts.axml"/><template is="{{x ? 'row' : ''}}"/>
    <import-sjs name="t" from="../../tools.sjs"/>{{t.one(1)}}<my-card>{{ t.two }}</my-card>
    """,
    "pages/b/b.js": "Page({ onFoot() {}, onTap() { my.navigateTo({ url: '../b/b' }) } })",
    "pages/b/b.json": #"{ "usingComponents": { "same-card": "../../card/card" } }"#,
    "parts.axml": #"<template name="row"><view onTap="onRow"/></template>"#,
    "foot.axml": #"<view onTap="onFoot"/><same-card/>"#,
    "card/card.axml": "<import-sjs name=\"{ one: uno }\" from=\"/tools.sjs\"/>{{uno(2)}}",
    "card/card.js": "Component({ methods: { onTap() {} } })",
    "card/card.json": #"{ "component": true }"#,
    "tools.sjs": "export default { one() {}, two: 2 }",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    /// What is at the cursor, which is after its first letter; the text before it makes it unique.
    var before: String
    var expected: [String]
    var uses: [String]?
    var testDescription: String { "\(path): \(before)" }
  }

  @Test(arguments: [
    // A method of one page, from both sides; other pages have their own.
    Case(
      path: "pages/a/a.js", before: "Page({ o",
      expected: [
        "pages/a/a.axml 1:13-1:18", "pages/a/a.axml 1:41-1:46", "pages/a/a.js 0:7-0:12",
        "pages/a/a.js 0:53-0:58",
      ],
      uses: ["pages/a/a.axml 1:13-1:18", "pages/a/a.axml 1:41-1:46", "pages/a/a.js 0:53-0:58"]),
    Case(
      path: "pages/a/a.axml", before: #"<view onTap="o"#,
      expected: [
        "pages/a/a.axml 1:13-1:18", "pages/a/a.axml 1:41-1:46", "pages/a/a.js 0:7-0:12",
        "pages/a/a.js 0:53-0:58",
      ]),
    Case(
      path: "pages/a/a.js", before: "that.o",
      expected: [
        "pages/a/a.axml 1:13-1:18", "pages/a/a.axml 1:41-1:46", "pages/a/a.js 0:7-0:12",
        "pages/a/a.js 0:53-0:58",
      ]),
    // In a template that the page uses.
    Case(
      path: "pages/a/a.js", before: "onTap() {}, o",
      expected: ["pages/a/a.axml 1:51-1:56", "pages/a/a.js 0:19-0:24", "parts.axml 0:34-0:39"]),
    // In a file that two pages include.
    Case(
      path: "foot.axml", before: #"onTap="o"#,
      expected: [
        "foot.axml 0:13-0:19", "pages/a/a.js 0:67-0:73", "pages/a/a.js 0:79-0:85", "pages/b/b.js 0:7-0:13",
      ]),
    Case(
      path: "pages/b/b.js", before: "Page({ o",
      expected: ["foot.axml 0:13-0:19", "pages/b/b.js 0:7-0:13"]),
    // Templates.
    Case(
      path: "parts.axml", before: #"name="r"#,
      expected: ["pages/a/a.axml 2:14-2:17", "pages/b/b.axml 0:75-0:78", "parts.axml 0:16-0:19"],
      uses: ["pages/a/a.axml 2:14-2:17", "pages/b/b.axml 0:75-0:78"]),
    Case(
      path: "pages/b/b.axml", before: "x ? 'r",
      expected: ["pages/a/a.axml 2:14-2:17", "pages/b/b.axml 0:75-0:78", "parts.axml 0:16-0:19"]),
    // Components.
    Case(
      path: "pages/a/a.axml", before: "<my-c",
      expected: [
        "app.json 0:72-0:82", "card/card.axml 0:0-0:0", "foot.axml 0:23-0:32", "pages/a/a.axml 2:21-2:28",
        "pages/b/b.axml 1:58-1:65",
        "pages/b/b.json 0:37-0:52",
      ],
      uses: [
        "app.json 0:72-0:82", "foot.axml 0:23-0:32", "pages/a/a.axml 2:21-2:28", "pages/b/b.axml 1:58-1:65",
        "pages/b/b.json 0:37-0:52",
      ]),
    // What two pages include has the components of both.
    Case(
      path: "foot.axml", before: "<same-c",
      expected: [
        "app.json 0:72-0:82", "card/card.axml 0:0-0:0", "foot.axml 0:23-0:32", "pages/a/a.axml 2:21-2:28",
        "pages/b/b.axml 1:58-1:65", "pages/b/b.json 0:37-0:52",
      ]),
    // Pages.
    Case(
      path: "app.json", before: #""pages/b"#,
      expected: [
        "app.json 0:26-0:35", "pages/a/a.axml 2:46-2:56", "pages/b/b.axml 0:0-0:0", "pages/b/b.js 0:52-0:58",
      ]),
    // Script modules.
    Case(
      path: "pages/b/b.axml", before: "{{t",
      expected: ["pages/b/b.axml 1:18-1:19", "pages/b/b.axml 1:47-1:48", "pages/b/b.axml 1:69-1:70"],
      uses: ["pages/b/b.axml 1:47-1:48", "pages/b/b.axml 1:69-1:70"]),
    Case(
      path: "tools.sjs", before: "{ o",
      expected: [
        "card/card.axml 0:20-0:23", "card/card.axml 0:53-0:56", "pages/b/b.axml 1:49-1:52",
        "tools.sjs 0:17-0:20",
      ]),
    Case(
      path: "pages/b/b.axml", before: "../../t",
      expected: ["card/card.axml 0:38-0:48", "pages/b/b.axml 1:27-1:42", "tools.sjs 0:0-0:0"]),
  ])
  func references(_ example: Case) throws {
    let workspace = TestWorkspace(FindReferencesTests.files)
    let text = FindReferencesTests.files[example.path]!.replacing(
      example.before, with: example.before + "|", maxReplacements: 1)
    try expectEqual(workspace.references(example.path, text), example.expected)
    if let uses = example.uses {
      try expectEqual(workspace.references(example.path, text, declaration: false), uses)
    }
  }

  @Test func builtInTagsHaveNone() throws {
    let workspace = TestWorkspace(FindReferencesTests.files)
    try expectEqual(workspace.references("pages/a/a.axml", "<vi|ew/>"), [])
    try expectEqual(workspace.references("pages/a/a.axml", "<unknown-t|ag/>"), nil)
    try expectEqual(workspace.references("pages/a/a.axml", #"<view onTap="no|ne"/>"#), nil)
  }

  /// A module between the tags, from its own text and from an expression.
  @Test(arguments: [
    #"<wxs module="m">module.exports = { f|: 1 }</wxs>{{m.f}}<view bindtap="{{m.f}}" a="{{n.f}}"/>"#,
    #"<wxs module="m">module.exports = { f: 1 }</wxs>{{m.|f}}<view bindtap="{{m.f}}" a="{{n.f}}"/>"#,
  ])
  func modulesBetweenTags(_ text: String) throws {
    let workspace = TestWorkspace([
      "app.json": #"{ "pages": ["a"] }"#, "a.wxml": "<view/>", "a.js": "Page({})",
    ])
    expectEqual(
      try workspace.references("a.wxml", text), ["a.wxml 0:35-0:36", "a.wxml 0:51-0:52", "a.wxml 0:73-0:74"])
  }
}

@Suite struct WorkspaceSymbolTests {
  private func symbols(_ query: String) throws -> [String] {
    var files = FindReferencesTests.files
    files["mpcheck.json"] = #"{ "hosts": ["Map.java"] }"#
    files["Map.java"] = """
      package a;
      class Map extends MPBaseEmbedView { void r() { MPEmbedViewHelper.registerEmbedView("a.Map", "my_map"); } }
      """
    let workspace = TestWorkspace(files)
    return try workspace.snapshot().symbols(matching: query).map { symbol in
      "\(symbol.name) \(symbol.kind) \(symbol.container ?? "-") \(workspace.shown(symbol.place))"
    }
  }

  @Test func symbolsAreFoundBySubsequence() throws {
    try expectEqual(
      symbols(""),
      [
        "card/card component - card/card.axml 0:0-0:0", "pages/a/a page - pages/a/a.axml 0:0-0:0",
        "pages/b/b page - pages/b/b.axml 0:0-0:0", "row template parts parts.axml 0:16-0:19",
        "my_map nativeView a.Map Map.java 1:93-1:99",
      ])
    try expectEqual(symbols("PB"), ["pages/b/b page - pages/b/b.axml 0:0-0:0"])
    try expectEqual(symbols(" p\tb "), ["pages/b/b page - pages/b/b.axml 0:0-0:0"])
    try expectEqual(symbols("mymap"), ["my_map nativeView a.Map Map.java 1:93-1:99"])
    try expectEqual(symbols("ba"), [])
  }
}

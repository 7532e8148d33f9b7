import Diagnostics
import MiniProgram
import Testing

@testable import Answers

/// Classes of style sheets: where they are defined, and what can be written.
@Suite struct StyleClassTests {
  private static let files = [
    "app.json": #"{ "pages": ["p/a", "p/b"], "usingComponents": { "my-card": "/card" } }"#,
    "app.wxss": ".page { color: red }\n@media (min-width: 1px) { .wide, .page .title { } }",
    "p/a.wxml": "<view/>", "p/a.js": "Page({})",
    "p/a.wxss": """
    @import "./shared.wxss";
    /* The head. */
    .title, .row:hover > .cell::after { color: red }
    .title { background: url(a.title.png) }
    """,
    "p/shared.wxss": "@import '/common.wxss';\n.shared {}", "common.wxss": ".common {}\n.a\\:b {}",
    "p/b.wxml": "<view/>", "p/b.js": "Page({})", "p/b.wxss": ".only-b {}",
    "card.wxml": "<view/>", "card.js": "Component({})", "card.json": #"{ "component": true }"#,
    "card.wxss": ".card {}", "p/parts.wxml": "",
  ]

  private let workspace = TestWorkspace(StyleClassTests.files)

  @Test(
    arguments: [
      (#"<view class="ti|tle"/>"#, ["p/a.wxss 2:1-2:6", "p/a.wxss 3:1-3:6", "app.wxss 1:40-1:45"]),
      (#"<view class="row |cell"/>"#, ["p/a.wxss 2:22-2:26"]),
      (#"<view class="row| cell"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="x {{on ? 'r|ow' : ''}} cell"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="{{on && 'x r|ow'}}"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="{{'row ' + (on ? 'ce|ll' : '')}}"/>"#, ["p/a.wxss 2:22-2:26"]),
      (#"<view class="{{'ro|w ' + on}}"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="{{['row', on ? 'ce|ll' : '']}}"/>"#, ["p/a.wxss 2:22-2:26"]),
      (#"<button hover-class="ro|w"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<my-card custom-class="ro|w"/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="sh|ared"/>"#, ["p/shared.wxss 1:1-1:7"]),
      (#"<view class="com|mon"/>"#, ["common.wxss 0:1-0:7"]),
      (#"<view class="wi|de"/>"#, ["app.wxss 1:27-1:31"]),
      // Of a word that is put together, nothing is known.
      (#"<view class="ro|w{{i}}"/>"#, nil), (#"<view class="{{i}}ro|w"/>"#, nil),
      (#"<view class="tab-{{on ? 'r|ow' : ''}}"/>"#, nil), (#"<view class="{{'ro|w' + i}}"/>"#, nil),
      (#"<view class="{{on == 'ro|w' ? 'a' : 'b'}}"/>"#, nil),
      (#"<view class="x{{on ? 'r|ow' : ''}}"/>"#, nil),
      // What is no class, no selector, or of another page.
      (#"<view id="ro|w"/>"#, nil), (#"<view class="hov|er"/>"#, nil), (#"<view class="pn|g"/>"#, nil),
      (#"<view class="only|-b"/>"#, nil), (#"<view class="row|  "/>"#, ["p/a.wxss 2:9-2:12"]),
      (#"<view class="row |  "/>"#, nil),
    ] as [(String, [String]?)])
  func ofAPage(_ text: String, _ expected: [String]?) throws {
    try expectEqual(workspace.definitions("p/a.wxml", text), expected)
  }

  @Test func ofComponentsAndOfFilesThatPagesInclude() throws {
    try expectEqual(workspace.definitions("card.wxml", #"<view class="ca|rd"/>"#), ["card.wxss 0:1-0:5"])
    try expectEqual(
      workspace.definitions("card.wxml", #"<view class="pa|ge"/>"#),
      ["app.wxss 0:1-0:5", "app.wxss 1:34-1:38"])
    try expectEqual(workspace.definitions("card.wxml", #"<view class="ro|w"/>"#), nil)
    var workspace = workspace
    workspace.open("p/a.wxml", #"<include src="./parts.wxml"/>"#)
    try expectEqual(workspace.definitions("p/parts.wxml", #"<view class="ro|w"/>"#), ["p/a.wxss 2:9-2:12"])
  }

  @Test(arguments: [
    (#"<view class="|"/>"#, ["shared", "common", "a", "title", "row", "cell", "page", "wide"]),
    (#"<view class="row ti|"/>"#, ["shared", "common", "a", "title", "cell", "page", "wide"]),
    (
      #"<view class="title {{on ? 'r|' : 'title'}}"/>"#,
      ["shared", "common", "a", "title", "row", "cell", "page", "wide"]
    ),
    (
      #"<view class="{{on ? '|' : ''}}"/>"#,
      ["shared", "common", "a", "title", "row", "cell", "page", "wide"]
    ),
    (#"<view class="tab-{{i}}-|"/>"#, []), (#"<view id="|"/>"#, []),
  ])
  func classesAreCompleted(_ marked: String, _ labels: [String]) throws {
    let found = try workspace.completions("p/a.wxml", marked)
    #expect(Set(found) == Set(labels), "\(found)")
    #expect(found.count == labels.count)
  }

  @Test func aCompletionReplacesTheWord() throws {
    let at = try workspace.at("p/a.wxml", #"<view class="row t|itl  x"/>"#)
    let item = try #require(try at.page().completions(at: at.offset)?.first { $0.label == "title" })
    #expect(item.kind == .styleClass && item.text == "title" && item.detail == "p/a.wxss")
    #expect(at.text.marked(item.replaced) == #"<view class="row ⟦titl⟧  x"/>"#)
    guard case .declared(let subject)? = item.subject else {
      Issue.record("no subject")
      return
    }
    #expect(try at.page().documentation(of: subject)?.plain == "p/a.wxss:3\n\nThe head.")
    #expect(try workspace.item("title", "p/a.wxml", "<view class=|").text == "\"title\"")
  }

  // MARK: What a sheet names

  @Test(arguments: [
    (".a.b>.c~.d+.e .f,.g{}", ["a", "b", "c", "d", "e", "f", "g"]),
    ("view.a:not(.b)[x=\".c\"]::after{content:'.d'}", ["a", "b"]),
    ("/* .a {} */ .b { color: .c; } @import \".d\"; .e", ["b"]),
    (".a { .b & {} &-c { &-d {} } &.e {} & .f {} }", ["a", "b", "a-c", "a-c-d", "e", "f"]),
    (".a, .b { &-c {} }", ["a", "b", "a-c", "b-c"]), (".a .b { &-c {} }", ["a", "b", "b-c"]),
    ("@media x { .a { &-b {} } }", ["a", "a-b"]), (".中文 {} ._1-a {} . {} .{}", ["中文", "_1-a"]),
    (".a { color: red } }} .b {", ["a", "b"]),
  ])
  func namesInSelectors(_ sheet: String, _ names: [String]) {
    let classes = StyleClasses(TestWorkspace.text("a.wxss", sheet)).all
    #expect(classes.map(\.name) == names)
  }

  /// Rules in each other with two `&` each would double the classes at each step.
  @Test func nestedRulesDoNotMultiply() {
    let sheet = ".a {" + String(repeating: "&-b, &-c {", count: 40) + String(repeating: "}", count: 41)
    #expect(StyleClasses(TestWorkspace.text("a.scss", sheet)).all.count < 40 * 2 * 64 + 2)
  }

  /// Where a build makes the sheet, its source counts.
  @Test func sourcesOfSheets() throws {
    let workspace = TestWorkspace(
      StyleClassTests.files.merging([
        "p/b.scss": "@import 'mixed';\n.card {\n  &-title { color: red }\n}", "p/mixed.scss": ".mixed {}",
      ]) { $1 })
    try expectEqual(workspace.definitions("p/b.wxml", #"<view class="card-t|itle"/>"#), ["p/b.scss 2:2-2:9"])
    try expectEqual(workspace.definitions("p/b.wxml", #"<view class="mi|xed"/>"#), ["p/mixed.scss 0:1-0:6"])
  }
}

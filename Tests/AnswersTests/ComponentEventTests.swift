import Testing

@testable import Answers

/// From an attribute that binds an event of a component to the call that sends it, and back.
@Suite struct ComponentEventTests {
  private static let files = [
    "app.json": #"{ "pages": ["a", "b"], "usingComponents": { "my-card": "/card/card" } }"#,
    "a.wxml": #"<my-card bind:done="onDone" bindopen="onDone"/>"#, "a.js": "Page({ onDone() {} })",
    "b.wxml": #"<view/><my-card catch:done="onDone"/>"#, "b.js": "Page({ onDone() {} })",
    "card/card.wxml": "<view/>", "card/card.json": #"{ "component": true }"#,
    "card/card.js": """
    const closing = require('../closing')
    Component({
      behaviors: [closing],
      methods: {
        a() {
          // It is over.
          this.triggerEvent('done', 1)
        },
        b() { const that = this; that.triggerEvent('done') },
        c() { other.triggerEvent('foreign'); this.triggerEvent(name) },
        d(x) { this.triggerEvent(x ? 'open' : 'shut') },
      },
    })
    """,
    "closing.js": "module.exports = Behavior({ methods: { e() { this.triggerEvent('close') } } })",
  ]
  private static let done = ["card/card.js 6:25-6:29", "card/card.js 8:48-8:52"]

  @Test(arguments: [
    (#"<my-card bind:do|ne="onDone"/>"#, done), (#"<my-card binddone|="onDone"/>"#, done),
    (#"<my-card capture-catch:d|one="onDone"/>"#, done),
    (#"<my-card bind:s|hut="onDone"/>"#, ["card/card.js 10:43-10:47"]),
    (#"<my-card bind:clo|se="onDone"/>"#, ["closing.js 0:64-0:69"]),
    (#"<my-card bind:fo|reign="onDone"/>"#, nil), (#"<my-card bind:not|hing="onDone"/>"#, nil),
    (#"<my-card do|ne="onDone"/>"#, nil), (#"<view bind:do|ne="onDone"/>"#, nil),
  ])
  func anAttributeLeadsToTheCalls(_ text: String, _ expected: [String]?) throws {
    try expectEqual(TestWorkspace(ComponentEventTests.files).definitions("a.wxml", text), expected)
  }

  @Test func aCallLeadsToTheAttributes() throws {
    let workspace = TestWorkspace(ComponentEventTests.files)
    let script = ComponentEventTests.files["card/card.js"]!
    let bound = ["a.wxml 0:9-0:18", "b.wxml 0:16-0:26"]
    let marked = script.replacing("('done', 1)", with: "('do|ne', 1)")
    try expectEqual(workspace.definitions("card/card.js", marked), bound)
    try expectEqual(workspace.references("card/card.js", marked), bound + ComponentEventTests.done)
    try expectEqual(workspace.references("card/card.js", marked, declaration: false), bound)
    try expectEqual(
      workspace.references("b.wxml", #"<view/><my-card catch:d|one="onDone"/>"#),
      bound + ComponentEventTests.done)
    try expectEqual(
      workspace.definitions("card/card.js", script.replacing("'foreign'", with: "'for|eign'")), nil)
  }

  @Test func eventsAreCompletedWithTheirComments() throws {
    let workspace = TestWorkspace(ComponentEventTests.files)
    let labels = try workspace.completions("a.wxml", "<my-card bind:|")
    #expect(labels.prefix(4) == ["bind:done", "bind:open", "bind:shut", "bind:close"])
    #expect(
      try workspace.completions("a.wxml", "<my-card |").prefix(4) == [
        "binddone", "bindopen", "bindshut", "bindclose",
      ])
    let at = try workspace.at("a.wxml", "<my-card bind:|")
    let page = try at.page()
    guard case .declared(let subject)? = page.completions(at: at.offset)?.first?.subject else {
      Issue.record("no subject")
      return
    }
    #expect(page.documentation(of: subject)?.plain == "card/card.js:7\n\nIt is over.")
    let hover = try workspace.at("a.wxml", #"<my-card bind:do|ne="onDone"/>"#)
    #expect(
      try hover.page().hover(at: hover.offset)?.text.plain
        == "bind:done\n\nAn event of the component card/card.wxml, sent in card/card.js:7\n\nIt is over.")
  }

  /// On Alipay a component calls a function that it is given; one that is declared leads to its declaration.
  @Test(arguments: [
    ("Component({ methods: { f() { this.props.onDone(1) } } })", ["card.js 0:40-0:46"]),
    (
      "Component({ props: { onDone() {} }, methods: { f() { this.props.onDone(1) } } })",
      ["card.js 0:21-0:27"]
    ),
    ("Component({ methods: { f() { this.triggerEvent('done') } } })", ["card.js 0:48-0:52"]),
    ("Component({ methods: { f() { g(this.props.onDone) } } })", nil),
  ])
  func propertiesThatAreCalled(_ script: String, _ expected: [String]?) throws {
    let workspace = TestWorkspace([
      "app.json": #"{ "pages": ["a"], "usingComponents": { "my-card": "/card" } }"#, "a.axml": "<view/>",
      "a.js": "Page({ f() {} })", "card.axml": "<view/>", "card.json": #"{ "component": true }"#,
      "card.js": script,
    ])
    try expectEqual(workspace.definitions("a.axml", #"<my-card onD|one="f"/>"#), expected)
    #expect(try workspace.completions("a.axml", "<my-card |").contains("onDone") == (expected != nil))
  }

  @Test(arguments: ["swan", "ttml", "qml", "ksml"]) func otherDialects(_ suffix: String) throws {
    var files = ComponentEventTests.files
    for name in ["a", "b", "card/card"] {
      files["\(name).\(suffix)"] = files.removeValue(forKey: name + ".wxml")
    }
    try expectEqual(
      TestWorkspace(files).definitions("a.\(suffix)", #"<my-card bind:do|ne="onDone"/>"#),
      ComponentEventTests.done)
  }
}

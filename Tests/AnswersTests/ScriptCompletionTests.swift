import Diagnostics
import Testing

@testable import Answers

/// Names of data in the scripts of pages and components.
@Suite struct ScriptCompletionTests {
  private static let app = [
    "app.json": #"{"pages":["index"]}"#, "index.axml": "<view/>", "other.js": "",
    "index.json": #"{"usingComponents":{"my-list":"/list/list"}}"#,
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>",
  ]

  private let workspace = TestWorkspace(ScriptCompletionTests.app)

  private func completions(_ path: String, _ marked: String) throws -> [Completion]? {
    let at = try workspace.at(path, marked)
    return at.snapshot.scriptCompletions(in: at.text, at: at.offset)
  }

  @Test(arguments: [
    (
      "Page({ data: { list: [], a: 1 }, f() { this.setData({ 'b.c': 1 }); this.data.| } })",
      ["list", "a", "b"]
    ),
    ("Page({ data: { list: [] }, f() { const that = this; g(() => that.data.li|s) } })", ["list"]),
    ("Page({ data: { list: [], a: 1 }, f() { this.setData({ | }) } })", ["list", "a"]),
    ("Page({ data: { list: [], a: 1 }, f() { this.setData({ list: [], b|: 1 }) } })", ["a"]),
    ("Page({ data: { list: [], a: 1 }, f() { this.setData({ b: { c: 1 }, |a: 1 }) } })", ["list"]),
  ])
  func ofPages(_ marked: String, _ labels: [String]) throws {
    #expect(try completions("index.js", marked)?.map(\.label) == labels)
  }

  @Test(arguments: [
    ("Component({ data: { a: 1 }, props: { b: 2 }, methods: { f() { this.data.| } } })", ["a"]),
    ("Component({ data: { a: 1 }, props: { b: 2 }, methods: { f() { this.props.| } } })", ["b"]),
    ("Component({ data: { a: 1 }, props: { b: 2 }, methods: { f() { this.setData({|}) } } })", ["a"]),
  ])
  func ofComponents(_ marked: String, _ labels: [String]) throws {
    #expect(try completions("list/list.js", marked)?.map(\.label) == labels)
  }

  // MARK: Lifecycles

  @Test(arguments: [
    ("index.js", "Page({ | })", ["onLoad", "onTitleClick"], ["didMount", "attached", "onLaunch"]),
    ("index.js", "Page({ onLoad() {}, async onShow() {}, data: {}, onH|", ["onHide"], ["onLoad", "onShow"]),
    ("app.js", "App({ globalData: {}, | })", ["onLaunch", "onError"], ["onLoad"]),
    (
      "list/list.js", "Component({ |, methods: { onInit() {} } })", ["didMount", "onInit"],
      ["onLoad", "attached"]
    ),
  ])
  func functionsThatThePlatformCalls(
    _ path: String, _ marked: String, _ some: [String], _ without: [String]
  ) throws {
    let found = try #require(try completions(path, marked))
    let labels = found.map(\.label)
    #expect(Set(some).isSubset(of: labels) && Set(without).isDisjoint(with: labels), "\(labels)")
    #expect(labels == labels.sorted() && Set(labels).count == labels.count)
    #expect(
      found.allSatisfy { $0.kind == .lifecycle && $0.detail == "lifecycle function" && $0.text == $0.label })
  }

  @Test(arguments: [
    ("Component({ lifetimes: { attached() {}, | } })", ["created", "detached", "moved", "ready"]),
    ("Component({ pageLifetimes: { |show: f } })", ["hide", "resize", "routeDone"]),
    ("Component({ pageLifetimes: { show: f, | } })", ["hide", "resize", "routeDone"]),
  ])
  func ofWeChatsComponents(_ marked: String, _ labels: [String]) throws {
    let workspace = TestWorkspace([
      "app.json": #"{"pages":["index"]}"#, "index.wxml": "<view/>", "list/list.json": #"{"component":true}"#,
      "list/list.wxml": "<slot/>",
    ])
    let at = try workspace.at("list/list.js", marked)
    let found = at.snapshot.scriptCompletions(in: at.text, at: at.offset)?.map(\.label)
    #expect(found == labels)
  }

  @Test func whatIsTypedIsReplaced() throws {
    let at = try workspace.at("index.js", "Page({ data: { list: [] }, f() { this.data.l|i } })")
    let item = try #require(at.snapshot.scriptCompletions(in: at.text, at: at.offset)?.first)
    #expect(item.kind == .field && item.text == "list" && item.detail == "data: array")
    #expect(at.text.marked(item.replaced) == "Page({ data: { list: [] }, f() { this.data.⟦li⟧ } })")
  }

  @Test(arguments: [
    ("index.js", "Page({ data: { a: 1 }, f() { other.data.| } })"),
    ("index.js", "Page({ data: { | } })"), ("index.js", "Page({ f() { | } })"),
    ("index.js", "Page({ a: [1, |] })"),
    ("index.js", "my.Page({ | })"), ("index.js", "Page(f, { | })"), ("index.js", "f({ lifetimes: { | } })"),
    ("list/list.js", "Component({ methods: { | } })"), ("index.js", "Page({ lifetimes: { | } })"),
    ("index.js", "Page({ data: { a: 1 }, f() { this.setData({ a: | }) } })"),
    ("index.js", "Page({ data: { a: 1 }, f() { page.setData({ | }) } })"),
    ("index.js", "Page({ data: { a: 1 }, f() { this.data. // |\n } })"),
    ("index.js", "Page({ data: { a: 1 }, f() { g('this.data.|') } })"),
    ("other.js", "this.data.|"),
  ])
  func nothingElsewhere(_ path: String, _ marked: String) throws {
    #expect(try completions(path, marked)?.map(\.label) == nil)
  }
}

import Diagnostics
import Testing

@testable import Answers

@Suite struct CompletionTests {
  private static let app = [
    "app.json": #"{"pages":["index"],"usingComponents":{"my-list":"/list/list"}}"#,
    "index.json": #"{"usingComponents":{"my-bar":"./bar/bar"}}"#,
    "index.js": "Page({ onTap() {}, onMove() {} })",
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>",
    "list/list.js": "Component({ props: { title: '', max: 3, onPick() {} }, methods: {} })",
    "bar/bar.json": #"{"component":true}"#, "bar/bar.axml": "<slot/>", "bar/bar.js": "Component({})",
    "ItemCard/index.json": #"{"component":true}"#, "ItemCard/index.axml": "<slot/>",
    "ItemCard/index.js": "Component({})",
  ]

  private let workspace = TestWorkspace(CompletionTests.app)

  @Test func tags() throws {
    let labels = try workspace.completions("index.axml", "<|")
    #expect(labels.suffix(3) == ["my-bar", "my-list", "item-card"])
    #expect(labels.contains("view") && labels.contains("import-sjs") && labels.contains("mpaas-component"))
  }

  @Test(arguments: [
    ("中😀<vi|", "中😀<⟦vi⟧"), ("<view>\r\n  <vi|ew-x/>", "<view>\r\n  <⟦view-x⟧/>"), ("<|", "<⟦⟧"),
  ])
  func anItemReplacesWhatIsTyped(_ marked: String, _ replaced: String) throws {
    let at = try workspace.at("index.axml", marked)
    let item = try #require(try at.page().completions(at: at.offset)?.first { $0.label == "view" })
    #expect(item.kind == .tag && item.text == "view")
    #expect(at.text.marked(item.replaced) == replaced)
  }

  @Test func attributes() throws {
    let labels = try workspace.completions("index.axml", "<view onTap=\"a\" a:if=\"{{b}}\" | class=\"c\">")
    for label in ["hover-class", "a:for", "a:else", "id", "style", "catchTap", "onTouchStart", "hidden"] {
      #expect(labels.contains(label))
    }
    for label in ["onTap", "a:if", "class", "data-*"] { #expect(!labels.contains(label)) }
    #expect(Set(labels).count == labels.count)
  }

  @Test func attributesOfComponents() throws {
    #expect(try workspace.completions("index.axml", "<my-list |").prefix(3) == ["title", "max", "onPick"])
    let item = try workspace.item("max", "index.axml", "<my-list m|")
    #expect(item.detail == "number")
  }

  @Test func valuesAreWrittenAfterNames() throws {
    func item(_ label: String, _ marked: String) throws -> Completion {
      try workspace.item(label, "index.axml", marked)
    }
    var found = try item("onTap", "<view on|")
    #expect(found.text == "onTap" && found.snippet == "onTap=\"$1\"" && found.kind == .event)
    found = try item("a:if", "<view |")
    #expect(found.text == "a:if" && found.snippet == "a:if=\"{{$1}}\"")
    found = try item("a:else", "<view |")
    #expect(found.text == "a:else" && found.snippet == nil)
    found = try item("onTap", "<view on|Tip=\"a\"")
    #expect(found.text == "onTap" && found.snippet == nil)
  }

  @Test(arguments: [
    ("<my-list><text slot=\"|\"/></my-list>", ["head", "foot"]),
    ("<my-list><block><text slot=\"f|\"/></block></my-list>", ["head", "foot"]),
    ("<my-list><view><text slot=\"|\"/></view></my-list>", []), ("<text slot=\"|\"/>", []),
  ])
  func slots(_ marked: String, _ labels: [String]) throws {
    var workspace = workspace
    workspace.open("list/list.axml", #"<slot/><slot name="head"/><slot name="foot"/><slot name="{{a}}"/>"#)
    #expect(try workspace.completions("index.axml", marked) == labels)
  }

  @Test func endTags() throws {
    #expect(try workspace.completions("index.axml", "<view><text></|") == ["text"])
    #expect(try workspace.completions("index.axml", "</|") == [])
  }

  @Test(arguments: ["a |", "<!-- <|", "<view>|</view>", "<view class=\"a\"|"])
  func nothingWhereNothingCanBeCompleted(_ marked: String) throws {
    let at = try workspace.at("index.axml", marked)
    #expect(try at.page().completions(at: at.offset) == nil)
  }

  /// The Markdown that is shown of a completion when somebody looks at it.
  private func documentation(_ label: String, _ marked: String) throws -> String? {
    let at = try workspace.at("index.axml", marked)
    let page = try at.page()
    let item = try #require(page.completions(at: at.offset)?.first { $0.label == label })
    return switch item.subject {
    case .builtin(let subject): subject.documentation(.english)?.markdown
    case .declared(let subject): page.documentation(of: subject)?.markdown
    case nil: nil
    }
  }

  @Test func subjectsHaveDocumentation() throws {
    #expect(try documentation("view", "<|")?.hasPrefix("**`<view>`**\n\n") == true)
    #expect(try documentation("a:for", "<view |")?.hasPrefix("**`a:for`**: expression\n\n") == true)
    #expect(try documentation("onTap", "<view |")?.contains("The element was tapped.") == true)
    #expect(try documentation("my-list", "<|")?.contains("- `max`: number") == true)
    #expect(try documentation("title", "<my-list |")?.hasPrefix("**`title`**: string") == true)
  }

  @Test func componentsThatAreNotRegistered() throws {
    let item = try workspace.item("item-card", "index.axml", "<it|")
    #expect(item.detail == "ItemCard/index.axml" && item.unregistered == "/p/ItemCard/index.axml")
    #expect(try workspace.item("my-bar", "index.axml", "<my|").unregistered == nil)
  }

  @Test(
    arguments: [
      (nil, "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}\n"),
      ("{}", "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}"),
      ("", "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}\n"),
      (
        "{\r\n\t\"a\": 1\r\n}",
        "{\r\n\t\"a\": 1,\r\n\t\"usingComponents\": {\r\n\t\t\"item-card\": \"/ItemCard/index\"\r\n\t}\r\n}"
      ),
      (#"{ "a": "b" }"#, #"{ "a": "b", "usingComponents": { "item-card": "/ItemCard/index" } }"#),
      (
        #"{ "usingComponents": { "x": "../bar/bar" } }"#,
        #"{ "usingComponents": { "x": "../bar/bar", "item-card": "./ItemCard/index" } }"#
      ),
      (#"{"usingComponents":{}}"#, "{\"usingComponents\":{\n    \"item-card\": \"/ItemCard/index\"\n  }}"),
      (
        "{\n    \"usingComponents\": {\n        \"x\": \"/bar/bar\" // 中\n    }\n}",
        "{\n    \"usingComponents\": {\n        \"x\": \"/bar/bar\",\n        \"item-card\": \"/ItemCard/index\" // 中\n    }\n}"
      ),
      ("{ \"a\" }", nil), ("[]", nil), (#"{"usingComponents":3}"#, nil),
    ] as [(String?, String?)])
  func registrations(_ before: String?, _ after: String?) throws {
    var files = CompletionTests.app
    files["index.json"] = before
    let page = try TestWorkspace(files).page("index.axml", "<")
    let change = page.registration(of: "item-card", component: "/p/ItemCard/index.axml")
    let edits = change?.edits ?? []
    guard let after else {
      #expect(change == nil)
      return
    }
    guard let before else {
      let created = try #require(change?.created)
      #expect(created.path == "/p/index.json" && created.text == after && edits.isEmpty)
      return
    }
    try #require(edits.count == 1 && edits[0].place.path == "/p/index.json")
    let text = TestWorkspace.text("index.json", before)
    let range = edits[0].place.range
    #expect(
      text.string(ByteRange(0, range.start)) + edits[0].text
        + text.string(ByteRange(range.end, UInt32(text.count))) == after)
  }

  @Test(arguments: ["/elsewhere/index.json", "/p/absent.json", "/p/other.json"])
  func noFileIsMadeThroughALink(target: String) throws {
    var workspace = TestWorkspace(CompletionTests.app.merging([".git/HEAD": "", "other.json": "{}"]) { $1 })
    workspace.link("index.json", to: target)
    let page = try workspace.page("index.axml", "<")
    let change = page.registration(of: "item-card", component: "/p/ItemCard/index.axml")
    #expect(change == nil || target == "/p/other.json")
    #expect(change?.created == nil)
  }

  @Test func aTagIsRenamedAsItsComponentIs() throws {
    func edits(_ tag: String, _ text: String) throws -> [String]? {
      var workspace = workspace
      workspace.open("index.axml", text)
      let page = try workspace.page("index.axml", text)
      return page.registration(of: tag)?.edits.map { "\(workspace.shown($0.place)) \($0.text)" }
    }
    let text = "<ItemCard>\n</ItemCard><itemcard/>"
    #expect(
      try edits("ItemCard", text) == [
        #"index.json 0:40-0:40 , "item-card": "./ItemCard/index""#, "index.axml 0:1-0:9 item-card",
        "index.axml 1:2-1:10 item-card",
      ])
    #expect(try edits("other", text) == nil)
    // An edit comes once where an element has no end tag of its own.
    #expect(
      try edits("ItemCard", "<view><ItemCard><ItemCard></ItemCard></view>")?.dropFirst() == [
        "index.axml 0:7-0:15 item-card", "index.axml 0:17-0:25 item-card", "index.axml 0:28-0:36 item-card",
      ])
  }

  private static let values = [
    "app.json": #"{"pages":["pages/a/a","pages/b/b"]}"#,
    "pages/a/a.json": #"{"usingComponents":{"my-c":"/c/c"}}"#,
    "pages/a/a.js": """
    import m from './mixin'
    Page({ data: { title: '', list: [] }, mixins: [m], onLoad() {}, onTap() { this.setData({ late: 1 }) }, onMove() {} })
    """,
    "pages/a/mixin.js": "export default { fromMixin() {} }", "pages/b/b.axml": "", "pages/b/b.js": "Page({})",
    "c/c.json": #"{"component":true}"#, "c/c.axml": "", "c/c.js": "Component({ props: { format() {} } })",
    "parts/row.axml": #"<template name="row"><text/></template>"#, "parts/foot.axml": "<view/>",
    "utils/m.sjs": "const f = () => 1; export default { f, g() {} }", "utils/other.txt": "",
    "mpcheck.json":
      #"{"nativeViews":{"my_map":{"params":{"zoom":"number"},"events":["onMove"]},"my_chart":{}}}"#,
    "pages/a/pic.png": "", "node_modules/ui/ui.axml": "",
  ]

  private func labels(_ marked: String) throws -> [String] {
    try TestWorkspace(CompletionTests.values).completions("pages/a/a.axml", marked)
  }

  /// What an item takes the place of and what it writes.
  private func edit(_ label: String, _ marked: String) throws -> String {
    let at = try TestWorkspace(CompletionTests.values).at("pages/a/a.axml", marked)
    let item = try #require(try at.page().completions(at: at.offset)?.first { $0.label == label })
    return "\(at.text.shown(item.replaced)) \(item.text)"
  }

  @Test func handlers() throws {
    let all = ["fromMixin", "onMove", "onTap", "onLoad"]
    for marked in [
      "<view onTap=\"|\"/>", "<view onTap=\"on|", "<my-c onPick='|'/>",
      "<view onTap=\"{{a ? 'on|' : 'b'}}\"/>",
      "<view onTap=|>", "<my-c format=\"|\"/>", "<text>{{ a <view onTap=\"x\"/>\n<view\n onTap=\"o|",
    ] {
      #expect(try labels(marked) == all, "\(marked)")
    }
    #expect(try labels("<view onTap=\"a b|\"/>") == [])
    #expect(try edit("onTap", "<view 中=\"😀\" onTap=\"on|Move\"/>") == "0:24-0:30 onTap")
    #expect(try edit("onTap", "<view onTap=|>") == "0:12-0:12 \"onTap\"")
  }

  @Test func listedValues() throws {
    #expect(try labels("<image mode=\"|\"/>").contains("aspectFill"))
    #expect(try labels("<button size=\"m|").contains("mini"))
    #expect(try labels("<button disabled=\"|\"/>") == ["true", "false"])
    #expect(try labels("<view title=\"|\"/>") == [])
    #expect(
      try edit("top left", "<image mode=\"top l|eft\" class=\"a\"/>") == "0:13-0:21 top left")
    #expect(try edit("true", "<button disabled=\"t|\"/>") == "0:18-0:19 {{true}}")
  }

  @Test func nativeViews() throws {
    #expect(try labels("<mpaas-component type=\"|\"/>") == ["my_chart", "my_map"])
    #expect(try labels("<mpaas-component |").prefix(3) == ["id", "type", "style"])
    #expect(
      try labels("<mpaas-component | type=\"my_map\"/>").prefix(4) == ["id", "style", "zoom", "onMove"])
    #expect(try !labels("<mpaas-component |").contains("onTap"))
  }

  @Test func templates() throws {
    #expect(
      try labels("<import src=\"/parts/row\"/><template name=\"own\"/><template is=\"|\"/>") == [
        "own", "row",
      ])
    #expect(try labels("<template name=\"own\"/>\n<template is=\"o|") == ["own"])
  }

  @Test func paths() throws {
    #expect(try labels("<import src=\"|\"/>") == ["../../parts/row.axml"])
    #expect(try labels("<include src=\"|\"/>") == ["../../parts/foot.axml", "../../parts/row.axml"])
    #expect(try labels("<import src=\"../../|\"/>") == ["c/", "pages/", "parts/", "utils/"])
    #expect(try labels("<import src=\"/parts/r|\"/>") == ["foot.axml", "row.axml"])
    #expect(try labels("<import-sjs from=\"../../utils/|\" name=\"m\"/>") == ["m.sjs"])
    #expect(try labels("<image src=\"|\"/>") == ["./pic.png"])
    #expect(try labels("<navigator url=\"/|\"/>") == ["/pages/a/a", "/pages/b/b"])
    #expect(try edit("row.axml", "<import src=\"/parts/r|x.axml\"/>") == "0:20-0:27 row.axml")
  }

  @Test func globalsOfTheConfiguration() throws {
    let files = CompletionTests.values.merging(["mpcheck.json": #"{ "globals": ["I18n", "$t"] }"#]) { $1 }
    let workspace = TestWorkspace(files)
    #expect(
      try workspace.completions("pages/a/a.axml", "{{ | }}") == ["title", "list", "late", "$t", "I18n"])
    #expect(
      try workspace.completions("pages/a/a.axml", "<template name=\"t\"><view a=\"{{|\"/></template>")
        == ["$t", "I18n"])
    #expect(try workspace.completions("pages/a/a.axml", "{{ I18n.| }}") == [])
  }

  @Test func names() throws {
    #expect(try labels("{{ | }}") == ["title", "list", "late"])
    #expect(try labels("<view a=\"{{ti|") == ["title", "list", "late"])
    #expect(
      try labels(
        "<import-sjs name=\"m\" from=\"/utils/m\"/><view a:for=\"{{list}}\" a:for-item=\"row\"><text>{{|")
        == ["row", "index", "m", "title", "list", "late"])
    #expect(try labels("<view a:for=\"{{|}}\"/>") == ["title", "list", "late"])
    #expect(
      try labels("<view a:key=\"a\" a:for=\"{{list}}\" id=\"{{|}}\"/>") == [
        "item", "index", "title", "list", "late",
      ])
    #expect(
      try labels("<template name=\"t\"><view a:for=\"{{x}}\">{{|</view></template>") == ["item", "index"])
    #expect(try labels("{{ item.| }}") == [] && labels("{{ 1| }}") == [] && labels("{{ a.b.| }}") == [])
    #expect(try labels("<import-sjs name=\"m\" from=\"/utils/m\"/>{{ m.| }}") == ["f", "g"])
    #expect(try labels("{{ {...|} }}") == ["title", "list", "late"])
    #expect(try labels("中😀{{\r\n  ti|tle }}") == ["title", "list", "late"])
  }

  @Test func includedFilesSeeWhatIncludesThem() throws {
    var files = CompletionTests.values
    files["pages/a/a.axml"] = "<include src=\"/parts/foot\"/>"
    let workspace = TestWorkspace(files)
    #expect(try workspace.completions("parts/foot.axml", "{{ | }}") == ["title", "list", "late"])
    #expect(
      try workspace.completions("parts/foot.axml", "<view onTap=\"|") == [
        "fromMixin", "onMove", "onTap", "onLoad",
      ])
  }

  @Test func otherDialects() throws {
    let workspace = TestWorkspace([
      "app.json": #"{"pages":["a","b"]}"#, "a.wxml": "", "b.swan": "", "c/c.json": #"{"component":true}"#,
      "c/c.wxml": "",
      "c/c.js":
        "Component({ properties: { myTitle: { value: '', type: String }, n: Number }, methods: { f() { this.triggerEvent('change') } } })",
      "a.json": #"{"usingComponents":{"c":"/c/c"}}"#,
    ])
    var labels = try workspace.completions("a.wxml", "<view |")
    #expect(
      labels.contains("bindtap") && labels.contains("wx:if") && labels.contains("capture-catch:tap") == false)
    labels = try workspace.completions("a.wxml", "<view bindtap=\"a\" bind:|")
    #expect(
      labels.contains("bind:touchstart") && !labels.contains("bind:tap") && labels.contains("catch:tap"))
    #expect(try workspace.completions("a.wxml", "<c |").prefix(3) == ["myTitle", "n", "bindchange"])
    #expect(try workspace.item("myTitle", "a.wxml", "<c |").detail == "String")
    labels = try workspace.completions("b.swan", "<view |")
    #expect(labels.contains("s-if") && labels.contains("bindtap"))
    let item = try workspace.item("s-if", "b.swan", "<view |")
    #expect(item.snippet == "s-if=\"$1\"")
  }
}

extension TestWorkspace {
  func completions(_ path: String, _ marked: String) throws -> [String] {
    let at = try at(path, marked)
    let items = try #require(try at.page().completions(at: at.offset))
    // Clients sort by this.
    #expect(items.map(\.rank) == items.map(\.rank).sorted())
    return items.map(\.label)
  }

  func item(_ label: String, _ path: String, _ marked: String) throws -> Completion {
    let at = try at(path, marked)
    return try #require(try at.page().completions(at: at.offset)?.first { $0.label == label })
  }
}

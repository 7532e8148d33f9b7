import Files
import LanguageServerProtocol
import Testing

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

  private func client(_ capabilities: String = TestClient.everything) throws -> TestClient {
    try TestClient(CompletionTests.app, capabilities: capabilities)
  }

  @Test func tags() throws {
    let labels = try client().completions("index.axml", "<|")
    #expect(labels.suffix(3) == ["my-bar", "my-list", "item-card"])
    #expect(labels.contains("view") && labels.contains("import-sjs") && labels.contains("mpaas-component"))
  }

  @Test func anItemReplacesWhatIsTyped() throws {
    let client = try client()
    for (marked, start, end) in [
      ("中😀<vi|", 8, 10), ("<view>\r\n  <vi|ew-x/>", 3, 9), ("<|", 1, 1),
    ] {
      let item = try client.item("view", "index.axml", marked)
      #expect(item["filterText"]?.string == "view" && item["kind"]?.integer == 7)
      #expect(item["textEdit"]?["newText"]?.string == "view")
      #expect(item["textEdit"]?["range"]?["start"]?["character"]?.integer == start)
      #expect(item["textEdit"]?["range"]?["end"]?["character"]?.integer == end)
    }
  }

  @Test func columnsAreThoseOfTheEncoding() throws {
    let client = try TestClient(CompletionTests.app, capabilities: "{}")
    client.open("index.axml", "中😀<vi")
    let result = try client.request(
      "textDocument/completion",
      #"{"textDocument":{"uri":"file:///p/index.axml"},"position":{"line":0,"character":6}}"#)
    let item = try #require(result["items"]?.elements.first { $0["label"]?.string == "view" })
    #expect(
      item["textEdit"]?["range"]?.compact
        == #"{"start":{"line":0,"character":4},"end":{"line":0,"character":6}}"#)
  }

  @Test func attributes() throws {
    let client = try client()
    let labels = try client.completions("index.axml", "<view onTap=\"a\" a:if=\"{{b}}\" | class=\"c\">")
    for label in ["hover-class", "a:for", "a:else", "id", "style", "catchTap", "onTouchStart", "hidden"] {
      #expect(labels.contains(label))
    }
    for label in ["onTap", "a:if", "class", "data-*"] { #expect(!labels.contains(label)) }
    #expect(Set(labels).count == labels.count)
  }

  @Test func attributesOfComponents() throws {
    let client = try client()
    #expect(try client.completions("index.axml", "<my-list |").prefix(3) == ["title", "max", "onPick"])
    let item = try client.item("max", "index.axml", "<my-list m|")
    #expect(item["detail"]?.string == "number")
  }

  @Test func valuesAreWrittenWhereTheClientReadsSnippets() throws {
    var item = try client().item("onTap", "index.axml", "<view on|")
    #expect(item["textEdit"]?["newText"]?.string == "onTap=\"$1\"" && item["insertTextFormat"]?.integer == 2)
    item = try client().item("a:if", "index.axml", "<view |")
    #expect(item["textEdit"]?["newText"]?.string == "a:if=\"{{$1}}\"")
    item = try client().item("a:else", "index.axml", "<view |")
    #expect(item["textEdit"]?["newText"]?.string == "a:else" && item["insertTextFormat"] == nil)
    item = try client().item("onTap", "index.axml", "<view on|Tip=\"a\"")
    #expect(item["textEdit"]?["newText"]?.string == "onTap" && item["insertTextFormat"] == nil)
    item = try client(#"{"general":{"positionEncodings":["utf-8"]}}"#).item(
      "onTap", "index.axml", "<view on|")
    #expect(item["textEdit"]?["newText"]?.string == "onTap" && item["insertTextFormat"] == nil)
    // Kinds above those of the first version have to be declared.
    #expect(item["kind"]?.integer == 10)
  }

  @Test func endTags() throws {
    #expect(try client().completions("index.axml", "<view><text></|") == ["text"])
    #expect(try client().completions("index.axml", "</|") == [])
  }

  @Test func nothingWhereNothingCanBeCompleted() throws {
    let client = try client()
    for marked in ["a |", "<!-- <|", "<view>|</view>", "<view class=\"a\"|"] {
      let params = try client.openAtCursor("index.axml", marked)
      #expect(try client.request("textDocument/completion", params).isNull)
    }
    let params = try client.openAtCursor("index.js", "Page({ <| })")
    #expect(try client.request("textDocument/completion", params).isNull)
  }

  @Test func documentationIsResolved() throws {
    let client = try client()
    func documentation(_ label: String, _ marked: String) throws -> String? {
      let item = try client.item(label, "index.axml", marked)
      #expect(item["documentation"] == nil)
      let resolved = try client.request("completionItem/resolve", item.compact)
      #expect(resolved["label"]?.string == label && resolved["documentation"]?["kind"]?.string == "markdown")
      return resolved["documentation"]?["value"]?.string
    }
    #expect(try documentation("view", "<|")?.hasPrefix("**`<view>`**\n\n") == true)
    #expect(try documentation("a:for", "<view |")?.hasPrefix("**`a:for`**: expression\n\n") == true)
    #expect(try documentation("onTap", "<view |")?.contains("The element was tapped.") == true)
    #expect(try documentation("my-list", "<|")?.contains("- `max`: number") == true)
    #expect(try documentation("title", "<my-list |")?.hasPrefix("**`title`**: string") == true)
  }

  @Test func components() throws {
    let client = try client()
    let item = try client.item("item-card", "index.axml", "<it|")
    #expect(item["detail"]?.string == "ItemCard/index.axml")
    let command = try #require(item["command"])
    #expect(command["command"]?.string == "mpcheck.register")
    #expect(
      client.initialized?["capabilities"]?["executeCommandProvider"]?["commands"]?.compact
        == #"["mpcheck.register"]"#)
    let result = try client.request(
      "workspace/executeCommand",
      #"{"command":"mpcheck.register","arguments":\#(command["arguments"]?.compact ?? "")}"#)
    #expect(result.isNull)
    let edit = try client.next("workspace/applyEdit")
    #expect(
      edit["edit"]?["documentChanges"]?.compact
        == #"[{"textDocument":{"uri":"file:///p/index.json","version":null},"edits":[{"range":{"start":{"line":0,"character":40},"end":{"line":0,"character":40}},"newText":", \"item-card\": \"./ItemCard/index\""}]}]"#
    )
    // Registered ones have none.
    #expect(try client.completion("my-bar", "index.axml", "<my|")?["command"] == nil)
    let other = try self.client("{}")
    other.open("index.axml", "<")
    #expect(
      try other.request(
        "textDocument/completion",
        #"{"textDocument":{"uri":"file:///p/index.axml"},"position":{"line":0,"character":1}}"#)["items"]?
        .elements.allSatisfy { $0["command"] == nil } == true)
  }

  @Test(
    arguments: [
      (nil, nil),
      ("{}", "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}"),
      ("", "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}\n"),
      (
        "{\r\n\t\"a\": 1\r\n}",
        "{\r\n\t\"a\": 1,\r\n\t\"usingComponents\": {\r\n\t\t\"item-card\": \"/ItemCard/index\"\r\n\t}\r\n}"
      ),
      (#"{ "a": "b" }"#, #"{ "a": "b", "usingComponents": { "item-card": "/ItemCard/index" } }"#),
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
    let client = try TestClient(files)
    client.open("index.axml", "<")
    let call =
      #"{"command":"mpcheck.register","arguments":["file:///p/index.axml","item-card","/p/ItemCard/index.axml"]}"#
    guard let after else {
      let error = #expect(throws: LSP.ResponseError.self) {
        try client.request("workspace/executeCommand", call)
      }
      #expect(error?.code == -32803)
      return
    }
    try client.request("workspace/executeCommand", call)
    let edits = try client.next("workspace/applyEdit")["edit"]?["documentChanges"]?.elements.first?["edits"]
    let edit = try #require(edits?.elements.first)
    #expect(applied(edit, to: before ?? "") == after)
  }

  @Test func aTagIsRenamedAsItsComponentIs() throws {
    let client = try client()
    client.open("index.axml", "<ItemCard>\n</ItemCard><itemcard/>", version: 7)
    func register(_ tag: String) throws {
      try client.request(
        "workspace/executeCommand",
        #"{"command":"mpcheck.register","arguments":["file:///p/index.axml","\#(tag)"]}"#)
    }
    try register("ItemCard")
    let changes = try client.next("workspace/applyEdit")["edit"]?["documentChanges"]?.elements ?? []
    try #require(changes.count == 2)
    #expect(
      changes[0]["textDocument"]?.compact == #"{"uri":"file:///p/index.axml","version":7}"#)
    #expect(
      changes[0]["edits"]?.elements.map { $0["range"]?["start"]?.compact ?? "" }
        == [#"{"line":0,"character":1}"#, #"{"line":1,"character":2}"#])
    #expect(changes[0]["edits"]?.elements.allSatisfy { $0["newText"]?.string == "item-card" } == true)
    #expect(changes[1]["textDocument"]?["uri"]?.string == "file:///p/index.json")
    #expect(
      changes[1]["edits"]?.elements.map { $0["newText"]?.string } == [#", "item-card": "./ItemCard/index""#])
    let error = #expect(throws: LSP.ResponseError.self) { try register("other") }
    #expect(error?.code == -32803)
    // What is registered already needs nothing.
    try register("my-bar")
    // An edit comes once where an element has no end tag of its own.
    client.change("index.axml", to: "<view><ItemCard><ItemCard></ItemCard></view>", version: 8)
    try register("ItemCard")
    let nested = try client.next("workspace/applyEdit")["edit"]?["documentChanges"]?.elements.first
    #expect(
      nested?["edits"]?.elements.map { $0["range"]?["start"]?["character"]?.compact ?? "" }
        == ["7", "17", "28"])
  }

  @Test func aConfigurationIsMadeWhereTheClientCan() throws {
    var files = CompletionTests.app
    files["index.json"] = nil
    let client = try TestClient(
      files,
      capabilities:
        #"{"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}}}"#
    )
    client.open("index.axml", "<")
    try client.request(
      "workspace/executeCommand",
      #"{"command":"mpcheck.register","arguments":["file:///p/index.axml","item-card"]}"#)
    let changes = try client.next("workspace/applyEdit")["edit"]?["documentChanges"]?.elements ?? []
    try #require(changes.count == 2)
    #expect(changes.map { $0["kind"]?.string } == ["create", nil])
    #expect(changes[0]["uri"]?.string == "file:///p/index.json")
    #expect(
      changes[1]["edits"]?.elements.first?["newText"]?.string
        == "{\n  \"usingComponents\": {\n    \"item-card\": \"/ItemCard/index\"\n  }\n}\n")
  }

  @Test func untitledDocumentsAreCompleted() throws {
    let client = try client()
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:Untitled-1","languageId":"axml","version":1,"text":"<vi"}}"#)
    let result = try client.request(
      "textDocument/completion",
      #"{"textDocument":{"uri":"untitled:Untitled-1"},"position":{"line":0,"character":3}}"#)
    #expect(result["items"]?.elements.contains { $0["label"]?.string == "view" } == true)
  }

  /// A place is what the client counts, in whatever it counts.
  @Test(arguments: [("utf-8", 24), ("utf-16", 18), ("utf-32", 17)])
  func encodings(_ encoding: String, _ start: Int) throws {
    let client = try TestClient(
      CompletionTests.values, capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
    client.open("pages/a/a.axml", "<view>\r\n<view 中=\"😀文\" onTap=\"on")
    let column = start + 3
    let result = try client.request(
      "textDocument/completion",
      #"{"textDocument":{"uri":"file:///p/pages/a/a.axml"},"position":{"line":1,"character":\#(column + 2)}}"#
    )
    #expect(
      result["items"]?.elements.first { $0["label"]?.string == "onTap" }?["textEdit"]?.compact
        == #"{"range":{"start":{"line":1,"character":\#(column)},"end":{"line":1,"character":\#(column + 2)}},"newText":"onTap"}"#
    )
  }

  /// The text after one edit whose columns are bytes.
  private func applied(_ edit: JSONValue, to text: String) -> String {
    let bytes = Array(text.utf8)
    func offset(_ position: JSONValue?) -> Int {
      var line = position?["line"]?.integer ?? 0
      var start = 0
      while line > 0, let end = bytes[start...].firstIndex(of: 0x0A) {
        start = end + 1
        line -= 1
      }
      return start + (position?["character"]?.integer ?? 0)
    }
    let start = offset(edit["range"]?["start"])
    let end = offset(edit["range"]?["end"])
    return String(
      decoding: bytes[..<start] + (edit["newText"]?.string ?? "").utf8 + bytes[end...], as: UTF8.self)
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
    "pages/a/pic.png": "",
  ]

  private func labels(_ marked: String) throws -> [String] {
    try TestClient(CompletionTests.values).completions("pages/a/a.axml", marked)
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
    let client = try TestClient(CompletionTests.values)
    var item = try client.item("onTap", "pages/a/a.axml", "<view 中=\"😀\" onTap=\"on|Move\"/>")
    #expect(
      item["textEdit"]?.compact
        == #"{"range":{"start":{"line":0,"character":24},"end":{"line":0,"character":30}},"newText":"onTap"}"#
    )
    item = try client.item("onTap", "pages/a/a.axml", "<view onTap=|>")
    #expect(item["textEdit"]?["newText"]?.string == "\"onTap\"")
  }

  @Test func declarationsAreResolved() throws {
    var files = CompletionTests.values
    files["pages/a/a.js"] =
      "Page({\n  // The 标题.\n  data: { title: '' },\n  /** Goes on. */\n  onTap() {}\n})"
    let client = try TestClient(files, capabilities: #"{"general":{"positionEncodings":["utf-8"]}}"#)
    func documentation(_ label: String, _ marked: String) throws -> String? {
      let item = try client.item(label, "pages/a/a.axml", marked)
      return try client.request("completionItem/resolve", item.compact)["documentation"]?.string
    }
    #expect(try documentation("onTap", "<view onTap=\"|") == "pages/a/a.js:5\n\nGoes on.")
    #expect(try documentation("title", "{{|") == "pages/a/a.js:3")
    #expect(try documentation("t", "<template name=\"t\"/><template is=\"|\"/>") == "pages/a/a.axml:1")
  }

  @Test func listedValues() throws {
    #expect(try labels("<image mode=\"|\"/>").contains("aspectFill"))
    #expect(try labels("<button size=\"m|").contains("mini"))
    #expect(try labels("<button disabled=\"|\"/>") == ["true", "false"])
    #expect(try labels("<view title=\"|\"/>") == [])
    let modes = try TestClient(CompletionTests.values)
    let mode = try modes.item("top left", "pages/a/a.axml", "<image mode=\"top l|eft\" class=\"a\"/>")
    #expect(
      mode["textEdit"]?.compact
        == #"{"range":{"start":{"line":0,"character":13},"end":{"line":0,"character":21}},"newText":"top left"}"#
    )
    let client = try TestClient(CompletionTests.values)
    let item = try client.item("true", "pages/a/a.axml", "<button disabled=\"t|\"/>")
    #expect(item["textEdit"]?["newText"]?.string == "{{true}}")
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
    let client = try TestClient(CompletionTests.values)
    let item = try client.item("row.axml", "pages/a/a.axml", "<import src=\"/parts/r|x.axml\"/>")
    #expect(
      item["textEdit"]?.compact
        == #"{"range":{"start":{"line":0,"character":20},"end":{"line":0,"character":27}},"newText":"row.axml"}"#
    )
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
    let client = try TestClient(files)
    #expect(try client.completions("parts/foot.axml", "{{ | }}") == ["title", "list", "late"])
    #expect(
      try client.completions("parts/foot.axml", "<view onTap=\"|") == [
        "fromMixin", "onMove", "onTap", "onLoad",
      ])
  }

  @Test func otherDialects() throws {
    let client = try TestClient([
      "app.json": #"{"pages":["a","b"]}"#, "a.wxml": "", "b.swan": "", "c/c.json": #"{"component":true}"#,
      "c/c.wxml": "",
      "c/c.js":
        "Component({ properties: { myTitle: { value: '', type: String }, n: Number }, methods: { f() { this.triggerEvent('change') } } })",
      "a.json": #"{"usingComponents":{"c":"/c/c"}}"#,
    ])
    var labels = try client.completions("a.wxml", "<view |")
    #expect(
      labels.contains("bindtap") && labels.contains("wx:if") && labels.contains("capture-catch:tap") == false)
    labels = try client.completions("a.wxml", "<view bindtap=\"a\" bind:|")
    #expect(
      labels.contains("bind:touchstart") && !labels.contains("bind:tap") && labels.contains("catch:tap"))
    #expect(try client.completions("a.wxml", "<c |").prefix(3) == ["myTitle", "n", "bindchange"])
    #expect(try client.completion("myTitle", "a.wxml", "<c |")?["detail"]?.string == "String")
    labels = try client.completions("b.swan", "<view |")
    #expect(labels.contains("s-if") && labels.contains("bindtap"))
    let item = try client.item("s-if", "b.swan", "<view |")
    #expect(item["textEdit"]?["newText"]?.string == "s-if=\"$1\"")
  }
}

extension TestClient {
  /// The items at the `|` of a text.
  func completionItems(_ path: String, _ marked: String) throws -> [JSONValue] {
    let result = try request("textDocument/completion", try openAtCursor(path, marked))
    #expect(result["isIncomplete"]?.bool == false)
    let items = result["items"]?.elements ?? []
    // Clients sort by this.
    #expect(items.map { $0["sortText"]?.string ?? "" } == items.map { $0["sortText"]?.string ?? "" }.sorted())
    return items
  }

  func completions(_ path: String, _ marked: String) throws -> [String] {
    try completionItems(path, marked).map { $0["label"]?.string ?? "" }
  }

  func item(_ label: String, _ path: String, _ marked: String) throws -> JSONValue {
    let found = try completion(label, path, marked)
    return try #require(found)
  }

  func completion(_ label: String, _ path: String, _ marked: String) throws -> JSONValue? {
    try completionItems(path, marked).first { $0["label"]?.string == label }
  }
}

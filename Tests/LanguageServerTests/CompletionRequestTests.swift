import Files
import LanguageServerProtocol
import Testing

@Suite struct CompletionRequestTests {
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
    try TestClient(CompletionRequestTests.app, capabilities: capabilities)
  }

  @Test func columnsAreThoseOfTheEncoding() throws {
    let client = try TestClient(CompletionRequestTests.app, capabilities: "{}")
    client.open("index.axml", "中😀<vi")
    let result = try client.request(
      "textDocument/completion",
      #"{"textDocument":{"uri":"file:///p/index.axml"},"position":{"line":0,"character":6}}"#)
    let item = try #require(result["items"]?.elements.first { $0["label"]?.string == "view" })
    #expect(
      item["textEdit"]?["range"]?.compact
        == #"{"start":{"line":0,"character":4},"end":{"line":0,"character":6}}"#)
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
    // Kinds beyond the first version's must be declared.
    #expect(item["kind"]?.integer == 10)
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

  @Test func namesOfDataInScripts() throws {
    let client = try client()
    let params = try client.openAtCursor(
      "list/list.js", "Component({ data: { 中: 1 }, methods: { f() { this.data.| } } })")
    let result = try client.request("textDocument/completion", params)
    #expect(result["items"]?.elements.map { $0["label"]?.string } == ["中"])
    #expect(result["items"]?.elements.first?["detail"]?.string == "data: number")
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
        == #"["mpcheck.register","mpcheck.explain","mpcheck.rules","mpcheck.fixProgram"]"#)
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
    var files = CompletionRequestTests.app
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
    // One that cannot says so.
    let other = try TestClient(files)
    other.open("index.axml", "<")
    let error = #expect(throws: LSP.ResponseError.self) {
      try other.request(
        "workspace/executeCommand",
        #"{"command":"mpcheck.register","arguments":["file:///p/index.axml","item-card"]}"#)
    }
    #expect(error?.code == -32803)
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
      CompletionRequestTests.values, capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
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

  private static let values = [
    "app.json": #"{"pages":["pages/a/a"]}"#, "pages/a/a.js": "Page({ onTap() {} })",
  ]

  @Test func declarationsAreResolved() throws {
    var files = CompletionRequestTests.values
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

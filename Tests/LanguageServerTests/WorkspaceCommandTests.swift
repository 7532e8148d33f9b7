import Diagnostics
import Files
import LanguageServerProtocol
import Testing

/// What `workspace/executeCommand` runs, beside the registration of components.
@Suite struct WorkspaceCommandTests {
  private static let files = [
    "app.json": #"{"pages":["index","other"]}"#, "index.js": "Page({})", "other.js": "Page({})",
    "index.axml": "<view class=a/>", "other.axml": "<view class=a/><view class=b/>",
  ]

  private func run(_ command: String, _ arguments: String = "[]", in client: TestClient) throws -> JSONValue {
    try client.request(
      "workspace/executeCommand", #"{"command":"mpcheck.\#(command)","arguments":\#(arguments)}"#)
  }

  private func messages(_ client: TestClient) -> [String?] {
    client.received.filter { $0["method"]?.string == "window/showMessage" }
      .map { $0["params"]?["message"]?.string }
  }

  // MARK: Explain

  private func explanations(_ client: TestClient, _ text: String, upTo end: Int) throws -> [JSONValue] {
    client.open("index.axml", text)
    return try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"file:///p/index.axml"},"range":{"start":{"line":0,"character":0},\
      "end":{"line":0,"character":\(end)}},"context":{"diagnostics":[]}}
      """
    ).elements.filter { $0["command"] != nil }
  }

  @Test func eachRuleIsExplainedOnce() throws {
    let found = try explanations(
      try TestClient(WorkspaceCommandTests.files), "<viw class=a/><viw/>", upTo: 20)
    #expect(found.map { $0["title"]?.string } == ["Explain unknown-tag", "Explain unquoted-value"])
    #expect(found.map { $0["kind"]?.string } == ["quickfix", "quickfix"])
    #expect(found.map { $0["edit"] == nil } == [true, true])
    #expect(
      found[0]["command"]?.compact
        == #"{"title":"Explain unknown-tag","command":"mpcheck.explain","arguments":["unknown-tag"]}"#)
    #expect(found[0]["diagnostics"]?.elements.map { $0["code"]?.string } == ["unknown-tag"])
  }

  /// A link in the finding leads there; where the client shows none, the action does.
  @Test func aFindingWithAnAddressNeedsNone() throws {
    let site = SiteAddress("https://example.org")
    let describing = """
      {"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true},\
      "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}
      """
    let linking = try TestClient(WorkspaceCommandTests.files, capabilities: describing, site: site)
    #expect(try explanations(linking, "<viw/>", upTo: 2).isEmpty)
    let plain = try TestClient(WorkspaceCommandTests.files, site: site)
    #expect(try explanations(plain, "<viw/>", upTo: 2).map { $0["title"]?.string } == ["Explain unknown-tag"])
  }

  @Test func aMistakeInAConfigurationHasNoExplanation() throws {
    let client = try TestClient(WorkspaceCommandTests.files)
    client.open("mpcheck.json", #"{"rulse":{}}"#)
    let place = #"{"line":0,"character":3}"#
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"file:///p/mpcheck.json"},"range":{"start":\(place),"end":\(place)},\
      "context":{"diagnostics":[]}}
      """)
    #expect(actions.elements.isEmpty)
  }

  /// The text is answered; a client that does not say that it shows it is sent it as a message.
  @Test func anExplanationIsWhatTheCommandLinePrints() throws {
    let client = try TestClient(WorkspaceCommandTests.files)
    let text = try run("explain", #"["unquoted-value",true]"#, in: client).string ?? ""
    #expect(text.hasPrefix("unquoted-value: "))
    #expect(text.contains("\nWhy\n") && text.contains("mpcheck.json:"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(messages(client) == [])
    #expect(try run("explain", #"["unquoted-value"]"#, in: client).string == text)
    #expect(messages(client) == [text])
    let chinese = try TestClient(WorkspaceCommandTests.files, locale: "zh-cn")
    #expect(try run("explain", #"["unquoted-value",true]"#, in: chinese).string?.contains("\n原因\n") == true)
  }

  @Test(arguments: [
    ("explain", #"["no-rule"]"#, -32803), ("explain", "[]", -32602), ("explain", "[3]", -32602),
    ("register", "[]", -32602), ("nonsense", "[]", -32602),
  ])
  func whatCannotRunIsAnError(_ command: String, _ arguments: String, _ code: Int) throws {
    let client = try TestClient(WorkspaceCommandTests.files)
    let error = #expect(throws: LSP.ResponseError.self) { try run(command, arguments, in: client) }
    #expect(error?.code == code)
  }

  @Test func allRulesAreListedWithTheirPages() throws {
    let plain = try run("rules", in: try TestClient(WorkspaceCommandTests.files)).elements
    let ids = plain.compactMap { $0["id"]?.string }
    #expect(ids.count > 200 && ids == ids.sorted() && ids.contains("unknown-tag"))
    #expect(plain.allSatisfy { $0["page"] == nil && $0["summary"]?.string?.isEmpty == false })
    let site = SiteAddress("https://example.org")
    let linked = try run("rules", in: try TestClient(WorkspaceCommandTests.files, site: site)).elements
    #expect(
      linked.first { $0["id"]?.string == "unknown-tag" }?["page"]?.string
        == "https://example.org/rules/unknown-tag.html")
  }

  // MARK: Fixes

  @Test func allSafeFixesOfTheProgramAreOneEdit() throws {
    let client = try TestClient(WorkspaceCommandTests.files)
    // What is not saved counts.
    client.open("index.axml", "<view class=\"a\"/><view id=x/>", version: 4)
    #expect(try run("fixProgram", in: client).compact == #"{"fixed":3,"files":2}"#)
    let params = try client.next("workspace/applyEdit")
    #expect(params["label"]?.string == "Apply all safe fixes of the program")
    let changes = params["edit"]?["documentChanges"]?.elements ?? []
    #expect(
      changes.map { $0["textDocument"]?.compact } == [
        #"{"uri":"file:///p/index.axml","version":4}"#, #"{"uri":"file:///p/other.axml","version":null}"#,
      ])
    #expect(
      changes.map { $0["edits"]?.elements.map { $0["newText"]?.string } } == [
        ["\"x\""], ["\"a\"/><view class=\"b\""],
      ])
    // The findings are those of the texts as they are until the client applies it.
    #expect(try run("fixProgram", in: client)["fixed"]?.integer == 3)
  }

  @Test func withoutFixesNothingIsApplied() throws {
    let files = WorkspaceCommandTests.files.merging(["index.axml": "", "other.axml": "<viw/>"]) { $1 }
    let client = try TestClient(files)
    #expect(try run("fixProgram", in: client).compact == #"{"fixed":0,"files":0}"#)
    #expect(!client.received.contains { $0["method"]?.string == "workspace/applyEdit" })
  }

  @Test func aClientThatAppliesNothingIsToldSo() throws {
    let client = try TestClient(WorkspaceCommandTests.files, capabilities: TestClient.pushing)
    let error = #expect(throws: LSP.ResponseError.self) { try run("fixProgram", in: client) }
    #expect(error?.code == -32803)
    #expect(error?.message == "the client cannot apply edits")
  }
}

import Files
import LanguageServerProtocol
import Testing

/// Which findings are shown, and how: in open files all, in others only on request and without infos.
@Suite struct DiagnosticScopeTests {
  /// A page with a warning and an info, and one that is never opened with the same.
  private static let page = "<viw/><view onTap=\"\"/>"
  private static let files = [
    "app.json": #"{"pages":["index","other"]}"#, "index.js": "Page({})", "other.js": "Page({})",
    "index.axml": page, "other.axml": page,
  ]
  private static let pulling =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  private func client(
    _ options: String = "null", capabilities: String = TestClient.everything, files: [String: String] = files
  ) throws -> TestClient {
    try TestClient(files, capabilities: capabilities, options: options)
  }

  /// What is sent of each file; waits for it.
  private func sent(_ client: TestClient) throws -> [String: [String]] {
    var sent = [try client.next("textDocument/publishDiagnostics")]
    // All that is sent at once is there before an answer.
    try client.request("workspace/symbol", #"{"query":"nothing"}"#)
    sent += client.received.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] }
    client.forgetReceived()
    return Dictionary(
      sent.map {
        (String($0["uri"]?.string?.dropFirst("file:///p/".count) ?? ""), shown($0["diagnostics"]))
      }, uniquingKeysWith: { $1 })
  }

  /// Each finding as its severity and its rule.
  private func shown(_ diagnostics: JSONValue?) -> [String] {
    diagnostics?.elements.map { "\($0["severity"]?.integer ?? 0) \($0["code"]?.string ?? "")" } ?? []
  }

  private func set(_ settings: String, in client: TestClient) {
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"mpcheck":\#(settings)}}"#)
  }

  @Test func openFilesAloneHaveFindingsAndInfosAreHints() throws {
    let client = try client()
    client.open("index.axml", DiagnosticScopeTests.page)
    #expect(try sent(client) == ["index.axml": ["2 unknown-tag", "4 empty-handler"]])
  }

  @Test func nullIsThePreset() throws {
    let client = try client(#"{"minimumSeverity":"error","diagnosticScope":"program"}"#)
    client.open("index.axml", DiagnosticScopeTests.page)
    #expect(try sent(client) == ["index.axml": []])
    set(#"{"minimumSeverity":null,"diagnosticScope":null}"#, in: client)
    #expect(try sent(client) == ["index.axml": ["2 unknown-tag", "4 empty-handler"]])
  }

  @Test func ofFilesThatAreNotOpenWarningsAreShownOnRequest() throws {
    let client = try client(#"{"diagnosticScope":"program"}"#)
    client.open("index.axml", DiagnosticScopeTests.page)
    #expect(
      try sent(client) == [
        "index.axml": ["2 unknown-tag", "4 empty-handler"], "other.axml": ["2 unknown-tag"],
      ])
    client.open("other.axml", DiagnosticScopeTests.page)
    #expect(try sent(client) == ["other.axml": ["2 unknown-tag", "4 empty-handler"]])
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///p/other.axml"}}"#)
    #expect(try sent(client) == ["other.axml": ["2 unknown-tag"]])
    set(#"{"diagnosticScope":"open"}"#, in: client)
    #expect(try sent(client) == ["other.axml": []])
  }

  @Test(arguments: [
    ("info", ["2 unknown-tag", "4 empty-handler"]), ("warning", ["2 unknown-tag"]), ("error", []),
  ])
  func aSeverityThatIsSetIsForAllFiles(_ severity: String, _ expected: [String]) throws {
    let client = try client(#"{"minimumSeverity":"\#(severity)","diagnosticScope":"program"}"#)
    client.open("index.axml", DiagnosticScopeTests.page)
    let found = try sent(client)
    #expect(found["index.axml"] == expected)
    #expect(found["other.axml"] ?? [] == expected)
  }

  @Test(arguments: ["null", #"{"diagnosticScope":"open","minimumSeverity":"error"}"#])
  func aMistakeInTheConfigurationIsShownInEveryScope(_ options: String) throws {
    let files = DiagnosticScopeTests.files.merging(["mpcheck.json": #"{"rulse":{}}"#]) { $1 }
    let client = try client(options, files: files)
    #expect(try client.findings(in: "mpcheck.json") == ["0:2 configuration"])
    let pulling = try self.client(options, capabilities: DiagnosticScopeTests.pulling, files: files)
    pulling.open("app.json", files["app.json"]!)
    let answer = try pulling.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    #expect(answer["items"]?.elements.map { $0["uri"]?.string } == ["file:///p/mpcheck.json"])
    #expect(answer["items"]?.elements.map { shown($0["items"]) } == [["1 configuration"]])
  }

  // MARK: Pull

  @Test func answersAboutTheWorkspaceFollowTheScope() throws {
    let client = try client(capabilities: DiagnosticScopeTests.pulling)
    client.open("index.axml", DiagnosticScopeTests.page)
    func workspace(_ previous: String = "[]") throws -> [JSONValue] {
      try client.request("workspace/diagnostic", #"{"previousResultIds":\#(previous)}"#)["items"]?.elements
        ?? []
    }
    #expect(try workspace().isEmpty)
    let document = try client.request(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"file:///p/index.axml"}}"#)
    #expect(shown(document["items"]) == ["2 unknown-tag", "4 empty-handler"])

    set(#"{"diagnosticScope":"program"}"#, in: client)
    _ = try client.next("workspace/diagnostic/refresh")
    let all = try workspace()
    #expect(all.map { $0["uri"]?.string } == ["file:///p/index.axml", "file:///p/other.axml"])
    #expect(all.map { shown($0["items"]) } == [["2 unknown-tag", "4 empty-handler"], ["2 unknown-tag"]])

    set(#"{"diagnosticScope":"open"}"#, in: client)
    let known = all[1]["resultId"]?.string ?? ""
    let rest = try workspace(#"[{"uri":"file:///p/other.axml","value":"\#(known)"}]"#)
    #expect(
      rest.map(\.compact) == [
        #"{"uri":"file:///p/other.axml","version":null,"kind":"full","resultId":"0","items":[]}"#
      ])
  }

  /// A client is not requested to pull because of findings that it is not shown.
  @Test func findingsThatAreNotShownRefreshNothing() throws {
    let files = DiagnosticScopeTests.files.merging(["other.axml": "<view onTap=\"onTap\"/>"]) { $1 }
    for scope in ["open", "program"] {
      let client = try client(
        #"{"diagnosticScope":"\#(scope)"}"#, capabilities: DiagnosticScopeTests.pulling, files: files)
      client.open("other.js", "Page({ onTap() {} })")
      try client.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
      client.change("other.js", to: "Page({})")
      if scope == "program" {
        _ = try client.next("workspace/diagnostic/refresh")
        continue
      }
      for _ in 0..<3 { try client.request("workspace/symbol", #"{"query":"nothing"}"#) }
      #expect(!client.received.contains { $0["method"]?.string == "workspace/diagnostic/refresh" })
    }
  }
}

import Diagnostics
import Files
import LanguageServerProtocol
import ServerConnection
import Testing

@Suite struct LifecycleTests {
  private static let app = ["app.json": #"{"pages":["index"]}"#, "index.js": "Page({ onTap() {} })"]

  @Test func findingsAreSentForEachChange() throws {
    let client = try TestClient(LifecycleTests.app)
    client.open("index.axml", "<view onTap=\"onTap\"/>")
    #expect(try client.findings(in: "index.axml") == [])
    client.change("index.axml", to: "<viw/>\n<view onTap=\"onTip\"/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 unknown-tag", "1:13 undefined-handler"])
  }

  private static let describing =
    #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#
  private static let describingPulled = """
    {"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true},"diagnostic":{}},\
    "workspace":{"diagnostics":{"refreshSupport":true}}}
    """

  /// Only a client that knows such links gets them, only where an address is known, and only for rules.
  @Test(arguments: [
    (describing, "https://example.org", "https://example.org/rules/unknown-tag.html"),
    (describing, "", nil), (TestClient.pushing, "https://example.org", nil),
  ])
  func findingsLeadToThePagesOfTheirRules(capabilities: String, address: String, page: String?) throws {
    let client = try TestClient(
      LifecycleTests.app, capabilities: capabilities, site: SiteAddress(address))
    client.open("index.axml", "<viw/>")
    let params = try client.next("textDocument/publishDiagnostics")
    let finding = try #require(params["diagnostics"]?.elements.first)
    #expect(finding["code"]?.string == "unknown-tag")
    #expect(finding["codeDescription"]?["href"]?.string == page)
  }

  @Test func pulledFindingsLeadThereToo() throws {
    let client = try TestClient(
      LifecycleTests.app, capabilities: LifecycleTests.describingPulled,
      site: SiteAddress("https://example.org/"))
    client.open("index.axml", "<viw/>")
    let report = try client.request(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"file:///p/index.axml"}}"#)
    #expect(
      report["items"]?.elements.first?["codeDescription"]?["href"]?.string
        == "https://example.org/rules/unknown-tag.html")
  }

  @Test func aMistakeInAConfigurationHasNoPage() throws {
    let client = try TestClient(
      LifecycleTests.app.merging(["mpcheck.json": "{ \"rulse\": {} }"]) { $1 },
      capabilities: LifecycleTests.describing, site: SiteAddress("https://example.org"))
    client.open("index.axml", "<view/>")
    client.open("mpcheck.json", "{ \"rulse\": {} }")
    let findings = try (0..<2).flatMap { _ in
      try client.next("textDocument/publishDiagnostics")["diagnostics"]?.elements ?? []
    }
    #expect(findings.map { $0["code"]?.string } == ["configuration"])
    #expect(findings.map { $0["codeDescription"] == nil } == [true])
  }

  @Test func theServerSaysWhoItIs() throws {
    let client = try TestClient([:])
    #expect(client.initialized?["serverInfo"]?["name"]?.string == "mpcheck")
    #expect(client.initialized?["capabilities"]?["positionEncoding"]?.string == "utf-8")
  }

  @Test(arguments: [
    ("initialize", -32600), ("textDocument/nonsense", -32601), ("textDocument/foldingRange", -32602),
  ])
  func requestsThatCannotBeAnsweredAreErrors(_ method: String, _ code: Int) throws {
    let client = try TestClient([:])
    let error = #expect(throws: LSP.ResponseError.self) { try client.request(method, "[]") }
    #expect(error?.code == code)
  }

  // MARK: Messages

  private static let empty = MemoryFileSystem()

  private func code(_ answer: Result<JSONValue, LSP.ResponseError>) -> Int? {
    if case .failure(let error) = answer { error.code } else { nil }
  }

  @Test func nothingIsAnsweredBeforeInitialize() throws {
    let connection = try ServerConnection(LifecycleTests.empty)
    #expect(code(try connection.request("textDocument/hover", "{}")) == -32002)
    connection.notify("textDocument/didOpen", "{}")
    #expect(code(try connection.request("shutdown", "null")) == -32002)
    #expect(code(try connection.request("initialize", "{}")) == nil)
    #expect(code(try connection.request("initialize", "{}")) == -32600)
    #expect(connection.received.isEmpty)
  }

  @Test func nothingIsAnsweredAfterShutdown() throws {
    let connection = try ServerConnection(LifecycleTests.empty)
    _ = try connection.request("initialize", "null")
    #expect(code(try connection.request("shutdown", "null")) == nil)
    #expect(code(try connection.request("shutdown", "null")) == -32600)
    #expect(code(try connection.request("nonsense", "null")) == -32600)
  }

  @Test(arguments: [
    (
      "{",
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the message is not JSON: \"{\" is never closed"}}"#
    ),
    ("[]", #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message is an object"}}"#),
    (
      #"{"id":{},"method":"x"}"#,
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"an id is a number or a string"}}"#
    ),
    (
      #"{"id":"ö","method":"x"}"#,
      #"{"jsonrpc":"2.0","id":"ö","error":{"code":-32601,"message":"the method \"x\" is unknown"}}"#
    ),
  ])
  func whatIsNoMessageIsSaid(_ content: String, _ expected: String) throws {
    let connection = try ServerConnection(LifecycleTests.empty)
    _ = try connection.request("initialize", "{}")
    connection.send(content)
    #expect(try connection.receive().compact == expected)
    #expect(code(try connection.request("shutdown", "{}")) == nil)
  }

  @Test func parametersThatAreNullOrEmptyAreTheSame() throws {
    let connection = try ServerConnection(LifecycleTests.empty)
    _ = try connection.request("initialize", "{}")
    for params in ["null", "{}"] {
      #expect(code(try connection.request("textDocument/foldingRange", params)) == -32602)
      guard case .success(let items) = try connection.request("workspace/diagnostic", params) else {
        Issue.record("no answer to \(params)")
        continue
      }
      #expect(items.compact == #"{"items":[]}"#)
    }
    connection.send(#"{"jsonrpc":"2.0","id":77,"method":"workspace/diagnostic"}"#)
    guard case .success(let items) = try connection.answer(to: 77) else {
      Issue.record("no answer without parameters")
      return
    }
    #expect(items.compact == #"{"items":[]}"#)
  }

  @Test func aRequestThatWaitsCanBeCancelled() throws {
    let connection = try ServerConnection(LifecycleTests.empty)
    _ = try connection.request("initialize", "{}")
    func message(_ content: String) -> [UInt8] {
      Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
    }
    connection.send(
      message(#"{"jsonrpc":"2.0","id":90,"method":"workspace/diagnostic"}"#)
        + message(#"{"jsonrpc":"2.0","id":"a","method":"workspace/diagnostic"}"#)
        + message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#))
    #expect(code(try connection.answer(to: 90)) == nil)
    let cancelled = try connection.receive()
    #expect(cancelled["id"]?.string == "a")
    #expect(cancelled["error"]?["code"]?.integer == -32800)
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32", "nonsense"])
  func theEncodingIsOneThatTheClientOffers(_ offered: String) throws {
    let client = try TestClient([:], capabilities: #"{"general":{"positionEncodings":["\#(offered)"]}}"#)
    let chosen = client.initialized?["capabilities"]?["positionEncoding"]?.string
    #expect(chosen == (offered == "nonsense" ? "utf-16" : offered))
  }

  @Test(arguments: [
    ("file:///p/a%20b.axml", "/p/a b.axml"), ("file:///C%3A/x.axml", "/c:/x.axml"),
    ("file:///c:/x.axml", "/c:/x.axml"),
    ("file://localhost/p/%E4%B8%AD.axml", "/p/中.axml"), ("file:///p/a%2Bb.axml?x#y", "/p/a+b.axml"),
    ("FILE:///p/a%zz.axml", "/p/a%zz.axml"), ("file:///p/a%2B", "/p/a+"),
  ])
  func urisAreComparedDecoded(_ text: String, _ path: String) {
    let uri = LSP.DocumentURI(text)
    #expect(uri.path == path)
    #expect(uri.scheme == "file")
    #expect(uri.text == text)
    #expect(LSP.DocumentURI(path: path) == uri)
  }

  /// Names of headers are the same in any case.
  @Test(arguments: ["Content-Length", "content-length", "CONTENT-LENGTH"])
  func aHeaderMayBeInAnyCase(name: String) throws {
    var framing = LSP.MessageFraming()
    Array("\(name): 2\r\n\r\n{}".utf8).withUnsafeBytes { framing.append($0) }
    #expect(try framing.next() == Array("{}".utf8))
    #expect(try framing.next() == nil)
  }

  /// Before 3.17 a client declared them for the findings that are sent alone.
  @Test(arguments: [
    (#"{"textDocument":{"publishDiagnostics":{"tagSupport":{"valueSet":[1,2]}}}}"#, [1, 2]),
    (
      #"{"textDocument":{"publishDiagnostics":{"tagSupport":{"valueSet":[1,2]}},"#
        + #""diagnostic":{"tagSupport":{"valueSet":[1]}}}}"#, [1]
    ),
  ])
  func tagsOfPulledFindings(capabilities: String, expected: [Int]) {
    let document = JSONDocument(SourceText(path: "", capabilities))
    #expect(LSP.ClientCapabilities(document.root).pulledTags == expected)
  }
}

import LanguageServerProtocol
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
}

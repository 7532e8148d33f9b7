import LanguageServerProtocol
import Testing

/// Folders of hosts outside of the repository.
@Suite struct WatchingTests {
  private static let watching = """
    {"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true,"relativePatternSupport":true}},\
    "textDocument":{"publishDiagnostics":{}}}
    """

  /// The log, and the folders that the client was requested to watch beside those of the workspace.
  private func watched(folders count: Int, capabilities: String) throws -> (log: [String], folders: [String])
  {
    var files = [
      "r/.git/HEAD": "", "r/w/app.json": #"{ "pages": ["i"] }"#, "r/w/i.js": "Page({})",
      "r/w/i.axml": "<view/>",
      "r/w/mpcheck.json": #"{ "hosts": ["../../out"] }"#,
    ]
    for number in 0..<count { files["out/f\(number)/A.m"] = "@implementation A\n@end\n" }
    let client = try TestClient(files, capabilities: capabilities, folders: ["/p/r/w"])
    client.open("r/w/i.axml", "<view/>")
    _ = try client.findings(in: "r/w/i.axml")
    client.change("r/w/i.axml", to: "<view></view>")
    _ = try client.findings(in: "r/w/i.axml")
    try client.request("workspace/symbol", #"{"query":"nothing"}"#)
    let log = client.received.filter { $0["method"]?.string == "window/logMessage" }
      .compactMap { $0["params"]?["message"]?.string }.filter { $0.contains("watched") }
    let folders = client.received.filter { $0["method"]?.string == "client/registerCapability" }
      .flatMap { $0["params"]?["registrations"]?.elements ?? [] }.compactMap { $0["id"]?.string }
    return (log, folders)
  }

  private static let note = "of the 1202 folders of hosts outside of the repository, only 1000 are watched"

  @Test(arguments: [watching]) func moreThanAThousandAreNotWatched(capabilities: String)
    throws
  {
    let many = try watched(folders: 1_200, capabilities: capabilities)
    #expect(many.log == [WatchingTests.note])
    #expect(!many.folders.contains("mpcheck-host-/p/out"))
  }

  @Test func fewerAre() throws {
    let few = try watched(folders: 10, capabilities: WatchingTests.watching)
    #expect(few.log == [])
    #expect(few.folders.contains("mpcheck-host-/p/out"))
  }
}

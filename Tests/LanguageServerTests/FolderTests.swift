import Files
import LanguageServerProtocol
import Testing

/// Several folders in one workspace.
@Suite struct FolderTests {
  private static let page =
    #"<view onTap="go"/><mpaas-component id="m" type="a_map" style="width: 1px; height: 1px"/>"#

  private static func files(_ folders: [String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: folders.flatMap { folder in
        [
          ("\(folder)/app.json", #"{ "pages": ["i"] }"#), ("\(folder)/i.js", "Page({})"),
          ("\(folder)/i.axml", page),
        ]
      })
  }

  private static func folder(_ name: String) -> String {
    #"{"uri":"\#(TestClient.uri(name))","name":"\#(name)"}"#
  }

  private func change(_ client: TestClient, added: [String] = [], removed: [String] = []) {
    let added = added.map(FolderTests.folder).joined(separator: ",")
    let removed = removed.map(FolderTests.folder).joined(separator: ",")
    client.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[\#(added)],"removed":[\#(removed)]}}"#)
  }

  /// Waits until all that was sent is handled; returns the messages that the user was shown or that are in the log.
  private func messages(_ client: TestClient) throws -> [String] {
    try client.request("workspace/symbol", #"{"query":"nothing"}"#)
    return client.received.compactMap { message in
      ["window/showMessage", "window/logMessage"].contains(message["method"]?.string)
        ? message["params"]?["message"]?.string : nil
    }
  }

  /// The rules of the findings that were sent first of some files, in whatever order they come.
  private func findings(_ client: TestClient, in paths: [String]) throws -> [[String]] {
    var found: [String: [String]] = [:]
    while !paths.allSatisfy({ found[TestClient.uri($0)] != nil }) {
      let params = try client.next("textDocument/publishDiagnostics")
      found[params["uri"]?.string ?? ""] = params["diagnostics"]?.elements.compactMap { $0["code"]?.string }
    }
    return paths.map { found[TestClient.uri($0)]! }
  }

  @Test func anErrorOfOneConfigurationLeavesTheOtherFolder() throws {
    var files = FolderTests.files(["a", "b"])
    files["a/mpcheck.json"] = #"{ "rules": { "undefined-handler": "off" } }"#
    files["b/mpcheck.json"] = "{"
    let client = try TestClient(files, folders: ["/p/a", "/p/b"])
    client.open("a/i.axml", FolderTests.page)
    #expect(try findings(client, in: ["a/i.axml", "b/mpcheck.json"]) == [[], ["configuration"]])
    client.open("b/i.axml", FolderTests.page)
    #expect(try client.findings(in: "b/i.axml") == ["0:13 undefined-handler"])
  }

  /// Two folders with the same mistake: each message names its file, and each is shown once.
  @Test func messagesNameTheirFolder() throws {
    var files = FolderTests.files(["a", "b"])
    files["a/mpcheck.json"] = "{"
    files["b/mpcheck.json"] = "{"
    files["none/a.txt"] = ""
    let client = try TestClient(files, folders: ["/p/a", "/p/b", "/p/none"])
    let shown = try messages(client)
    #expect(
      shown == [
        "none: no page in .", #"a/mpcheck.json:1:1: broken JSON: "{" is never closed"#,
        #"b/mpcheck.json:1:1: broken JSON: "{" is never closed"#,
      ])
    change(client, removed: ["a"])
    #expect(try messages(client) == shown)
    change(client, added: ["a"])
    #expect(try messages(client) == shown + [shown[1]])
  }

  /// One folder is one, however often it is added: messages do not name it.
  @Test func aFolderIsAddedTwice() throws {
    let client = try TestClient(["none/a.txt": ""], folders: [])
    change(client, added: ["none", "none"])
    #expect(try messages(client) == ["no page in ."])
  }

  @Test func aFolderIsRemovedAndAddedAgain() throws {
    let client = try TestClient(FolderTests.files(["a", "b"]), folders: ["/p/a", "/p/b"])
    for name in ["a", "b"] {
      client.open("\(name)/i.axml", FolderTests.page)
      #expect(try client.findings(in: "\(name)/i.axml") == ["0:13 undefined-handler"])
    }
    client.open("a/i.js", "Page({})")
    client.notify(
      "textDocument/didClose", #"{"textDocument":{"uri":"\#(TestClient.uri("a/i.axml"))"}}"#)
    change(client, removed: ["a"])
    client.change("a/i.js", to: "Page({ go() {} })")
    change(client, added: ["a"])
    client.open("a/i.axml", FolderTests.page)
    while try client.findings(in: "a/i.axml") != [] {}
    client.change("b/i.axml", to: "<veiw/>")
    #expect(try client.findings(in: "b/i.axml") == ["0:1 unknown-tag"])
  }

  /// What the settings name is in each folder, whichever comes first.
  @Test func pathsOfSettingsAreRelativeToEachFolder() throws {
    var files = FolderTests.files(["a", "b"])
    files["a/strict.json"] = #"{ "rules": { "undefined-handler": "warning" } }"#
    files["b/strict.json"] = #"{ "rules": { "undefined-handler": "off" } }"#
    let client = try TestClient(
      files, options: #"{"configuration":"strict.json"}"#, folders: ["/p/a", "/p/b"])
    client.open("b/i.axml", FolderTests.page)
    #expect(try client.findings(in: "b/i.axml") == [])
    change(client, removed: ["a"])
    change(client, added: ["a"])
    client.open("a/i.axml", FolderTests.page)
    #expect(try client.findings(in: "a/i.axml") == ["0:13 undefined-handler"])
    client.change("b/i.axml", to: FolderTests.page + " ")
    #expect(try client.findings(in: "b/i.axml") == [])
  }
}

import Diagnostics
import Files
import LanguageServerProtocol
import ServerConnection
import Testing

/// Documents, positions and what changes elsewhere.
@Suite struct SyncTests {
  private static let app = ["app.json": #"{"pages":["index"]}"#, "index.js": "Page({ onTap() {} })"]

  private static func capabilities(_ encoding: String) -> String {
    #"{"general":{"positionEncodings":["\#(encoding)"]}}"#
  }

  @Test(arguments: [("utf-8", 8), ("utf-16", 4), ("utf-32", 3)])
  func columnsCountUnitsOfTheEncoding(_ encoding: String, _ column: Int) throws {
    let client = try TestClient(SyncTests.app, capabilities: SyncTests.capabilities(encoding))
    client.open("index.axml", "中😀<viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:\(column) unknown-tag"])
  }

  @Test(arguments: [("utf-8", 7), ("utf-16", 3), ("utf-32", 2)])
  func changesApplyInOrder(_ encoding: String, _ column: Int) throws {
    let client = try TestClient(SyncTests.app, capabilities: SyncTests.capabilities(encoding))
    client.open("index.axml", "中😀<view/>\r\n<view/>")
    _ = try client.findings(in: "index.axml")
    func change(_ line: Int, _ from: Int, _ to: Int, _ text: String) -> String {
      #"{"range":{"start":{"line":\#(line),"character":\#(from)},"end":{"line":\#(line),"character":\#(to)}},"text":"\#(text)"}"#
    }
    // The second change is about the text that the first one made; its end is after the end of the line.
    client.notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(TestClient.uri("index.axml"))","version":2},"contentChanges":[
      \(change(0, column + 1, column + 5, "viw")),\(change(1, 1, 99, "viu/>"))]}
      """)
    #expect(try client.findings(in: "index.axml") == ["0:\(column + 1) unknown-tag", "1:1 unknown-tag"])
  }

  /// An editor marks each place of what a report folds by name, and one place for what is missing as a whole.
  @Test func eachPlaceOfACauseIsMarked() throws {
    let pages = (["index"] + (1...12).map { "gone/p\($0)" }).map { "\"\($0)\"" }.joined(separator: ",")
    let client = try TestClient([
      "app.json": "{\"pages\":[\(pages)]}", "index.js": "Page({})", "index.axml": "",
    ])
    client.open("index.axml", "<view onTap=\"gone\"/><view onTap=\"gone\"/>")
    #expect(try client.findings(in: "index.axml") == ["0:13 undefined-handler", "0:33 undefined-handler"])
    client.open("app.json", "{\"pages\":[\(pages)]}")
    #expect(try client.findings(in: "app.json") == ["0:2 missing-page-file"])
  }

  @Test func templatesThatNothingUsesHaveFindings() throws {
    let client = try TestClient(SyncTests.app)
    client.open("index.axml", "<template name=\"unused\"><viw/></template>")
    #expect(try client.findings(in: "index.axml") == ["0:25 unknown-tag"])
  }

  /// What is behind a symbolic link to outside is not read, unless it is open; then it is what the editor has.
  @Test func linksToOutsideAreNotRead() throws {
    var files = SyncTests.app
    files["index.axml"] = "<my-card onTap=\"gone\"/>"
    files["../out/index.json"] = "{ secret"
    files["../out/index.js"] = "Page({ secret"
    files["index.js"] = nil
    let links = ["index.json": "../out/index.json", "index.js": "../out/index.js"]
    let client = try TestClient(files, links: links)
    client.open("index.axml", "<my-card onTap=\"gone\"/>")
    #expect(try client.findings(in: "index.axml") == [])
    let logged = client.received.filter { $0["method"]?.string == "window/logMessage" }
      .compactMap { $0["params"]?["message"]?.string }
    #expect(
      logged.contains(
        "index.js and 1 other are symbolic links to outside of the linted folder and are not read"))
    client.open("index.json", "{ mine")
    #expect(try client.findings(in: "index.json") == ["0:2 invalid-json"])
  }

  @Test func aByteOrderMarkOfTheClientIsACharacter() throws {
    let client = try TestClient(SyncTests.app)
    client.open("index.axml", "\u{FEFF}<viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:4 unknown-tag"])
  }

  @Test func closingGivesTheDiskBack() throws {
    var files = SyncTests.app
    files["index.axml"] = "<view/>"
    files["other.axml"] = "<view/>"
    let client = try TestClient(files)
    client.open("other.axml", "<view/>")
    client.open("index.axml", "<viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 unknown-tag"])
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(TestClient.uri("index.axml"))"}}"#)
    #expect(try client.findings(in: "index.axml") == [])
  }

  @Test func anUnsavedScriptWins() throws {
    var files = SyncTests.app
    files["index.axml"] = "<view onTap=\"onTap\"/>"
    let client = try TestClient(files, options: #"{"diagnosticScope":"program"}"#)
    client.open("index.js", "Page({})")
    #expect(try client.findings(in: "index.axml") == ["0:13 undefined-handler"])
  }

  @Test func otherDocumentsArePassedOver() throws {
    let client = try TestClient(SyncTests.app)
    for uri in ["git:/p/index.axml", "file:///p/readme.md", "nonsense"] {
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"axml","version":1,"text":"<viw/>"}}"#)
      let answer = try client.request(
        "textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
      #expect(answer.isNull)
    }
    #expect(!client.received.contains { $0["method"]?.string == "textDocument/publishDiagnostics" })
  }

  @Test func aDocumentThatIsNotSavedIsJudgedByItsLanguage() throws {
    let client = try TestClient([:])
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:Untitled-1","languageId":"axml","version":1,"text":"<view><view class=a onTap=\"x\"/>"}}"#
    )
    let params = try client.next("textDocument/publishDiagnostics")
    #expect(params["uri"]?.string == "untitled:Untitled-1")
    #expect(
      params["diagnostics"]?.elements.map { $0["code"]?.string } == ["unclosed-tag", "unquoted-value"])
  }

  /// Other files than those of QQ have the extension too, and `qml` is what editors call their language. What is not saved is in
  /// no program, so that a document of QQ's language is read, but has no findings.
  @Test func aLanguageThatSharesItsExtensionHasANameOfItsOwn() throws {
    let client = try TestClient([:])
    for (uri, language) in [("untitled:Untitled-1", "qml"), ("untitled:Untitled-2", "qq-qml")] {
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":"<view><text/>"}}"#)
    }
    let params = try client.next("textDocument/publishDiagnostics")
    #expect(params["uri"]?.string == "untitled:Untitled-2")
    #expect(params["diagnostics"]?.elements.isEmpty == true)
  }

  @Test func aBrokenConfigurationIsShownAndTheLastOneStaysInForce() throws {
    var files = SyncTests.app
    files["mpcheck.json"] = #"{"rules":{"unknown-tag":"off"}}"#
    let client = try TestClient(files)
    client.open("index.axml", "<viw/>")
    #expect(try client.findings(in: "index.axml") == [])
    client.open("mpcheck.json", #"{"rules":{"unknown-tag":"of"}}"#)
    #expect(try client.findings(in: "mpcheck.json") == ["0:25 configuration"])
    #expect(try client.next("window/showMessage")["type"]?.integer == 1)
    client.change("index.axml", to: "<viw/><view class=a/>")
    #expect(try client.findings(in: "index.axml") == ["0:18 unquoted-value"])
    client.change("mpcheck.json", to: "{}")
    #expect(try client.findings(in: "index.axml") == ["0:1 unknown-tag", "0:18 unquoted-value"])
  }

  @Test func allMistakesOfAConfigurationAreShown() throws {
    let client = try TestClient(SyncTests.app)
    client.open("index.axml", "<view/>")
    client.open("mpcheck.json", "{\"rules\":{\"unknown-tag\":\"of\"},\n\"rulse\":1,\"hosts\":[\"none\"]}")
    #expect(
      try client.findings(in: "mpcheck.json") == [
        "0:25 configuration", "1:1 configuration", "1:20 configuration",
      ])
    #expect(
      try client.next("window/showMessage")["message"]?.string
        == #"mpcheck.json:1:26: severity "of" is unknown; did you mean "off"? (and 2 more)"#)
    client.change("mpcheck.json", to: "{}")
    #expect(try client.findings(in: "mpcheck.json") == [])
  }

  @Test func settingsWinOverTheConfiguration() throws {
    var files = SyncTests.app
    files["mpcheck.json"] = #"{"rules":{"unknown-tag":"off"}}"#
    let client = try TestClient(files, options: #"{"rules":{"unknown-tag":"error"}}"#)
    client.open("index.axml", "<viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 unknown-tag"])
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"mpcheck":{"rules":{}}}}"#)
    #expect(try client.findings(in: "index.axml") == [])
  }

  @Test func settingsNameCategoriesAndOptions() throws {
    let client = try TestClient(
      SyncTests.app,
      options: #"{"rules":{"syntax":"off","restricted-tags":{"severity":"info","names":{"view":"use box"}}}}"#
    )
    client.open("index.axml", "<view class=a/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 restricted-tags"])
    client.notify(
      "workspace/didChangeConfiguration",
      #"{"settings":{"mpcheck":{"rules":{"restricted-tags":{"name":{}},"syntax":"info"}}}}"#)
    #expect(
      try client.next("window/showMessage")["message"]?.string
        == #"mpcheck.rules: restricted-tags: "restricted-tags" has no option "name"; did you mean "names"?"#)
    #expect(try client.findings(in: "index.axml") == ["0:12 unquoted-value"])
  }

  @Test func nullTakesSeveritiesAndOptionsOfRulesBack() throws {
    var files = SyncTests.app
    files["mpcheck.json"] = #"{"rules":{"restricted-tags":{"severity":"info","names":{"text":"use view"}}}}"#
    let client = try TestClient(
      files,
      options: """
        {"rules":{"unknown-tag":"off","restricted-tags":{"severity":"info","names":{"view":"use box"}}}}
        """)
    client.open("index.axml", "<view/><text/><viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 restricted-tags"])
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"mpcheck":{"rules":null}}}"#)
    #expect(try client.findings(in: "index.axml") == ["0:8 restricted-tags", "0:15 unknown-tag"])
  }

  @Test func aWrongSettingIsReportedOnce() throws {
    let client = try TestClient(SyncTests.app, options: #"{"minimumSeverity":"loud"}"#)
    #expect(
      try client.next("window/showMessage")["message"]?.string
        == #"mpcheck.minimumSeverity: "loud" is none of "info", "warning", "error""#)
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"minimumSeverity":"loud"}}"#)
    client.open("index.axml", "<viw/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 unknown-tag"])
    #expect(!client.received.contains { $0["method"]?.string == "window/showMessage" })
  }

  // MARK: Pull

  private static let pulling =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  @Test func aClientThatPullsIsSentNothing() throws {
    var files = SyncTests.app
    files["index.axml"] = "<viw/>"
    let client = try TestClient(files, capabilities: SyncTests.pulling)
    client.open("index.axml", "<viw/>")
    let document = #"{"textDocument":{"uri":"\#(TestClient.uri("index.axml"))"}"#
    let first = try client.request("textDocument/diagnostic", document + "}")
    #expect(first["kind"]?.string == "full")
    #expect(first["items"]?.elements.map { $0["code"]?.string } == ["unknown-tag"])
    // The help is a sentence after the message.
    #expect(
      first["items"]?.elements.map { $0["message"]?.string } == [
        #""viw" is neither a built-in tag nor a registered component. Help: did you mean "view"?"#
      ])
    let id = first["resultId"]?.string ?? ""
    let second = try client.request("textDocument/diagnostic", document + #","previousResultId":"\#(id)"}"#)
    #expect(second.compact == #"{"kind":"unchanged","resultId":"\#(id)"}"#)
    #expect(!client.received.contains { $0["method"]?.string == "textDocument/publishDiagnostics" })
  }

  @Test func theWorkspaceIsAnsweredAndRefreshed() throws {
    var files = SyncTests.app
    files["index.axml"] = "<view onTap=\"onTap\"/>"
    let client = try TestClient(
      files, capabilities: SyncTests.pulling, options: #"{"diagnosticScope":"program"}"#)
    client.open("index.js", "Page({})")
    let first = try client.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    #expect(first["items"]?.elements.map { $0["uri"]?.string } == [TestClient.uri("index.axml")])
    client.change("index.js", to: "Page({ onTap() {} })")
    _ = try client.next("workspace/diagnostic/refresh")
    let known = first["items"]?.elements.first?["resultId"]?.string ?? ""
    let second = try client.request(
      "workspace/diagnostic",
      #"{"previousResultIds":[{"uri":"\#(TestClient.uri("index.axml"))","value":"\#(known)"}]}"#)
    #expect(
      second.compact
        == #"{"items":[{"uri":"\#(TestClient.uri("index.axml"))","version":null,"kind":"full","resultId":"0","items":[]}]}"#
    )
  }

  /// A client finds the findings of a file under the URI that it wrote.
  @Test func aFileThatIsNotOpenIsNamedAsTheClientNamesIt() throws {
    var files = SyncTests.app
    files["index.axml"] = "<view/>"
    let client = try TestClient(files, capabilities: SyncTests.pulling)
    let answer = try client.request(
      "workspace/diagnostic",
      #"{"previousResultIds":[{"uri":"file:///p/%69ndex.axml","value":"1"}]}"#)
    #expect(
      answer.compact
        == #"{"items":[{"uri":"file:///p/%69ndex.axml","version":null,"kind":"full","resultId":"0","items":[]}]}"#
    )
  }
}

@Suite struct ProgressTests {
  @Test func readingManyPagesIsShown() throws {
    var files = ["app.json": "{}"]
    for number in 0..<501 { files["p\(number).axml"] = "<view/>" }
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add(SourceText(path: "/p/" + path, text)) }
    let connection = try ServerConnection(memory)
    _ = try connection.request(
      "initialize",
      #"{"capabilities":{"window":{"workDoneProgress":true}},"workspaceFolders":[{"uri":"file:///p","name":"p"}]}"#
    )
    connection.notify("initialized", "{}")
    let create = try connection.receive()
    #expect(create["method"]?.string == "window/workDoneProgress/create")
    let token = create["params"]?["token"]?.string ?? ""
    connection.send(#"{"jsonrpc":"2.0","id":"\#(create["id"]?.string ?? "")","result":null}"#)
    let begin = try connection.receive()
    #expect(begin["params"]?["token"]?.string == token)
    #expect(begin["params"]?["value"]?.compact.hasPrefix(#"{"kind":"begin","title":"mpcheck""#) == true)
    #expect(try connection.receive()["params"]?["value"]?.compact == #"{"kind":"end"}"#)
  }
}

import Files
import LanguageServerProtocol
import Testing

/// Rules that `mpcheck.json` defines, in an editor.
@Suite struct CustomRuleTests {
  private static let app = ["app.json": #"{"pages":["index"]}"#, "index.js": "Page({})"]

  private func client(
    _ custom: String, capabilities: String = TestClient.pushing, options: String = "null"
  ) throws -> TestClient {
    var files = CustomRuleTests.app
    files["mpcheck.json"] = "{\"custom\":\(custom)}"
    return try TestClient(files, capabilities: capabilities, options: options)
  }

  @Test func theirFindingsAreShown() throws {
    let client = try client(
      #"{"a":{"select":"view","message":"{name()}","help":"write text","url":"https://a.example/b"}}"#,
      capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#)
    client.open("index.axml", "<view/>")
    let finding = try client.next("textDocument/publishDiagnostics")["diagnostics"]?.elements.first
    #expect(finding?["code"]?.string == "custom/a")
    #expect(finding?["codeDescription"]?["href"]?.string == "https://a.example/b")
    #expect(finding?["message"]?.string == "view. Help: write text")
    #expect(finding?["severity"]?.integer == 2)
  }

  /// A page of the site is for rules of mpcheck alone.
  @Test func withoutAnAddressTheyHaveNone() throws {
    var files = CustomRuleTests.app
    files["mpcheck.json"] = #"{"custom":{"a":{"select":"view","message":"m"}}}"#
    let client = try TestClient(
      files, capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#,
      site: .init("https://mpcheck.example/"))
    client.open("index.axml", "<view/><viw/>")
    let findings = try client.next("textDocument/publishDiagnostics")["diagnostics"]?.elements ?? []
    #expect(
      findings.map { $0["codeDescription"]?["href"]?.string } == [
        nil, "https://mpcheck.example/rules/unknown-tag.html",
      ])
  }

  @Test func anEditOfTheConfigurationTakesEffect() throws {
    let client = try client(#"{"a":{"select":"view","message":"m"}}"#)
    client.open("index.axml", "<view/><text/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a"])
    client.open("mpcheck.json", #"{"custom":{"a":{"select":"text","message":"m"}}}"#)
    #expect(try client.findings(in: "index.axml") == ["0:8 custom/a"])
    client.change("mpcheck.json", to: #"{"custom":{"b":{"select":"text","message":"m"}}}"#)
    #expect(try client.findings(in: "index.axml") == ["0:8 custom/b"])
    client.change("mpcheck.json", to: "{}")
    #expect(try client.findings(in: "index.axml") == [])
  }

  @Test func anEditOfTheAddressTakesEffect() throws {
    let client = try client(
      #"{"a":{"select":"view","message":"m","url":"https://a.example/b"}}"#,
      capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#)
    client.open("index.axml", "<view/>")
    _ = try client.findings(in: "index.axml")
    client.open(
      "mpcheck.json", #"{"custom":{"a":{"select":"view","message":"m","url":"https://a.example/c"}}}"#)
    while true {
      let params = try client.next("textDocument/publishDiagnostics")
      if params["uri"]?.string != TestClient.uri("index.axml") { continue }
      #expect(
        params["diagnostics"]?.elements.first?["codeDescription"]?["href"]?.string == "https://a.example/c")
      break
    }
  }

  /// The mistake is at its character, and the rules stay as they were.
  @Test func aMistakeIsShownAndTheLastConfigurationStays() throws {
    let client = try client(#"{"a":{"select":"view","message":"m"}}"#)
    client.open("index.axml", "<view/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a"])
    client.open(
      "mpcheck.json",
      #"{"custom":{"a":{"xpath":"//view[@a='一' ]]","message":"m"},"b":{"select":"view","message":"{"}}}"#)
    #expect(try client.findings(in: "mpcheck.json") == ["0:40 configuration", "0:91 configuration"])
    #expect(
      try client.next("window/showMessage")["message"]?.string
        == #"mpcheck.json:1:41: unexpected "]" at character 16 of the expression (and 1 more)"#)
    client.change("index.axml", to: "<view/>\n<view/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a", "1:1 custom/a"])
  }

  /// Without an earlier configuration, the rules in which nothing is wrong run.
  @Test func theRulesWithoutAMistakeRun() throws {
    var files = CustomRuleTests.app
    let custom = #""custom":{"a":{"select":"view[","message":"m"},"b":{"select":"view","message":"m"}}"#
    files["mpcheck.json"] = "{\(custom),\"rules\":{\"unknown-tag\":\"off\"}}"
    let client = try TestClient(files)
    client.open("index.axml", "<view/><viw/>")
    // The mistake may be published before the page is open, or with it.
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/b"])
    client.open(
      "mpcheck.json", "{\(custom.replacing("view[\"", with: "viw\"")),\"rules\":{\"unknown-tag\":\"off\"}}")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/b", "0:8 custom/a"])
    // Another key that is wrong may change what the rest means.
    files["mpcheck.json"] = "{\(custom),\"rulse\":{},\"rules\":{\"unknown-tag\":\"off\"}}"
    let other = try TestClient(files)
    other.open("index.axml", "<view/><viw/>")
    #expect(try other.findings(in: "index.axml") == ["0:1 custom/b", "0:8 unknown-tag"])
  }

  @Test func settingsNameThem() throws {
    let client = try client(
      #"{"a":{"select":"view","message":"m"},"b":{"select":"text","message":"m"}}"#,
      options: #"{"rules":{"custom/a":"off","custom":"error"}}"#)
    client.open("index.axml", "<view/><text/>")
    let finding = try client.next("textDocument/publishDiagnostics")["diagnostics"]?.elements
    #expect(finding?.map { $0["code"]?.string } == ["custom/b"])
    #expect(finding?.first?["severity"]?.integer == 1)
    client.notify(
      "workspace/didChangeConfiguration",
      #"{"settings":{"mpcheck":{"rules":{"custom/c":"off","custom/a":"info"}}}}"#)
    #expect(
      try client.next("window/showMessage")["message"]?.string
        == #"mpcheck.rules: rule "custom/c" is unknown; did you mean "custom/a"?"#)
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a", "0:8 custom/b"])
    client.change("index.axml", to: "<view/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a"])
    #expect(!client.received.contains { $0["method"]?.string == "window/showMessage" })
  }

  @Test func aCommentHidesThem() throws {
    let client = try client(#"{"a":{"select":"view","message":"m"}}"#, capabilities: TestClient.everything)
    client.open("index.axml", "<view/>")
    #expect(try client.findings(in: "index.axml") == ["0:1 custom/a"])
    let place = #"{"line":0,"character":1}"#
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(TestClient.uri("index.axml"))"},"range":{"start":\(place),"end":\(place)},\
      "context":{"diagnostics":[]}}
      """
    ).elements
    #expect(
      actions.map { $0["title"]?.string } == ["Hide custom/a on this line", "Hide custom/a in this file"])
    client.change(
      "index.axml",
      to: "<!-- mpcheck-disable-next-line custom/a: why -->\n<view/>\n<!-- mpcheck-disable-file custom/b -->")
    #expect(try client.findings(in: "index.axml") == ["2:26 unknown-rule"])
  }

  @Test func whatIsAboutTheFileIsHiddenInTheFile() throws {
    let client = try client(
      #"{"a":{"xpath":"/self::node()[view]","message":"m"}}"#, capabilities: TestClient.everything)
    client.open("index.axml", "<view/>")
    let place = #"{"line":0,"character":0}"#
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(TestClient.uri("index.axml"))"},"range":{"start":\(place),"end":\(place)},\
      "context":{"diagnostics":[]}}
      """
    ).elements
    #expect(actions.map { $0["title"]?.string } == ["Hide custom/a in this file"])
  }

  @Test func whatIsLoggedOfThem() throws {
    let client = try client(
      #"{"a":{"select":"imgae","message":"m"},"b":{"xpath":"//view[matches('a', @class)]","message":"m"}}"#)
    client.open("index.axml", "<view class=\"[\"/>")
    _ = try client.findings(in: "index.axml")
    let logged = client.received.filter { $0["method"]?.string == "window/logMessage" }
      .compactMap { $0["params"]?["message"]?.string }
    #expect(logged.contains(#"custom/a selects "imgae", which no page has"#))
    #expect(
      logged.contains(
        #"index.axml: custom/b makes a pattern that is not a regular expression of XML Schema: "[""#))
  }
}

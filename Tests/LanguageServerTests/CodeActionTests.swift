import Files
import LanguageServerProtocol
import Testing

@Suite struct CodeActionTests {
  private static let app = ["app.json": #"{"pages":["index"]}"#, "index.js": "Page({ onTap() {} })"]

  private func actions(
    _ text: String, line: Int = 0, character: Int, only: String? = nil, path: String = "index.axml",
    capabilities: String = TestClient.everything
  ) throws -> [JSONValue] {
    let client = try TestClient(CodeActionTests.app, capabilities: capabilities)
    client.open(path, text, version: 7)
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let context = only.map { #"{"diagnostics":[],"only":["\#($0)"]}"# } ?? #"{"diagnostics":[]}"#
    return try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(TestClient.uri(path))"},"range":{"start":\(place),"end":\(place)},"context":\(context)}
      """
    ).elements
  }

  @Test func aFindingHasItsFixTwoWaysToHideItAndAnExplanation() throws {
    let found = try actions("<view class=a onTap=\"onTap\"/>", character: 12)
    #expect(
      found.map { $0["title"]?.string } == [
        "Quote the value", "Hide unquoted-value on this line", "Hide unquoted-value in this file",
        "Explain unquoted-value",
      ])
    #expect(found.map { $0["isPreferred"]?.bool } == [true, nil, nil, nil])
    #expect(found[0]["diagnostics"]?.elements.first?["code"]?.string == "unquoted-value")
    let change = found[1]["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"]?["version"]?.integer == 7)
    #expect(
      change?["edits"]?.elements.first?["newText"]?.string
        == "<!-- mpcheck-disable-next-line unquoted-value -->\n")
    #expect(
      found[2]["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements.first?["newText"]?.string
        == "<!-- mpcheck-disable-file unquoted-value -->\n")
  }

  @Test func lineEndsAreThoseOfTheText() throws {
    let found = try actions("<view/>\r\n  <viw/>\r\n", line: 1, character: 4)
    let hide = found.first { $0["title"]?.string == "Hide unknown-tag on this line" }
    #expect(
      hide?["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements.first?["newText"]?.string
        == "  <!-- mpcheck-disable-next-line unknown-tag -->\r\n")
  }

  @Test func allSafeFixesAreOfferedOnRequestOnly() throws {
    let text = "<view class=a/><view class=b/>"
    #expect(try !actions(text, character: 0).contains { $0["kind"]?.string == "source.fixAll.mpcheck" })
    for kind in ["source", "source.fixAll", "source.fixAll.mpcheck"] {
      let found = try actions(text, character: 0, only: kind)
      #expect(found.count == 1)
      #expect(found.first?["title"]?.string == "Apply all safe fixes")
      let edit = found.first?["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements.first
      #expect(edit?["newText"]?.string == "\"a\"/><view class=\"b\"")
      #expect(edit?["range"]?["start"]?["character"]?.integer == 12)
      #expect(edit?["range"]?["end"]?["character"]?.integer == 28)
    }
    #expect(try actions(text, character: 0, only: "refactor").isEmpty)
  }

  @Test func editsAreChangesForClientsWithoutVersions() throws {
    let capabilities =
      #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}"#
    let found = try actions("<view class=a/>", character: 12, capabilities: capabilities)
    #expect(found[0]["isPreferred"] == nil)
    #expect(found[0]["edit"]?["changes"]?.members.map(\.key) == [TestClient.uri("index.axml")])
  }

  @Test func aComponentOfTheProgramIsRegistered() throws {
    var files = CodeActionTests.app
    files["index.json"] = "{\n  \"defaultTitle\": \"a\"\n}\n"
    files["card/card.axml"] = "<view/>"
    files["card/card.json"] = #"{"component":true}"#
    files["card/card.js"] = "Component({})"
    let client = try TestClient(files)
    client.open("index.axml", "<card/>")
    let place = #"{"line":0,"character":2}"#
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(TestClient.uri("index.axml"))"},"range":{"start":\(place),"end":\(place)},\
      "context":{"diagnostics":[]}}
      """
    ).elements
    let action = actions.first { $0["title"]?.string == "Register card in index.json" }
    #expect(action?["kind"]?.string == "quickfix")
    let change = action?["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"]?["uri"]?.string == TestClient.uri("index.json"))
    #expect(change?["edits"]?.elements.first?["newText"]?.string?.contains(#""usingComponents""#) == true)
  }
}

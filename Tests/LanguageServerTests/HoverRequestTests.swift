import LanguageServerProtocol
import Testing

@Suite struct HoverRequestTests {
  private static let app = [
    "app.json": #"{"pages":["pages/a/a"]}"#,
    "pages/a/a.js": "Page({\n  // Opens *it*.\n  onTap() {},\n})",
  ]

  @Test func whatIsSaidIsOfTheKindThatTheClientReads() throws {
    func hover(_ capabilities: String) throws -> String {
      let client = try TestClient(HoverRequestTests.app, capabilities: capabilities)
      let at = try client.openAtCursor("pages/a/a.axml", "中😀<view onTap=\"on|Tap\"/>")
      return try client.request("textDocument/hover", at).compact
    }
    let range = #"{"start":{"line":0,"character":20},"end":{"line":0,"character":25}}"#
    expectEqual(
      try hover(TestClient.everything),
      #"{"contents":{"kind":"markdown","value":"**`onTap`**\n\nA method in `pages/a/a.js:3`\n\nOpens \\*it\\*."},"range":\#(range)}"#
    )
    expectEqual(
      try hover(#"{"general":{"positionEncodings":["utf-8"]}}"#),
      #"{"contents":{"kind":"plaintext","value":"onTap\n\nA method in pages/a/a.js:3\n\nOpens *it*."},"range":\#(range)}"#
    )
  }

  @Test func nothingInScripts() throws {
    let client = try TestClient(HoverRequestTests.app)
    let params = try client.openAtCursor("pages/a/a.js", "Page({ onT|ap() {} })")
    #expect(try client.request("textDocument/hover", params).isNull)
  }
}

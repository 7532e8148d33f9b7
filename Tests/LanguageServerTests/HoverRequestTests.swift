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

  /// The reason of a finding comes before what is known of the place.
  @Test func aFindingHasItsReason() throws {
    let client = try TestClient(HoverRequestTests.app)
    let at = try client.openAtCursor("pages/a/a.axml", "<view onTap=on|Tap class=\"a\"/>")
    let hover = try client.request("textDocument/hover", at)
    let parts = hover["contents"]?["value"]?.string?.split(separator: "\n\n---\n\n") ?? []
    #expect(parts.count == 2)
    #expect(parts.first?.hasPrefix("**`unquoted-value`**: ") == true)
    #expect(parts.last?.hasPrefix("**`onTap`**\n\nA method in ") == true)
  }

  /// Whatever the document is, and where nothing else is known.
  @Test(arguments: [
    ("pages/a/a.axml", "<vi|w/>", "unknown-tag", 1, 4),
    ("pages/a/a.js", "my.navigateTo({ url: '/pages/b|/b' })\nPage({})", "unresolved-page-link", 22, 32),
    ("app.json", #"{"pages":["pages/a/a","pages/c|/c"]}"#, "missing-page-file", 23, 32),
  ])
  func soHasOneOfEachKindOfFile(
    _ path: String, _ marked: String, _ rule: String, _ start: Int, _ end: Int
  ) throws {
    let client = try TestClient(HoverRequestTests.app.merging(["pages/a/a.axml": "<view/>"]) { $1 })
    let hover = try client.request("textDocument/hover", try client.openAtCursor(path, marked))
    #expect(hover["contents"]?["value"]?.string?.hasPrefix("**`\(rule)`**: ") == true)
    expectEqual(
      hover["range"]?.compact ?? "",
      #"{"start":{"line":0,"character":\#(start)},"end":{"line":0,"character":\#(end)}}"#)
  }

  /// In the language of the client; a place with two findings has two reasons.
  @Test func reasonsAreInTheLanguageOfTheClient() throws {
    let client = try TestClient(HoverRequestTests.app, locale: "zh-cn")
    let at = try client.openAtCursor("pages/a/a.axml", "<view onTap=o|n/>")
    let text = try client.request("textDocument/hover", at)["contents"]?["value"]?.string ?? ""
    #expect(text.hasPrefix("**`undefined-handler`**：") || text.hasPrefix("**`unquoted-value`**："))
    #expect(text.contains("\n\n**`"))
  }

  @Test func aMistakeInAConfigurationHasNone() throws {
    let client = try TestClient(HoverRequestTests.app)
    let at = try client.openAtCursor("mpcheck.json", #"{"rul|se":{}}"#)
    #expect(try client.findings(in: "mpcheck.json") == ["0:2 configuration"])
    #expect(try client.request("textDocument/hover", at).isNull)
  }

  @Test func nothingInScripts() throws {
    let client = try TestClient(HoverRequestTests.app)
    let params = try client.openAtCursor("pages/a/a.js", "Page({ onT|ap() {} })")
    #expect(try client.request("textDocument/hover", params).isNull)
  }
}

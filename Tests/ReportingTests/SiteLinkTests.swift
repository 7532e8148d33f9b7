import Diagnostics
import Files
import Reporting
import Testing

/// Links to the pages of rules: where an address is known, and only for rules that have a page.
@Suite struct SiteLinkTests {
  private static let site = SiteAddress("https://example.org/mpcheck")
  private static let page = "https://example.org/mpcheck/rules/duplicate-native-id.html"

  private func render(_ format: OutputFormat, style: TextStyle = TextStyle(), site: SiteAddress? = site)
    -> String
  {
    Sample.render(format, in: Sample.context(textStyle: style, site: site))
  }

  @Test func sarifNamesThem() throws {
    let sarif = try #require(JSONDocument(SourceText(path: "", render(.sarif))).root)
    let driver = sarif["runs"]?.elements[0]["tool"]?["driver"]
    #expect(driver?["informationUri"]?.string == "https://example.org/mpcheck/")
    let rules = driver?["rules"]?.elements ?? []
    // The last one is not among the rules that the report knows.
    #expect(rules.map { $0["id"]?.string } == ["duplicate-native-id", "unquoted-value"])
    #expect(rules.map { $0["helpUri"]?.string } == [SiteLinkTests.page, nil])
  }

  @Test func theHTMLReportLeadsToThem() {
    #expect(
      render(.html).contains(
        "<h3><a href=\"\(SiteLinkTests.page)\">duplicate-native-id</a> <span class=\"count\">"))
    #expect(render(.html).contains("<h3>unquoted-value <span class=\"count\">"))
  }

  @Test func aTerminalThatShowsLinksLeadsToThem() {
    let text = render(.text, style: TextStyle(usesColor: true, linkHost: "here"))
    #expect(
      text.contains(
        "\u{1B}[1;31merror[\u{1B}]8;;\(SiteLinkTests.page)\u{1B}\\duplicate-native-id\u{1B}]8;;\u{1B}\\]\u{1B}[0m"
      ))
    #expect(text.contains("warning[unquoted-value]"))
    #expect(!render(.text).contains("example.org"))
  }

  @Test(arguments: OutputFormat.allCases) func withoutAnAddressNothingLeadsOut(format: OutputFormat) {
    let text = render(format, style: TextStyle(usesColor: true, linkHost: "here"), site: nil)
    #expect(!text.contains("helpUri") && !text.contains("informationUri") && !text.contains("rules/"))
  }

  /// Formats that name no pages are the same with an address.
  @Test(arguments: [OutputFormat.concise, .json, .github, .gitlab, .checkstyle, .junit])
  func otherFormatsStayAsTheyAre(format: OutputFormat) {
    #expect(render(format) == render(format, site: nil))
  }
}

import Diagnostics
import Testing

@Suite struct SiteAddressTests {
  @Test(arguments: ["https://example.org/mpcheck", "https://example.org/mpcheck/"])
  func aSlashAtTheEndMayBeLeftOut(address: String) throws {
    let site = try #require(SiteAddress(address))
    #expect(site.start == "https://example.org/mpcheck/")
    #expect(site.page(ofRule: "missing-key") == "https://example.org/mpcheck/rules/missing-key.html")
  }

  @Test func withoutAnAddressThereIsNone() { #expect(SiteAddress("") == nil) }
}

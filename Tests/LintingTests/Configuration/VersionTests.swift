import Testing

@testable import Linting

@Suite struct VersionTests {
  @Test(arguments: [
    ("0.1.0", Version(0, 1, 0)), ("12.34.56", Version(12, 34, 56)), ("0.2.0-dev.3", Version(0, 2, 0)),
    ("1.0.0+5", Version(1, 0, 0)), ("0.1", nil), ("", nil), ("1.2.3.4", nil), ("1..2", nil), ("v1.2.3", nil),
    ("1.2.x", nil), ("1.2.3-", nil), ("1.2.9999999999", nil),
  ])
  func reads(text: String, expected: Version?) {
    #expect(Version(text) == expected)
  }

  @Test(arguments: [
    (">=0.1.0", ["0.1.0", "0.1.1", "3.0.0"], ["0.0.9"]),
    (">=0.1 <2", ["0.1.0", "1.9.9"], ["0.0.9", "2.0.0"]),
    (">= 0.1, < 2", ["0.1.0", "1.9.9"], ["0.0.9", "2.0.0"]),
    (">=0.1<2", ["0.1.0", "1.9.9"], ["0.0.9", "2.0.0"]),
    (">0.1", ["0.2.0"], ["0.1.0", "0.1.9"]), (">0.1.3", ["0.1.4"], ["0.1.3"]),
    ("<=0.1", ["0.1.9", "0.0.0"], ["0.2.0"]), ("<=0.1.3", ["0.1.3"], ["0.1.4"]),
    ("^0.1.2", ["0.1.2", "0.1.9"], ["0.1.1", "0.2.0"]), ("^1.2.3", ["1.2.3", "1.9.0"], ["1.2.2", "2.0.0"]),
    ("^0.0.3", ["0.0.3"], ["0.0.4", "0.0.2"]), ("^0.1", ["0.1.0", "0.1.9"], ["0.2.0"]),
    ("^0", ["0.0.0", "0.9.9"], ["1.0.0"]), ("~0.1.2", ["0.1.2", "0.1.9"], ["0.2.0", "0.1.1"]),
    ("~1", ["1.0.0", "1.9.9"], ["2.0.0"]), ("0.1.0", ["0.1.0"], ["0.1.1", "0.0.9"]),
    ("=0.1", ["0.1.0", "0.1.9"], ["0.2.0"]), ("  1  ", ["1.5.0"], ["2.0.0"]),
    (">1 <1", [], ["1.0.0", "2.0.0"]),
  ])
  func contains(range: String, inside: [String], outside: [String]) throws {
    let range = try #require(VersionRange(range))
    for version in inside { #expect(range.contains(try #require(Version(version))), "\(version)") }
    for version in outside { #expect(!range.contains(try #require(Version(version))), "\(version)") }
  }

  @Test(arguments: [
    "", "  ", "latest", ">=", ">>1", "=>1", "1.2.3.4", ">=0.1 ||1", "<>1", "^", "1 -", ">=0.1.0 x", "*",
  ])
  func rejects(range: String) {
    #expect(VersionRange(range) == nil)
  }
}

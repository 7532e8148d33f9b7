import Testing

@testable import Files

@Suite struct BraceExpansionTests {
  @Test(arguments: [
    ("a", ["a"]), ("{a,b}/**", ["a/**", "b/**"]), ("x{a,b}y", ["xay", "xby"]),
    ("{a,b}{c,d}", ["ac", "ad", "bc", "bd"]), ("{a,{b,c}d}", ["a", "bd", "cd"]),
    ("{{a,b},c}", ["a", "b", "c"]),
    ("!{a,b}", ["!a", "!b"]), ("{a}", ["{a}"]), ("{a", ["{a"]), ("a}", ["a}"]), ("{{a,b}", ["{a", "{b"]),
    ("{a,b}}", ["a}", "b}"]), ("\\{a,b}", ["\\{a,b}"]), ("{a\\,b}", ["{a\\,b}"]), ("{,x}a", ["a", "xa"]),
    ("{}", ["{}"]),
    ("{a{b}c,d}", ["a{b}c", "d"]), ("{页,b}面", ["页面", "b面"]), ("", [""]), ("\\", ["\\"]),
  ])
  func readsAlternativesAsShellsDo(pattern: String, expected: [String]) {
    #expect(expandingBraces(pattern, limit: 10) == expected)
  }

  @Test(arguments: [
    ("*.{a}", ["*.a"]), ("{a}{b}", ["ab"]), ("{a,{b}c}", ["a", "bc"]), ("x{}", ["x"]), ("{a", ["{a"]),
  ])
  func readsAlternativesAsRubyDoes(pattern: String, expected: [String]) {
    #expect(expandingBraces(pattern, limit: 10, as: .ruby) == expected)
  }

  @Test func givesUpOnTooMany() {
    #expect(expandingBraces("{a,b}{a,b}{a,b}", limit: 8)?.count == 8)
    #expect(expandingBraces("{a,b}{a,b}{a,b}", limit: 7) == nil)
    #expect(expandingBraces(String(repeating: "{a,b}", count: 100), limit: 1000) == nil)
  }
}

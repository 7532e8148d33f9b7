import Diagnostics
import SeededRandom
import Testing

@testable import Files

private func rules(_ lines: String) -> IgnoreRules {
  IgnoreRules(folder: "/r", file: SourceText(path: "/r/.gitignore", lines))
}

@Suite struct IgnoreRulesTests {
  /// Checked against `git check-ignore --no-index`.
  @Test(arguments: [
    ("dist", "dist", true), ("dist", "a/dist", true), ("dist", "a/dist/b.axml", true),
    ("dist", "distance", false),
    ("/dist", "dist/x", true), ("/dist", "a/dist/x", false), ("dist/", "dist", false),
    ("dist/", "dist/x", true),
    ("a/b", "a/b", true), ("a/b", "x/a/b", false), ("a/*", "a/x", true), ("a/*", "a/x/y", true),
    ("a/*.axml", "a/x/y.axml", false), ("a/**", "a/x/y", true), ("a/**", "a", false), ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false), ("**/b", "b", true), ("**/b", "x/y/b", true),
    ("**/a/b", "x/a/b", true), ("a**b", "axxb", true), ("a**b", "ax/xb", false), ("**", "x/y", true),
    ("x/**/**/y", "x/y", true), ("*.axml", "p/x.axml", true), ("*.axml", "x.axm", false),
    ("?.js", "a.js", true),
    ("?.js", ".js", false), ("a?b", "a/b", false), ("[a-c]x", "bx", true), ("[a-c]x", "dx", false),
    ("[!a-c]x", "dx", true), ("[^a-c]x", "bx", false), ("[]a]", "]", true), ("[a-]", "-", true),
    ("[[:digit:]]", "7", true), ("[[:digit:]]", "a", false), ("[a", "[a", false), ("[a", "a", false),
    ("a[/]b", "a/b", false), ("\\*", "*", true), ("\\*", "x", false), ("\\#a", "#a", true),
    ("#a", "#a", false),
    ("\\!a", "!a", true), ("a\\", "a", false), ("a ", "a", true), ("a\\ ", "a ", true), ("a\\ ", "a", false),
    ("  a", "  a", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaa", false), ("*a*b", "xaxxb", true), ("*", ".x", true),
    ("页*", "页面", true), ("a\r\n", "a", true), ("/", "a", false), ("a//b", "a/b", false),
    ("/**/x", "a/x", true),
    ("\u{FEFF}a", "a", true),
  ])
  func matchesAsGit(pattern: String, path: String, expected: Bool) {
    #expect(rules(pattern + "\n").ignores(file: "/r/" + path) == expected)
  }

  /// None of these matches anything, checked as above; the others do.
  @Test(arguments: [
    ("", "it is empty"), ("  ", "it is empty"), ("/", "it is empty"), ("!", "it is empty"),
    ("#a", "what begins with \"#\" is a comment"), ("a//b", "\"//\" has no name between the slashes"),
    ("a/./b", "no path contains \".\" after its beginning"),
    ("a/../b", "no path contains \"..\" after its beginning"),
    ("[a", "its \"[\" is never closed"), ("x/*[!a/b", "its \"[\" is never closed"),
    ("[b-a]", "no letter is between its \"[\" and \"]\""),
    ("[[:nope:]]", "no letter is between its \"[\" and \"]\""),
    ("a\\", "nothing comes after the \"\\\""),
    (String(repeating: "a", count: 5000), "no path is that long"),
  ])
  func aPatternThatMatchesNothingIsKnown(pattern: String, flaw: String) {
    #expect(IgnoreRules.flaw(in: pattern)?.english == flaw)
  }

  @Test(arguments: [
    "a", "!a", "**", "**/gen/**", "[ab]", "[]a]", "[!a]", "[[:digit:]]", "\\#a", "a\\ ", "*.axml", "/a", "a/",
    "?", "a.b",
  ])
  func othersMayMatch(pattern: String) { #expect(IgnoreRules.flaw(in: pattern) == nil) }

  @Test func theLastMatchDecides() {
    let own = rules("*.axml\n!keep.axml\n/x/keep.axml\n")
    #expect(own.verdict(on: "/r/a.axml", isFolder: false) == .ignored)
    #expect(own.verdict(on: "/r/keep.axml", isFolder: false) == .kept)
    #expect(own.verdict(on: "/r/x/keep.axml", isFolder: false) == .ignored)
    #expect(own.verdict(on: "/r/a.js", isFolder: false) == nil)
    #expect(own.verdict(on: "/other/a.axml", isFolder: false) == nil)
    #expect(own.verdict(on: "/r", isFolder: true) == nil)
  }

  @Test func nothingIsKeptInAnIgnoredFolder() {
    let own = rules("dist/\n!dist/keep.axml\n")
    #expect(own.ignores(file: "/r/dist/keep.axml"))
    #expect(own.verdict(on: "/r/dist", isFolder: true) == .ignored)
    #expect(!own.ignores(file: "/r/dist"))
  }

  @Test(arguments: [
    ("dist/\n*.bak", "/r/dist", "/r/dist/x", false), ("dist/\n*.bak", "/r/dist", "/r/dist/x.bak", true),
    ("dist/**", "/r/dist", "/r/dist/x", false), ("/dist/*", "/r/dist/a", "/r/dist/a/x", false),
    ("*", "/r", "/r/x", false), ("*\n!*.axml", "/r", "/r/x", true),
    ("build\n", "/r/dist", "/r/dist/build/x", true),
    ("dist", "/r/dist/sub", "/r/dist/sub/x", false), ("sub/", "/r", "/r/sub/x", true),
  ])
  func admitsAFolderThatIsNamed(lines: String, start: String, path: String, ignored: Bool) {
    #expect(rules(lines).admitting(start).ignores(file: path) == ignored)
  }

  /// A pattern with `!` hides nothing, so it stays when what hides a folder goes.
  @Test(arguments: [
    ("*.axml\n!/src/**", false), ("!src", false), ("!/src/", false), ("src", true), ("/src/**", true),
    ("!src\nsrc", true),
  ])
  func hidesWhatItIgnores(lines: String, expected: Bool) {
    #expect(rules(lines).hides("/r/src") == expected)
  }

  @Test func aKeptFileStaysKeptInAFolderThatIsNamed() {
    let own = rules("*.axml\n!/src/**").admitting("/r/src")
    #expect(!own.ignores(file: "/r/src/a.axml"))
    #expect(own.ignores(file: "/r/a.axml"))
  }

  @Test func readsPatternsOfASetting() {
    let own = IgnoreRules(folder: "/", patterns: ["pages/legacy/**", "", "# no"])
    #expect(own.ignores(file: "/pages/legacy/a/b.axml"))
    #expect(!own.ignores(file: "/pages/a.axml"))
    #expect(IgnoreRules(folder: "/", patterns: ["", "#"]).isEmpty)
  }

  @Test func survivesAnyBytes() {
    var random = SplitMix64(seed: 11)
    let alphabet = Array("**/?[]!\\ab-:^ \r\n#".utf8) + [0, 0xFF]
    for _ in 0..<5000 {
      let bytes = (0..<random.below(24)).map { _ in alphabet[random.below(alphabet.count)] }
      let path =
        "/r/" + String(decoding: (0..<random.below(12)).map { _ in alphabet[random.below(9)] }, as: UTF8.self)
      let own = IgnoreRules(folder: "/r", file: SourceText(path: "/r/.gitignore", bytes: bytes))
      let ignored = own.ignores(file: path)
      #expect(!ignored || !own.isEmpty)
      let verdict = own.admitting(path).verdict(on: path, isFolder: true)
      #expect(verdict != .ignored || bytes.contains(UInt8(ascii: "!")))
    }
  }
}

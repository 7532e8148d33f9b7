import Diagnostics
import Testing

@testable import Files

/// `.gitignore` files with thousands of patterns, which are looked up in tables. How long that takes is the fuzzer's question.
@Suite struct ManyIgnorePatternTests {
  @Test func manyPatternsAreAdmittedAtOnce() {
    let patterns = (0..<20_000).map { "name\($0)" }
    let rules = IgnoreRules(folder: "/p", patterns: patterns).admitting("/p/a/b")
    #expect(!rules.hides("/p/a/b"))
    #expect(rules.hides("/p/a/name19999"))
  }

  @Test func manyNamesAreLookedUp() {
    let rules = IgnoreRules(folder: "/p", patterns: (0..<10_000).map { "a/name\($0)" })
    let ignored = (0..<10_000).count { rules.verdict(on: "/p/a/name\($0 * 2)", isFolder: false) == .ignored }
    #expect(ignored == 5_000)
  }

  /// Of patterns that begin and end with wildcards, the last thousand are compared with each path.
  @Test(arguments: [(999, IgnoreRules.Verdict.ignored), (1_000, nil)])
  func patternsThatNoTableHolds(others: Int, verdict: IgnoreRules.Verdict?) {
    let rules = IgnoreRules(
      folder: "/p", patterns: ["?"] + [String](repeating: "[bc][de]", count: others))
    #expect(rules.verdict(on: "/p/a", isFolder: false) == verdict)
  }

  /// Each ends as the others do.
  @Test(
    arguments: ["*.b#", "b#*", "b#/**", "b#/*", "**/b#/**", "*b#*", "b#?", "[bc]#[de]", "!*b#", "b#/*.axml"])
  func wildcardsAreLookedUp(form: String) {
    let patterns = (0..<2_000).map { form.replacing("#", with: "\($0)") }
    let rules = IgnoreRules(folder: "/p", patterns: patterns)
    let count = (0..<2_000).count { rules.ignores(file: "/p/q\($0)/a\($0).axml") }
    #expect(count == 0)
  }

  @Test func manyPatternsMeanWhatFewMean() {
    let forms = [
      "a", "!a", "a/", "/a", "b/a", "**/a", "!b/a", "*", "!*a", "a/**", "b", "!b", "[ab]", "a*", "?",
      "[a-c]b*",
      "*b?", "!ab*", "a\\b", "*\\b", "[", "a[", "**/a/*", "abcd*", "*bcd", "*bc*",
    ]
    let paths = ["a", "b", "b/a", "a/b", "c/a", "a/a/a", "c", "ab", "abc", "abcd", "b/xabcdx", "ab/bcd"]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let own = (0..<8).map { _ in forms.randomElement(using: &random)! }
      // What matches nothing here is enough to make them many.
      let many = (0..<70).map { "x\($0)" }
      let few = IgnoreRules(folder: "/p", patterns: own)
      let all = IgnoreRules(folder: "/p", patterns: Array(many[..<35]) + own + many[35...])
      for path in paths {
        for isFolder in [true, false] {
          #expect(
            few.verdict(on: "/p/" + path, isFolder: isFolder)
              == all.verdict(on: "/p/" + path, isFolder: isFolder),
            "\(own) \(path)")
        }
      }
    }
  }
}

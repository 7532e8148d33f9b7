import Diagnostics
import Testing

@testable import Linting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "p/a.axml") -> String {
    let change = TextChange(old: SourceText(path: "/p/a.axml", old), new: SourceText(path: "/p/a.axml", new))
    return String(decoding: UnifiedDiff(change, path: path).bytes, as: UTF8.self)
  }

  @Test func showsThreeLinesAround() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == """
        --- a/p/a.axml
        +++ b/p/a.axml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func joinsWhatIsNearAndPartsWhatIsFar() {
    let lines = (1...20).map { "\($0)\n" }
    let near = diff(lines.joined(), lines.joined().replacing("\n4\n", with: "\n").replacing("11\n", with: ""))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,14 +1,12 @@"])
    let far = diff(lines.joined(), lines.joined().replacing("\n4\n", with: "\n").replacing("12\n", with: ""))
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,7 +1,6 @@", "@@ -9,7 +8,6 @@"])
  }

  @Test func tellsAMissingLineEnd() {
    #expect(
      diff("a\nb", "a\nc\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n"))
  }

  @Test func anEmptySideCountsFromZero() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func equalTextsHaveNone() { #expect(diff("a\r\n", "a\r\n") == "") }

  @Test(arguments: [
    ("a b.axml", "--- a/a b.axml\t\n"), ("地.axml", "--- a/地.axml\n"),
    ("a\t\"b\\.axml", "--- \"a/a\\011\\\"b\\\\.axml\"\n"), ("/abs/a.axml", "--- a/abs/a.axml\n"),
  ])
  func namesAreWrittenAsGitWritesThem(path: String, header: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix(header))
  }
}

@Suite struct LineAlignmentTests {
  /// The new text rebuilt from the old one and the changes; nil when they do not fit.
  private func rebuilt(_ old: [Int], _ new: [Int]) -> [Int]? {
    var result: [Int] = []
    var line = 0
    for change in LineAlignment(old, new).changes {
      guard change.old.lowerBound >= line, change.old.upperBound <= old.count else { return nil }
      result += old[line..<change.old.lowerBound] + new[change.new]
      line = change.old.upperBound
    }
    return result + old[line...]
  }

  @Test func leadsFromTheOldTextToTheNewOne() {
    // A linear congruential sequence: the same lines in every run.
    var state: UInt32 = 7
    func next(_ limit: UInt32) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((state >> 8) % limit)
    }
    for _ in 0..<300 {
      let old = (0..<next(40)).map { _ in next(6) }
      let new = (0..<next(40)).map { _ in next(6) }
      #expect(rebuilt(old, new) == new)
    }
  }

  @Test func textsWithNothingInCommonEndTheSearchEarly() {
    let old = Array(0..<3000)
    let new = Array(10_000..<13_500)
    #expect(rebuilt(old, new) == new)
    #expect(rebuilt(old + new, new + old) == new + old)
  }

  @Test func findsTheLeastChange() {
    #expect(
      LineAlignment([1, 2, 3, 4], [1, 3, 4, 5]).changes == [
        .init(old: 1..<2, new: 1..<1), .init(old: 4..<4, new: 3..<4),
      ])
  }
}

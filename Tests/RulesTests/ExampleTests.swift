import Diagnostics
import Linting
import Rules
import Testing

/// Every example of every rule, as it is and in the variants that must not change what is found.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let index: Int
    var example: Example { rule.examples[index] }
    var testDescription: String { "\(rule.id) #\(index + 1)" }
  }

  static let cases = allRules.flatMap { rule in rule.examples.indices.map { Case(rule: rule, index: $0) } }
  static let wrongCases = cases.filter { $0.example.isWrong }
  static let fixedCases = cases.filter { $0.example.fixed != nil }

  /// Rules that mark the first byte of a file, whatever it is.
  static let fileRules: Set = ["unlisted-page"]

  /// The findings of the case's rule as `path start..<end message`, in order of the files and places.
  private func found(_ program: ExampleProgram, _ rule: Rule) -> [String] {
    let order = Dictionary(uniqueKeysWithValues: program.files.enumerated().map { ($1.path, $0) })
    return program.lint(rule).filter { $0.rule == rule.id }
      .sorted {
        (order[$0.place.path] ?? 99, $0.place.range, $0.message) < (
          order[$1.place.path] ?? 99, $1.place.range, $1.message
        )
      }
      .map { "\($0.place.path) \($0.place.range.start)..<\($0.place.range.end) \($0.message)" }
  }

  /// The expected findings in the same form, moved by `shift` bytes in the first file.
  private func expected(_ program: ExampleProgram, _ example: Example) -> [String] {
    var messages = example.messages[...]
    return program.files.flatMap { file in
      file.marks.map {
        "\(file.path) \($0.start)..<\($0.end) \(messages.popFirst() ?? "no message is given")"
      }
    }
  }

  @Test(arguments: cases) func findsExactlyWhatIsMarked(_ test: Case) {
    let program = ExampleProgram(test.example)
    #expect(program.files.reduce(0) { $0 + $1.marks.count } == test.example.messages.count)
    #expect(found(program, test.rule) == expected(program, test.example))
  }

  @Test(arguments: cases.filter { !fileRules.contains($0.rule.id) })
  func findsTheSameAfterChineseAndEmoji(_ test: Case) {
    var program = ExampleProgram(test.example)
    program.prepend()
    #expect(found(program, test.rule) == expected(program, test.example))
  }

  @Test(arguments: cases) func findsTheSameWithCRLF(_ test: Case) {
    var program = ExampleProgram(test.example)
    program.useCRLF()
    #expect(found(program, test.rule) == expected(program, test.example))
  }

  @Test(arguments: wrongCases.filter { !fileRules.contains($0.rule.id) })
  func findsNothingInAComment(_ test: Case) {
    var program = ExampleProgram(test.example)
    guard test.rule.category != .meta, program.commentOut() else { return }
    let path = program.files[0].path
    #expect(program.lint(test.rule).filter { $0.place.path == path } == [])
  }

  @Test(arguments: wrongCases) func isHiddenByASuppression(_ test: Case) {
    var program = ExampleProgram(test.example)
    program.suppress(test.rule.id)
    #expect(found(program, test.rule) == [])
  }

  @Test(arguments: cases) func survivesTruncationAtEveryByte(_ test: Case) {
    let program = ExampleProgram(test.example)
    for length in program.files[0].text.indices {
      var cut = program
      cut.files[0].text.removeLast(cut.files[0].text.count - length)
      for diagnostic in cut.lint() where diagnostic.place.path == cut.files[0].path {
        #expect(diagnostic.place.range.start <= diagnostic.place.range.end)
        #expect(Int(diagnostic.place.range.end) <= length)
      }
    }
  }

  @Test(arguments: fixedCases) func fixesAsShown(_ test: Case) {
    var program = ExampleProgram(test.example)
    for _ in 0..<10 {
      guard program.applyFixes(of: test.rule) else { break }
    }
    #expect(String(decoding: program.files[0].text, as: UTF8.self) == test.example.fixed)
    #expect(found(program, test.rule) == [])
  }

  /// The first right example is what `mpcheck explain` shows.
  @Test(
    arguments: allRules.compactMap { rule in
      rule.examples.firstIndex { !$0.isWrong }.map { Case(rule: rule, index: $0) }
    })
  func theRightExampleThatIsShownIsCleanUnderAllRules(_ test: Case) {
    #expect(ExampleProgram(test.example).lintWithAllRules().map { "\($0.rule): \($0.message)" } == [])
  }

  @Test(arguments: cases) func declaresTheFixesItOffers(_ test: Case) {
    for diagnostic in ExampleProgram(test.example).lint(test.rule) where diagnostic.rule == test.rule.id {
      guard let fix = diagnostic.fix else { continue }
      #expect(test.rule.fix != nil)
      #expect(fix.applicability == .suggested || test.rule.fix == .safe)
    }
  }
}

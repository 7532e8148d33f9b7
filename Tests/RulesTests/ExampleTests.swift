import Diagnostics
import Linting
import Markup
import RuleDocuments
import Rules
import Testing

/// Every example of every rule, as it is, and some of each rule in the variants that must not change what is found. Each variant
/// is linted once. Of a requested rule, and in `make fuzz`, all examples are varied.
@Suite struct ExampleTests {
  private static let cases = ExampleCase.all
  private static let variedCases = ExampleCase.some(oneIn: 10)
  private static let variedWrongCases = variedCases.filter { $0.example.isWrong }
  private static let fixedCases = cases.filter { $0.example.fixed != nil }

  /// Rules that mark the first byte of a file, whatever it is.
  private static let fileRules: Set = ["unlisted-page"]

  /// The findings of the case's rule, in order of the files and places.
  private func findings(_ program: ExampleProgram, _ rule: Rule) -> [Diagnostic] {
    let order = Dictionary(uniqueKeysWithValues: program.files.enumerated().map { ($1.path, $0) })
    return program.lint(rule).filter { $0.rule == rule.id }
      .sorted {
        (order[$0.place.path] ?? 99, $0.place.range, $0.message.english) < (
          order[$1.place.path] ?? 99, $1.place.range, $1.message.english
        )
      }
  }

  /// A finding as `path start..<end message`.
  private func line(_ finding: Diagnostic) -> String {
    "\(finding.place.path) \(finding.place.range.start)..<\(finding.place.range.end) \(finding.message.english)"
  }

  /// The findings of the case's rule as lines.
  private func found(_ program: ExampleProgram, _ rule: Rule) -> [String] {
    findings(program, rule).map(line)
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

  @Test(arguments: cases) func findsExactlyWhatIsMarked(_ test: ExampleCase) {
    let program = ExampleProgram(test.example)
    #expect(
      program.files.reduce(0) { $0 + $1.marks.count } == test.example.messages.count,
      sourceLocation: test.location)
    let findings = findings(program, test.rule)
    #expect(findings.map(line) == expected(program, test.example), sourceLocation: test.location)
    for finding in findings {
      expectExplainedSeverity(finding, test)
      expectDeclaredFix(finding, test)
    }
  }

  @Test(arguments: variedCases) func findsTheSameAfterChineseAndEmojiWithCRLF(_ test: ExampleCase) {
    var program = ExampleProgram(test.example)
    if !ExampleTests.fileRules.contains(test.rule.id) { program.prepend() }
    program.useCRLF()
    #expect(found(program, test.rule) == expected(program, test.example), sourceLocation: test.location)
  }

  @Test(arguments: variedWrongCases.filter { !fileRules.contains($0.rule.id) })
  func findsNothingInAComment(_ test: ExampleCase) {
    var program = ExampleProgram(test.example)
    guard test.rule.category != .meta, program.commentOut() else { return }
    let path = program.files[0].path
    #expect(program.lint(test.rule).filter { $0.place.path == path } == [], sourceLocation: test.location)
  }

  @Test(arguments: variedWrongCases) func isHiddenByASuppression(_ test: ExampleCase) {
    var program = ExampleProgram(test.example)
    program.suppress(test.rule.id)
    #expect(found(program, test.rule) == [], sourceLocation: test.location)
  }

  @Test(arguments: fixedCases) func fixesAsShown(_ test: ExampleCase) throws {
    var program = ExampleProgram(test.example)
    for _ in 0..<10 {
      guard try program.applyFixes(of: test.rule) else { break }
    }
    #expect(
      String(decoding: program.files[0].text, as: UTF8.self) == test.example.fixed,
      sourceLocation: test.location)
    #expect(found(program, test.rule) == [], sourceLocation: test.location)
  }

  /// A page says of the findings of a rule which severities they have.
  private func expectExplainedSeverity(_ finding: Diagnostic, _ test: ExampleCase) {
    guard let severity = test.rule.severity, test.example.configuration == nil else { return }
    // What these rules say of it is in their own texts.
    if test.rule.category == .reactNative { return }
    #expect(
      finding.severity == severity || test.rule.severities != nil, sourceLocation: test.location)
  }

  private func expectDeclaredFix(_ finding: Diagnostic, _ test: ExampleCase) {
    guard let fix = finding.fix else { return }
    #expect(test.rule.fix != nil, sourceLocation: test.location)
    #expect(fix.applicability == .suggested || test.rule.fix == .safe, sourceLocation: test.location)
  }

  /// The first right example of each family of languages is what `mpcheck explain` shows.
  @Test(
    arguments: ExampleCase.rules.flatMap { examples in
      RuleExamples.shownRights(examples.rule).map { ExampleCase(rule: examples.rule, example: $0) }
    })
  func theRightExamplesThatAreShownAreCleanUnderAllRules(_ test: ExampleCase) {
    #expect(
      ExampleProgram(test.example).lintWithAllRules().map { "\($0.rule): \($0.message.english)" } == [],
      sourceLocation: test.location)
  }

  /// A reader of any family finds what is right in it, and nearly always what is wrong. What is wrong of bytes has no example.
  @Test(
    arguments: allRules.filter { [.syntax, .markup, .project, .nativeView, .meta].contains($0.category) })
  func eachFamilyOfARuleHasItsExamples(_ rule: Rule) {
    let families = Set(Dialect.all.filter(rule.dialects.contains).map(\.family))
    func familiesOf(_ examples: [Example]) -> Set<Dialect.Family> {
      Set(examples.compactMap { $0.dialects.first?.family })
    }
    let right = familiesOf(rule.examples.filter { !$0.isWrong })
    #expect(right.isSuperset(of: families))
    let wrong = familiesOf(rule.examples.filter(\.isWrong))
    #expect(wrong.isSuperset(of: families.subtracting(ExampleTests.withoutWrong[rule.id] ?? [])))
  }

  /// The families in which a rule has no wrong example in its file.
  private static let withoutWrong: [String: Set<Dialect.Family>] = [
    // A file of ten megabytes, and bytes that are no text.
    "input-limit": [.alipay, .weChat, .baidu], "not-utf8": [.alipay, .weChat, .baidu],
  ]
}

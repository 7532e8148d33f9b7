import Diagnostics
import Linting
import RuleDocuments
import Rules
import Testing

/// Why rules are silent. For each reason a document gives a change that removes it, and then the rule reports.
@Suite struct SilenceTests {
  struct Silence: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let section: RuleDocument.Section

    var testDescription: String { "\(rule.id): \(section.reason)" }
    var location: SourceLocation { section.example.location.inTests }
  }

  static let all = ExampleCase.rules.flatMap { examples in
    examples.sections.filter { !$0.example.isWrong }.map { Silence(rule: examples.rule, section: $0) }
  }

  @Test(arguments: all) func isTheOnlyReason(_ silence: Silence) throws {
    let (example, change) = (silence.section.example, try #require(silence.section.change))
    let files = try #require(
      change.applied(to: example.files), "each text must be there once", sourceLocation: silence.location)
    let found = ExampleProgram(files, configuration: example.configuration).lint(silence.rule)
      .filter { $0.rule == silence.rule.id }
    #expect(
      found.count == change.findingCount, "\(found.map(\.message.english))", sourceLocation: silence.location)
  }
}

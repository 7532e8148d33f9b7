import Diagnostics
import ExpectedFiles
import RuleDocuments
import Rules
import Testing

/// The reasons for silence that `mpcheck explain` shows are the headings of the documents; `make bless` writes their table.
@Suite struct SilenceTableTests {
  private static let path = RuleExamples.checkout + "/Sources/Rules/SilenceTable.swift"

  private static let written = ##"""
    // Written by `make bless` from the headings in `Fixtures/rules`.

    /// The reasons why rules are silent: a line with the id of a rule, then its reasons, each on a line that begins with a blank,
    /// in English and after ` | ` in Chinese.
    let silenceTable: StaticString = #"""
    \##(RuleExamples.all.map(rows).joined())  """#

    """##

  private static func rows(of examples: RuleExamples) -> String {
    let reasons = reasons(of: examples).map { " \($0.english) | \($0.chinese)" }
    return reasons.isEmpty ? "" : ([examples.rule.id] + reasons).map { "  \($0)\n" }.joined()
  }

  private static func reasons(of examples: RuleExamples) -> [LocalizedText] {
    examples.sections.filter { !$0.example.isWrong }.map {
      LocalizedText(en: $0.reason, zh: $0.chineseReason ?? "")
    }
  }

  @Test func hasEveryReason() throws {
    let written = Array(SilenceTableTests.written.utf8)
    let mistake = try ExpectedFile.mistake(in: SilenceTableTests.path, written: written)
    #expect(mistake == nil)
  }

  /// What was written a moment ago is not in this program yet.
  @Test(.enabled(if: !ExpectedFile.isWritten)) func isReadByRules() {
    #expect(RuleExamples.all.count { !$0.rule.silences.isEmpty } > 150)
    for examples in RuleExamples.all {
      #expect(
        examples.rule.silences == SilenceTableTests.reasons(of: examples),
        "\(examples.rule.id): `make bless` writes the table")
      for reason in examples.rule.silences {
        #expect(!reason.chinese.isEmpty, "\(examples.rule.id): \"\(reason.english)\" has no Chinese text")
      }
    }
  }
}

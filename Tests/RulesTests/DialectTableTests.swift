import Diagnostics
import ExpectedFiles
import Files
import Linting
import Markup
import RuleDocuments
import Rules
import Testing

/// What each rule does in each dialect.
@Suite struct DialectTableTests {
  static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/dialects/rules.txt"

  /// A line for each rule that is not in every dialect.
  private static var table: String {
    let rules = allRules.filter { !$0.dialectNames.isEmpty }
    let names = Dialect.all.map(\.name)
    let rows = rules.map { rule in
      [rule.id] + Dialect.all.map { rule.dialects.contains($0) ? $0.name : "-" }
    }
    let widths = [rules.map(\.id.count).max() ?? 0] + names.map(\.count)
    return "Rules that are not in every dialect. Written by `make bless`.\n\n"
      + rows.map { row in
        // Nothing is after the last cell.
        zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
          + row[row.count - 1] + "\n"
      }.joined()
  }

  @Test func rulesAreWhereTheTableSaysSo() throws {
    let written = Array(DialectTableTests.table.utf8)
    let mistake = try ExpectedFile.mistake(in: DialectTableTests.path, written: written)
    #expect(mistake == nil)
  }

  /// How a rule differs in a family from what it does in AXML.
  private enum Difference {
    /// By the names, tags, events or forms of the dialects.
    case byTable
    /// It does something else.
    case changed
    /// AXML does not have the rule, or it came with the other dialects.
    case new
  }

  /// Rules that are not listed do the same in every family that has them.
  private static let differences: [(family: Dialect.Family, difference: Difference, rules: [String])] = [
    (.alipay, .new, ["duplicate-object-key", "unknown-context-id"]),
    (
      .weChat, .byTable,
      [
        "duplicate-sjs-name", "event-attribute-case", "foreign-directive", "invalid-expression",
        "invalid-sjs-import", "misspelled-event", "misspelled-native-context", "missing-key",
        "missing-page-file", "string-boolean", "text-beside-mustache", "text-child", "unknown-directive",
        "unknown-native-context", "unknown-tag", "unresolved-component", "unresolved-page-link",
        "unsupported-expression",
      ]
    ),
    (
      .weChat, .changed,
      [
        "duplicate-native-id", "invalid-event-name", "invalid-key", "misspelled-native-tag",
        "missing-native-id", "missing-native-size", "missing-native-type", "native-children", "orphan-else",
        "unknown-native-event", "unquoted-value", "unregistered-native-type", "unsent-component-event",
        "unset-dataset-key",
      ]
    ),
    (
      .weChat, .new,
      [
        "deprecated-directive", "duplicate-object-key", "event-without-bind", "line-break-in-value",
        "long-attribute-name", "loop-with-else", "misplaced-directive", "model-not-assignable",
        "mustache-not-evaluated",
        "reserved-tag-name", "space-around-mustache", "uncreated-native-view", "unknown-attribute-value",
        "unknown-context-id", "unsupported-call",
      ]
    ),
    (
      .baidu, .byTable,
      [
        "duplicate-sjs-name", "event-attribute-case", "foreign-directive", "invalid-expression",
        "invalid-sjs-import", "misspelled-event", "missing-page-file", "orphan-else",
        "text-beside-mustache", "unknown-directive", "unknown-tag", "unresolved-component",
        "unresolved-page-link",
      ]
    ),
    (
      .baidu, .changed,
      [
        "misplaced-directive", "undefined-template", "unsent-component-event", "unset-dataset-key",
        "unused-import",
      ]
    ),
    (.baidu, .new, ["event-without-bind", "invalid-loop"]),
  ]

  /// Each is listed once for a family, and a dialect of the family has it.
  @Test func differencesAreOfRules() {
    for family in Dialect.Family.allCases {
      let listed = DialectTableTests.differences.filter { $0.family == family }.flatMap(\.rules)
      #expect(Set(listed).count == listed.count)
      for id in listed {
        let dialects = allRules.first { $0.id == id }?.dialects
        #expect(Dialect.all.contains { $0.family == family && dialects?.contains($0) == true }, "\(id)")
      }
    }
  }

  /// Where a rule differs from what it does in AXML, an example of the same family shows it.
  @Test func differencesHaveExamples() {
    for examples in RuleExamples.all {
      let id = examples.rule.id
      let shown = Set(examples.all.flatMap { $0.dialects.map(\.family) })
      for (family, _, rules) in DialectTableTests.differences where rules.contains(id) {
        #expect(shown.contains(family), "\(id) in \(family)")
      }
    }
  }
}

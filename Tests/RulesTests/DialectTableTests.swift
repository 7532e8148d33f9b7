import Linting
import Markup
import Rules
import Testing

/// What each rule does in each dialect, against a table that people can read.
@Suite struct DialectTableTests {
  private enum Word: String {
    /// As in AXML.
    case same
    /// By the dialect's names, tags, events or forms.
    case table
    /// In another way.
    case changed
    /// A rule that AXML does not have, or that came with the other dialects.
    case new
    case off
  }

  /// One letter for each of AXML, WXML, TTML, QML, KSML, XHSML, JXML, FXML and Swan: `s` same, `t` by table, `c` changed,
  /// `n` new, `-` off. Rules that are not listed are the same everywhere.
  private static let rows: [String: String] = [
    "builtin-native-type": "s--------", "condition-with-loop": "s--------", "container-param": "s--------",
    "deprecated-directive": "-n-n-----",
    "duplicate-native-id": "sc-----c-", "dynamic-native-type": "ss-----s-", "func-param": "s--------",
    "invalid-event-name": "sc-----c-", "invalid-native-id": "s--------", "invalid-style-object": "s--------",
    "missing-native-id": "sc-----c-", "missing-native-size": "sc-----c-", "missing-native-type": "sc-----c-",
    "misspelled-native-context": "st-----t-", "misspelled-native-tag": "sc-----c-",
    "native-children": "sc-----c-", "native-param-type": "s--------", "on-prefixed-param": "s--------",
    "one-platform-native-type": "s--------", "overlapping-native-id": "s--------",
    "repeated-native-id": "s--------", "reserved-param": "s--------", "shadowed-native-id": "s--------",
    "stripped-native-view": "s--------", "uncreated-native-view": "-n-------",
    "unknown-native-context": "st-----t-", "unknown-native-event": "sc-----c-",
    "unknown-native-param": "s--------", "unprefixed-native-type": "s--------",
    "unregistered-native-type": "sc-----c-", "duplicate-object-key": "nnnnnnnns",
    "duplicate-sjs-name": "stttttttt", "empty-handler": "s--------",
    "event-attribute-case": "stttttttt", "foreign-directive": "stttttttt",
    "invalid-expression": "stttttttt", "invalid-key": "sccccccc-", "invalid-loop": "--------n",
    "invalid-sjs-import": "stttttttt", "line-break-in-value": "-n-------",
    "long-attribute-name": "-n-------", "loop-with-else": "-nnnnnnn-", "misplaced-directive": "-nnnnnnnc",
    "missing-key": "sttttttt-", "missing-page-file": "stttttttt", "misspelled-event": "stttttttt",
    "model-not-assignable": "-n-------", "mustache-not-evaluated": "-nnnnnnn-",
    "orphan-else": "sccccccct", "reserved-tag-name": "-n-------", "space-around-mustache": "-nnnnnnn-",
    "string-boolean": "stttttttt", "template-roots": "s--------", "text-beside-mustache": "stttttttt",
    "text-child": "sttttttt-", "unbound-condition": "ssssssss-", "unbound-loop": "ssssssss-",
    "unbound-style": "s--------", "undefined-template": "ssssssssc", "unknown-attribute-value": "-n-------",
    "unknown-context-id": "nnnnnnnns", "unknown-directive": "stttttttt", "unknown-tag": "sttt---tt",
    "unquoted-value": "scsssssss", "unresolved-component": "stttttttt", "unresolved-page-link": "stttttttt",
    "unstable-key": "s--------", "unsupported-call": "-nnnn----", "unsupported-expression": "sttttttts",
    "unused-import": "ssssssssc",
  ]

  private static func words(_ rule: Rule) -> [Word] {
    let letters = rows[rule.id] ?? "sssssssss"
    return letters.map { letter in
      switch letter {
      case "s": .same
      case "t": .table
      case "c": .changed
      case "n": .new
      default: .off
      }
    }
  }

  @Test func namesRulesAndDialects() {
    #expect(
      Dialect.all.map(\.name) == ["AXML", "WXML", "TTML", "QML", "KSML", "XHSML", "JXML", "FXML", "Swan"])
    let ids = Set(allRules.map(\.id))
    #expect(DialectTableTests.rows.keys.filter { !ids.contains($0) } == [])
    #expect(DialectTableTests.rows.values.allSatisfy { $0.count == Dialect.all.count })
  }

  /// Prints the table; a rule is off where the table says so, and nowhere else.
  @Test func rulesSpeakWhereTheTableSaysSo() {
    var table = ""
    for rule in allRules where rule.category != .host && rule.category != .meta {
      let words = DialectTableTests.words(rule)
      table += rule.id + " " + words.map(\.rawValue).joined(separator: " ") + "\n"
      for (dialect, word) in zip(Dialect.all, words) {
        #expect(rule.dialects.contains(dialect) == (word != .off), "\(rule.id) in \(dialect.name)")
      }
    }
    print(table)
  }

  /// Where a rule differs from what it does in AXML, an example of the same family shows it.
  @Test func differencesHaveExamples() {
    for rule in allRules {
      let shown = Set(rule.examples.flatMap { $0.dialects.map(\.family) })
      for (dialect, word) in zip(Dialect.all, DialectTableTests.words(rule))
      where word == .table || word == .changed || word == .new {
        #expect(shown.contains(dialect.family), "\(rule.id) in \(dialect.name)")
      }
    }
  }
}

/// Findings of one rule in one file of which only the number is kept, because there are so many.
package struct UnkeptFindings: Hashable, Sendable {
  /// The id of the rule that found them.
  package let rule: String
  package let severity: Severity
  /// The first of them.
  package let first: Place
  /// How many there are, at least 1.
  package let count: Int

  package init(rule: String, severity: Severity, first: Place, count: Int) {
    self.rule = rule
    self.severity = severity
    self.first = first
    self.count = count
  }
}

/// How many findings a rule has.
package struct RuleCount: Hashable, Sendable {
  package let rule: String
  /// The highest of its findings.
  package private(set) var severity = Severity.info
  package private(set) var count = 0
  package private(set) var fixableCount = 0

  private init(_ rule: String) { self.rule = rule }

  /// The counts of all rules that found something, most first. `unkept` are counted, too.
  package static func counts(of diagnostics: [Diagnostic], unkept: [UnkeptFindings]) -> [RuleCount] {
    var counts: [String: RuleCount] = [:]
    func add(_ rule: String, _ severity: Severity, _ count: Int, fixable: Int) {
      counts[rule, default: RuleCount(rule)].count += count
      counts[rule]!.severity = max(counts[rule]!.severity, severity)
      counts[rule]!.fixableCount += fixable
    }
    for diagnostic in diagnostics {
      add(diagnostic.rule, diagnostic.severity, 1, fixable: diagnostic.fix == nil ? 0 : 1)
    }
    for findings in unkept { add(findings.rule, findings.severity, findings.count, fixable: 0) }
    return counts.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}

extension Report {
  /// Counts what is shown by rule.
  package mutating func countRules() { ruleCounts = RuleCount.counts(of: diagnostics, unkept: unkept) }
}

import Diagnostics
import Linting

/// Tables for people.
enum Table {
  /// How many findings each rule has, most first.
  static func statistics(_ diagnostics: [Diagnostic]) -> String {
    var byRule: [String: [Diagnostic]] = [:]
    for diagnostic in diagnostics { byRule[diagnostic.rule, default: []].append(diagnostic) }
    let rows = byRule.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { rule, findings in
      let severity = findings.map(\.severity).max()?.rawValue ?? ""
      return ["\(findings.count)", severity, rule, "\(findings.count { $0.fix != nil })"]
    }
    return text(["count", "severity", "rule", "fixable"], rows, numeric: [0, 3])
  }

  /// How long each phase and each rule took.
  static func timings(_ timings: Timings) -> String {
    let phases = timings.phases.map { [milliseconds($0.duration), "\($0.count)", $0.name] }
    let rules = timings.rules.map { [milliseconds($0.duration), "\($0.count)", $0.name] }
    return text(["ms", "times", "phase"], phases, numeric: [0, 1])
      + (rules.isEmpty ? "" : "\n" + text(["ms", "calls", "rule"], rules, numeric: [0, 1]))
  }

  /// The duration in milliseconds, with three digits after the point.
  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds =
      duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let fraction = "\(microseconds % 1000)"
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
  }

  /// A table with columns as wide as their widest cell. The columns `numeric` are aligned at their ends.
  static func text(_ head: [String], _ rows: [[String]], numeric: Set<Int> = []) -> String {
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (numeric.contains(column) ? padding + cell : cell + padding)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

import Diagnostics
import Linting
import Reporting

/// Tables for people.
enum Table {
  /// How many findings each rule has, most first. `unkept` are counted, too.
  static func statistics(_ diagnostics: [Diagnostic], unkept: [UnkeptFindings]) -> String {
    struct Row {
      var count = 0
      var severity = Severity.info
      var fixableCount = 0
    }
    var byRule: [String: Row] = [:]
    func add(_ rule: String, _ severity: Severity, count: Int = 1, isFixable: Bool = false) {
      byRule[rule, default: Row()].count += count
      byRule[rule]!.severity = max(byRule[rule]!.severity, severity)
      if isFixable { byRule[rule]!.fixableCount += 1 }
    }
    for diagnostic in diagnostics {
      add(diagnostic.rule, diagnostic.severity, isFixable: diagnostic.fix != nil)
    }
    for findings in unkept { add(findings.rule, findings.severity, count: findings.count) }
    let rows = byRule.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { rule, row in
      ["\(row.count)", row.severity.rawValue, rule, "\(row.fixableCount)"]
    }
    return text(
      [
        spoken(en: "count", zh: "数量"), spoken(en: "severity", zh: "严重级别"), spoken(en: "rule", zh: "规则"),
        spoken(en: "fixable", zh: "可修复"),
      ], rows, numeric: [0, 3])
  }

  /// How long each phase and each rule took.
  static func timings(_ timings: Timings) -> String {
    let phases = timings.phases.map { [milliseconds($0.duration), "\($0.count)", $0.name] }
    let rules = timings.rules.map { [milliseconds($0.duration), "\($0.count)", $0.name] }
    let unit = spoken(en: "ms", zh: "毫秒")
    return text(
      [unit, spoken(en: "times", zh: "次数"), spoken(en: "phase", zh: "阶段")], phases, numeric: [0, 1])
      + (rules.isEmpty
        ? ""
        : "\n"
          + text(
            [unit, spoken(en: "calls", zh: "调用"), spoken(en: "rule", zh: "规则")], rules, numeric: [0, 1]))
  }

  /// The duration in milliseconds, with three digits after the point.
  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds =
      duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let fraction = "\(microseconds % 1000)"
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
  }

  /// A table with columns as wide as their widest cell, on a terminal. The columns `numeric` are aligned at their ends.
  static func text(_ head: [String], _ rows: [[String]], numeric: Set<Int> = []) -> String {
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    return ([head] + rows).map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.displayWidth)
        line += (column > 0 ? "  " : "") + (numeric.contains(column) ? padding + cell : cell + padding)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

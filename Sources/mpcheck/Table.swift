import Diagnostics
import Linting
import Reporting

/// Tables for people.
enum Table {
  /// Writes to standard error what the options ask for.
  static func show(
    _ options: LintOptions.Insight, _ timings: Timings?, _ diagnostics: [Diagnostic], unkept: [UnkeptFindings]
  ) {
    if options.statistics {
      Terminal.writeError(statistics(RuleCount.counts(of: diagnostics, unkept: unkept)), ending: "")
    }
    if let timings { Terminal.writeError(Table.timings(timings), ending: "") }
  }

  /// How many findings each rule has.
  static func statistics(_ counts: [RuleCount]) -> String {
    text(
      [
        spoken(en: "count", zh: "数量"), spoken(en: "severity", zh: "严重级别"), spoken(en: "rule", zh: "规则"),
        spoken(en: "fixable", zh: "可修复"),
      ], counts.map { ["\($0.count)", $0.severity.rawValue, $0.rule, "\($0.fixableCount)"] }, numeric: [0, 3])
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

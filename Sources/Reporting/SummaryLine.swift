import Diagnostics

extension TextReporter {
  /// "Found 2 errors and 1 warning in 12 files (1 fixable with --fix)."
  func appendSummary(_ report: Report, to out: inout StyledBuffer) {
    if report.diagnostics.isEmpty {
      if report.fileCount == 0, report.suppressedCount + report.baselinedCount == 0 {
        out.append("There was nothing to check.")
      } else {
        out.append("All good", .success)
        out.append(": no findings in \(counted(report.fileCount, "file"))\(remarks(on: report)).")
      }
    } else {
      out.append("Found ")
      let counts = Severity.allCases.reversed().map { ($0, report.count($0)) }.filter { $0.1 > 0 }
      for (index, (severity, count)) in counts.enumerated() {
        if index > 0 { out.append(index == counts.count - 1 ? " and " : ", ") }
        out.append(counted(count, severity == .info ? "info" : severity.rawValue), .severity(severity))
      }
      if report.fileCount > 0 { out.append(" in \(counted(report.fileCount, "file"))") }
      out.append("\(remarks(on: report)).")
    }
    out.breakLine()
  }

  private func remarks(on report: Report) -> String {
    var remarks: [String] = []
    if report.fixedCount > 0 { remarks.append("\(report.fixedCount) fixed") }
    let safe = report.diagnostics.reduce(0) { $0 + ($1.fix?.applicability == .safe ? 1 : 0) }
    let suggested = report.fixableCount - safe
    if safe > 0 { remarks.append("\(safe) fixable with --fix") }
    if suggested > 0 {
      remarks.append("\(suggested) \(safe > 0 ? "more " : "fixable ")with --unsafe-fixes")
    }
    if report.suppressedCount > 0 { remarks.append("\(report.suppressedCount) suppressed") }
    if report.baselinedCount > 0 { remarks.append("\(report.baselinedCount) in the baseline") }
    return remarks.isEmpty ? "" : " (" + remarks.joined(separator: ", ") + ")"
  }
}

/// "1 file", "2 files".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

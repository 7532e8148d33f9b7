import Diagnostics
import Files

/// A table of the rules that found something, in Markdown, for the summary page of a GitHub Actions step (the
/// file that `GITHUB_STEP_SUMMARY` names).
///
/// It has only a row for each rule, so it stays far below the limit of 1 MiB.
package func renderStepSummary(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  out.append("### mpcheck\n\n")
  let files = pluralized(report.fileCount, "file")
  let hidden = report.hiddenRemark.map { " (\($0.english))" } ?? ""
  let unkept = report.unkeptRemark.map { ", \($0.english)" } ?? ""
  let unread = report.unreadRemark.map { "; \($0.english)" } ?? ""
  if report.diagnostics.isEmpty {
    out.append(
      report.isAllGood
        ? "\(report.nothingToReportOn?.english ?? "\(report.noProblems.english) in \(files)").\n"
        : "Found \(report.nothingShown.english) in \(files)\(hidden)\(unread).\n")
    return out.bytes
  }
  let counts = Severity.allCases.reversed().map { ($0.rawValue, report.shownCount($0)) }.filter { $0.1 > 0 }
  out.append(
    "\(counts.map { pluralized($1, $0) }.joined(separator: ", "))\(unkept) in \(files)\(hidden)\(unread)\n\n"
  )
  out.append("| severity | rule | findings | first |\n|---|---|---:|---|\n")
  let rules = Dictionary(grouping: report.diagnostics) { $0.rule }
  for (rule, findings) in rules.sorted(by: { $0.key < $1.key }) {
    guard let first = findings.first, let severity = findings.map(\.severity).max() else { continue }
    let start = context.located(first.place).start
    out.append("| \(severity.rawValue) | ")
    out.appendTableCell(rule)
    out.append(" | \(findings.count) | ")
    out.appendTableCell("\(context.repositoryPath(first.place.path)):\(start.line):\(start.column)")
    out.append(" |\n")
  }
  return out.bytes
}

extension OutputBuffer {
  /// Appends `text` so that Markdown shows it as it is.
  fileprivate mutating func appendTableCell(_ text: String) {
    var shown = OutputBuffer()
    shown.appendVisible(text)
    for byte in shown.bytes {
      if "\\`*_[]<>&|#~!".utf8.contains(byte) { append(UInt8(ascii: "\\")) }
      append(byte)
    }
  }
}

import Diagnostics

extension TextReporter {
  /// "Found 2 errors and 1 warning (1 fixable with --fix); 12 files checked."
  func appendSummary(_ report: Report, to out: inout StyledBuffer) {
    appendErrors(report, to: &out)
    if report.isAllGood {
      if report.fileCount == 0, report.suppressedCount + report.baselinedCount == 0 {
        out.append("There was nothing to check.")
      } else {
        out.append("All good", .success)
        out.append(": no findings in \(counted(report.fileCount, "file"))\(remarks(on: report)).")
      }
    } else {
      out.append("Found ")
      if report.diagnostics.isEmpty { out.append(report.nothingShown) }
      let counts = Severity.allCases.reversed().map { ($0, report.shownCount($0)) }.filter { $0.1 > 0 }
      for (index, (severity, count)) in counts.enumerated() {
        if index > 0 { out.append(index == counts.count - 1 ? " and " : ", ") }
        out.append(counted(count, severity.rawValue), .severity(severity))
      }
      out.append(remarks(on: report))
      let checked = report.fileCount > 0 ? "\(counted(report.fileCount, "file")) checked" : nil
      let files = [checked, report.unreadRemark].compactMap(\.self).joined(separator: ", ")
      if !files.isEmpty { out.append("; \(files)") }
      out.append(".")
    }
    out.breakLine()
  }

  /// "errors in: a.axml (3), b.axml (1) and 12 more files": in a long report, where to look first.
  private func appendErrors(_ report: Report, to out: inout StyledBuffer) {
    if report.diagnostics.count <= TextReporter.longestWithoutErrorList { return }
    let files = report.diagnosticsByFile.compactMap { file -> (path: String, count: Int)? in
      let count = file.count { $0.severity == .error }
      return count > 0 ? (file.first!.place.path, count) : nil
    }
    if files.isEmpty { return }
    out.append("errors in: ")
    for (index, file) in files.prefix(TextReporter.listedErrorFiles).enumerated() {
      if index > 0 { out.append(", ") }
      out.styled(.path) { $0.appendVisible(context.shownPath(file.path)) }
      out.append(" (\(file.count))")
    }
    let more = files.count - TextReporter.listedErrorFiles
    if more > 0 { out.append(" and \(counted(more, "more file"))") }
    out.breakLine()
  }

  /// A longer report names the files with errors.
  private static let longestWithoutErrorList = 20
  private static let listedErrorFiles = 10

  private func remarks(on report: Report) -> String {
    var remarks: [String] = []
    if report.fixedCount > 0 { remarks.append("\(report.fixedCount) fixed") }
    let safe = report.safelyFixableCount
    let suggested = report.fixableCount - safe
    if safe > 0 { remarks.append("\(safe) fixable with --fix") }
    if suggested > 0 {
      remarks.append("\(suggested) \(safe > 0 ? "more " : "fixable ")with --unsafe-fixes")
    }
    let suppressed = report.suppressedCount - report.newlySuppressedCount
    if suppressed > 0 { remarks.append("\(suppressed) suppressed") }
    if report.baselinedCount > 0 { remarks.append("\(report.baselinedCount) in the baseline") }
    let groups = [report.hiddenRemark, remarks.isEmpty ? nil : remarks.joined(separator: ", ")]
    let all = groups.compactMap(\.self).joined(separator: "; ")
    return all.isEmpty ? "" : " (\(all))"
  }
}

extension Report {
  /// What the summary says where all findings are hidden: "no errors or warnings".
  var nothingShown: String {
    if hidden.isEmpty { return "nothing" }
    let highest = hidden.map(\.severity).max() ?? .info
    let names = Severity.allCases.reversed().filter { $0 > highest }.map { "\($0.rawValue)s" }
    return names.isEmpty ? "nothing" : "no " + names.joined(separator: " or ")
  }

  /// "1 could not be read"; nil where everything was.
  var unreadRemark: String? { unreadCount > 0 ? "\(unreadCount) could not be read" : nil }

  /// "34 infos hidden; --min-severity info shows them"; nil where nothing is hidden.
  var hiddenRemark: String? {
    let counts = Severity.allCases.reversed().map { severity in
      (severity, hidden.count { $0.severity == severity })
    }.filter { $0.1 > 0 }
    guard let lowest = counts.last?.0 else { return nil }
    let list = counts.map { counted($0.1, $0.0.rawValue) }.joined(separator: " and ")
    return "\(list) hidden; --min-severity \(lowest.rawValue) shows \(hidden.count == 1 ? "it" : "them")"
  }
}

/// "1 file", "2 files".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

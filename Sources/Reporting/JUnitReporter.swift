import Diagnostics
import Files

/// JUnit XML: a suite for each file, with a failed test case for each finding, or one that passes. When nothing was checked, one test
/// case passes, because several CI servers take an empty report for an error.
func renderJUnit(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  let suites = suites(of: report)
  let failures = report.diagnostics.count
  let count = suites.reduce(0) { $0 + max(1, $1.findings.count) }
  out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  out.append(
    "<testsuites name=\"mpcheck\" tests=\"\(max(1, count))\" failures=\"\(failures)\" errors=\"0\">\n")
  if suites.isEmpty {
    out.append("  <testsuite name=\"mpcheck\" tests=\"1\" failures=\"0\" errors=\"0\">\n")
    out.append("    <testcase name=\"no findings\" classname=\"mpcheck\"/>\n  </testsuite>\n")
  }
  for (absolute, findings) in suites {
    let path = context.shownPath(absolute)
    out.append("  <testsuite")
    out.appendXMLAttribute("name", path)
    out.append(" tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\" errors=\"0\">\n")
    for diagnostic in findings { out.appendTestCase(diagnostic, path: path, in: context) }
    if findings.isEmpty { out.appendPassingTestCase(path: path) }
    out.append("  </testsuite>\n")
  }
  out.append("</testsuites>\n")
  return out.bytes
}

/// The files with findings and the files that were checked, in the order of their paths.
private func suites(of report: Report) -> [(path: String, findings: ArraySlice<Diagnostic>)] {
  let found = report.diagnosticsByFile.map { (path: $0.first!.place.path, findings: $0) }
  let withFindings = Set(found.map { Array($0.path.utf8) })
  let passed = report.checkedFiles.filter { !withFindings.contains(Array($0.utf8)) }
  if passed.isEmpty { return found }
  return (found + passed.map { (path: $0, findings: []) }).sorted { Path.precedes($0.path, $1.path) }
}

extension OutputBuffer {
  fileprivate mutating func appendPassingTestCase(path: String) {
    append("    <testcase name=\"no findings\"")
    appendXMLAttribute("classname", path)
    appendXMLAttribute("file", path)
    append("/>\n")
  }

  fileprivate mutating func appendTestCase(
    _ diagnostic: Diagnostic, path: String, in context: ReportContext
  ) {
    let start = context.located(diagnostic.place).start
    append("    <testcase")
    // Test cases of one name would be counted as one.
    appendXMLAttribute("name", "\(diagnostic.rule) (\(start.line):\(start.column))")
    appendXMLAttribute("classname", path)
    appendXMLAttribute("file", path)
    append(" line=\"\(start.line)\">\n      <failure")
    appendXMLAttribute("message", diagnostic.message.english)
    append(" type=\"\(diagnostic.severity.rawValue)\">")
    // Some viewers show the body alone.
    appendXML("\(path):\(start.line):\(start.column): \(diagnostic.severity.rawValue)[\(diagnostic.rule)]: ")
    appendXML(context.messageWithPlaces(diagnostic))
    append("</failure>\n    </testcase>\n")
  }
}

import Diagnostics
import Files

/// JUnit XML: a suite for each file, and a failed test case for each finding. When there is nothing to report, one test case
/// passes, because several CI servers take an empty report for an error.
func renderJUnit(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  let count = report.diagnostics.count
  out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  out.append("<testsuites name=\"mpcheck\" tests=\"\(max(1, count))\" failures=\"\(count)\" errors=\"0\">\n")
  if report.diagnostics.isEmpty {
    out.append("  <testsuite name=\"mpcheck\" tests=\"1\" failures=\"0\" errors=\"0\">\n")
    out.append("    <testcase name=\"no findings\" classname=\"mpcheck\"/>\n  </testsuite>\n")
  }
  for file in report.diagnosticsByFile {
    guard let absolute = file.first?.place.path else { continue }
    let path = context.shownPath(absolute)
    out.append("  <testsuite")
    out.appendXMLAttribute("name", path)
    out.append(" tests=\"\(file.count)\" failures=\"\(file.count)\" errors=\"0\">\n")
    for diagnostic in file {
      out.appendTestCase(diagnostic, path: path, in: context)
    }
    out.append("  </testsuite>\n")
  }
  out.append("</testsuites>\n")
  return out.bytes
}

extension OutputBuffer {
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

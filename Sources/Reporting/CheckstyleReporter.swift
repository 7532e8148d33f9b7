import Diagnostics
import Files

/// Checkstyle XML, which most CI servers read.
func renderCheckstyle(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  for file in report.diagnosticsByFile {
    guard let path = file.first?.place.path else { continue }
    out.append("  <file")
    out.appendXMLAttribute("name", context.shownPath(path))
    out.append(">\n")
    for diagnostic in file {
      let start = context.located(diagnostic.place).start
      out.append("    <error line=\"\(start.line)\" column=\"\(start.column)\"")
      out.append(" severity=\"\(diagnostic.severity.rawValue)\"")
      out.appendXMLAttribute("message", context.messageWithPlaces(diagnostic))
      out.appendXMLAttribute("source", "mpcheck." + diagnostic.rule)
      out.append("/>\n")
    }
    out.append("  </file>\n")
  }
  out.append("</checkstyle>\n")
  return out.bytes
}

extension Report {
  /// The findings of each file, in order.
  var diagnosticsByFile: [ArraySlice<Diagnostic>] {
    var files: [ArraySlice<Diagnostic>] = []
    var start = 0
    for index in diagnostics.indices.dropFirst()
    where !diagnostics[index].place.path.utf8.elementsEqual(diagnostics[start].place.path.utf8) {
      files.append(diagnostics[start..<index])
      start = index
    }
    if start < diagnostics.count { files.append(diagnostics[start...]) }
    return files
  }
}

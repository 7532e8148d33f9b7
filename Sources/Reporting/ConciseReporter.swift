import Diagnostics
import Files

/// One line per finding: `pages/home/home.axml:4:7: error[missing-key]: message`.
func renderConcise(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  for diagnostic in report.diagnostics.inOrder(of: context.textStyle.order) {
    let start = context.located(diagnostic.place).start
    out.appendVisible(context.shownPath(diagnostic.place.path))
    out.append(":\(start.line):\(start.column): \(diagnostic.severity.rawValue)[")
    out.appendVisible(diagnostic.rule)
    out.append("]: ")
    out.appendVisible(diagnostic.message.english)
    if let remark = diagnostic.furtherPlacesRemark { out.append(" (\(remark.english))") }
    out.append(UInt8(ascii: "\n"))
  }
  return out.bytes
}

import Diagnostics
import Files

/// GitHub Actions workflow commands, which become annotations of the changed files: errors first.
///
/// GitHub shows the first ten of each level of a step and drops the others without a word, so a line says how
/// many those are. Sources: actions/toolkit, packages/core/src/command.ts (escapes) and docs/problem-matchers.md
/// (limits).
func renderGitHub(_ report: Report, in context: ReportContext) -> [UInt8] {
  var out = OutputBuffer()
  for severity in [Severity.error, .warning, .info] {
    for diagnostic in report.diagnostics where diagnostic.severity == severity {
      out.appendCommand(for: diagnostic, in: context)
    }
  }
  let hidden = Severity.allCases.reversed().compactMap { severity in
    let count = report.shownCount(severity) - annotationsPerLevel
    return count > 0 ? pluralized(count, "more " + severity.rawValue) : nil
  }
  if !hidden.isEmpty {
    out.append(
      "mpcheck: \(hidden.joined(separator: ", ")) not annotated: "
        + "GitHub shows at most \(annotationsPerLevel) annotations of a level in a step\n")
  }
  return out.bytes
}

private let annotationsPerLevel = 10

extension OutputBuffer {
  fileprivate mutating func appendCommand(for diagnostic: Diagnostic, in context: ReportContext) {
    let place = context.located(diagnostic.place)
    append("::\(diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue) file=")
    appendProperty(context.repositoryPath(place.path))
    append(",line=\(place.start.line),endLine=\(place.end.line)")
    // Columns of two different lines are refused.
    if place.start.line == place.end.line {
      append(",col=\(place.start.column),endColumn=\(place.end.column)")
    }
    append(",title=")
    appendProperty("mpcheck: " + diagnostic.rule)
    append("::")
    appendData(diagnostic.message.english)
    if let help = diagnostic.wholeHelp {
      append("%0Ahelp: ")
      appendData(help.english)
    }
    if !diagnostic.furtherPlaces.isEmpty {
      append("%0A")
      appendData(context.furtherPositions(diagnostic)[.english])
    }
    append(UInt8(ascii: "\n"))
  }

  private mutating func appendData(_ text: String) { appendEscaped(text) { _ in false } }

  private mutating func appendProperty(_ text: String) {
    appendEscaped(text) { $0 == ":" || $0 == "," }
  }

  private mutating func appendEscaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": append("%25")
      case "\r": append("%0D")
      case "\n": append("%0A")
      case ":" where isSpecial(scalar): append("%3A")
      case "," where isSpecial(scalar): append("%2C")
      default: if isUnseen(scalar) { append(standIn(for: scalar)) } else { append(scalar) }
      }
    }
  }
}

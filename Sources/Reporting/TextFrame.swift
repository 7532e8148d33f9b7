import Diagnostics
import Files

extension CodeFrame {
  /// Draws the frame with line numbers `gutter` cells wide, in lines of at most `width` cells, labels not counted.
  func draw(
    into out: inout StyledBuffer, severity: Severity, gutter: Int, width: Int, escapesRunnerCommands: Bool
  ) {
    // With less than this, too little of a line is shown to be of use.
    let maxWidth = max(24, width - gutter - 3)
    for row in rows(maxWidth: maxWidth, escapesRunnerCommands: escapesRunnerCommands) {
      switch row {
      case .gap: out.append("...", .frame)
      case .source(let number, let layout, let isContext):
        let number = String(number)
        out.append(spaces: gutter - number.utf8.count)
        out.append(layout.text.isEmpty ? "\(number) |" : "\(number) | ", .frame)
        out.styled(isContext ? .context : .source) { $0.append(layout.text) }
      case .marker(let layout, let label, let isPrimary):
        out.append(spaces: gutter)
        out.append(" | ", .frame)
        out.styled(isPrimary ? .severity(severity) : .related) {
          $0.appendMarker(layout.mark, UInt8(ascii: isPrimary ? "^" : "-"), label: label, maxWidth: maxWidth)
        }
      }
      out.breakLine()
    }
  }
}

extension OutputBuffer {
  /// Appends a marker under `cells` with its label after it, or before it where it only fits there.
  fileprivate mutating func appendMarker(_ cells: Range<Int>, _ sign: UInt8, label: String, maxWidth: Int) {
    var shown = OutputBuffer()
    shown.appendVisible(label)
    let labelWidth = displayWidth(of: shown.bytes[...])
    let standsBefore = cells.upperBound + 1 + labelWidth > maxWidth && labelWidth < cells.lowerBound
    if !label.isEmpty, standsBefore {
      append(UInt8(ascii: " "), count: cells.lowerBound - labelWidth - 1)
      append(shown.bytes)
      append(UInt8(ascii: " "))
      append(sign, count: cells.count)
    } else {
      append(UInt8(ascii: " "), count: cells.lowerBound)
      append(sign, count: cells.count)
      if !label.isEmpty {
        append(UInt8(ascii: " "))
        append(shown.bytes)
      }
    }
  }
}

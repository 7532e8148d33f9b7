import Diagnostics

extension CodeFrame {
  /// Draws the frame with line numbers `gutter` cells wide, in lines of at most `width` cells but for labels.
  func draw(into out: inout StyledBuffer, severity: Severity, gutter: Int, width: Int) {
    // A narrower part than this shows too little of a line to be of use.
    for row in rows(maxWidth: max(24, width - gutter - 3)) {
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
        out.append(spaces: layout.mark.lowerBound)
        out.styled(isPrimary ? .severity(severity) : .related) {
          $0.append(UInt8(ascii: isPrimary ? "^" : "-"), count: layout.mark.count)
          if !label.isEmpty { $0.append(UInt8(ascii: " ")) }
          $0.appendVisible(label)
        }
      }
      out.breakLine()
    }
  }
}

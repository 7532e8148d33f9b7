/// Breaks `text` into lines of at most `width` cells where it may be broken: at single spaces, which are dropped, and beside
/// Chinese characters (`LineBreaks`).
///
/// The first line has `column` cells before it, the others `indent`.
func wrap(_ text: [UInt8], width: Int, indent: Int, column: Int) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var lineStart = 0
  var lineEnd = 0
  var used = column
  for piece in LineBreaks(text, width: width - indent).pieces {
    let cells = displayWidth(of: text[piece])
    let space = piece.lowerBound > lineEnd && piece.lowerBound > lineStart ? 1 : 0
    if piece.lowerBound > lineStart, used + space + cells > width {
      lines.append(text[lineStart..<lineEnd])
      lineStart = piece.lowerBound
      used = indent + cells
    } else {
      used += space + cells
    }
    lineEnd = piece.upperBound
  }
  lines.append(text[lineStart...])
  return lines
}

/// Breaks each line of `text` into lines of at most `width` cells where words allow it. Further lines begin with the
/// blanks of their line and `hanging` more.
///
/// - Parameter width: the number of the terminal's columns; nil without a terminal: then nothing is broken.
package func wrapped(_ text: String, width: Int?, hanging: Int = 0) -> String {
  guard let width else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let blanks = line.utf8.prefix { $0 == 0x20 }.count
    let content = Array(line.utf8.dropFirst(blanks))
    let lines = wrap(content, width: width, indent: blanks + hanging, column: blanks)
    return String(repeating: " ", count: blanks)
      + lines.map { line in
        // A break in a run of blanks leaves some at the end.
        var line = line
        while line.last == 0x20 { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }.joined(separator: "\n" + String(repeating: " ", count: blanks + hanging))
  }.joined(separator: "\n")
}

/// The cells that UTF-8 text without unseen scalars takes. Colours take none.
func displayWidth(of text: ArraySlice<UInt8>) -> Int {
  var counter = CellCounter()
  var isEscape = false
  return String(decoding: text, as: UTF8.self).unicodeScalars.reduce(0) { width, scalar in
    if scalar == "\u{1B}" { isEscape = true }
    if isEscape {
      isEscape = scalar != "m"
      return width
    }
    return width + counter.cells(of: scalar)
  }
}

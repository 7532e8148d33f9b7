/// Breaks `text` at single spaces into lines of at most `width` cells where words allow it.
///
/// The first line has `column` cells before it, the others `indent`. The space at a break is dropped.
func wrap(_ text: [UInt8], width: Int, indent: Int, column: Int) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var lineStart = 0
  var used = column
  var wordStart = 0
  while wordStart < text.count {
    var wordEnd = wordStart
    while wordEnd < text.count, text[wordEnd] != 0x20 { wordEnd += 1 }
    let cells = displayWidth(of: text[wordStart..<wordEnd])
    let space = wordStart > lineStart ? 1 : 0
    if wordStart > lineStart, used + space + cells > width {
      lines.append(text[lineStart..<(wordStart - 1)])
      lineStart = wordStart
      used = indent + cells
    } else {
      used += space + cells
    }
    wordStart = wordEnd + 1
  }
  lines.append(text[lineStart...])
  return lines
}

/// The cells that UTF-8 text without unseen scalars takes.
func displayWidth(of text: ArraySlice<UInt8>) -> Int {
  var counter = CellCounter()
  return String(decoding: text, as: UTF8.self).unicodeScalars.reduce(0) { $0 + counter.cells(of: $1) }
}

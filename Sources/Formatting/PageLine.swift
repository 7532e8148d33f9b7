import Diagnostics

/// One line of a page, and what decides where it begins.
struct PageLine {
  enum Head: Equatable {
    /// It begins at a level: 0 is the margin. `tag` is the index of the element whose start tag it begins with, else -1.
    case placed(level: Int, tag: Int32 = -1)
    /// It begins with an attribute of that element: one level further in than its tag, or under the first attribute.
    case attribute(of: Int32, level: Int)
    /// It moves by as many columns as the line with that index, which is before it.
    case moved(with: Int)
    case blank
    /// White space has a meaning here, or it is unknown what it means.
    case untouched
  }

  var start: UInt32
  /// After the white space at its beginning.
  var contentStart: UInt32
  /// Before the white space at its end; the same as its start where it is blank.
  var contentEnd: UInt32
  /// Where its line end begins, or the end of the text.
  var end: UInt32
  /// After its line end.
  var next: UInt32
  var head = Head.untouched
  /// Whether the white space at its end stays.
  var keepsEnd = false

  /// How it ends; nil for a last line without an end.
  var lineEnd: LineEnd?

  var isBlank: Bool { contentStart == end }
}

extension SourceText {
  /// The lines, without a last one that is empty. A byte order mark is not part of the first one. Nothing is known of them but
  /// where they are.
  func pageLines() -> [PageLine] {
    var lines: [PageLine] = []
    let bytes = self.bytes
    var start = byteOrderMarkLength
    while start < bytes.count {
      var content = start
      while content < bytes.count, bytes[content].isBlank { content += 1 }
      var end = content
      while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
      var contentEnd = end
      while contentEnd > content, bytes[contentEnd - 1].isBlank { contentEnd -= 1 }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      let lineEnd: LineEnd? = end == bytes.count ? nil : isPair ? .crlf : bytes[end] == 0x0A ? .lf : .cr
      let next = end + (lineEnd?.bytes.count ?? 0)
      lines.append(
        PageLine(
          start: UInt32(start), contentStart: UInt32(content),
          contentEnd: UInt32(content == end ? start : contentEnd), end: UInt32(end), next: UInt32(next),
          lineEnd: lineEnd))
      start = next
    }
    return lines
  }
}

extension [PageLine] {
  /// The index of the line with a byte.
  func index(of offset: UInt32) -> Int { Swift.max(0, partitioningIndex { $0.start > offset } - 1) }
}

/// Where the lines of a text begin. Lines end at LF, CRLF or CR.
package struct LineTable: Sendable {
  /// Byte offset of each line's first byte; the first is 0.
  package let starts: [UInt32]
  private let text: SourceText

  package init(_ text: SourceText) {
    self.text = text
    let bytes = text.bytes
    var starts: [UInt32] = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A {
        starts.append(UInt32(offset))
      } else if byte == 0x0D {
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(UInt32(offset))
      }
    }
    self.starts = starts
  }

  package var lineCount: Int { starts.count }

  /// The 0-based index of the line that contains `offset`; an offset after the end counts as the end.
  package func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of the line with 0-based `index`, without its line end and, on the first line, without a byte
  /// order mark.
  package func contentRange(ofLine index: Int) -> ByteRange {
    var start = Int(starts[index])
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : text.count
    while end > start, text.bytes[end - 1] == 0x0A || text.bytes[end - 1] == 0x0D { end -= 1 }
    if index == 0 { start = min(end, text.byteOrderMarkLength) }
    return ByteRange(start, end)
  }
}

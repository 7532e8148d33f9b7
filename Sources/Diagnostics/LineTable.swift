/// A place as people and editors name it.
package struct Position: Hashable, Sendable {
  /// Counts from 1.
  package var line: Int
  /// Counts Unicode scalars from 1; a byte order mark counts as none.
  package var column: Int
  /// The UTF-8 byte offset from 0 that the two stand for.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

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

  /// The 0-based index of the line that holds `offset`; an offset behind the end counts as the end.
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

  /// The position of the byte at `offset`; an offset behind the end counts as the end.
  package func position(at offset: UInt32) -> Position {
    let offset = min(Int(offset), text.count)
    let line = lineIndex(at: offset)
    var column = 1
    var cursor = Int(starts[line])
    if line == 0 { cursor = text.byteOrderMarkLength }
    while cursor < offset {
      // Every byte that does not continue a scalar begins one.
      if text.bytes[cursor] & 0xC0 != 0x80 { column += 1 }
      cursor += 1
    }
    return Position(line: line + 1, column: column, offset: offset)
  }
}

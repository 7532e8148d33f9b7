/// A place as people name it.
package struct Position: Hashable, Sendable {
  /// Counts from 1.
  package var line: Int
  /// Counts Unicode scalars from 1; a byte order mark counts as none.
  package var column: Int
  /// The same place as a UTF-8 byte offset from 0.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// A place as editors name it.
package struct EditorPosition: Hashable, Sendable {
  /// Counts from 0.
  package var line: Int
  /// Counts units of an encoding from 0.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The units in which editors count columns. A scalar has 1 to 4 of UTF-8, 1 or 2 of UTF-16, and 1 of UTF-32.
package enum PositionEncoding: Sendable, CaseIterable {
  case utf8, utf16, utf32
}

/// A source text with its lines, and positions in time that does not depend on how long a line is.
///
/// Minified pages have lines of megabytes with thousands of findings in them: counting the columns of each from
/// the line's start would be quadratic.
///
/// In bytes that are not UTF-8, each byte that does not continue a scalar (0x80 to 0xBF do) counts as one, the others
/// as none.
package final class PositionIndex: Sendable {
  package let text: SourceText
  package let lines: LineTable
  private let countsByteOrderMark: Bool
  /// What is before each block of `blockSize` bytes.
  private let blocks: [Counts]

  private struct Counts {
    var scalars: UInt32 = 0
    /// The scalars above U+FFFF, which have two units of UTF-16.
    var supplementary: UInt32 = 0

    mutating func add(_ byte: UInt8) {
      if byte & 0xC0 != 0x80 { scalars &+= 1 }
      if byte &- 0xF0 < 5 { supplementary &+= 1 }
    }

    func units(_ encoding: PositionEncoding) -> Int {
      encoding == .utf16 ? Int(scalars) + Int(supplementary) : Int(scalars)
    }
  }

  private static let blockSize = 1024

  /// `countsByteOrderMark` is for texts that an editor sends: there a U+FEFF at the start is a character. In a file it
  /// is not.
  package init(_ text: SourceText, countsByteOrderMark: Bool = false) {
    self.text = text
    self.countsByteOrderMark = countsByteOrderMark
    lines = LineTable(text)
    var blocks: [Counts] = []
    blocks.reserveCapacity(text.count / PositionIndex.blockSize + 1)
    var counts = Counts()
    for (offset, byte) in text.bytes.enumerated() {
      if offset % PositionIndex.blockSize == 0 { blocks.append(counts) }
      counts.add(byte)
    }
    if text.count % PositionIndex.blockSize == 0 { blocks.append(counts) }
    self.blocks = blocks
  }

  /// The position of the byte at `offset`; an offset after the end counts as the end.
  package func position(at offset: UInt32) -> Position {
    let offset = min(Int(offset), text.count)
    let line = lines.lineIndex(at: offset)
    let start = lineStart(line)
    let column = offset <= start ? 1 : units(from: start, to: offset, .utf32) + 1
    return Position(line: line + 1, column: column, offset: offset)
  }

  /// The position of the character that the byte at `offset` belongs to. In a line's end it is where the line's end
  /// begins, and an offset after the text's end counts as the text's end.
  package func position(at offset: UInt32, in encoding: PositionEncoding) -> EditorPosition {
    let line = lines.lineIndex(at: min(Int(offset), text.count))
    let start = lineStart(line)
    let end = Int(lines.contentRange(ofLine: line).end)
    let offset = characterStart(at: max(start, min(Int(offset), end)), from: start)
    return EditorPosition(line: line, column: units(from: start, to: offset, encoding))
  }

  /// The byte offset of a position. A position after the last line is the text's end, one after the end of a line is
  /// the line's end, and one inside a character is where the character begins. Negative numbers count as 0.
  package func offset(of position: EditorPosition, in encoding: PositionEncoding) -> UInt32 {
    if position.line >= lines.lineCount { return UInt32(text.count) }
    let line = max(0, position.line)
    let start = lineStart(line)
    let end = Int(lines.contentRange(ofLine: line).end)
    if position.column <= 0 { return UInt32(start) }
    // No unit is shorter than a byte.
    if position.column >= end - start { return UInt32(end) }
    return UInt32(offset(after: position.column, from: start, to: end, encoding))
  }

  private func offset(
    after column: Int, from start: Int, to end: Int, _ encoding: PositionEncoding
  ) -> Int {
    if encoding == .utf8 { return characterStart(at: start + column, from: start) }
    let target = units(before: start, encoding) + column
    // The last block of the line that has at most `target` units before it.
    var low = start / PositionIndex.blockSize
    var high = end / PositionIndex.blockSize + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].units(encoding) <= target { low = middle } else { high = middle }
    }
    var cursor = max(start, low * PositionIndex.blockSize)
    var counts = Counts()
    let before = units(before: cursor, encoding)
    while cursor < end {
      counts.add(text.bytes[cursor])
      if before + counts.units(encoding) > target { break }
      cursor += 1
    }
    return cursor
  }

  /// The byte offset at which the columns of a line begin: after a byte order mark that does not count.
  private func lineStart(_ line: Int) -> Int {
    line == 0 && countsByteOrderMark ? 0 : Int(lines.contentRange(ofLine: line).start)
  }

  /// Where the character begins that the byte at `offset` continues, at most three bytes before it.
  private func characterStart(at offset: Int, from start: Int) -> Int {
    guard offset < text.count else { return offset }
    var cursor = offset
    while cursor > max(start, offset - 3), text.bytes[cursor] & 0xC0 == 0x80 { cursor -= 1 }
    return text.bytes[cursor] & 0xC0 == 0x80 ? offset : cursor
  }

  private func units(from start: Int, to end: Int, _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return end - start }
    // Most places are near the beginnings of their lines.
    if end - start > PositionIndex.blockSize {
      return units(before: end, encoding) - units(before: start, encoding)
    }
    return counts(Counts(), from: start, to: end).units(encoding)
  }

  private func units(before offset: Int, _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return offset }
    let block = offset / PositionIndex.blockSize
    return counts(blocks[block], from: block * PositionIndex.blockSize, to: offset).units(encoding)
  }

  /// What is before `start`, and what is from there on to `end`.
  private func counts(_ before: Counts, from start: Int, to end: Int) -> Counts {
    var counts = before
    for byte in text.slice(ByteRange(start, end)) { counts.add(byte) }
    return counts
  }
}

import Diagnostics

/// A source text with its lines, and positions in time that does not depend on how long a line is.
///
/// Minified pages have lines of megabytes with thousands of findings in them: counting the columns of each from
/// the line's start would be quadratic.
final class IndexedSource {
  let text: SourceText
  let lines: LineTable
  /// The number of scalars before each block of `blockSize` bytes.
  private let scalarsBeforeBlock: [UInt32]

  private static let blockSize = 1024

  init(_ text: SourceText) {
    self.text = text
    self.lines = LineTable(text)
    var counts: [UInt32] = []
    counts.reserveCapacity(text.count / IndexedSource.blockSize + 1)
    var count: UInt32 = 0
    for (offset, byte) in text.bytes.enumerated() {
      if offset % IndexedSource.blockSize == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count &+= 1 }
    }
    if text.count % IndexedSource.blockSize == 0 { counts.append(count) }
    self.scalarsBeforeBlock = counts
  }

  /// The same as `LineTable.position(at:)`; an offset behind the end counts as the end.
  func position(at offset: UInt32) -> Position {
    let offset = min(Int(offset), text.count)
    let line = lines.lineIndex(at: offset)
    let lineStart = line == 0 ? text.byteOrderMarkLength : Int(lines.starts[line])
    let column = offset <= lineStart ? 1 : scalarCount(before: offset) - scalarCount(before: lineStart) + 1
    return Position(line: line + 1, column: column, offset: offset)
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / IndexedSource.blockSize
    var count = Int(scalarsBeforeBlock[block])
    for cursor in (block * IndexedSource.blockSize)..<offset where text.bytes[cursor] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}

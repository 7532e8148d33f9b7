import Diagnostics
import Files

/// One source line laid out in terminal cells: tabs expanded, unseen scalars replaced, commands to CI runners escaped where that
/// is wanted, and clipped to a width around a mark.
struct LineLayout {
  /// What is printed, in UTF-8.
  private(set) var text: [UInt8] = []
  /// The cells of `text`.
  private(set) var width = 0
  /// Whether something of the line is not in `text`.
  private(set) var isClipped = false
  /// The cells of `text` that the mark covers; at least one.
  private(set) var mark = 0..<1
  /// The bytes of `text` that the mark covers; empty for an empty mark.
  private(set) var markedText = 0..<0

  static let tabWidth = 4

  /// A scalar, or what is shown in its place.
  private struct Piece {
    let offset: Int
    let cell: Int
    let textStart: Int
  }

  private var pieces: [Piece] = []

  /// Lays out the line of `content`, a range without line end. `mark` is clamped to it.
  init(
    _ content: ByteRange, of text: SourceText, mark: ByteRange, maxWidth: Int,
    escapesRunnerCommands: Bool = false
  ) {
    let content = Int(content.start)..<max(Int(content.start), Int(content.end))
    let markStart = min(max(Int(mark.start), content.lowerBound), content.upperBound)
    let markEnd = min(max(Int(mark.end), markStart), content.upperBound)
    // In a line of megabytes only the surroundings of the mark are looked at.
    let margin = maxWidth * 4
    var start = content.lowerBound
    if markStart - start > margin {
      start = markStart - margin
      while start < markStart, text.bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    let end = min(content.upperBound, min(markEnd, markStart + margin) + margin)
    append(text.bytes, start..<end, escapesRunnerCommands)
    self.mark = cell(at: markStart)..<max(cell(at: markStart) + 1, cell(at: markEnd))
    markedText = textOffset(at: markStart)..<max(textOffset(at: markStart), textOffset(at: markEnd))
    let isPartial = start > content.lowerBound || end < content.upperBound
    if isPartial || width > maxWidth {
      clip(
        to: maxWidth, isCutLeft: start > content.lowerBound, isCutRight: end < content.upperBound)
    }
    pieces = []
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ escapesRunnerCommands: Bool
  ) {
    var counter = CellCounter()
    var offset = range.lowerBound
    pieces.reserveCapacity(range.count)
    while offset < range.upperBound {
      let byte = bytes[offset]
      if escapesRunnerCommands, byte == UInt8(ascii: "#"), offset > range.lowerBound,
        bytes.isEscapedRunnerMark(at: offset)
      {
        // Written here and not later, so that marks stay under what they mark.
        text.append(UInt8(ascii: " "))
        width += 1
      }
      if byte >= 0x20, byte < 0x7F {
        pieces.append(Piece(offset: offset, cell: width, textStart: text.count))
        text.append(byte)
        width += counter.cells(of: Unicode.Scalar(byte))
        offset += 1
        continue
      }
      let (decoded, length) = decodeScalar(in: bytes, at: offset)
      let scalar = decoded ?? "\u{FFFD}"
      pieces.append(Piece(offset: offset, cell: width, textStart: text.count))
      offset += length
      if scalar == "\t" {
        let spaces = LineLayout.tabWidth - width % LineLayout.tabWidth
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
        width += spaces
      } else if isUnseen(scalar) {
        let shown = standIn(for: scalar)
        text.append(contentsOf: shown.utf8)
        width += shown.unicodeScalars.count
      } else {
        text.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        width += counter.cells(of: scalar)
      }
    }
  }

  /// The cell where the scalar that contains the byte at `offset` begins, or the end of the line.
  private func cell(at offset: Int) -> Int {
    pieces.first { $0.offset >= offset }?.cell ?? width
  }

  /// Where in `text` the scalar that contains the byte at `offset` begins.
  private func textOffset(at offset: Int) -> Int {
    pieces.first { $0.offset >= offset }?.textStart ?? text.count
  }

  /// Keeps the part around the mark, with an ellipsis where something was cut off.
  private mutating func clip(to maxWidth: Int, isCutLeft: Bool, isCutRight: Bool) {
    isClipped = true
    var from = 0
    if isCutLeft || mark.upperBound > maxWidth - 1 {
      // The mark goes into the middle. If it is wider than the line, its beginning is shown.
      from = mark.lowerBound - max(4, (maxWidth - mark.count) / 2)
      if !isCutRight { from = min(from, width - maxWidth + 1) }
      from = max(0, from)
    }
    let hasLeft = isCutLeft || from > 0
    let room = maxWidth - (hasLeft ? 1 : 0)
    let hasRight = isCutRight || width - from > room
    let to = from + room - (hasRight ? 1 : 0)
    let kept = pieces.indices.filter { index in
      pieces[index].cell >= from && cellEnd(of: index) <= to
    }
    guard let first = kept.first, let last = kept.last else { return }
    // A wide character that the cut would halve is left out, so the first cell may be one cell later.
    let firstCell = pieces[first].cell
    let lastCell = cellEnd(of: last)
    let textEnd = last + 1 < pieces.count ? pieces[last + 1].textStart : text.count
    let ellipsis = Array("…".utf8)
    let textShift = (hasLeft ? ellipsis.count : 0) - pieces[first].textStart
    let keptText = (hasLeft ? ellipsis.count : 0)...(textEnd + textShift)
    markedText =
      (markedText.lowerBound + textShift).clamped(
        to: keptText)..<(markedText.upperBound + textShift)
      .clamped(to: keptText)
    text = (hasLeft ? ellipsis : []) + text[pieces[first].textStart..<textEnd] + (hasRight ? ellipsis : [])
    let shift = (hasLeft ? 1 : 0) - firstCell
    let shownEnd = lastCell + shift
    width = shownEnd + (hasRight ? 1 : 0)
    let markStart = min(max(mark.lowerBound + shift, 0), shownEnd)
    mark = markStart..<max(markStart + 1, min(mark.upperBound + shift, shownEnd))
  }

  private func cellEnd(of index: Int) -> Int { index + 1 < pieces.count ? pieces[index + 1].cell : width }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

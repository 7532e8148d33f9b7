import Diagnostics
import Linting
import Markup

extension Formatter {
  /// What somebody just typed.
  package enum Typed: String, CaseIterable, Sendable {
    case lineEnd = "\n"
    case tagEnd = ">"
  }

  /// The edit that indents the line on which something was just typed, or the line that it began; `offset` is after what was
  /// typed. Nil where nothing is to be done, and where it is not certain what is to be done: somebody is typing, and the page may
  /// be broken.
  package func edit(
    after typed: Typed, at offset: UInt32, in text: SourceText, _ style: FormatStyle,
    sheets: @escaping () -> [SourceText]
  ) -> WhiteSpaceEdit? {
    if text.count > MarkupLimit.fileSize { return nil }
    let document = reader.read(text)
    let reading = self.reading(document, sheets)
    if reading.firstMisfit != nil, document.hasUndecidedConditions { return nil }
    let index = reading.lines.partitioningIndex { $0.start > offset } - 1
    // The last line has no bytes when the text ends in a line end.
    let isAfterAll = index < 0 || offset >= reading.lines[index].next && reading.lines[index].lineEnd != nil
    let line = isAfterAll ? nil : reading.lines[index]
    if let line, !line.isBlank {
      guard obstacle(in: document) == nil, typed == .lineEnd || isEndOfFirstTag(offset, line, document)
      else { return nil }
      return Indenter.edits(document, reading.lines, style).first {
        line.start <= $0.range.start && $0.range.end <= line.contentStart
      }
    }
    guard typed == .lineEnd, line.map({ $0.head == .blank }) ?? true,
      let level = reading.level(at: offset, document)
    else { return nil }
    let space = Indenter.whiteSpace(document, reading.lines, style, at: level)
    let end = UInt32(text.count)
    let range = line.map { ByteRange($0.start, $0.end) } ?? ByteRange(end, end)
    let edit = WhiteSpaceEdit(range, tabs: space.tabs, blanks: space.blanks)
    return edit.writesNothingNew(in: text) ? nil : edit
  }

  /// Whether a tag that a line begins with ends at `offset`.
  private func isEndOfFirstTag(_ offset: UInt32, _ line: PageLine, _ document: Document) -> Bool {
    document.nodes.contains { node in
      guard node.kind == .element else { return false }
      let isEndTag =
        node.hasEndTag && node.range.end == offset
        && document.text.bytes[Int(line.contentStart) + 1] == UInt8(ascii: "/")
        && line.contentStart > node.range.start
      return node.startTagEnd == offset && node.range.start == line.contentStart || isEndTag
    }
  }
}

extension LineReading {
  /// The level of what somebody may write at an offset of a blank line; nil where white space has a meaning, in comments, and
  /// in mustaches.
  fileprivate func level(at offset: UInt32, _ document: Document) -> Int? {
    let next = stretches.partitioningIndex { $0.range.end >= offset }
    if next < stretches.count, stretches[next].range.start < offset {
      let stretch = stretches[next]
      switch stretch.kind {
      case .startTag where offset < stretch.range.end: return Int(stretch.level) + 1
      case .comment where offset < stretch.range.end: return nil
      case .text:
        let mustaches = document.node(Int(stretch.node)).textMustaches
        if mustaches.contains(where: { $0.start < offset && offset < $0.end }) { return nil }
      case .shown, .script, .passedOver: return nil
      default: break
      }
    }
    var level = 0
    for node in document.nodes where node.kind == .element && !node.isSelfClosing {
      if node.startTagEnd <= offset, offset < node.range.end || !node.hasEndTag && offset == node.range.end {
        level += 1
      }
    }
    return level
  }
}

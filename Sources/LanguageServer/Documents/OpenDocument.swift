import Diagnostics
import LanguageServerProtocol

/// A document that the client has open: its text is used instead of the text on the disk.
final class OpenDocument {
  let uri: LSP.DocumentURI
  /// The absolute path; for a document that is not saved yet, a path that no file has.
  let path: String
  private(set) var version: Int
  private(set) var text: SourceText
  private var index: PositionIndex?

  init(_ uri: LSP.DocumentURI, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = SourceText(path: path, text)
  }

  /// The places of the text; a U+FEFF at its start counts as a character.
  var positions: PositionIndex {
    if let index { return index }
    let made = PositionIndex(text, countsByteOrderMark: true)
    index = made
    return made
  }

  /// Applies the changes of one notification in their order. Those of "replace all" come last first: what is before a change is
  /// as it was, so they are made at once.
  func apply(_ changes: [LSP.ContentChange], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    var pending: [Replacement] = []
    for change in changes {
      guard let range = change.range else {
        pending = []
        set(SourceText(path: path, change.text))
        continue
      }
      if let next = pending.last,
        !isBefore(next, range.start, encoding) || !isBefore(next, range.end, encoding)
      {
        make(pending)
        pending = []
      }
      pending.append(Replacement(bytes: bytes(of: range, encoding), text: change.text))
    }
    if !pending.isEmpty { make(pending) }
  }

  /// A text in place of some bytes.
  private struct Replacement {
    let bytes: Range<Int>
    let text: String
  }

  private func bytes(of range: LSP.Range, _ encoding: PositionEncoding) -> Range<Int> {
    let start = Int(positions.offset(of: range.start, encoding))
    let end = Int(positions.offset(of: range.end, encoding))
    return min(start, end)..<max(start, end)
  }

  /// Whether a place of the text means the same after a replacement, because it is before that. One after the end of its line
  /// means that end, which a replacement there would move, and one after a `\r` may join it to a `\n`.
  private func isBefore(_ next: Replacement, _ place: LSP.Position, _ encoding: PositionEncoding) -> Bool {
    let offset = positions.offset(of: place, encoding)
    let start = next.bytes.lowerBound
    if offset != start { return offset < start }
    return positions.lspPosition(at: offset, encoding) == place
      && (start == 0 || text.bytes[start - 1] != UInt8(ascii: "\r"))
  }

  /// Makes replacements that come last first.
  private func make(_ replacements: [Replacement]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + replacements.reduce(0) { $0 + $1.text.utf8.count })
    var copied = 0
    for replacement in replacements.reversed() {
      bytes.append(contentsOf: text.bytes[copied..<replacement.bytes.lowerBound])
      bytes.append(contentsOf: replacement.text.utf8)
      copied = replacement.bytes.upperBound
    }
    bytes.append(contentsOf: text.bytes[copied...])
    set(SourceText(path: path, bytes: bytes))
  }

  private func set(_ text: SourceText) {
    self.text = text
    index = nil
  }
}

extension PositionIndex {
  /// The byte offset of a place that the client names.
  func offset(of position: LSP.Position, _ encoding: PositionEncoding) -> UInt32 {
    offset(of: EditorPosition(line: position.line, column: position.character), in: encoding)
  }

  /// The place of a byte offset as the client counts.
  func lspPosition(at offset: UInt32, _ encoding: PositionEncoding) -> LSP.Position {
    let position = position(at: offset, in: encoding)
    return LSP.Position(line: position.line, character: position.column)
  }

  func lspRange(_ range: ByteRange, _ encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: lspPosition(at: range.start, encoding),
      end: lspPosition(at: max(range.start, range.end), encoding))
  }
}

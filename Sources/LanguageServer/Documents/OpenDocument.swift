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

  /// Applies the changes of one notification in their order.
  func apply(_ changes: [LSP.ContentChange], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      if let range = change.range {
        let start = Int(positions.offset(of: range.start, encoding))
        let end = Int(positions.offset(of: range.end, encoding))
        let (first, last) = (min(start, end), max(start, end))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count - (last - first) + change.text.utf8.count)
        bytes.append(contentsOf: text.bytes[..<first])
        bytes.append(contentsOf: change.text.utf8)
        bytes.append(contentsOf: text.bytes[last...])
        text = SourceText(path: path, bytes: bytes)
      } else {
        text = SourceText(path: path, change.text)
      }
      index = nil
    }
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

import Diagnostics
import LanguageServerProtocol

/// Converts byte offsets in files to the places that the client names, and back.
extension LanguageServer {
  /// The client's name for a file; for an open document, the name that the client used.
  func uri(of path: String) -> String { documents.uri(of: path) ?? LSP.DocumentURI(path: path).text }

  /// The byte offset of a place in a document.
  func offset(_ position: LSP.Position, in document: OpenDocument) -> UInt32 {
    document.positions.offset(of: position, encoding)
  }

  func range(_ range: ByteRange, in document: OpenDocument) -> LSP.Range {
    document.positions.lspRange(range, encoding)
  }

  /// The range of a place; the beginning of the file where the file cannot be read.
  func range(_ place: Place) -> LSP.Range {
    positions(in: place.path)?.lspRange(place.range, encoding)
      ?? LSP.Range(start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0))
  }

  func location(_ place: Place) -> LSP.Location {
    LSP.Location(uri: uri(of: place.path), range: range(place))
  }

  /// The places of a file's text as it is now; nil when it cannot be read.
  private func positions(in path: String) -> PositionIndex? {
    if let document = documents[path] { return document.positions }
    let files = workspace.root(of: path)?.files ?? fileSystem
    return positionCache.index(path) { (try? files.read(path)).map { PositionIndex($0) } }
  }
}

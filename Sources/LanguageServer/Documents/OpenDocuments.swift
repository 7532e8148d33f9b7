import Diagnostics
import LanguageServerProtocol

/// The documents that the client has open, as far as mpcheck reads their kind.
struct OpenDocuments {
  private var byURI: [LSP.DocumentURI: OpenDocument] = [:]
  private var byPath: [String: OpenDocument] = [:]

  /// How the client named each document that it ever opened.
  private var names: [String: String] = [:]

  var all: [OpenDocument] { byPath.values.sorted { $0.path < $1.path } }
  var isEmpty: Bool { byURI.isEmpty }

  /// The texts by path.
  var texts: [String: SourceText] { byPath.mapValues(\.text) }

  subscript(uri: LSP.DocumentURI) -> OpenDocument? { byURI[uri] }

  subscript(path: String) -> OpenDocument? { byPath[path] }

  /// How the client names the file at a path, as far as it did.
  func uri(of path: String) -> String? { names[path] }

  mutating func open(_ document: OpenDocument) {
    byURI[document.uri] = document
    byPath[document.path] = document
    names[document.path] = document.uri.text
  }

  /// Returns the document that was open.
  mutating func close(_ uri: LSP.DocumentURI) -> OpenDocument? {
    guard let document = byURI.removeValue(forKey: uri) else { return nil }
    byPath[document.path] = nil
    return document
  }
}

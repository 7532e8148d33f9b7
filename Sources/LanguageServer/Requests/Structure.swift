import Answers
import Diagnostics
import Files
import LanguageServerProtocol

/// What follows from the tree of a page.
extension LanguageServer {
  func documentSymbols(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let (page, document) = page(params.uri) else { return .null }
    let symbols = page.outline
    if client.nestsSymbols { return .array(symbols.map { json(of: $0, document) }) }
    return .array(flat(symbols, document, in: nil))
  }

  private func json(of symbol: OutlineSymbol, _ document: OpenDocument) -> JSONTree {
    .members([
      "name": .string(symbol.name), "kind": .integer(symbol.kind.lspKind.rawValue),
      "range": range(symbol.range, in: document).json,
      "selectionRange": range(symbol.nameRange, in: document).json,
      "children": symbol.children.isEmpty ? nil : .array(symbol.children.map { json(of: $0, document) }),
    ])
  }

  /// The symbols without nesting, for clients that do not take nested ones.
  private func flat(
    _ symbols: [OutlineSymbol], _ document: OpenDocument, in container: String?
  ) -> [JSONTree] {
    symbols.flatMap { symbol in
      [
        LSP.SymbolInformation(
          name: symbol.name, kind: symbol.kind.lspKind,
          location: location(Place(path: document.path, range: symbol.range)), containerName: container
        ).json
      ] + flat(symbol.children, document, in: symbol.name)
    }
  }

  func foldingRanges(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let (page, _) = page(params.uri) else { return .null }
    return .array(
      page.folds.map { fold in
        .members([
          "startLine": .integer(fold.lines.lowerBound), "endLine": .integer(fold.lines.upperBound),
          "kind": fold.isComment ? "comment" : nil,
        ])
      })
  }

  func selectionRanges(_ params: LSP.SelectionRangeParams) -> JSONTree {
    guard let (page, document) = page(params.uri) else { return .null }
    return .array(
      params.positions.map { position in
        var parent: JSONTree?
        for range in page.ranges(around: offset(position, in: document)).reversed() {
          parent = .members(["range": self.range(range, in: document).json, "parent": parent])
        }
        return parent!
      })
  }

  func linkedEditingRanges(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let (page, document) = page(params.uri),
      let names = page.pairedNames(at: offset(params.position, in: document))
    else { return .null }
    return [
      "ranges": .array(names.map { range($0, in: document).json }),
      // The characters of a tag's name.
      "wordPattern": #"[^\s<>/="']+"#,
    ]
  }
}

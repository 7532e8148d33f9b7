import Diagnostics
import Files
import LanguageServerProtocol
import Markup

/// The outline of a page: elements with an id, templates, slots, native views and components, nested as in the page.
extension LanguageServer {
  func documentSymbols(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let page = page(params.uri) else { return .null }
    let symbols = page.outline
    if client.nestsSymbols { return .array(symbols.map { json(of: $0, page) }) }
    return .array(flat(symbols, page, in: nil))
  }

  private func json(of symbol: OutlineSymbol, _ page: MarkupPage) -> JSONTree {
    let positions = page.positions
    return .members([
      "name": .string(symbol.name), "kind": .integer(symbol.kind.rawValue),
      "range": positions.lspRange(symbol.range, encoding).json,
      "selectionRange": positions.lspRange(symbol.nameRange, encoding).json,
      "children": symbol.children.isEmpty ? nil : .array(symbol.children.map { json(of: $0, page) }),
    ])
  }

  /// For clients that take no nested ones.
  private func flat(_ symbols: [OutlineSymbol], _ page: MarkupPage, in container: String?) -> [JSONTree] {
    symbols.flatMap { symbol in
      [
        LSP.SymbolInformation(
          name: symbol.name, kind: symbol.kind,
          location: location(Place(path: page.path, range: symbol.range)), containerName: container
        ).json
      ] + flat(symbol.children, page, in: symbol.name)
    }
  }
}

/// One entry of an outline.
struct OutlineSymbol {
  var name: String
  var kind: LSP.SymbolKind
  var range: ByteRange
  /// What names it: of an element with an id that, else the tag.
  var nameRange: ByteRange
  var children: [OutlineSymbol]
}

extension MarkupPage {
  /// The symbols of the page. Elements that are none give those in them to what they are in.
  var outline: [OutlineSymbol] {
    // Without recursion: pages nest as deep as they like.
    var open: [(end: Int, symbols: [OutlineSymbol], symbol: OutlineSymbol?)] = [(Int.max, [], nil)]
    func close(before index: Int) {
      while let last = open.last, last.end <= index {
        open.removeLast()
        var symbol = last.symbol!
        symbol.children = last.symbols
        open[open.count - 1].symbols.append(symbol)
      }
    }
    for index in document.nodes.indices {
      close(before: index)
      guard let element = document.node(index).element, let symbol = symbol(of: element) else { continue }
      open.append((Int(element.node.subtreeEnd), [], symbol))
    }
    close(before: Int.max - 1)
    return open[0].symbols
  }

  private func symbol(of element: Element) -> OutlineSymbol? {
    let id = element.attribute(.id)?.staticValue.flatMap { $0.isEmpty ? nil : $0 }
    func named(_ range: ByteRange?, _ kind: LSP.SymbolKind, _ name: String) -> OutlineSymbol {
      OutlineSymbol(
        name: name, kind: kind, range: element.range, nameRange: range ?? element.tagRange, children: [])
    }
    let tag = element.tag
    let tagWithID = id.map { "\(tag)#\(string($0))" }
    if element.name == .template {
      guard let name = element.attribute(.name)?.staticValue, !name.isEmpty else { return nil }
      return named(name, .function, string(name))
    }
    if element.name == .slot {
      let name = element.attribute(.name)?.staticValue.flatMap { $0.isEmpty ? nil : $0 }
      return named(name, .property, name.map { "slot \(string($0))" } ?? "slot")
    }
    if element.name.isNativeView {
      if let tagWithID { return named(id, .interface, tagWithID) }
      let type = element.attribute(.type)?.staticValue.flatMap { $0.isEmpty ? nil : $0 }
      return named(type, .interface, type.map(string) ?? tag)
    }
    if program.registers(tag, in: unit) { return named(id, .class, tagWithID ?? tag) }
    return tagWithID.map { named(id, .object, $0) }
  }
}

import Diagnostics
import Markup

/// One entry of an outline.
package struct OutlineSymbol {
  package let name: String
  package let kind: SymbolKind
  package let range: ByteRange
  /// The name of the entry: the id of an element that has one, else the tag.
  package let nameRange: ByteRange
  package fileprivate(set) var children: [OutlineSymbol]
}

extension MarkupPage {
  /// The elements with an id, templates, slots, native views and components, nested as in the page. Entries in another
  /// element belong to what is around that element.
  package var outline: [OutlineSymbol] {
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
    func named(_ range: ByteRange?, _ kind: SymbolKind, _ name: String) -> OutlineSymbol {
      OutlineSymbol(
        name: name, kind: kind, range: element.range, nameRange: range ?? element.tagRange, children: [])
    }
    let tag = element.tag
    let tagWithID = id.map { "\(tag)#\(string($0))" }
    if element.name == .template {
      guard let name = element.attribute(.name)?.staticValue, !name.isEmpty else { return nil }
      return named(name, .template, string(name))
    }
    if element.name == .slot {
      let name = element.attribute(.name)?.staticValue.flatMap { $0.isEmpty ? nil : $0 }
      return named(name, .slot, name.map { "slot \(string($0))" } ?? "slot")
    }
    if element.name.isNativeView {
      if let tagWithID { return named(id, .nativeView, tagWithID) }
      let type = element.attribute(.type)?.staticValue.flatMap { $0.isEmpty ? nil : $0 }
      return named(type, .nativeView, type.map(string) ?? tag)
    }
    if program.registers(tag, in: unit) { return named(id, .component, tagWithID ?? tag) }
    return tagWithID.map { named(id, .element, $0) }
  }
}

import Diagnostics
import Markup
import Script

/// What loops and slots bind around a place of a document, which is walked in its order.
struct NameScopes {
  private let document: Document
  private let dialect: Dialect
  /// Whether attributes other than those of loops may bind names.
  private let hasOtherBindings: Bool
  /// Outermost first.
  private var scopes: [Scope] = []

  private struct Scope {
    /// After the last byte of the element.
    var end: UInt32
    var names: [(name: String, hash: UInt64)] = []
    /// Whether some of the names are known only when the page runs.
    var isUnknown = false
  }

  /// A name that a loop binds.
  struct LoopName {
    let name: String
    let hash: UInt64
    let isIndex: Bool
  }

  init(_ document: Document, _ dialect: Dialect, hasOtherBindings: Bool) {
    self.document = document
    self.dialect = dialect
    self.hasOtherBindings = hasOtherBindings
  }

  var isEmpty: Bool { scopes.isEmpty }

  /// The names that are known.
  var names: [String] { scopes.flatMap { $0.names.map(\.name) } }

  /// Whether the name of the hash is bound, or may be bound by a scope with unknown names.
  func mayBind(_ hash: UInt64) -> Bool {
    for scope in scopes where scope.isUnknown || scope.names.contains(where: { $0.hash == hash }) {
      return true
    }
    return false
  }

  /// Closes the scopes that end before a node.
  mutating func close(before node: Node) {
    while let scope = scopes.last, scope.end <= node.range.start { scopes.removeLast() }
  }

  /// Opens the scope of an element that binds names. Returns what its loop binds.
  @discardableResult
  mutating func open(
    for element: Element, _ table: inout NameTraits, _ spelling: (NameID) -> String
  ) -> [LoopName] {
    var scope = Scope(end: element.range.end)
    var loopNames: [LoopName] = []
    if let variables = LoopVariables(of: element) {
      if variables.item == nil || variables.index == nil { scope.isUnknown = true }
      let named = [(variables.item, false), (variables.index, true)]
      for case (let name?, let isIndex) in named {
        let hash = WordSet.hash(of: name)
        scope.names.append((name, hash))
        loopNames.append(LoopName(name: name, hash: hash, isIndex: isIndex))
      }
    } else if element.has(.for) {
      // A loop that cannot be read binds names all the same.
      scope.isUnknown = true
    }
    for attribute in element.attributes where hasOtherBindings {
      let traits = table(attribute.name, spelling)
      if traits.contains(.foreignLoop), attribute.name.known == nil { scope.isUnknown = true }
      if !traits.contains(.bindsNames) { continue }
      for range in [attribute.nameRange, attribute.valueRange].compactMap({ $0 }) {
        for word in document.text.slice(range).split(whereSeparator: { !isWordByte($0) }) {
          let name = String(decoding: word, as: UTF8.self)
          scope.names.append((name, WordSet.hash(of: name)))
        }
      }
      // Whether other branches see what a slot gives the first one, no document says; a vendor's demo shows it.
      if dialect.family == .alipay { scope.end = endOfBranches(of: element) }
    }
    if scope.isUnknown || !scope.names.isEmpty { scopes.append(scope) }
    return loopNames
  }

  /// The end of the last of the elements that are shown in place of `element` when its condition does not hold; its own end
  /// without a condition.
  private func endOfBranches(of element: Element) -> UInt32 {
    var end = element.range.end
    guard element.has(.if) || element.has(.elif) else { return end }
    let limit = element.parent.map { Int($0.node.subtreeEnd) } ?? document.nodes.count
    var index = Int(element.node.subtreeEnd)
    while index < limit {
      if let branch = document.node(index).element {
        guard branch.has(.elif) || branch.has(.else) else { break }
        end = branch.range.end
      }
      index = Int(document.nodes[index].subtreeEnd)
    }
    return end
  }
}

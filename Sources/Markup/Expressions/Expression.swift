import Diagnostics

/// A node of an `ExpressionTree`, and through it everything below. It is valid until the tree reads another text.
package struct Expression {
  private let tree: ExpressionTree
  let index: UInt32
  private var nodes: UnsafeBufferPointer<ExpressionNode> { tree.nodes }
  private var node: ExpressionNode { nodes[Int(index)] }

  init(_ tree: ExpressionTree, _ index: UInt32) {
    self.tree = tree
    self.index = index
  }

  private func at(_ index: UInt32) -> Expression { tree.expression(index) }

  package var kind: ExpressionKind { node.kind }

  /// The source from the first to after the last byte of the node, quotes and brackets included.
  package var range: ByteRange { node.range }

  /// The text of `range`; bytes that are not UTF-8 become U+FFFD.
  package var text: String { tree.string(range) }

  /// The operator of a `unary` or `binary` expression.
  package var `operator`: ExpressionOperator? {
    kind == .unary || kind == .binary ? ExpressionOperator(rawValue: node.detail) : nil
  }

  /// The children in source order; see `ExpressionKind`.
  package var children: Children { Children(parent: self, nextIndex: node.firstChild) }

  package struct Children: Sequence, IteratorProtocol {
    let parent: Expression
    var nextIndex: UInt32

    package mutating func next() -> Expression? {
      guard nextIndex != ExpressionNode.none else { return nil }
      defer { nextIndex = parent.sibling(of: nextIndex) }
      return parent.at(nextIndex)
    }
  }

  fileprivate func sibling(of index: UInt32) -> UInt32 { nodes[Int(index)].nextSibling }

  /// The first child, such as the object of a member access, the condition of `? :` or a property's key.
  package var firstChild: Expression? {
    node.firstChild == ExpressionNode.none ? nil : at(node.firstChild)
  }

  /// The last child, such as the name of a member access or a property's value.
  package var lastChild: Expression? {
    node.firstChild == ExpressionNode.none ? nil : at(index - 1)
  }

  /// The expression without the parentheses around it.
  package var unwrapped: Expression {
    var expression = self
    while expression.kind == .group, let child = expression.firstChild { expression = child }
    return expression
  }

  /// The name of an `identifier`; nil for other kinds.
  package var identifierName: String? { kind == .identifier ? text : nil }

  /// Whether a `boolean` is `true`.
  var isTrue: Bool { kind == .boolean && node.detail == 1 }

  /// What is between the quotes of a string, a template literal or a quoted key.
  package var stringValueRange: ByteRange? { Expression.stringValueRange(node) }

  private static func stringValueRange(_ node: ExpressionNode) -> ByteRange? {
    let quote = UInt32(node.detail)
    switch node.kind {
    case .string, .template: return ByteRange(node.range.start + quote, node.range.end - quote)
    case .key where quote > 0: return ByteRange(node.range.start + quote, node.range.end - quote)
    default: return nil
    }
  }

  /// Whether `stringValueRange` contains more than the characters themselves: a backslash, or in a template
  /// literal an expression.
  package var isEscaped: Bool { node.isEscaped }

  /// What is between the quotes of a string or a template literal that contains nothing else; nil for anything else.
  package var plainString: ByteRange? {
    (kind == .string || kind == .template) && !isEscaped ? stringValueRange : nil
  }

  /// The names of `a`, `a.b` or `a.b.c` in source order, the identifier first; nil for anything else.
  package var memberPath: [ByteRange]? {
    var path: [ByteRange] = []
    var expression = self
    while expression.kind == .member, let object = expression.firstChild, let name = expression.lastChild {
      path.append(name.range)
      expression = object
    }
    guard expression.kind == .identifier else { return nil }
    path.append(expression.range)
    path.reverse()
    return path
  }

  /// Calls `visit` with the range of every name that this expression looks up, in source order: neither member
  /// names nor keys.
  package func forEachReference(_ visit: (ByteRange) -> Void) {
    for node in nodes[Int(node.subtreeStart)...Int(index)] where node.kind == .identifier {
      visit(node.range)
    }
  }
}

extension ExpressionTree {
  /// The nodes with two operands, outer ones before those in them.
  package var binaryOperations: [Expression] {
    guard root != nil else { return [] }
    let nodes = self.nodes
    return nodes.indices.reversed().filter { nodes[$0].kind == .binary }.map { expression(UInt32($0)) }
  }
}

extension Expression {
  /// One `property` of an object.
  package struct Property {
    package let key: Expression
    package let value: Expression

    /// The key's text without its quotes; for an invalid key all of it, for a computed one its brackets too.
    package var nameRange: ByteRange { key.stringValueRange ?? key.range }
    package var isQuoted: Bool { key.kind == .key && key.stringValueRange != nil }
    /// Whether key and value are the same word: `{ a }`.
    package var isShorthand: Bool { key.range == value.range }
  }

  /// Calls `visit` with the name of each property of an `object` in source order, but for computed ones. No expressions are made
  /// for that.
  package func forEachPropertyName(_ visit: (ByteRange) -> Void) {
    let nodes = self.nodes
    var child = node.firstChild
    while child != ExpressionNode.none {
      let property = nodes[Int(child)]
      child = property.nextSibling
      guard property.kind == .property, property.firstChild != ExpressionNode.none else { continue }
      let key = nodes[Int(property.firstChild)]
      if key.kind != .computedKey { visit(Expression.stringValueRange(key) ?? key.range) }
    }
  }

  /// The properties of an `object` in source order; spreads are left out.
  package var properties: Properties { Properties(children: children) }

  /// A type of its own: the first use of a type that is put together of generic ones costs as much as reading a page.
  package struct Properties: Sequence, IteratorProtocol {
    fileprivate var children: Children

    package mutating func next() -> Property? {
      while let child = children.next() {
        if child.kind == .property, let key = child.firstChild, let value = child.lastChild {
          return Property(key: key, value: value)
        }
      }
      return nil
    }
  }

  /// Whether an `object` may contain keys that its source does not show: through `...a` or `[a]: b`.
  package var hasUnknownProperties: Bool {
    children.contains { $0.kind == .spread || $0.firstChild?.kind == .computedKey }
  }
}

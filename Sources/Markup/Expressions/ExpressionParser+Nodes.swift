import Diagnostics

extension ExpressionParser {
  /// Adds a node. Its children, `child` first, must be the last ones that were added and linked.
  mutating func append(
    _ kind: ExpressionKind, _ start: Int, _ end: Int, child: UInt32 = ExpressionNode.none, detail: UInt8 = 0,
    isEscaped: Bool = false
  ) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: nodes.count)
    let subtreeStart = child == ExpressionNode.none ? index : nodes[Int(child)].subtreeStart
    nodes.append(
      ExpressionNode(
        range: ByteRange(start, end), subtreeStart: subtreeStart, firstChild: child, kind: kind,
        detail: detail, isEscaped: isEscaped))
    return index
  }

  /// Makes `next` the sibling after `node`.
  mutating func link(_ node: UInt32, _ next: UInt32) { nodes[Int(node)].nextSibling = next }

  func invalid(_ expected: ExpectedSyntax) -> ExpressionFailure {
    .invalid(at: scanner.token(at: position), expected: expected)
  }

  /// Steps over `byte`.
  mutating func expect(_ byte: UInt8, _ expected: ExpectedSyntax) throws(ExpressionFailure) {
    guard position < end, scanner.byte(position) == byte else { throw invalid(expected) }
    position += 1
  }
}

/// The children of a node that is still being read.
struct NodeList {
  private(set) var first = ExpressionNode.none
  private(set) var last = ExpressionNode.none

  init() {}

  /// A list that begins with `node`.
  init(_ node: UInt32) {
    first = node
    last = node
  }

  mutating func append(_ node: UInt32, in parser: inout ExpressionParser) {
    if last == ExpressionNode.none { first = node } else { parser.link(last, node) }
    last = node
  }
}

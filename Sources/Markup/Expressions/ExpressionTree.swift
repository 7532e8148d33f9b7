import Diagnostics

/// The text of one mustache, read as an expression of the AXML subset of ECMAScript.
///
/// All nodes are in one array that is reused by the next `parse`, so reading page after page with one tree
/// allocates nothing, unless an `Expression` of the last text is still alive.
package final class ExpressionTree {
  /// What became of the text.
  package enum Reading: Equatable, Sendable {
    /// Nothing but white space and comments.
    case empty
    case expression
    /// An object without its braces: `foo: a, bar` or `...item`. A sequence `a, b` is read as one.
    case bareObject
    /// Brackets nest deeper than `maximumDepth`: nothing is known.
    case tooDeep
    /// `at` covers the offending token, and is empty where the text ends too early.
    case invalid(at: ByteRange, expected: ExpectedSyntax)
    /// `at` covers the operator or keyword alone.
    case unsupported(UnsupportedSyntax, at: ByteRange)
  }

  /// How many brackets, calls, template substitutions and middle parts of `? :` may be open at once. A debug
  /// build stays within the 512 KiB stack of a secondary thread.
  package static let maximumDepth = 100

  package private(set) var reading = Reading.empty
  /// The parsed text without surrounding ASCII white space; empty for a blank mustache.
  package private(set) var range = ByteRange(0, 0)
  private(set) var nodes: [ExpressionNode] = []
  private(set) var source: SourceText?
  private var pending: [PendingOperator] = []
  private var rootIndex = ExpressionNode.none

  package init() {}

  package init(parsing source: SourceText, range: ByteRange) {
    parse(source, range: range)
  }

  /// The whole expression; nil unless `reading` is `.expression` or `.bareObject`.
  package var root: Expression? {
    guard let source, rootIndex != ExpressionNode.none else { return nil }
    return Expression(source: source, nodes: nodes, index: rootIndex)
  }

  /// What the whole expression is; nil where there is no `root`.
  package var rootKind: ExpressionKind? {
    rootIndex == ExpressionNode.none ? nil : nodes[Int(rootIndex)].kind
  }

  /// Replaces what the tree contains by the expression in `range`, the bytes between `{{` and `}}`, of the whole
  /// file. All ranges are offsets in the file; a range beyond its end is clamped. Takes linear time.
  package func parse(_ source: SourceText, range: ByteRange) {
    var parser = ExpressionParser(text: source.bytes, range: range, nodes: nodes, pending: pending)
    // The parser must be the arrays' only owner, or its first append would copy them.
    nodes = []
    pending = []
    reading = parser.parse()
    if self.source !== source { self.source = source }
    self.range = ByteRange(parser.start, parser.end)
    rootIndex = parser.root
    nodes = parser.nodes
    pending = parser.pending
  }

  /// Calls `visit` with the range of every name that the expression looks up, in source order: neither member
  /// names nor keys. `this` counts as a name.
  ///
  /// Where the text could not be read, every word in it that does not follow a `.` is visited, so that a name
  /// not visited is certainly not used.
  package func forEachReference(_ visit: (ByteRange) -> Void) {
    if rootIndex != ExpressionNode.none {
      for node in nodes where node.kind == .identifier { visit(node.range) }
      return
    }
    guard let text = source?.bytes else { return }
    let end = Int(range.end)
    var position = Int(range.start)
    var follows = UInt8(0)
    while position < end {
      let start = position
      while position < end, isWordByte(text[position]) { position += 1 }
      if position > start {
        if follows != UInt8(ascii: ".") { visit(ByteRange(start, position)) }
        follows = 0
      } else {
        follows = text[position]
        position += 1
      }
    }
  }
}

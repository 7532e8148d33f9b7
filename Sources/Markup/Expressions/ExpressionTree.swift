import Diagnostics

/// The text of one mustache, read as an expression of the AXML subset of ECMAScript.
///
/// All nodes are in one list. The next `parse` uses it again, so reading page after page with one tree allocates
/// nothing.
package final class ExpressionTree {
  /// The result of reading the text.
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

  /// How many brackets, calls, template substitutions and middle parts of `? :` may be nested. A debug build stays
  /// within the 512 KiB stack of a secondary thread.
  package static let maximumDepth = 100

  package private(set) var reading = Reading.empty
  /// The parsed text without surrounding ASCII white space; empty for a blank mustache.
  package private(set) var range = ByteRange(0, 0)
  private(set) var source: SourceText?
  private var parser = ExpressionParser()
  /// What the text is, where it is a plain path such as `item.name` and its nodes were not requested yet. Most
  /// mustaches are plain paths, and the nodes of few are requested: this saves 3 % of the instructions of a lint.
  private var pathKind: ExpressionKind?

  private var rootIndex: UInt32 { parser.root }

  package init() {}

  deinit { parser.deallocate() }

  package init(parsing source: SourceText, range: ByteRange) {
    parse(source, range: range)
  }

  /// The whole expression; nil unless `reading` is `.expression` or `.bareObject`.
  package var root: Expression? {
    _ = nodes
    return rootIndex == ExpressionNode.none ? nil : expression(rootIndex)
  }

  /// A view of a node. A method, not the initialiser of the view, which would take over a reference.
  func expression(_ index: UInt32) -> Expression { Expression(self, index) }

  /// The text of a range of the file.
  func string(_ range: ByteRange) -> String { source?.string(range) ?? "" }

  /// The kind of the whole expression; nil where `root` is nil.
  package var rootKind: ExpressionKind? {
    pathKind ?? (rootIndex == ExpressionNode.none ? nil : parser.nodes[Int(rootIndex)].kind)
  }

  /// Whether the text is a plain path such as `item.name`, which every dialect reads. One that begins with `this` is none.
  package var isPlainPath: Bool { pathKind != nil }

  /// Whether operators are combined in one of the ways that often say something else than was meant: `!a > b`, several
  /// comparisons, or several subtractions; or whether a string contains `{{`, or `this` is read.
  package var isQuestionable: Bool {
    pathKind == nil && rootIndex != ExpressionNode.none && parser.isQuestionable
  }

  /// Whether the text is an expression, not an object, without `??` and not questionable. In a dialect that has all forms,
  /// nothing can be wrong with it.
  package var isSound: Bool {
    if pathKind != nil { return true }
    guard case .expression = reading, !parser.hasCoalescing, !parser.isQuestionable else { return false }
    return parser.nodes[Int(rootIndex)].kind != .object
  }

  /// Replaces what the tree contains by the expression in `range`: the bytes between `{{` and `}}`. All ranges are byte
  /// offsets in the whole file; a range beyond its end is clamped. Takes linear time.
  package func parse(_ source: SourceText, range: ByteRange) {
    parser.begin(text: source.bytes, range: range)
    pathKind = parser.plainPathKind()
    reading = pathKind == nil ? parser.parse() : .expression
    if self.source !== source { self.source = source }
    self.range = ByteRange(parser.start, parser.end)
  }

  /// Children before their parents; until the next `parse`.
  var nodes: UnsafeBufferPointer<ExpressionNode> {
    if pathKind != nil {
      pathKind = nil
      _ = parser.parse()
    }
    return parser.nodes.buffer
  }

  /// Calls `visit` with the range of every name that the expression looks up, in source order: neither member
  /// names nor keys. `this` counts as a name.
  ///
  /// Where the text could not be read, every word in it that does not follow a `.` is visited, so that a name
  /// not visited is certainly not used.
  package func forEachReference(_ visit: (ByteRange) -> Void) {
    if pathKind != nil {
      if let name = parser.firstName { visit(name) }
      return
    }
    let nodes = self.nodes
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

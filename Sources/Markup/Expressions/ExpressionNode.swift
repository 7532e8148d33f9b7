import Diagnostics

/// What a node of an `ExpressionTree` is; its children are after the dash, in source order.
package enum ExpressionKind: UInt8, Sendable, BitwiseCopyable {
  /// A name that is looked up: neither a member name nor an object key.
  case identifier
  case string, number, boolean, null, undefined, regularExpression
  /// A template literal - the expressions inside its `${ }` and, as some pages write it, its `{{ }}`.
  case template
  /// `[a, ...b]` - its elements; holes have no node.
  case array
  /// `{ a: 1 }`, or the whole of a mustache in object form without braces - `property` and `spread` nodes.
  case object
  /// `a: b`, or the shorthand `a` - a key and the value. A shorthand's value is an identifier with the same range.
  case property
  /// An identifier, a quoted string or a number that names a property.
  case key
  /// A key that is none of these, such as `margin-top`: the build fails on it.
  case invalidKey
  /// `[a]` as a key - the expression.
  case computedKey
  /// `...a` - the expression.
  case spread
  /// `a.b` - the object and a `memberName`.
  case member
  case memberName
  /// `a[b]` - the object and the index.
  case index
  /// `a(b)` - what is called, and the arguments.
  case call
  case unary
  case binary
  /// `a ? b : c` - the three parts.
  case conditional
  /// `(a)` - the expression.
  case group
  /// `a, b` within parentheses or brackets - the parts.
  case sequence
}

/// One node of the flat tree. Children are before their parent (post-order), so a subtree is the contiguous
/// run of nodes from `subtreeStart` to the node itself.
struct ExpressionNode: BitwiseCopyable {
  /// The index that means "no node".
  static let none = UInt32.max

  var range: ByteRange
  var subtreeStart: UInt32
  var firstChild: UInt32 = ExpressionNode.none
  var nextSibling: UInt32 = ExpressionNode.none
  var kind: ExpressionKind
  /// The operator's raw value for `unary` and `binary`; the bytes of one quote for strings, templates and
  /// quoted keys, else 0; 1 for `true` and 0 for `false`.
  var detail: UInt8 = 0
  /// Whether the text of a string contains a backslash, or the text of a template anything but plain characters.
  var isEscaped = false

  /// Whether it is an array or an object, which is equal to itself alone.
  var isContainer: Bool { kind == .array || kind == .object }

  /// Whether it is a string, a number, or `true` or `false`.
  var isPlainLiteral: Bool { kind == .string || kind == .number || kind == .boolean }
}

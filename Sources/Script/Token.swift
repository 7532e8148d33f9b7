/// What a token is. Operators that no fact depends on share `operator`.
package enum TokenKind: UInt8, Sendable {
  case endOfFile
  case identifier
  case privateName
  case string
  case number
  case regularExpression
  /// A template without `${`.
  case template
  /// From the backtick to after the first `${`; an opening bracket with the `templateTail` as its partner.
  case templateHead
  /// From a `}` to after the next `${`.
  case templateMiddle
  /// From the last `}` to after the backtick.
  case templateTail
  case openingParenthesis
  case closingParenthesis
  case openingBracket
  case closingBracket
  case openingBrace
  case closingBrace
  case dot
  case optionalDot
  case ellipsis
  case comma
  case colon
  case semicolon
  case question
  case arrow
  case assign
  /// `+=`, `||=` and their like.
  case compoundAssign
  /// `++`, `--`.
  case increment
  case less
  case greater
  case minus
  case star
  case bang
  case bar
  case ampersand
  case `operator`

  package var isOpening: Bool {
    switch self {
    case .openingParenthesis, .openingBracket, .openingBrace, .templateHead: true
    default: false
    }
  }

  /// Whether it can end an operand and nothing but that.
  var endsOperand: Bool {
    switch self {
    case .closingBrace, .closingBracket, .closingParenthesis, .string, .number, .template, .templateTail: true
    default: false
    }
  }

  package var isClosing: Bool {
    switch self {
    case .closingParenthesis, .closingBracket, .closingBrace, .templateTail: true
    default: false
    }
  }
}

/// One token: where it is, what it is, and how it is nested.
struct Token: Sendable {
  /// Byte offset of the first byte.
  var start: UInt32
  /// Byte offset after the last byte.
  var end: UInt32
  /// Index of the partner of a bracket. An opening bracket that is never closed is linked to the last token inside it,
  /// so that `link + 1` is always after what it contains. An unmatched closing bracket, like every other token, is
  /// linked to -1.
  var link: Int32
  /// Index of the innermost opening bracket around this token, or -1.
  var parent: Int32
  var kind: TokenKind
  /// `none` for everything but an identifier that the scanner knows.
  var word: ScriptWord
  /// Of an identifier, what its length and first byte give, below 64: a search for names passes over nearly all others by it.
  var filterNumber: UInt8
}

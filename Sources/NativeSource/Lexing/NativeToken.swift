/// One token of native source.
package struct NativeToken: Sendable {
  package enum Kind: UInt8 {
    case identifier
    /// The range is what is between the quotes; `code` contains `StringFlags`.
    case string
    case number
    /// `code` is the code of a `Mark`, or any other ASCII byte.
    case punctuation
    /// `#define`: its name follows, then its body, then `directiveEnd`.
    case define
    case directiveEnd
  }

  var start: UInt32
  /// Exclusive.
  var end: UInt32
  /// Index of the other bracket of the pair. For an opening bracket that is never closed, it is the index where its
  /// surroundings end, or the number of tokens. -1 for other tokens and for unmatched closing brackets.
  var mate: Int32 = -1
  /// Index of the innermost bracket around it, -1 at the top.
  var parent: Int32
  /// The hash of an identifier's bytes; 0 for other tokens.
  var hash: UInt32 = 0
  var kind: Kind
  var code: UInt8 = 0
  /// Whether the bracket is opened in several branches of one `#if` and closed once.
  var isShared = false

  /// The mark of a punctuation token.
  @inline(__always) var mark: Mark { Mark(code: code) }
}

/// What is known of a string token beside its range.
struct StringFlags: OptionSet {
  let rawValue: UInt8

  static let escaped = StringFlags(rawValue: 1)
  /// A piece of a string with values in it: `"a\(b)c"`, `"a${b}c"`.
  static let interpolated = StringFlags(rawValue: 2)
  static let character = StringFlags(rawValue: 4)
  /// `"""`
  static let multiline = StringFlags(rawValue: 8)
  /// Backslashes are ordinary characters: `#"a\b"#`, `R"(a\b)"`, Kotlin's `"""`.
  static let raw = StringFlags(rawValue: 16)
  static let unterminated = StringFlags(rawValue: 32)
}

/// The marks that scanners look for, as `code` of a punctuation token. The code of a mark of one character is its ASCII
/// byte; the codes of longer marks are above ASCII.
package struct Mark: Equatable, Sendable {
  let code: UInt8

  package static let exclamation = Mark(code: 0x21)
  package static let hash = Mark(code: 0x23)
  package static let ampersand = Mark(code: 0x26)
  package static let openingParenthesis = Mark(code: 0x28)
  package static let closingParenthesis = Mark(code: 0x29)
  package static let star = Mark(code: 0x2A)
  package static let plus = Mark(code: 0x2B)
  package static let comma = Mark(code: 0x2C)
  package static let minus = Mark(code: 0x2D)
  package static let dot = Mark(code: 0x2E)
  package static let colon = Mark(code: 0x3A)
  package static let semicolon = Mark(code: 0x3B)
  package static let less = Mark(code: 0x3C)
  package static let assign = Mark(code: 0x3D)
  package static let greater = Mark(code: 0x3E)
  package static let question = Mark(code: 0x3F)
  package static let at = Mark(code: 0x40)
  package static let openingBracket = Mark(code: 0x5B)
  package static let closingBracket = Mark(code: 0x5D)
  package static let backslash = Mark(code: 0x5C)
  package static let caret = Mark(code: 0x5E)
  package static let openingBrace = Mark(code: 0x7B)
  package static let closingBrace = Mark(code: 0x7D)
  /// `->`
  package static let arrow = Mark(code: 0x80)
  /// `::`
  package static let scope = Mark(code: 0x81)
  /// `==`, `===`
  package static let equal = Mark(code: 0x82)
  /// `!=`, `!==`
  package static let unequal = Mark(code: 0x83)
  /// `&&`
  package static let and = Mark(code: 0x84)
  /// `||`
  package static let or = Mark(code: 0x85)
  /// `??`, and `?:` of Kotlin
  package static let coalesce = Mark(code: 0x86)
}

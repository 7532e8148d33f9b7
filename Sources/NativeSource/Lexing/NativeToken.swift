/// One token of native source.
struct NativeToken {
  enum Kind: UInt8 {
    case identifier
    /// The range is what is between the quotes; `code` contains `StringFlags`.
    case string
    case number
    /// `code` is that of a `Mark`, or any other ASCII byte.
    case punctuation
    /// `#define`: its name follows, then its body, then `directiveEnd`.
    case define
    case directiveEnd
  }

  var start: UInt32
  /// Exclusive.
  var end: UInt32
  /// Index of the other bracket of the pair. Of an opening one that is never closed: where its surroundings end,
  /// or the number of tokens. -1 for other tokens and for unmatched closing brackets.
  var mate: Int32 = -1
  /// Index of the innermost bracket around it, -1 at the top.
  var parent: Int32
  /// Of an identifier's bytes; 0 for other tokens.
  var hash: UInt32 = 0
  var kind: Kind
  var code: UInt8 = 0
  /// Whether the bracket is opened in several branches of one `#if` and closed once.
  var isShared = false

  /// Of punctuation.
  @inline(__always) var mark: Mark { Mark(code: code) }
}

/// What is known of a string token besides its range.
struct StringFlags: OptionSet {
  let rawValue: UInt8

  static let escaped = StringFlags(rawValue: 1)
  /// A piece of a string with values put in: `"a\(b)c"`, `"a${b}c"`.
  static let interpolated = StringFlags(rawValue: 2)
  static let character = StringFlags(rawValue: 4)
  /// `"""`
  static let multiline = StringFlags(rawValue: 8)
  /// Backslashes are ordinary characters: `#"a\b"#`, `R"(a\b)"`, Kotlin's `"""`.
  static let raw = StringFlags(rawValue: 16)
  static let unterminated = StringFlags(rawValue: 32)
}

/// The marks that scanners look for, as `code` of a punctuation token: that of one character is its ASCII byte, that
/// of two none.
struct Mark: Equatable {
  let code: UInt8

  static let exclamation = Mark(code: 0x21)
  static let hash = Mark(code: 0x23)
  static let ampersand = Mark(code: 0x26)
  static let openParenthesis = Mark(code: 0x28)
  static let closeParenthesis = Mark(code: 0x29)
  static let star = Mark(code: 0x2A)
  static let plus = Mark(code: 0x2B)
  static let comma = Mark(code: 0x2C)
  static let minus = Mark(code: 0x2D)
  static let dot = Mark(code: 0x2E)
  static let colon = Mark(code: 0x3A)
  static let semicolon = Mark(code: 0x3B)
  static let less = Mark(code: 0x3C)
  static let assign = Mark(code: 0x3D)
  static let greater = Mark(code: 0x3E)
  static let question = Mark(code: 0x3F)
  static let at = Mark(code: 0x40)
  static let openBracket = Mark(code: 0x5B)
  static let closeBracket = Mark(code: 0x5D)
  static let caret = Mark(code: 0x5E)
  static let openBrace = Mark(code: 0x7B)
  static let closeBrace = Mark(code: 0x7D)
  /// `->`
  static let arrow = Mark(code: 0x80)
  /// `::`
  static let scope = Mark(code: 0x81)
  /// `==`, `===`
  static let equal = Mark(code: 0x82)
  /// `!=`, `!==`
  static let unequal = Mark(code: 0x83)
  /// `&&`
  static let and = Mark(code: 0x84)
  /// `||`
  static let or = Mark(code: 0x85)
  /// `??`, and `?:` of Kotlin
  static let coalesce = Mark(code: 0x86)
}

extension UInt8 {
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  @inline(__always) var isASCIIUppercase: Bool { self &- UInt8(ascii: "A") < 26 }
  @inline(__always) var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  @inline(__always) var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  @inline(__always) var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

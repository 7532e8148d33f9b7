/// One token of native source.
struct HostToken {
  enum Kind: UInt8 {
    case identifier
    /// The range is what stands between the quotes; `code` holds `StringFlags`.
    case string
    case number
    /// `code` is the ASCII byte, or one of `Mark` for marks of two characters.
    case punctuation
    /// `#define`: its name follows, then its body, then `directiveEnd`.
    case define
    case directiveEnd
  }

  var start: UInt32
  /// Exclusive.
  var end: UInt32
  /// Index of the other bracket of the pair. Of an opening one that is never closed: where its surroundings end,
  /// or the number of tokens. -1 for other tokens and for stray closing brackets.
  var mate: Int32 = -1
  /// Index of the innermost open bracket, -1 at the top.
  var parent: Int32
  /// Of an identifier's bytes; 0 for other tokens.
  var hash: UInt32 = 0
  var kind: Kind
  var code: UInt8 = 0
  /// Whether the bracket is opened in several branches of one `#if` and closed once.
  var isShared = false
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

/// Marks of two characters, as `code` of a punctuation token; none is an ASCII byte.
enum Mark {
  static let arrow: UInt8 = 0x80  // ->
  static let scope: UInt8 = 0x81  // ::
  static let equal: UInt8 = 0x82  // ==, ===
  static let unequal: UInt8 = 0x83  // !=, !==
  static let and: UInt8 = 0x84  // &&
  static let or: UInt8 = 0x85  // ||
  static let coalesce: UInt8 = 0x86  // ??, and Kotlin's ?:
}

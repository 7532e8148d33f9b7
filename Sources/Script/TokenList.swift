import Diagnostics

/// The tokens of one script, with bracket partners, to be walked by index.
///
/// Every look-up accepts any index: outside the list is `endOfFile`.
package struct TokenList: Sendable {
  package let text: SourceText
  let tokens: Tokens
  /// Whether types, casts and type arguments are to be expected.
  let isTypeScript: Bool

  package var count: Int { tokens.count }

  @inline(__always)
  package func kind(_ index: Int) -> TokenKind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func word(_ index: Int) -> ScriptWord { index >= 0 && index < tokens.count ? tokens[index].word : .none }

  /// The innermost opening bracket around the token, or -1.
  package func parent(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].parent) : -1
  }

  /// The partner of the opening bracket at `index`; the last token inside it when it is never closed.
  package func closer(of index: Int) -> Int { max(index, Int(tokens[index].link)) }

  /// The index after the token, or after the partner of an opening bracket.
  package func skip(_ index: Int) -> Int { kind(index).isOpening ? closer(of: index) + 1 : index + 1 }

  package func range(_ index: Int) -> ByteRange {
    guard index >= 0, index < tokens.count else { return ByteRange(text.count, text.count) }
    return ByteRange(tokens[index].start, tokens[index].end)
  }

  /// From the first byte of one token to after the last byte of another.
  package func range(_ first: Int, through last: Int) -> ByteRange {
    ByteRange(range(first).start, range(max(first, last)).end)
  }

  package func string(_ index: Int) -> String { text.string(range(index)) }

  /// What is between the quotes of a string or a plain template; nil for other tokens, and when an
  /// escape makes the source differ from the value.
  package func literal(_ index: Int) -> ByteRange? {
    guard kind(index) == .string || kind(index) == .template else { return nil }
    var range = range(index)
    let quote = text.bytes[Int(range.start)]
    range.start += 1
    if range.count > 0, text.bytes[Int(range.end) - 1] == quote { range.end -= 1 }
    for byte in text.slice(range) where byte == UInt8(ascii: "\\") { return nil }
    return range
  }

  /// The same as `literal`, with its text.
  func stringLiteral(_ index: Int) -> StringLiteral? {
    literal(index).map { StringLiteral(value: text.string($0), range: $0) }
  }

  package func isSpelled(_ index: Int, _ spelling: StaticString) -> Bool {
    text.slice(range(index)).are(spelling)
  }

  /// Whether a line ends between the token before and the token.
  func isAfterLineBreak(_ index: Int) -> Bool {
    text.slice(ByteRange(range(index - 1).end, range(index).start)).contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether a token assigns: `=`, `+=` and alike.
  func assigns(_ index: Int) -> Bool { kind(index) == .assign || kind(index) == .compoundAssign }

  /// Whether the token is after a dot.
  package func isMember(_ index: Int) -> Bool { kind(index - 1) == .dot || kind(index - 1) == .optionalDot }

  /// Whether the name at `index` and its parenthesis define a method, though they look like a call: `{ Page(options) {}
  /// }`, `interface { Page(options): void }`.
  func isMethodDefinition(_ index: Int, parenthesis: Int) -> Bool {
    switch kind(skip(parenthesis)) {
    case .openingBrace: return true
    case .colon: return isTypeScript && kind(index - 1) != .question && kind(index - 1) != .colon
    default: return false
    }
  }

  /// The parenthesis of the call of the name at `index`, which may be after type arguments; nil when the name is not
  /// called.
  package func callParenthesis(_ index: Int) -> Int? {
    var next = index + 1
    if kind(next) == .optionalDot { next += 1 }
    if kind(next) == .less { next = typeArgumentsEnd(next) ?? next }
    return kind(next) == .openingParenthesis ? next : nil
  }
}

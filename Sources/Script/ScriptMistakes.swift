import Diagnostics

/// What no JavaScript parser accepts, in a script without TypeScript.
package struct ScriptMistake: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Two members of an object literal without a comma between them; the second one's name.
    case missingComma(String)
    /// A semicolon or a second comma between the members of an object literal.
    case extraSeparator(String)
    /// A bracket without its partner, or a string, template or comment that does not end.
    case unclosed(String)
    /// A closing bracket that closes nothing.
    case unopened(String)
  }

  package let kind: Kind
  package let range: ByteRange

  /// The first mistake of a script; nil where none is certain.
  static func first(in list: TokenList, _ lexed: LexedScript) -> ScriptMistake? {
    if list.isTypeScript || lexed.hasConflictMarker { return nil }
    if let fault = lexed.fault {
      return list.hasSlashes || list.hasMarkup ? nil : list.mistake(ofFault: fault)
    }
    let tokens = list.tokens
    var before = TokenKind.endOfFile
    for index in tokens.indices {
      let kind = tokens[index].kind
      defer { before = kind }
      // Of few tokens more is looked at.
      switch kind {
      case .identifier, .string: if !endsOperand(before) { continue }
      case .semicolon: break
      case .comma: if before != .comma && before != .openingBrace { continue }
      default: continue
      }
      if let mistake = list.mistake(at: index) { return list.hasMarkup ? nil : mistake }
    }
    return nil
  }
}

/// Whether a token can end an operand and nothing but that.
private func endsOperand(_ kind: TokenKind) -> Bool {
  switch kind {
  case .closingBrace, .closingBracket, .closingParenthesis, .string, .number, .template, .templateTail: true
  default: false
  }
}

extension TokenList {
  /// Whether it has divisions or regular expressions: one that is taken for the other makes faults of its own.
  fileprivate var hasSlashes: Bool {
    (0..<count).contains { index in
      switch kind(index) {
      case .regularExpression: true
      case .operator, .compoundAssign: text.slice(range(index)).first == UInt8(ascii: "/")
      default: false
      }
    }
  }

  /// Whether it may have elements of JSX.
  fileprivate var hasMarkup: Bool { (0..<count).contains { kind($0) == .less && isMarkup($0) } }

  /// What a fault of the lexer is.
  fileprivate func mistake(ofFault fault: ByteRange) -> ScriptMistake? {
    guard let first = text.slice(fault).first else { return nil }
    let sign = text.string(ByteRange(Int(fault.start), Int(fault.start) + 1))
    switch first {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return ScriptMistake(kind: .unopened(sign), range: fault)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "`"):
      return ScriptMistake(kind: .unclosed(sign), range: fault)
    default: return nil
    }
  }

  /// Whether the sign may begin an element of JSX.
  private func isMarkup(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .openingParenthesis, .comma, .colon, .question, .arrow, .assign, .ampersand, .operator: true
    default: word(index - 1) == .return
    }
  }

  /// What is wrong in an object literal at a token, which is a semicolon, a comma after a comma or a brace, or a name after an
  /// operand. In a literal, `} name(`, `) name:` and `1 name:` are two members without a comma, whatever is around.
  fileprivate func mistake(at index: Int) -> ScriptMistake? {
    switch kind(index) {
    case .semicolon:
      guard isObjectLiteral(parent(index)) else { return nil }
      return ScriptMistake(kind: .extraSeparator(";"), range: range(index))
    case .comma:
      guard isObjectLiteral(parent(index)) else { return nil }
      return ScriptMistake(kind: .extraSeparator(","), range: range(index))
    case .identifier, .string:
      guard begins(member: index), isObjectLiteral(parent(index)),
        let name = literal(index) ?? (kind(index) == .identifier ? range(index) : nil)
      else { return nil }
      return ScriptMistake(kind: .missingComma(text.string(name)), range: range(index))
    default: return nil
    }
  }

  /// Whether a member of an object literal begins with the name at a token: `name:`, and after a brace `name() {`.
  private func begins(member index: Int) -> Bool {
    switch kind(index + 1) {
    case .colon: return true
    case .openingParenthesis:
      return kind(index - 1) == .closingBrace && kind(skip(index + 1)) == .openingBrace
    case .identifier where word(index) == .async:
      return kind(index - 1) == .closingBrace && kind(index + 2) == .openingParenthesis
        && kind(skip(index + 2)) == .openingBrace
    default: return false
    }
  }

  /// Whether a brace opens an object literal, or a pattern, in which the same is wrong.
  private func isObjectLiteral(_ opener: Int) -> Bool {
    var opener = opener
    for _ in 0..<TokenList.maxLiteralDepth {
      guard kind(opener) == .openingBrace else { return false }
      switch kind(opener - 1) {
      case .openingParenthesis: return !word(opener - 2).hasStatementHead || isMember(opener - 2)
      case .openingBracket: return true
      // `type A = { b: string; c: string }` of Flow
      case .assign: return word(opener - 3) != .type
      case .comma: return kind(parent(opener)) != .openingBrace && parent(opener) >= 0
      case .colon: opener = parent(opener)
      case .identifier:
        return word(opener - 1) == .return && !isMember(opener - 1) && !isAfterLineBreak(opener)
      default: return false
      }
    }
    return false
  }

  private static let maxLiteralDepth = 16
}

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
    if !lexed.mayHaveMistake { return nil }
    for index in 0..<list.count {
      let mistake: ScriptMistake?
      switch list.kind(index) {
      case .semicolon, .comma: mistake = list.extraSeparator(at: index)
      case .colon, .openingParenthesis: mistake = list.missingComma(beforeNameOf: index)
      default: continue
      }
      if let mistake { return list.hasMarkup ? nil : mistake }
    }
    return nil
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

  /// A semicolon, or a comma after a comma or at the beginning, in an object literal.
  fileprivate func extraSeparator(at index: Int) -> ScriptMistake? {
    let isComma = kind(index) == .comma
    if isComma, kind(index - 1) != .comma, kind(index - 1) != .openingBrace { return nil }
    guard isObjectLiteral(parent(index)) else { return nil }
    return ScriptMistake(kind: .extraSeparator(isComma ? "," : ";"), range: range(index))
  }

  /// A member of an object literal right after another one: `} name(`, `) name:` and `1 name:` are two of them, whatever is
  /// around. At `index` is what is after the name, a colon or the parenthesis of a method.
  fileprivate func missingComma(beforeNameOf index: Int) -> ScriptMistake? {
    var name = index - 1
    guard kind(name) == .identifier || kind(name) == .string else { return nil }
    if kind(index) == .colon {
      guard kind(name - 1).endsOperand else { return nil }
    } else {
      if kind(name) == .identifier, word(name - 1) == .async { name -= 1 }
      guard kind(name - 1) == .closingBrace, kind(skip(index)) == .openingBrace else { return nil }
    }
    guard isObjectLiteral(parent(name)),
      let spelled = literal(name) ?? (kind(name) == .identifier ? range(name) : nil)
    else { return nil }
    return ScriptMistake(kind: .missingComma(text.string(spelled)), range: spelled)
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

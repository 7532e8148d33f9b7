import Diagnostics

/// A slash begins a comment or a regular expression, or divides.
extension ScriptLexer {
  mutating func slash(_ next: UInt8) {
    if next == UInt8(ascii: "/") {
      let start = position
      skipLine()
      keepDirective(from: start)
    } else if next == UInt8(ascii: "*") {
      let start = position
      skipBlockComment()
      keepDirective(from: start)
    } else if position >= divisionUntil && expressionMayBegin() {
      let start = position
      if skipRegularExpression() {
        append(.regularExpression, from: start)
      } else {
        divisionUntil = position
        position = start
        take(.operator, 1)
      }
    } else {
      take(next == UInt8(ascii: "=") ? .compoundAssign : .operator, next == UInt8(ascii: "=") ? 2 : 1)
    }
  }

  private mutating func keepDirective(from start: Int) {
    if containsDirective(from: start, to: position) { directives.append(ByteRange(start, position)) }
  }

  /// Whether an expression may begin after the last token, so that a slash is not a division.
  private func expressionMayBegin() -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier: return last.word.precedesExpression && !isMember(tokens.count - 1)
    case .privateName, .string, .number, .regularExpression, .template, .templateTail, .closingBracket,
      .increment:
      return false
    case .closingParenthesis:
      // `if (a) /b/.test(c)`
      let before = Int(last.link) - 1
      return before >= 0 && tokens[before].word.hasStatementHead && !isMember(before)
    case .closingBrace: return endsBlock(last)
    // `a! / b` in TypeScript; the `!` of `return !/a/` is another operator.
    case .bang:
      guard tokens.count > 1 else { return true }
      let before = tokens[tokens.count - 2]
      switch before.kind {
      case .identifier: return !before.word.isOrdinary
      case .closingParenthesis, .closingBracket: return false
      default: return true
      }
    default: return true
    }
  }

  /// Whether the identifier at `index` is after a dot.
  private func isMember(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].kind == .dot || tokens[index - 1].kind == .optionalDot)
  }

  /// Whether a closing brace ends a block; if not, it ends an object.
  private func endsBlock(_ brace: Token) -> Bool {
    guard brace.link > 0 else { return true }
    let before = tokens[Int(brace.link) - 1]
    switch before.kind {
    case .closingParenthesis, .semicolon, .openingBrace, .closingBrace, .arrow: return true
    case .identifier: return before.word.isOrdinary || before.word == .else || before.word == .do
    default: return false
    }
  }
}

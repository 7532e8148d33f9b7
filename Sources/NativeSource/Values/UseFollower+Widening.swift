import Diagnostics

/// Finds the whole expression that has the value of a use.
extension UseFollower {
  /// The expression with casts, brackets, marks of optionals and values for nothing.
  func widened(_ use: UsedValue, _ unit: SourceIndex.Unit) -> UsedValue {
    let tokens = unit.tokens
    var first = use.tokens.lowerBound
    var end = use.tokens.upperBound
    for _ in 0..<12 {
      let (oldFirst, oldEnd) = (first, end)
      if tokens.language == .swift || tokens.language == .kotlin {
        while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation), isDirect(end, tokens) {
          end += 1
        }
        if tokens.word(end) == .as { end = typeEnd(asMark: end, tokens) }
        if tokens.isMark(end, .coalesce) {
          end = operandEnd(end + 1, unit)
        }
        if tokens.spells(first - 1, "try") || tokens.spells(first - 1, "await") { first -= 1 }
        if tokens.isMark(first - 1, .question) || tokens.isMark(first - 1, .exclamation),
          tokens.spells(first - 2, "try")
        {
          first -= 2
        }
      } else if tokens.isMark(first - 1, .closingParenthesis), let open = tokens.open(first - 1),
        isCast(open, tokens)
      {
        first = open
      } else if tokens.language == .objectiveC, tokens.isMark(end, .question), tokens.isMark(end + 1, .colon),
        beginsValue(first, tokens)
      {
        // `data ?: @{}`
        end += 2
        while end < tokens.count, !tokens.isMark(end, .comma), !tokens.isMark(end, .semicolon),
          !tokens.isMark(end, .closingParenthesis), !tokens.isMark(end, .closingBracket),
          !tokens.isMark(end, .closingBrace)
        {
          end = tokens.next(end)
        }
      }
      if tokens.isMark(first - 1, .openingParenthesis), tokens.close(first - 1) == end,
        isGrouping(first - 1, tokens)
      {
        first -= 1
        end += 1
      }
      if first == oldFirst, end == oldEnd { break }
    }
    return use.at(first..<max(end, first + 1))
  }

  /// Whether nothing of the same expression is before a token.
  private func beginsValue(_ first: Int, _ tokens: NativeTokens) -> Bool {
    tokens.isMark(first - 1, .colon) || tokens.isMark(first - 1, .comma) || tokens.isMark(first - 1, .assign)
      || tokens.isMark(first - 1, .openingParenthesis) || tokens.word(first - 1) == .return
  }

  /// Whether a mark is directly behind the token before it: `a?`, not `a ? b : c`.
  private func isDirect(_ mark: Int, _ tokens: NativeTokens) -> Bool {
    mark > 0 && tokens.range(mark - 1).end == tokens.range(mark).start
      || tokens.isMark(mark - 1, .closingBracket) || tokens.isString(mark - 1)
  }

  /// The token after the type of a cast.
  private func typeEnd(asMark: Int, _ tokens: NativeTokens) -> Int {
    var end = asMark + 1
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    if tokens.isMark(end, .openingBracket) || tokens.isMark(end, .openingParenthesis) {
      end = tokens.close(end) + 1
    } else {
      if tokens.spells(end, "any") { end += 1 }
      end = tokens.afterAngles(tokens.nameEnd(end))
    }
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation), isDirect(end, tokens) {
      end += 1
    }
    return min(end, tokens.count)
  }

  /// Whether brackets contain the type of a cast.
  private func isCast(_ open: Int, _ tokens: NativeTokens) -> Bool {
    let close = tokens.close(open)
    guard close > open + 1, close < tokens.count else { return false }
    let isType = (open + 1..<close).allSatisfy {
      tokens.isIdentifier($0) || tokens.isMark($0, .star) || tokens.isMark($0, .less)
        || tokens.isMark($0, .greater)
        || tokens.isMark($0, .dot) || tokens.isMark($0, .comma) || tokens.isMark($0, .question)
    }
    return isType && isGrouping(open, tokens)
  }

  /// Whether a bracket opens neither arguments nor a condition.
  private func isGrouping(_ open: Int, _ tokens: NativeTokens) -> Bool {
    let before = open - 1
    if tokens.isIdentifier(before) {
      switch tokens.word(before) {
      case .return, .in, .else: return true
      default: return tokens.spells(before, "try") || tokens.spells(before, "await")
      }
    }
    if tokens.isMark(before, .question) || tokens.isMark(before, .exclamation) {
      return !isDirect(before, tokens) || !tokens.isIdentifier(before - 1) || tokens.spells(before - 1, "try")
    }
    return !tokens.isMark(before, .closingBracket) && !tokens.isMark(before, .closingParenthesis)
      && !tokens.isMark(before, .greater) && !tokens.isMark(before, .closingBrace)
      && !tokens.isMark(before, .caret)
      || tokens.language == .objectiveC && tokens.isMark(before, .closingParenthesis)
  }

  /// The token after an operand: a chain of members and calls.
  func operandEnd(_ start: Int, _ unit: SourceIndex.Unit) -> Int { reader.operandEnd(start, unit) }
}

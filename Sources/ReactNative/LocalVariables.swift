import NativeSource

/// The variables that the body of a method declares.
struct LocalVariables {
  let tokens: NativeTokens
  /// Token indexes of the `{` and its `}`.
  let body: Range<Int>
  let parameters: Set<String>

  /// Tokens in which the name of a static variable is looked for.
  private static let longestType = 8

  /// The names of the parameters, and of the variables that end with the method.
  func names() -> Set<String> {
    var names = parameters
    let statics = statics()
    for index in body where tokens.isIdentifier(index) {
      switch tokens.language {
      case .swift, .kotlin:
        let before = tokens.string(index - 1)
        if before == "let" || before == "var" || before == "val" { names.insert(tokens.string(index)) }
      default:
        guard
          tokens.isMark(index + 1, .assign) || tokens.isMark(index + 1, .semicolon)
            || tokens.isMark(index + 1, .comma)
            || tokens.isMark(index + 1, .colon)
        else { continue }
        let isTyped =
          tokens.isIdentifier(index - 1)
          && !["return", "else", "in", "case"].contains(tokens.string(index - 1))
          || tokens.isMark(index - 1, .star)
          || tokens.isMark(index - 1, .greater) || tokens.isMark(index - 1, .closingBracket)
        if isTyped, !tokens.isMark(index - 1, .dot), !statics.contains(index) {
          names.insert(tokens.string(index))
        }
      }
    }
    return names
  }

  /// The tokens of variables that outlive the method: `static DialView *shared;`.
  func statics() -> [Int] {
    guard tokens.language == .objectiveC else { return [] }
    return body.filter { tokens.spells($0, "static") }.compactMap { start in
      (start + 1..<body.upperBound).prefix(LocalVariables.longestType).first {
        tokens.isIdentifier($0) && (tokens.isMark($0 + 1, .assign) || tokens.isMark($0 + 1, .semicolon))
      }
    }
  }
}

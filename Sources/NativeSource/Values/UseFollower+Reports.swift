import Diagnostics

/// Finds where the name of a message is only given back to the page, as in an answer that says which one is unknown.
extension UseFollower {
  /// Calls that make a text with the name in it.
  private static let texts: Set<String> = [
    "stringWithFormat", "stringByAppendingString", "stringByAppendingFormat", "initWithFormat",
    "localizedStringWithFormat",
  ]
  /// How many functions hand on what is reported.
  private static let maxHandings = 2

  /// Whether what is at a token is only a part of a dictionary or text that is given to a block of the function, or to a call
  /// of the container.
  func isReported(_ token: Int, _ file: Int, _ unit: SourceIndex.Unit, depth: Int = 0) -> Bool {
    let tokens = unit.tokens
    guard tokens.language == .objectiveC, depth <= UseFollower.maxHandings else { return false }
    var inner = token
    var isPart = depth > 0
    for _ in 0..<NativeSourceLimit.modifiers {
      let open = tokens.parent(inner)
      if tokens.isMark(open, .openingBrace) {
        // The value of a dictionary.
        guard tokens.isMark(open - 1, .at), tokens.isMark(inner - 1, .colon) || inner != token else {
          return false
        }
        isPart = true
        inner = open - 1
        continue
      }
      if tokens.isMark(open, .openingBracket) {
        if unit.isKept(messageAt: open) { return isPart }
        guard
          case .call(let call) = unit.syntax.expression(open..<min(tokens.close(open) + 1, tokens.count)).kind
        else { return false }
        if UseFollower.texts.contains(call.name) {
          isPart = true
          inner = open
          continue
        }
        return isPart && isReported(call, containing: inner, file, depth)
      }
      guard tokens.isMark(open, .openingParenthesis), isPart, tokens.isIdentifier(open - 1),
        let declaration = unit.outline.declaration(named: tokens.string(open - 1), at: open - 1),
        case .parameter = unit.outline.declarations[declaration].kind
      else { return false }
      return true
    }
    return false
  }

  /// Whether a method of the sources only reports an argument.
  private func isReported(
    _ call: SyntaxTree.Call, containing token: Int, _ file: Int, _ depth: Int
  ) -> Bool {
    guard let number = call.arguments.firstIndex(where: { $0.value.tokens.contains(token) }),
      let (scope, owner) = reader.function(call, file), let target = index.unit(owner),
      let declaration = reader.parameter(number, of: scope, target)
    else { return false }
    let uses = reader.uses(of: declaration, target)
    return uses.allSatisfy { use in
      target.syntax.collector.isTested(use, use) || isReported(use, owner, target, depth: depth + 1)
    }
  }
}

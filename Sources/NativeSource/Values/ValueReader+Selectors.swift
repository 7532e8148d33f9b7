import Diagnostics

/// Follows selectors to what is called by them, in the function in which they stand.
extension ValueReader {
  /// The arguments of the call that is made by a selector, and a token of that call; none where it is only asked for. Nil
  /// where that is unknown.
  func arguments(
    ofSelector selector: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit
  ) -> (trees: [SyntaxTree], token: Int)? {
    let tokens = unit.tokens
    let before = selector.lowerBound - 1
    // `[service performSelector:@selector(a:b:) withObject:x withObject:y]`
    if tokens.isMark(before, .colon), tokens.spells(before - 1, "performSelector"),
      let call = unit.call(at: before - 1)
    {
      let given = call.arguments.dropFirst()
      return given.allSatisfy { $0.label == "withObject" } ? (given.map(\.value), call.nameToken) : nil
    }
    // `SEL selector = @selector(a:b:);`
    if tokens.isMark(before, .assign), tokens.isIdentifier(before - 1), !tokens.isAccessed(before - 1),
      let declaration = unit.outline.declaration(named: tokens.string(before - 1), at: before - 1),
      unit.outline.declarations[declaration].scope > 0
    {
      var found: (trees: [SyntaxTree], token: Int)? = ([], before)
      for token in uses(of: declaration, unit) where !isQuestion(token, tokens) {
        guard found?.trees.isEmpty == true, let own = arguments(ofSelector: token..<token + 1, file, unit)
        else {
          return nil
        }
        found = own
      }
      return found
    }
    guard let invocation = invocation(with: selector, unit) else { return nil }
    var arguments: [Int: SyntaxTree] = [:]
    var last = invocation
    for token in uses(of: invocation, unit) {
      guard tokens.isMark(token - 1, .openingBracket), tokens.spells(token + 1, "setArgument"),
        let call = unit.call(at: token + 1), call.arguments.count == 2
      else { continue }
      guard case .number = call.arguments[1].value.kind,
        let number = ValueReader.integer(tokens.string(call.arguments[1].value.tokens.lowerBound)),
        number >= 2,
        arguments[number - 2] == nil
      else { return nil }
      arguments[number - 2] = call.arguments[0].value
      last = call.nameToken
    }
    let trees = arguments.keys.sorted().compactMap { arguments[$0] }
    return !trees.isEmpty && arguments.keys.max() == trees.count - 1 ? (trees, last) : nil
  }

  private func isQuestion(_ token: Int, _ tokens: NativeTokens) -> Bool {
    tokens.isMark(token - 1, .colon)
      && [
        "respondsToSelector", "instancesRespondToSelector", "methodSignatureForSelector",
        "instanceMethodSignatureForSelector",
      ].contains(tokens.string(token - 2))
  }

  /// The variable with the invocation that is given a selector.
  private func invocation(with selector: Range<Int>, _ unit: SourceIndex.Unit) -> Int? {
    let tokens = unit.tokens
    let before = selector.lowerBound - 1
    let name: Int
    if tokens.isMark(before, .assign), tokens.spells(before - 1, "selector"), tokens.isMark(before - 2, .dot)
    {
      name = before - 3
    } else if tokens.isMark(before, .colon), tokens.spells(before - 1, "setSelector") {
      name = before - 2
    } else {
      return nil
    }
    guard tokens.isIdentifier(name), !tokens.isAccessed(name) else { return nil }
    return unit.outline.declaration(named: tokens.string(name), at: name)
  }
}

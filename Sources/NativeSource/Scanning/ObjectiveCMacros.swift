/// Keeps which macros a file defines, and which it may use.
extension ObjectiveCScanner {
  /// How many tokens of a definition, and how many names of it, are looked at.
  private static let maxTokens = 4_096
  private static let maxNames = 64

  /// The macro that is defined at a `.define`.
  mutating func addMacro(_ define: Int) {
    guard collector.interest.keepsCalls, tokens.isIdentifier(define + 1) else { return }
    var macro = NativeMacro(nameHash: tokens.tokens[define + 1].hash, isFunction: false)
    var index = define + 2
    var parameters: Range<Int> = 0..<0
    if tokens.isMark(index, .openingParenthesis), tokens.tokens[index - 1].end == tokens.tokens[index].start {
      macro.isFunction = true
      let close = min(tokens.close(index), tokens.count)
      parameters = index + 1..<max(index + 1, close)
      index = close + 1
    }
    let end = min(tokens.count, index + ObjectiveCScanner.maxTokens)
    while index < end, tokens.kind(index) != .directiveEnd {
      if tokens.isIdentifier(index) {
        let hash = tokens.tokens[index].hash
        if macro.names.count < ObjectiveCScanner.maxNames, !macro.names.contains(hash) {
          macro.names.append(hash)
        }
        if tokens.isMark(index + 1, .openingParenthesis),
          parameters.prefix(ObjectiveCScanner.maxNames).contains(where: { tokens.hash($0) == hash })
        {
          macro.callsParameter = true
        }
      }
      index += 1
    }
    addFlag(define, macro)
    // A constant.
    guard macro.isFunction || !macro.names.isEmpty else { return }
    collector.facts.macros.append(macro)
  }

  /// The number that is defined at a `.define`.
  private mutating func addFlag(_ define: Int, _ macro: NativeMacro) {
    guard !macro.isFunction, tokens.kind(define + 2) == .number, tokens.kind(define + 3) == .directiveEnd
    else {
      return
    }
    let isPlain = !tokens.conditionalDefinitions.contains(tokens.tokens[define].start)
    let spelling = tokens.string(define + 2)
    collector.facts.flags.append(
      .init(
        nameHash: macro.nameHash,
        value: isPlain ? spelling == "0" ? false : spelling == "1" ? true : nil : nil))
  }

  /// What `#if` asks for, and what `#undef` takes back.
  mutating func addConditions() {
    collector.facts.conditionNames = tokens.conditionNames
    for range in tokens.undefinitions {
      collector.facts.flags.append(.init(nameHash: identifierHash(tokens.text.slice(range)), value: nil))
    }
  }

  /// A word in capitals in the place of a statement or an element, which may be a macro.
  mutating func addStatement(_ index: Int) {
    let before = index - 1
    guard
      tokens.isMark(before, .semicolon) || tokens.isMark(before, .openingBrace)
        || tokens.isMark(before, .closingBrace) || tokens.kind(before) == .directiveEnd,
      !isInMacro, collector.interest.keepsCalls, isCapitals(index)
    else { return }
    collector.facts.outerNames.insert(tokens.tokens[index].hash)
  }
}

import Diagnostics

/// Finds the strings that a parameter is compared with.
extension FactCollector {
  /// Reads the body of the method being read, for the strings that its parameter `name` is compared with.
  mutating func readComparisons(of name: String) {
    var isUsed = false
    forEachUse(of: name) { collector, index, names in
      isUsed = true
      if let values = collector.comparedValues(index) {
        for value in values { collector.addComparison(value) }
      } else if let alias = collector.alias(index) {
        names.append(collector.source.string(alias))
      } else if !collector.isHarmlessText(index) {
        collector.addGap(.comparisons, collector.source.range(index))
      }
    }
    // A macro may compare it: `IS(@"move")`.
    if !isUsed, source.language == .objectiveC, let macro = body.first(where: isMacroCall) {
      addGap(.comparisons, source.range(macro))
    }
  }

  private func isMacroCall(_ index: Int) -> Bool {
    guard source.isIdentifier(index), source.isMark(index + 1, .openingParenthesis) else { return false }
    return source.text.slice(source.range(index)).allSatisfy {
      $0.isASCIIUppercase || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
    }
  }

  private mutating func addComparison(_ tokens: Range<Int>) {
    facts.comparisons.append(NativeComparison(value: value(tokens), owner: owner))
  }

  private func isHarmlessText(_ index: Int) -> Bool {
    if isTested(index, index) || isLogged(index) || isHandedToSuper(index) { return true }
    switch source.word(index - 1) {
    // A new binding with the same name: `guard let message = message`, `let message: String`.
    case .let, .var, .val: return true
    default: break
    }
    let next = afterOptional(index)
    if source.isMark(next, .dot) {
      return FactCollector.harmlessTextMembers.contains(source.string(next + 1))
    }
    if source.isMark(index - 1, .openingBracket) {
      return FactCollector.harmlessTextMembers.contains(source.string(index + 1))
    }
    let parent = Int(source.tokens[index].parent)
    return source.isMark(parent, .openingParenthesis)
      && FactCollector.harmlessTextMembers.contains(source.string(parent - 1))
  }

  private static let harmlessTextMembers: Set<String> = [
    "length", "isEmpty", "isBlank", "isNullOrEmpty", "isNullOrBlank", "count", "hashCode", "isKindOfClass",
  ]

  /// The values that the text at `index` is compared with, or nil when it is not a comparison.
  private func comparedValues(_ index: Int) -> [Range<Int>]? {
    switch source.language {
    case .objectiveC: objectiveCComparison(index) ?? operatorComparison(index)
    case .swift: swiftSwitch(index) ?? callComparison(index) ?? operatorComparison(index)
    case .java, .kotlin: jvmSwitch(index) ?? callComparison(index) ?? operatorComparison(index)
    case .propertyList, .xml: nil
    }
  }

  // MARK: - Objective-C

  private func objectiveCComparison(_ index: Int) -> [Range<Int>]? {
    // [message isEqualToString:X]
    if source.isMark(index - 1, .openingBracket), isEquality(index + 1), source.isMark(index + 2, .colon) {
      return [index + 3..<max(index + 3, source.close(index - 1))]
    }
    guard source.isMark(index - 1, .colon), source.isMark(index + 1, .closingBracket),
      let open = source.open(index + 1)
    else {
      return nil
    }
    // [X isEqualToString:message]
    if isEquality(index - 2) { return [open + 1..<index - 2] }
    // [@[X, Y] containsObject:message]
    if source.spells(index - 2, "containsObject"), source.isMark(open + 1, .at),
      source.isMark(open + 2, .openingBracket),
      source.close(open + 2) == index - 3
    {
      return source.arguments(open + 2)
    }
    return nil
  }

  func isEquality(_ index: Int) -> Bool {
    switch source.word(index) {
    case .isEqualToString, .isEqual: true
    default: false
    }
  }

  // MARK: - Operators

  /// Reads `message == X`, `X == message`; nil for comparisons with `nil`.
  private func operatorComparison(_ index: Int) -> [Range<Int>]? {
    let next = afterOptional(index)
    if source.isMark(next, .equal) || source.isMark(next, .unequal) {
      if isNothing(next + 1) { return nil }
      return [next + 1..<operandEnd(next + 1)]
    }
    if source.isMark(index - 1, .equal) || source.isMark(index - 1, .unequal) {
      if isNothing(index - 2) { return nil }
      return [operandStart(index - 1)..<index - 1]
    }
    return nil
  }

  private func operandEnd(_ start: Int) -> Int {
    var index = start
    while index < body.upperBound {
      let isPart =
        source.isIdentifier(index) || source.isString(index) || source.isMark(index, .dot)
        || source.isMark(index, .at) || source.isMark(index, .scope)
      // `guard message == "a" else {`
      if !isPart || index > start && beginsStatement(index) || source.word(index) == .else { return index }
      index += 1
    }
    return index
  }

  private func operandStart(_ end: Int) -> Int {
    var index = end
    while index > body.lowerBound + 1 {
      let isPart =
        source.isString(index - 1) || source.isMark(index - 1, .dot) || source.isMark(index - 1, .at)
        || source.isIdentifier(index - 1) && source.word(index - 1) != .if
          && source.word(index - 1) != .return
          && source.word(index - 1) != .case && source.word(index - 1) != .while
          && source.word(index - 1) != .guard && source.word(index - 1) != .where
          && source.word(index - 1) != .else
      if !isPart { return index }
      index -= 1
    }
    return index
  }

  // MARK: - Calls

  /// `X.equals(message)`, `message.equals(X)`, `TextUtils.equals(message, X)`, `[X, Y].contains(message)`,
  /// `message.isEqual(to: X)`.
  private func callComparison(_ index: Int) -> [Range<Int>]? {
    let next = afterOptional(index)
    if source.isMark(next, .dot), isEqualsCall(next + 1) {
      guard let argument = source.arguments(next + 2).first else { return nil }
      return [withoutLabel(argument)]
    }
    let open = Int(source.tokens[index].parent)
    guard source.isMark(open, .openingParenthesis), source.isMark(open - 2, .dot) else { return nil }
    if source.spells(open - 1, "contains") { return listed(open - 2) }
    guard isEqualsCall(open - 1) else { return nil }
    var arguments = source.arguments(open)
    // `X.equals(message, ignoreCase = true)`
    if source.language == .kotlin { arguments.removeAll { source.isMark($0.lowerBound + 1, .assign) } }
    if arguments.count == 2 {
      if arguments[0] == index..<index + 1 { return [arguments[1]] }
      if arguments[1] == index..<index + 1 { return [arguments[0]] }
      return nil
    }
    guard let argument = arguments.first, withoutLabel(argument) == index..<index + 1 else { return nil }
    var first = operandStart(open - 2)
    // `command.name().equals(message)`
    while source.isMark(first - 1, .closingParenthesis), let bracket = source.open(first - 1),
      bracket > body.lowerBound
    {
      first = operandStart(bracket)
    }
    return [first..<open - 2]
  }

  private func isEqualsCall(_ name: Int) -> Bool {
    guard source.isMark(name + 1, .openingParenthesis) else { return false }
    switch source.word(name) {
    case .equals, .equalsIgnoreCase, .contentEquals, .isEqual: return true
    default: return false
    }
  }

  func withoutLabel(_ argument: Range<Int>) -> Range<Int> {
    argument.count > 2 && source.isMark(argument.lowerBound + 1, .colon)
      ? argument.lowerBound + 2..<argument.upperBound : argument
  }

  /// The members of the list before `dot`: `["a", "b"]`, `listOf("a", "b")`, `Arrays.asList("a", "b")`.
  func listed(_ dot: Int) -> [Range<Int>]? {
    guard let open = source.open(dot - 1) else { return nil }
    if source.isMark(open, .openingBracket) { return source.arguments(open) }
    let isList =
      source.spells(open - 1, "listOf") || source.spells(open - 1, "setOf")
      || source.spells(open - 1, "asList")
      || source.spells(open - 1, "arrayOf") || source.spells(open - 1, "of")
    return isList ? source.arguments(open) : nil
  }

  // MARK: - Switches

  /// Reads `switch message { case "a", "b": ... }`.
  private func swiftSwitch(_ index: Int) -> [Range<Int>]? {
    guard source.word(index - 1) == .switch else { return nil }
    var open = index + 1
    while open < index + 6, !source.isMark(open, .openingBrace) { open += 1 }
    return source.isMark(open, .openingBrace) ? caseValues(open) : nil
  }

  /// Reads `switch (message) { case "a": ... }`, `when (message) { "a", "b" -> ... }`.
  private func jvmSwitch(_ index: Int) -> [Range<Int>]? {
    let open = Int(source.tokens[index].parent)
    guard source.isMark(open, .openingParenthesis), source.isMark(source.close(open) + 1, .openingBrace)
    else {
      return nil
    }
    let brace = source.close(open) + 1
    switch source.word(open - 1) {
    case .switch: return caseValues(brace)
    case .when: return whenValues(brace)
    default: return nil
    }
  }

  /// The values after `case` between the bracket `open` and its partner; switches inside it do not count.
  func caseValues(_ open: Int) -> [Range<Int>] {
    let close = source.close(open)
    var values: [Range<Int>] = []
    var index = open + 1
    while index < close {
      guard source.word(index) == .case else {
        index = source.next(index)
        continue
      }
      var start = index + 1
      index = start
      while index < close {
        let ends =
          source.isMark(index, .colon) || source.isMark(index, .arrow) || source.word(index) == .where
        if ends || source.isMark(index, .comma) {
          if start < index { values.append(start..<index) }
          start = index + 1
        }
        if ends { break }
        index = source.next(index)
      }
    }
    return values
  }

  /// The values before `->` between the bracket `open` and its partner.
  private func whenValues(_ open: Int) -> [Range<Int>] {
    let close = source.close(open)
    var values: [Range<Int>] = []
    var index = open + 1
    while index < close {
      guard source.isMark(index, .arrow) else {
        index = source.next(index)
        continue
      }
      var end = index
      var at = index
      while at > open + 1 {
        let isPart =
          source.isString(at - 1) || source.isIdentifier(at - 1) || source.isMark(at - 1, .dot)
          || source.isMark(at - 1, .comma)
        if source.isMark(at - 1, .comma) {
          if at < end { values.append(at..<end) }
          end = at - 1
        } else if !isPart || at < index && beginsStatement(at) {
          break
        }
        at -= 1
      }
      if at < end, source.word(at) != .else { values.append(at..<end) }
      index += 1
    }
    return values
  }
}

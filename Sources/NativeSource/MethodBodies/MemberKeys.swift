import Diagnostics

extension MethodReading {
  /// The keys that are read by `valueForKey:` of a member with this name, whatever its object: `[self.env.model
  /// valueForKey:k]`, `env?.model.value(forKey: k)`, and the same of a local variable that the member is assigned to.
  /// And whether these are all: nothing else is done with the member by which further keys could be read.
  package func keyReads(ofMember member: String) -> (keys: [NativeExpression], isComplete: Bool) {
    var collector = collector
    var keys: [NativeExpression] = []
    var isComplete = true
    var variables: [String] = []
    func read(_ unit: Range<Int>) {
      switch use(of: unit) {
      case .key(let tokens): keys.append(collector.value(tokens))
      case .variable(let name): variables.append(name)
      case .harmless: break
      case .unknown: isComplete = false
      }
    }
    for index in body where source.isIdentifier(index) && source.string(index) == member {
      if let unit = memberUnit(index) { read(decorated(unit)) }
    }
    for name in Set(variables) {
      for index in uses(of: name) where !source.isMark(index + 1, .assign) {
        read(decorated(index..<index + 1))
      }
    }
    return (keys, isComplete)
  }

  private enum KeyUse {
    case key(Range<Int>)
    case variable(String)
    case harmless
    case unknown
  }

  /// The tokens of `a.b.member` or `[a member]`, by the token of the member; nil when the name is something else.
  private func memberUnit(_ index: Int) -> Range<Int>? {
    if source.isMark(index - 1, .dot) || source.isMark(index - 1, .arrow) {
      var start = index
      while source.isMark(start - 1, .dot) || source.isMark(start - 1, .arrow) {
        start -= 2
        while source.isMark(start, .question) || source.isMark(start, .exclamation) { start -= 1 }
        if let open = source.open(start) {
          start = source.isMark(open, .openingParenthesis) && source.isIdentifier(open - 1) ? open - 1 : open
        }
      }
      return start..<index + 1
    }
    let open = Int(source.tokens[index].parent)
    guard source.isMark(index + 1, .closingBracket), source.isMark(open, .openingBracket), index > open + 1,
      source.close(open) == index + 1
    else { return nil }
    return open..<index + 2
  }

  /// The unit with the casts and brackets around it.
  private func decorated(_ unit: Range<Int>) -> Range<Int> {
    var unit = unit
    for _ in 0..<NativeSourceLimit.enclosingCalls {
      if source.language == .swift {
        var end = collector.afterOptional(unit.upperBound - 1)
        if source.word(end) == .as {
          end = collector.afterOptional(end)
          let name = source.nameEnd(end)
          if name > end { unit = unit.lowerBound..<source.afterAngles(name) }
        }
      } else if source.isMark(unit.lowerBound - 1, .closingParenthesis),
        let open = source.open(unit.lowerBound - 1), isCast(open)
      {
        unit = open..<unit.upperBound
      }
      let end = collector.afterOptional(unit.upperBound - 1)
      guard source.isMark(unit.lowerBound - 1, .openingParenthesis), source.isMark(end, .closingParenthesis),
        !source.isIdentifier(unit.lowerBound - 2)
      else { break }
      unit = unit.lowerBound - 1..<end + 1
    }
    return unit
  }

  /// Whether there are only names and `*` between the bracket and its partner, and no call or message before it.
  private func isCast(_ open: Int) -> Bool {
    let close = source.close(open)
    guard source.isIdentifier(open + 1), !source.isIdentifier(open - 1) else { return false }
    return (open + 1..<close).allSatisfy {
      source.isIdentifier($0) || source.isMark($0, .star) || source.isMark($0, .less)
        || source.isMark($0, .greater)
    }
  }

  private func use(of unit: Range<Int>) -> KeyUse {
    let (start, last) = (unit.lowerBound, unit.upperBound - 1)
    let next = collector.afterOptional(last)
    if source.isMark(next, .assign) || collector.isTested(start, last) || collector.isLogged(last) {
      return .harmless
    }
    if source.language == .swift, source.isMark(next, .dot) {
      guard source.isMark(next + 2, .openingParenthesis), let argument = source.arguments(next + 2).first
      else {
        return .unknown
      }
      if source.spells(next + 1, "setValue") { return .harmless }
      guard source.spells(next + 1, "value"), source.spells(argument.lowerBound, "forKey"),
        source.isMark(argument.lowerBound + 1, .colon)
      else { return .unknown }
      return .key(argument.lowerBound + 2..<max(argument.lowerBound + 2, argument.upperBound))
    }
    if source.isMark(start - 1, .openingBracket), source.isIdentifier(last + 1),
      source.language == .objectiveC
    {
      switch source.string(last + 1) {
      case "valueForKey": return .key(last + 3..<max(last + 3, source.close(start - 1)))
      case "setValue", "isKindOfClass", "respondsToSelector", "setNonModelStateValue",
        "getNonModelStateValueForKey":
        return .harmless
      default: return .unknown
      }
    }
    if source.isMark(start - 1, .assign), source.isIdentifier(start - 2), isDeclared(start - 2) {
      return .variable(source.string(start - 2))
    }
    return .unknown
  }

  /// Whether a local variable of any type is declared at the token.
  private func isDeclared(_ index: Int) -> Bool {
    switch source.word(index - 1) {
    case .let, .var: return true
    default: break
    }
    return source.isMark(index - 1, .star) || source.isMark(index - 1, .greater)
      || source.isIdentifier(index - 1) && source.word(index - 1) != .return
  }
}

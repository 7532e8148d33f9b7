import Diagnostics

/// Uses of a value that decide nothing: tests, guards, what is logged or thrown.
extension UseFollower {
  /// `guard let data else`: the name is bound again.
  func isBound(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    switch tokens.word(use.tokens.lowerBound - 1) {
    case .let, .var, .val: return !tokens.isMark(use.tokens.upperBound, .assign)
    default: return false
    }
  }

  func isHarmless(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let collector = unit.syntax.collector
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if collector.isTested(first, end - 1) { return true }
    // What the superclass of the view does with it, is asked of that; a method of the sources may call that of its own.
    if use.depth == 0, collector.isHandedToSuper(first) { return true }
    if tokens.spells(end, "is") || tokens.spells(end, "instanceof") { return true }
    // `(void)data;`, `_ = data`
    if tokens.spells(first + 1, "void"), tokens.isMark(first, .openingParenthesis) { return true }
    if tokens.isMark(first - 1, .assign), tokens.spells(first - 2, "_") { return true }
    if isGuard(use, unit) || isThrown(use, unit) || isHandedToLogger(use, unit) { return true }
    // A pattern `nil` or a test in Swift: `if data != nil`, `data == nil ?`
    if tokens.isMark(end, .equal) || tokens.isMark(end, .unequal), collector.isNothing(end + 1) {
      return true
    }
    // Inside of a string that is logged, or logged itself.
    let parent = tokens.parent(first)
    guard tokens.isMark(parent, .openingParenthesis) || tokens.isMark(parent, .openingBrace) else {
      // `"$name"`
      return tokens.isString(first - 1) && collector.isLogged(first)
    }
    let isWhole =
      tokens.isMark(first - 1, .openingParenthesis) || tokens.isMark(first - 1, .comma)
      || tokens.isMark(first - 1, .openingBrace) || tokens.isString(first - 1)
      || tokens.isMark(first - 1, .plus)
      || tokens.isMark(first - 1, .colon)
    return isWhole && collector.isLogged(first)
  }

  /// `L.w("unknown: $name")`, where that function of the sources only logs what it is given.
  private func isHandedToLogger(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.language != .objectiveC else { return false }
    var open = tokens.parent(use.tokens.lowerBound)
    // What is in braces of a string.
    if tokens.isMark(open, .openingBrace), tokens.isString(open - 1) || tokens.isString(open - 2) {
      open = tokens.parent(open)
    }
    guard tokens.isMark(open, .openingParenthesis) else { return false }
    let name = unit.calledName(before: open)
    guard tokens.isIdentifier(name), let (call, _) = unit.callTree(at: name),
      let number = call.arguments.firstIndex(where: { $0.value.tokens.contains(use.tokens.lowerBound) }),
      !call.arguments[number].value.isUnknown
        || tokens.isString(call.arguments[number].value.tokens.lowerBound),
      let (scope, owner) = reader.function(call, use.file), let target = index.unit(owner),
      let declaration = reader.parameter(reader.position(of: number, call, scope, target), of: scope, target)
    else { return false }
    let uses = reader.uses(of: declaration, target)
    return !uses.isEmpty && uses.allSatisfy { target.syntax.collector.isLogged($0) }
  }

  /// `throw Failure.unknown(name)`
  private func isThrown(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    var open = tokens.parent(use.tokens.lowerBound)
    for _ in 0..<NativeSourceLimit.enclosingCalls where tokens.isMark(open, .openingParenthesis) {
      let start = unit.chainStart(open - 1)
      let before = tokens.word(start - 1) == .new ? start - 2 : start - 1
      if tokens.word(before) == .throw { return true }
      open = tokens.parent(open)
    }
    return false
  }

  /// `data ?: return` as a statement before others.
  private func isGuard(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let first = use.tokens.lowerBound
    guard tokens.language == .kotlin, tokens.isMark(first + 1, .coalesce),
      unit.syntax.collector.beginsStatement(first) || tokens.isMark(first - 1, .openingBrace)
        || tokens.isMark(first - 1, .semicolon) || tokens.isMark(first - 1, .arrow),
      !tokens.isMark(use.tokens.upperBound, .closingBrace)
    else { return false }
    switch tokens.word(first + 2) {
    case .return, .throw: return true
    default: return false
    }
  }
}

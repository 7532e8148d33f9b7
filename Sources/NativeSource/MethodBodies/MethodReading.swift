import Diagnostics

/// The body of one method or function, read closely.
package struct MethodReading: Sendable {
  package let method: NativeMethod
  let file: MethodBodyReader
  let collector: FactCollector
  var source: NativeTokens { collector.source }
  var body: Range<Int> { collector.body }

  /// Nil for a method without a body.
  package init?(_ method: NativeMethod, in file: MethodBodyReader) {
    guard let range = method.bodyRange, let open = file.token(at: Int(range.start)),
      file.source.isMark(open, .openingBrace)
    else { return nil }
    var collector = FactCollector(file.source, for: .nothing)
    collector.addMethod(method, body: open..<file.source.methodEnd(open))
    self.method = method
    self.file = file
    self.collector = collector
  }

  /// The `return` statements, and the one expression that a body of Swift may be.
  package var returns: [NativeReturn] {
    var collector = collector
    collector.readReturns()
    if file.source.language == .swift { collector.addExpressionBody() }
    return collector.method?.returns ?? []
  }

  /// The strings that the parameter with this 0-based index is compared with, and whether these are all.
  package func comparedTexts(ofParameter index: Int) -> (values: [NativeExpression], isComplete: Bool) {
    guard index < method.parameters.count else { return ([], false) }
    var collector = collector
    collector.readComparisons(of: method.parameters[index])
    let comparisons = collector.facts.comparisons
    return (comparisons.map(\.value), !collector.facts.gaps.contains { $0.subject == .comparisons })
  }

  // MARK: - Idle bodies

  /// Whether the body contains only logging, `(void)x;` and `return;`.
  package var isIdle: Bool {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      guard let next = idleStatementEnd(index) else { return false }
      index = next
    }
    return true
  }

  /// The token after the statement at `index`, when it does nothing.
  private func idleStatementEnd(_ index: Int) -> Int? {
    if source.isMark(index, .semicolon) { return index + 1 }
    if source.word(index) == .return {
      let isBare =
        source.isMark(index + 1, .semicolon) || index + 1 >= body.upperBound
        || collector.beginsStatement(index + 1)
      return isBare ? index + 1 : nil
    }
    if let end = discardEnd(index) { return end }
    guard let end = loggingEnd(index) else { return nil }
    let isWhole =
      end >= body.upperBound || source.isMark(end, .semicolon)
      || file.source.language == .swift && collector.beginsStatement(end)
    return isWhole ? end : nil
  }

  /// The token after `(void)x` or `_ = x`.
  private func discardEnd(_ index: Int) -> Int? {
    if source.isMark(index, .openingParenthesis), source.spells(index + 1, "void"),
      source.isMark(index + 2, .closingParenthesis), source.isIdentifier(index + 3)
    {
      return source.isMark(index + 4, .semicolon) ? index + 5 : nil
    }
    if source.spells(index, "_"), source.isMark(index + 1, .assign), source.isIdentifier(index + 2),
      index + 3 >= body.upperBound || collector.beginsStatement(index + 3)
    {
      return index + 3
    }
    return nil
  }

  /// The token after `NSLog(...)`, `Logger(...).info(...)`, `logger.debug(...)`.
  private func loggingEnd(_ start: Int) -> Int? {
    guard source.isIdentifier(start) else { return nil }
    let name = source.string(start)
    guard name.hasPrefix("DDLog") || name.hasPrefix("os_log") || MethodReading.loggers.contains(name) else {
      return nil
    }
    var index = start + 1
    var hasCall = false
    while index < body.upperBound {
      if source.isMark(index, .openingParenthesis) {
        index = source.close(index) + 1
        hasCall = true
      } else if source.isMark(index, .dot), source.isIdentifier(index + 1) {
        index += 2
      } else {
        break
      }
    }
    return hasCall ? index : nil
  }

  /// Source: Foundation, the unified logging of Apple, CocoaLumberjack (by prefix).
  private static let loggers: Set<String> = ["NSLog", "print", "debugPrint", "Logger", "logger"]

  // MARK: - Uses of names

  /// The tokens of a variable or parameter in the body: not members, not labels.
  func uses(of name: String) -> [Int] {
    var found: [Int] = []
    var collector = collector
    collector.forEachUse(of: name) { _, index, _ in found.append(index) }
    return found
  }

  /// Whether the parameter with this 0-based index is anywhere in the body.
  package func usesParameter(_ index: Int) -> Bool {
    guard index < method.parameters.count else { return true }
    let name = method.parameters[index]
    return name.isEmpty || name == "_" || !uses(of: name).isEmpty
  }

  /// Where the parameter with this 0-based index is called although it may be nil; none when the body tests it anywhere.
  package func unguardedCalls(ofParameter index: Int) -> [ByteRange] {
    guard index < method.parameters.count else { return [] }
    let uses = uses(of: method.parameters[index])
    if uses.contains(where: isTested) { return [] }
    let isSwift = source.language == .swift
    return uses.filter { use in
      isSwift
        ? source.isMark(use + 1, .exclamation) && source.isMark(use + 2, .openingParenthesis)
        : source.isMark(use + 1, .openingParenthesis)
    }.map { source.range($0) }
  }

  /// Whether a condition tests the variable at `index`: `if (x)`, `x ? a : b`, `x && y`, `guard let x`, `x == nil`.
  func isTested(_ index: Int) -> Bool {
    if collector.isTested(index, index) { return true }
    let next = index + 1
    if source.isMark(next, .equal) || source.isMark(next, .unequal) || source.isMark(next, .and)
      || source.isMark(next, .or) || source.isMark(next, .coalesce)
    {
      return true
    }
    let before = index - 1
    if source.isMark(before, .equal) || source.isMark(before, .unequal) || source.isMark(before, .and)
      || source.isMark(before, .or) || source.isMark(before, .exclamation)
    {
      return true
    }
    if source.isMark(next, .question), source.language == .objectiveC { return true }
    return isInCondition(index)
  }

  /// Whether the token is in the brackets of an `if` or `while`, or in a condition of Swift.
  private func isInCondition(_ index: Int) -> Bool {
    var at = index
    for _ in 0..<NativeSourceLimit.enclosingCalls {
      let parent = Int(source.tokens[at].parent)
      guard parent > body.lowerBound, source.isMark(parent, .openingParenthesis) else { break }
      if source.word(parent - 1) == .if || source.word(parent - 1) == .while { return true }
      at = parent
    }
    guard source.language == .swift else { return false }
    at = index
    let parent = source.tokens[index].parent
    for _ in 0..<NativeSourceLimit.statement where at > body.lowerBound {
      switch source.word(at) {
      case .if, .guard, .while: return true
      default: break
      }
      if source.isMark(at, .openingBrace) || source.isMark(at, .closingBrace) { return false }
      if at < index, collector.beginsStatement(at), source.tokens[at].parent == parent { return false }
      at = (source.open(at) ?? at) - 1
    }
    return false
  }
}

import Diagnostics

/// Reads message sends, and macros that are of interest.
extension ObjectiveCScanner {
  mutating func message(_ open: Int) {
    let isOwn = tokens.word(open + 1) == .super || tokens.word(open + 1) == .self
    guard isOwn || collector.interest.keepsCalls, isMessage(open) else { return }
    let close = min(tokens.close(open), tokens.count)
    parts.removeAll(keepingCapacity: true)
    var questions = 0
    var index = open + 1
    var last = -1
    var beforeLast = -1
    while index < close {
      if tokens.isMark(index, .question) {
        questions += 1
      } else if tokens.isMark(index, .colon) {
        if questions > 0 {
          questions -= 1
        } else if last >= 0 {
          parts.append((tokens.isIdentifier(last) ? last : -1, index + 1))
        }
      }
      beforeLast = last
      last = index
      index = tokens.next(index)
    }
    if parts.isEmpty {
      guard last > open + 1, tokens.isIdentifier(last), isReceiverEnd(beforeLast, last) else { return }
      return unaryMessage(open, last)
    }
    guard parts[0].name > open + 1 else { return }
    keywordMessage(open, close)
  }

  /// Whether the `[` at `open` can begin a message: not a subscript, an array literal or a lambda.
  private func isMessage(_ open: Int) -> Bool {
    let before = open - 1
    guard let kind = tokens.kind(before) else { return true }
    if isMacroHead(before) { return true }
    switch kind {
    case .identifier:
      switch tokens.word(before) {
      case .return, .in, .else, .case, .do, .throw, .and, .not: return true
      // A macro before a statement, as in `UNUSED [self foo];`, is on a line of its own.
      default: return collector.hasLineBreak(before: open)
      }
    case .punctuation:
      switch tokens.tokens[before].mark {
      case .at: return false
      case .closingBracket: return false
      case .closingParenthesis:
        guard let start = tokens.open(before) else { return true }
        switch tokens.word(start - 1) {
        case .if, .while, .for, .switch, .return, .in: return true
        default: return !tokens.isIdentifier(start - 1) || collector.hasLineBreak(before: open)
        }
      case .closingBrace:
        guard let start = tokens.open(before) else { return true }
        return !tokens.isMark(start - 1, .at)
      default: return true
      }
    case .string: return false
    default: return true
    }
  }

  /// Whether `NAME` or `NAME(x)` of a `#define` ends at the token.
  private func isMacroHead(_ end: Int) -> Bool {
    guard isInMacro else { return false }
    return tokens.kind((tokens.open(end) ?? end + 1) - 2) == .define
  }

  private func isReceiverEnd(_ index: Int, _ selector: Int) -> Bool {
    guard let kind = tokens.kind(index) else { return false }
    switch kind {
    case .identifier, .string: return true
    case .punctuation:
      // The walk passes over a pair of brackets at the opening one.
      switch tokens.tokens[index].mark {
      case .openingBracket, .openingParenthesis, .openingBrace, .greater: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func unaryMessage(_ open: Int, _ name: Int) {
    collector.addCalledName(name, 0)
    if tokens.word(open + 1) == .super { collector.addSuperCall(tokens.string(name)) }
  }

  private mutating func keywordMessage(_ open: Int, _ close: Int) {
    let first = parts[0].name
    collector.addCalledName(first, parts.count)
    if tokens.word(first).changesCollection { collector.noteChange(at: first) }
    if open + 2 == first, collector.methodIndex >= 0 {
      if tokens.word(open + 1) == .super {
        collector.addSuperCall(selector())
      } else if tokens.word(open + 1) == .self, tokens.string(first).hasPrefix("init") {
        collector.addInitialiserCall(selector())
      }
    }
    collector.arguments.removeAll(keepingCapacity: true)
    for index in parts.indices { collector.arguments.append(argument(index, close)) }
    collector.addForwarding(first, open..<min(close + 1, tokens.count))
    guard let number = tokens.name(first) else { return }
    let site = CallSite(
      name: first, first: open, last: close,
      labels: ["_"] + parts.dropFirst().map { $0.name >= 0 ? tokens.string($0.name) : "" },
      arguments: collector.arguments, macro: macroName)
    collector.addCall(site, named: number) { $0 == .message }
  }

  /// Messages that ask what an object does, and do not make it do that.
  private static let questions: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "methodSignatureForSelector",
    "instanceMethodSignatureForSelector",
  ]

  /// `@selector(name:label:)` of a call of interest, by which that can be called.
  mutating func selectorValue(_ at: Int) {
    let open = at + 2
    guard tokens.isMark(open, .openingParenthesis), let number = tokens.name(open + 1),
      case let close = tokens.close(open), close < tokens.count,
      !(tokens.isMark(at - 1, .colon) && ObjectiveCScanner.questions.contains(tokens.string(at - 2)))
    else { return }
    let names = (open + 1..<close).filter { tokens.isIdentifier($0) }
    let count = collector.facts.calls.count
    let site = CallSite(
      name: open + 1, first: at, last: close, labels: ["_"] + names.dropFirst().map { tokens.string($0) },
      arguments: names.map { _ in at..<at + 1 }, macro: macroName)
    collector.addCall(site, named: number) { $0 == .message }
    if collector.facts.calls.count > count {
      collector.facts.calls[collector.facts.calls.count - 1].isSelector = true
    }
  }

  func selector() -> String {
    parts.reduce(into: "") { $0 += ($1.name >= 0 ? tokens.string($1.name) : "") + ":" }
  }

  /// The tokens of the argument of the selector part with this index.
  func argument(_ index: Int, _ close: Int) -> Range<Int> {
    let start = parts[index].argument
    guard index + 1 < parts.count else { return start..<max(start, close) }
    let next = parts[index + 1]
    return start..<max(start, next.name >= 0 ? next.name : next.argument - 1)
  }

  /// `NAME(a, b)`: bare tokens.
  mutating func macroCall(_ name: Int, named number: Int) {
    guard tokens.isMark(name + 1, .openingParenthesis), tokens.kind(name - 1) != .define else { return }
    let arguments = tokens.arguments(name + 1)
    let site = CallSite(
      name: name, first: name, last: tokens.close(name + 1), labels: arguments.map { _ in "_" },
      arguments: arguments, macro: macroName)
    collector.addCall(site, named: number) { $0 == .macro }
  }
}

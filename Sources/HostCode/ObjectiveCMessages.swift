import Diagnostics

/// Message sends, and the macro that registers a component.
extension ObjectiveCScanner {
  mutating func message(_ open: Int) {
    guard isMessage(open) else { return }
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
      // A macro before a statement, as in `UNUSED [self foo];`, stands on a line of its own.
      default: return collector.hasLineBreak(before: open)
      }
    case .punctuation:
      switch tokens.tokens[before].mark {
      case .at: return false
      case .closeBracket: return false
      case .closeParenthesis:
        guard let start = tokens.open(before) else { return true }
        switch tokens.word(start - 1) {
        case .if, .while, .for, .switch, .return, .in: return true
        default: return !tokens.isIdentifier(start - 1) || collector.hasLineBreak(before: open)
        }
      case .closeBrace:
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
      // The walk passes over a pair of brackets at its opening one.
      switch tokens.tokens[index].mark {
      case .openBracket, .openParenthesis, .openBrace, .greater: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func unaryMessage(_ open: Int, _ name: Int) {
    collector.addCall(name)
    if tokens.word(open + 1) == .super { collector.addSuperCall(tokens.string(name)) }
  }

  private mutating func keywordMessage(_ open: Int, _ close: Int) {
    let first = parts[0].name
    collector.addCall(first)
    if open + 2 == first, collector.methodIndex >= 0 {
      if tokens.word(open + 1) == .super {
        collector.addSuperCall(selector())
      } else if tokens.word(open + 1) == .self, tokens.string(first).hasPrefix("init") {
        collector.addInitialiserCall(selector())
      }
    }
    let range = tokens.outerRange(open, min(close, tokens.count - 1))
    let isTemplate = isInMacro
    if collector.isWrapper(first) {
      collector.addForwardingCall(first, parts.indices.map { argument($0, close) }, range)
    }
    switch tokens.word(first) {
    case .registerComponentWithName where selector() == "registerComponentWithName:clsName:":
      let (type, className) = (argument(0, close), argument(1, close))
      collector.addRegistration(
        .componentName, type: type, className: className, range: range, isTemplate: isTemplate)
    case .registerComponentWithConfig where parts.count == 1 && !isInVendorMacro:
      let config = argument(0, close)
      collector.addRegistration(
        .componentConfig, type: config, className: config, range: range, isTemplate: true)
    case .loadComponents where (open..<first).contains { tokens.word($0) == .RVKConfigManager }:
      collector.addOpening(.registrations, range)
    case .sendCustomEventMessage, .sendMessage: event(open, close)
    default: break
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

  func argument(named name: StaticString, _ close: Int) -> Range<Int>? {
    for index in parts.indices where parts[index].name >= 0 && tokens.spells(parts[index].name, name) {
      return argument(index, close)
    }
    return nil
  }

  private mutating func event(_ open: Int, _ close: Int) {
    guard let data = argument(named: "data", close), argument(named: "component", close) != nil else {
      return
    }
    let isCustom = tokens.word(parts[0].name) == .sendCustomEventMessage
    let channel = argument(0, close)
    collector.addEvent(
      isCustom ? .sendCustomEventMessage : .sendMessage, channel: channel, data: data,
      range: tokens.outerRange(open, min(close, tokens.count - 1)))
  }

  /// The vendor's `NXK_Register_Component` is itself written with `registerComponentWithConfig:`.
  private var isInVendorMacro: Bool { macroName.map { tokens.word($0) == .NXK_Register_Component } ?? false }

  /// `NXK_Register_Component(Class, type)`: bare tokens, class first.
  mutating func macroRegistration(_ name: Int) {
    guard tokens.isMark(name + 1, .openParenthesis), tokens.kind(name - 1) != .define else { return }
    let arguments = tokens.arguments(name + 1)
    guard arguments.count == 2 else { return }
    let close = min(tokens.close(name + 1), tokens.count - 1)
    collector.facts.registrations.append(
      RegistrationCall(
        spelling: .componentMacro, type: spelled(arguments[1]), className: spelled(arguments[0]),
        range: tokens.outerRange(name, close), owner: collector.owner,
        isConditional: collector.isConditional(name)))
  }

  /// A macro's argument as `#` makes a string of it.
  private func spelled(_ argument: Range<Int>) -> HostExpression {
    guard let first = argument.first, let last = argument.last else {
      return HostExpression(.open, tokens.range(argument.lowerBound))
    }
    let range = ByteRange(tokens.tokens[first].start, tokens.tokens[last].end)
    return HostExpression(isInMacro ? .open : .string(tokens.text.string(range)), range)
  }
}

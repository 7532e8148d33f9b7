import Diagnostics

/// Reads the facts of one Objective-C or Objective-C++ file.
///
/// Statements are found by their shape, not by a grammar: a message is `[` receiver, selector parts, `]`, whatever
/// stands around it. So headers that are missing, macros that are not expanded and both branches of an `#if`
/// change nothing. The tokens are walked once; method bodies that carry view facts are walked once more.
struct ObjectiveCScanner {
  var collector: FactCollector
  private let tokens: HostTokens
  /// Between `@protocol` and `@end`: its methods belong to no class.
  private var isInProtocol = false
  /// Token index of the name of the macro whose body is read, or nil.
  private var macroName: Int?
  private var isInMacro: Bool { macroName != nil }
  /// Selector parts of the message being read: the name's token, -1 for none, and where its argument begins.
  private var parts: [(name: Int, argument: Int)] = []

  init(_ source: HostTokens) {
    tokens = source
    collector = FactCollector(source)
  }

  static func facts(of source: HostTokens) -> HostFileFacts {
    var scanner = ObjectiveCScanner(source)
    scanner.scan()
    let wrappers = scanner.collector.wrappers()
    if !wrappers.isEmpty {
      var second = ObjectiveCScanner(source)
      second.collector.wrapperNames = wrappers
      second.scan()
      scanner.collector.facts.forwardingCalls = second.collector.facts.forwardingCalls
    }
    return scanner.collector.facts
  }

  private mutating func scan() {
    var index = 0
    while index < tokens.count {
      if collector.methodIndex >= 0, index >= collector.body.upperBound { collector.leaveMethod() }
      let token = tokens.tokens[index]
      switch token.kind {
      case .identifier: index = identifier(index)
      case .punctuation:
        switch token.code {
        case 0x40: index = at(index)
        case 0x5B:
          message(index)
          index += 1
        case 0x2D, 0x2B: index = methodMark(index)
        case 0x3D:
          constant(index)
          index += 1
        default: index += 1
        }
      case .define:
        macro(index)
        macroName = index + 1
        index += 1
      case .directiveEnd:
        macroName = nil
        index += 1
      case .string, .number: index += 1
      }
    }
    collector.leaveMethod()
  }

  // MARK: - Declarations

  /// `@` and a keyword, white space between them or not.
  private mutating func at(_ index: Int) -> Int {
    switch tokens.word(index + 1) {
    case .interface, .implementation: return classPart(index + 1)
    case .protocol: return protocolDeclaration(index + 1)
    case .end:
      leaveClass()
      return index + 2
    case .property: return property(index + 1)
    case .synthesize: return synthesize(index + 1)
    default: return index + 1
    }
  }

  private mutating func leaveClass() {
    collector.leaveMethod()
    collector.classIndex = -1
    isInProtocol = false
  }

  /// `@interface Name : Super <P>`, `@interface Name (Category)`, `@implementation Name`.
  private mutating func classPart(_ keyword: Int) -> Int {
    leaveClass()
    let name = keyword + 1
    guard tokens.isIdentifier(name) else { return name }
    let isInterface = tokens.word(keyword) == .interface
    var part = HostClassPart(
      kind: isInterface ? .interface : .implementation, name: tokens.string(name),
      nameRange: tokens.range(name))
    var index = name + 1
    if tokens.isMark(index, 0x3C) { index = behindAngles(index) }
    if tokens.isMark(index, 0x28) {
      part.kind = .extension
      index = tokens.close(index) + 1
    } else if tokens.isMark(index, 0x3A), tokens.isIdentifier(index + 1) {
      part.superclass = tokens.string(index + 1)
      part.superclassRange = tokens.range(index + 1)
      index += 2
    }
    collector.facts.classes.append(part)
    collector.classIndex = collector.facts.classes.count - 1
    return min(index, tokens.count)
  }

  /// Behind the `>` that closes the `<` at `index`; `index + 1` when none is near.
  private func behindAngles(_ index: Int) -> Int {
    var depth = 0
    for at in index..<min(index + 200, tokens.count) {
      if tokens.isMark(at, 0x3C) { depth += 1 }
      if tokens.isMark(at, 0x3E) { depth -= 1 }
      if depth == 0 { return at + 1 }
      if tokens.isMark(at, 0x3B) || tokens.isMark(at, 0x7B) { break }
    }
    return index + 1
  }

  private mutating func protocolDeclaration(_ keyword: Int) -> Int {
    guard tokens.isIdentifier(keyword + 1) else { return keyword + 1 }
    if tokens.isMark(keyword + 2, 0x3B) || tokens.isMark(keyword + 2, 0x2C) { return keyword + 2 }
    leaveClass()
    isInProtocol = true
    return keyword + 2
  }

  /// `@property (...) UIView *contentView;`: its getter is a method of that name.
  private mutating func property(_ keyword: Int) -> Int {
    var index = keyword + 1
    if tokens.isMark(index, 0x28) { index = tokens.close(index) + 1 }
    var name: Int?
    while index < tokens.count, !tokens.isMark(index, 0x3B) {
      if tokens.isMark(index, 0x40) || tokens.isMark(index, 0x7B) { return index }
      if tokens.isIdentifier(index), !tokens.isMark(index + 1, 0x28) { name = index }
      index = tokens.next(index)
    }
    if let name { addGetter(name) }
    return min(index + 1, tokens.count)
  }

  /// `@synthesize contentView = _view, other;`
  private mutating func synthesize(_ keyword: Int) -> Int {
    var index = keyword + 1
    while index < tokens.count, !tokens.isMark(index, 0x3B), !tokens.isMark(index, 0x40) {
      if tokens.isIdentifier(index), !tokens.isMark(index - 1, 0x3D) { addGetter(index) }
      index += 1
    }
    return index
  }

  /// Of all properties only those are kept that a method of the vendor's protocols may be.
  private mutating func addGetter(_ name: Int) {
    guard collector.classIndex >= 0, !isInProtocol, VendorContract.getters.contains(tokens.string(name))
    else { return }
    var method = HostMethod(selector: tokens.string(name), name: name, in: tokens)
    method.isProperty = true
    collector.addMethod(method, body: nil)
  }

  // MARK: - Methods and functions

  /// `-` or `+`: the start of a method, or arithmetic.
  private mutating func methodMark(_ index: Int) -> Int {
    if collector.methodIndex >= 0 {
      let isShared = tokens.tokens[collector.body.lowerBound].isShared
      guard isShared || isAtLineStart(index) && tokens.isMark(index - 1, 0x7D) else { return index + 1 }
    }
    guard tokens.isMark(index + 1, 0x28), !isInMacro else { return index + 1 }
    let header = methodHeader(index)
    guard let header else { return index + 1 }
    if isInProtocol { return header.end }
    collector.addMethod(header.method, body: header.body)
    if header.body != nil { readBody() }
    return header.end
  }

  private func isAtLineStart(_ index: Int) -> Bool {
    let start = Int(tokens.tokens[index].start)
    return start == 0 || tokens.text.bytes[start - 1] == 0x0A || tokens.text.bytes[start - 1] == 0x0D
  }

  private func methodHeader(_ mark: Int) -> (method: HostMethod, body: Range<Int>?, end: Int)? {
    var index = tokens.close(mark + 1) + 1
    guard tokens.isIdentifier(index) || tokens.isMark(index, 0x3A) else { return nil }
    var method = HostMethod(selector: "", name: index, in: tokens)
    method.isStatic = tokens.isMark(mark, 0x2B)
    var parameter = ""
    while index < tokens.count {
      if tokens.isIdentifier(index) || tokens.isMark(index, 0x3A) {
        let colon = tokens.isIdentifier(index) ? index + 1 : index
        if tokens.isMark(colon, 0x3A) {
          if method.selector.utf8.last == 0x3A { method.parameters.append(parameter) }
          method.selector += (colon > index ? tokens.string(index) : "") + ":"
          parameter = ""
          index = colon + 1
          if tokens.isMark(index, 0x28) { index = tokens.close(index) + 1 }
        } else if tokens.isMark(index + 1, 0x28) {
          index = tokens.close(index + 1) + 1
        } else {
          if method.selector.isEmpty {
            method.selector = tokens.string(index)
          } else {
            parameter = tokens.string(index)
          }
          index += 1
        }
      } else if tokens.isMark(index, 0x2C) || tokens.isMark(index, 0x2E) {
        index += 1
      } else {
        break
      }
    }
    if method.selector.utf8.last == 0x3A { method.parameters.append(parameter) }
    if tokens.isMark(index, 0x3B), !tokens.isMark(index + 1, 0x7B) { return (method, nil, index + 1) }
    if tokens.isMark(index, 0x3B) { index += 1 }
    guard tokens.isMark(index, 0x7B) else { return nil }
    let close = tokens.close(index)
    method.bodyRange = tokens.outerRange(index, min(close, tokens.count - 1))
    return (method, index..<close, index + 1)
  }

  private mutating func readBody() {
    guard let method = collector.method else { return }
    if let index = VendorContract.messageParameter(method.selector), index < method.parameters.count {
      collector.readMessages(of: method.parameters[index])
    }
    if let index = VendorContract.dataParameter(method.selector), index < method.parameters.count {
      collector.readParameters(of: method.parameters[index])
    }
    if VendorContract.handsOverView(method.selector) { collector.readReturns() }
  }

  private mutating func identifier(_ index: Int) -> Int {
    switch tokens.word(index) {
    case .NXK_Register_Component: macroRegistration(index)
    case .data: collector.readOwnData(index)
    case .selector where tokens.isMark(index - 1, 0x40) && tokens.isMark(index + 1, 0x28):
      if tokens.isIdentifier(index + 2) { collector.addCall(index + 2) }
    default: break
    }
    guard tokens.isMark(index + 1, 0x28) else { return index + 1 }
    if collector.methodIndex >= 0 {
      collector.addCall(index)
      if collector.isWrapper(index) {
        let close = min(tokens.close(index + 1), tokens.count - 1)
        collector.addForwardingCall(index, tokens.arguments(index + 1), tokens.outerRange(index, close))
      }
    } else if !isInMacro, let open = functionBody(index) {
      let close = tokens.close(open)
      var function = HostMethod(selector: tokens.string(index), name: index, in: tokens)
      function.bodyRange = tokens.outerRange(open, min(close, tokens.count - 1))
      function.parameters = tokens.arguments(index + 1).map { parameter in
        parameter.last { tokens.isIdentifier($0) }.map { tokens.string($0) } ?? ""
      }
      collector.addMethod(function, body: open..<close)
      return index + 1
    }
    return index + 1
  }

  /// The `{` of `name(...) {`, or nil when this is no definition of a function.
  private func functionBody(_ name: Int) -> Int? {
    switch tokens.word(name) {
    case .if, .while, .for, .switch, .return, .sizeof, .typeof: return nil
    default: break
    }
    var index = tokens.close(name + 1) + 1
    for _ in 0..<3 where tokens.isIdentifier(index) { index += 1 }
    return tokens.isMark(index, 0x7B) ? index : nil
  }

  // MARK: - Constants

  /// `static NSString *const kType = @"x";` outside methods, at its `=`.
  private mutating func constant(_ equals: Int) {
    guard collector.methodIndex < 0, !isInMacro, tokens.isIdentifier(equals - 1), isText(equals) else {
      return
    }
    let value = equals + 1..<max(equals + 1, collector.statementEnd(equals + 1))
    var expression = collector.reader.expression(value)
    if value.count > 64 { expression.value = .open }
    collector.facts.constants.append(HostConstant(name: tokens.string(equals - 1), value: expression))
  }

  private func isText(_ equals: Int) -> Bool {
    if tokens.isMark(equals + 1, 0x40), tokens.isString(equals + 2) { return true }
    return (max(0, equals - 6)..<equals).contains { tokens.spells($0, "NSString") }
  }

  /// `#define NAME @"x"`.
  private mutating func macro(_ define: Int) {
    let name = define + 1
    var end = name + 1
    while end < tokens.count, end < name + 64, tokens.kind(end) != .directiveEnd { end += 1 }
    guard tokens.isIdentifier(name), tokens.kind(end) == .directiveEnd, end > name + 1 else { return }
    // `#define F(x)` has its bracket directly behind the name.
    if tokens.isMark(name + 1, 0x28), tokens.tokens[name].end == tokens.tokens[name + 1].start { return }
    let value = collector.reader.expression(name + 1..<end)
    if case .open = value.value { return }
    collector.facts.constants.append(HostConstant(name: tokens.string(name), value: value))
  }

  // MARK: - Messages

  private mutating func message(_ open: Int) {
    guard isMessage(open) else { return }
    let close = min(tokens.close(open), tokens.count)
    parts.removeAll(keepingCapacity: true)
    var questions = 0
    var index = open + 1
    var last = -1
    var beforeLast = -1
    while index < close {
      if tokens.isMark(index, 0x3F) {
        questions += 1
      } else if tokens.isMark(index, 0x3A) {
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
      switch tokens.tokens[before].code {
      case 0x40: return false
      case 0x5D: return false
      case 0x29:
        guard let start = tokens.open(before) else { return true }
        switch tokens.word(start - 1) {
        case .if, .while, .for, .switch, .return, .in: return true
        default: return !tokens.isIdentifier(start - 1) || collector.hasLineBreak(before: open)
        }
      case 0x7D:
        guard let start = tokens.open(before) else { return true }
        return !tokens.isMark(start - 1, 0x40)
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
      switch tokens.tokens[index].code {
      case 0x5B, 0x28, 0x7B, 0x3E: return true
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

  private func selector() -> String {
    parts.reduce(into: "") { $0 += ($1.name >= 0 ? tokens.string($1.name) : "") + ":" }
  }

  /// The tokens of the argument of the selector part with this index.
  private func argument(_ index: Int, _ close: Int) -> Range<Int> {
    let start = parts[index].argument
    guard index + 1 < parts.count else { return start..<max(start, close) }
    let next = parts[index + 1]
    return start..<max(start, next.name >= 0 ? next.name : next.argument - 1)
  }

  private func argument(named name: StaticString, _ close: Int) -> Range<Int>? {
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
  private mutating func macroRegistration(_ name: Int) {
    guard tokens.isMark(name + 1, 0x28), tokens.kind(name - 1) != .define else { return }
    let arguments = tokens.arguments(name + 1)
    guard arguments.count == 2 else { return }
    let close = min(tokens.close(name + 1), tokens.count - 1)
    collector.facts.registrations.append(
      RegistrationCall(
        spelling: .componentMacro, type: spelled(arguments[1]), className: spelled(arguments[0]),
        range: tokens.outerRange(name, close), owner: collector.owner))
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

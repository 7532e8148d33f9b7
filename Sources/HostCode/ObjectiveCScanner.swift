import Diagnostics

/// Reads the facts of one Objective-C or Objective-C++ file.
///
/// Statements are found by their shape, not by a grammar: a message is `[` receiver, selector parts, `]`, whatever
/// stands around it. So headers that are missing, macros that are not expanded and both branches of an `#if`
/// change nothing. The tokens are walked once; method bodies that carry view facts are walked once more.
struct ObjectiveCScanner {
  var collector: FactCollector
  let tokens: HostTokens
  /// Between `@protocol` and `@end`: its methods belong to no class.
  var isInProtocol = false
  /// Token index of the name of the macro whose body is read, or nil.
  var macroName: Int?
  var isInMacro: Bool { macroName != nil }
  /// Selector parts of the message being read: the name's token, -1 for none, and where its argument begins.
  var parts: [(name: Int, argument: Int)] = []

  init(_ source: HostTokens) {
    tokens = source
    collector = FactCollector(source)
  }

  /// `calling`: hashes of the names of other files' methods whose calls are wanted.
  static func facts(of source: HostTokens, calling names: Set<UInt32>) -> HostFileFacts {
    var scanner = ObjectiveCScanner(source)
    scanner.scan()
    let wrappers = scanner.collector.facts.wrapperNames.union(names)
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
        switch token.mark {
        case .at: index = at(index)
        case .openBracket:
          message(index)
          index += 1
        case .minus, .plus: index = methodMark(index)
        case .assign:
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
  mutating func at(_ index: Int) -> Int {
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
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword - 1)
    var index = name + 1
    if tokens.isMark(index, .less) { index = tokens.angleEnd(index) ?? index + 1 }
    if tokens.isMark(index, .openParenthesis) {
      part.kind = .extension
      index = tokens.close(index) + 1
    } else if tokens.isMark(index, .colon), tokens.isIdentifier(index + 1) {
      part.superclass = tokens.string(index + 1)
      part.superclassRange = tokens.range(index + 1)
      index += 2
    }
    collector.facts.classes.append(part)
    collector.classIndex = collector.facts.classes.count - 1
    return min(index, tokens.count)
  }

  private mutating func protocolDeclaration(_ keyword: Int) -> Int {
    guard tokens.isIdentifier(keyword + 1) else { return keyword + 1 }
    if tokens.isMark(keyword + 2, .semicolon) || tokens.isMark(keyword + 2, .comma) { return keyword + 2 }
    leaveClass()
    isInProtocol = true
    return keyword + 2
  }

  /// `@property (...) UIView *contentView;`: its getter is a method of that name.
  private mutating func property(_ keyword: Int) -> Int {
    var index = keyword + 1
    if tokens.isMark(index, .openParenthesis) { index = tokens.close(index) + 1 }
    var name: Int?
    while index < tokens.count, !tokens.isMark(index, .semicolon) {
      if tokens.isMark(index, .at) || tokens.isMark(index, .openBrace) { return index }
      if tokens.isIdentifier(index), !tokens.isMark(index + 1, .openParenthesis) { name = index }
      index = tokens.next(index)
    }
    if let name { addGetter(name) }
    return min(index + 1, tokens.count)
  }

  /// `@synthesize contentView = _view, other;`
  private mutating func synthesize(_ keyword: Int) -> Int {
    var index = keyword + 1
    while index < tokens.count, !tokens.isMark(index, .semicolon), !tokens.isMark(index, .at) {
      if tokens.isIdentifier(index), !tokens.isMark(index - 1, .assign) { addGetter(index) }
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
}

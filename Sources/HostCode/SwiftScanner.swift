import Diagnostics

/// Reads the facts of one Swift file.
struct SwiftScanner {
  let tokens: HostTokens
  var collector: FactCollector
  var types = TypeNesting()

  private init(_ source: HostTokens) {
    tokens = source
    collector = FactCollector(source)
  }

  /// `calling`: hashes of the names of other files' methods whose calls are wanted.
  static func facts(of source: HostTokens, calling names: Set<UInt32>) -> HostFileFacts {
    var scanner = SwiftScanner(source)
    scanner.scan()
    let wrappers = scanner.collector.facts.wrapperNames.union(names)
    if !wrappers.isEmpty {
      var second = SwiftScanner(source)
      second.collector.wrapperNames = wrappers
      second.scan()
      scanner.collector.facts.forwardingCalls = second.collector.facts.forwardingCalls
    }
    return scanner.collector.facts
  }

  private mutating func scan() {
    var index = 0
    while index < tokens.count {
      types.leave(before: index, in: &collector)
      switch tokens.tokens[index].kind {
      case .identifier: index = identifier(index)
      case .punctuation where tokens.isMark(index, .assign):
        constant(index)
        index += 1
      default: index += 1
      }
    }
    types.leave(before: .max, in: &collector)
  }

  private mutating func identifier(_ index: Int) -> Int {
    switch tokens.word(index) {
    case .class, .struct, .enum, .actor, .protocol, .extension: return type(index)
    case .func where isMember(index): return function(index, name: index + 1)
    case .`init` where isMember(index) && !tokens.isMark(index - 1, .dot): return function(index, name: index)
    case .var where isMember(index): return property(index)
    case .case where isMember(index): return enumCase(index)
    case .data: ownData(index)
    default: break
    }
    let open = collector.behindOptional(index)
    if tokens.isMark(open, .openParenthesis) {
      call(index, open)
    } else if !tokens.isMark(index + 1, .colon) {
      collector.addReference(index)
    }
    return index + 1
  }

  /// Whether the token stands directly in the body of a type or outside of all.
  func isMember(_ index: Int) -> Bool {
    Int(tokens.tokens[index].parent) == types.brace && collector.methodIndex < 0
  }

  // MARK: - Types

  mutating func type(_ keyword: Int) -> Int {
    guard tokens.isIdentifier(keyword + 1), !tokens.isMark(keyword - 1, .dot) else { return keyword + 1 }
    switch tokens.word(keyword + 1) {
    case .func, .var, .let, .`init`: return keyword + 1
    default: break
    }
    let nameEnd = tokens.nameEnd(keyword + 1)
    guard let name = collector.reader.dottedName(keyword + 1..<nameEnd) else { return keyword + 1 }
    let kind: HostClassPart.Kind
    switch tokens.word(keyword) {
    case .class, .actor: kind = .definition
    case .extension: kind = .extension
    default: kind = .other
    }
    var part = HostClassPart(
      kind: kind, name: types.path(to: name), nameRange: tokens.outerRange(keyword + 1, nameEnd - 1))
    part.runtimeName = exportedName(before: keyword)
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword)
    var index = tokens.afterAngles(nameEnd)
    if tokens.isMark(index, .colon) {
      let end = tokens.nameEnd(index + 1)
      if end > index + 1, let superclass = collector.reader.dottedName(index + 1..<end) {
        part.superclass = superclass
        part.superclassRange = tokens.outerRange(index + 1, end - 1)
      }
    }
    for _ in 0..<NativeSourceLimit.typeHeader
    where index < tokens.count && !tokens.isMark(index, .openBrace) && !tokens.isMark(index, .closeBrace) {
      index = tokens.next(index)
    }
    guard tokens.isMark(index, .openBrace) else { return keyword + 1 }
    types.enter(part, brace: index, close: tokens.close(index), in: &collector)
    return index + 1
  }

  /// `Name` of `@objc(Name)` among the attributes and modifiers before a declaration.
  private func exportedName(before keyword: Int) -> String? {
    var index = keyword - 1
    for _ in 0..<NativeSourceLimit.modifiers {
      if tokens.isMark(index, .closeParenthesis), let open = tokens.open(index) {
        if tokens.word(open - 1) == .objc, tokens.isMark(open - 2, .at), index > open + 1 {
          return tokens.text.string(ByteRange(tokens.tokens[open + 1].start, tokens.tokens[index - 1].end))
        }
        index = open - 1
      } else if tokens.isIdentifier(index) {
        if tokens.word(index) == .import { return nil }
        index -= 1
      } else if tokens.isMark(index, .at) {
        index -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  private func isStatic(_ keyword: Int) -> Bool {
    (1...6).contains { offset in
      let word = tokens.word(keyword - offset)
      let reaches = (1..<offset).allSatisfy { tokens.isIdentifier(keyword - $0) }
      return reaches && (word == .static || word == .class)
    }
  }

  // MARK: - Members

  /// `func name(...)`, `init(...)`.
  private mutating func function(_ keyword: Int, name: Int) -> Int {
    guard tokens.isIdentifier(name) else { return keyword + 1 }
    let open = tokens.afterAngles(collector.behindOptional(name))
    guard tokens.isMark(open, .openParenthesis) else { return keyword + 1 }
    let parameters = parameters(open)
    var method = HostMethod(
      selector: SwiftSelectors.selector(tokens.string(name), labels: parameters.map(\.label)), name: name,
      in: tokens)
    if let exported = exportedName(before: keyword) { method.selector = exported }
    method.isStatic = isStatic(keyword)
    method.parameters = parameters.map(\.name)
    var index = tokens.close(open) + 1
    for _ in 0..<NativeSourceLimit.signature
    where index < tokens.count && !tokens.isMark(index, .openBrace) && !tokens.isMark(index, .closeBrace) {
      if index > tokens.close(open) + 1, collector.beginsStatement(index), !tokens.isMark(index, .arrow),
        tokens.word(index) != .where, !tokens.isMark(index - 1, .arrow)
      {
        break
      }
      if tokens.word(index) == .func || tokens.word(index) == .var { break }
      index = tokens.next(index)
    }
    let hasBody = tokens.isMark(index, .openBrace)
    add(method, hasBody ? index : nil)
    return hasBody ? index + 1 : tokens.close(open)
  }

  func parameters(_ open: Int) -> [(label: String, name: String)] {
    tokens.arguments(open).map { argument in
      var names: [String] = []
      for index in argument {
        if tokens.isMark(index, .colon) { break }
        if tokens.isIdentifier(index), !tokens.isMark(index - 1, .at) { names.append(tokens.string(index)) }
      }
      return (names.first ?? "_", names.last ?? "")
    }
  }

  /// `var contentView: UIView { ... }` of the members that a method of the vendor's protocols may be.
  private mutating func property(_ keyword: Int) -> Int {
    let name = keyword + 1
    guard collector.classIndex >= 0, tokens.isIdentifier(name),
      VendorContract.getters.contains(tokens.string(name))
    else { return keyword + 1 }
    var method = HostMethod(selector: tokens.string(name), name: name, in: tokens)
    method.isProperty = true
    var index = name + 1
    while index < name + NativeSourceLimit.propertyType, index < tokens.count,
      !tokens.isMark(index, .openBrace), !tokens.isMark(index, .assign),
      !collector.beginsStatement(index)
    {
      index = tokens.next(index)
    }
    let hasBody = tokens.isMark(index, .openBrace)
    add(method, hasBody ? index : nil)
    return hasBody ? index + 1 : name + 1
  }

  private mutating func add(_ method: HostMethod, _ open: Int?) {
    var method = method
    guard let open else { return collector.addMethod(method, body: nil) }
    let close = tokens.close(open)
    method.bodyRange = tokens.outerRange(open, min(close, tokens.count - 1))
    collector.addMethod(method, body: open..<close)
    collector.readBody()
    guard VendorContract.handsOverView(method.selector) else { return }
    let isExpression = close > open + 1 && collector.statementEnd(open + 1) == close
    if isExpression, tokens.word(open + 1) != .return { collector.addImplicitReturn(open + 1..<close) }
  }
}

import Diagnostics

/// Reads the facts of one Swift file.
struct SwiftScanner {
  let tokens: NativeTokens
  var collector: FactCollector
  var types = TypeNesting()

  private init(_ source: NativeTokens, for interest: Interest) {
    tokens = source
    collector = FactCollector(source, for: interest)
  }

  static func facts(of source: NativeTokens, for interest: Interest) -> NativeFileFacts {
    var scanner = SwiftScanner(source, for: interest)
    scanner.scan()
    scanner.addReferences()
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
    case .import where collector.keeps(.imports): collector.addImport(index + 1)
    default: break
    }
    if collector.keeps(.memberGaps), tokens.isMark(index - 1, .hash) { memberGap(index) }
    if tokens.name(index) != nil, collector.interest.ownDictionaries.contains(tokens.string(index)) {
      ownDictionary(index)
    }
    let open = collector.afterOptional(index)
    if tokens.isMark(open, .openParenthesis) { call(index, open) }
    return index + 1
  }

  /// Notes where a method names another without calling it, so that it may be called with anything: `onTap = emit`. Only
  /// names that the file also calls or defines with known values are looked for, and in one walk.
  private mutating func addReferences() {
    var names = Set(collector.facts.forwardings.lazy.map(\.nameHash))
    for call in collector.facts.calls {
      if let method = collector.facts.method(call.owner) { names.insert(method.nameHash) }
    }
    if names.isEmpty { return }
    for index in 0..<tokens.count
    where tokens.tokens[index].kind == .identifier && names.contains(tokens.tokens[index].hash)
      && tokens.tokens[index].parent >= 0 && !tokens.isMark(index + 1, .colon)
      && !tokens.isMark(collector.afterOptional(index), .openParenthesis)
    {
      collector.facts.calledNames.append(tokens.tokens[index].hash)
      collector.facts.calledCounts.append(NativeFileFacts.reference)
      names.remove(tokens.tokens[index].hash)
    }
  }

  /// Whether the token is directly in the body of a type, or outside of all.
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
    let kind: NativeClassPart.Kind
    switch tokens.word(keyword) {
    case .class, .actor: kind = .definition
    case .extension: kind = .extension
    case .protocol where collector.keeps(.protocols): kind = .protocol
    default: kind = .other
    }
    var part = NativeClassPart(
      kind: kind, name: types.path(to: name), nameRange: tokens.outerRange(keyword + 1, nameEnd - 1))
    part.runtimeName = exportedName(before: keyword)
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword)
    var index = tokens.afterAngles(nameEnd)
    if tokens.isMark(index, .colon) {
      if collector.keeps(.conformances) { part.conformances = conformances(index) }
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
    if collector.keeps(.memberGaps), let attribute = unknownAttribute(before: keyword) {
      collector.addGap(.members, tokens.range(attribute))
    }
    return index + 1
  }

  /// `#name(...)` among the members of a type: a macro may declare methods.
  private mutating func memberGap(_ index: Int) {
    guard collector.classIndex >= 0, isMember(index), collector.beginsStatement(index - 1) else { return }
    switch tokens.string(index) {
    case "warning", "error", "sourceLocation": return
    default: collector.addGap(.members, tokens.range(index))
    }
  }

  /// The name of an attribute before a type that is not one of the language: a macro may declare methods.
  private func unknownAttribute(before keyword: Int) -> Int? {
    var index = keyword - 1
    for _ in 0..<NativeSourceLimit.modifiers {
      if tokens.isMark(index, .closeParenthesis), let open = tokens.open(index) { index = open - 1 }
      guard tokens.isIdentifier(index) else { return nil }
      if tokens.isMark(index - 1, .at) {
        if !SwiftScanner.typeAttributes.contains(tokens.string(index)) { return index }
        index -= 1
      } else if collector.beginsStatement(index + 1) {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// Source: "The Swift Programming Language", Attributes.
  private static let typeAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "available", "main", "UIApplicationMain", "NSApplicationMain",
    "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "frozen",
    "usableFromInline", "preconcurrency", "requires_stored_property_inits", "unchecked", "MainActor",
    "IBDesignable",
  ]

  /// All types after the colon, the superclass with them.
  private func conformances(_ colon: Int) -> [NativeName] {
    var names: [NativeName] = []
    var index = colon
    repeat {
      let end = tokens.nameEnd(index + 1)
      guard let name = collector.name(from: index + 1, to: end - 1) else { break }
      names.append(name)
      index = tokens.afterAngles(end)
    } while tokens.isMark(index, .comma) || tokens.isMark(index, .ampersand)
    return names
  }

  private func exportedName(before keyword: Int) -> String? {
    tokens.exportedName(before: keyword).map { tokens.text.string($0) }
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
    let open = tokens.afterAngles(collector.afterOptional(name))
    guard tokens.isMark(open, .openParenthesis) else { return keyword + 1 }
    let parameters = parameters(open)
    var method = NativeMethod(
      selector: collector.selector(tokens.string(name), labels: parameters.map(\.label)), name: name,
      in: tokens)
    if collector.keeps(.signatures) { method.signature = tokens.arguments(open).compactMap(parameter) }
    if let exported = exportedName(before: keyword) {
      method.selector = exported
      method.hasExportedSelector = true
    }
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

  private func parameter(_ argument: Range<Int>) -> NativeParameter? {
    guard let colon = argument.first(where: { tokens.isMark($0, .colon) }), colon > argument.lowerBound else {
      return nil
    }
    return NativeParameter(
      label: tokens.range(argument.lowerBound), name: collector.name(colon - 1),
      type: collector.name(from: colon + 1, to: argument.upperBound - 1))
  }

  /// `var contentView: UIView { ... }`: a method too, where the interest has the name.
  private mutating func property(_ keyword: Int) -> Int {
    let name = keyword + 1
    guard collector.classIndex >= 0, tokens.isIdentifier(name) else { return keyword + 1 }
    if collector.keeps(.properties) {
      var property = NativeProperty(name: collector.name(name))
      if tokens.isMark(name + 1, .colon) {
        let end = tokens.afterAngles(tokens.nameEnd(name + 2))
        property.type = collector.name(from: name + 2, to: end - 1)
      }
      property.isStatic = isStatic(keyword)
      collector.facts.classes[collector.classIndex].properties.append(property)
    }
    let getter = exportedName(before: keyword) ?? tokens.string(name)
    let setter = NativeProperty.setter(tokens.string(name))
    let accessors = collector.interest.accessors
    guard accessors.contains(getter) else {
      collector.addAccessors(name, getter: getter, setter: setter, isReadOnly: false)
      return keyword + 1
    }
    if accessors.contains(setter) {
      collector.addAccessors(name, getter: setter, setter: setter, isReadOnly: true)
    }
    var method = NativeMethod(selector: getter, name: name, in: tokens)
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

  private mutating func add(_ method: NativeMethod, _ open: Int?) {
    var method = method
    guard let open else { return collector.addMethod(method, body: nil) }
    let close = tokens.close(open)
    method.bodyRange = tokens.outerRange(open, min(close, tokens.count - 1))
    collector.addMethod(method, body: open..<close)
    collector.readBody()
    if collector.keepsReturns { collector.addExpressionBody() }
  }
}

extension NativeTokens {
  /// `Name` of `@objc(Name)` among the attributes and modifiers before a declaration of Swift.
  func exportedName(before keyword: Int) -> ByteRange? {
    var index = keyword - 1
    for _ in 0..<NativeSourceLimit.modifiers {
      if isMark(index, .closeParenthesis), let open = open(index) {
        if word(open - 1) == .objc, isMark(open - 2, .at), index > open + 1 {
          return ByteRange(tokens[open + 1].start, tokens[index - 1].end)
        }
        index = open - 1
      } else if isIdentifier(index) {
        if word(index) == .import { return nil }
        index -= 1
      } else if isMark(index, .at) {
        index -= 1
      } else {
        return nil
      }
    }
    return nil
  }
}

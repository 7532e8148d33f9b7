import Diagnostics

/// Reads the facts of one Swift file.
struct SwiftScanner: NestedTypeScanner {
  let tokens: NativeTokens
  var collector: FactCollector

  private init(_ source: NativeTokens, for interest: FactFilter) {
    tokens = source
    collector = FactCollector(source, for: interest)
  }

  static func facts(of source: NativeTokens, for interest: FactFilter) -> NativeFileFacts {
    var scanner = SwiftScanner(source, for: interest)
    scanner.scan()
    scanner.addReferences()
    return scanner.collector.facts
  }

  mutating func identifier(_ index: Int) -> Int {
    switch tokens.word(index) {
    case .class, .struct, .enum, .actor, .protocol, .extension: return type(index)
    case .func where isMember(index): return function(index, name: index + 1)
    case .`init` where isMember(index) && !tokens.isMark(index - 1, .dot): return function(index, name: index)
    case .var where isMember(index), .let where isMember(index): return property(index)
    case .case where isMember(index): return enumCase(index)
    case .import where tokens.parent(index) < 0 && !tokens.isMark(index - 1, .dot): return importName(index)
    default: break
    }
    if collector.keeps(.memberGaps), tokens.isMark(index - 1, .hash) { memberGap(index) }
    if tokens.name(index) != nil, collector.interest.ownDictionaries.contains(tokens.string(index)) {
      ownDictionary(index)
    }
    let open = collector.afterOptional(index)
    if tokens.isMark(open, .openingParenthesis) { call(index, open) }
    // `views { ... }`: the closure is the only argument.
    if tokens.isMark(open, .openingBrace), collector.methodIndex >= 0,
      tokens.isMark(index - 1, .dot) || collector.beginsStatement(index)
    {
      collector.addCalledName(index, 1)
    }
    return index + 1
  }

  /// Notes where a method names another without calling it, as in `onTap = emit`: it may then be called with anything.
  /// Only names that the file also calls, or defines with known values, are looked for, and in one walk.
  private mutating func addReferences() {
    var names = Set(collector.facts.forwardings.lazy.map(\.nameHash))
    for call in collector.facts.calls {
      if let method = collector.facts.method(call.owner) { names.insert(method.nameHash) }
    }
    if names.isEmpty { return }
    for index in 0..<tokens.count
    where tokens.tokens[index].kind == .identifier && names.contains(tokens.tokens[index].hash)
      && tokens.tokens[index].parent >= 0 && !tokens.isMark(index + 1, .colon)
      && !tokens.isMark(collector.afterOptional(index), .openingParenthesis)
    {
      collector.facts.calledNames.append(tokens.tokens[index].hash)
      collector.facts.calledCounts.append(NativeFileFacts.reference)
      names.remove(tokens.tokens[index].hash)
    }
  }

  /// `import UIKit`, `import class UIKit.UIView`.
  private mutating func importName(_ keyword: Int) -> Int {
    let first = SwiftScanner.importKinds.contains(tokens.string(keyword + 1)) ? keyword + 2 : keyword + 1
    if collector.keeps(.imports) { collector.addImport(first) }
    return max(keyword + 1, tokens.nameEnd(first))
  }

  /// Source: "The Swift Programming Language", Import Declaration.
  private static let importKinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  // MARK: - Types

  mutating func type(_ keyword: Int) -> Int {
    guard tokens.isIdentifier(keyword + 1), !tokens.isMark(keyword - 1, .dot) else { return keyword + 1 }
    switch tokens.word(keyword + 1) {
    case .func, .var, .let, .`init`: return keyword + 1
    case _ where tokens.spells(keyword + 1, "subscript"): return keyword + 1
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
      kind: kind, name: collector.types.path(to: name), nameRange: tokens.outerRange(keyword + 1, nameEnd - 1)
    )
    let modifiers = tokens.modifiers(before: keyword)
    part.runtimeName = modifiers.exportedName?.text
    part.exposesMembers =
      modifiers.exposesMembers || (kind == .extension || kind == .protocol) && modifiers.isExposed
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword)
    var index = tokens.afterAngles(nameEnd)
    if tokens.isMark(index, .colon) {
      if collector.keeps(.conformances) { part.conformances = conformances(index) }
      setSuperclass(&part, index + 1)
    }
    for _ in 0..<NativeSourceLimit.typeHeader
    where index < tokens.count && !tokens.isMark(index, .openingBrace) && !tokens.isMark(index, .closingBrace)
    {
      index = tokens.next(index)
    }
    guard tokens.isMark(index, .openingBrace) else { return keyword + 1 }
    collector.enterType(part, brace: index)
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
      if tokens.isMark(index, .closingParenthesis), let open = tokens.open(index) { index = open - 1 }
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

  /// All types after the colon, including the superclass.
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

  // MARK: - Members

  /// `func name(...)`, `init(...)`.
  private mutating func function(_ keyword: Int, name: Int) -> Int {
    guard tokens.isIdentifier(name) else { return keyword + 1 }
    let open = tokens.afterAngles(collector.afterOptional(name))
    guard tokens.isMark(open, .openingParenthesis) else { return keyword + 1 }
    let parameters = parameters(open)
    var method = NativeMethod(
      selector: collector.selector(tokens.string(name), labels: parameters.map(\.label)), name: name,
      in: tokens)
    if collector.keeps(.signatures) { method.signature = tokens.parameters(open).compactMap(parameter) }
    let modifiers = tokens.modifiers(before: keyword)
    if let exported = modifiers.exportedName {
      method.selector = exported.text
      method.hasExportedSelector = true
    }
    method.isStatic = modifiers.isStatic
    method.isExposed = isExposed(modifiers)
    method.isPrivate = modifiers.isPrivate
    method.parameters = parameters.map(\.name)
    var index = tokens.close(open) + 1
    method.hasEffects =
      tokens.word(index) == .throws || tokens.spells(index, "async") || tokens.spells(index, "rethrows")
    for _ in 0..<NativeSourceLimit.signature
    where index < tokens.count && !tokens.isMark(index, .openingBrace) && !tokens.isMark(index, .closingBrace)
    {
      if index > tokens.close(open) + 1, collector.beginsStatement(index), !tokens.isMark(index, .arrow),
        tokens.word(index) != .where, !tokens.isMark(index - 1, .arrow)
      {
        break
      }
      if tokens.word(index) == .func || tokens.word(index) == .var { break }
      index = tokens.next(index)
    }
    let hasBody = tokens.isMark(index, .openingBrace)
    add(method, open: hasBody ? index : nil)
    // Other modules may call it with anything.
    if modifiers.isPublic, hasBody { collector.addReference(name) }
    return hasBody ? index + 1 : tokens.close(open)
  }

  /// Whether Objective-C sees a member of the type that is being read.
  private func isExposed(_ modifiers: SwiftModifiers) -> Bool {
    let exposesMembers =
      collector.classIndex >= 0 && collector.facts.classes[collector.classIndex].exposesMembers
    return modifiers.isExposed || exposesMembers && !modifiers.isPrivate
  }

  func parameters(_ open: Int) -> [(label: String, name: String)] {
    tokens.parameters(open).map { parameter in
      let names = parameterNames(parameter)
      return (names.first.map { tokens.string($0) } ?? "_", names.last.map { tokens.string($0) } ?? "")
    }
  }

  /// The label and the name of a parameter, or the name that is both. Attributes are passed over.
  private func parameterNames(_ parameter: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = parameter.lowerBound
    while index < parameter.upperBound, !tokens.isMark(index, .colon) {
      if tokens.isMark(index, .at) {
        index = tokens.afterAngles(tokens.nameEnd(index + 1))
      } else {
        if tokens.isIdentifier(index) { names.append(index) }
        index = tokens.next(index)
      }
    }
    return names
  }

  private func parameter(_ parameter: Range<Int>) -> NativeParameter? {
    let names = parameterNames(parameter)
    guard let label = names.first, let name = names.last, tokens.isMark(name + 1, .colon) else { return nil }
    return NativeParameter(
      label: tokens.range(label), name: collector.name(name),
      type: collector.name(from: name + 2, to: parameter.upperBound - 1))
  }

  /// Reads `let size = 1` and `var contentView: UIView { ... }`; the latter is a method too, where the interest has the
  /// name.
  private mutating func property(_ keyword: Int) -> Int {
    let name = keyword + 1
    guard collector.classIndex >= 0, tokens.isIdentifier(name) else { return keyword + 1 }
    let isConstant = tokens.word(keyword) == .let
    if isConstant, !collector.keeps(.properties) { return keyword + 1 }
    let modifiers = tokens.modifiers(before: keyword)
    if collector.keeps(.properties) {
      for name in [name] + furtherNames(after: name) { addProperty(name, modifiers) }
    }
    if isConstant { return keyword + 1 }
    let getter = modifiers.exportedName?.text ?? tokens.string(name)
    let setter = NativeProperty.setter(getter)
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
      !tokens.isMark(index, .openingBrace), !tokens.isMark(index, .assign),
      !collector.beginsStatement(index)
    {
      index = tokens.next(index)
    }
    let hasBody = tokens.isMark(index, .openingBrace)
    add(method, open: hasBody ? index : nil)
    return hasBody ? index + 1 : name + 1
  }

  private mutating func addProperty(_ name: Int, _ modifiers: SwiftModifiers) {
    var property = NativeProperty(name: collector.name(name))
    if tokens.isMark(name + 1, .colon) {
      let end = tokens.afterAngles(tokens.nameEnd(name + 2))
      property.type = collector.name(from: name + 2, to: end - 1)
    }
    property.exportedName = modifiers.exportedName
    property.isStatic = modifiers.isStatic
    property.isExposed = isExposed(modifiers)
    property.isPrivate = modifiers.isPrivate
    collector.facts.classes[collector.classIndex].properties.append(property)
  }

  /// The names after the first one of `var width = 1.0, height: Double`.
  private func furtherNames(after name: Int) -> [Int] {
    var found: [Int] = []
    var index = name + 1
    for _ in 0..<NativeSourceLimit.statement
    where index < tokens.count && !tokens.isMark(index, .semicolon) && !tokens.isMark(index, .closingBrace)
      && !collector.beginsStatement(index)
    {
      // The names between the brackets of `Dictionary<String, Int>` are no variables.
      let next = index + 2
      let isVariable =
        tokens.isMark(next, .colon) || tokens.isMark(next, .assign) || tokens.isMark(next, .comma)
      if tokens.isMark(index, .comma), tokens.isIdentifier(index + 1),
        isVariable || collector.beginsStatement(next)
      {
        found.append(index + 1)
      }
      index = tokens.next(index)
    }
    return found
  }

  /// Adds a method, whose body begins with the `{` at token `open`, if it has one.
  private mutating func add(_ method: NativeMethod, open: Int?) {
    add(method, open.map { $0..<tokens.close($0) })
    if open != nil, collector.keepsReturns { collector.addExpressionBody() }
  }
}

import Diagnostics

/// Reads the facts of one Java or Kotlin file.
struct JVMScanner: NestedTypeScanner {
  let tokens: NativeTokens
  var collector: FactCollector
  private var imports: Set<String> = []
  let isKotlin: Bool

  private init(_ source: NativeTokens, for interest: FactFilter) {
    tokens = source
    collector = FactCollector(source, for: interest)
    isKotlin = source.language == .kotlin
  }

  static func facts(of source: NativeTokens, for interest: FactFilter) -> NativeFileFacts {
    var scanner = JVMScanner(source, for: interest)
    scanner.scan()
    return scanner.collector.facts
  }

  mutating func identifier(_ index: Int) -> Int {
    if collector.keeps(.fields), isField(index) {
      let field = NativeProperty(name: collector.name(index))
      collector.facts.classes[collector.classIndex].fields.append(field)
    }
    switch tokens.word(index) {
    case .package where index == 0 || collector.facts.classes.isEmpty && collector.facts.packageName.isEmpty:
      return packageName(index)
    case .import where collector.types.brace < 0: return importName(index)
    case .class, .interface, .enum, .object, .record: return type(index)
    case .fun where isKotlin && isMember(index): return kotlinFunction(index)
    case .`init` where isKotlin && isMember(index) && tokens.isMark(index + 1, .openingBrace),
      .static where !isKotlin && isMember(index) && tokens.isMark(index + 1, .openingBrace):
      return initialiserBlock(index)
    default: break
    }
    guard tokens.isMark(index + 1, .openingParenthesis) else {
      if tokens.isMark(index - 1, .scope) { reference(index) }
      return index + 1
    }
    if isMember(index), let end = javaMethod(index) { return end }
    call(index)
    return index + 1
  }

  /// Whether a field of a class is declared at a token: `View view;`, `val view = 1`. The members of a companion object
  /// are not in each object.
  private func isField(_ index: Int) -> Bool {
    guard collector.classIndex >= 0, Int(tokens.tokens[index].parent) == collector.types.brace,
      !collector.types.isTransparent
    else { return false }
    if isKotlin { return tokens.word(index - 1) == .val || tokens.word(index - 1) == .var }
    return (tokens.isMark(index + 1, .semicolon) || tokens.isMark(index + 1, .assign))
      && (tokens.isIdentifier(index - 1) || isTypeEnd(index - 1))
  }

  // MARK: - Declarations

  mutating func packageName(_ keyword: Int) -> Int {
    let end = tokens.nameEnd(keyword + 1)
    collector.facts.packageName = collector.reader.dottedName(keyword + 1..<end) ?? ""
    return max(end, keyword + 1)
  }

  private mutating func importName(_ keyword: Int) -> Int {
    var start = keyword + 1
    if tokens.word(start) == .static { start += 1 }
    var end = tokens.nameEnd(start)
    guard var name = collector.reader.dottedName(start..<end) else { return keyword + 1 }
    if tokens.isMark(end, .dot), tokens.isMark(end + 1, .star) {
      name += ".*"
      end += 2
    }
    if imports.insert(name).inserted { collector.facts.imports.append(name) }
    for (index, pattern) in collector.interest.calls.enumerated() {
      guard let receiver = pattern.receiver, name.utf8.count > receiver.utf8.count else { continue }
      if name.hasSuffix(receiver + ".*") || name.hasSuffix(receiver + "." + pattern.shapes[0].name) {
        collector.importedPatterns.insert(index)
      }
    }
    return end
  }

  /// `class Name<T> extends Super implements P {`, `class Name(...) : Super(...), P {`, `object Name {`.
  mutating func type(_ keyword: Int) -> Int {
    if tokens.isMark(keyword - 1, .dot) || tokens.isMark(keyword - 1, .scope) { return keyword + 1 }
    if tokens.word(keyword) == .enum, tokens.word(keyword + 1) == .class { return keyword + 1 }
    if tokens.word(keyword) == .record, isKotlin || !tokens.isMark(keyword + 2, .openingParenthesis) {
      return keyword + 1
    }
    if tokens.word(keyword) == .object, !isKotlin { return keyword + 1 }
    if tokens.word(keyword) == .object, tokens.word(keyword - 1) == .companion { return companion(keyword) }
    guard tokens.isIdentifier(keyword + 1) else { return keyword + 1 }
    let isClass =
      (tokens.word(keyword) == .class || tokens.word(keyword) == .object) && tokens.word(keyword - 1) != .enum
    let isProtocol = tokens.word(keyword) == .interface && collector.keeps(.protocols)
    var part = NativeClassPart(
      kind: isClass ? .definition : isProtocol ? .protocol : .other,
      name: collector.types.path(to: tokens.string(keyword + 1)),
      nameRange: tokens.range(keyword + 1))
    part.isAbstract = hasModifier(keyword, "abstract") || hasModifier(keyword, "sealed")
    part.isOpen = hasModifier(keyword, "open")
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword)
    var index = tokens.afterAngles(keyword + 2)
    var isAfterColon = false
    for _ in 0..<NativeSourceLimit.typeHeader
    where index < tokens.count && !tokens.isMark(index, .openingBrace) {
      if tokens.isMark(index, .semicolon) || tokens.isMark(index, .closingBrace)
        || tokens.isMark(index, .closingParenthesis)
      {
        break
      }
      if isKotlin, index > keyword + 2, collector.beginsStatement(index),
        !tokens.isMark(index, .openingParenthesis),
        tokens.word(index) != .constructor, !tokens.isMark(index - 1, .comma)
      {
        break
      }
      if collector.keeps(.conformances), let name = conformance(index, keyword, isAfterColon: isAfterColon) {
        part.conformances.append(name)
      }
      if !isKotlin, tokens.word(index) == .extends, isClass {
        setSuperclass(&part, index + 1)
      } else if isKotlin, tokens.isMark(index, .colon) {
        isAfterColon = true
        if isClass { setSuperclass(&part, index + 1) }
      } else if isAfterColon, isClass, tokens.isMark(index, .comma), tokens.isIdentifier(index + 1),
        tokens.isMark(tokens.afterAngles(tokens.nameEnd(index + 1)), .openingParenthesis)
      {
        // Among the types after the colon, the one that is constructed is the class.
        setSuperclass(&part, index + 1)
      }
      index = tokens.next(index)
    }
    guard tokens.isMark(index, .openingBrace) else {
      collector.facts.classes.append(part)
      return keyword + 2
    }
    collector.enterType(part, brace: index)
    return index + 1
  }

  /// The type that begins at the token, if the declaration names it after `implements` or `extends`, in Kotlin after
  /// the colon.
  private func conformance(_ index: Int, _ keyword: Int, isAfterColon: Bool) -> NativeName? {
    guard tokens.isIdentifier(index), index > keyword + 1 else { return nil }
    let isFirst =
      tokens.isMark(index - 1, .comma) || tokens.word(index - 1) == .extends
      || tokens.word(index - 1) == .implements || isAfterColon && tokens.isMark(index - 1, .colon)
    return isFirst ? collector.name(from: index, to: tokens.nameEnd(index) - 1) : nil
  }

  /// Whether a word is among the few modifiers before the keyword.
  private func hasModifier(_ keyword: Int, _ modifier: StaticString) -> Bool {
    var index = keyword - 1
    while index > keyword - 6, tokens.isIdentifier(index) {
      if tokens.spells(index, modifier) { return true }
      index -= 1
    }
    return false
  }

  private mutating func companion(_ keyword: Int) -> Int {
    var index = keyword + 1
    while index < keyword + 12, index < tokens.count, !tokens.isMark(index, .openingBrace) {
      index = tokens.next(index)
    }
    guard tokens.isMark(index, .openingBrace) else { return keyword + 1 }
    collector.enterTransparentType(brace: index)
    return index + 1
  }

  /// `Type name(...) {` or `Type name(...);` in a type's body; returns where the scan goes on.
  private mutating func javaMethod(_ name: Int) -> Int? {
    guard !isKotlin, collector.classIndex >= 0, !tokens.isMark(name - 1, .dot), tokens.word(name - 1) != .new,
      !tokens.isMark(name - 1, .at)
    else { return nil }
    let close = tokens.close(name + 1)
    var index = close + 1
    if tokens.word(index) == .throws {
      while index < close + NativeSourceLimit.propertyType,
        tokens.isIdentifier(index) || tokens.isMark(index, .comma) || tokens.isMark(index, .dot)
      {
        index += 1
      }
    }
    let hasBody = tokens.isMark(index, .openingBrace)
    guard hasBody || tokens.isMark(index, .semicolon),
      tokens.isIdentifier(name - 1) || isTypeEnd(name - 1) || hasBody
    else {
      return nil
    }
    var method = NativeMethod(selector: tokens.string(name), name: name, in: tokens)
    method.parameters = parameters(name + 1)
    if collector.keeps(.signatures) { method.signature = tokens.parameters(name + 1).compactMap(parameter) }
    add(method, hasBody ? index..<tokens.close(index) : nil)
    return index + 1
  }

  private func isTypeEnd(_ index: Int) -> Bool {
    tokens.isMark(index, .greater) || tokens.isMark(index, .closingBracket)
  }

  /// `fun name(...): Type {` or `fun name(...) = value`.
  private mutating func kotlinFunction(_ keyword: Int) -> Int {
    let name = tokens.functionName(after: keyword).name
    guard tokens.isIdentifier(name), tokens.isMark(name + 1, .openingParenthesis) else { return keyword + 1 }
    var method = NativeMethod(selector: tokens.string(name), name: name, in: tokens)
    method.parameters = parameters(name + 1)
    if collector.keeps(.signatures) { method.signature = tokens.parameters(name + 1).compactMap(parameter) }
    var index = tokens.close(name + 1) + 1
    if tokens.isMark(index, .colon) {
      index += 1
      while index < tokens.count, !tokens.isMark(index, .openingBrace), !tokens.isMark(index, .assign),
        !collector.beginsStatement(index), !tokens.isMark(index, .closingBrace)
      {
        index = tokens.next(index)
      }
    }
    if tokens.isMark(index, .assign) {
      let value = collector.value(after: index)
      add(method, index..<value.upperBound)
      if collector.keepsReturns { collector.addImplicitReturn(value) }
      return index + 1
    }
    let hasBody = tokens.isMark(index, .openingBrace)
    add(method, hasBody ? index..<tokens.close(index) : nil)
    return hasBody ? index + 1 : index
  }

  /// `init { ... }` of Kotlin, `static { ... }` of Java.
  private mutating func initialiserBlock(_ keyword: Int) -> Int {
    let method = NativeMethod(selector: "<init>", name: keyword, in: tokens)
    add(method, keyword + 1..<tokens.close(keyword + 1))
    return keyword + 2
  }

  private func parameter(_ argument: Range<Int>) -> NativeParameter? {
    guard let last = argument.last(where: { tokens.isIdentifier($0) }) else { return nil }
    if isKotlin, let colon = argument.first(where: { tokens.isMark($0, .colon) }), colon > argument.lowerBound
    {
      let end = (colon + 1..<argument.upperBound).first { tokens.isMark($0, .assign) } ?? argument.upperBound
      return NativeParameter(
        label: ByteRange(0, 0), name: collector.name(colon - 1),
        type: collector.name(from: colon + 1, to: end - 1))
    }
    return NativeParameter(
      label: ByteRange(0, 0), name: collector.name(last),
      type: collector.name(from: typeStart(argument), to: last - 1))
  }

  /// The first token of the type of a parameter in Java: after `@Nullable final`.
  private func typeStart(_ argument: Range<Int>) -> Int {
    var index = argument.lowerBound
    while index < argument.upperBound {
      if tokens.isMark(index, .at) {
        index = tokens.nameEnd(index + 1)
        if tokens.isMark(index, .openingParenthesis) { index = tokens.close(index) + 1 }
      } else if tokens.word(index) == .final {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// The names of the parameters between the bracket `open` and its partner.
  private func parameters(_ open: Int) -> [String] {
    tokens.parameters(open).map { parameter in
      var name = ""
      var index = parameter.lowerBound
      while index < parameter.upperBound {
        if tokens.isIdentifier(index), !tokens.isMark(index - 1, .at) {
          name = tokens.string(index)
          if isKotlin, tokens.isMark(index + 1, .colon) { break }
        }
        index = tokens.angleEnd(index) ?? tokens.next(index)
      }
      return name
    }
  }
}

import Diagnostics

extension OutlineReader {
  private var isKotlin: Bool { source.language == .kotlin }

  /// Reads what begins at a token of Java or Kotlin; returns the token at which the walk goes on.
  mutating func jvm(_ index: Int) -> Int {
    if isKotlin, source.isMark(index, .openingBrace) { return kotlinClosure(index) }
    if !isKotlin, source.isMark(index, .arrow) { return javaLambda(index) }
    if !isKotlin, source.isMark(index, .openingBrace) { return javaBlock(index) }
    guard source.isIdentifier(index) else { return index + 1 }
    if !source.isMark(index - 1, .dot), !source.isMark(index - 1, .scope) {
      switch source.word(index) {
      case .package, .import: return max(index + 1, source.nameEnd(index + 1))
      case .class, .interface, .enum: return jvmType(index)
      case .object where isKotlin: return jvmType(index)
      case .record where !isKotlin && source.isMark(source.afterAngles(index + 2), .openingParenthesis):
        return jvmType(index)
      case .fun where isKotlin: return kotlinFunction(index)
      case .val where isKotlin, .var where isKotlin: return kotlinVariable(index)
      case .for: return jvmLoop(index)
      case .`init` where isKotlin && isInType && source.isMark(index + 1, .openingBrace),
        .static where !isKotlin && isInType && source.isMark(index + 1, .openingBrace):
        let function = SourceOutline.Function(name: "<init>", nameToken: index, isStatic: !isKotlin)
        declareFunction(function, body: index + 2..<max(index + 2, source.close(index + 1)))
        return index + 2
      case .constructor where isKotlin && isInType: return kotlinConstructor(index)
      case .if, .while, .when, .else, .do, .catch:
        if isKotlin { return kotlinControl(index) }
      default:
        if isKotlin, source.spells(index, "try") || source.spells(index, "finally") {
          return kotlinControl(index)
        }
      }
    }
    if isEnumBody, let end = enumConstant(index) { return end }
    if !isKotlin {
      if isInType, source.isMark(index + 1, .openingParenthesis), let end = javaMethod(index) { return end }
      if let end = javaVariable(index) { return end }
    }
    return index + 1
  }

  // MARK: - Types

  private mutating func jvmType(_ keyword: Int) -> Int {
    let word = source.word(keyword)
    if word == .enum, source.word(keyword + 1) == .class { return keyword + 1 }
    if word == .record, isKotlin || !source.isMark(keyword + 2, .openingParenthesis) { return keyword + 1 }
    if word == .object, !isKotlin { return keyword + 1 }
    if word == .class, !source.isIdentifier(keyword + 1) { return keyword + 1 }
    let isAnonymous = word == .object && !source.isIdentifier(keyword + 1)
    let isCompanion = word == .object && source.spells(keyword - 1, "companion")
    let hasName = source.isIdentifier(keyword + 1) && !isAnonymous
    guard hasName || isAnonymous || isCompanion else { return keyword + 1 }
    let isEnum = word == .enum || isKotlin && source.word(keyword - 1) == .enum
    var info = SourceOutline.TypeInfo(
      name: hasName ? source.string(keyword + 1) : "Companion",
      nameToken: hasName ? keyword + 1 : keyword, keyword: isEnum ? .enum : word,
      isTransparent: isCompanion || isAnonymous, isCompanion: isCompanion)
    var index = source.afterAngles(hasName ? keyword + 2 : keyword + 1)
    for _ in 0..<NativeSourceLimit.modifiers
    where source.isIdentifier(index) && source.isMark(index + 1, .openingParenthesis) == false
      && source.word(index) != .extends && source.word(index) != .implements && isKotlin
      && !collector.beginsStatement(index)
    {
      index += 1
    }
    if source.word(index) == .constructor { index += 1 }
    if source.isMark(index, .openingParenthesis), isKotlin || word == .record {
      info.parameters = parameters(index)
      for number in info.parameters.indices where info.parameters[number].type.isEmpty {
        info.parameters[number].label = nil
      }
      index = source.close(index) + 1
    }
    while index < source.count, !source.isMark(index, .openingBrace) {
      if source.isMark(index, .semicolon) || source.isMark(index, .closingBrace)
        || source.isMark(index, .closingParenthesis) || index > keyword + NativeSourceLimit.typeHeader * 4
      {
        break
      }
      if isKotlin, collector.beginsStatement(index), !source.isMark(index - 1, .comma),
        !source.isMark(index, .colon)
      {
        break
      }
      let follows =
        source.isMark(index, .comma) || source.isMark(index, .colon) || source.word(index) == .extends
        || source.word(index) == .implements
      if follows, source.isIdentifier(index + 1) {
        let end = source.nameEnd(index + 1)
        info.supertypes.append(source.string(end - 1))
        index = source.afterAngles(end)
        if isKotlin, source.isMark(index, .openingParenthesis) {
          info.superCall = .init(name: source.string(end - 1), open: index)
        }
      } else {
        index = source.next(index)
      }
    }
    let name = hasName ? keyword + 1 : nil
    let hasBody = source.isMark(index, .openingBrace)
    let body = hasBody ? index + 1..<max(index + 1, source.close(index)) : index..<index
    declareType(info, name: name, body: body)
    let number = outline.scopes.count - 1
    // `val` parameters of the constructor are properties.
    for parameter in info.parameters where parameter.token >= 0 {
      declare(parameter.token, .variable(nil), in: number, type: parameter.type)
    }
    return hasBody ? index + 1 : max(index, keyword + 1)
  }

  private var isEnumBody: Bool { outline.type(scope)?.keyword == .enum }

  /// `NAME`, `NAME(a, b)`, `NAME { ... }` among the constants of an enum.
  private mutating func enumConstant(_ index: Int) -> Int? {
    let start = outline.scopes[scope].tokens.lowerBound
    let isFirst =
      index == start || source.isMark(index - 1, .comma) || source.isMark(index - 1, .closingParenthesis)
    guard isFirst, source.tokens[index].parent == Int32(start - 1) else { return nil }
    var end = index + 1
    var arguments: Range<Int>?
    if source.isMark(end, .openingParenthesis) {
      arguments = end + 1..<max(end + 1, source.close(end))
      end = source.close(end) + 1
    }
    let brace = source.isMark(end, .openingBrace) ? end : nil
    if let brace { end = source.close(brace) + 1 }
    guard source.isMark(end, .comma) || source.isMark(end, .semicolon) || source.isMark(end, .closingBrace)
    else {
      return nil
    }
    declare(index, .enumCase(arguments), isStatic: true)
    guard let brace else { return end }
    // The members of this case alone.
    declareType(
      .init(name: "", nameToken: index, keyword: .class, isTransparent: true), name: nil,
      body: brace + 1..<max(brace + 1, source.close(brace)))
    return brace + 1
  }

  // MARK: - Functions

  private mutating func kotlinFunction(_ keyword: Int) -> Int {
    let (name, receiver) = source.functionName(after: keyword)
    guard source.isIdentifier(name), source.isMark(name + 1, .openingParenthesis) else { return keyword + 1 }
    var function = SourceOutline.Function(name: source.string(name), nameToken: name)
    function.parameters = parameters(name + 1)
    function.typeParameters = (keyword + 1..<receiver).filter {
      source.isIdentifier($0) && source.spells($0 - 1, "reified")
    }
    if name > receiver { function.receiver = receiver..<name - 1 }
    return body(of: function, after: source.close(name + 1) + 1, keyword)
  }

  private mutating func body(of function: SourceOutline.Function, after start: Int, _ keyword: Int) -> Int {
    var function = function
    var index = start
    if source.isMark(index, .colon) {
      index += 1
      while index < source.count, !source.isMark(index, .openingBrace), !source.isMark(index, .assign),
        !collector.beginsStatement(index), !source.isMark(index, .closingBrace)
      {
        index = source.next(index)
      }
    }
    let isPrivate = hasModifier(keyword, "private")
    if source.isMark(index, .assign) {
      let value = collector.value(after: index)
      function.isExpression = true
      declareFunction(function, body: value, isPrivate: isPrivate)
      return index + 1
    }
    guard source.isMark(index, .openingBrace) else {
      declare(function.nameToken, .other)
      return max(keyword + 1, min(start, source.count))
    }
    declareFunction(function, body: index + 1..<max(index + 1, source.close(index)), isPrivate: isPrivate)
    return index + 1
  }

  private mutating func kotlinConstructor(_ keyword: Int) -> Int {
    guard source.isMark(keyword + 1, .openingParenthesis) else { return keyword + 1 }
    var function = SourceOutline.Function(name: "constructor", nameToken: keyword)
    function.parameters = parameters(keyword + 1)
    function.isInitialiser = true
    var index = source.close(keyword + 1) + 1
    while index < source.count, !source.isMark(index, .openingBrace), !collector.beginsStatement(index) {
      index = source.next(index)
    }
    guard source.isMark(index, .openingBrace) else { return keyword + 2 }
    declareFunction(function, body: index + 1..<max(index + 1, source.close(index)))
    return index + 1
  }

  private mutating func javaMethod(_ name: Int) -> Int? {
    guard !source.isMark(name - 1, .dot), source.word(name - 1) != .new, !source.isMark(name - 1, .at) else {
      return nil
    }
    let close = source.close(name + 1)
    var index = close + 1
    if source.word(index) == .throws {
      while index < close + NativeSourceLimit.propertyType,
        source.isIdentifier(index) || source.isMark(index, .comma) || source.isMark(index, .dot)
      {
        index += 1
      }
    }
    guard source.isMark(index, .openingBrace) else { return nil }
    var function = SourceOutline.Function(name: source.string(name), nameToken: name)
    function.parameters = parameters(name + 1)
    function.isStatic = hasModifier(name, "static")
    function.isInitialiser = outline.type(scope)?.name == function.name
    declareFunction(
      function, body: index + 1..<max(index + 1, source.close(index)), isPrivate: hasModifier(name, "private")
    )
    return index + 1
  }

  // MARK: - Variables

  private mutating func kotlinVariable(_ keyword: Int) -> Int {
    var name = source.afterAngles(keyword + 1)
    let isMutable = source.word(keyword) == .var
    if source.isMark(name, .openingParenthesis) {
      let close = source.close(name)
      guard source.isMark(close + 1, .assign) else { return keyword + 1 }
      let value = collector.value(after: close + 1)
      for part in pattern(name..<close + 1) {
        declare(part.name, .part(value, part.path), isMutable: isMutable)
      }
      return close + 2
    }
    // `val Type.name get() = ...`
    while source.isIdentifier(name), source.isMark(name + 1, .dot), source.isIdentifier(name + 2) {
      name += 2
    }
    // A property in the header of a class is declared with it.
    guard source.isIdentifier(name), !isInHeader(keyword) else { return keyword + 1 }
    var index = name + 1
    var type = 0..<0
    if source.isMark(index, .colon) {
      let start = index + 1
      index = start
      while index < source.count, index < name + NativeSourceLimit.propertyType * 2,
        !source.isMark(index, .assign),
        !source.isMark(index, .openingBrace), !source.isMark(index, .closingBrace),
        !source.isMark(index, .semicolon),
        index == start || !endsType(index), !source.spells(index, "by"),
        !(source.spells(index, "get") && source.isMark(index + 1, .openingParenthesis))
      {
        index = source.isMark(index, .less) ? max(source.afterAngles(index), index + 1) : source.next(index)
      }
      type = start..<index
    }
    let isPrivate = hasModifier(keyword, "private")
    if source.isMark(index, .assign) || source.spells(index, "by") {
      declare(
        name, .variable(collector.value(after: index)), isMutable: isMutable, isPrivate: isPrivate, type: type
      )
      return index + 1
    }
    if isMember, source.spells(index, "get"), source.isMark(index + 1, .openingParenthesis) {
      var function = SourceOutline.Function(name: source.string(name), nameToken: name)
      let start = source.close(index + 1) + 1
      if source.isMark(start, .assign) {
        function.isExpression = true
        declareFunction(function, body: collector.value(after: start), asGetter: true, isPrivate: isPrivate)
        return start + 1
      }
      if source.isMark(start, .openingBrace) {
        declareFunction(
          function, body: start + 1..<max(start + 1, source.close(start)), asGetter: true,
          isPrivate: isPrivate)
        return start + 1
      }
    }
    declare(name, .variable(nil), isMutable: isMutable, isPrivate: isPrivate, type: type)
    return max(index, keyword + 1)
  }

  /// Whether a `val` is a parameter of a constructor: in the brackets of a class's header.
  private func isInHeader(_ keyword: Int) -> Bool {
    let parent = source.parent(keyword)
    return parent >= 0 && source.isMark(parent, .openingParenthesis)
  }

  /// `Type name = value;`, `Type name;`, `for (Type name : values)` is read by the loop.
  private mutating func javaVariable(_ name: Int) -> Int? {
    guard
      source.isMark(name + 1, .assign) || source.isMark(name + 1, .semicolon)
        || source.isMark(name + 1, .openingBracket),
      isTypeEnd(name - 1), source.word(name - 1) != .return
    else { return nil }
    var index = name + 1
    if source.isMark(index, .openingBracket) {
      guard source.close(index) == index + 1, source.isMark(index + 2, .assign) else { return nil }
      index += 2
    }
    let isPrivate = hasModifier(name - 1, "private")
    let isMutable = !hasModifier(name, "final") && !(outline.type(scope)?.keyword == .interface)
    if source.isMark(index, .assign) {
      let value = collector.value(after: index)
      declareFurther(value.upperBound, like: name, isMutable: isMutable, isPrivate: isPrivate)
      declare(
        name, iterated(value).map { .element($0, []) } ?? .variable(value), isMutable: isMutable,
        isPrivate: isPrivate, isStatic: hasModifier(name, "static"), type: typeTokens(before: name))
    } else {
      declare(
        name, .variable(nil), isMutable: isMutable, isPrivate: isPrivate,
        isStatic: hasModifier(name, "static"),
        type: typeTokens(before: name))
    }
    return index + 1
  }

  /// `, b = value` behind `Type a = value`.
  private mutating func declareFurther(_ comma: Int, like first: Int, isMutable: Bool, isPrivate: Bool) {
    var comma = comma
    while source.isMark(comma, .comma), source.isIdentifier(comma + 1), source.isMark(comma + 2, .assign),
      // Not in a call or a `for`.
      !source.isMark(source.parent(first), .openingParenthesis)
    {
      let value = collector.value(after: comma + 2)
      declare(
        comma + 1, .variable(value), isMutable: isMutable, isPrivate: isPrivate,
        isStatic: hasModifier(first, "static"), type: typeTokens(before: first))
      comma = value.upperBound
    }
  }

  /// The iterator of `iterator.next()`; nil where something else asks it for elements, too.
  private func iterated(_ value: Range<Int>) -> Range<Int>? {
    let iterator = value.lowerBound
    guard value.count == 5, source.isIdentifier(iterator), source.spells(iterator + 2, "next"),
      source.isMark(iterator + 1, .dot), source.isMark(iterator + 3, .openingParenthesis)
    else { return nil }
    let name = source.string(iterator)
    let uses = outline.scopes[scope].tokens.count {
      source.string($0) == name && source.isMark($0 + 1, .dot) && source.spells($0 + 2, "next")
    }
    return uses == 1 ? iterator..<iterator + 1 : nil
  }

  private func isTypeEnd(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    if source.isIdentifier(index) {
      return !source.word(index).isControl && source.word(index) != .else && source.word(index) != .new
    }
    return source.isMark(index, .greater)
      || source.isMark(index, .closingBracket) && source.open(index) == index - 1
  }

  /// The tokens of the type before a name, modifiers included.
  private func typeTokens(before name: Int) -> Range<Int> {
    var start = name
    while start > 0, start > name - NativeSourceLimit.modifiers,
      !source.isMark(start - 1, .semicolon), !source.isMark(start - 1, .openingBrace),
      !source.isMark(start - 1, .closingBrace), !source.isMark(start - 1, .closingParenthesis),
      !source.isMark(start - 1, .openingParenthesis)
    {
      start -= 1
    }
    return start..<name
  }

  // MARK: - Loops, blocks and closures

  /// `for (x in list)`, `for ((a, b) in map)`, `for (Type x : list)`
  private mutating func jvmLoop(_ keyword: Int) -> Int {
    guard source.isMark(keyword + 1, .openingParenthesis) else { return keyword + 1 }
    let close = source.close(keyword + 1)
    let start = close + 1
    var mark = keyword + 2
    while mark < close, source.word(mark) != .in, !(source.isMark(mark, .colon) && !isKotlin) {
      mark = source.isMark(mark, .less) ? max(source.afterAngles(mark), mark + 1) : source.next(mark)
    }
    guard mark < close else {
      open(.block, keyword + 1, statementEnd(start))
      return keyword + 1
    }
    var names = pattern(keyword + 2..<mark)
    if !isKotlin { names = source.isIdentifier(mark - 1) ? [(mark - 1, [])] : [] }
    open(
      .block, start, statementEnd(start),
      names.map {
        .init(
          name: $0.name, kind: .element(mark + 1..<close, $0.path),
          type: isKotlin ? 0..<0 : keyword + 2..<$0.name)
      })
    return mark + 1
  }

  private mutating func kotlinControl(_ keyword: Int) -> Int {
    var brace = keyword + 1
    if source.isMark(brace, .openingParenthesis) { brace = source.close(brace) + 1 }
    if source.isMark(brace, .openingBrace) { open(.block, brace, source.close(brace)) }
    return keyword + 1
  }

  private mutating func kotlinClosure(_ brace: Int) -> Int {
    if outline.scopes[scope].tokens.lowerBound == brace { return brace + 1 }
    // `"${it}"`
    if source.isInterpolated(brace - 1), !syntax.endsInQuote(brace - 1) { return brace + 1 }
    if source.isMark(brace - 1, .arrow) {
      openBlock(brace..<max(brace + 1, source.close(brace)))
      return brace + 1
    }
    let body = brace..<max(brace + 1, source.close(brace))
    var end = brace + 1
    while end < min(brace + NativeSourceLimit.modifiers * 3, body.upperBound), !source.isMark(end, .arrow),
      source.isIdentifier(end) || source.isMark(end, .comma) || source.isMark(end, .openingParenthesis)
        || source.isMark(end, .colon) || source.isMark(end, .dot) || source.isMark(end, .question)
        || source.isMark(end, .less) || source.isMark(end, .greater) || source.isMark(end, .star)
    {
      end = source.next(end)
    }
    let names = source.isMark(end, .arrow) ? parameterNames(syntax.items(brace + 1..<end)) : []
    openClosure(first: brace, body, names)
    return brace + 1
  }

  private mutating func javaLambda(_ arrow: Int) -> Int {
    // `case "a" -> value`
    guard !isCaseArrow(arrow) else { return arrow + 1 }
    var names: [(name: Int, index: Int, path: SourceOutline.Path)] = []
    var first = arrow - 1
    if let start = source.open(arrow - 1) {
      first = start
      names = syntax.items(start + 1..<arrow - 1).enumerated().compactMap { number, item in
        item.last { source.isIdentifier($0) }.map { ($0, number, []) }
      }
    } else if source.isIdentifier(arrow - 1) {
      names = [(arrow - 1, 0, [])]
    }
    let body = arrow + 1
    let end = source.isMark(body, .openingBrace) ? source.close(body) + 1 : collector.statementEnd(body)
    openClosure(first: first, body..<max(body + 1, end), names)
    return arrow + 1
  }

  private func isCaseArrow(_ arrow: Int) -> Bool {
    var index = arrow - 1
    for _ in 0..<NativeSourceLimit.modifiers where index > 0 {
      if source.word(index) == .case || source.spells(index, "default") { return true }
      if source.isMark(index, .semicolon) || source.isMark(index, .openingBrace)
        || source.isMark(index, .openingParenthesis) || source.isMark(index, .assign)
      {
        return false
      }
      index = (source.open(index) ?? index) - 1
    }
    return false
  }

  /// A block; behind `new Name(...)` the body of an anonymous class.
  private mutating func javaBlock(_ brace: Int) -> Int {
    if outline.scopes[scope].tokens.lowerBound == brace { return brace + 1 }
    let tokens = brace + 1..<max(brace + 1, source.close(brace))
    if source.isMark(brace - 1, .closingParenthesis), let open = source.open(brace - 1) {
      var name = open - 1
      if source.isMark(name, .greater) {
        while name > open - NativeSourceLimit.modifiers, name > 0, !source.isMark(name, .less) { name -= 1 }
        name -= 1
      }
      while source.isMark(name - 1, .dot) { name -= 2 }
      if source.word(name - 1) == .new {
        let base = source.string(source.nameEnd(name) - 1)
        declareType(
          .init(
            name: "", nameToken: name, keyword: .class, supertypes: [base], isTransparent: true,
            superCall: .init(name: base, open: open)),
          name: nil, body: tokens)
        return brace + 1
      }
    }
    openBlock(tokens)
    return brace + 1
  }
}

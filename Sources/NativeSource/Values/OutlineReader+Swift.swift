import Diagnostics

extension OutlineReader {
  /// Reads what begins at a token of Swift; returns the token at which the walk goes on.
  mutating func swift(_ index: Int) -> Int {
    if source.isMark(index, .openingBrace) { return swiftClosure(index) }
    guard source.isIdentifier(index), !source.isMark(index - 1, .dot) else { return index + 1 }
    switch source.word(index) {
    case .class, .struct, .enum, .actor, .extension, .protocol: return swiftType(index)
    case .func: return swiftFunction(index, name: index + 1)
    case .`init` where isInType && source.word(index - 1) != .func: return swiftFunction(index, name: index)
    case .let, .var: return swiftVariable(index)
    case .case where isInType: return swiftCase(index)
    case .for: return swiftLoop(index)
    case .while where isTaking(index): return swiftTaking(index)
    case .if, .while, .switch, .guard, .else, .do, .catch: return swiftControl(index)
    default:
      if source.spells(index, "typealias") { return swiftAlias(index) }
      if isInType, source.spells(index, "subscript") { return swiftFunction(index, name: index) }
      if source.spells(index, "defer") || source.spells(index, "repeat") { return swiftControl(index) }
      return index + 1
    }
  }

  private mutating func swiftType(_ keyword: Int) -> Int {
    guard source.isIdentifier(keyword + 1) else { return keyword + 1 }
    switch source.word(keyword + 1) {
    case .func, .var, .let, .`init`: return keyword + 1
    default: if source.spells(keyword + 1, "subscript") { return keyword + 1 }
    }
    let nameEnd = source.nameEnd(keyword + 1)
    var info = SourceOutline.TypeInfo(
      name: source.string(nameEnd - 1), nameToken: nameEnd - 1, keyword: source.word(keyword),
      isExtension: source.word(keyword) == .extension)
    var index = source.afterAngles(nameEnd)
    if source.isMark(index, .colon) {
      while index < source.count, !source.isMark(index, .openingBrace) {
        if source.isIdentifier(index + 1),
          source.isMark(index, .colon) || source.isMark(index, .comma)
            || source.isMark(index, .ampersand)
        {
          let end = source.nameEnd(index + 1)
          info.supertypes.append(source.string(end - 1))
          index = source.afterAngles(end)
        } else {
          index += 1
        }
        if index > keyword + NativeSourceLimit.typeHeader { return keyword + 1 }
      }
    }
    for _ in 0..<NativeSourceLimit.typeHeader
    where index < source.count && !source.isMark(index, .openingBrace) && !source.isMark(index, .closingBrace)
    {
      index = source.next(index)
    }
    guard source.isMark(index, .openingBrace) else { return keyword + 1 }
    declareType(
      info, name: info.isExtension ? nil : nameEnd - 1, body: index + 1..<max(index + 1, source.close(index)))
    return index + 1
  }

  /// `typealias Name = Type`
  private mutating func swiftAlias(_ keyword: Int) -> Int {
    let equals = source.afterAngles(keyword + 2)
    guard source.isIdentifier(keyword + 1), source.isMark(equals, .assign) else { return keyword + 1 }
    let type = equals + 1..<min(collector.statementEnd(equals + 1), source.count)
    declare(keyword + 1, .alias(type), isStatic: true)
    return max(type.upperBound, keyword + 1)
  }

  private mutating func swiftFunction(_ keyword: Int, name: Int) -> Int {
    if source.word(keyword) == .func, source.kind(name) == .punctuation { return swiftOperator(keyword) }
    guard source.isIdentifier(name) else { return keyword + 1 }
    var open = name + 1
    if source.isMark(open, .question) || source.isMark(open, .exclamation) { open += 1 }
    open = source.afterAngles(open)
    guard source.isMark(open, .openingParenthesis) else { return keyword + 1 }
    var function = SourceOutline.Function(name: source.string(name), nameToken: name)
    function.parameters = parameters(open)
    function.isStatic = hasModifier(keyword, "static", "class")
    function.isPublic = hasModifier(keyword, "public", "open")
    function.isInitialiser = name == keyword && source.word(name) == .`init`
    if name == keyword, !function.isInitialiser { unlabel(&function) }
    var index = source.close(open) + 1
    for _ in 0..<NativeSourceLimit.signature
    where index < source.count && !source.isMark(index, .openingBrace) && !source.isMark(index, .closingBrace)
    {
      if index > source.close(open) + 1, collector.beginsStatement(index), !source.isMark(index, .arrow),
        source.word(index) != .where, !source.isMark(index - 1, .arrow)
      {
        break
      }
      index = source.next(index)
    }
    guard source.isMark(index, .openingBrace) else {
      declare(name, .other)
      return max(keyword + 1, min(source.close(open), source.count))
    }
    // `subscript(key: Key) -> Any? { get { ... } }`
    if source.spells(index + 1, "get"), source.isMark(index + 2, .openingBrace), name == keyword {
      index += 2
    }
    declareFunction(
      function, body: index + 1..<max(index + 1, source.close(index)),
      isPrivate: hasModifier(keyword, "private", "fileprivate"))
    return index + 1
  }

  /// The parameters of a subscript have only the labels that are written before their names.
  private func unlabel(_ function: inout SourceOutline.Function) {
    for number in function.parameters.indices {
      let token = function.parameters[number].token
      if token >= 0, !source.isIdentifier(token - 1) { function.parameters[number].label = nil }
    }
  }

  /// `func => (name: String, cls: AnyClass) { ... }`: its name is all of its marks.
  private mutating func swiftOperator(_ keyword: Int) -> Int {
    let name = keyword + 1
    var open = name
    while open < name + 4, source.kind(open) == .punctuation, !source.isMark(open, .openingParenthesis) {
      open += 1
    }
    let close = source.close(open)
    guard source.isMark(open, .openingParenthesis), open > name, source.isMark(close + 1, .openingBrace)
    else {
      return keyword + 1
    }
    let spelling = (name..<open).reduce(into: "") { $0 += source.string($1) }
    var function = SourceOutline.Function(name: spelling, nameToken: name)
    function.parameters = parameters(open)
    function.isStatic = hasModifier(keyword, "static", "class")
    function.isPublic = hasModifier(keyword, "public", "open")
    declareFunction(
      function, body: close + 2..<max(close + 2, source.close(close + 1)),
      isPrivate: hasModifier(keyword, "private", "fileprivate"))
    return close + 2
  }

  /// `let a = 1, b = 2`, `var a: T { ... }`, `if let a = b {`, `let (a, b) = c`.
  private mutating func swiftVariable(_ keyword: Int) -> Int {
    // `case let x` and `if case .a(let x)` bind what is not followed.
    let condition = conditionBlock(keyword)
    var name = keyword + 1
    if source.isMark(name, .openingParenthesis) {
      let close = source.close(name)
      guard source.isMark(close + 1, .assign) else { return keyword + 1 }
      let value = collector.value(after: close + 1)
      for part in pattern(name..<close + 1) {
        declare(part.name, .part(value, part.path), isMutable: source.word(keyword) == .var)
      }
      return close + 2
    }
    guard source.isIdentifier(name) else { return keyword + 1 }
    let isMutable = source.word(keyword) == .var
    let isPrivate = hasModifier(keyword, "private", "fileprivate")
    let isStatic = hasModifier(keyword, "static", "class")
    while source.isIdentifier(name) {
      var index = name + 1
      var type = 0..<0
      if source.isMark(index, .colon) {
        let start = index + 1
        index = start
        while index < source.count, !source.isMark(index, .assign), !source.isMark(index, .openingBrace),
          !source.isMark(index, .comma), !source.isMark(index, .closingParenthesis),
          !source.isMark(index, .closingBrace), !source.isMark(index, .semicolon),
          index == start || !endsType(index)
        {
          index =
            source.isMark(index, .less)
            ? source.afterAngles(index) == index ? index + 1 : source.afterAngles(index) : source.next(index)
          if index > name + NativeSourceLimit.propertyType * 2 { break }
        }
        type = start..<index
      }
      if let condition {
        // `if let a {` means the outer `a`.
        guard source.isMark(index, .assign) else { return name + 1 }
        var end = index + 1
        while end < condition, !source.isMark(end, .comma), source.word(end) != .else {
          end = source.next(end)
        }
        let isGuard = source.word(condition - 1) == .else
        if isGuard {
          declare(name, .variable(index + 1..<end), isMutable: isMutable, type: type)
        } else {
          open(
            .block, condition, source.close(condition),
            [.init(name: name, kind: .variable(index + 1..<end), type: type)])
        }
        return index + 1
      }
      if source.isMark(index, .assign) {
        let value = collector.value(after: index)
        declare(
          name, .variable(value), isMutable: isMutable, isPrivate: isPrivate, isStatic: isStatic, type: type)
        guard source.isMark(value.upperBound, .comma), source.isIdentifier(value.upperBound + 1),
          source.isMark(value.upperBound + 2, .assign) || source.isMark(value.upperBound + 2, .colon)
        else { return index + 1 }
        // `let a = 1, b = 2`: closures in the first value are walked later, which does not matter for names.
        name = value.upperBound + 1
        continue
      }
      if isMember, source.isMark(index, .openingBrace) {
        return swiftAccessors(name, index, type: type, isPrivate: isPrivate, isStatic: isStatic)
      }
      declare(
        name, .variable(nil), isMutable: isMutable, isPrivate: isPrivate, isStatic: isStatic, type: type)
      return index
    }
    return max(name, keyword + 1)
  }

  /// `{ get { ... } set { ... } }`, or the body of a getter.
  private mutating func swiftAccessors(
    _ name: Int, _ open: Int, type: Range<Int>, isPrivate: Bool, isStatic: Bool
  ) -> Int {
    var function = SourceOutline.Function(name: source.string(name), nameToken: name)
    function.isStatic = isStatic
    var body = open
    if source.spells(open + 1, "get"), source.isMark(open + 2, .openingBrace) { body = open + 2 }
    if source.spells(open + 1, "get") && body == open || source.spells(open + 1, "set")
      || source.spells(open + 1, "didSet") || source.spells(open + 1, "willSet")
    {
      declare(name, .variable(nil), isMutable: true, isPrivate: isPrivate, isStatic: isStatic, type: type)
      return open + 1
    }
    declareFunction(
      function, body: body + 1..<max(body + 1, source.close(body)), asGetter: true, isPrivate: isPrivate)
    return body + 1
  }

  private mutating func swiftCase(_ keyword: Int) -> Int {
    var name = keyword + 1
    while source.isIdentifier(name) {
      var index = name + 1
      if source.isMark(index, .openingParenthesis) { index = source.close(index) + 1 }
      if source.isMark(index, .assign) {
        let value = collector.value(after: index)
        declare(name, .enumCase(value), isStatic: true)
        index = value.upperBound
      } else {
        declare(name, .enumCase(nil), isStatic: true)
      }
      guard source.isMark(index, .comma) else { return index }
      name = index + 1
    }
    return name
  }

  private mutating func swiftLoop(_ keyword: Int) -> Int {
    var inWord = keyword + 1
    while inWord < keyword + NativeSourceLimit.variableType * 2, inWord < source.count,
      source.word(inWord) != .in
    {
      inWord = source.next(inWord)
    }
    guard source.word(inWord) == .in, let brace = brace(after: inWord) else { return keyword + 1 }
    let end = (inWord + 1..<brace).first { source.word($0) == .where } ?? brace
    let names = pattern(keyword + 1..<inWord)
    open(
      .block, brace, source.close(brace),
      names.map { .init(name: $0.name, kind: .element(inWord + 1..<end, $0.path)) })
    return inWord + 1
  }

  /// `while let (a, b) = list.popLast() {`
  private func isTaking(_ keyword: Int) -> Bool {
    guard source.word(keyword + 1) == .let || source.word(keyword + 1) == .var,
      let brace = brace(after: keyword + 1)
    else { return false }
    return source.isMark(brace - 1, .closingParenthesis) && source.open(brace - 1) == brace - 2
      && source.isMark(brace - 4, .dot)
      && ["popLast", "removeFirst", "removeLast", "next"].contains(source.string(brace - 3))
  }

  /// The names are of an element of the list.
  private mutating func swiftTaking(_ keyword: Int) -> Int {
    guard let brace = brace(after: keyword + 1),
      let equals = (keyword + 2..<brace).first(where: { source.isMark($0, .assign) }), brace - 4 > equals + 1
    else { return swiftControl(keyword) }
    open(
      .block, brace, source.close(brace),
      pattern(keyword + 2..<equals).map {
        .init(name: $0.name, kind: .element(equals + 1..<brace - 4, $0.path))
      })
    return equals + 1
  }

  /// The next `{` on the level of a token.
  private func brace(after index: Int) -> Int? {
    var index = index
    for _ in 0..<NativeSourceLimit.statement where index < source.count {
      if source.isMark(index, .openingBrace) { return index }
      if source.isMark(index, .closingBrace) || source.isMark(index, .semicolon) { return nil }
      index = source.next(index)
    }
    return nil
  }

  /// The `{` after the condition that a `let` is in; nil where it is in none.
  private func conditionBlock(_ keyword: Int) -> Int? {
    var before = keyword - 1
    for _ in 0..<NativeSourceLimit.statement where before >= 0 {
      switch source.word(before) {
      case .if, .while, .guard: return brace(after: keyword)
      case .let, .var, .case: break
      default:
        if source.isMark(before, .semicolon)
          || source.isMark(before, .closingBrace) && source.open(before) == nil
          || source.isMark(before, .openingBrace) || source.isMark(before, .openingParenthesis)
        {
          return nil
        }
        // Conditions are separated by commas; a new line without one ends the search.
        if collector.beginsStatement(before + 1), !source.isMark(before, .comma) { return nil }
      }
      before = (source.open(before) ?? before) - 1
    }
    return nil
  }

  /// Claims the block of a control statement, so that it is not read as a closure.
  private mutating func swiftControl(_ keyword: Int) -> Int {
    guard let brace = brace(after: keyword + 1) else { return keyword + 1 }
    if source.word(keyword) == .else, source.word(keyword + 1) == .if { return keyword + 1 }
    open(.block, brace, source.close(brace))
    return keyword + 1
  }

  /// `{ a, b in ... }`; a block that a statement claimed is passed over.
  private mutating func swiftClosure(_ brace: Int) -> Int {
    if outline.scopes[scope].tokens.lowerBound == brace { return brace + 1 }
    let body = brace..<max(brace + 1, source.close(brace))
    var names: [(name: Int, index: Int, path: SourceOutline.Path)] = []
    var index = brace + 1
    if source.isMark(index, .openingBracket) { index = source.close(index) + 1 }
    if source.isMark(index, .openingParenthesis) {
      let close = source.close(index)
      var end = close + 1
      if source.isMark(end, .arrow) {
        while end < body.upperBound, end < close + 12, source.word(end) != .in { end += 1 }
      }
      if source.word(end) == .in {
        names = parameterNames(syntax.items(index + 1..<close))
      }
    } else {
      var end = index
      while end < min(index + NativeSourceLimit.modifiers, body.upperBound),
        source.isIdentifier(end) && source.word(end) != .in || source.isMark(end, .comma)
      {
        end += 1
      }
      let last = end
      // `{ key -> String in`
      if source.isMark(end, .arrow) {
        while end < body.upperBound, end < last + 12, source.word(end) != .in { end += 1 }
      }
      if source.word(end) == .in, last > index { names = parameterNames(syntax.items(index..<last)) }
    }
    openClosure(first: brace, body, names)
    return brace + 1
  }

  /// The names of parameters of a closure, each with its number: a pattern of tuples is one parameter.
  func parameterNames(_ items: [Range<Int>]) -> [(name: Int, index: Int, path: SourceOutline.Path)] {
    items.enumerated().flatMap { number, item -> [(name: Int, index: Int, path: SourceOutline.Path)] in
      pattern(item).map { ($0.name, number, $0.path) }
    }
  }
}

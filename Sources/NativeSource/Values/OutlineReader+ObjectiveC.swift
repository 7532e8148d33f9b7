import Diagnostics

extension OutlineReader {
  /// Reads what begins at a token of Objective-C; returns the token at which the walk goes on.
  mutating func objectiveC(_ index: Int) -> Int {
    guard let kind = source.kind(index) else { return index + 1 }
    switch kind {
    case .define:
      var end = index
      while end < source.count, source.kind(end) != .directiveEnd { end += 1 }
      return end + 1
    case .punctuation:
      switch source.tokens[index].mark {
      case .at: return objectiveCType(index)
      case .minus, .plus: return objectiveCMethod(index)
      case .caret: return block(index)
      default: return index + 1
      }
    case .identifier:
      if source.word(index) == .for { return objectiveCLoop(index) }
      if source.word(index) == .while { enumerator(index) }
      if isMember, source.isMark(index + 1, .openingParenthesis) { return function(index) }
      return variable(index)
    default: return index + 1
    }
  }

  private mutating func objectiveCType(_ at: Int) -> Int {
    let keyword = at + 1
    let name = keyword + 1
    switch source.word(keyword) {
    case .interface, .implementation, .protocol: break
    default: return keyword
    }
    guard source.isIdentifier(name), !source.isMark(name + 1, .semicolon), !source.isMark(name + 1, .comma)
    else {
      return name
    }
    var info = SourceOutline.TypeInfo(
      name: source.string(name), nameToken: name, keyword: source.word(keyword))
    info.isExtension = source.isMark(name + 1, .openingParenthesis)
    if source.isMark(name + 1, .colon), source.isIdentifier(name + 2) {
      info.supertypes = [source.string(name + 2)]
    }
    var end = name
    while end < source.count, !(source.isMark(end, .at) && isTypeEnd(end)) { end += 1 }
    declareType(info, name: info.isExtension ? nil : name, body: name + 1..<max(name + 1, end))
    return name + 1
  }

  private func isTypeEnd(_ at: Int) -> Bool {
    switch source.word(at + 1) {
    case .end, .implementation, .interface: true
    default: false
    }
  }

  private mutating func objectiveCMethod(_ mark: Int) -> Int {
    guard isInType, source.isMark(mark + 1, .openingParenthesis),
      let header = source.methodHeader(source.close(mark + 1) + 1), source.isIdentifier(header.name)
    else { return mark + 1 }
    var index = header.end
    if source.isMark(index, .semicolon), source.isMark(index + 1, .openingBrace) { index += 1 }
    guard source.isMark(index, .openingBrace) else { return max(header.end, mark + 1) }
    var function = SourceOutline.Function(name: source.string(header.name), nameToken: header.name)
    function.isStatic = source.isMark(mark, .plus)
    function.parameters = header.parameters.enumerated().map { number, part in
      .init(
        label: number == 0 || !source.isIdentifier(part.label) ? nil : source.string(part.label),
        name: part.name.map { source.string($0) } ?? "", token: part.name ?? -1, type: part.type)
    }
    declareFunction(function, body: index + 1..<max(index + 1, source.methodEnd(index)))
    return index + 1
  }

  /// A function of C outside of methods.
  private mutating func function(_ name: Int) -> Int {
    let close = source.close(name + 1)
    var index = close + 1
    for _ in 0..<3 where source.isIdentifier(index) { index += 1 }
    guard source.isMark(index, .openingBrace), !source.word(name).isControl else { return name + 1 }
    var function = SourceOutline.Function(name: source.string(name), nameToken: name, isStatic: true)
    let hasNone = close == name + 3 && source.spells(name + 2, "void")
    function.parameters = hasNone ? [] : parameters(name + 1)
    declareFunction(function, body: index + 1..<max(index + 1, source.close(index)))
    return index + 1
  }

  /// `Type *name = value;`, `Type name[] = { ... };`, `Type *name;`
  private mutating func variable(_ name: Int) -> Int {
    var index = name + 1
    while source.isMark(index, .openingBracket) { index = source.close(index) + 1 }
    // `std::vector<T> names{ ... };`
    let isBraced = source.isMark(index, .openingBrace) && source.isMark(name - 1, .greater)
    guard source.isMark(index, .assign) || source.isMark(index, .semicolon) && index == name + 1 || isBraced,
      isDeclarator(name)
    else { return name + 1 }
    let hasConstant = (max(0, name - 8)..<name).contains {
      (source.spells($0, "const") || source.spells($0, "constexpr"))
        && source.parent($0) == source.parent(name)
    }
    let isStatic = (max(0, name - 8)..<name).contains {
      source.word($0) == .static && source.parent($0) == source.parent(name)
    }
    var value: Range<Int>? = source.isMark(index, .assign) ? collector.value(after: index) : nil
    if isBraced { value = index..<max(index, min(source.close(index) + 1, source.count)) }
    declare(
      name, .variable(value), isMutable: !hasConstant, isPrivate: isStatic || !isInFile, isStatic: isStatic,
      type: max(0, name - 3)..<name)
    return index + 1
  }

  /// Whether a type is before a name.
  private func isDeclarator(_ name: Int) -> Bool {
    let before = name - 1
    if source.isMark(before, .star) || source.isMark(before, .greater) { return true }
    if source.isMark(before, .closingBrace) { return source.isMark(name + 1, .openingBracket) }
    // `__weak typeof(self) name`
    if source.isMark(before, .closingParenthesis), let open = source.open(before) {
      return ["typeof", "__typeof", "__typeof__"].contains(source.string(open - 1))
    }
    // `BOOL isOn = a, isOff = b;`
    if source.isMark(before, .comma), let last = outline.declarations.last,
      case .variable(let value?) = last.kind
    {
      return value.upperBound == before && source.parent(last.token) == source.parent(name)
    }
    guard source.isIdentifier(before) else { return false }
    switch source.word(before) {
    case .return, .else, .in, .do, .case: return false
    default: return true
    }
  }

  private mutating func objectiveCLoop(_ keyword: Int) -> Int {
    guard source.isMark(keyword + 1, .openingParenthesis) else { return keyword + 1 }
    let close = source.close(keyword + 1)
    let inWord = (keyword + 2..<max(keyword + 2, close)).first {
      source.word($0) == .in && source.parent($0) == keyword + 1
        || source.isMark($0, .colon) && source.parent($0) == keyword + 1
    }
    let start = close + 1
    if let inWord, source.isMark(inWord - 1, .closingBracket), let bracket = source.open(inWord - 1) {
      // `for (const auto &[name, view] : table)`
      let names = syntax.items(bracket + 1..<inWord - 1).enumerated().compactMap { number, item -> Pending? in
        guard item.count == 1, source.isIdentifier(item.lowerBound) else { return nil }
        return .init(name: item.lowerBound, kind: .element(inWord + 1..<close, [number]))
      }
      open(.block, start, statementEnd(start), names)
      return inWord + 1
    }
    guard let inWord, source.isIdentifier(inWord - 1) else {
      open(.block, keyword + 1, statementEnd(start))
      return keyword + 1
    }
    open(
      .block, start, statementEnd(start), [.init(name: inWord - 1, kind: .element(inWord + 1..<close, []))])
    return inWord + 1
  }

  /// `while ((name = [enumerator nextObject]))`: the name is an element of what is enumerated.
  private mutating func enumerator(_ keyword: Int) {
    guard source.isMark(keyword + 1, .openingParenthesis) else { return }
    let start = source.close(keyword + 1) + 1
    let name = source.isMark(keyword + 2, .openingParenthesis) ? keyword + 3 : keyword + 2
    let open = name + 2
    guard source.isIdentifier(name), source.isMark(name + 1, .assign), source.isMark(open, .openingBracket),
      source.spells(source.close(open) - 1, "nextObject"), source.close(open) - 1 > open + 1
    else { return }
    self.open(
      .block, start, statementEnd(start),
      [.init(name: name, kind: .element(open + 1..<source.close(open) - 1, []))])
  }

  /// `^(id a, BOOL *stop) { ... }`, `^{ ... }`, `^void(id a) { ... }`
  private mutating func block(_ caret: Int) -> Int {
    var index = caret + 1
    while source.isIdentifier(index) || source.isMark(index, .star) { index += 1 }
    var names: [(name: Int, index: Int, path: SourceOutline.Path)] = []
    if source.isMark(index, .openingParenthesis) {
      names = syntax.items(index + 1..<max(index + 1, source.close(index))).enumerated().compactMap {
        number, item in
        item.last { source.isIdentifier($0) }.map { ($0, number, []) }
      }
      index = source.close(index) + 1
    }
    guard source.isMark(index, .openingBrace) else { return blockVariable(caret) ?? caret + 1 }
    openClosure(first: caret, index..<max(index + 1, source.close(index)), names)
    return index + 1
  }

  /// `void (^name)(id a) = value;`, `void (^name)(id a);`
  private mutating func blockVariable(_ caret: Int) -> Int? {
    var name = caret + 1
    while source.isIdentifier(name), source.isIdentifier(name + 1) { name += 1 }
    guard source.isIdentifier(name), source.isMark(caret - 1, .openingParenthesis),
      source.close(caret - 1) == name + 1, source.isMark(name + 2, .openingParenthesis)
    else { return nil }
    let index = source.close(name + 2) + 1
    guard source.isMark(index, .assign) || source.isMark(index, .semicolon) else { return nil }
    // `typedef void (^Name)(id a);`
    var first = caret - 2
    for _ in 0..<NativeSourceLimit.modifiers where first > 0 {
      guard source.isIdentifier(first) || source.isMark(first, .star) || source.isMark(first, .greater)
      else { break }
      if source.spells(first, "typedef") { return nil }
      first -= 1
    }
    let value: Range<Int>? = source.isMark(index, .assign) ? collector.value(after: index) : nil
    let isStatic = source.word(first + 1) == .static
    declare(
      name, .variable(value), isMutable: true, isPrivate: isStatic || !isInFile, isStatic: isStatic)
    return index + 1
  }
}

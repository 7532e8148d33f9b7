import Diagnostics

/// Reads values and what follows them: members, calls, elements.
extension SyntaxReader {
  func chain(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    let end = tokens.upperBound
    var (tree, index) = primary(tokens, depth)
    while index < end {
      if source.isMark(index, .question) || source.isMark(index, .exclamation) {
        index += 1
      } else if source.isMark(index, .dot) || source.isMark(index, .arrow) && isObjectiveC
        || source.isMark(index, .scope)
      {
        // `Stream.<T>of(a)`
        if source.language == .java, let after = source.angleEnd(index + 1), after < end {
          index = after - 1
        }
        // `pair.0`
        guard source.isIdentifier(index + 1) || source.kind(index + 1) == .number else {
          return SyntaxTree(.unknown, tokens)
        }
        let name = source.string(index + 1)
        let isReference =
          source.isMark(index, .scope) && !isObjectiveC && source.word(index + 1) != .class
        (tree, index) = member(tree, name, index + 1, isReference: isReference, end, depth)
      } else if source.isMark(index, .openingBracket) {
        let close = source.close(index)
        guard close < end else { return SyntaxTree(.unknown, tokens) }
        tree = element(of: tree, index, close, depth)
        index = close + 1
      } else if source.isMark(index, .openingParenthesis) {
        // `makers[0](x)`, `{ ... }()`
        let close = source.close(index)
        guard close < end else { return SyntaxTree(.unknown, tokens) }
        tree = SyntaxTree(
          .call(.init(base: tree, name: "", nameToken: index, arguments: arguments(index, depth))),
          tree.tokens.lowerBound..<close + 1)
        index = close + 1
      } else if isObjectiveC, source.isMark(index, .openingBrace), isType(tree) {
        // `std::vector<T>{ ... }`, `Row{ ... }`
        let close = source.close(index)
        guard close < end else { return SyntaxTree(.unknown, tokens) }
        tree = braces(index, depth)
        tree.tokens = tokens.lowerBound..<close + 1
        index = close + 1
      } else if source.isMark(index, .less), let after = source.angleEnd(index), after <= end,
        source.isIdentifier(index - 1)
      {
        index = after
      } else {
        return SyntaxTree(.unknown, tokens)
      }
    }
    return tree
  }

  /// `base[key]`, `base[key, default: value]`, `base[keyPath: path]`
  private func element(of base: SyntaxTree, _ open: Int, _ close: Int, _ depth: Int) -> SyntaxTree {
    let tokens = base.tokens.lowerBound..<close + 1
    let key = open + 1..<close
    guard source.language == .swift else {
      return SyntaxTree(.element(base, expression(key, depth: depth)), tokens)
    }
    let items = items(key)
    if items.count == 2, source.spells(items[1].lowerBound, "default"), items[1].count > 2 {
      let value = expression(items[1].lowerBound + 2..<items[1].upperBound, depth: depth)
      let found = SyntaxTree(.element(base, expression(items[0], depth: depth)), tokens)
      return SyntaxTree(.fallback(found, value), tokens)
    }
    if items.count == 1, source.spells(open + 1, "keyPath"), source.isMark(open + 2, .colon) {
      let path = expression(open + 3..<close, depth: depth)
      return SyntaxTree(
        .call(
          .init(
            base: base, name: "subscript", nameToken: open, arguments: [.init(label: "keyPath", value: path)])
        ),
        tokens)
    }
    return SyntaxTree(.element(base, expression(key, depth: depth)), tokens)
  }

  private func isType(_ tree: SyntaxTree) -> Bool {
    switch tree.kind {
    case .name, .member: true
    default: false
    }
  }

  /// The member or call of `name` of `base`, whose name is at token `at`; and the token after it.
  private func member(
    _ base: SyntaxTree?, _ name: String, _ at: Int, isReference: Bool, _ end: Int, _ depth: Int
  ) -> (SyntaxTree, Int) {
    let start = base?.tokens.lowerBound ?? at
    var next = at + 1
    var typeArguments = 0..<0
    if source.isMark(next, .less), let after = self.typeArguments(next), after <= end {
      typeArguments = next + 1..<after - 1
      next = after
    }
    // `name?(...)`, `name!!(...)`
    while next < end, source.isMark(next, .exclamation) || source.isMark(next, .question), next + 1 < end {
      let after = next + 1
      if source.isMark(after, .openingParenthesis), source.tokens[next].end == source.tokens[after].start {
        next = after
        break
      }
      break
    }
    var call = SyntaxTree.Call(
      base: base, name: name, nameToken: at, arguments: [], typeArguments: typeArguments)
    var isCall = false
    if next < end, source.isMark(next, .openingParenthesis), source.close(next) < end {
      call.arguments = arguments(next, depth)
      next = source.close(next) + 1
      isCall = true
    }
    while next < end, source.language == .swift || source.language == .kotlin,
      let block = trailingClosure(next, isFirst: !isCall), block.tokens.upperBound <= end
    {
      call.arguments.append(block.argument)
      next = block.tokens.upperBound
      isCall = true
    }
    if isCall { return (SyntaxTree(.call(call), start..<next), next) }
    if isReference { return (SyntaxTree(.reference(base, name), start..<at + 1), at + 1) }
    if base == nil { return (SyntaxTree(.name(name), at..<at + 1), at + 1) }
    return (SyntaxTree(.member(base, name), start..<at + 1), at + 1)
  }

  /// `{ ... }`, or a further one with a label: `onEnd: { ... }`.
  private func trailingClosure(_ index: Int, isFirst: Bool) -> (
    argument: SyntaxTree.Argument, tokens: Range<Int>
  )? {
    if source.isMark(index, .openingBrace) {
      let close = source.close(index)
      guard close < source.count, !(source.language == .kotlin && collector.hasLineBreak(before: index))
      else {
        return nil
      }
      let closure = SyntaxTree.Closure(open: index, body: index + 1..<max(index + 1, close))
      return (.init(label: nil, value: SyntaxTree(.closure(closure), index..<close + 1)), index..<close + 1)
    }
    guard !isFirst, source.language == .swift, source.isIdentifier(index), source.isMark(index + 1, .colon),
      source.isMark(index + 2, .openingBrace), source.close(index + 2) < source.count
    else { return nil }
    let close = source.close(index + 2)
    let closure = SyntaxTree.Closure(open: index + 2, body: index + 3..<max(index + 3, close))
    return (
      .init(label: source.string(index), value: SyntaxTree(.closure(closure), index + 2..<close + 1)),
      index..<close + 1
    )
  }

  /// The arguments between the bracket `open` and its partner.
  func arguments(_ open: Int, _ depth: Int) -> [SyntaxTree.Argument] {
    items(open + 1..<max(open + 1, min(source.close(open), source.count))).map { item in
      let first = item.lowerBound
      let isNamed =
        source.language == .swift && source.isMark(first + 1, .colon)
        || source.language == .kotlin && source.isMark(first + 1, .assign)
      guard isNamed, source.isIdentifier(first), item.count > 2 else {
        return .init(label: nil, value: expression(item, depth: depth))
      }
      return .init(
        label: source.string(first), value: expression(first + 2..<item.upperBound, depth: depth))
    }
  }

  // MARK: - Values

  /// The value that the tokens begin with, and the token after it.
  private func primary(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let end = tokens.upperBound
    let unknown = (SyntaxTree(.unknown, tokens), end)
    guard let kind = source.kind(first) else { return unknown }
    switch kind {
    case .string: return string(first, end, depth)
    case .number: return (SyntaxTree(.number, first..<first + 1), first + 1)
    case .identifier: return word(tokens, depth)
    case .define, .directiveEnd: return unknown
    case .punctuation: break
    }
    switch source.tokens[first].mark {
    case .at: return boxed(tokens, depth)
    case .openingParenthesis: return parenthesis(tokens, depth)
    case .openingBracket:
      guard source.close(first) < end else { return unknown }
      if isObjectiveC { return (message(first, depth), source.close(first) + 1) }
      return (collection(first, depth), source.close(first) + 1)
    case .openingBrace:
      guard source.close(first) < end else { return unknown }
      if let closure = closure(first..<source.close(first) + 1) {
        return (SyntaxTree(.closure(closure), first..<source.close(first) + 1), source.close(first) + 1)
      }
      // `{ a, b }` of C and Java.
      return (braces(first, depth), source.close(first) + 1)
    case .dot where source.language == .swift && source.isIdentifier(first + 1):
      let (tree, next) = member(nil, source.string(first + 1), first + 1, isReference: false, end, depth)
      if case .name(let name) = tree.kind { return (SyntaxTree(.member(nil, name), first..<next), next) }
      if case .call(var call) = tree.kind {
        call.base = SyntaxTree(.unknown, first..<first)
        return (SyntaxTree(.call(call), first..<next), next)
      }
      return (tree, next)
    case .scope where source.isIdentifier(first + 1):
      return (SyntaxTree(.reference(nil, source.string(first + 1)), first..<first + 2), first + 2)
    case .ampersand: return (expression(first + 1..<end, depth: depth), end)
    case .backslash: return keyPath(tokens)
    case .hash where source.spells(first + 1, "selector") && source.isMark(first + 2, .openingParenthesis):
      let close = min(source.close(first + 2), end - 1)
      return (SyntaxTree(.selector(spelled(first + 3..<close)), first..<close + 1), close + 1)
    default: return unknown
    }
  }

  /// `\.name`, `\Type.name`
  private func keyPath(_ tokens: Range<Int>) -> (SyntaxTree, Int) {
    var index = tokens.lowerBound + 1
    if source.isIdentifier(index) { index += 1 }
    var names: [String] = []
    while index + 1 < tokens.upperBound, source.isMark(index, .dot), source.isIdentifier(index + 1) {
      names.append(source.string(index + 1))
      index += 2
    }
    guard !names.isEmpty else { return (SyntaxTree(.unknown, tokens), tokens.upperBound) }
    return (SyntaxTree(.keyPath(names), tokens.lowerBound..<index), index)
  }

  /// An initialiser of C: `{ a, b }`, `{ .name = a }`, `{ [0] = a }`.
  private func braces(_ open: Int, _ depth: Int) -> SyntaxTree {
    let tokens = open..<source.close(open) + 1
    let items = items(open + 1..<source.close(open))
    func value(_ item: Range<Int>, _ equals: Int) -> SyntaxTree {
      expression(equals + 1..<max(equals + 1, item.upperBound), depth: depth)
    }
    guard isObjectiveC, let first = items.first?.lowerBound else {
      return SyntaxTree(.list(items.map { expression($0, depth: depth) }), tokens)
    }
    if source.isMark(first, .dot) {
      var fields: [SyntaxTree.Argument] = []
      for item in items {
        let name = item.lowerBound + 1
        guard source.isMark(name - 1, .dot), source.isIdentifier(name), source.isMark(name + 1, .assign)
        else {
          return SyntaxTree(.unknown, tokens)
        }
        fields.append(.init(label: source.string(name), value: value(item, name + 1)))
      }
      return SyntaxTree(.tuple(fields), tokens)
    }
    if source.isMark(first, .openingBracket), source.isMark(source.close(first) + 1, .assign) {
      var entries: [(key: SyntaxTree, value: SyntaxTree)] = []
      for item in items {
        let close = source.close(item.lowerBound)
        guard source.isMark(item.lowerBound, .openingBracket), source.isMark(close + 1, .assign) else {
          return SyntaxTree(.unknown, tokens)
        }
        entries.append(
          (
            expression(item.lowerBound + 1..<max(item.lowerBound + 1, close), depth: depth),
            value(item, close + 1)
          ))
      }
      return SyntaxTree(.dictionary(entries), tokens)
    }
    return SyntaxTree(.list(items.map { expression($0, depth: depth) }), tokens)
  }

  private func spelled(_ tokens: Range<Int>) -> String {
    tokens.reduce(into: "") { $0 += source.string($1) }
  }

  /// A string, with what is in it; the token after it.
  private func string(_ first: Int, _ end: Int, _ depth: Int) -> (SyntaxTree, Int) {
    let flags = StringFlags(rawValue: source.tokens[first].code)
    let text = SyntaxTree(.text(collector.reader.stringValue(first)), first..<first + 1)
    guard flags.contains(.interpolated) else { return (text, first + 1) }
    var parts = [text]
    var index = first
    while index < end, source.kind(index) == .string {
      guard !endsInQuote(index), index + 1 < end else { break }
      if source.isMark(index + 1, .openingParenthesis) || source.isMark(index + 1, .openingBrace) {
        let close = source.close(index + 1)
        parts.append(expression(index + 2..<max(index + 2, min(close, end)), depth: depth))
        index = close + 1
      } else {
        parts.append(SyntaxTree(.name(source.string(index + 1)), index + 1..<index + 2))
        index += 2
      }
      if source.kind(index) == .string {
        parts.append(SyntaxTree(.text(collector.reader.stringValue(index)), index..<index + 1))
      }
    }
    return (SyntaxTree(.joined(parts), first..<min(index + 1, end)), min(index + 1, end))
  }

  private func word(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let one = first..<first + 1
    switch source.word(first) {
    case .nil, .null, .Nil, .NULL: return (SyntaxTree(.nothing, one), first + 1)
    case .new where source.language == .java: return construction(tokens, depth)
    case .object where source.language == .kotlin: return objectExpression(tokens, depth)
    default: break
    }
    let name = source.string(first)
    switch name {
    case "true", "YES": return (SyntaxTree(.boolean(true), one), first + 1)
    case "false", "NO": return (SyntaxTree(.boolean(false), one), first + 1)
    default: break
    }
    return member(nil, name, first, isReference: false, tokens.upperBound, depth)
  }

  /// `new Name<A>(...) { ... }`, `new Name[] { ... }`
  private func construction(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let unknown = (SyntaxTree(.unknown, tokens), tokens.upperBound)
    let nameEnd = source.nameEnd(first + 1)
    guard nameEnd > first + 1 else { return unknown }
    var index = source.afterAngles(nameEnd)
    while source.isMark(index, .openingBracket) { index = source.close(index) + 1 }
    if source.isMark(index, .openingBrace), index > source.afterAngles(nameEnd) {
      let close = source.close(index)
      guard close < tokens.upperBound else { return unknown }
      let items = items(index + 1..<close).map { expression($0, depth: depth) }
      return (SyntaxTree(.list(items), first..<close + 1), close + 1)
    }
    guard source.isMark(index, .openingParenthesis), source.close(index) < tokens.upperBound else {
      return unknown
    }
    var call = SyntaxTree.Call(
      base: nil, name: source.string(nameEnd - 1), nameToken: nameEnd - 1, arguments: arguments(index, depth),
      isNew: true)
    var next = source.close(index) + 1
    if source.isMark(next, .openingBrace), source.close(next) < tokens.upperBound {
      // `new HashMap<>() {{ put(...); }}`: what is in an anonymous class changes the object.
      let close = source.close(next)
      let closure = SyntaxTree.Closure(open: next, body: next + 1..<close)
      call.arguments.append(.init(label: "{", value: SyntaxTree(.closure(closure), next..<close + 1)))
      next = close + 1
    }
    return (SyntaxTree(.call(call), first..<next), next)
  }

  /// `object : Name(...) { ... }`
  private func objectExpression(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let unknown = (SyntaxTree(.unknown, tokens), tokens.upperBound)
    let nameEnd = source.nameEnd(first + 2)
    guard source.isMark(first + 1, .colon), nameEnd > first + 2 else { return unknown }
    var brace = source.afterAngles(nameEnd)
    var call = SyntaxTree.Call(
      base: nil, name: source.string(nameEnd - 1), nameToken: nameEnd - 1, arguments: [], isNew: true)
    if source.isMark(brace, .openingParenthesis) {
      call.arguments = arguments(brace, depth)
      brace = source.close(brace) + 1
    }
    guard source.isMark(brace, .openingBrace), source.close(brace) < tokens.upperBound else { return unknown }
    let close = source.close(brace)
    let closure = SyntaxTree.Closure(open: brace, body: brace + 1..<max(brace + 1, close))
    call.arguments.append(.init(label: "{", value: SyntaxTree(.closure(closure), brace..<close + 1)))
    return (SyntaxTree(.call(call), first..<close + 1), close + 1)
  }

  /// `(a)`, `(a, b)`, and a value behind a cast.
  private func parenthesis(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let close = source.close(first)
    guard close < tokens.upperBound else { return (SyntaxTree(.unknown, tokens), tokens.upperBound) }
    let isCast =
      (isObjectiveC || source.language == .java) && close + 1 < tokens.upperBound
      && (source.isIdentifier(close + 1) || source.isString(close + 1) || source.isMark(close + 1, .at)
        || source.isMark(close + 1, .openingBracket) || source.isMark(close + 1, .openingParenthesis)
        || source.isMark(close + 1, .openingBrace))
      && (first + 1..<close).allSatisfy {
        source.isIdentifier($0) || source.isMark($0, .star) || source.isMark($0, .less)
          || source.isMark($0, .greater)
          || source.isMark($0, .dot) || source.isMark($0, .comma) || source.isMark($0, .openingBracket)
          || source.isMark($0, .closingBracket) || source.isMark($0, .question)
      }
    if isCast { return (chain(close + 1..<tokens.upperBound, depth), tokens.upperBound) }
    let found = arguments(first, depth)
    if found.count == 1, found[0].label == nil {
      var inner = found[0].value
      inner.tokens = first..<close + 1
      if case .text = inner.kind { inner = found[0].value }
      return (inner, close + 1)
    }
    return (SyntaxTree(.tuple(found), first..<close + 1), close + 1)
  }

  // MARK: - Objective-C and Swift

  /// `@"a"`, `@[...]`, `@{...}`, `@(...)`, `@selector(...)`, `@YES`, `@1`
  private func boxed(_ tokens: Range<Int>, _ depth: Int) -> (SyntaxTree, Int) {
    let first = tokens.lowerBound
    let next = first + 1
    let end = tokens.upperBound
    if source.isMark(next, .openingBracket), source.close(next) < end {
      let items = items(next + 1..<source.close(next)).map { expression($0, depth: depth) }
      return (SyntaxTree(.list(items), first..<source.close(next) + 1), source.close(next) + 1)
    }
    if source.isMark(next, .openingBrace), source.close(next) < end {
      return (dictionary(next, first, depth), source.close(next) + 1)
    }
    if source.word(next) == .selector, source.isMark(next + 1, .openingParenthesis) {
      let close = min(source.close(next + 1), end - 1)
      return (SyntaxTree(.selector(spelled(next + 2..<close)), first..<close + 1), close + 1)
    }
    guard next < end else { return (SyntaxTree(.unknown, tokens), end) }
    let (inner, after) = primary(next..<end, depth)
    return (inner, after)
  }

  private func dictionary(_ open: Int, _ first: Int, _ depth: Int) -> SyntaxTree {
    var entries: [(key: SyntaxTree, value: SyntaxTree)] = []
    for item in items(open + 1..<source.close(open)) {
      guard let colon = pairColon(item) else { return SyntaxTree(.unknown, first..<source.close(open) + 1) }
      entries.append(
        (
          expression(item.lowerBound..<colon, depth: depth),
          expression(colon + 1..<item.upperBound, depth: depth)
        ))
    }
    return SyntaxTree(.dictionary(entries), first..<source.close(open) + 1)
  }

  private func pairColon(_ item: Range<Int>) -> Int? {
    var questions = 0
    var index = item.lowerBound
    while index < item.upperBound {
      if source.isMark(index, .question) { questions += 1 }
      if source.isMark(index, .colon) {
        if questions == 0 || source.language == .swift { return index > item.lowerBound ? index : nil }
        questions -= 1
      }
      index = source.next(index)
    }
    return nil
  }

  /// `[a, b]`, `[a: b]`, `[String: Any]()`, `[Type]()` of Swift; `[a, b]` of annotations.
  private func collection(_ open: Int, _ depth: Int) -> SyntaxTree {
    let tokens = open..<source.close(open) + 1
    let items = items(open + 1..<source.close(open))
    if items.isEmpty { return SyntaxTree(.list([]), tokens) }
    if items.count == 1, items[0].count == 1, source.isMark(items[0].lowerBound, .colon) {
      return SyntaxTree(.dictionary([]), tokens)
    }
    return pairColon(items[0]) != nil
      ? dictionary(open, open, depth) : SyntaxTree(.list(items.map { expression($0, depth: depth) }), tokens)
  }

  /// `[receiver part:a part:b]`, `[receiver name]` between the bracket `open` and its partner.
  private func message(_ open: Int, _ depth: Int) -> SyntaxTree {
    let close = source.close(open)
    let tokens = open..<close + 1
    var parts: [(name: Int, argument: Int)] = []
    var questions = 0
    var last = -1
    var index = open + 1
    while index < close {
      if source.isMark(index, .question) {
        questions += 1
      } else if source.isMark(index, .colon) {
        if questions > 0 { questions -= 1 } else if last >= 0 { parts.append((last, index + 1)) }
      }
      last = index
      index = source.next(index)
    }
    let nameToken = parts.first?.name ?? last
    guard nameToken > open + 1, source.isIdentifier(nameToken) else { return SyntaxTree(.unknown, tokens) }
    let base = expression(open + 1..<nameToken, depth: depth)
    var call = SyntaxTree.Call(
      base: base, name: source.string(nameToken), nameToken: nameToken, arguments: [])
    for (number, part) in parts.enumerated() {
      let end = number + 1 < parts.count ? parts[number + 1].name : close
      let label = number == 0 ? nil : source.string(part.name)
      for (offset, item) in items(part.argument..<max(part.argument, end)).enumerated() {
        // `arrayWithObjects:a, b, nil`
        call.arguments.append(
          .init(label: offset == 0 ? label : "", value: expression(item, depth: depth)))
      }
    }
    return SyntaxTree(.call(call), tokens)
  }
}

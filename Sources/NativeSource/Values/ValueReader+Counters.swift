import Diagnostics

/// Finds the variables that count the turns of loops, by which the elements of lists are taken.
extension ValueReader {
  /// The variable that counts the turns of a loop in a key such as `i` and `i + 1`, and what is added to it.
  func countedIndex(_ key: SyntaxTree, _ file: Int) -> (id: DeclarationID, offset: Int)? {
    if case .joined(let parts) = key.kind, parts.count == 2, case .number = parts[1].kind,
      let unit = index.unit(file), let offset = Int(unit.tokens.string(parts[1].tokens.lowerBound))
    {
      return counter(parts[0], file).map { ($0, offset) }
    }
    return counter(key, file).map { ($0, 0) }
  }

  /// By how much a variable that counts grows with each turn; nil when that is unknown.
  func step(ofCounter id: DeclarationID) -> Int? {
    guard let unit = index.unit(id.file) else { return nil }
    let tokens = unit.tokens
    if id.implicit != nil { return 1 }
    let declaration = unit.outline.declarations[id.index]
    if case .parameter = declaration.kind { return 1 }
    if case .element(let range, _) = declaration.kind {
      guard let step = range.first(where: { tokens.spells($0, "step") || tokens.spells($0, "by") }) else {
        return 1
      }
      return Int(tokens.string(tokens.isMark(step + 1, .colon) ? step + 2 : step + 1))
    }
    // `for (int i = 0; i < n; i += 2)`
    let open = tokens.parent(declaration.token)
    if tokens.language == .objectiveC, tokens.word(open - 1) != .for { return 1 }
    guard let last = (declaration.token..<tokens.close(open)).last(where: { tokens.isMark($0, .semicolon) })
    else { return nil }
    let change = last + 1..<tokens.close(open)
    if change.contains(where: { tokens.isMark($0, .assign) }) {
      guard change.count == 4, tokens.isMark(last + 2, .plus), tokens.isMark(last + 3, .assign) else {
        return nil
      }
      return Int(tokens.string(last + 4))
    }
    // Down from the last one: the same elements.
    return [Mark.plus, .minus].contains { mark in change.count { tokens.isMark($0, mark) } == 2 }
      && change.count == 3 ? 1 : nil
  }

  /// The variable that counts the turns of a loop, if a key is one.
  func counter(_ key: SyntaxTree, _ file: Int) -> DeclarationID? {
    guard case .name(let name) = key.kind, let unit = index.unit(file) else { return nil }
    guard let declaration = unit.outline.declaration(named: name, at: key.tokens.lowerBound) else {
      guard let found = implicitParameter(name, key.tokens.lowerBound, unit), found.index == 0,
        isCounted(closure: found.scope, file)
      else { return nil }
      return .implicit(file, scope: found.scope, 0)
    }
    switch unit.outline.declarations[declaration].kind {
    case .element(let tokens, _):
      // `for i in 0..<n`, `for (i in names.indices)`
      let isRange =
        tokens.count > 2
        && (tokens.contains { unit.tokens.isMark($0, .dot) && unit.tokens.isMark($0 + 1, .dot) }
          || unit.tokens.spells(tokens.upperBound - 1, "indices")
          || unit.tokens.spells(tokens.lowerBound, "stride")
          || tokens.contains { unit.tokens.spells($0, "until") })
      return isRange ? DeclarationID(file: file, index: declaration) : nil
    case .parameter(let scope, 0, []):
      return isCounted(closure: scope, file) ? DeclarationID(file: file, index: declaration) : nil
    case .variable(let value):
      guard let value, value.count == 1 || isCountedDown(value, declaration, file) else { return nil }
      if value.count == 1, unit.tokens.kind(value.lowerBound) != .number {
        // `for (Kind k = KindMap; ...)`
        guard number(unit.syntax.expression(value), file) == 0 else { return nil }
      }
      // `for (int i = 0; ...)`
      let parent = unit.tokens.parent(unit.outline.declarations[declaration].token)
      if parent > 0, unit.tokens.word(parent - 1) == .for {
        return DeclarationID(file: file, index: declaration)
      }
      // `int i = 0; while (i < n) { ...; i++; }`
      guard unit.tokens.language == .objectiveC, unit.outline.declarations[declaration].scope > 0,
        number(unit.syntax.expression(value), file) == 0, isCounted(declaration, file)
      else { return nil }
      return DeclarationID(file: file, index: declaration)
    default: return nil
    }
  }

  /// Whether a loop counts from the last position down: `for (NSInteger i = list.count - 1; i >= 0; i--)`.
  private func isCountedDown(_ value: Range<Int>, _ declaration: Int, _ file: Int) -> Bool {
    guard let tokens = index.unit(file)?.tokens, value.count > 3, tokens.isMark(value.upperBound - 2, .minus),
      tokens.spells(value.upperBound - 1, "1"),
      case let open = tokens.parent(value.lowerBound), tokens.word(open - 1) == .for
    else { return false }
    let close = tokens.close(open)
    return tokens.isMark(close - 1, .minus) && tokens.isMark(close - 2, .minus)
  }
}

extension NativeTokens {
  /// Whether a mark is at a token and directly behind it again: `++`.
  func isTwice(_ first: Int, _ mark: Mark) -> Bool {
    isMark(first, mark) && isMark(first + 1, mark) && range(first).end == range(first + 1).start
  }

  /// Whether a variable at a token is counted up or down, or joined with another number: `i++`, `--i`, `flags |= x`.
  func isCounted(_ token: Int) -> Bool {
    if isTwice(token + 1, .plus) || isTwice(token + 1, .minus) || isTwice(token - 2, .plus)
      || isTwice(token - 2, .minus)
    {
      return true
    }
    guard kind(token + 1) == .punctuation, isMark(token + 2, .assign) || isMark(token + 3, .assign),
      ["|", "&", "^", "*", "/", "%", "<", ">"].contains(string(token + 1))
    else { return false }
    if isMark(token + 2, .assign) { return !isMark(token + 1, .less) && !isMark(token + 1, .greater) }
    // `<<=`, `>>=`
    return string(token + 1) == string(token + 2) && (isMark(token + 1, .less) || isMark(token + 1, .greater))
  }
}

extension ValueReader {
  /// The most turns of a loop that does nothing but count.
  private static let maxTurns = 64

  /// The number that a variable has behind `while (condition) i++;`, which is all that changes it; nil where it is something
  /// else.
  func counted(
    _ declaration: Int, from first: SourceValue, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Int? {
    guard case .integer(let start) = first, let unit = index.unit(file),
      let condition = countingCondition(of: declaration, unit)
    else { return nil }
    let id = DeclarationID(file: file, index: declaration)
    for number in start..<start + ValueReader.maxTurns {
      var bound = bindings
      bound[id] = .integer(number)
      switch try holds(condition, file, bound) {
      case true?: continue
      case false?: return number
      case nil: return nil
      }
    }
    return nil
  }

  /// The condition of the only loop that counts a variable of C up, and does nothing else.
  func countingCondition(of declaration: Int, _ unit: SourceIndex.Unit) -> Range<Int>? {
    let tokens = unit.tokens
    guard tokens.language == .objectiveC, unit.outline.declarations[declaration].scope > 0 else { return nil }
    var found: Range<Int>?
    for token in uses(of: declaration, unit) {
      if tokens.isMark(token + 1, .assign) { return nil }
      guard tokens.isCounted(token) else { continue }
      let start = tokens.isMark(token - 1, .plus) ? token - 2 : token
      let end = start == token ? token + 3 : token + 1
      guard found == nil, tokens.isMark(start == token ? token + 1 : token - 1, .plus),
        tokens.isMark(end, .semicolon), tokens.isMark(start - 1, .closingParenthesis),
        let open = tokens.open(start - 1), tokens.word(open - 1) == .while
      else { return nil }
      found = open + 1..<start - 1
    }
    return found
  }
}

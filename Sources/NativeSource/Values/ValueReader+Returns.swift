import Diagnostics

/// Follows what functions give back: which of their `return`s count for known values.
extension ValueReader {
  /// What a function or getter with a scope gives back.
  func returned(_ scope: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    let found = try valueReturned(scope, file, bindings)
    guard let unit = index.unit(file), let type = resultTokens(of: scope, unit) else { return found }
    return try labelled(found, type, unit, bindings)
  }

  private func valueReturned(
    _ scope: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file), let function = unit.outline.function(scope) else { return .unknown }
    let id = DeclarationID(file: file, index: -1_000_000 - scope)
    guard visiting.insert(id).inserted else { return cut() }
    defer { visiting.remove(id) }
    let body = unit.outline.scopes[scope].tokens
    if function.isExpression { return try value(unit.syntax.expression(body), file, bindings) }
    var values: [SourceValue] = []
    var hasReturn = false
    for token in body where unit.tokens.word(token) == .return && owns(token, scope, unit) {
      hasReturn = true
      let end = min(unit.syntax.collector.statementEnd(token + 1), body.upperBound)
      guard end > token + 1 else { continue }
      switch try isReached(token, scope, file, bindings) ?? isRun(at: token, file, bindings) {
      case false?: continue
      case true?:
        return .oneOf(values + [try value(unit.syntax.expression(token + 1..<end), file, bindings)])
      case nil: values.append(try value(unit.syntax.expression(token + 1..<end), file, bindings))
      }
      if values.count > NativeSourceLimit.returns { return .unknown }
    }
    if !hasReturn, unit.tokens.language == .swift {
      return try value(unit.syntax.lastStatement(body, 0), file, bindings)
    }
    let some = values.filter { if case .nothing = $0 { false } else { true } }
    return some.isEmpty && !values.isEmpty ? .nothing : .oneOf(some)
  }

  /// An answer; nil where it depends on a parameter that only the system or a library gives a value.
  ///
  /// - Parameter orMaybe: whether it is enough that these may give it one, too.
  func unlessGiven<Answer>(
    _ bindings: ValueBindings, orMaybe: Bool = false, _ answer: () throws(Unbound) -> Answer?
  ) throws(Unbound) -> Answer? {
    do throws(Unbound) {
      return try answer()
    } catch {
      let declaration = error.declaration
      if orMaybe ? mayBeGivenByOthers(declaration, bindings) : isGivenByOthers(declaration, bindings) {
        return nil
      }
      throw error
    }
  }

  /// Whether a token belongs to a function itself, not to a closure in it.
  private func owns(_ token: Int, _ scope: Int, _ unit: SourceIndex.Unit) -> Bool {
    for inner in unit.outline.enclosing(token) {
      if inner == scope { return true }
      if case .closure = unit.outline.scopes[inner].kind {
        // `dispatch_once(&token, ^{ ... })` and alike return nothing that counts.
        return false
      }
      if case .function = unit.outline.scopes[inner].kind { return false }
    }
    return false
  }

  /// Whether a `return` is reached: true in the branch of a `switch` for a known value, false in another branch, nil
  /// where that is unknown or nothing decides it.
  func isReached(
    _ token: Int, _ scope: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    guard let unit = index.unit(file) else { return nil }
    let tokens = unit.tokens
    var brace = tokens.parent(token)
    let body = unit.outline.scopes[scope].tokens
    if let condition = condition(around: token, in: body, unit) {
      return try unlessGiven(bindings) { () throws(Unbound) in
        try self.isEqual(condition.comparison, file, bindings).map { $0 == condition.isEqual }
      }
    }
    while brace >= body.lowerBound {
      if tokens.isMark(brace, .openingBrace), let subject = switchSubject(brace, tokens) {
        return try isBranch(at: token, brace, file, bindings) { () throws(Unbound) in
          try self.unlessGiven(bindings) { () throws(Unbound) in
            try self.value(unit.syntax.expression(subject), file, bindings)
          }
        }
      }
      brace = tokens.parent(brace)
    }
    return nil
  }

  /// The comparison of the `if` that a statement is a branch of, and whether the branch is for equal values: `if (a == b)
  /// return c;`, `if a == b { return c }`, `} else { return d; }`.
  private func condition(
    around token: Int, in body: Range<Int>, _ unit: SourceIndex.Unit
  ) -> (comparison: SyntaxTree.Comparison, isEqual: Bool)? {
    let tokens = unit.tokens
    let brace = tokens.parent(token)
    let isInBlock = body.contains(brace) && tokens.isMark(brace, .openingBrace)
    for start in isInBlock ? [token, brace] : [token] {
      if let own = condition(before: start, unit) { return own }
      if tokens.word(start - 1) == .else, tokens.isMark(start - 2, .closingBrace),
        let block = tokens.open(start - 2), let other = condition(before: block, unit)
      {
        return (other.comparison, !other.isEqual)
      }
    }
    guard isInBlock, tokens.language == .swift else { return nil }
    var start = brace - 1
    for _ in 0..<NativeSourceLimit.modifiers
    where start > body.lowerBound && tokens.word(start) != .if && tokens.word(start) != .else {
      start = (tokens.open(start) ?? start) - 1
    }
    guard tokens.word(start) == .if, start + 1 < brace else { return nil }
    return unit.syntax.comparison(start + 1..<brace).map { ($0.0, $0.isEqual) }
  }

  /// The comparison in the brackets of the `if` before a statement or block.
  private func condition(
    before start: Int, _ unit: SourceIndex.Unit
  ) -> (comparison: SyntaxTree.Comparison, isEqual: Bool)? {
    let tokens = unit.tokens
    guard tokens.isMark(start - 1, .closingParenthesis), let open = tokens.open(start - 1),
      tokens.word(open - 1) == .if
    else { return nil }
    return unit.syntax.comparison(open + 1..<start - 1).map { ($0.0, $0.isEqual) }
  }

  /// The tokens of the value that a `switch` or `when` with the `{` at a token is about.
  func switchSubject(_ brace: Int, _ tokens: NativeTokens) -> Range<Int>? {
    if tokens.isMark(brace - 1, .closingParenthesis), let open = tokens.open(brace - 1),
      tokens.word(open - 1) == .switch || tokens.word(open - 1) == .when
    {
      return open + 1..<brace - 1
    }
    guard tokens.language == .swift else { return nil }
    var start = brace - 1
    while start > 0, start > brace - 12, tokens.word(start) != .switch {
      start = (tokens.open(start) ?? start) - 1
    }
    return tokens.word(start) == .switch && start + 1 < brace ? start + 1..<brace : nil
  }
}

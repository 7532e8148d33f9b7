import Diagnostics

/// Follows blocks, closures and lambdas that variables and properties keep, to where they are called by those names.
extension ValueReader {
  /// Members that call a closure: of Kotlin, and of the functional interfaces of Java.
  static let invocations: Set<String> = [
    "invoke", "accept", "apply", "call", "run", "test", "get", "handle", "execute", "on", "onCall",
  ]

  /// What a closure is called with that a variable or property keeps; nil where none does.
  func callsOfStoredClosure(
    _ scope: Int, first: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool)? {
    guard let unit = index.unit(file), let (declaration, owner) = keeper(ofClosureAt: first, file, unit)
    else { return nil }
    guard let calls = storedCalls(declaration, owner) else { return ([], true) }
    var candidates: [Candidate] = []
    var isOpen = calls.isOpen
    for call in calls.calls {
      let values = call.call.arguments.map { SourceValue.deferred($0.value, file: call.file, [:]) }
      candidates.append(
        .init(
          bindings: try bind(values, toParametersOf: scope, file, [:]),
          site: .init(file: call.file, token: call.call.nameToken, range: call.range)))
    }
    for reference in calls.references {
      guard let (values, open) = try elements(value(reference.base, reference.file, bindings), bindings)
      else {
        isOpen = true
        continue
      }
      isOpen = isOpen || open
      for value in values {
        candidates.append(
          .init(
            bindings: try bind([value], toParametersOf: scope, file, bindings),
            site: .init(file: reference.file, token: reference.token, range: reference.range)))
      }
    }
    return (candidates, isOpen)
  }

  /// The variable or property whose value is the closure that begins at a token.
  private func keeper(ofClosureAt first: Int, _ file: Int, _ unit: SourceIndex.Unit) -> (
    declaration: Int, file: Int
  )? {
    let tokens = unit.tokens
    let known = UseFollower(self).declarations(ofValueAt: first, file, unit) ?? []
    if let own = known.first(where: { declaration in
      guard case .variable(let value?) = unit.outline.declarations[declaration].kind else { return false }
      return isWhole(value, closureAt: first, unit)
    }) {
      return (own, file)
    }
    // `self.emit = ^(...) { ... };`, `emit = { ... }`
    guard tokens.isMark(first - 1, .assign), tokens.isIdentifier(first - 2) else { return nil }
    return variable(named: tokens.string(first - 2), at: first - 2, file, unit)
  }

  private func isWhole(_ value: Range<Int>, closureAt first: Int, _ unit: SourceIndex.Unit) -> Bool {
    if case .closure = unit.syntax.expression(value).kind { true } else { false }
  }

  /// The variable or property of the object that a name means at a token.
  func variable(
    named name: String, at token: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> (declaration: Int, file: Int)? {
    let bare =
      name.utf8.first == UInt8(ascii: "_") && unit.tokens.language == .objectiveC
      ? String(name.dropFirst()) : name
    if unit.tokens.isAccessed(token) {
      guard UseFollower(self).isOwn(token - 2, unit) else { return nil }
    } else if let declaration = unit.outline.declaration(named: name, at: token) {
      guard case .variable = unit.outline.declarations[declaration].kind else { return nil }
      return (declaration, file)
    }
    guard let scope = unit.outline.enclosingType(token) else { return nil }
    let type = typeName(of: scope, file)
    for spelling in [bare, name] {
      guard let (member, owner) = findMember(spelling, type),
        case .variable? = index.unit(owner)?.outline.declarations[member].kind
      else { continue }
      return (member, owner)
    }
    return nil
  }

  /// How many variables may have the value of another one.
  static let maxAliases = 3

  // MARK: - Calls

  /// The calls of all closures that a variable may have; nil where that is handed to others.
  func storedCalls(_ declaration: Int, _ file: Int, depth: Int = 0) -> FunctionCalls? {
    let id = DeclarationID(file: file, index: declaration)
    if let known = callsOfVariables[id] { return known }
    let found = findStoredCalls(declaration, file, depth)
    callsOfVariables[id] = .some(found)
    return found
  }

  private func findStoredCalls(_ declaration: Int, _ file: Int, _ depth: Int) -> FunctionCalls? {
    guard depth < ValueReader.maxAliases, let unit = index.unit(file) else { return nil }
    let own = unit.outline.declarations[declaration]
    var found = FunctionCalls()
    guard case .type = unit.outline.scopes[own.scope].kind else {
      // A variable of a function or of a file.
      if own.scope == 0, !own.isPrivate { return nil }
      for token in uses(of: declaration, unit) {
        guard addUse(token, token..<token + 1, file, unit, &found, depth) else { return nil }
      }
      return found
    }
    let type = typeName(of: unit.outline.enclosingType(own.token) ?? own.scope, file)
    guard let files = filesUsing(own, of: type, file, unit) else { return nil }
    let names: Set<String> = [own.name, "_" + own.name]
    let hashes = Set(names.map { identifierHash($0.utf8) })
    let follower = UseFollower(self)
    for other in files {
      guard let owner = index.unit(other) else { return nil }
      for token in 0..<owner.tokens.count where hashes.contains(owner.tokens.hash(token)) {
        guard names.contains(owner.tokens.string(token)), !follower.isDeclaration(token, owner) else {
          continue
        }
        switch follower.tokens(ofPropertyAt: token, of: type, other, owner) {
        case .some(let range?):
          guard addUse(token, range, other, owner, &found, depth) else { return nil }
        case .some(nil): continue
        case nil: return nil
        }
      }
    }
    return found
  }

  /// The files that may use a property; nil where that is unknown.
  private func filesUsing(
    _ own: SourceOutline.Declaration, of type: SourceValue.TypeName, _ file: Int, _ unit: SourceIndex.Unit
  ) -> [Int]? {
    var files = Set(index.parts(of: type).map(\.file))
    files.insert(file)
    let isHidden =
      unit.tokens.language == .objectiveC ? !unit.tokens.text.path.hasSuffix(".h") : own.isPrivate
    if isHidden { return files.sorted() }
    return self.files(using: own.name).map { files.union($0).sorted() }
  }

  /// Adds what is done with a closure where it is named; false where it may be called elsewhere.
  private func addUse(
    _ token: Int, _ range: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit, _ found: inout FunctionCalls,
    _ depth: Int
  ) -> Bool {
    let tokens = unit.tokens
    var end = token + 1
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    if tokens.isMark(end, .assign) { return true }
    if tokens.isMark(end, .openingParenthesis), let (call, whole) = unit.callTree(at: token) {
      found.calls.append((call, file, tokens.outerRange(whole.lowerBound, whole.upperBound - 1)))
      return true
    }
    if tokens.isMark(end, .dot), isInvocation(end + 1, of: token, file, unit),
      let (call, whole) = unit.callTree(at: end + 1)
    {
      found.calls.append((call, file, tokens.outerRange(whole.lowerBound, whole.upperBound - 1)))
      return true
    }
    // `views.forEach(register)`
    let parent = tokens.parent(token)
    if tokens.isMark(parent, .openingParenthesis), tokens.close(parent) == range.upperBound,
      parent == range.lowerBound - 1 || tokens.isMark(range.lowerBound - 1, .openingParenthesis),
      ["forEach", "onEach"].contains(tokens.string(parent - 1)),
      let call = unit.call(at: parent - 1), let base = call.base
    {
      found.references.append((base, file, token, tokens.range(token)))
      return true
    }
    if isTest(range, unit) { return true }
    // `if let emit = self.emit {`, `void (^emit)(...) = self.emit;`
    for number in UseFollower(self).declarations(ofValueAt: range.lowerBound, file, unit) ?? [] {
      let own = unit.outline.declarations[number]
      guard case .variable(let value?) = own.kind, value.upperBound <= end, own.scope > 0 else { continue }
      guard let calls = storedCalls(number, file, depth: depth + 1) else { return false }
      found.calls += calls.calls
      found.references += calls.references
      return true
    }
    return false
  }

  /// Whether the member at a token calls the closure that the variable named at another token has: also as the method of an
  /// interface of the sources.
  private func isInvocation(_ member: Int, of variable: Int, _ file: Int, _ unit: SourceIndex.Unit) -> Bool {
    let name = unit.tokens.string(member)
    if ValueReader.invocations.contains(name) { return true }
    guard unit.tokens.isMark(member + 1, .openingParenthesis),
      let meant = self.variable(named: unit.tokens.string(variable), at: variable, file, unit),
      let type = declaredType(meant.declaration, meant.file)
    else { return false }
    return index.parts(of: type).contains {
      index.unit($0.file)?.outline.type($0.scope)?.keyword == .interface
    }
  }

  /// Whether a closure is only asked for: `if (self.emit)`, `emit != nil`, `guard let emit else`.
  private func isTest(_ range: Range<Int>, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    if tokens.isMark(after, .equal) || tokens.isMark(after, .unequal) {
      return unit.syntax.collector.isNothing(after + 1)
    }
    switch tokens.word(before) {
    case .let, .var: return !tokens.isMark(after, .assign)
    default: break
    }
    if tokens.isMark(before, .exclamation) { return true }
    return tokens.isMark(before, .openingParenthesis) && tokens.close(before) == after
      && (tokens.word(before - 1) == .if || tokens.word(before - 1) == .while)
      || tokens.isMark(after, .and) || tokens.isMark(before, .and)
  }

  // MARK: - Results

  /// The closures that a call means which is sent to a variable: `make(x)`, `self.make(x)`, `make.apply(x)`; nil where it is
  /// another call, or there may be others.
  func storedClosures(of call: SyntaxTree.Call, _ file: Int) -> [(closure: SyntaxTree.Closure, file: Int)]? {
    guard let unit = index.unit(file) else { return nil }
    var name = call.name
    var token = call.nameToken
    if let base = call.base, ValueReader.invocations.contains(call.name), let last = base.lastName,
      let end = base.tokens.last, unit.tokens.isIdentifier(end), last != "self", last != "this"
    {
      name = last
      token = end
    }
    guard let (declaration, owner) = variable(named: name, at: token, file, unit),
      let target = index.unit(owner)
    else { return nil }
    var found: [(closure: SyntaxTree.Closure, file: Int)] = []
    if case .variable(let value?) = target.outline.declarations[declaration].kind {
      switch target.syntax.expression(value).kind {
      case .closure(let closure): found.append((closure, owner))
      case .nothing: break
      default: return nil
      }
    }
    guard let changes = changes(of: declaration, owner), !changes.isOpen else { return nil }
    for change in changes.all {
      guard case .assigned(let tokens) = change.change, let unit = index.unit(change.file) else { return nil }
      switch unit.syntax.expression(tokens).kind {
      case .closure(let closure): found.append((closure, change.file))
      case .nothing: break
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// What a call of closures in a variable gives back; nil for another call.
  func resultOfStoredClosure(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let closures = storedClosures(of: call, file) else { return nil }
    var values: [SourceValue] = []
    for (closure, owner) in closures {
      guard let unit = index.unit(owner) else { return .unknown }
      let scope = unit.outline.scope(at: max(closure.open, closure.body.lowerBound))
      let arguments = call.arguments.map { SourceValue.deferred($0.value, file: file, bindings) }
      values.append(
        try value(of: closure, owner, bind(arguments, toParametersOf: scope, owner, bindings)))
    }
    return .oneOf(values)
  }
}

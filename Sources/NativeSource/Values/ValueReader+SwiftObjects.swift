import Diagnostics

/// Follows what initialisers of Swift do with what they are given: what they keep in properties, which closures they keep.
extension ValueReader {
  /// What the initialiser of an object that is made with some values sets a property to; nil where none does, or more may be done
  /// to it.
  ///
  /// - Parameter declaration: the declaration of the property, in a file.
  func ofInitialiser(
    _ name: String, _ declaration: Int, _ file: Int, _ given: [SourceValue.Field], _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .swift else { return nil }
    let own = unit.outline.declarations[declaration]
    guard case .variable(nil) = own.kind, let (scope, values) = initialiser(taking: given, own.scope, file),
      !own.isMutable || isSetOnlyByInitialisers(declaration, file)
    else { return nil }
    let assignments = assignments(to: name, in: scope, unit)
    guard assignments.count == 1 else { return nil }
    var bindings = bindings
    for (id, value) in values { bindings[id] = value }
    return try value(
      unit.syntax.expression(unit.syntax.collector.value(after: assignments[0])), file, bindings)
  }

  /// The initialiser of a type with a scope that takes some values, and what its parameters are then.
  private func initialiser(
    taking given: [SourceValue.Field], _ type: Int, _ file: Int
  ) -> (scope: Int, values: ValueBindings)? {
    guard let unit = index.unit(file) else { return nil }
    for member in unit.outline.members(of: type, named: "init") {
      guard case .function(let scope) = unit.outline.declarations[member].kind,
        let function = unit.outline.function(scope),
        let values = values(of: function, given, scope, file, unit)
      else { continue }
      return (scope, values)
    }
    return nil
  }

  /// What the parameters of a function are for some values; nil where it does not take them.
  private func values(
    of function: SourceOutline.Function, _ given: [SourceValue.Field], _ scope: Int, _ file: Int,
    _ unit: SourceIndex.Unit
  ) -> ValueBindings? {
    var found: ValueBindings = [:]
    var rest = given[...]
    for (number, parameter) in function.parameters.enumerated() {
      guard let declaration = self.parameter(number, of: scope, unit) else { return nil }
      let id = DeclarationID(file: file, index: declaration)
      if let next = rest.first, next.name == parameter.label || next.name == nil && isClosure(next.value) {
        found[id] = next.value
        rest = rest.dropFirst()
      } else if let standard = parameter.defaultValue {
        found[id] = .deferred(unit.syntax.expression(standard), file: file, [:])
      } else {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }

  private func isClosure(_ value: SourceValue) -> Bool {
    switch value {
    case .closure: true
    case .deferred(let tree, _, _): if case .closure = tree.kind { true } else { false }
    default: false
    }
  }

  /// The `=` of the assignments to a property in a function: `self.name = value`, `name = value`.
  private func assignments(to name: String, in scope: Int, _ unit: SourceIndex.Unit) -> [Int] {
    let tokens = unit.tokens
    return unit.outline.scopes[scope].tokens.filter { equals in
      guard tokens.isMark(equals, .assign), tokens.string(equals - 1) == name else { return false }
      if tokens.isAccessed(equals - 1) { return tokens.word(equals - 3) == .self }
      guard let declaration = unit.outline.declaration(named: name, at: equals - 1) else { return true }
      if case .type = unit.outline.scopes[unit.outline.declarations[declaration].scope].kind { return true }
      return false
    }
  }

  private func isSetOnlyByInitialisers(_ declaration: Int, _ file: Int) -> Bool {
    guard let changes = changes(of: declaration, file), !changes.isOpen else { return false }
    return changes.all.allSatisfy { change in
      guard case .assigned(let tokens) = change.change, let unit = index.unit(change.file),
        let scope = unit.outline.enclosingFunction(tokens.lowerBound)
      else { return false }
      return unit.outline.function(scope)?.isInitialiser == true
    }
  }

  // MARK: - Closures that are kept

  /// What a closure is called with that an object of the sources is made with and keeps: `Table(rows) { name in ... }`. Nil for a
  /// closure that is given to something else.
  func callsOfKeptClosure(
    _ call: SyntaxTree.Call, _ scope: Int, _ first: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool)? {
    guard let unit = index.unit(file), unit.tokens.language == .swift, call.base == nil,
      call.name.utf8.first?.isASCIIUppercase == true, index.isType(call.name),
      case .record(let fields, let type?) = try value(
        SyntaxTree(.call(call), call.nameToken..<call.nameToken + 1), file, bindings),
      let number = call.arguments.firstIndex(where: { argument in
        if case .closure(let closure) = argument.value.kind { closure.open == first } else { false }
      })
    else { return nil }
    for part in index.parts(of: type) {
      guard let owner = index.unit(part.file) else { continue }
      for member in owner.outline.members(of: part.scope, named: "init") {
        guard case .function(let made) = owner.outline.declarations[member].kind,
          let function = owner.outline.function(made), takes(function, call, .swift)
        else { continue }
        let position = min(position(of: number, call, made, owner), function.parameters.count - 1)
        guard position >= 0,
          let property = property(keeping: function.parameters[position].name, in: made, part, owner)
        else { return ([], true) }
        return try calls(
          ofClosureIn: property, part.file, of: .record(fields, type), scope, file, bindings)
      }
    }
    return nil
  }

  /// The property that an initialiser sets to a parameter and does nothing else with.
  private func property(
    keeping parameter: String, in scope: Int, _ part: SourceIndex.Part, _ unit: SourceIndex.Unit
  ) -> Int? {
    let tokens = unit.tokens
    let uses = unit.outline.scopes[scope].tokens.filter {
      tokens.isIdentifier($0) && tokens.string($0) == parameter && !tokens.isAccessed($0)
    }
    // `self.change = change`: the first name is a member.
    guard uses.count == 1, tokens.isMark(uses[0] - 1, .assign), tokens.isIdentifier(uses[0] - 2) else {
      return nil
    }
    return unit.outline.members(of: part.scope, named: tokens.string(uses[0] - 2)).first {
      if case .variable = unit.outline.declarations[$0].kind { true } else { false }
    }
  }

  /// What the closure in a property of an object is called with.
  private func calls(
    ofClosureIn property: Int, _ owner: Int, of object: SourceValue, _ scope: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool) {
    guard let calls = storedCalls(property, owner), calls.references.isEmpty else { return ([], true) }
    var candidates: [Candidate] = []
    var isOpen = calls.isOpen || calls.calls.isEmpty
    for made in calls.calls {
      var bound = bindings
      if let unit = index.unit(made.file), let function = unit.outline.enclosingFunction(made.call.nameToken)
      {
        bound[.receiver(made.file, scope: function)] = object
      }
      let site = Site(file: made.file, token: made.call.nameToken, range: made.range)
      let rows = rows(bound, through: [site]) { bindings throws(Unbound) in
        try self.values(made.call.arguments.map(\.value), made.file, bindings)
      }
      isOpen = isOpen || rows.isOpen
      for row in rows.rows {
        var own = try bind(row.values, toParametersOf: scope, file, row.bindings)
        for (id, value) in bindings { own[id] = value }
        candidates.append(.init(bindings: own))
      }
    }
    return (candidates, isOpen)
  }

  // MARK: - Result builders

  /// Whether a parameter is a closure whose statements are elements of a list: `@ViewBuilder content: () -> [Item]`.
  func isBuilder(_ declaration: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.language == .swift, case .parameter = unit.outline.declarations[declaration].kind else {
      return false
    }
    var token = unit.outline.declarations[declaration].token - 1
    for _ in 0..<NativeSourceLimit.modifiers {
      if tokens.isMark(token, .comma) || tokens.isMark(token, .openingParenthesis) { return false }
      if tokens.isMark(token, .at) { return isBuilderType(tokens.string(token + 1), unit) }
      token = (tokens.open(token) ?? token) - 1
    }
    return false
  }

  private func isBuilderType(_ name: String, _ unit: SourceIndex.Unit) -> Bool {
    guard let files = files(using: "resultBuilder") else { return false }
    return files.contains { file in
      guard let unit = index.unit(file) else { return false }
      return unit.outline.scopes.indices.contains { scope in
        guard let info = unit.outline.type(scope), info.name == name else { return false }
        return (max(0, info.nameToken - NativeSourceLimit.modifiers)..<info.nameToken).contains {
          unit.tokens.spells($0, "resultBuilder")
        }
      }
    }
  }

  /// The values of the statements of a closure, in a list; open where statements choose or repeat.
  func built(_ closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard let unit = index.unit(file) else { return .unknown }
    var items: [SourceValue] = []
    var isOpen = false
    var start = closure.body.lowerBound
    var token = start
    func add(_ statement: Range<Int>) {
      guard !statement.isEmpty else { return }
      switch unit.tokens.word(statement.lowerBound) {
      case .if, .for, .switch, .while: isOpen = true
      case .let, .var: break
      default: items.append(.deferred(unit.syntax.expression(statement), file: file, bindings))
      }
    }
    while token < closure.body.upperBound {
      if token > start, unit.syntax.collector.beginsStatement(token) {
        add(start..<token)
        start = token
      }
      token = unit.tokens.next(token)
    }
    add(start..<closure.body.upperBound)
    return .list(items, isOpen: isOpen)
  }
}

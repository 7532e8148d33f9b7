import Diagnostics

/// Follows what objects are made with: the arguments of constructors, of those that a class, an object or a case of an
/// enum hands to what it extends, and the members of anonymous classes.
extension ValueReader {
  // MARK: - Anonymous classes

  /// The anonymous class that `new Name(...) { ... }` and `object : Name(...) { ... }` make an object of; nil for another
  /// call, and where the sources have neither what it extends nor a use for it.
  func anonymousType(of call: SyntaxTree.Call, _ file: Int) -> SourceValue.TypeName? {
    guard let last = call.arguments.last, last.label == "{", case .closure(let closure) = last.value.kind,
      let unit = index.unit(file), index.isType(call.name) || ValueReader.suppliers.contains(call.name)
    else { return nil }
    let scope = unit.outline.scope(at: closure.open + 1)
    guard let type = unit.outline.type(scope), type.isTransparent, !type.isCompanion else { return nil }
    return .init(name: "", file: file, range: unit.tokens.range(type.nameToken))
  }

  private static let suppliers: Set<String> = ["Supplier", "Callable", "Function", "Provider"]

  /// The class of one case of an enum that has members of its own.
  func ownBody(of own: SourceValue.EnumCase) -> SourceValue.TypeName {
    let token = index.unit(own.file).map { $0.outline.declarations[own.declaration].token }
    let range = token.flatMap { index.unit(own.file)?.tokens.range($0) } ?? ByteRange(0, 0)
    return .init(name: "", file: own.file, range: range)
  }

  /// The result of a call without a body of the object that a function is called of; nil where that is not known.
  func ofKnownObject(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file),
      let scope = unit.outline.enclosingFunction(call.nameToken),
      let receiver = bindings[.receiver(file, scope: scope)],
      unit.outline.function(scope)?.receiver.isEmpty == true
    else { return nil }
    return try result(of: call, sentTo: resolved(receiver, bindings), file, bindings)?.nonUnknown
  }

  /// `this` of the function around a call of an abstract method, which only the object has.
  func neededReceiver(of call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) -> DeclarationID? {
    guard let unit = index.unit(file), unit.tokens.language == .java || unit.tokens.language == .kotlin,
      let type = unit.outline.enclosingType(call.nameToken), let info = unit.outline.type(type),
      let scope = unit.outline.enclosingFunction(call.nameToken),
      let function = unit.outline.function(scope), !function.isStatic, function.receiver.isEmpty,
      unit.outline.scopes[scope].parent == type, own == nil,
      bindings[.receiver(file, scope: scope)] == nil,
      !index.files(definingFunction: call.name).isEmpty
        || unit.outline.byName[identifierHash(call.name.utf8)]?.isEmpty == false
    else { return nil }
    let isAbstract =
      info.keyword == .interface || info.isEnum
      || (1..<8).contains { back in
        unit.tokens.spells(info.nameToken - back, "abstract")
          || unit.tokens.spells(info.nameToken - back, "sealed")
      }
    return isAbstract ? .receiver(file, scope: scope) : nil
  }

  // MARK: - Constructors

  /// What a property is that constructors set: that of its own type, with some values, or those of what that extends.
  /// Nil where none does.
  ///
  /// - Parameters:
  ///   - declaration: the declaration of the property, in the file `owner`.
  ///   - given: what the constructor of the type is called with.
  func ofConstructors(
    _ name: String, _ declaration: Int, _ owner: Int, _ type: SourceValue.TypeName,
    _ given: [SourceValue.Field], _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(owner), unit.tokens.language == .java || unit.tokens.language == .kotlin
    else { return nil }
    let scope = unit.outline.declarations[declaration].scope
    var wanted: SourceIndex.Part?
    switch unit.outline.declarations[declaration].kind {
    case .variable:
      if case .type(let info) = unit.outline.scopes[scope].kind, !info.isTransparent || info.name.isEmpty {
        wanted = .init(file: owner, scope: scope)
      }
    case .getter(let getter):
      // `val type get() = "acme_$name"` of what an object extends.
      guard bindings[.receiver(owner, scope: getter)] == nil, unit.outline.type(scope)?.isTransparent == false
      else { return nil }
      var bindings = bindings
      bindings[.receiver(owner, scope: getter)] = given.isEmpty ? .object(type) : .record(given, type)
      return try returned(getter, owner, bindings)
    default: return nil
    }
    guard let wanted else { return nil }
    var type = type
    var given = given
    var bindings = bindings
    for _ in 0..<ValueReader.maxSupertypes {
      let parts = index.parts(of: type)
      if parts.contains(wanted) { return try made(name, by: wanted, given, bindings) }
      guard let part = parts.first(where: { superCall(of: $0) != nil }), let call = superCall(of: part),
        let own = index.unit(part.file)
      else { return nil }
      bindings = bound(given, toParametersOf: part, bindings)
      given = own.syntax.arguments(call.open, 0).filter { $0.label != "{" }.map {
        .init(name: $0.label, value: .deferred($0.value, file: part.file, bindings))
      }
      type = .init(name: call.name, file: part.file, range: own.tokens.range(call.open - 1))
    }
    return nil
  }

  /// The call of the constructor of what a type extends: in its header, or `super(...)` of its only constructor.
  private func superCall(of part: SourceIndex.Part) -> SourceOutline.SuperCall? {
    guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { return nil }
    if let call = info.superCall { return call }
    guard unit.tokens.language == .java, let parent = info.supertypes.first else { return nil }
    let own = constructors(of: part)
    guard own.count == 1, let body = own.first.map({ unit.outline.scopes[$0].tokens }),
      let first = body.first,
      unit.tokens.spells(first, "super"), unit.tokens.isMark(first + 1, .openingParenthesis)
    else { return nil }
    return .init(name: parent, open: first + 1)
  }

  private func constructors(of part: SourceIndex.Part) -> [Int] {
    guard let unit = index.unit(part.file) else { return [] }
    return unit.outline.scopes[part.scope].declarations.compactMap { declaration in
      guard case .function(let scope) = unit.outline.declarations[declaration].kind,
        unit.outline.function(scope)?.isInitialiser == true
      else { return nil }
      return scope
    }
  }

  /// The parameters of a constructor of a type that takes a number of values: those of its header, or of the only
  /// constructor that takes so many.
  private func parameters(
    of part: SourceIndex.Part, taking count: Int
  ) -> (parameters: [SourceOutline.Parameter], constructor: Int?)? {
    guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { return nil }
    if !info.parameters.isEmpty { return (info.parameters, nil) }
    let taking = constructors(of: part).filter { scope in
      let parameters = unit.outline.function(scope)?.parameters ?? []
      return parameters.count == count || parameters.last?.isVariadic == true && parameters.count <= count + 1
    }
    guard taking.count == 1, let parameters = unit.outline.function(taking[0])?.parameters else { return nil }
    return (parameters, taking[0])
  }

  /// The bindings in which the parameters of a constructor have the values that it is given.
  private func bound(
    _ given: [SourceValue.Field], toParametersOf part: SourceIndex.Part, _ bindings: ValueBindings
  ) -> ValueBindings {
    guard let unit = index.unit(part.file),
      let (parameters, constructor) = parameters(of: part, taking: given.count)
    else { return bindings }
    var bindings = bindings
    for (number, parameter) in parameters.enumerated() where parameter.token >= 0 {
      let scope = constructor ?? part.scope
      guard
        let declaration = unit.outline.scopes[scope].declarations.first(where: {
          unit.outline.declarations[$0].token == parameter.token
        })
      else { continue }
      var value = given.first { $0.name == parameter.name }?.value
      if value == nil, number < given.count, given[number].name == nil { value = given[number].value }
      if parameter.isVariadic, constructor != nil {
        value = .list(given.dropFirst(number).map(\.value), isOpen: false)
      }
      if value == nil, let standard = parameter.defaultValue {
        value = .deferred(unit.syntax.expression(standard), file: part.file, [:])
      }
      bindings[DeclarationID(file: part.file, index: declaration)] = value ?? .unknown
    }
    return bindings
  }

  /// What a constructor that is given some values sets a property of its type to; nil where it does not.
  private func made(
    _ name: String, by part: SourceIndex.Part, _ given: [SourceValue.Field], _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard !given.isEmpty, let unit = index.unit(part.file),
      let (parameters, constructor) = parameters(of: part, taking: given.count),
      let declaration = unit.outline.members(of: part.scope, named: name).first(where: {
        if case .variable = unit.outline.declarations[$0].kind { true } else { false }
      })
    else { return nil }
    let bindings = bound(given, toParametersOf: part, bindings)
    let own = unit.outline.declarations[declaration]
    guard case .variable(let first) = own.kind else { return nil }
    if parameters.contains(where: { $0.name == name }), constructor == nil {
      return bindings[DeclarationID(file: part.file, index: declaration)]
    }
    if let first {
      guard unit.tokens.language == .kotlin, !own.isMutable else { return nil }
      return try value(unit.syntax.expression(first), part.file, bindings)
    }
    guard let constructor, isSetOnlyWhenMade(declaration, part) else { return nil }
    let body = unit.outline.scopes[constructor].tokens
    let assignments = body.filter {
      unit.tokens.isMark($0, .assign) && unit.tokens.string($0 - 1) == name
        && (!unit.tokens.isAccessed($0 - 1) || unit.tokens.word($0 - 3) == .this)
    }
    guard assignments.count == 1 else { return nil }
    return try value(
      unit.syntax.expression(unit.syntax.collector.value(after: assignments[0])), part.file, bindings)
  }

  /// Whether constructors alone set a property.
  private func isSetOnlyWhenMade(_ declaration: Int, _ part: SourceIndex.Part) -> Bool {
    guard let unit = index.unit(part.file) else { return false }
    if !unit.outline.declarations[declaration].isMutable { return true }
    guard let changes = changes(of: declaration, part.file), !changes.isOpen else { return false }
    let bodies = constructors(of: part).map { unit.outline.scopes[$0].tokens }
    return changes.all.allSatisfy { change in
      guard change.file == part.file, case .assigned(let tokens) = change.change else { return false }
      return bodies.contains { $0.contains(tokens.lowerBound) }
    }
  }

  /// What the constructor of an enum sets a property of a case to.
  func made(
    _ name: String, of own: SourceValue.EnumCase, arguments: Range<Int>?, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(own.file), let arguments, unit.tokens.language != .swift else { return nil }
    let scope = unit.outline.declarations[own.declaration].scope
    let given = unit.syntax.arguments(arguments.lowerBound - 1, 0).map {
      SourceValue.Field(name: $0.label, value: .deferred($0.value, file: own.file, [:]))
    }
    return try made(name, by: .init(file: own.file, scope: scope), given, bindings)
  }

  // MARK: - Setters

  /// The object after a method that sets properties to what it is given and returns its object: `type("map")`. Nil for
  /// another method.
  func fluent(
    _ method: Int, _ file: Int, _ owner: SourceValue, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .java || unit.tokens.language == .kotlin,
      let scope = unit.outline.enclosingType(unit.outline.scopes[method].tokens.lowerBound)
    else { return nil }
    let body = unit.outline.scopes[method].tokens
    guard body.count >= 5, body.count < NativeSourceLimit.statement,
      let last = body.last(where: { unit.tokens.word($0) == .return }),
      unit.tokens.word(last + 1) == .this, body.count(where: { unit.tokens.word($0) == .return }) == 1,
      last + 3 >= body.upperBound
    else { return nil }
    var fields: [SourceValue.Field]
    let type: SourceValue.TypeName
    switch owner {
    case .object(let own): (fields, type) = ([], own)
    case .record(let own, let named?): (fields, type) = (own, named)
    default: return nil
    }
    var token = body.lowerBound
    while token < last {
      if unit.tokens.word(token) == .this, unit.tokens.isMark(token + 1, .dot) { token += 2 }
      guard unit.tokens.isIdentifier(token), unit.tokens.isMark(token + 1, .assign) else { return nil }
      let name = unit.tokens.string(token)
      let tokens = unit.syntax.collector.value(after: token + 1)
      let isProperty = unit.outline.members(of: scope, named: name).contains {
        if case .variable(nil) = unit.outline.declarations[$0].kind { true } else { false }
      }
      guard isProperty, isSet(name, of: scope, file, onlyAt: token) else { return nil }
      fields.removeAll { $0.name == name }
      fields.append(.init(name: name, value: try value(unit.syntax.expression(tokens), file, bindings)))
      token = tokens.upperBound
      if unit.tokens.isMark(token, .semicolon) { token += 1 }
    }
    return .record(fields, type)
  }

  /// Whether one assignment alone sets a property of a type with a scope.
  private func isSet(_ name: String, of scope: Int, _ file: Int, onlyAt token: Int) -> Bool {
    guard let unit = index.unit(file) else { return false }
    let tokens = unit.tokens
    let hash = identifierHash(name.utf8)
    for other in 0..<tokens.count where tokens.hash(other) == hash && tokens.isMark(other + 1, .assign) {
      guard other != token, tokens.string(other) == name else { continue }
      if tokens.isAccessed(other) ? tokens.word(other - 2) != .this : false { return false }
      // A variable of a function, or a property of another type.
      if unit.outline.enclosingType(other) == scope,
        !unit.outline.declarations.contains(where: { $0.token == other && $0.scope != scope })
      {
        return false
      }
    }
    return !index.files.indices.contains { $0 != file && index.files[$0].changedNames.contains(hash) }
  }
}

import Diagnostics

/// Follows calls: of functions of the sources, of constructors, and of what the libraries have for strings and collections.
extension ValueReader {
  func result(
    of call: SyntaxTree.Call, _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    func argument(_ number: Int) -> SourceValue {
      number < call.arguments.count ? .deferred(call.arguments[number].value, file: file, bindings) : .unknown
    }
    if let made = try classText(call, file, bindings) { return made }
    if let found = try resource(of: call, file, bindings) { return found }
    if let made = try collection(of: call, file, bindings) { return made }
    if let text = try string(of: call, file, bindings) { return text }
    if call.name == "subscript", call.arguments.first?.label == "keyPath", let base = call.base {
      return try members(at: call.arguments[0].value, of: base, file, bindings)
    }
    // `{ ... }()`
    if call.name.isEmpty, let base = call.base,
      case .closure(let closure, let owner) = try value(base, file, bindings)
    {
      return try value(of: closure, owner, bindings)
    }
    if let found = try resultOfStoredClosure(call, file, bindings) { return found }
    if let made = try implicitlyMade(call, file, bindings) { return made }
    if let base = call.base {
      if let found = try inheritedResult(of: call, file, bindings) { return found }
      let owner = try value(base, file, bindings)
      if isSelf(base) {
        let own = try result(of: call, sentTo: owner, file, bindings)
        let found = try dispatched(
          own ?? .unknown, call.name, call, at: call.nameToken, file, bindings)
        if own != nil || !found.isUnknown { return found }
      }
      if let found = try result(of: call, sentTo: owner, file, bindings) {
        guard base.isOwnObject else { return found }
        return try dispatched(found, call.name, call, at: call.nameToken, file, bindings)
      }
      if case .choice(let owners) = owner {
        var values: [SourceValue] = []
        for owner in owners { values.append(try result(of: call, sentTo: owner, file, bindings) ?? .unknown) }
        return .oneOf(values)
      }
      if case .nothing = owner, unit.tokens.language == .objectiveC { return .nothing }
      guard owner.isUnknown || isOfUnknownType(owner) else { return .unknown }
      return try onlyFunction(call, file, bindings)
    }
    let token = call.nameToken
    // A closure among the parts of an element: `for (name, make) in table { make() }`; one that a function is given.
    if call.arguments.isEmpty, let declaration = unit.outline.declaration(named: call.name, at: token),
      mayBeClosure(unit.outline.declarations[declaration]),
      case .closure(let closure, let owner) = try declared(declaration, file, bindings)
    {
      if isBuilder(declaration, unit) { return try built(closure, owner, bindings) }
      return try value(of: closure, owner, bindings)
    }
    // A function of the same file or type, or of another file.
    if !call.isNew, let declaration = unit.outline.declaration(named: call.name, at: token),
      case .function = unit.outline.declarations[declaration].kind
    {
      let scope = unit.outline.declarations[declaration].scope
      // Methods may be overridden: these are looked for in the class of the object.
      let isFixed = unit.outline.type(scope) == nil || unit.outline.declarations[declaration].isPrivate
      if isFixed,
        let found = overload(
          call, unit.outline.members(of: scope, named: call.name), file, from: file)
      {
        return try returned(found, file, binding(call, file, to: found, file, bindings))
      }
    }
    if !call.isNew, unit.tokens.language != .objectiveC || call.base == nil {
      for scope in unit.outline.enclosing(token) where unit.outline.type(scope)?.isTransparent == false {
        if let (found, owner) = method(call, receiverType(of: scope, file), from: file) {
          if let other = try received(call, found, owner, scope, file, bindings) { return other }
          let own = try returned(found, owner, binding(call, file, to: found, owner, bindings))
          return try dispatched(own, call.name, call, at: token, file, bindings)
        }
      }
      // A method without a body.
      if let found = try ofKnownObject(call, file, bindings) { return found }
      let found = try dispatched(.unknown, call.name, call, at: token, file, bindings)
      if !found.isUnknown { return found }
      if let receiver = neededReceiver(of: call, file, bindings) { throw Unbound(declaration: receiver) }
    }
    if call.name == "values", call.arguments.isEmpty, call.base == nil,
      let type = unit.outline.enclosing(token).first(where: { unit.outline.type($0)?.isEnum == true }),
      let cases = cases(of: typeName(of: type, file))
    {
      return .list(cases, isOpen: false)
    }
    if ["enumValues", "enumEntries"].contains(call.name), call.base == nil, call.typeArguments.count == 1,
      let first = call.typeArguments.first,
      let cases = cases(
        of: .init(name: unit.tokens.string(first), file: file, range: unit.tokens.range(first)))
    {
      return .list(cases, isOpen: false)
    }
    if call.name == "lazy", call.base == nil, case .closure(let closure)? = call.arguments.last?.value.kind {
      return try value(of: closure, file, bindings)
    }
    if call.isNew || index.isType(call.name) { return try made(call, file, bindings) }
    return try onlyFunction(call, file, bindings)
  }

  /// The result of a method of what the type around extends, called for the same object: `[super views]`. Nil for another
  /// call.
  private func inheritedResult(
    of call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard case .name("super")? = call.base?.kind, let unit = index.unit(file),
      unit.tokens.language == .objectiveC, let type = call.base.flatMap({ staticType($0, file) }),
      let (found, owner) = method(call, type)
    else { return nil }
    var bound = try binding(call, file, to: found, owner, bindings)
    if let scope = unit.outline.enclosingFunction(call.nameToken) {
      bound[.receiver(owner, scope: found)] = bindings[.receiver(file, scope: scope)]
    }
    return try returned(found, owner, bound)
  }

  private func isSelf(_ tree: SyntaxTree) -> Bool {
    if case .name(let name) = tree.kind { name == "self" || name == "this" } else { false }
  }

  private func isOfUnknownType(_ value: SourceValue) -> Bool {
    switch value {
    case .object(let type), .type(let type): index.parts(of: type).isEmpty
    default: false
    }
  }

  /// The result of a call that is sent to a known value; nil where that has no such function.
  func result(
    of call: SyntaxTree.Call, sentTo owner: SourceValue, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    switch owner {
    case .type(let type) where type.isText && runtimeName(type) != nil:
      return try textResult(of: call, runtimeName(type)!, file, bindings)
    case .type(let type), .object(let type):
      if call.arguments.isEmpty,
        ["class", "alloc", "new", "init", "self", "getClass", "javaClass"].contains(call.name)
      {
        switch call.name {
        case "self", "alloc": return owner
        case "class", "getClass", "javaClass": return .type(type)
        default: return .object(type)
        }
      }
      if let (found, scopeFile) = method(call, type, from: file) {
        var bindings = try binding(call, file, to: found, scopeFile, bindings)
        bindings[.receiver(scopeFile, scope: found)] = owner
        if let made = try fluent(found, scopeFile, owner, bindings) { return made }
        if let made = initialised(by: found, scopeFile, owner, bindings) { return made }
        return try returned(found, scopeFile, bindings)
      }
      if case .type = owner, let found = try ofFileClass(call, type, file, bindings) { return found }
      if call.name == "getAnnotation" || call.name == "findAnnotation" {
        return try annotation(call, of: type, file, bindings)
      }
      if call.arguments.isEmpty {
        // `[X acmeType]` may be a property; `getName()` that of a property.
        if case .type = owner { return try accessor(call.name, of: owner, bindings).nonUnknown }
        if let found = try inherited(call.name, type, file, bindings) { return found }
        return try accessor(call.name, of: owner, bindings).nonUnknown
      }
      // `Outer.Inner(...)`
      if case .type = owner, call.name.utf8.first?.isASCIIUppercase == true {
        return try made(call, file, bindings)
      }
      return nil
    case .enumCase(let own):
      if let (found, scopeFile) = method(call, ownBody(of: own)) ?? method(call, own.type) {
        var bindings = try binding(call, file, to: found, scopeFile, bindings)
        bindings[.receiver(scopeFile, scope: found)] = owner
        return try returned(found, scopeFile, bindings)
      }
      guard call.arguments.isEmpty else { return .unknown }
      return try accessor(call.name, of: owner, bindings)
    case .record(_, let type):
      if let type, let (found, scopeFile) = method(call, type) {
        var bindings = try binding(call, file, to: found, scopeFile, bindings)
        bindings[.receiver(scopeFile, scope: found)] = owner
        if let made = try fluent(found, scopeFile, owner, bindings) { return made }
        return try returned(found, scopeFile, bindings)
      }
      guard call.arguments.isEmpty else { return .unknown }
      return try accessor(call.name, of: owner, bindings)
    case .function(let name)
    where ValueReader.invocations.contains(call.name) && call.arguments.count == 1:
      // `Function<Class<?>, String> name = Class::getName;`
      let argument = call.arguments[0].value
      let sent = SyntaxTree.Call(
        base: argument, name: name, nameToken: argument.tokens.lowerBound, arguments: [])
      return try result(of: sent, argument, file, bindings)
    case .closure(let closure, let closureFile)
    where call.arguments.isEmpty && ["get", "invoke", "call", "run"].contains(call.name):
      return try value(of: closure, closureFile, bindings)
    case .list, .dictionary: return try readElement(call, of: owner, file, bindings)
    case .text(let text, _):
      if let found = try textResult(of: call, text, file, bindings) { return found }
      return call.arguments.isEmpty ? try member(call.name, ofValue: owner, bindings) : nil
    case .integer where call.arguments.isEmpty, .boolean where call.arguments.isEmpty:
      return try member(call.name, ofValue: owner, bindings)
    case .nothing where index.files[file].language == .objectiveC: return .nothing
    default: return nil
    }
  }

  /// `name`, or `getName` for a property.
  private func accessor(
    _ name: String, of owner: SourceValue, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let direct = try member(name, ofValue: owner, bindings)
    guard direct.isUnknown, name.hasPrefix("get"), name.utf8.count > 3 else { return direct }
    let property = name.dropFirst(3)
    return try member(property.prefix(1).lowercased() + property.dropFirst(), ofValue: owner, bindings)
  }

  // MARK: - Functions

  /// The function of a type, or of what it extends, that a call means; its scope and file.
  func method(
    _ call: SyntaxTree.Call, _ type: SourceValue.TypeName, from caller: Int? = nil
  ) -> (scope: Int, file: Int)? {
    guard let (declaration, file) = findMember(call.name, type), let unit = index.unit(file) else {
      return nil
    }
    var candidates = unit.outline.members(of: unit.outline.declarations[declaration].scope, named: call.name)
    if !candidates.contains(declaration) { candidates.append(declaration) }
    if let found = overload(call, candidates, file, from: caller) { return (found, file) }
    // A property of Objective-C with the name of a method: `+ (id)key:(NSString *)key;`.
    guard unit.tokens.language == .objectiveC, case .variable = unit.outline.declarations[declaration].kind
    else { return nil }
    for part in index.parts(of: type) {
      guard let owner = index.unit(part.file),
        let found = overload(call, owner.outline.members(of: part.scope, named: call.name), part.file)
      else { continue }
      return (found, part.file)
    }
    return nil
  }

  /// The one of several functions that takes the arguments of a call; its scope.
  ///
  /// - Parameter caller: the file of the call, where that is known.
  func overload(
    _ call: SyntaxTree.Call, _ declarations: [Int], _ file: Int, from caller: Int? = nil
  ) -> Int? {
    guard let unit = index.unit(file) else { return nil }
    let scopes = declarations.compactMap { declaration -> Int? in
      if case .function(let scope) = unit.outline.declarations[declaration].kind { scope } else { nil }
    }
    let taking = scopes.filter { takes(unit.outline.function($0)!, call, unit.tokens.language) }
    guard taking.count > 1 else { return taking.first }
    return taking.first { fits(call, caller, unit.outline.function($0)!, file) } ?? taking.first
  }

  /// Whether a function takes the arguments of a call.
  func takes(_ function: SourceOutline.Function, _ call: SyntaxTree.Call, _ language: NativeLanguage) -> Bool
  {
    let parameters = function.parameters
    switch language {
    case .objectiveC:
      // A block of Swift syntax has no labels; a function of C has none.
      return parameters.count == call.arguments.count
        && zip(parameters, call.arguments).dropFirst().allSatisfy { $0.label == $1.label || $0.label == nil }
    case .swift:
      var arguments = call.arguments[...]
      for parameter in parameters {
        if let next = arguments.first, next.label == parameter.label || isTrailing(next) {
          arguments = arguments.dropFirst()
          while parameter.isVariadic, let next = arguments.first, next.label == nil {
            arguments = arguments.dropFirst()
          }
        } else if parameter.isVariadic {
          continue
        } else if parameter.defaultValue == nil {
          return false
        }
      }
      return arguments.isEmpty
    default:
      let required = parameters.count { $0.defaultValue == nil && !$0.isVariadic }
      return call.arguments.count >= required
        && (call.arguments.count <= parameters.count || parameters.contains(where: \.isVariadic))
    }
  }

  private func isTrailing(_ argument: SyntaxTree.Argument) -> Bool {
    if case .closure = argument.value.kind { argument.label == nil } else { false }
  }

  /// The values of the parameters of a function with a scope, for a call.
  func binding(
    _ call: SyntaxTree.Call, _ file: Int, to scope: Int, _ scopeFile: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard let unit = index.unit(scopeFile), let function = unit.outline.function(scope) else {
      return bindings
    }
    var result = bindings
    for (number, value) in arguments(call, file, for: function, unit.tokens.language, bindings).enumerated() {
      guard let declaration = parameter(number, of: scope, unit) else { continue }
      let id = DeclarationID(file: scopeFile, index: declaration)
      if let value {
        result[id] = value
      } else if let standard = function.parameters[number].defaultValue {
        result[id] =
          nameOfCaller(call, file, ifAskedBy: standard, unit)
          ?? expectedClass(of: call, file, ifAskedBy: standard, function, unit)
          ?? .deferred(unit.syntax.expression(standard), file: scopeFile, [:])
      } else {
        result[id] = .unknown
      }
    }
    bindTypeParameters(of: function, call, file, scopeFile, bindings, &result)
    // An extension function of Kotlin.
    if !function.receiver.isEmpty, let base = call.base {
      result[.receiver(scopeFile, scope: scope)] = .deferred(base, file: file, bindings)
    }
    return result
  }

  /// The arguments of a call in the order of the parameters of a function; nil for one that is left out.
  private func arguments(
    _ call: SyntaxTree.Call, _ file: Int, for function: SourceOutline.Function, _ language: NativeLanguage,
    _ bindings: ValueBindings
  ) -> [SourceValue?] {
    var values = [SourceValue?](repeating: nil, count: function.parameters.count)
    var position = 0
    let variadic = function.parameters.firstIndex(where: \.isVariadic)
    if let variadic { values[variadic] = .list([], isOpen: false) }
    for argument in call.arguments {
      let value = SourceValue.deferred(argument.value, file: file, bindings)
      if let variadic, position == variadic, !isTrailing(argument),
        argument.label == nil || argument.label == function.parameters[variadic].label,
        language != .objectiveC
      {
        values[variadic] = values[variadic]?.appending(value, isSpread: argument.value.isUnknown)
        if language == .swift, call.arguments.last?.value.tokens == argument.value.tokens { position += 1 }
        continue
      }
      if language == .swift, let variadic, position == variadic, argument.label != nil { position += 1 }
      if language == .kotlin, let label = argument.label,
        let named = function.parameters.firstIndex(where: { $0.name == label })
      {
        values[named] = value
        position = named + 1
        continue
      }
      if language == .swift {
        while position < values.count, function.parameters[position].label != argument.label,
          !isTrailing(argument),
          function.parameters[position].defaultValue != nil
        {
          position += 1
        }
      }
      // A trailing lambda of Kotlin is the last argument.
      if language == .kotlin, isTrailing(argument), argument.value.tokens == call.arguments.last?.value.tokens
      {
        position = max(position, values.count - 1)
      }
      guard position < values.count else { break }
      values[position] = value
      position += 1
    }
    return values
  }

  /// The declaration of a parameter of a function or closure with a scope.
  func parameter(_ number: Int, of scope: Int, _ unit: SourceIndex.Unit) -> Int? {
    unit.outline.scopes[scope].declarations.first { declaration in
      if case .parameter(scope, number, _) = unit.outline.declarations[declaration].kind {
        true
      } else {
        false
      }
    }
  }

  /// The result of the only function of the sources that a call may mean.
  private func onlyFunction(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let found = onlyFunction(for: call) else { return .unknown }
    return try returned(found.scope, found.file, binding(call, file, to: found.scope, found.file, bindings))
  }

  /// The only function of the sources that takes the arguments of a call; nil where none or several do.
  func onlyFunction(for call: SyntaxTree.Call) -> (scope: Int, file: Int)? {
    var found: (scope: Int, file: Int)?
    for other in index.files(definingFunction: call.name) {
      guard let owner = index.unit(other) else { return nil }
      for declaration in owner.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        guard owner.outline.declarations[declaration].name == call.name,
          case .function(let scope) = owner.outline.declarations[declaration].kind,
          takes(owner.outline.function(scope)!, call, owner.tokens.language)
        else { continue }
        if found != nil { return nil }
        found = (scope, other)
      }
    }
    return found
  }

  /// What a closure gives back: its last expression, or what it returns.
  func value(of closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard let unit = index.unit(file) else { return .unknown }
    var start = closure.body.lowerBound
    // Behind the names of its parameters.
    let first = closure.body.prefix(NativeSourceLimit.modifiers)
    if let mark = first.first(where: {
      unit.tokens.parent($0) == closure.open
        && (unit.tokens.language == .swift && unit.tokens.word($0) == .in
          || unit.tokens.language == .kotlin && unit.tokens.isMark($0, .arrow))
    }),
      !first.prefix(while: { $0 < mark }).contains(where: {
        unit.tokens.word($0) == .for || unit.tokens.word($0) == .when
      })
    {
      start = mark + 1
    }
    let body = start..<max(start, closure.body.upperBound)
    let returns =
      unit.tokens.language == .kotlin
      ? [] : body.filter { unit.tokens.word($0) == .return && owns($0, closure, unit) }
    guard returns.count <= NativeSourceLimit.returns else { return .unknown }
    var values: [SourceValue] = []
    for keyword in returns {
      let end = min(unit.syntax.collector.statementEnd(keyword + 1), body.upperBound)
      guard end > keyword + 1 else { continue }
      values.append(try value(unit.syntax.expression(keyword + 1..<end), file, bindings))
    }
    if !values.isEmpty { return .oneOf(values) }
    return try value(unit.syntax.lastStatement(body, 0), file, bindings)
  }

  /// Whether a token belongs to a closure itself, not to one in it.
  private func owns(_ token: Int, _ closure: SyntaxTree.Closure, _ unit: SourceIndex.Unit) -> Bool {
    let inner = unit.outline.enclosing(token).first { scope in
      switch unit.outline.scopes[scope].kind {
      case .closure, .function: true
      default: false
      }
    }
    // A block of Objective-C and a lambda of Java without a scope of its own.
    return inner.map { unit.outline.scopes[$0].tokens.lowerBound <= closure.body.lowerBound } ?? true
  }

  // MARK: - Objects

  /// An object that a constructor makes.
  private func made(_ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard let unit = index.unit(file) else { return .unknown }
    let type = SourceValue.TypeName(name: call.name, file: file, range: unit.tokens.range(call.nameToken))
    let anonymous = anonymousType(of: call, file)
    let parts = index.parts(of: type)
    guard !parts.isEmpty || anonymous != nil else { return .unknown }
    var parameters: [SourceOutline.Parameter] = []
    var parameterFile = file
    for part in parts {
      guard let own = index.unit(part.file), let info = own.outline.type(part.scope) else { continue }
      if !info.parameters.isEmpty { (parameters, parameterFile) = (info.parameters, part.file) }
    }
    var fields: [SourceValue.Field] = []
    for (number, argument) in call.arguments.enumerated() where argument.label != "{" {
      let name = argument.label ?? (number < parameters.count ? parameters[number].name : nil)
      fields.append(.init(name: name, value: .deferred(argument.value, file: file, bindings)))
    }
    if let owner = index.unit(parameterFile) {
      for parameter in parameters where !fields.contains(where: { $0.name == parameter.name }) {
        guard let standard = parameter.defaultValue else { continue }
        fields.append(
          .init(
            name: parameter.name,
            value: .deferred(owner.syntax.expression(standard), file: parameterFile, [:])))
      }
    }
    return fields.isEmpty ? .object(anonymous ?? type) : .record(fields, anonymous ?? type)
  }
}

extension SourceValue {
  /// A list with one more element; `*values` may add any number.
  fileprivate func appending(_ value: SourceValue, isSpread: Bool) -> SourceValue {
    guard case .list(let items, let isOpen) = self else { return .unknown }
    return isSpread ? .list(items, isOpen: true) : .list(items + [value], isOpen: isOpen)
  }

  /// Nil when it is unknown.
  var nonUnknown: SourceValue? { isUnknown ? nil : self }
}

import Diagnostics

/// Follows names: to declarations, to members of the object that code is run for, to constants of other files.
extension ValueReader {
  /// What a bare name means at a token.
  func named(_ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard let unit = index.unit(file) else { return .unknown }
    switch name {
    case "self", "this", "Self": return try receiver(token, file, bindings, isType: name == "Self")
    case "_cmd" where unit.tokens.language == .objectiveC:
      guard let scope = unit.outline.enclosingFunction(token), let function = unit.outline.function(scope)
      else { return .unknown }
      let labels = function.parameters.map { ($0.label ?? "") + ":" }
      return .function(name: function.name + labels.joined())
    case "NSNotFound" where unit.tokens.language == .objectiveC: return .integer(.max)
    case "super":
      let tree = SyntaxTree(.name(name), token..<token + 1)
      return staticType(tree, file).map { .object($0) } ?? .unknown
    default: break
    }
    if let found = try ofScopeFunction(name, token, file, bindings) { return found }
    if var declaration = unit.outline.declaration(named: name, at: token) {
      declaration = unit.outline.property(besides: declaration)
      if bindings[.init(file: file, index: declaration)] == nil,
        let known = narrowed(declaration, token, file, unit)
      {
        return known
      }
      if let found = try reassigned(declaration, token, file, bindings) { return found }
      let found = try ofReceiver(name, overriding(declaration, file), token, file, bindings)
      guard case .type = unit.outline.scopes[unit.outline.declarations[declaration].scope].kind else {
        let id = DeclarationID(file: file, index: declaration)
        if case .choice(let values) = found, values.count <= ValueReader.maxTestedValues, bindings[id] == nil,
          isTested(id) || unit.tokens.language == .objectiveC && values.allSatisfy(\.hasParts)
        {
          throw Unbound(declaration: id)
        }
        return found
      }
      return try dispatched(found, name, nil, at: token, file, bindings)
    }
    if let implicit = implicitParameter(name, token, unit) {
      let id = DeclarationID.implicit(file, scope: implicit.scope, implicit.index)
      guard let value = bindings[id] else { throw Unbound(declaration: id) }
      return try resolved(value, bindings)
    }
    if let found = try ofExtended(name, token, file, bindings) { return found }
    // A member of the type around it, or of what that extends.
    for scope in unit.outline.enclosing(token) {
      guard let type = unit.outline.type(scope) else { continue }
      let own = receiverType(of: scope, file)
      if let member = findMember(name, own) {
        return try dispatched(
          ofReceiver(name, member, token, file, bindings), name, nil, at: token, file, bindings)
      }
      if type.isEnum || isEnumExtension(scope, file) {
        if ValueReader.namesOfCases.contains(name), let cases = cases(of: own) {
          return .list(cases, isOpen: false)
        }
        if ["rawValue", "name"].contains(name) {
          let found = try member(name, ofValue: receiver(token, file, bindings, isType: false), bindings)
          if !found.isUnknown { return found }
        }
      }
      for supertype in type.supertypes {
        let range = unit.tokens.range(type.nameToken)
        let parent = SourceValue.TypeName(name: supertype, file: file, range: range)
        if let found = try inherited(name, parent, file, bindings) { return found }
      }
    }
    if let value = try backing(name, token, file, bindings) { return value }
    if let value = try global(name, file, bindings) { return value }
    if let number = constant(named: name, token, file) { return .integer(number) }
    if let value = try typeParameter(name, token, file, bindings) { return value }
    if index.isType(name) || name.utf8.first.map({ $0.isASCIIUppercase }) == true {
      return .type(.init(name: name, file: file, range: unit.tokens.range(token)))
    }
    return .unknown
  }

  /// `$0` of the closure around a token, or `it`.
  func implicitParameter(_ name: String, _ token: Int, _ unit: SourceIndex.Unit) -> (
    scope: Int, index: Int
  )? {
    let number: Int
    switch unit.tokens.language {
    case .swift where name.utf8.first == UInt8(ascii: "$"): number = Int(name.dropFirst()) ?? -1
    case .kotlin where name == "it": number = 0
    default: return nil
    }
    guard number >= 0, number < 8 else { return nil }
    let scope = unit.outline.enclosing(token).first {
      guard case .closure = unit.outline.scopes[$0].kind else { return false }
      return !unit.outline.scopes[$0].declarations.contains { declaration in
        if case .parameter = unit.outline.declarations[declaration].kind { true } else { false }
      }
    }
    return scope.map { ($0, number) }
  }

  /// The name of the type with a scope.
  func typeName(of scope: Int, _ file: Int) -> SourceValue.TypeName {
    guard let unit = index.unit(file), let type = unit.outline.type(scope) else {
      return .init(name: "", file: file, range: ByteRange(0, 0))
    }
    var name = type.name
    var outer = unit.outline.scopes[scope].parent
    while outer > 0 {
      if let type = unit.outline.type(outer), !type.isTransparent { name = type.name + "." + name }
      outer = unit.outline.scopes[outer].parent
    }
    return .init(name: name, file: file, range: unit.tokens.range(type.nameToken))
  }

  /// `self` at a token.
  private func receiver(
    _ token: Int, _ file: Int, _ bindings: ValueBindings, isType: Bool
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    for scope in unit.outline.enclosing(token) where unit.outline.function(scope) != nil {
      let id = DeclarationID.receiver(file, scope: scope)
      if let value = bindings[id] {
        let found = try resolved(value, bindings)
        if isType, case .object(let type) = found { return .type(type) }
        return found
      }
      // An extension function of Kotlin, or a method of an enum: which value it is, only calls say.
      let function = unit.outline.function(scope)!
      if !function.receiver.isEmpty { throw Unbound(declaration: id) }
      if let type = unit.outline.enclosingType(token), unit.outline.type(type)!.isEnum, !function.isStatic {
        throw Unbound(declaration: id)
      }
      if let type = unit.outline.enclosingType(token), isEnumExtension(type, file), !function.isStatic {
        throw Unbound(declaration: id)
      }
    }
    guard let type = unit.outline.enclosingType(token) else { return .unknown }
    let name = receiverType(of: type, file)
    guard let scope = unit.outline.enclosingFunction(token), let function = unit.outline.function(scope),
      function.isStatic
    else { return isType ? .type(name) : .object(name) }
    // A class method may be sent to a subclass; these two are not inherited so.
    if function.name == "load" || function.name == "initialize" || unit.tokens.language == .java
      || index.subclasses(of: name.name).isEmpty
    {
      return .type(name)
    }
    throw Unbound(declaration: .receiver(file, scope: scope))
  }

  /// The names of the list of all cases of an enum.
  static let namesOfCases: Set<String> = ["allCases", "entries", "values"]

  /// What a member is that a function names of its own object. Where the declaration does not say so, the object does:
  /// the case of an enum, what a constructor was given, the class that adopts a protocol.
  func ofReceiver(
    _ name: String, _ member: (declaration: Int, file: Int), _ token: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file), let owner = index.unit(member.file) else { return .unknown }
    let own = owner.outline.declarations[member.declaration]
    guard case .type(let type) = owner.outline.scopes[own.scope].kind, !type.isTransparent,
      bindings[DeclarationID(file: member.file, index: member.declaration)] == nil,
      let scope = unit.outline.enclosingFunction(token),
      unit.outline.function(scope)?.isInitialiser == false
    else { return try declared(member.declaration, member.file, bindings) }
    let isStated: Bool
    switch own.kind {
    case .variable(nil), .other: isStated = false
    case .getter: isStated = !type.isEnum
    default: return try declared(member.declaration, member.file, bindings)
    }
    let isRequirement =
      type.keyword == .protocol || type.keyword == .interface && owner.tokens.language != .objectiveC
    let id = DeclarationID.receiver(file, scope: scope)
    if own.isStatic, !isRequirement {
      guard self.own == nil, unit.outline.function(scope)?.isStatic == true,
        isOverridden(member: name, of: own.scope, member.file)
      else { return try declared(member.declaration, member.file, bindings) }
      // A class method of a base class: which class it is sent to, its calls say.
      guard let receiver = bindings[id] else { throw Unbound(declaration: id) }
      return try self.member(name, ofValue: resolved(receiver, bindings), bindings)
    }
    if let receiver = bindings[id] {
      let found = try self.member(name, ofValue: resolved(receiver, bindings), bindings)
      if !found.isUnknown { return found }
    } else if !isStated, isRequirement || type.isEnum {
      throw Unbound(declaration: id)
    }
    let found = try declared(member.declaration, member.file, bindings)
    if found.isUnknown, let asked = self.own,
      asked.parts.contains(.init(file: member.file, scope: own.scope)),
      let made = try ofConstructors(name, member.declaration, member.file, asked.type, [], bindings)
    {
      return made
    }
    if found.isUnknown, !isStated, !own.isMutable, bindings[id] == nil { throw Unbound(declaration: id) }
    return found
  }

  private func isEnumExtension(_ scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), let type = unit.outline.type(scope), type.isExtension else {
      return false
    }
    return index.parts(of: typeName(of: scope, file)).contains { part in
      index.unit(part.file)?.outline.type(part.scope)?.isEnum == true
    }
  }

  /// What a declaration of a file is.
  func declared(_ declaration: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let id = DeclarationID(file: file, index: declaration)
    if let value = bindings[id] { return try resolved(value, bindings) }
    let own = unit.outline.declarations[declaration]
    switch own.kind {
    case .parameter, .element: throw Unbound(declaration: id)
    case .part(let tokens, let path):
      return try part(path, of: value(unit.syntax.expression(tokens), file, bindings), bindings)
    case .variable:
      if isWalker(declaration, file) { throw Unbound(declaration: id) }
      if let getter = getter(of: declaration, file) {
        return try returned(getter.scope, getter.file, bindings)
      }
      let found = try variable(declaration, file, bindings)
      // A flag that depends on the build.
      if case .boolean = found, unit.isConditional(own.token) { return .unknown }
      return found
    case .function(let scope):
      // `self.views` of Objective-C
      if unit.tokens.language == .objectiveC, case .type = unit.outline.scopes[own.scope].kind,
        unit.outline.function(scope)?.parameters.isEmpty == true
      {
        return try returned(scope, file, bindings)
      }
      return .function(name: own.name)
    case .getter(let scope):
      return try returned(scope, file, try receiverBinding(of: own, file, bindings))
    case .enumCase:
      return .enumCase(
        .init(type: typeName(of: own.scope, file), name: own.name, declaration: declaration, file: file))
    case .type(var scope):
      while scope > 0, unit.outline.type(scope)?.isTransparent != false {
        scope = unit.outline.scopes[scope].parent
      }
      return scope > 0 ? .type(typeName(of: scope, file)) : .unknown
    case .alias(let tokens):
      return typeName(spelledBy: tokens, at: tokens.lowerBound, file).map { .type($0) } ?? .unknown
    case .other: return .unknown
    }
  }

  /// In a getter of an enum that another member names, `self` is the same value.
  private func receiverBinding(
    of declaration: SourceOutline.Declaration, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard !declaration.isStatic, case .getter(let scope) = declaration.kind else { return bindings }
    let id = DeclarationID.receiver(file, scope: scope)
    guard bindings[id] == nil else { return bindings }
    var bindings = bindings
    // The innermost `self` that is known.
    for (known, value) in bindings where known.file == file && known.implicit?.index == 15 {
      if case .enumCase = value { bindings[id] = value }
    }
    return bindings
  }

  /// The part of a value that a pattern names.
  func part(_ path: SourceOutline.Path, of value: SourceValue, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    var value = try resolved(value, bindings)
    for step in path {
      switch value {
      case .record(let fields, _) where step < fields.count:
        value = try resolved(fields[step].value, bindings)
      case .list(let items, false) where step < items.count: value = try resolved(items[step], bindings)
      case .choice(let values):
        var parts: [SourceValue] = []
        for value in values { parts.append(try part([step], of: value, bindings)) }
        value = .oneOf(parts)
      case .nothing: return .nothing
      default: return .unknown
      }
    }
    return value
  }

  /// A constant that another file defines.
  func global(_ name: String, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue? {
    var values: [SourceValue] = []
    for (other, constant) in index.constants(named: name) {
      guard isVisible(constant, name, other, from: file) else { continue }
      guard index.files[other].language.platform == index.files[file].language.platform else { continue }
      if case .unknown = constant.value.value {
        guard let unit = index.unit(other),
          let declaration = unit.outline.declarations.indices.first(where: {
            unit.outline.declarations[$0].name == name && isGlobal(unit.outline.declarations[$0].scope, unit)
          })
        else { continue }
        values.append(try declared(declaration, other, bindings))
      } else {
        values.append(try constantValue(constant.value, other, bindings))
      }
    }
    guard !values.isEmpty else { return try globalVariable(name, file, bindings) }
    return same(values)
  }

  /// A variable of C that another file defines, and that is no constant of the facts: an array.
  private func globalVariable(_ name: String, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    guard index.files[file].language == .objectiveC, name.utf8.count > 2, !ValueReader.isLibraryType(name),
      let files = files(using: name)
    else { return nil }
    var values: [SourceValue] = []
    for other in files where other != file && index.files[other].language == .objectiveC {
      guard let unit = index.unit(other) else { return nil }
      for declaration in unit.outline.byName[identifierHash(name.utf8)] ?? [] {
        let own = unit.outline.declarations[declaration]
        guard own.name == name, own.scope == 0, case .variable(.some) = own.kind,
          !own.isPrivate || other == file || unit.tokens.text.path.hasSuffix("h")
        else { continue }
        values.append(try declared(declaration, other, bindings))
      }
    }
    return values.count == 1 ? values[0] : nil
  }

  private func isGlobal(_ scope: Int, _ unit: SourceIndex.Unit) -> Bool {
    switch unit.outline.scopes[scope].kind {
    case .file: true
    case .type:
      unit.tokens.language == .java || unit.tokens.language == .kotlin || unit.tokens.language == .objectiveC
    default: false
    }
  }

  private func isVisible(_ constant: NativeConstant, _ name: String, _ other: Int, from file: Int) -> Bool {
    let facts = index.files[other]
    switch facts.language {
    case .java, .kotlin:
      let prefix = facts.packageName.isEmpty ? "" : facts.packageName + "."
      if constant.name == prefix + name {
        return facts.packageName == index.files[file].packageName || isImported(constant.name, file)
      }
      return isImported(constant.name, file)
    default: return constant.name == name
    }
  }

  private func isImported(_ path: String, _ file: Int) -> Bool {
    index.files[file].imports.contains {
      $0 == path
        || $0.hasSuffix(".*") && path.hasPrefix($0.dropLast(1))
          && !path.dropFirst($0.utf8.count - 1).contains(".")
    }
  }

  /// The value of several definitions, if it is one.
  func same(_ values: [SourceValue]) -> SourceValue {
    guard values.count > 1 else { return values.first ?? .unknown }
    var text: String?
    for value in values {
      guard case .text(let own, _) = value, text == nil || text == own else { return .unknown }
      text = own
    }
    return values[0]
  }

  /// What a value of the facts is. Constants may name each other, in a circle or in a long chain.
  func constantValue(_ value: NativeExpression, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard depth < ValueReader.maxDepth, stepsLeft > 0 else { return .unknown }
    depth += 1
    stepsLeft -= 1
    allStepsLeft -= 1
    defer { depth -= 1 }
    switch value.value {
    case .string(let text): return .text(text, index.place(value.range, file))
    case .className(let name): return .type(.init(name: name, file: file, range: value.range, isText: true))
    case .name(let name):
      guard let unit = index.unit(file) else { return .unknown }
      let token = unit.tokens.index(at: value.range.start)
      let parts = name.split(separator: ".").map(String.init)
      guard let first = parts.first else { return .unknown }
      var found = try named(first, token, file, bindings)
      for part in parts.dropFirst() { found = try member(part, ofValue: found, bindings) }
      return found
    case .joined(let parts):
      var text = ""
      for part in parts {
        guard case .text(let own, _) = try constantValue(part, file, bindings) else { return .unknown }
        text += own
      }
      return .text(text, nil)
    case .parameter, .ownProperty, .unknown: return .unknown
    }
  }
}

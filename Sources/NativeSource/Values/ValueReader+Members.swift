import Diagnostics

/// Follows members: of types, of cases of enums, of objects, of collections.
extension ValueReader {
  func member(
    _ name: String, of base: SyntaxTree, _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    if let found = resourceIdentifier(name, of: base) { return found }
    // `self.name`
    if case .name(let own) = base.kind, own == "self" || own == "this", let unit = index.unit(file),
      let scope = unit.outline.enclosingType(tree.tokens.lowerBound),
      let found = findMember(name, receiverType(of: scope, file))
    {
      return try dispatched(
        ofReceiver(name, found, tree.tokens.lowerBound, file, bindings), name, nil,
        at: tree.tokens.lowerBound, file, bindings)
    }
    if let found = try scoped(name, tree, file, bindings) { return found }
    let owner = try value(base, file, bindings)
    if case .type(var type) = owner, let unit = index.unit(file), type.file == file, case .name = base.kind {
      type.range = unit.tokens.outerRange(tree.tokens.lowerBound, tree.tokens.upperBound - 1)
      return try member(name, ofValue: .type(type), bindings)
    }
    return try member(name, ofValue: owner, bindings)
  }

  /// What `space::name` of C++ is; nil for another member.
  private func scoped(
    _ name: String, _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC,
      case let token = tree.tokens.upperBound - 1, unit.tokens.isMark(token - 1, .scope)
    else { return nil }
    if let number = constant(named: name, token, file) { return .integer(number) }
    return try named(name, token, file, bindings).nonUnknown
  }

  /// What `.name` of a value is.
  func member(_ name: String, ofValue owner: SourceValue, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    switch owner {
    case .type(let type):
      if let text = runtimeName(type), let made = ValueReader.member(name, ofText: text) { return made }
      return try staticMember(name, type, bindings)
    case .enumCase(let own): return try property(name, of: own, bindings)
    case .record(let fields, let type): return try field(name, fields, type, bindings)
    case .object(let type):
      if name == "javaClass" || name == "class" { return .type(type) }
      return try inherited(name, type, type.file, bindings) ?? .unknown
    case .list(let items, let isOpen): return try resolved(listMember(name, items, isOpen), bindings)
    case .dictionary(let entries, let isOpen): return dictionaryMember(name, entries, isOpen)
    case .choice(let values):
      var found: [SourceValue] = []
      for value in values { found.append(try member(name, ofValue: value, bindings)) }
      return .oneOf(found)
    case .text(let text, _):
      switch name {
      case "description", "copy", "mutableCopy", "intern", "rawValue", "self", "asString", "content",
        "contentOrNull", "jsonPrimitive", "asJsonPrimitive", "asText", "textValue", "getAsString",
        "UTF8String":
        return owner
      default: return textMember(name, of: text) ?? ValueReader.member(name, ofText: text) ?? .unknown
      }
    case .boolean: return name == "boolValue" ? owner : .unknown
    case .integer(let number):
      if name == "boolValue" { return .boolean(number != 0) }
      return ["integerValue", "intValue", "unsignedIntegerValue", "unsignedIntValue", "rawValue"].contains(
        name)
        ? owner : .unknown
    case .deferred: return try member(name, ofValue: resolved(owner, bindings), bindings)
    case .resource: return ValueReader.sameResource.contains(name) ? owner : .unknown
    case .nothing: return .nothing
    case .closure, .function, .keyPath, .unknown: return .unknown
    }
  }

  // MARK: - Types

  private func staticMember(
    _ name: String, _ type: SourceValue.TypeName, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    switch name {
    case "self", "class", "java", "kotlin", "javaObjectType", "Type": return .type(type)
    case "description" where index.files[type.file].language == .objectiveC:
      var named = type
      named.isText = true
      return .type(named)
    case "name", "qualifiedName", "canonicalName", "typeName":
      // In a class of the sources it may be a property of its own.
      if let own = try inherited(name, type, type.file, bindings) { return own }
      var named = type
      named.isText = true
      return .type(named)
    case "simpleName":
      if let own = try inherited(name, type, type.file, bindings) { return own }
      return .text(simpleName(type.name), nil)
    case _ where ValueReader.namesOfCases.contains(name):
      if let cases = cases(of: type) { return .list(cases, isOpen: false) }
    case "INSTANCE", "Companion", "shared", "sharedInstance", "instance", "getInstance", "default",
      "standard":
      if try inherited(name, type, type.file, bindings) == nil || isSingleton(name) { return .object(type) }
    default: break
    }
    if let found = try inherited(name, type, type.file, bindings) { return found }
    if let found = try ofFileClass(name, type, bindings) { return found }
    // `Outer.Inner`, `com.example.Types`
    if name.utf8.first.map({ $0.isASCIIUppercase }) == true {
      var inner = type
      inner.name = type.name + "." + name
      return .type(inner)
    }
    return .unknown
  }

  private func isSingleton(_ name: String) -> Bool { name == "INSTANCE" || name == "Companion" }

  /// All cases of an enum of the sources, in their order.
  func cases(of type: SourceValue.TypeName) -> [SourceValue]? {
    for part in index.parts(of: type) {
      guard let unit = index.unit(part.file), unit.outline.type(part.scope)?.isEnum == true else { continue }
      let name = typeName(of: part.scope, part.file)
      return unit.outline.scopes[part.scope].declarations.compactMap { declaration in
        guard case .enumCase = unit.outline.declarations[declaration].kind else { return nil }
        return .enumCase(
          .init(
            type: name, name: unit.outline.declarations[declaration].name, declaration: declaration,
            file: part.file))
      }
    }
    return nil
  }

  /// `.name` of Swift, where the variable around it has a type of the sources with a static member of the name.
  func staticMember(_ name: String, _ tree: SyntaxTree, _ file: Int) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let variable = unit.outline.declarations.last { declaration in
      guard case .variable(let value?) = declaration.kind else { return false }
      return value.contains(tree.tokens.lowerBound)
    }
    for token in variable?.type ?? 0..<0 where unit.tokens.isIdentifier(token) {
      let type = SourceValue.TypeName(
        name: unit.tokens.string(token), file: file, range: unit.tokens.range(token))
      guard let (member, owner) = findMember(name, type),
        index.unit(owner)?.outline.declarations[member].isStatic == true
      else { continue }
      return try declared(member, owner, [:])
    }
    return .unknown
  }

  /// `.name` of Swift: a case of some enum; nil where none or several have the name.
  func implicitMember(_ name: String, _ tree: SyntaxTree, _ file: Int) -> SourceValue? {
    // Enums with raw values are known by their constants; others are looked for in few files.
    let raw = Set(index.constants(named: "rawValue").map(\.0))
    switch enumCase(name, in: raw.sorted()) {
    case .some(let found?): return found
    case .some(nil): return nil
    case nil: return files(using: name).flatMap { enumCase(name, in: $0) ?? nil }
    }
  }

  /// The case with a name of an enum in some files; nothing where several have it, nil where none does.
  private func enumCase(_ name: String, in files: [Int]) -> SourceValue?? {
    var found: SourceValue?
    for file in files {
      guard let unit = index.unit(file) else { continue }
      for declaration in unit.outline.byName[identifierHash(name.utf8)] ?? [] {
        let own = unit.outline.declarations[declaration]
        guard own.name == name, case .enumCase = own.kind else { continue }
        if found != nil { return .some(nil) }
        found = .enumCase(
          .init(type: typeName(of: own.scope, file), name: name, declaration: declaration, file: file))
      }
    }
    return found.map { .some($0) }
  }

  /// The files in whose text a name is; nil where there are too many files.
  func files(using name: String) -> [Int]? {
    if let known = uses.filesByName[name] { return known }
    let found = index.files(containing: name, atMost: ValueReader.maxSearchedFiles)
    uses.filesByName[name] = .some(found)
    return found
  }

  /// The most files in which a name is looked for that any file may use.
  private static let maxSearchedFiles = 256

  /// A member of a type, or of what it extends; nil where none has the name.
  func inherited(
    _ name: String, _ type: SourceValue.TypeName, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let (declaration, owner) = findMember(name, type) else { return nil }
    if let found = try ofConstructors(name, declaration, owner, type, [], bindings) { return found }
    var bindings = bindings
    if let unit = index.unit(owner), unit.tokens.language == .swift,
      case .getter(let scope) = unit.outline.declarations[declaration].kind
    {
      let isStatic = unit.outline.declarations[declaration].isStatic
      bindings[.receiver(owner, scope: scope)] = isStatic ? .type(type) : .object(type)
    }
    return try declared(declaration, owner, bindings)
  }

  /// The declaration of a member of a type, or of what it extends, and its file.
  func findMember(_ name: String, _ type: SourceValue.TypeName) -> (declaration: Int, file: Int)? {
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast(), seen.count < 16 {
      guard seen.insert(next.name).inserted else { continue }
      var supertypes: [SourceValue.TypeName] = []
      for part in index.parts(of: next) {
        guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { continue }
        if let found = ownMember(name, part, unit) { return (found, part.file) }
        for supertype in info.supertypes {
          supertypes.append(
            .init(name: supertype, file: part.file, range: unit.tokens.range(info.nameToken)))
        }
      }
      pending += supertypes.reversed()
    }
    return nil
  }

  /// The member that a name alone means in a class; `_name` of Objective-C is behind a property.
  func findOwnMember(
    _ name: String, _ type: SourceValue.TypeName, _ language: NativeLanguage
  ) -> (declaration: Int, file: Int)? {
    if let found = findMember(name, type) { return found }
    return language == .objectiveC && name.hasPrefix("_") ? findMember(String(name.dropFirst()), type) : nil
  }

  private func ownMember(_ name: String, _ part: SourceIndex.Part, _ unit: SourceIndex.Unit) -> Int? {
    for declaration in unit.outline.byName[identifierHash(name.utf8)] ?? []
    where unit.outline.declarations[declaration].name == name {
      var scope = unit.outline.declarations[declaration].scope
      // The members of a companion object; those of an anonymous class are of its objects alone.
      while scope > 0, let type = unit.outline.type(scope), type.isTransparent, type.isCompanion {
        scope = unit.outline.scopes[scope].parent
      }
      if case .other = unit.outline.declarations[declaration].kind { continue }
      if scope == part.scope { return unit.outline.property(besides: declaration) }
    }
    return nil
  }

  // MARK: - Cases of enums

  private func property(
    _ name: String, of own: SourceValue.EnumCase, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(own.file) else { return .unknown }
    let declaration = unit.outline.declarations[own.declaration]
    guard case .enumCase(let tokens) = declaration.kind else { return .unknown }
    let scope = declaration.scope
    let language = unit.tokens.language
    if language == .swift, name == "rawValue" || name == "stringValue" && findMember(name, own.type) == nil {
      if name == "rawValue", let number = rawNumber(of: own, unit) { return .integer(number) }
      if let tokens { return try value(unit.syntax.expression(tokens), own.file, bindings) }
      guard let type = unit.outline.type(scope), type.supertypes.first == "String" else { return .unknown }
      return .text(own.name, index.place(unit.tokens.range(declaration.token), own.file))
    }
    if language != .swift, name == "name" || name == "toString",
      findMember(name, own.type) == nil
    {
      return .text(own.name, index.place(unit.tokens.range(declaration.token), own.file))
    }
    guard let (member, file) = findMember(name, ownBody(of: own)) ?? findMember(name, own.type),
      let memberUnit = index.unit(file)
    else { return .unknown }
    switch memberUnit.outline.declarations[member].kind {
    case .getter(let getter):
      var bindings = bindings
      bindings[.receiver(file, scope: getter)] = .enumCase(own)
      return try returned(getter, file, bindings)
    case .variable(nil), .variable(.some(_)):
      if let tokens, let position = try constructorPosition(of: name, scope, unit, own.file) {
        let arguments = unit.syntax.items(tokens)
        if let argument = named(name, in: arguments, unit)
          ?? (position < arguments.count ? arguments[position] : nil)
        {
          return try value(unit.syntax.expression(argument), own.file, bindings)
        }
      }
      if let made = try made(name, of: own, arguments: tokens, bindings) { return made }
      return try declared(member, file, bindings)
    default: return try declared(member, file, bindings)
    }
  }

  /// The argument `name = value`.
  private func named(_ name: String, in arguments: [Range<Int>], _ unit: SourceIndex.Unit) -> Range<Int>? {
    arguments.first {
      unit.tokens.isMark($0.lowerBound + 1, .assign) && unit.tokens.string($0.lowerBound) == name
    }
    .map { $0.lowerBound + 2..<$0.upperBound }
  }

  /// Which parameter of the constructor of a type a property is.
  func constructorPosition(
    of property: String, _ scope: Int, _ unit: SourceIndex.Unit, _ file: Int
  ) throws(Unbound) -> Int? {
    if let position = unit.outline.type(scope)?.parameters.firstIndex(where: { $0.name == property }) {
      return position
    }
    // `this.name = name;` of a constructor of Java.
    for constructor in unit.outline.scopes.indices {
      guard let function = unit.outline.function(constructor), function.isInitialiser,
        unit.outline.scopes[constructor].parent == scope
      else { continue }
      for token in unit.outline.scopes[constructor].tokens
      where unit.tokens.isMark(token, .assign) && unit.tokens.string(token - 1) == property {
        let value = unit.tokens.string(token + 1)
        return function.parameters.firstIndex { $0.name == value }
      }
    }
    return nil
  }

  // MARK: - Records

  private func field(
    _ name: String, _ fields: [SourceValue.Field], _ type: SourceValue.TypeName?, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    if let named = fields.first(where: { $0.name == name }) {
      let value = try resolved(named.value, bindings)
      return type.map { isFieldChanged(name, of: $0) } == true ? .oneOf([value, .unknown]) : value
    }
    if let number = Int(name), number < fields.count { return try resolved(fields[number].value, bindings) }
    let position: Int? =
      switch name {
      case "first", "key", "getKey", "component1", "getFirst", "left": 0
      case "second", "value", "getValue", "component2", "getSecond", "right": 1
      case "third", "component3", "getThird": 2
      default: nil
      }
    if type == nil || findMember(name, type!) == nil, let position, position < fields.count {
      return try resolved(fields[position].value, bindings)
    }
    guard let type else { return .unknown }
    // A property that the constructor sets.
    for part in index.parts(of: type) {
      guard let unit = index.unit(part.file) else { continue }
      if let position = try constructorPosition(of: name, part.scope, unit, part.file),
        position < fields.count
      {
        return try resolved(fields[position].value, bindings)
      }
    }
    // A struct of C, by the order of its members.
    guard let (member, file) = findMember(name, type), let unit = index.unit(file) else { return .unknown }
    if case .getter(let getter) = unit.outline.declarations[member].kind {
      var bindings = bindings
      bindings[.receiver(file, scope: getter)] = .record(fields, type)
      return try returned(getter, file, bindings)
    }
    if let found = try ofConstructors(name, member, file, type, fields, bindings) { return found }
    if let found = try ofInitialiser(name, member, file, fields, bindings) { return found }
    return try declared(member, file, bindings)
  }
}

import Diagnostics

/// What is done with parameters that a library decodes into a type.
extension UseFollower {
  /// Follows a call of a library that decodes the value; false where it is none.
  ///
  /// - Parameter number: which argument the value is; nil where the call is sent to it.
  func followDecoding(
    _ call: SyntaxTree.Call, _ number: Int?, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    guard let candidates = DecodingCall.byName[call.name] else { return false }
    for candidate in candidates where candidate.decoded == number && hasForm(candidate, call, use, unit) {
      guard let types = types(of: candidate, call, use, unit), !types.isEmpty,
        namesAreDeclared(candidate.library)
      else {
        open()
        return true
      }
      for type in types { add(reader.decodedNames(of: type, by: candidate.library)) }
      return true
    }
    return false
  }

  /// Whether a call is one of the library: it has its labels, and is sent to its decoder.
  private func hasForm(
    _ decoding: DecodingCall, _ call: SyntaxTree.Call, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    func label(_ number: Int) -> String? {
      number < call.arguments.count ? call.arguments[number].label : nil
    }
    guard let base = call.base else { return false }
    switch decoding.library {
    case .codable:
      return unit.tokens.language == .swift && label(1) == "from" && isPlain(base, .codable, use.file)
    case .gson:
      return call.arguments.count <= 2 && isPlain(base, .gson, use.file)
    case .moshi:
      return call.arguments.count == 1
        && adapter(base, use.file).map { isPlain($0.moshi, .moshi, $0.file) } == true
    case .fastjson:
      if decoding.decoded == nil { return call.arguments.count <= 1 }
      return ["JSON", "JSONObject"].contains(base.lastName ?? "") && call.arguments.count <= 2
    case .kotlinx, .jackson: return isPlain(base, decoding.library, use.file)
    case .mjExtension, .yyModel:
      let labels: Set<String?> =
        unit.tokens.language == .swift ? ["withKeyValues", "with", "withJSON"] : [nil]
      return labels.contains(label(0))
    case .jsonModel:
      guard label(1) == "error", case .call(let alloc) = base.kind, alloc.name == "alloc",
        let name = alloc.base?.lastName
      else { return false }
      let type = SourceValue.TypeName(name: name, file: use.file, range: unit.tokens.range(call.nameToken))
      return reader.extends(type, .init(name: "JSONModel", file: use.file, range: type.range))
    case .mantle: return label(1) == "fromJSONDictionary" && base.lastName == "MTLJSONAdapter"
    }
  }

  /// Whether nothing in the sources sets other names for all types.
  func namesAreDeclared(_ library: DecodingLibrary) -> Bool {
    switch library {
    case .mjExtension:
      return (DecodingCall.namingSettings[library] ?? []).allSatisfy { index.files(calling: $0).isEmpty }
    case .fastjson:
      return index.files(calling: "getGlobalInstance").isEmpty
        && index.files(calling: "getGlobalAutoTypeBeforeHandler").isEmpty
    default: return true
    }
  }

  // MARK: - Decoders

  /// Whether an expression is a decoder that reads names as they are declared.
  func isPlain(_ tree: SyntaxTree, _ library: DecodingLibrary, _ file: Int, depth: Int = 0) -> Bool {
    guard depth < 6, let unit = index.unit(file), let makers = DecodingCall.plainDecoders[library] else {
      return false
    }
    let settings = DecodingCall.namingSettings[library] ?? []
    if tree.tokens.contains(where: { settings.contains(unit.tokens.string($0)) }) { return false }
    switch tree.kind {
    case .call(let call):
      if call.name.isEmpty, let base = call.base, case .closure(let closure) = base.kind {
        // `{ let decoder = JSONDecoder(); ...; return decoder }()`
        return closure.body.contains { makers.makers.contains(unit.tokens.string($0)) }
      }
      if call.name == "lazy", case .closure(let closure)? = call.arguments.last?.value.kind {
        return isPlain(unit.syntax.lastStatement(closure.body, 0), library, file, depth: depth + 1)
      }
      let isMaker =
        makers.makers.contains(call.name) && !index.isType(call.name)
        && (call.base == nil || library == .moshi && call.base?.lastName == "Moshi")
      if isMaker {
        return call.arguments.allSatisfy { if case .closure = $0.value.kind { true } else { false } }
      }
      guard let base = call.base, makers.settings.contains(call.name) else { return false }
      if call.name == "add" || call.name == "addLast" {
        guard call.arguments.count == 1,
          call.arguments[0].value.tokens.contains(where: {
            unit.tokens.spells($0, "KotlinJsonAdapterFactory")
          })
        else { return false }
      }
      return isPlain(base, library, file, depth: depth + 1)
    case .name(let name):
      if library == .kotlinx, name == "Json", !index.isType(name) { return true }
      guard let (value, owner) = firstValue(of: tree, file) else { return false }
      return isPlain(value, library, owner, depth: depth + 1) && !isSet(settings, in: owner)
    case .member:
      guard let (value, owner) = firstValue(of: tree, file) else { return false }
      return isPlain(value, library, owner, depth: depth + 1) && !isSet(settings, in: owner)
    default: return false
    }
  }

  private func isSet(_ settings: Set<String>, in file: Int) -> Bool {
    guard let unit = index.unit(file), !settings.isEmpty else { return false }
    let hashes = Set(settings.map { identifierHash($0.utf8) })
    return (0..<unit.tokens.count).contains {
      hashes.contains(unit.tokens.hash($0)) && settings.contains(unit.tokens.string($0))
    }
  }

  /// The value that a variable or property is declared with.
  private func firstValue(of tree: SyntaxTree, _ file: Int) -> (tree: SyntaxTree, file: Int)? {
    guard let unit = index.unit(file) else { return nil }
    var found: (declaration: Int, file: Int)?
    switch tree.kind {
    case .name(let name):
      if let own = unit.outline.declaration(named: name, at: tree.tokens.lowerBound) {
        found = (own, file)
      } else if let scope = unit.outline.enclosingType(tree.tokens.lowerBound) {
        found = reader.findMember(name, reader.typeName(of: scope, file))
      }
      if found == nil { found = globalVariable(name) }
    case .member(let base?, let name):
      guard let type = reader.staticType(base, file) else { return nil }
      found = reader.findMember(name, type)
    default: return nil
    }
    guard let found, let owner = index.unit(found.file),
      case .variable(let value?) = owner.outline.declarations[found.declaration].kind
    else { return nil }
    return (owner.syntax.expression(value), found.file)
  }

  private func globalVariable(_ name: String) -> (declaration: Int, file: Int)? {
    var found: (declaration: Int, file: Int)?
    for (file, _) in index.constants(named: name) {
      guard let unit = index.unit(file) else { return nil }
      for declaration in unit.outline.members(of: 0, named: name) {
        if let known = found, known != (declaration, file) { return nil }
        found = (declaration, file)
      }
    }
    return found
  }

  /// `moshi.adapter(Model::class.java)`: the call, and what it is sent to.
  func adapter(_ tree: SyntaxTree, _ file: Int, depth: Int = 0) -> (
    call: SyntaxTree.Call, moshi: SyntaxTree, file: Int
  )? {
    guard depth < 4 else { return nil }
    if case .call(let call) = tree.kind {
      if call.name == "adapter", let base = call.base { return (call, base, file) }
      if call.name == "lazy", let unit = index.unit(file),
        case .closure(let closure)? = call.arguments.last?.value.kind
      {
        return adapter(unit.syntax.lastStatement(closure.body, 0), file, depth: depth + 1)
      }
      // `.lenient()`, `.nullSafe()`
      if ["lenient", "nullSafe", "nonNull", "serializeNulls"].contains(call.name), let base = call.base {
        return adapter(base, file, depth: depth + 1)
      }
      return nil
    }
    return firstValue(of: tree, file).flatMap { adapter($0.tree, $0.file, depth: depth + 1) }
  }

  // MARK: - Types

  /// The types that a call decodes into; nil where one is unknown.
  private func types(
    of decoding: DecodingCall, _ call: SyntaxTree.Call, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> [SourceValue.TypeName]? {
    switch decoding.type {
    case .receiver: return call.base.flatMap { types($0, use, unit) }
    case .argument(let number):
      if number < call.arguments.count { return types(call.arguments[number].value, use, unit) }
      return typeArgument(call, use, unit) ?? expectedTypes(use, unit, call)
    case .argumentOfReceiver:
      guard let base = call.base, let found = adapter(base, use.file), let owner = index.unit(found.file)
      else { return nil }
      var place = use
      place.file = found.file
      if let argument = found.call.arguments.first?.value { return types(argument, place, owner) }
      return typeArgument(found.call, place, owner)
    }
  }

  /// `decodeFromString<Model>(text)`
  private func typeArgument(_ call: SyntaxTree.Call, _ use: UsedValue, _ unit: SourceIndex.Unit)
    -> [SourceValue.TypeName]?
  {
    let open = call.nameToken + 1
    guard unit.tokens.isMark(open, .less), let end = unit.tokens.angleEnd(open) else { return nil }
    return type(spelledBy: open + 1..<end - 1, use, unit).map { [$0] }
  }

  /// The types that an expression names: `Model.self`, `Model::class.java`, `[Model class]`, `Model.serializer()`, or a
  /// parameter with one of these.
  private func types(_ tree: SyntaxTree, _ use: UsedValue, _ unit: SourceIndex.Unit) -> [SourceValue
    .TypeName]?
  {
    switch tree.kind {
    case .member(let base?, "self"), .member(let base?, "class"), .member(let base?, "java"),
      .member(let base?, "javaObjectType"):
      return types(base, use, unit)
    case .reference(let base?, "class"): return types(base, use, unit)
    case .call(let call) where ["serializer", "class", "self"].contains(call.name) && call.arguments.isEmpty:
      return call.base.flatMap { types($0, use, unit) }
    case .name(let name):
      if isGeneric(name, at: tree.tokens.lowerBound, unit) {
        return generic(name, tree.tokens.lowerBound, use, unit)
      }
      if let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound),
        case .parameter = unit.outline.declarations[declaration].kind,
        let value = use.bindings[.init(file: use.file, index: declaration)], let call = use.calls.last
      {
        if case .type(let type) = value { return [type] }
        guard case .deferred(let argument, let file, let bindings) = value, let owner = index.unit(file)
        else { return nil }
        var outer = use
        outer.file = file
        outer.bindings = bindings
        outer.calls.removeLast()
        // The default of the parameter: the type is inferred.
        if file == use.file, call.file == file, unit.outline.scopes[call.scope].parent >= 0,
          argument.tokens.lowerBound < unit.outline.scopes[call.scope].tokens.lowerBound,
          argument.tokens.lowerBound > (unit.outline.function(call.scope)?.nameToken ?? 0)
        {
          return types(argument, use, unit)
        }
        return types(argument, outer, owner)
      }
    default: break
    }
    guard let value = try? reader.value(tree, use.file, use.bindings) else { return nil }
    var found: [SourceValue.TypeName] = []
    for alternative in value.alternatives {
      guard case .type(let type) = alternative else { return nil }
      found.append(type)
    }
    return found
  }

  /// Whether a name is a parameter of the function around a token for a type.
  private func isGeneric(_ name: String, at token: Int, _ unit: SourceIndex.Unit) -> Bool {
    guard let scope = unit.outline.enclosingFunction(token), let function = unit.outline.function(scope)
    else { return false }
    let tokens = unit.tokens
    // `func read<T: Decodable>(`, `fun <reified T> read(`, `<T> T read(`
    let first = max(0, function.nameToken - NativeSourceLimit.modifiers)
    let end = min(function.nameToken + NativeSourceLimit.modifiers, tokens.count)
    for open in first..<end where tokens.isMark(open, .less) {
      guard let close = tokens.angleEnd(open) else { continue }
      let isOwn =
        open == function.nameToken + 1
        || open < function.nameToken
          && (tokens.word(open - 1) == .fun || tokens.language == .java && !tokens.isMark(open - 1, .dot))
          && !(open..<function.nameToken).contains {
            tokens.isMark($0, .openingBrace) || tokens.isMark($0, .semicolon)
          }
      if isOwn,
        (open + 1..<close).contains(where: { tokens.string($0) == name && !tokens.isMark($0 - 1, .colon) })
      {
        return true
      }
    }
    return false
  }

  /// What a generic parameter is in the call that the value came through: by an argument, a type argument, or the type that
  /// is expected of the result.
  private func generic(
    _ name: String, _ token: Int, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> [SourceValue.TypeName]? {
    guard let call = use.calls.last, call.file == use.file, let function = unit.outline.function(call.scope),
      unit.outline.enclosingFunction(token) == call.scope, let owner = index.unit(call.caller)
    else { return nil }
    var outer = use
    outer.file = call.caller
    outer.bindings = call.bindings
    outer.calls.removeLast()
    let tokens = unit.tokens
    for (number, parameter) in function.parameters.enumerated()
    where parameter.type.contains(where: { tokens.string($0) == name })
      && parameter.type.contains(where: {
        tokens.spells($0, "Type") || tokens.spells($0, "Class") || tokens.spells($0, "KClass")
      })
    {
      guard let declaration = reader.parameter(number, of: call.scope, unit),
        let value = use.bindings[.init(file: use.file, index: declaration)]
      else { return nil }
      // The type that is expected of the call.
      if case .type(let type) = value { return [type] }
      guard case .deferred(let argument, let file, _) = value else { return nil }
      let isDefault = parameter.defaultValue.map { $0 == argument.tokens && file == use.file } ?? false
      if !isDefault { return types(argument, outer, owner) }
    }
    guard case .call(let made) = owner.syntax.expression(call.tokens).kind else { return nil }
    if let found = typeArgument(made, outer, owner) { return found }
    return expectedTypes(outer.at(call.tokens), owner, made)
  }

  /// The type that the result of a call must have: `let a: Model = call`, `call as Model`.
  private func expectedTypes(
    _ use: UsedValue, _ unit: SourceIndex.Unit, _ call: SyntaxTree.Call
  ) -> [SourceValue.TypeName]? {
    let tokens = unit.tokens
    guard let whole = unit.callTree(at: call.nameToken)?.tokens else { return nil }
    let wide = widened(use.at(whole), unit)
    if let mark = wide.tokens.last(where: { tokens.word($0) == .as && $0 >= whole.upperBound }) {
      var start = mark + 1
      while tokens.isMark(start, .question) || tokens.isMark(start, .exclamation) { start += 1 }
      return type(spelledBy: start..<wide.tokens.upperBound, use, unit).map { [$0] }
    }
    guard let declaration = declarations(ofValueAt: wide.tokens.lowerBound, use.file, unit)?.first else {
      return resultType(of: wide, use, unit).map { [$0] }
    }
    let own = unit.outline.declarations[declaration]
    guard case .variable = own.kind, !own.type.isEmpty else { return nil }
    return type(spelledBy: own.type, use, unit).map { [$0] }
  }

  /// The result type of the function of Kotlin that gives a value back: `fun <reified T> JSONObject.read(): T = decode(this)`.
  private func resultType(of value: UsedValue, _ use: UsedValue, _ unit: SourceIndex.Unit) -> SourceValue
    .TypeName?
  {
    let tokens = unit.tokens
    guard tokens.language == .kotlin, let scope = unit.outline.enclosingFunction(value.tokens.lowerBound),
      let function = unit.outline.function(scope)
    else { return nil }
    let body = unit.outline.scopes[scope].tokens
    guard tokens.word(value.tokens.lowerBound - 1) == .return || body.lowerBound == value.tokens.lowerBound
    else { return nil }
    var mark = body.lowerBound - 1
    while mark > function.nameToken,
      !tokens.isMark(mark, .colon) || !tokens.isMark(mark - 1, .closingParenthesis)
    {
      mark -= 1
    }
    guard mark > function.nameToken else { return nil }
    let end = tokens.afterAngles(tokens.nameEnd(mark + 1))
    return type(spelledBy: mark + 1..<end, use, unit)
  }

  /// The type that some tokens name and nothing else.
  private func type(spelledBy type: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit) -> SourceValue
    .TypeName?
  {
    let tokens = unit.tokens
    var type = type
    while let last = type.last, tokens.isMark(last, .question) || tokens.isMark(last, .exclamation) {
      type = type.lowerBound..<last
    }
    while let first = type.first,
      tokens.word(first) == .final || tokens.word(first) == .static || tokens.spells(first, "private")
    {
      type = first + 1..<type.upperBound
    }
    guard let first = type.first, tokens.nameEnd(first) == type.upperBound else { return nil }
    let name = type.reduce(into: "") { $0 += tokens.string($1) }
    if isGeneric(name, at: use.tokens.lowerBound, unit) {
      return generic(name, use.tokens.lowerBound, use, unit)?.first
    }
    if type.count == 1, let declaration = unit.outline.declaration(named: name, at: use.tokens.lowerBound),
      case .type(let scope) = unit.outline.declarations[declaration].kind
    {
      return reader.typeName(of: scope, use.file)
    }
    return .init(name: name, file: use.file, range: tokens.range(first))
  }
}

import Diagnostics

/// Objects of the sources that are made with parameters: `Params(data)`, `[[Reader alloc] initWithDictionary:data]`. What
/// their initialisers read is read; what their methods read of what they keep is read where these are called.
extension UseFollower {
  /// The value is an argument of an initialiser of the sources.
  func followConstruction(
    _ call: SyntaxTree.Call, _ number: Int, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    guard let type = madeType(call, use, unit) else { return false }
    let parts = index.parts(of: type)
    guard !parts.isEmpty else { return false }
    let outerKept = kept
    kept = []
    defer { kept = outerKept }
    guard enterInitialiser(call, number, tokens, type, parts, use) else {
      // A constant of a library: `Name(rawValue: name)`.
      guard use.kind == .message, call.arguments[number].label == "rawValue", call.arguments.count == 1,
        reader.cases(of: type) == nil
      else { return false }
      follow(use.at(tokens))
      return true
    }
    let held = kept
    if !held.isEmpty, use.kind == .message {
      // An object with the name is compared like the name.
      follow(use.at(tokens))
    } else if !held.isEmpty {
      readOutsideOfFunctions(held, parts, type, use)
      follow(use.at(tokens, .reader(type, held)))
    }
    return true
  }

  private func madeType(_ call: SyntaxTree.Call, _ use: UsedValue, _ unit: SourceIndex.Unit) -> SourceValue
    .TypeName?
  {
    if unit.tokens.language == .objectiveC {
      guard call.name.hasPrefix("init"), case .call(let alloc)? = call.base?.kind, alloc.name == "alloc",
        let name = alloc.base?.lastName
      else { return nil }
      return .init(name: name, file: use.file, range: unit.tokens.range(call.nameToken))
    }
    let isMade = call.base == nil || isOuterType(call.base!)
    guard isMade, call.name.utf8.first?.isASCIIUppercase == true else { return nil }
    if unit.tokens.language == .swift {
      let start = unit.chainStart(call.nameToken)
      let type = reader.typeName(spelledBy: start..<call.nameToken + 1, at: start, use.file)
      if let type, !index.parts(of: type).isEmpty { return type }
    }
    if let declaration = unit.outline.declaration(named: call.name, at: call.nameToken),
      case .type(let scope) = unit.outline.declarations[declaration].kind
    {
      return reader.typeName(of: scope, use.file)
    }
    return index.isType(call.name)
      ? .init(name: call.name, file: use.file, range: unit.tokens.range(call.nameToken)) : nil
  }

  private func isOuterType(_ base: SyntaxTree) -> Bool {
    base.lastName.map { $0.utf8.first?.isASCIIUppercase == true } ?? false
  }

  /// Follows the argument with a number into the initialiser that a call means.
  private func enterInitialiser(
    _ call: SyntaxTree.Call, _ number: Int, _ tokens: Range<Int>, _ type: SourceValue.TypeName,
    _ parts: [SourceIndex.Part], _ use: UsedValue
  ) -> Bool {
    // An initialiser of a protocol is in its extension.
    let adopted =
      index.files[parts[0].file].language == .swift
      ? reader.lineage(of: type).subtracting(parts).sorted { ($0.file, $0.scope) < ($1.file, $1.scope) } : []
    for part in parts + adopted {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { return false }
      let name =
        switch unit.tokens.language {
        case .swift: "init"
        case .kotlin: "constructor"
        case .objectiveC: call.name
        default: info.name
        }
      let candidates = unit.outline.members(of: part.scope, named: name)
      if let scope = reader.overload(call, candidates, part.file),
        let declaration = reader.parameter(reader.position(of: number, call, scope, unit), of: scope, unit)
      {
        enter(scope, part.file, call, tokens, use) { inner in
          var inner = inner
          inner.bindings[.receiver(part.file, scope: scope)] = .type(type)
          inner.keeper = type.name
          self.followVariable(declaration, inner, unit)
        }
        return true
      }
      // The parameters in the header of a class.
      if !info.parameters.isEmpty, info.parameters.count >= call.arguments.count {
        let label = call.arguments[number].label
        let position = label.flatMap { label in info.parameters.firstIndex { $0.name == label } } ?? number
        let parameter = info.parameters[position]
        guard parameter.token >= 0 else { return false }
        let isKept =
          unit.tokens.language == .java || unit.tokens.word(parameter.token - 1) == .val
          || unit.tokens.word(parameter.token - 1) == .var
        if isKept { kept.insert(parameter.name) }
        followHeader(parameter, part, type, use, isKept: isKept, unit)
        return true
      }
      // A struct of Swift without an initialiser has one for its properties.
      if unit.tokens.language == .swift, candidates.isEmpty, info.keyword == .struct,
        let label = call.arguments[number].label,
        !unit.outline.members(of: part.scope, named: label).isEmpty
      {
        kept.insert(label)
        return true
      }
    }
    return false
  }

  /// What initialisers of a class do with a parameter of its header.
  private func followHeader(
    _ parameter: SourceOutline.Parameter, _ part: SourceIndex.Part, _ type: SourceValue.TypeName,
    _ use: UsedValue,
    isKept: Bool, _ unit: SourceIndex.Unit
  ) {
    guard !isKept else { return }
    let hash = unit.tokens.hash(parameter.token)
    var inner = use
    inner.file = part.file
    inner.keeper = type.name
    inner.bindings = [:]
    inner.depth += 1
    for token in unit.outline.scopes[part.scope].tokens
    where unit.tokens.hash(token) == hash && unit.tokens.string(token) == parameter.name
      && !unit.tokens.isAccessed(token) && isInInitialiser(token, part, unit)
    {
      follow(inner.at(token..<token + 1))
    }
    // `class A(json: JSONObject) : Base(json)`
    let header =
      parameter.token + 1..<max(parameter.token + 1, unit.outline.scopes[part.scope].tokens.lowerBound)
    for token in header where unit.tokens.hash(token) == hash && unit.tokens.string(token) == parameter.name {
      follow(inner.at(token..<token + 1))
    }
  }

  private func isInInitialiser(_ token: Int, _ part: SourceIndex.Part, _ unit: SourceIndex.Unit) -> Bool {
    guard unit.outline.enclosingType(token) == part.scope else { return false }
    guard let scope = unit.outline.enclosingFunction(token), let function = unit.outline.function(scope)
    else { return true }
    return function.name == "<init>" || scope < part.scope
  }

  /// What the values of properties read of the kept dictionary when the object is made.
  private func readOutsideOfFunctions(
    _ kept: Set<String>, _ parts: [SourceIndex.Part], _ type: SourceValue.TypeName, _ use: UsedValue
  ) {
    for part in parts {
      guard let unit = index.unit(part.file), unit.tokens.language != .objectiveC else { continue }
      var inner = use
      inner.file = part.file
      inner.bindings = [:]
      inner.depth += 1
      inner.keeper = type.name
      for (range, token) in keptUses(kept, in: unit.outline.scopes[part.scope].tokens, unit)
      where isInInitialiser(token, part, unit) {
        follow(inner.at(range))
      }
    }
  }

  /// Where kept properties are named in some tokens, with the whole expressions.
  private func keptUses(_ kept: Set<String>, in range: Range<Int>, _ unit: SourceIndex.Unit) -> [(
    Range<Int>, Int
  )] {
    let tokens = unit.tokens
    let names = kept.union(kept.map { "_" + $0 })
    let hashes = Set(names.map { identifierHash($0.utf8) })
    var found: [(Range<Int>, Int)] = []
    for token in range where hashes.contains(tokens.hash(token)) && names.contains(tokens.string(token)) {
      if tokens.isMark(token + 1, .assign) { continue }
      if tokens.isAccessed(token) {
        if isOwn(token - 2, unit) { found.append((token - 2..<token + 1, token)) }
        continue
      }
      if tokens.isMark(token + 1, .colon), tokens.language == .objectiveC || tokens.language == .swift,
        !tokens.isMark(token - 1, .question)
      {
        continue
      }
      // A local variable with the name.
      if let declaration = unit.outline.declaration(named: tokens.string(token), at: token) {
        let own = unit.outline.declarations[declaration]
        guard own.token != token, case .type = unit.outline.scopes[own.scope].kind else { continue }
      }
      found.append((token..<token + 1, token))
    }
    return found
  }

  /// What is done with an object that keeps the dictionary.
  func followReader(
    _ use: UsedValue, _ type: SourceValue.TypeName, _ kept: Set<String>, _ unit: SourceIndex.Unit
  ) -> Bool {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if let message = message(to: use, unit) {
      return followMethod(message.call, message.tokens, type, kept, use)
    }
    if tokens.isMark(end, .openingBracket) {
      let close = tokens.close(end)
      // `params["key"]` of `operator fun get`
      guard tokens.language == .kotlin, close < tokens.count else { return false }
      let key = unit.syntax.expression(end + 1..<close)
      let call = SyntaxTree.Call(
        base: unit.syntax.expression(use.tokens), name: "get", nameToken: end,
        arguments: [.init(label: nil, value: key)])
      return followMethod(call, first..<close + 1, type, kept, use)
    }
    guard tokens.isMark(end, .dot), tokens.isIdentifier(end + 1) else { return false }
    if let (call, range) = unit.callTree(at: end + 1) {
      return followMethod(call, first..<max(range.upperBound, end + 2), type, kept, use)
    }
    let name = tokens.string(end + 1)
    if kept.contains(name) {
      follow(use.at(first..<end + 2, .dictionary))
      return true
    }
    guard let (member, file) = reader.findMember(name, type), let owner = index.unit(file) else {
      return false
    }
    switch owner.outline.declarations[member].kind {
    case .variable: return true
    case .getter(let scope):
      var inner = use
      inner.file = file
      inner.depth += 1
      inner.bindings = [:]
      guard inner.depth <= UseFollower.maxFunctions else { return false }
      readKept(scope, type, kept, inner, owner)
      return true
    default: return false
    }
  }

  private func followMethod(
    _ call: SyntaxTree.Call, _ tokens: Range<Int>, _ type: SourceValue.TypeName, _ kept: Set<String>,
    _ use: UsedValue
  ) -> Bool {
    guard let (scope, file) = reader.method(call, type), let owner = index.unit(file) else { return false }
    enter(scope, file, call, tokens, use) { inner in
      self.readKept(scope, type, kept, inner, owner)
    }
    return true
  }

  /// What a method reads of what its object keeps.
  func readKept(
    _ scope: Int, _ type: SourceValue.TypeName, _ kept: Set<String>, _ use: UsedValue,
    _ unit: SourceIndex.Unit
  ) {
    let tokens = unit.tokens
    let body = unit.outline.scopes[scope].tokens
    for (range, _) in keptUses(kept, in: body, unit) { follow(use.at(range, .dictionary)) }
    for token in body where tokens.isIdentifier(token) {
      let isSelf = tokens.word(token) == .self || tokens.word(token) == .this
      if isSelf, !tokens.isAccessed(token) {
        if readOwnElement(token, type, kept, use, unit) { continue }
        // The object is handed on.
        let isBase =
          tokens.isMark(token + 1, .dot) || tokens.isMark(token + 1, .arrow)
          || tokens.isMark(token + 1, .question)
          || tokens.isMark(token - 1, .openingBracket) && tokens.language == .objectiveC
        if !isBase { open() }
        continue
      }
      // Another method of the object.
      guard !index.files(definingFunction: tokens.string(token)).isEmpty,
        let (call, range) = unit.callTree(at: token),
        call.base == nil || call.base?.lastName == "self" || call.base?.lastName == "this",
        let (inner, file) = reader.method(call, type), inner != scope, let owner = index.unit(file)
      else { continue }
      enter(inner, file, call, range, use) { next in
        self.readKept(inner, type, kept, next, owner)
      }
    }
  }
}

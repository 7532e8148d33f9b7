import Diagnostics

/// Finds the calls of functions of the sources. An application's sources are whole: what is not marked for others, and
/// is not used as a value, is called only where the sources call it.
extension ValueReader {
  /// The most calls of one function that are followed.
  static let maxCalls = 1_024

  /// The calls of a function with a scope: the values of its parameters, and of `self`.
  func callers(
    of scope: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool) {
    guard let unit = index.unit(file), let function = unit.outline.function(scope) else { return ([], true) }
    let key = SourceIndex.Part(file: file, scope: scope)
    let calls: FunctionCalls
    if let known = callsOfFunctions[key] {
      calls = known
    } else {
      calls = findCalls(of: function, scope, file, unit)
      callsOfFunctions[key] = calls
    }
    var candidates: [Candidate] = []
    for call in calls.calls {
      guard let site = site(of: call.call, call.file, call.range, calling: scope, file) else { continue }
      var bound = try binding(call.call, call.file, to: scope, file, [:])
      if let base = call.call.base, function.receiver.isEmpty {
        if case .unknown = base.kind {
        } else {
          bound[.receiver(file, scope: scope)] = .deferred(base, file: call.file, [:])
        }
      }
      candidates.append(.init(bindings: bound, site: site))
    }
    for reference in calls.references {
      // `items.forEach(::register)`
      let owner = try value(reference.base, reference.file, bindings)
      guard let (values, isOpen) = try elements(owner, bindings) else { return (candidates, true) }
      if isOpen { return (candidates, true) }
      for value in values {
        var bound: ValueBindings = [:]
        // `items.forEach(Item::register)`
        if function.parameters.isEmpty { bound[.receiver(file, scope: scope)] = value }
        var parts = [value]
        if function.parameters.count > 1, case .record(let fields, _) = try resolved(value, bindings) {
          parts = fields.map(\.value)
        }
        for (number, part) in parts.enumerated() {
          guard let declaration = parameter(number, of: scope, unit) else { continue }
          bound[DeclarationID(file: file, index: declaration)] = part
        }
        candidates.append(
          .init(
            bindings: bound, site: .init(file: reference.file, token: reference.token, range: reference.range)
          ))
      }
    }
    // What the sources do not call, the system or a library calls.
    return (candidates, calls.isOpen || calls.calls.isEmpty && calls.references.isEmpty)
  }

  /// The calls of one function.
  struct FunctionCalls {
    var calls: [(call: SyntaxTree.Call, file: Int, range: ByteRange)] = []
    /// `base.forEach(name)`: it is called with each element.
    var references: [(base: SyntaxTree, file: Int, token: Int, range: ByteRange)] = []
    var isOpen = false
  }

  private func findCalls(
    of function: SourceOutline.Function, _ scope: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> FunctionCalls {
    var found = FunctionCalls()
    if function.isPublic || isCalledByLoadedCode(function, file, unit) || isNamedByString(function) {
      found.isOpen = true
    }
    let type = unit.outline.enclosingType(function.nameToken)
    let name =
      function.isInitialiser ? type.flatMap { unit.outline.type($0)?.name } ?? function.name : function.name
    // What the system calls, and what runs by itself.
    if ["<init>", "load", "initialize", "main"].contains(name) { return found }
    if name == "subscript" { return accesses(ofDynamicMembersOf: function, file, unit) }
    if name == "callAsFunction" { return callsOfObjects(of: function, file, unit) }
    if unit.tokens.kind(function.nameToken) == .punctuation { return callsOfOperator(function, file) }
    var files = index.files(calling: name)
    if !files.contains(file) { files.append(file) }
    let hash = identifierHash(name.utf8)
    var pending = files.sorted()
    var seen = Set(pending)
    while !pending.isEmpty {
      let other = pending.removeFirst()
      guard let owner = index.unit(other) else {
        found.isOpen = true
        continue
      }
      for token in 0..<owner.tokens.count
      where owner.tokens.hash(token) == hash && owner.tokens.string(token) == name {
        if isDeclaration(token, hash, owner) { continue }
        if let users = usersOfMacro(around: token, owner) {
          // What the macro gives is where it is used.
          pending += users.filter { seen.insert($0).inserted }
          continue
        }
        guard let (call, tokens) = owner.callTree(at: token) else {
          addReference(token, owner, other, function, &found)
          continue
        }
        guard takes(function, call, unit.tokens.language) else { continue }
        switch isSent(call, other, to: function, scope, file, isInitialiser: function.isInitialiser) {
        case true?:
          found.calls.append((call, other, owner.tokens.outerRange(tokens.lowerBound, tokens.upperBound - 1)))
        case false?: break
        case nil: found.isOpen = true
        }
        if found.calls.count > ValueReader.maxCalls {
          found.isOpen = true
          return found
        }
      }
    }
    addAssignments(to: function, scope, file, unit, &found)
    return found
  }

  /// `object.name = value` calls `setName:` of Objective-C.
  private func addAssignments(
    to function: SourceOutline.Function, _ scope: Int, _ file: Int, _ unit: SourceIndex.Unit,
    _ found: inout FunctionCalls
  ) {
    guard unit.tokens.language == .objectiveC, function.name.hasPrefix("set"), function.parameters.count == 1,
      let type = unit.outline.enclosingType(function.nameToken)
    else { return }
    let own = typeName(of: type, file)
    let rest = function.name.dropFirst(3)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    guard !name.isEmpty, let files = files(using: name) else {
      found.isOpen = true
      return
    }
    let hash = identifierHash(name.utf8)
    for other in files {
      guard let unit = index.unit(other) else { continue }
      for token in 0..<unit.tokens.count
      where unit.tokens.hash(token) == hash && unit.tokens.isMark(token + 1, .assign)
        && unit.tokens.isMark(token - 1, .dot) && unit.tokens.string(token) == name
      {
        let base = unit.syntax.expression(unit.chainStart(token)..<token - 1)
        guard let known = staticType(base, other) else {
          found.isOpen = true
          continue
        }
        guard simpleName(known.name) == simpleName(own.name) || extends(known, own) else { continue }
        let value = unit.syntax.expression(unit.syntax.collector.value(after: token + 1))
        let call = SyntaxTree.Call(
          base: base, name: function.name, nameToken: token, arguments: [.init(label: nil, value: value)])
        found.calls.append((call, other, unit.tokens.range(token)))
      }
    }
  }

  /// The files that use the macro in whose definition a token is; nil outside of definitions, and where a use is not
  /// understood.
  private func usersOfMacro(around token: Int, _ unit: SourceIndex.Unit) -> [Int]? {
    let tokens = unit.tokens
    guard tokens.language == .objectiveC, let macros = index.macros else { return nil }
    var start = token
    for _ in 0..<NativeSourceLimit.statement where start > 0 {
      if tokens.kind(start) == .directiveEnd { return nil }
      if tokens.kind(start) == .define { break }
      start -= 1
    }
    guard tokens.kind(start) == .define, tokens.isIdentifier(start + 1) else { return nil }
    let users = macros.users(of: tokens.hash(start + 1))
    for file in users.files { _ = index.unit(file) }
    return users.isUnderstood() ? users.files : nil
  }

  private func isDeclaration(_ token: Int, _ hash: UInt32, _ unit: SourceIndex.Unit) -> Bool {
    if (unit.outline.byName[hash] ?? []).contains(where: { unit.outline.declarations[$0].token == token }) {
      return true
    }
    // The parts of a selector in a header, the name of a type, a label.
    if unit.tokens.language == .objectiveC {
      return unit.tokens.parent(token) < 0
    }
    if unit.tokens.isMark(token + 1, .colon), unit.tokens.language == .swift { return true }
    switch unit.tokens.word(token - 1) {
    case .func, .fun, .class, .struct, .enum, .interface, .object, .extension, .protocol, .let, .var, .val:
      return true
    default: return false
    }
  }

  /// A function that is named without being called: it may be called with anything, unless each element of a collection
  /// is handed to it.
  private func addReference(
    _ token: Int, _ unit: SourceIndex.Unit, _ file: Int, _ function: SourceOutline.Function,
    _ found: inout FunctionCalls
  ) {
    let tokens = unit.tokens
    // A type in a declaration or an import is not the function.
    if function.isInitialiser || tokens.isMark(token - 1, .colon) { return }
    // A variable or property with the same name.
    if let declaration = unit.outline.declaration(named: function.name, at: token) {
      switch unit.outline.declarations[declaration].kind {
      case .function, .other: break
      default: return
      }
    } else if !tokens.isMark(token - 1, .scope), !tokens.isAccessed(token), tokens.word(token) != .other {
      return
    }
    let parent = tokens.parent(token)
    if tokens.isMark(parent, .openingParenthesis), tokens.isIdentifier(parent - 1),
      ["forEach", "map", "each", "onEach"].contains(tokens.string(parent - 1)),
      tokens.close(parent) == token + 1,
      let call = unit.call(at: parent - 1), let base = call.base
    {
      found.references.append((base, file, token, tokens.range(token)))
      return
    }
    if tokens.language == .objectiveC,
      !(tokens.isMark(parent, .openingParenthesis) && tokens.word(parent - 1) == .selector)
    {
      return
    }
    // `Consumer<String> emit = this::fire;`
    if tokens.isMark(token - 1, .scope), tokens.language == .java || tokens.language == .kotlin,
      let calls = callsOfReference(at: token, file, unit)
    {
      found.calls += calls
      return
    }
    // `obj.name` may be a property of another type.
    if tokens.isMark(token - 1, .dot),
      tokens.language != .swift || unit.outline.declaration(named: function.name, at: token) == nil
    {
      return
    }
    found.isOpen = true
  }

  /// The calls of a variable that has nothing but a reference to a function, `this::fire` or `::fire`; nil where the reference
  /// is elsewhere, or others may call the variable.
  private func callsOfReference(
    at token: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> [(call: SyntaxTree.Call, file: Int, range: ByteRange)]? {
    let tokens = unit.tokens
    let first = tokens.word(token - 2) == .this ? token - 2 : token - 1
    guard let declaration = UseFollower(self).declarations(ofValueAt: first, file, unit)?.first,
      case .variable(first..<token + 1) = unit.outline.declarations[declaration].kind,
      changes(of: declaration, file)?.isNone == true, let calls = storedCalls(declaration, file),
      !calls.isOpen, calls.references.isEmpty
    else { return nil }
    return calls.calls.map { made in
      // It is called for the object of the reference.
      var call = made.call
      call.base = nil
      return (call, made.file, made.range)
    }
  }

  /// Whether a call is a call of a function; nil when that is unknown.
  private func isSent(
    _ call: SyntaxTree.Call, _ caller: Int, to function: SourceOutline.Function, _ scope: Int, _ file: Int,
    isInitialiser: Bool
  ) -> Bool? {
    guard let unit = index.unit(file), let callerUnit = index.unit(caller) else { return nil }
    if isInitialiser { return true }
    let type = unit.outline.enclosingType(function.nameToken)
    let own = SourceIndex.Part(file: file, scope: scope)
    guard let base = call.base else {
      // A bare name: of the same type, of a type around it, or outside of all.
      for outer in callerUnit.outline.enclosing(call.nameToken) {
        if callerUnit.outline.type(outer)?.isTransparent == false,
          let found = method(call, typeName(of: outer, caller), from: caller)
        {
          return SourceIndex.Part(file: found.file, scope: found.scope) == own
        }
      }
      if let declaration = callerUnit.outline.declaration(named: call.name, at: call.nameToken),
        case .function(let found) = callerUnit.outline.declarations[declaration].kind,
        callerUnit.outline.enclosingType(callerUnit.outline.declarations[declaration].token) == nil
      {
        if SourceIndex.Part(file: caller, scope: found) == own { return true }
        if callerUnit.outline.declarations[declaration].scope == (type == nil ? 0 : -1) {
          return overload(
            call, callerUnit.outline.members(of: 0, named: call.name), caller, from: caller) == scope
            && caller == file
        }
      }
      if type == nil || isImplicitReceiver(callerUnit) { return isOnly(call, own) ? true : nil }
      return isOnly(call, own) ? true : false
    }
    if !function.receiver.isEmpty { return isOnly(call, own) ? true : nil }
    switch staticType(base, caller) {
    case let known?:
      if index.parts(of: known).isEmpty {
        return isOnly(call, own) && !isOutside(known, type.map { typeName(of: $0, file) })
      }
      if let found = method(call, known, from: caller) {
        return SourceIndex.Part(file: found.file, scope: found.scope) == own
      }
      if let type, isUnrelatedClass(known, typeName(of: type, file)) { return false }
      // A protocol, or a base class that does not have it.
      return isOnly(call, own) ? true : nil
    case nil: return isOnly(call, own) ? true : nil
    }
  }

  /// Whether a type that is not in the sources is none that a class of the sources is: it has methods of its own.
  private func isOutside(_ known: SourceValue.TypeName, _ type: SourceValue.TypeName?) -> Bool {
    if ValueReader.isLibraryType(known.name) { return true }
    // A parameter for a type, `var`, `auto`.
    guard known.name.utf8.count > 1, known.name.utf8.first?.isASCIIUppercase == true, !known.isText,
      let type, !index.parts(of: type).isEmpty
    else { return false }
    return !lineage(of: type).contains { part in
      index.unit(part.file)?.outline.type(part.scope)?.extends(known.name) == true
    }
  }

  /// Whether a class of the sources and another one do not extend each other.
  private func isUnrelatedClass(_ known: SourceValue.TypeName, _ type: SourceValue.TypeName) -> Bool {
    let parts = index.parts(of: known)
    let isClass = parts.contains { part in
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { return false }
      return unit.tokens.language == .objectiveC
        ? info.keyword == .interface || info.keyword == .implementation : info.keyword == .class
    }
    return isClass && lineage(of: type).isDisjoint(with: parts)
      && lineage(of: known).isDisjoint(with: index.parts(of: type))
  }

  private func isImplicitReceiver(_ unit: SourceIndex.Unit) -> Bool { unit.tokens.language == .kotlin }

  /// Classes of the platforms' libraries, by their prefixes.
  static func isLibraryType(_ name: String) -> Bool {
    ["NS", "UI", "CG", "CA", "WK", "AV"].contains { prefix in
      name.hasPrefix(prefix) && name.utf8.dropFirst(2).first?.isASCIIUppercase == true
    } || ["String", "Context", "View", "Log", "JSONObject", "Intent", "Bundle"].contains(name)
  }

  /// Whether no other function of the sources takes the arguments of a call.
  private func isOnly(_ call: SyntaxTree.Call, _ own: SourceIndex.Part) -> Bool {
    for other in index.files(definingFunction: call.name) {
      guard let unit = index.unit(other) else { return false }
      for declaration in unit.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        guard unit.outline.declarations[declaration].name == call.name,
          case .function(let scope) = unit.outline.declarations[declaration].kind
        else { continue }
        if SourceIndex.Part(file: other, scope: scope) == own { continue }
        if takes(unit.outline.function(scope)!, call, unit.tokens.language) { return false }
      }
    }
    return true
  }

  /// The type of a value as far as the sources show it.
  func staticType(_ tree: SyntaxTree, _ file: Int) -> SourceValue.TypeName? {
    guard let unit = index.unit(file) else { return nil }
    switch tree.kind {
    case .name(let name):
      if name == "super" {
        return unit.outline.enclosingType(tree.tokens.lowerBound).flatMap {
          superclass(of: typeName(of: $0, file))
        }
      }
      if name == "self" || name == "this" || name == "Self" {
        return unit.outline.enclosingType(tree.tokens.lowerBound).map { receiverType(of: $0, file) }
      }
      guard let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound) else {
        if let type = unit.outline.enclosingType(tree.tokens.lowerBound).map({ typeName(of: $0, file) }) {
          if let (member, owner) = findOwnMember(name, type, unit.tokens.language) {
            return declaredType(member, owner)
          }
        }
        return name.utf8.first?.isASCIIUppercase == true
          ? .init(name: name, file: file, range: unit.tokens.range(tree.tokens.lowerBound)) : nil
      }
      return declaredType(declaration, file)
    case .member(let base?, let name):
      guard let owner = staticType(base, file) else { return nil }
      if let (member, ownerFile) = findMember(name, owner), let type = declaredType(member, ownerFile) {
        return type
      }
      return ["shared", "sharedInstance", "instance", "INSTANCE", "default", "Companion", "self", "class"]
        .contains(name)
        ? owner : nil
    case .call(let call):
      if let base = call.base,
        ["shared", "sharedInstance", "getInstance", "class", "alloc", "init", "new", "get", "instance"]
          .contains(call.name)
          || call.name.hasPrefix("init") || call.name.hasPrefix("shared")
      {
        return staticType(base, file)
      }
      if call.base == nil, call.name.utf8.first?.isASCIIUppercase == true {
        return .init(name: call.name, file: file, range: unit.tokens.range(call.nameToken))
      }
      return nil
    default: return nil
    }
  }

  /// `[T]`, `[K: V]`
  private func collectionType(_ open: Int, _ file: Int, _ unit: SourceIndex.Unit) -> SourceValue.TypeName {
    var token = open + 1
    while token < unit.tokens.close(open), !unit.tokens.isMark(token, .colon) {
      token = unit.tokens.next(token)
    }
    let isDictionary = unit.tokens.isMark(token, .colon)
    return .init(name: isDictionary ? "Dictionary" : "Array", file: file, range: unit.tokens.range(open))
  }

  /// The type that a declaration names, or that of its first value.
  func declaredType(_ declaration: Int, _ file: Int) -> SourceValue.TypeName? {
    guard let unit = index.unit(file) else { return nil }
    let own = unit.outline.declarations[declaration]
    if case .type(let scope) = own.kind { return typeName(of: scope, file) }
    if case .enumCase = own.kind { return typeName(of: own.scope, file) }
    let modifiers: Set<String> = [
      "const", "static", "final", "private", "public", "protected", "__weak", "weak", "__strong", "any",
      "some",
      "nonatomic", "volatile", "nullable", "nonnull", "__kindof", "instancetype", "id",
    ]
    if case .variable(let value?) = own.kind, value.count == 1, unit.tokens.word(value.lowerBound) == .self,
      unit.tokens.language == .objectiveC
    {
      // `__weak typeof(self) weakSelf = self;`
      return unit.outline.enclosingType(value.lowerBound).map { receiverType(of: $0, file) }
    }
    if let first = own.type.first, unit.tokens.language == .swift, unit.tokens.isMark(first, .openingBracket)
    {
      return collectionType(first, file, unit)
    }
    if !own.type.isEmpty, unit.tokens.language == .swift {
      return typeName(spelledBy: own.type, at: own.token, file)
    }
    if !own.type.isEmpty {
      let names = own.type.filter {
        unit.tokens.isIdentifier($0) && !modifiers.contains(unit.tokens.string($0))
      }
      let chosen = names.first { !unit.tokens.isMark($0 + 1, .dot) } ?? names.first
      if let chosen {
        return .init(name: unit.tokens.string(chosen), file: file, range: unit.tokens.range(chosen))
      }
    }
    if case .variable(let tokens?) = own.kind { return staticType(unit.syntax.expression(tokens), file) }
    return nil
  }
}

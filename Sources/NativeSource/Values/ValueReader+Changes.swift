import Diagnostics

/// Finds what the sources do to variables and properties: in their files, in the other files of a type, elsewhere.
extension ValueReader {
  /// Something that is done to a variable.
  enum Change {
    case assigned(Range<Int>)
    /// An element is added.
    case element(Range<Int>)
    case entry(key: Range<Int>, value: Range<Int>)
    /// The elements of another collection are added.
    case elements(Range<Int>)
    /// The first letter of a string becomes a capital.
    case capitalised
    /// What has a key, or is equal to a value, is taken out.
    case removed(Range<Int>)
    /// Some element is taken out: the positions of the others are unknown.
    case shortened
  }

  /// A change, with the file that it is in.
  struct LocatedChange {
    var change: Change
    var file: Int
  }

  /// All changes of a variable, and whether there may be others.
  struct Changes {
    var all: [LocatedChange] = []
    var isOpen = false
    var isNone: Bool { all.isEmpty && !isOpen }
  }

  /// What the sources do to a variable; nil where something is done in its file that is not known.
  func changes(of declaration: Int, _ file: Int) -> Changes? {
    let id = DeclarationID(file: file, index: declaration)
    if let known = changesOfVariables[id] { return known }
    let found = findChanges(of: declaration, file)
    changesOfVariables[id] = .some(found)
    return found
  }

  private func findChanges(of declaration: Int, _ file: Int) -> Changes? {
    guard let unit = index.unit(file) else { return nil }
    let own = unit.outline.declarations[declaration]
    guard let found = changes(of: declaration, in: unit) else { return nil }
    var changes = Changes(all: found.map { LocatedChange(change: $0, file: file) })
    guard case .type = unit.outline.scopes[own.scope].kind else {
      if case .file = unit.outline.scopes[own.scope].kind, !own.isPrivate,
        isChangedElsewhere(own.name, than: [file])
      {
        changes.isOpen = true
      }
      return changes
    }
    // The other declarations of the type: the implementation, extensions.
    let type = typeName(of: unit.outline.enclosingType(own.token) ?? own.scope, file)
    var files: Set<Int> = [file]
    for part in index.parts(of: type) where files.insert(part.file).inserted {
      guard let other = index.unit(part.file) else { return nil }
      guard let more = memberChanges(own.name, of: type, part.file, other) else { return nil }
      changes.all += more.map { LocatedChange(change: $0, file: part.file) }
    }
    let isHidden =
      unit.tokens.language == .objectiveC
      ? own.isPrivate && !unit.tokens.text.path.hasSuffix(".h") : own.isPrivate
    if !isHidden, isMemberChangedElsewhere(own.name, of: type, than: files) { changes.isOpen = true }
    return changes
  }

  /// What another file of a type does to one of its members.
  private func memberChanges(
    _ name: String, of type: SourceValue.TypeName, _ file: Int, _ unit: SourceIndex.Unit
  ) -> [Change]? {
    let tokens = unit.tokens
    let names: Set<String> = tokens.language == .objectiveC ? [name, "_" + name] : [name]
    let hashes = Set(names.map { identifierHash($0.utf8) })
    var changes: [Change] = []
    for token in 0..<tokens.count
    where hashes.contains(tokens.hash(token)) && names.contains(tokens.string(token)) {
      guard let scope = unit.outline.enclosingType(token), typeName(of: scope, file).name == type.name
      else { continue }
      if !tokens.isAccessed(token),
        let declaration = unit.outline.declaration(named: tokens.string(token), at: token)
      {
        guard case .type = unit.outline.scopes[unit.outline.declarations[declaration].scope].kind,
          unit.outline.declarations[declaration].token != token
        else { continue }
      }
      switch change(at: token, unit) {
      case .none: continue
      case .some(.some(let found)): changes.append(found)
      case .some(.none): return nil
      }
    }
    return changes
  }

  /// Whether a file that is not of a type may change one of its members.
  private func isMemberChangedElsewhere(
    _ name: String, of type: SourceValue.TypeName, than own: Set<Int>
  ) -> Bool {
    let hash = identifierHash(name.utf8)
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    let setterHash = identifierHash(setter.utf8)
    var suspects = Set(index.files.indices.filter { index.files[$0].changedNames.contains(hash) })
    if index.files[type.file].language != .swift { suspects.formUnion(index.files(calling: setter)) }
    for file in suspects.subtracting(own) {
      guard let unit = index.unit(file) else { return true }
      for token in 0..<unit.tokens.count {
        let isSetter =
          unit.tokens.hash(token) == setterHash && unit.tokens.isIdentifier(token)
          && unit.tokens.string(token) == setter
        guard isSetter || unit.tokens.hash(token) == hash && unit.tokens.string(token) == name else {
          continue
        }
        let base: SyntaxTree?
        if isSetter {
          base = unit.call(at: token)?.base
        } else {
          if case .none = change(at: token, unit) { continue }
          guard unit.tokens.isAccessed(token) else { continue }
          let start = unit.chainStart(token)
          base = start < token - 1 ? unit.syntax.expression(start..<token - 1) : nil
        }
        guard let base, let known = staticType(base, file), !index.parts(of: known).isEmpty else {
          return true
        }
        if simpleName(known.name) == simpleName(type.name) || extends(known, type) || extends(type, known) {
          return true
        }
      }
    }
    return false
  }

  /// Whether the sources give a field of an object another value than its constructor: `entries.first().type = name`.
  func isFieldChanged(_ name: String, of type: SourceValue.TypeName) -> Bool {
    let key = UseMemory.NameInFile(name: type.name + "." + name, file: type.file)
    if let known = uses.changedFields[key] { return known }
    let found = findFieldChange(name, of: type)
    uses.changedFields[key] = found
    return found
  }

  private func findFieldChange(_ name: String, of type: SourceValue.TypeName) -> Bool {
    let hash = identifierHash(name.utf8)
    let language = index.files[type.file].language
    guard language != .objectiveC, !index.parts(of: type).isEmpty else { return false }
    return index.files.indices.contains { file in
      guard index.files[file].changedNames.contains(hash), let unit = index.unit(file) else { return false }
      return (0..<unit.tokens.count).contains { token in
        guard unit.tokens.hash(token) == hash, unit.tokens.isMark(token - 1, .dot),
          unit.tokens.isMark(token + 1, .assign), unit.tokens.string(token) == name
        else { return false }
        let start = unit.chainStart(token)
        guard start < token - 1 else { return false }
        let base = unit.syntax.expression(start..<token - 1)
        if base.isOwnObject || isJustMade(base, unit) { return false }
        guard let known = staticType(base, file), !index.parts(of: known).isEmpty else { return true }
        return simpleName(known.name) == simpleName(type.name) || extends(known, type) || extends(type, known)
      }
    }
  }

  /// Whether a name is a variable with an object that its function makes: what is set then belongs to its making.
  private func isJustMade(_ base: SyntaxTree, _ unit: SourceIndex.Unit) -> Bool {
    guard case .name(let name) = base.kind,
      let declaration = unit.outline.declaration(named: name, at: base.tokens.lowerBound),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      case .call(let call) = unit.syntax.expression(value).kind
    else { return false }
    return call.isNew || index.isType(call.name)
  }

  /// Whether a type extends another one, directly or not.
  func extends(_ type: SourceValue.TypeName, _ other: SourceValue.TypeName) -> Bool {
    var next = type
    for _ in 0..<ValueReader.maxSupertypes {
      guard let parent = superclass(of: next) else { return false }
      if simpleName(parent.name) == simpleName(other.name) { return true }
      next = parent
    }
    return false
  }

  /// The first of what a type extends.
  func superclass(of type: SourceValue.TypeName) -> SourceValue.TypeName? {
    for part in index.parts(of: type) {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope),
        let parent = info.supertypes.first
      else { continue }
      return .init(name: parent, file: part.file, range: unit.tokens.range(info.nameToken))
    }
    return nil
  }

  private func changes(of declaration: Int, in unit: SourceIndex.Unit) -> [Change]? {
    let own = unit.outline.declarations[declaration]
    let isLocal: Bool
    switch unit.outline.scopes[own.scope].kind {
    case .file, .type: isLocal = false
    default: isLocal = true
    }
    let tokens = unit.tokens
    let range = isLocal ? unit.outline.scopes[own.scope].tokens : 0..<tokens.count
    let hash = tokens.hash(own.token)
    var changes: [Change] = []
    let mayBePassed = isMutableCollection(own, unit)
    // The variable behind a property of Objective-C.
    let isProperty = tokens.language == .objectiveC && !isLocal
    let variable = isProperty ? "_" + own.name : own.name
    let variableHash = isProperty ? identifierHash(variable.utf8) : hash
    for token in range
    where tokens.hash(token) == hash && token != own.token && tokens.string(token) == own.name
      || tokens.hash(token) == variableHash && token != own.token && tokens.string(token) == variable
    {
      guard token < tokens.count, means(declaration, token, unit, isLocal) else { continue }
      switch change(at: token, unit) {
      case .none:
        if mayBePassed, isPassed(token, unit) { return nil }
      case .some(.some(let found)): changes.append(found)
      case .some(.none): return nil
      }
    }
    return changes
  }

  /// Whether other files change something with the name.
  private func isChangedElsewhere(_ name: String, than files: Set<Int>) -> Bool {
    let hash = identifierHash(name.utf8)
    return index.files.indices.contains {
      !files.contains($0) && index.files[$0].changedNames.contains(hash)
    }
  }

  private func means(_ declaration: Int, _ token: Int, _ unit: SourceIndex.Unit, _ isLocal: Bool) -> Bool {
    let own = unit.outline.declarations[declaration]
    if unit.tokens.isAccessed(token) {
      // `self.names`, `Types.NAMES`, `this.names`, `_table->names`
      return !isLocal
    }
    let found = unit.outline.declaration(named: unit.tokens.string(token), at: token)
    if found == nil, unit.tokens.language == .objectiveC,
      unit.tokens.hash(token) != unit.tokens.hash(own.token)
    {
      // `_name`, which nothing declares.
      return unit.outline.enclosingType(token) != nil
    }
    return found.map { unit.outline.property(besides: $0) == declaration } ?? false
  }

  /// What is done to the variable at a token: nothing (nil), a change, or something unknown (`.some(nil)`).
  func change(at token: Int, _ unit: SourceIndex.Unit) -> Change?? {
    let tokens = unit.tokens
    var next = token + 1
    while tokens.isMark(next, .question) || tokens.isMark(next, .exclamation) { next += 1 }
    if tokens.isMark(token - 1, .ampersand), isHandedOut(token, unit) { return .some(nil) }
    if tokens.isMark(next, .assign) {
      if tokens.word(token - 1) == .synthesize { return nil }
      // A label of Kotlin: `f(name = value)`.
      if tokens.language == .kotlin, tokens.parent(token) >= 0,
        tokens.isMark(tokens.parent(token), .openingParenthesis),
        !tokens.isAccessed(token)
      {
        return nil
      }
      return .some(.assigned(unit.syntax.collector.value(after: next)))
    }
    if tokens.isMark(next, .plus), tokens.isMark(next + 1, .assign) {
      return .some(.elements(unit.syntax.collector.value(after: next + 1)))
    }
    if tokens.isMark(next, .minus), tokens.isMark(next + 1, .assign) { return .some(nil) }
    if tokens.isCounted(token) { return .some(nil) }
    if tokens.isMark(next, .openingBracket) {
      let close = tokens.close(next)
      // `kRows[0].name = name`
      if tokens.language == .objectiveC, tokens.isMark(close + 1, .dot) || tokens.isMark(close + 1, .arrow),
        tokens.isMark(close + 3, .assign)
      {
        return .some(nil)
      }
      guard tokens.isMark(close + 1, .assign) else { return nil }
      return .some(
        .entry(key: next + 1..<close, value: unit.syntax.collector.value(after: close + 1)))
    }
    if tokens.language == .objectiveC {
      if tokens.isMark(next, .dot), tokens.isIdentifier(next + 1),
        let change = containerChange(next + 1, unit)
      {
        return .some(change)
      }
      return messageChange(token, unit)
    }
    guard tokens.isMark(next, .dot), tokens.isIdentifier(next + 1) else { return nil }
    return memberChange(next + 1, token, unit)
  }

  /// `inout` of Swift, and the address of a variable as an argument: `error:&error`.
  private func isHandedOut(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    if tokens.language == .swift { return true }
    guard tokens.language == .objectiveC, !tokens.isMark(token + 1, .openingBracket),
      !tokens.isMark(token + 1, .dot), !tokens.isMark(token + 1, .arrow),
      // An invocation reads what is there.
      !tokens.spells(token - 3, "setArgument")
    else { return false }
    return tokens.isMark(token - 2, .colon) || tokens.isMark(token - 2, .comma)
      || tokens.isMark(token - 2, .openingParenthesis)
  }

  private func memberChange(_ name: Int, _ token: Int, _ unit: SourceIndex.Unit) -> Change?? {
    let tokens = unit.tokens
    let open = name + 1
    var arguments =
      tokens.isMark(open, .openingParenthesis) ? unit.syntax.items(open + 1..<tokens.close(open)) : []
    if tokens.language == .kotlin { arguments = (unit.call(at: name)?.arguments ?? []).map(\.value.tokens) }
    func unlabelled(_ argument: Range<Int>) -> Range<Int> {
      tokens.language == .swift && argument.count > 2 && tokens.isMark(argument.lowerBound + 1, .colon)
        ? argument.lowerBound + 2..<argument.upperBound : argument
    }
    if tokens.string(name) == "replaceSubrange", capitalises(arguments, token, unit) {
      return .some(.capitalised)
    }
    switch tokens.string(name) {
    case "add", "append", "insert", "addLast", "addFirst", "push", "plusAssign", "offer":
      guard let first = arguments.first else { return .some(nil) }
      if tokens.spells(first.lowerBound, "contentsOf"), tokens.isMark(first.lowerBound + 1, .colon) {
        return .some(.elements(unlabelled(first)))
      }
      let element = arguments.count == 2 && tokens.language != .swift ? arguments[1] : first
      return .some(.element(unlabelled(element)))
    case "put", "set", "setValue", "updateValue", "putIfAbsent":
      guard arguments.count == 2 else { return .some(nil) }
      if tokens.language == .swift {
        return .some(.entry(key: unlabelled(arguments[1]), value: arguments[0]))
      }
      return .some(.entry(key: arguments[0], value: arguments[1]))
    case "addAll", "putAll", "merge", "formUnion", "addEntries":
      guard let first = arguments.first else { return .some(nil) }
      return .some(.elements(unlabelled(first)))
    // One by one, or all at last: what was in it was seen.
    case "removeFirst", "removeLast", "removeAll", "clear", "popLast":
      return arguments.isEmpty || arguments.allSatisfy { tokens.spells($0.lowerBound, "keepingCapacity") }
        ? nil : .some(nil)
    case "remove", "removeValue", "retainAll", "replaceSubrange", "removeSubrange",
      "removeIf",
      "computeIfAbsent", "compute", "replaceAll", "subtract", "formIntersection", "getOrPut", "swapAt",
      "replace":
      return .some(nil)
    default: return nil
    }
  }

  /// `text.replaceSubrange(...text.startIndex, with: text[text.startIndex].uppercased())`
  private func capitalises(_ arguments: [Range<Int>], _ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.language == .swift, arguments.count == 2, tokens.spells(arguments[1].lowerBound, "with")
    else {
      return false
    }
    let name = tokens.string(token)
    func spelling(_ range: Range<Int>) -> String { range.reduce(into: "") { $0 += tokens.string($1) } }
    let first = "\(name).startIndex"
    let letter = "\(name)[\(first)]"
    return ["...\(first)", "\(first)...\(first)"].contains(spelling(arguments[0]))
      && ["with:\(letter).uppercased()", "with:String(\(letter)).uppercased()"].contains(
        spelling(arguments[1]))
  }

  private func messageChange(_ token: Int, _ unit: SourceIndex.Unit) -> Change?? {
    let tokens = unit.tokens
    guard tokens.isMark(token - 1, .openingBracket) || tokens.isAccessed(token),
      tokens.isIdentifier(token + 1)
    else {
      return nil
    }
    let open = tokens.parent(token)
    guard tokens.isMark(open, .openingBracket) else { return nil }
    let tree = unit.syntax.expression(open..<min(tokens.close(open) + 1, tokens.count))
    guard case .call(let call) = tree.kind, call.nameToken == token + 1 else { return nil }
    let arguments = call.arguments.map(\.value.tokens)
    switch call.name {
    case "addObject", "insertObject": return arguments.first.map { .some(.element($0)) } ?? .some(nil)
    case "setObject", "setValue":
      return arguments.count == 2 ? .some(.entry(key: arguments[1], value: arguments[0])) : .some(nil)
    case "addEntriesFromDictionary", "addObjectsFromArray", "setDictionary", "unionSet":
      return arguments.first.map { .some(.elements($0)) } ?? .some(nil)
    case "removeObjectForKey", "removeObjectsForKeys", "removeObject":
      return arguments.count == 1 ? .some(.removed(arguments[0])) : .some(nil)
    case "removeObjectAtIndex": return .some(.shortened)
    default:
      if ["removeAllObjects", "removeLastObject"].contains(call.name) { return nil }
      return call.name.hasPrefix("remove") || call.name.hasPrefix("replace") ? .some(nil) : nil
    }
  }

  /// Whether a variable has a collection that others may change to whom it is handed.
  private func isMutableCollection(_ declaration: SourceOutline.Declaration, _ unit: SourceIndex.Unit) -> Bool
  {
    guard unit.tokens.language != .swift, case .variable(let value) = declaration.kind else { return false }
    guard let value else {
      // A string or a stream.
      return !declaration.type.contains { ValueReader.plainTypes.contains(unit.tokens.string($0)) }
    }
    if declaration.isMutable, container(before: declaration.token, unit) != nil { return true }
    return value.contains { token in
      unit.tokens.isIdentifier(token) && ValueReader.mutableCollections.contains(unit.tokens.string(token))
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "NSString", "NSData", "NSURL", "InputStream", "InputStreamReader", "BufferedReader", "byte",
    "Class", "KClass", "JSONArray", "JSONObject",
  ]

  private static let mutableCollections: Set<String> = [
    "HashMap", "LinkedHashMap", "TreeMap", "ConcurrentHashMap", "ArrayMap", "ArrayList", "LinkedList",
    "HashSet",
    "LinkedHashSet", "TreeSet", "mutableMapOf", "hashMapOf", "linkedMapOf", "mutableListOf", "arrayListOf",
    "mutableSetOf", "hashSetOf", "NSMutableDictionary", "NSMutableArray", "NSMutableSet", "mutableCopy",
    "toMutableMap", "toMutableList", "SparseArray", "SparseArrayCompat", "LongSparseArray",
  ]

  /// Whether a collection is handed to a function that may change it.
  func isPassed(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard !tokens.isMark(token + 1, .dot), !tokens.isMark(token + 1, .openingBracket) else { return false }
    let parent = tokens.parent(token)
    let name: Int
    if tokens.isMark(parent, .openingParenthesis) {
      name = tokens.isMark(parent - 1, .greater) ? parent - 2 : parent - 1
      guard tokens.isIdentifier(name) || tokens.isMark(name, .less), !tokens.word(name).isControl else {
        return false
      }
    } else if tokens.language == .objectiveC, tokens.isMark(parent, .openingBracket),
      tokens.isMark(token - 1, .colon)
    {
      if unit.isKept(messageAt: parent) { return false }
      name = token - 2
    } else {
      return false
    }
    if unit.syntax.collector.isLogged(token) { return false }
    // `new HashMap<>(names)` copies it.
    return !ValueReader.readers.contains(tokens.string(name)) && !tokens.isMark(name, .less)
      && tokens.word(name).changesCollection == false
  }

  private static let readers: Set<String> = mutableCollections.union([
    "unmodifiableMap", "unmodifiableList", "unmodifiableSet", "copyOf", "zip", "listOf", "initWithDictionary",
    "dictionaryWithDictionary", "arrayWithArray", "initWithArray", "setWithArray", "synchronized", "with",
    "synchronizedMap", "synchronizedList", "let", "JSONObject", "isEqualToDictionary",
  ])
}

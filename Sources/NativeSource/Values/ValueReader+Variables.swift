import Diagnostics

/// Follows variables: their first value, and what the sources do to it.
extension ValueReader {
  /// What a variable or constant is, wherever it is read.
  func variable(_ declaration: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let id = DeclarationID(file: file, index: declaration)
    guard visiting.insert(id).inserted else { return .unknown }
    defer { visiting.remove(id) }
    let own = unit.outline.declarations[declaration]
    guard case .variable(let tokens) = own.kind else { return .unknown }
    var first = SourceValue.unknown
    if let tokens { first = try value(unit.syntax.expression(tokens), file, bindings) }
    var isStated = tokens != nil
    if unit.tokens.language == .objectiveC {
      first = shaped(first, own, file, bindings)
      if tokens == nil, let container = container(before: own.token, unit) {
        first = container == .map ? .dictionary([], isOpen: false) : .list([], isOpen: false)
        isStated = true
      }
    }
    guard mayChange(own, first, unit) else { return first }
    guard let changes = changes(of: declaration, file) else { return first.opened }
    if changes.isEmpty { return isStated ? first : .unknown }
    // What is set and what is added.
    var values: [SourceValue] = isStated ? [first] : []
    for change in changes {
      if case .assigned(let tokens) = change {
        values.append(try value(unit.syntax.expression(tokens), file, bindings))
      }
    }
    // `x = nil` before it has a value.
    values.removeAll { if case .nothing = $0 { true } else { false } }
    return try adding(changes, to: .oneOf(values), file, around: own.token, bindings)
  }

  private func mayChange(
    _ declaration: SourceOutline.Declaration, _ first: SourceValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    switch unit.tokens.language {
    case .swift: return declaration.isMutable
    case .kotlin, .java, .objectiveC:
      if declaration.isMutable { return true }
      switch first {
      case .list, .dictionary: return true
      default: return false
      }
    case .propertyList, .xml: return false
    }
  }

  /// Something that is done to a variable.
  enum Change {
    case assigned(Range<Int>)
    /// An element is added.
    case element(Range<Int>)
    case entry(key: Range<Int>, value: Range<Int>)
    /// The elements of another collection are added.
    case elements(Range<Int>)
  }

  /// What the sources do to a variable; nil where something may be done that is not known.
  func changes(of declaration: Int, _ file: Int) -> [Change]? {
    guard let unit = index.unit(file) else { return nil }
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
    if !isLocal, !own.isPrivate, isChangedElsewhere(own.name, than: file) { return nil }
    return changes
  }

  /// Whether other files change something with the name.
  private func isChangedElsewhere(_ name: String, than file: Int) -> Bool {
    let hash = identifierHash(name.utf8)
    return index.files.indices.contains { $0 != file && index.files[$0].changedNames.contains(hash) }
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
    return found.map { $0 == declaration } ?? false
  }

  /// What is done to the variable at a token: nothing (nil), a change, or something unknown (`.some(nil)`).
  private func change(at token: Int, _ unit: SourceIndex.Unit) -> Change?? {
    let tokens = unit.tokens
    var next = token + 1
    while tokens.isMark(next, .question) || tokens.isMark(next, .exclamation) { next += 1 }
    if tokens.isMark(token - 1, .ampersand), unit.tokens.language == .swift { return .some(nil) }
    if tokens.isMark(next, .assign) {
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
    case "remove", "removeAll", "removeValue", "removeFirst", "removeLast", "clear", "popLast", "retainAll",
      "removeIf",
      "computeIfAbsent", "compute", "replaceAll", "subtract", "formIntersection", "getOrPut", "swapAt",
      "replace":
      return .some(nil)
    default: return nil
    }
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
    default:
      return call.name.hasPrefix("remove") || call.name.hasPrefix("replace") ? .some(nil) : nil
    }
  }

  /// Whether a variable has a collection that others may change to whom it is handed.
  private func isMutableCollection(_ declaration: SourceOutline.Declaration, _ unit: SourceIndex.Unit) -> Bool
  {
    guard unit.tokens.language != .swift, case .variable(let value) = declaration.kind else { return false }
    guard let value else { return true }
    if declaration.isMutable, container(before: declaration.token, unit) != nil { return true }
    return value.contains { token in
      unit.tokens.isIdentifier(token) && ValueReader.mutableCollections.contains(unit.tokens.string(token))
    }
  }

  private static let mutableCollections: Set<String> = [
    "HashMap", "LinkedHashMap", "TreeMap", "ConcurrentHashMap", "ArrayMap", "ArrayList", "LinkedList",
    "HashSet",
    "LinkedHashSet", "TreeSet", "mutableMapOf", "hashMapOf", "linkedMapOf", "mutableListOf", "arrayListOf",
    "mutableSetOf", "hashSetOf", "NSMutableDictionary", "NSMutableArray", "NSMutableSet", "mutableCopy",
    "toMutableMap", "toMutableList",
  ]

  /// Whether a collection is handed to a function that may change it.
  private func isPassed(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
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

  /// A collection with what is added to it.
  func adding(
    _ changes: [Change], to first: SourceValue, _ file: Int, around token: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    var items: [SourceValue] = []
    var entries: [SourceValue.Entry] = []
    var isOpen = false
    var isDictionary = false
    var isCollection = false
    for value in first.alternatives {
      switch value {
      case .list(let own, let open):
        items += own
        isOpen = isOpen || open
        isCollection = true
      case .dictionary(let own, let open):
        entries += own
        isOpen = isOpen || open
        isDictionary = true
        isCollection = true
      default: break
      }
    }
    var hasAdditions = false
    func noteShared(_ rows: Rows) {
      if rows.rows.contains(where: { !$0.sites.isEmpty }) { hasSharedChanges = true }
    }
    for change in changes {
      switch change {
      case .assigned: continue
      case .element(let tokens):
        hasAdditions = true
        let rows = try rows([unit.syntax.expression(tokens)], file, around: token, bindings)
        noteShared(rows)
        items += rows.rows.map { $0.values[0] }
        isOpen = isOpen || rows.isOpen
      case .entry(let key, let value):
        hasAdditions = true
        isDictionary = isDictionary || !isCollection || entries.isEmpty && items.isEmpty
        let rows = try rows(
          [unit.syntax.expression(key), unit.syntax.expression(value)], file, around: token, bindings)
        noteShared(rows)
        entries += rows.rows.map { .init(key: $0.values[0], value: $0.values[1]) }
        isOpen = isOpen || rows.isOpen
      case .elements(let tokens):
        hasAdditions = true
        let rows = try rows([unit.syntax.expression(tokens)], file, around: token, bindings)
        noteShared(rows)
        isOpen = isOpen || rows.isOpen
        for row in rows.rows {
          switch row.values[0] {
          case .list(let more, let open):
            items += more
            isOpen = isOpen || open
          case .dictionary(let more, let open):
            entries += more
            isOpen = isOpen || open
            isDictionary = true
          case .record(let fields, _) where fields.count == 2:
            entries.append(.init(key: fields[0].value, value: fields[1].value))
            isDictionary = true
          default: isOpen = true
          }
        }
      }
    }
    guard hasAdditions else { return first }
    if !isCollection, !first.isUnknown { return .unknown }
    if !isCollection { isOpen = true }
    return isDictionary ? .dictionary(entries, isOpen: isOpen) : .list(items, isOpen: isOpen)
  }
}

extension SourceValue {
  /// A collection that may have other elements, too; anything else is then unknown.
  fileprivate var opened: SourceValue {
    switch self {
    case .list(let items, _): .list(items, isOpen: true)
    case .dictionary(let entries, _): .dictionary(entries, isOpen: true)
    default: .unknown
    }
  }
}

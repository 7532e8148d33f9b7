import Diagnostics

/// Follows variables: their first value, and what the sources do to it.
extension ValueReader {
  /// What a variable or constant is, wherever it is read.
  func variable(_ declaration: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let id = DeclarationID(file: file, index: declaration)
    if let known = valuesOfFiles[id] { return known }
    guard visiting.insert(id).inserted else { return cut() }
    defer { visiting.remove(id) }
    let own = unit.outline.declarations[declaration]
    guard case .variable(let tokens) = own.kind else { return .unknown }
    guard case .file = unit.outline.scopes[own.scope].kind, changes(of: declaration, file)?.isNone == true
    else { return try variable(own, declaration, tokens, file, bindings) }
    // A constant of a file depends on no call: a long table is read once, not for each of its rows.
    let before = (cuts, hasSharedChanges, namesOfObjects.count)
    let found = try variable(own, declaration, tokens, file, [:])
    if before == (cuts, hasSharedChanges, namesOfObjects.count) { valuesOfFiles[id] = found }
    return found
  }

  private func variable(
    _ own: SourceOutline.Declaration, _ declaration: Int, _ tokens: Range<Int>?, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    var first = SourceValue.unknown
    if let tokens { first = try value(unit.syntax.expression(tokens), file, bindings) }
    first = try assembled(first, declaration, file, bindings)
    if !own.type.isEmpty { first = try labelled(first, own.type, unit, bindings) }
    if let number = try counted(declaration, from: first, file, bindings) { return .integer(number) }
    var isStated = tokens != nil
    if unit.tokens.language == .objectiveC {
      first = shaped(first, own, file, bindings)
      if tokens == nil, let container = container(before: own.token, unit) {
        first = container == .map ? .dictionary([], isOpen: false) : .list([], isOpen: false)
        isStated = true
      }
    }
    guard !isStated || mayChange(own, first, unit) else { return first }
    guard let changes = changes(of: declaration, file) else { return first.opened }
    if changes.all.isEmpty, !changes.isOpen { return isStated ? first : .unknown }
    // What is set and what is added.
    var values: [SourceValue] = isStated ? [first] : []
    let isMember =
      switch unit.outline.scopes[own.scope].kind {
      case .type, .file: true
      default: false
      }
    for change in changes.all {
      guard case .assigned(let tokens) = change.change, let owner = index.unit(change.file) else { continue }
      // In the branch of a `switch` for another value.
      if !isMember, let scope = owner.outline.enclosingFunction(tokens.lowerBound),
        try isReached(tokens.lowerBound, scope, change.file, bindings) == false
      {
        continue
      }
      do {
        values.append(try value(owner.syntax.expression(tokens), change.file, bindings))
      } catch {
        // What each object is given is of that object alone.
        if case .type = unit.outline.scopes[own.scope].kind { namesOfObjects.insert(error.declaration) }
        throw error
      }
    }
    if changes.all.contains(where: { if case .capitalised = $0.change { true } else { false } }) {
      guard changes.all.count == 1, !changes.isOpen else { return .unknown }
      return .oneOf(
        values.flatMap(\.alternatives).map { value in
          if case .text(let text, _) = value {
            .text(text.capitalisedFirst, nil)
          } else {
            .unknown
          }
        })
    }
    // `x = nil` before it has a value.
    values.removeAll { if case .nothing = $0 { true } else { false } }
    var result = SourceValue.oneOf(values)
    for other in Set(changes.all.map(\.file)).sorted() {
      let own = changes.all.filter { $0.file == other }.map(\.change)
      let place = other == file ? unit.outline.declarations[declaration].token : 0
      result = try adding(own, to: result, other, around: place, isOrdered: !isMember, bindings)
    }
    return changes.isOpen ? result.opened : result
  }

  /// Whether the type around a member is made into an object at one place of the sources only, by a class without subclasses:
  /// what is done to one object is done to the one of each object of that class.
  private func isOfOnlyObject(_ token: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), unit.tokens.language == .swift,
      let scope = unit.outline.enclosingType(token), let name = unit.outline.type(scope)?.name,
      let files = files(using: name)
    else { return false }
    let key = UseMemory.NameInFile(name: name, file: file)
    if let known = uses.onlyObjects[key] { return known }
    let found = index.subclasses(of: name).isEmpty && isMadeOnce(name, files)
    uses.onlyObjects[key] = found
    return found
  }

  private func isMadeOnce(_ name: String, _ files: [Int]) -> Bool {
    let hash = identifierHash(name.utf8)
    var places: [(token: Int, file: Int)] = []
    for other in files {
      guard let owner = index.unit(other) else { return false }
      let tokens = owner.tokens
      for token in 0..<tokens.count where tokens.hash(token) == hash && tokens.string(token) == name {
        if tokens.isMark(token + 1, .openingParenthesis) { places.append((token, other)) }
        // `let bus: Bus = .init()`, `Bus.init()`
        if tokens.isMark(token + 1, .assign), tokens.isMark(token + 2, .dot) { return false }
        if tokens.isMark(token + 1, .dot) { return false }
      }
    }
    guard places.count == 1, let owner = index.unit(places[0].file),
      let maker = owner.outline.enclosingType(places[0].token)
    else { return false }
    return index.subclasses(of: typeName(of: maker, places[0].file).name).isEmpty
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

  /// A collection with what is added to it.
  ///
  /// - Parameter isOrdered: whether the changes are made one after the other, each for the same collection.
  func adding(
    _ changes: [Change], to first: SourceValue, _ file: Int, around token: Int, isOrdered: Bool = false,
    _ bindings: ValueBindings
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
    var isShortened = false
    /// Takes out what has one of some keys, where that is certainly done.
    func remove(_ keys: [SourceValue], at place: Int) throws(Unbound) {
      guard isOrdered, isRun(at: place, file, bindings) == true else { return }
      let texts = keys.compactMap { text($0) }
      guard texts.count == keys.count else { return }
      var kept: [SourceValue.Entry] = []
      for entry in entries {
        if let own = text(try resolved(entry.key, bindings)), texts.contains(own) { continue }
        kept.append(entry)
      }
      entries = kept
    }
    func noteShared(_ rows: Rows) {
      if rows.rows.contains(where: { !$0.sites.allSatisfy(\.isOwn) }), !isOfOnlyObject(token, file) {
        hasSharedChanges = true
      }
    }
    for change in changes {
      switch change {
      case .assigned, .capitalised: continue
      case .element(let tokens):
        hasAdditions = true
        let rows = try settledRows([unit.syntax.expression(tokens)], file, around: token, bindings)
        noteShared(rows)
        items += rows.rows.map { $0.values[0] }
        isOpen = isOpen || rows.isOpen
      case .entry(let key, let value):
        hasAdditions = true
        isDictionary = isDictionary || !isCollection || entries.isEmpty && items.isEmpty
        let rows = try settledRows(
          [unit.syntax.expression(key), unit.syntax.expression(value)], file, around: token, bindings)
        noteShared(rows)
        if rows.rows.count == 1 { try remove([rows.rows[0].values[0]], at: key.lowerBound) }
        entries += rows.rows.map { .init(key: $0.values[0], value: $0.values[1]) }
        isOpen = isOpen || rows.isOpen
      case .removed(let tokens):
        let value = try value(unit.syntax.expression(tokens), file, bindings)
        var keys = [value]
        if case .list(let own, false) = value {
          keys = []
          for key in own { keys.append(try resolved(key, bindings)) }
        }
        try remove(keys, at: tokens.lowerBound)
        if !isDictionary { isShortened = true }
      case .shortened: isShortened = true
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
          case .record where isCollection && !isDictionary: items.append(row.values[0])
          case .record(let fields, _) where fields.count == 2:
            entries.append(.init(key: fields[0].value, value: fields[1].value))
            isDictionary = true
          default:
            isOpen = true
            if isDictionary { entries.append(.init(key: .unknown, value: .unknown)) }
          }
        }
      }
    }
    let isChanged = changes.contains { if case .assigned = $0 { false } else { true } }
    guard hasAdditions || isChanged && isCollection else { return first }
    if !isCollection, !first.isUnknown { return .unknown }
    if !isCollection { isOpen = true }
    if isShortened, !isDictionary, !items.isEmpty {
      // Any of them may be the first one.
      return .oneOf(items.map { .list([$0], isOpen: isOpen) })
    }
    return isDictionary ? .dictionary(entries, isOpen: isOpen) : .list(items, isOpen: isOpen)
  }
}

extension SourceValue {
  /// A collection that may have other elements, too; anything else is then unknown.
  var opened: SourceValue {
    switch self {
    case .list(let items, _): .list(items, isOpen: true)
    case .dictionary(let entries, _): .dictionary(entries, isOpen: true)
    case .choice(let values): .choice(values.map(\.opened))
    default: .unknown
    }
  }
}

extension ValueReader {
  /// What a parameter is that its function gives other values; nil where it does not.
  func reassigned(
    _ declaration: Int, _ token: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    let id = DeclarationID(file: file, index: declaration)
    guard let unit = index.unit(file), case .parameter = unit.outline.declarations[declaration].kind,
      unit.tokens.language == .objectiveC || unit.tokens.language == .java, bindings[id] != nil,
      !visiting.contains(id), let changes = changes(of: declaration, file), !changes.all.isEmpty
    else { return nil }
    visiting.insert(id)
    defer { visiting.remove(id) }
    // In the value that is assigned, the name has the value before that.
    var values = [try declared(declaration, file, bindings)]
    for change in changes.all {
      guard case .assigned(let tokens) = change.change else { return .unknown }
      let isRun = isRun(at: tokens.lowerBound, file, bindings)
      if isRun == false || tokens.contains(token) { continue }
      let value = try value(unit.syntax.expression(tokens), file, bindings)
      if isRun == true, tokens.upperBound <= token { values = [value] } else { values.append(value) }
    }
    return .oneOf(values)
  }
}

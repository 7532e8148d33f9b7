import Diagnostics

/// Follows members and elements of collections.
extension ValueReader {
  func listMember(_ name: String, _ items: [SourceValue], _ isOpen: Bool) -> SourceValue {
    switch name {
    case "indices", "count", "size", "length": return .unknown
    case "first", "firstObject": return items.first ?? .unknown
    case "second": return items.count == 2 ? items[1] : .list(items, isOpen: isOpen)
    case "last", "lastObject": return isOpen ? .unknown : items.last ?? .unknown
    default: return .list(items, isOpen: isOpen)
    }
  }

  func dictionaryMember(_ name: String, _ entries: [SourceValue.Entry], _ isOpen: Bool) -> SourceValue {
    switch name {
    case "keys", "allKeys", "keySet": return .list(entries.map(\.key), isOpen: isOpen)
    case "values", "allValues": return .list(entries.map(\.value), isOpen: isOpen)
    case "count", "size", "length": return .unknown
    case "entries", "entrySet":
      return .list(ValueReader.pairs(entries), isOpen: isOpen)
    default: return .dictionary(entries, isOpen: isOpen)
    }
  }

  /// The entries of a dictionary as pairs.
  static func pairs(_ entries: [SourceValue.Entry]) -> [SourceValue] {
    entries.map {
      .record([.init(name: "key", value: $0.key), .init(name: "value", value: $0.value)], nil)
    }
  }

  /// The elements of what is walked in a loop; nil where they are unknown.
  func elements(_ value: SourceValue, _ bindings: ValueBindings) throws(Unbound) -> (
    values: [SourceValue], isOpen: Bool
  )? {
    switch try resolved(value, bindings) {
    case .list(let items, let isOpen): return (items, isOpen)
    case .dictionary(let entries, let isOpen): return (ValueReader.pairs(entries), isOpen)
    case .type(let type): return cases(of: type).map { ($0, false) }
    case .choice(let values):
      var all: [SourceValue] = []
      var isOpen = false
      var isKnown = false
      for value in values {
        if case .nothing = value { continue }
        guard let (items, open) = try elements(value, bindings) else {
          isOpen = true
          continue
        }
        isKnown = true
        all += items
        isOpen = isOpen || open
      }
      return isKnown ? (all, isOpen) : nil
    default: return nil
    }
  }

  /// `base[key]`
  func element(
    of base: SyntaxTree, at key: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    try element(ofValue: value(base, file, bindings), key, file, bindings)
  }

  func element(
    ofValue owner: SourceValue, _ key: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    switch owner {
    case .dictionary(let entries, let isOpen):
      var found: [SourceValue] = []
      let isObjectiveC = index.files[file].language == .objectiveC
      for wanted in try self.key(key, file, bindings).alternatives {
        found.append(
          try value(at: wanted, entries, isOpen: isOpen, mayLack: isObjectiveC, bindings))
      }
      return found.contains(where: \.isUnknown) ? .unknown : .oneOf(found)
    case .list(let items, let isOpen):
      if case .number = key.kind, let unit = index.unit(file),
        let number = Int(unit.tokens.string(key.tokens.lowerBound))
      {
        return number < items.count ? try resolved(items[number], bindings) : .unknown
      }
      if let number = number(key, file) {
        return number < items.count ? try resolved(items[number], bindings) : .unknown
      }
      // `names[kind.rawValue]`
      if key.isNumberOfCase {
        var found: [SourceValue] = []
        for number in try value(key, file, bindings).alternatives {
          if case .nothing = number { continue }
          guard case .integer(let position) = number, items.indices.contains(position)
          else { return .unknown }
          found.append(try resolved(items[position], bindings))
        }
        return found.isEmpty ? .nothing : .oneOf(found)
      }
      // An index that counts: each element.
      if let known = try positionBehindLoop(key, file, bindings) {
        return known < items.count ? try resolved(items[known], bindings) : .nothing
      }
      if let (id, offset) = countedIndex(key, file) {
        guard let chosen = bindings[id] else { throw Unbound(declaration: id) }
        if case .integer(let number) = chosen, case let position = number + offset {
          if isOpen { hasOpenList = true }
          if position < items.count { isInList = true } else { isBehindEnd = true }
          return position < items.count ? try resolved(items[position], bindings) : .unknown
        }
      }
      let position = try self.position(key, file, bindings)
      if case .integer(let number) = position {
        if number >= 0, number < items.count { return try resolved(items[number], bindings) }
        return isOpen ? .unknown : .nothing
      }
      if isOpen { return .unknown }
      var all: [SourceValue] = []
      for item in items { all.append(try resolved(item, bindings)) }
      return .oneOf(all)
    case .record(let fields, _):
      if case .number = key.kind, let unit = index.unit(file),
        let number = Int(unit.tokens.string(key.tokens.lowerBound)), number < fields.count
      {
        return try resolved(fields[number].value, bindings)
      }
      return .unknown
    case .choice(let owners):
      var all: [SourceValue] = []
      for own in owners {
        if case .nothing = own { continue }
        if try lacks(own, key, file, bindings) { continue }
        all.append(try element(ofValue: own, key, file, bindings))
      }
      return .oneOf(all)
    default: return .unknown
    }
  }

  /// What a key is; unknown where it is a parameter of what only the system or a library calls.
  private func key(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue
  {
    try unlessGiven(bindings) { () throws(Unbound) in try self.value(tree, file, bindings) } ?? .unknown
  }

  /// The position that a loop has counted to which does nothing else.
  private func positionBehindLoop(
    _ key: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Int? {
    guard case .name(let name) = key.kind, let unit = index.unit(file),
      let declaration = unit.outline.declaration(named: name, at: key.tokens.lowerBound),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      countingCondition(of: declaration, unit) != nil
    else { return nil }
    return try counted(
      declaration, from: self.value(unit.syntax.expression(value), file, bindings), file, bindings)
  }

  /// The position in a list that a key is; unknown where others give it, too.
  private func position(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    try unlessGiven(bindings, orMaybe: true) { () throws(Unbound) in
      try self.value(tree, file, bindings)
    } ?? .unknown
  }

  /// The value at a key of a dictionary; where the key is not known, any value.
  ///
  /// - Parameter mayLack: whether a message to nothing is nothing, so that code goes on without the value.
  private func value(
    at key: SourceValue, _ entries: [SourceValue.Entry], isOpen: Bool, mayLack: Bool,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    for entry in entries {
      let isFound =
        switch (key, try resolved(entry.key, bindings)) {
        case (.text(let wanted, _), .text(let own, _)): wanted == own
        case (.enumCase(let wanted), .enumCase(let own)): wanted.name == own.name
        case (.type(let wanted), .type(let own)):
          index.parts(of: wanted) == index.parts(of: own)
            && (!index.parts(of: own).isEmpty || wanted.name == own.name)
        default: false
        }
      if isFound { return try resolved(entry.value, bindings) }
    }
    switch key {
    case .text where mayLack && !isOpen && areAllTexts(entries, bindings): return .nothing
    case .text, .enumCase, .type: return .unknown
    default: break
    }
    var all: [SourceValue] = isOpen ? [.unknown] : mayLack ? [.nothing] : []
    for entry in entries { all.append(try resolved(entry.value, bindings)) }
    return all.contains(where: \.isUnknown) ? .unknown : .oneOf(all)
  }

  /// Whether each key of a dictionary is a known string.
  private func areAllTexts(_ entries: [SourceValue.Entry], _ bindings: ValueBindings) -> Bool {
    entries.allSatisfy { if case .text? = try? resolved($0.key, bindings) { true } else { false } }
  }

  /// Whether a dictionary certainly has no value for a key, as one of several tables.
  private func lacks(
    _ owner: SourceValue, _ key: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool {
    guard case .dictionary(let entries, false) = owner else { return false }
    if entries.isEmpty { return true }
    guard case .text(let wanted, _) = try value(key, file, bindings) else { return false }
    for entry in entries {
      guard case .text(let own, _) = try resolved(entry.key, bindings), own != wanted else { return false }
    }
    return true
  }
}

extension SyntaxTree {
  /// Whether it is the number of a case of an enum: `kind.rawValue`, `rawValue`.
  fileprivate var isNumberOfCase: Bool {
    switch kind {
    case .name("rawValue"), .member(_?, "rawValue"): true
    default: false
    }
  }
}

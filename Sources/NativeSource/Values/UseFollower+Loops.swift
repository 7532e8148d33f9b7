import Diagnostics

/// Loops over all parameters: which ones the sources read is what they compare the keys with.
extension UseFollower {
  /// The parts of the elements of a loop, by the tokens that name them.
  private struct LoopParts {
    var keys: [Int] = []
    var values: [Int] = []
    var entries: [Int] = []
    /// Where the key is known by a condition of the loop itself.
    var regions: [Range<Int>] = []
  }

  /// The keys or entries of a dictionary.
  func followCollection(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    let harmless: Set<String> = ["size", "count", "isEmpty", "isNotEmpty"]
    let same: Set<String> = ["sorted", "toList", "toSet", "iterator", "copy", "toTypedArray"]
    var found: (name: String, call: SyntaxTree.Call?, tokens: Range<Int>)?
    if let message = message(to: use, unit) {
      found = (message.call.name, message.call, message.tokens)
    } else if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1) {
      let call = unit.callTree(at: end + 1)
      found = (tokens.string(end + 1), call?.call, first..<max(call?.tokens.upperBound ?? end + 2, end + 2))
    }
    guard let found else { return followLoop(use, unit) }
    if harmless.contains(found.name) { return true }
    if same.contains(found.name), found.name != "iterator", found.call?.arguments.isEmpty != false {
      follow(use.at(found.tokens))
      return true
    }
    guard let call = found.call else { return false }
    if use.kind == .keys, found.name == "contains" || found.name == "containsObject",
      let key = call.arguments.first?.value
    {
      add(names(key, use))
      return true
    }
    guard found.name == "forEach" || found.name == "enumerateObjectsUsingBlock",
      case .closure(let closure)? = call.arguments.last?.value.kind
    else { return false }
    followLoop(closure, use, unit)
    return true
  }

  /// `for (key, value) in data`
  func followLoop(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let elements = elements(over: use.tokens, use.file, unit)
    guard !elements.isEmpty else { return false }
    var parts = LoopParts()
    for declaration in elements {
      let own = unit.outline.declarations[declaration]
      guard case .element(_, let path) = own.kind else { continue }
      let found = reader.uses(of: declaration, unit)
      let isKey = use.kind == .keys || unit.tokens.language == .objectiveC && use.kind == .dictionary
      switch path {
      case [] where isKey, [0] where use.kind != .keys:
        followedKeys.insert(.init(file: use.file, index: declaration))
        parts.keys += found
        addCondition(own, use, unit, &parts)
      case [] where use.kind != .keys: parts.entries += found
      case [1] where use.kind != .keys: parts.values += found
      default: return false
      }
    }
    follow(parts, use, unit)
    return true
  }

  /// `for (key, value) in data where key == "a"`
  private func addCondition(
    _ key: SourceOutline.Declaration, _ use: UsedValue, _ unit: SourceIndex.Unit, _ parts: inout LoopParts
  ) {
    let tokens = unit.tokens
    guard tokens.language == .swift, tokens.word(use.tokens.upperBound) == .where else { return }
    var token = use.tokens.upperBound + 1
    while token < tokens.count, !tokens.isMark(token, .openingBrace) {
      if tokens.hash(token) == tokens.hash(key.token), tokens.string(token) == key.name,
        !tokens.isAccessed(token)
      {
        if let found = comparison(of: widened(use.at(token..<token + 1, .key), unit), unit) {
          add(found.names)
          if !found.names.isOpen { parts.regions += found.regions }
        } else {
          open()
        }
      }
      token += 1
    }
  }

  /// A closure that is called with each key and value, each entry or each key.
  func followLoop(_ closure: SyntaxTree.Closure, _ use: UsedValue, _ unit: SourceIndex.Unit) {
    var parts = LoopParts()
    if use.kind == .keys {
      guard let keys = uses(ofParameter: 0, of: closure, unit) else { return }
      parts.keys = keys
    } else if let keys = uses(ofParameter: 0, of: closure, path: [0], unit) {
      // `{ (key, value) -> ... }` of Kotlin
      parts.keys = keys
      parts.values = uses(ofParameter: 0, of: closure, path: [1], unit) ?? []
    } else if let values = uses(ofParameter: 0, of: closure, path: [1], unit) {
      parts.values = values
    } else if hasTwoParameters(closure, unit) {
      parts.keys = uses(ofParameter: 0, of: closure, unit) ?? []
      parts.values = uses(ofParameter: 1, of: closure, unit) ?? []
    } else {
      parts.entries = uses(ofParameter: 0, of: closure, unit) ?? []
      if unit.tokens.language == .swift { parts.values = uses(ofParameter: 1, of: closure, unit) ?? [] }
      if !parts.values.isEmpty { (parts.keys, parts.entries) = (parts.entries, []) }
    }
    // `[data enumerate...:^(id key, id value, BOOL *stop) { data[key] }]`
    if let scope = scope(of: closure, unit) {
      for declaration in unit.outline.scopes[scope].declarations {
        if case .parameter(_, 0, let path) = unit.outline.declarations[declaration].kind,
          path.isEmpty || path == [0]
        {
          followedKeys.insert(.init(file: use.file, index: declaration))
        }
      }
    }
    follow(parts, use, unit)
  }

  /// `data.first { $0.key == "a" }`: the entry with a key. False where it is not known by its key.
  func followSearch(_ call: SyntaxTree.Call, _ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    guard use.kind == .dictionary, call.arguments.count == 1,
      case .closure(let closure) = call.arguments[0].value.kind,
      let entries = uses(ofParameter: 0, of: closure, unit), entries.count == 1,
      let (isKey, range) = entryMember(entries[0], unit), isKey,
      let found = comparison(of: widened(use.at(range, .key), unit), unit), found.isEquality
    else { return false }
    add(found.names)
    return true
  }

  private func hasTwoParameters(_ closure: SyntaxTree.Closure, _ unit: SourceIndex.Unit) -> Bool {
    if uses(ofParameter: 1, of: closure, unit) != nil, unit.tokens.language != .swift { return true }
    let tokens = unit.tokens
    switch tokens.language {
    case .objectiveC: return true
    case .java:
      let arrow = closure.open - 1
      guard tokens.isMark(arrow, .arrow), tokens.isMark(arrow - 1, .closingParenthesis),
        let open = tokens.open(arrow - 1)
      else { return false }
      return unit.syntax.items(open + 1..<arrow - 1).count == 2
    case .swift, .kotlin:
      // `{ key, _ in`
      var token = closure.open + 1
      var hasComma = false
      for _ in 0..<NativeSourceLimit.modifiers {
        if tokens.word(token) == .in || tokens.isMark(token, .arrow) { return hasComma }
        if tokens.isMark(token, .comma) { hasComma = true }
        if tokens.isMark(token, .openingParenthesis), tokens.language == .swift {
          hasComma = unit.syntax.items(token + 1..<tokens.close(token)).count == 2
        }
        token = tokens.next(token)
        guard token < tokens.count else { return false }
      }
      return false
    case .propertyList, .xml: return false
    }
  }

  private func follow(_ parts: LoopParts, _ use: UsedValue, _ unit: SourceIndex.Unit) {
    var inner = use
    inner.kind = .key
    var regions = parts.regions + knownRegions(parts.keys, inner, unit)
    for token in parts.entries {
      guard let (isKey, range) = entryMember(token, unit), isKey else { continue }
      let own = widened(inner.at(range), unit)
      if let found = comparison(of: own, unit), !found.names.isOpen {
        regions += found.regions
      } else if let variable = variable(of: own, unit) {
        regions += knownRegions(reader.uses(of: variable, unit), inner, unit)
      }
    }
    inner.guarded = use.guarded + regions
    for token in parts.keys where !isLookUp(token, in: use.tokens, unit) {
      follow(inner.at(token..<token + 1, .key))
    }
    for token in parts.values { follow(inner.at(token..<token + 1, .value)) }
    for token in parts.entries { follow(inner.at(token..<token + 1, .entry)) }
  }

  /// Whether the key of a loop is looked up in the dictionary that the loop is about: `data[key]`, `[data objectForKey:key]`.
  private func isLookUp(_ key: Int, in dictionary: Range<Int>, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let end =
      tokens.isMark(key - 1, .openingBracket) && tokens.isMark(key + 1, .closingBracket)
      ? key - 1
      : tokens.isMark(key - 1, .colon) && tokens.spells(key - 2, "objectForKey")
        && tokens.isMark(key + 1, .closingBracket) ? key - 2 : -1
    let start = end - dictionary.count
    guard start >= 0, !tokens.isAccessed(start) else { return false }
    return zip(start..<end, dictionary).allSatisfy { tokens.string($0) == tokens.string($1) }
  }

  func followEntry(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    guard let (isKey, range) = entryMember(use.tokens.upperBound - 1, unit) else { return use.isGuarded }
    follow(use.at(range, isKey ? .key : .value))
    return true
  }

  /// `entry.key`, `e.getValue()`, `$0.0`
  private func entryMember(_ token: Int, _ unit: SourceIndex.Unit) -> (isKey: Bool, tokens: Range<Int>)? {
    let tokens = unit.tokens
    guard tokens.isMark(token + 1, .dot) else { return nil }
    let isKey: Bool
    switch tokens.string(token + 2) {
    case "key", "getKey", "component1", "0": isKey = true
    case "value", "getValue", "component2", "1": isKey = false
    default: return nil
    }
    let hasBrackets = tokens.isMark(token + 3, .openingParenthesis)
    return (isKey, token..<min(hasBrackets ? tokens.close(token + 3) + 1 : token + 3, tokens.count))
  }

  func followKey(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    if addComparison(use, unit) { return true }
    if let same = sameName(use, unit) {
      follow(use.at(same))
      return true
    }
    return false
  }
}

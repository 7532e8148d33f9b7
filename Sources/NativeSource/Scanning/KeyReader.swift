import Diagnostics

/// Finds the keys that are read from dictionaries.
extension FactCollector {
  /// Reads the body of the method being read for the keys of its parameter `name`, a dictionary.
  mutating func readKeys(of name: String) {
    forEachUse(of: name) { collector, index, names in
      if let alias = collector.alias(index) {
        let alias = collector.source.string(alias)
        if !names.contains(alias) { names.append(alias) }
      } else {
        collector.readDictionary(start: index, end: index)
      }
    }
  }

  /// Reads the body of the method being read, where the parameter `name` contains the same keys in an unknown layout: by
  /// themselves, or in a dictionary under another key. Any other use of it may read any of them.
  mutating func readConfiguration(of name: String) {
    forEachUse(of: name) { collector, index, _ in
      if collector.isTested(index, index) || collector.isLogged(index) || collector.isHandedToSuper(index) {
        return
      }
      collector.addGap(.keys, collector.source.range(index))
    }
  }

  /// Reads `self.data` or `[self data]`, a dictionary of the object, at the token `data`.
  mutating func readOwnDictionary(_ index: Int) {
    guard methodIndex >= 0 else { return }
    guard classIndex >= 0, source.word(index - 1) == .self || source.word(index - 2) == .self else {
      return readDictionaryOfParameter(index)
    }
    if source.word(index - 1) == .self, source.isMark(index - 2, .openingBracket),
      source.isMark(index + 1, .closingBracket)
    {
      return readDictionary(start: index - 2, end: index + 1)
    }
    guard source.isMark(index - 1, .dot), !source.isMark(index + 1, .assign) else { return }
    readDictionary(start: index - 2, end: index)
  }

  /// Reads `view.data` or `[view data]`, a dictionary of a parameter, at the token `data`. What is not a key is unknown.
  private mutating func readDictionaryOfParameter(_ index: Int) {
    let isMessage = source.isMark(index - 2, .openingBracket) && source.isMark(index + 1, .closingBracket)
    guard isMessage || source.isMark(index - 1, .dot), !source.isMark(index + 1, .assign) else { return }
    let object = isMessage ? index - 1 : index - 2
    guard source.isIdentifier(object), !source.isAccessed(object),
      let parameter = method?.parameters.firstIndex(of: source.string(object))
    else { return }
    let (start, end) = isMessage ? (index - 2, index + 1) : (object, index)
    var read = NativeKeyRead(
      key: NativeExpression(.unknown, source.outerRange(start, end)), owner: owner, parameter: parameter)
    if let key = keyRead(start, end) {
      guard let key else { return }
      read.key = value(key)
    }
    facts.keyReads.append(read)
  }

  /// Reads `data["k"]` without `self`. Another use may be of a local variable with that name, and says nothing.
  mutating func readBareDictionary(_ index: Int) {
    guard classIndex >= 0, let read = keyRead(index, index), let key = read, !isOfClosure(index) else {
      return
    }
    facts.keyReads.append(NativeKeyRead(key: value(key), owner: owner))
  }

  /// Whether a name is a parameter of a closure of Swift around it: `{ data in data["k"] }`.
  private func isOfClosure(_ index: Int) -> Bool {
    guard source.language == .swift else { return false }
    var brace = source.parent(index)
    for _ in 0..<NativeSourceLimit.enclosingCalls where brace >= body.lowerBound {
      if source.isMark(brace, .openingBrace) {
        var token = brace + 1
        var isNamed = false
        for _ in 0..<NativeSourceLimit.modifiers where token < source.close(brace) {
          if source.word(token) == .in {
            if isNamed { return true }
            break
          }
          if source.same(token, index) { isNamed = true }
          token += 1
        }
      }
      brace = source.parent(brace)
    }
    return false
  }

  private mutating func readDictionary(start: Int, end: Int) {
    if let read = keyRead(start, end) {
      if let key = read { facts.keyReads.append(NativeKeyRead(key: value(key), owner: owner)) }
      return
    }
    if isTested(start, end) || isLogged(end) || isHandedToSuper(end) || isKept(start, end) { return }
    switch source.word(start - 1) {
    case .let, .var, .val: return
    default: addGap(.keys, source.outerRange(start, end))
    }
  }

  /// Whether the value is kept by `self.data = data`: then it is read wherever the class reads `self.data`.
  private func isKept(_ start: Int, _ end: Int) -> Bool {
    source.isMark(start - 1, .assign) && isOwnDictionary(start - 2) && source.isMark(start - 3, .dot)
      && source.word(start - 4) == .self
  }

  private func isOwnDictionary(_ index: Int) -> Bool {
    source.name(index) != nil && interest.ownDictionaries.contains(source.string(index))
  }

  /// The key that is read; `.some(nil)` for a use that does not read a key, nil for one that may read any.
  private func keyRead(_ start: Int, _ end: Int) -> Range<Int>?? {
    let next = afterOptional(end)
    if source.isMark(next, .openingBracket) {
      let close = source.close(next)
      if source.isMark(close + 1, .assign) { return .some(nil) }
      // `data["k", default: v]`
      if source.language == .swift, let key = source.arguments(next).first { return .some(key) }
      return .some(next + 1..<max(next + 1, close))
    }
    switch source.language {
    case .objectiveC: return messageRead(start, end)
    default: return memberRead(next) ?? argumentRead(start, end)
    }
  }

  /// `[data objectForKey:k]`, `[data stringForKey:k defaultValue:v]`, `[data count]`, `data.count`.
  private func messageRead(_ start: Int, _ end: Int) -> Range<Int>?? {
    if source.isMark(end + 1, .dot) {
      return FactCollector.harmlessMembers.contains(source.string(end + 2)) ? .some(nil) : nil
    }
    guard source.isMark(start - 1, .openingBracket), source.isIdentifier(end + 1) else { return nil }
    let selector = source.string(end + 1)
    if FactCollector.harmlessMembers.contains(selector) { return .some(nil) }
    guard source.isMark(end + 2, .colon),
      selector.hasSuffix("ForKey") || selector == "objectForKeyedSubscript"
    else {
      return nil
    }
    let close = source.close(start - 1)
    var last = end + 3
    while last < close, !(source.isIdentifier(last) && source.isMark(last + 1, .colon) && last > end + 3) {
      last = source.next(last)
    }
    return .some(end + 3..<max(end + 3, min(last, close)))
  }

  /// `.get(k)`, `.getString(k)`, `.value(forKey: k)`, `.isEmpty()` at the dot.
  private func memberRead(_ dot: Int) -> Range<Int>?? {
    guard source.isMark(dot, .dot), source.isIdentifier(dot + 1) else { return nil }
    let name = source.string(dot + 1)
    if FactCollector.harmlessMembers.contains(name) { return .some(nil) }
    guard source.isMark(dot + 2, .openingParenthesis), let argument = source.arguments(dot + 2).first else {
      return nil
    }
    if source.spells(argument.lowerBound, "forKey"), source.isMark(argument.lowerBound + 1, .colon) {
      return .some(argument.lowerBound + 2..<argument.upperBound)
    }
    guard source.language != .swift, isReader(name) else { return nil }
    return .some(argument)
  }

  /// `H5Utils.getString(data, k)`
  private func argumentRead(_ start: Int, _ end: Int) -> Range<Int>?? {
    let open = Int(source.tokens[end].parent)
    guard source.language != .swift, start == open + 1, source.isMark(end + 1, .comma),
      source.isIdentifier(open - 1),
      isReader(source.string(open - 1))
    else { return nil }
    let arguments = source.arguments(open)
    return arguments.count >= 2 ? .some(arguments[1]) : nil
  }

  private func isReader(_ name: String) -> Bool {
    name.hasPrefix("get") || name.hasPrefix("opt") || name == "containsKey" || name == "has"
  }

  private static let harmlessMembers: Set<String> = [
    "count", "isEmpty", "size", "hashCode", "isKindOfClass",
    "isNullOrEmpty", "length",
  ]
}

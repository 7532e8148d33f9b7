import Diagnostics

extension MethodReading {
  /// The properties and variables of the object that the body assigns the parameter with this 0-based index to, with
  /// the type that it is cast to: `self.name = parameter`, `_name = parameter`, `name = parameter as? Type`.
  package func storedNames(ofParameter index: Int) -> [(name: String, type: String?)] {
    guard index < method.parameters.count else { return [] }
    return uses(of: method.parameters[index]).compactMap { use in
      var first = use
      while source.isMark(first - 1, .closingParenthesis), let open = source.open(first - 1) { first = open }
      guard source.isMark(first - 1, .assign), source.isIdentifier(first - 2) else {
        return setterName(use).map { ($0, nil) }
      }
      var type: String?
      if source.word(use + 1) == .as {
        let start = collector.afterOptional(use + 1)
        let end = source.nameEnd(start)
        if end > start { type = source.string(end - 1) }
      }
      return (source.string(first - 2), type)
    }
  }

  /// The property that `[self setName:parameter]` sets.
  private func setterName(_ use: Int) -> String? {
    guard source.isMark(use - 1, .colon), source.isMark(use + 1, .closingBracket),
      source.word(use - 3) == .self, source.string(use - 2).hasPrefix("set")
    else { return nil }
    let name = source.string(use - 2).dropFirst(3)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Whether the body does more with one of these variables and properties of the object than sending it messages,
  /// testing, logging or assigning it: then other code may do so with it.
  ///
  /// - Parameter parameters: the same for parameters and variables of the body.
  package func handsOn(_ names: Set<String>, parameters: Set<String> = []) -> Bool {
    for index in body where source.isIdentifier(index) {
      let name = source.string(index)
      let isOwn = names.contains(name) || name.hasPrefix("_") && names.contains(String(name.dropFirst()))
      guard isOwn || parameters.contains(name) else { continue }
      if source.isMark(index + 1, .colon), !source.isMark(index - 1, .question) { continue }
      var start = index
      if source.isMark(index - 1, .dot) || source.isMark(index - 1, .arrow) {
        guard isOwn else { continue }
        // A block may name the object by a weak variable.
        start = index - 2
        while source.isMark(start, .question) || source.isMark(start, .exclamation) { start -= 1 }
      }
      var last = index
      if source.isMark(index + 1, .closingBracket), source.word(index - 1) == .self,
        source.isMark(index - 2, .openingBracket)
      {
        start = index - 2
        last = index + 1
      }
      if !isOnlyUsed(start, last, storing: names) { return true }
    }
    return false
  }

  private func isOnlyUsed(_ start: Int, _ last: Int, storing names: Set<String>) -> Bool {
    let next = collector.afterOptional(last)
    if source.isMark(next, .assign) || source.isMark(next, .dot) || source.isMark(next, .arrow) {
      return true
    }
    if source.isMark(start - 1, .openingBracket), source.isIdentifier(last + 1) { return true }
    if collector.isTested(start, last) || collector.isLogged(last) || collector.isHandedToSuper(last) {
      return true
    }
    if source.language == .swift, isTested(last) || source.word(start - 1) == .let { return true }
    let parent = Int(source.tokens[last].parent)
    if source.isMark(parent, .openingBracket), source.word(parent + 1) == .self,
      source.string(parent + 2).hasPrefix("init")
    {
      return true
    }
    // `(void)name;`
    if source.isMark(start - 1, .closingParenthesis), source.spells(start - 2, "void") { return true }
    if source.isMark(start - 1, .assign), source.isIdentifier(start - 2) {
      let target = source.string(start - 2)
      return names.contains(target) || names.contains(String(target.dropFirst(target.hasPrefix("_") ? 1 : 0)))
    }
    // `[self setName:parameter]`
    return source.isMark(parent, .openingBracket) && source.word(parent + 1) == .self
      && names.contains(setterName(last) ?? "")
  }
}

extension MethodBodyReader {
  /// The protocol `P` of a property or variable of the object that is declared as `id<P>`, in Swift as `P`.
  package func protocolName(ofMember name: String) -> String? {
    for part in facts.classes {
      for property in part.properties where property.name.text == name || "_" + property.name.text == name {
        guard let type = property.type?.text else { continue }
        if source.language == .swift {
          return lastComponent(type.split(separator: " ").last.map(String.init) ?? type)
        }
        if let found = MethodBodyReader.argument(of: type) { return found }
      }
    }
    let hash = identifierHash(name.utf8)
    for index in 0..<source.count
    where source.tokens[index].hash == hash && source.isIdentifier(index)
      && source.isMark(index - 1, .greater)
    {
      if source.isIdentifier(index - 2), source.isMark(index - 3, .less) { return source.string(index - 2) }
    }
    return nil
  }

  /// `P` of `id <P>`.
  private static func argument(of type: String) -> String? {
    guard let open = type.firstIndex(of: "<"), let close = type.lastIndex(of: ">"), open < close else {
      return nil
    }
    let name = type[type.index(after: open)..<close].filter { $0 != " " }
    return name.utf8.contains(UInt8(ascii: ",")) ? nil : name
  }

  /// Whether a selector is made from anything but one string.
  package var makesUnknownSelectors: Bool {
    (0..<source.count).contains { index in
      guard source.spells(index, "NSSelectorFromString") || source.spells(index, "Selector"),
        source.isMark(index + 1, .openingParenthesis), let argument = source.arguments(index + 1).first
      else { return false }
      return !argument.allSatisfy { source.isString($0) || source.isMark($0, .at) }
    }
  }
}

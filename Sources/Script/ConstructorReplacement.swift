import Diagnostics

extension ScriptScanner {
  /// Whether `Page` or `Component` is assigned: `const old = Page; Page = ...`.
  var assignsConstructors: Bool {
    frameworkNames.contains { index in
      guard list.kind(index + 1) == .assign else { return false }
      return !list.isMember(index)
        ? list.declaration(at: index)?.kind == .assignment
        : ["global", "globalThis", "wx", "my"].contains { list.isSpelled(index - 2, $0) }
    }
  }

  /// Whether the script has to do with data. Statistics replace the constructors, too, but leave the data alone.
  var spellsData: Bool {
    (0..<list.count).contains { list.word($0) == .dataSetter || list.word($0) == .data }
  }

  /// Whether the script makes methods under names that no module need spell. As `makesUnreadableKeys`, without keys that are
  /// the keys of an object, and without parameters that only literals are given for: statistics wrap methods by such ones.
  mutating func makesUnspelledKeys() -> Bool {
    var left = ScriptScanner.maxKeyLookUps
    for index in 0..<list.count {
      switch list.kind(index) {
      case .openingBracket where makesUnreadableKey(index):
        guard list.closer(of: index) == index + 2, list.kind(index + 1) == .identifier, left > 0 else {
          return true
        }
        left -= 1
        if !isKeyOfObject(index + 1), !isGivenLiterals(index + 1) { return true }
      case .identifier where list.kind(index + 1) == .openingParenthesis && list.isSpelled(index, "eval"):
        return true
      case .identifier where list.word(index - 1) == .new && list.isSpelled(index, "Function"): return true
      default: break
      }
    }
    return false
  }

  /// Whether the script puts into an object what a function gives that is not its own: `{ ...common.make(), ...o }`,
  /// `Object.assign(o, mixins())`.
  var mergesUnknownObjects: Bool {
    (0..<list.count).contains { index in
      switch list.kind(index) {
      case .ellipsis:
        return list.kind(list.parent(index)) == .openingBrace && isForeignCall(index + 1)
      case .openingParenthesis
      where list.isSpelled(index - 1, "assign") && list.isSpelled(index - 3, "Object"):
        return arguments(of: index).contains { isForeignCall($0.lowerBound) }
      default: return false
      }
    }
  }

  /// Whether the expression at `start` is a call of a function that the script does not declare, and that is not of the platform.
  private func isForeignCall(_ start: Int) -> Bool {
    guard list.kind(start) == .identifier, list.word(start).isOrdinary else { return false }
    var name = start
    while list.kind(name + 1) == .dot, list.kind(name + 2) == .identifier { name += 2 }
    guard list.kind(name + 1) == .openingParenthesis else { return false }
    if list.isSpelled(start, "getApp") || list.isSpelled(start, "Object") || list.isSpelled(start, "JSON") {
      return false
    }
    return name > start || !declaredFunctionNames().contains(list.string(name))
  }

  /// So many keys are looked up; each may take a walk over all tokens.
  private static var maxKeyLookUps: Int { 32 }

  /// Whether the name is the variable of `for (const k in o)`, or the parameter of `Object.keys(o).forEach(k => ...)`.
  private func isKeyOfObject(_ use: Int) -> Bool {
    var around = list.parent(use)
    while around >= 0 {
      // The head before a body: `for (k in o) {`, `function (k) {`, `(k) => {`, `k => {`.
      var closer = around - 1
      if list.kind(around) == .openingBrace, list.kind(closer) == .arrow { closer -= 1 }
      if list.kind(around) == .openingBrace, list.kind(closer) == .closingParenthesis {
        let head = Int(list.tokens[closer].link)
        if head >= 0, let found = isKey(use, inHead: head, of: closer) { return found }
      } else if list.kind(closer) == .identifier, list.kind(closer + 1) == .arrow, isSame(use, closer) {
        return isCallbackOfKeys(closer)
      }
      around = list.parent(around)
    }
    return false
  }

  /// What a head says of the name; nil where it does not bind it.
  private func isKey(_ use: Int, inHead head: Int, of closer: Int) -> Bool? {
    if list.isSpelled(head - 1, "for") {
      var name = head + 1
      if list.word(name).declaresVariable { name += 1 }
      return isSame(use, name) ? list.word(name + 1) == .in : nil
    }
    guard list.isParameterList(head) else { return nil }
    for index in head + 1..<max(head + 1, closer) where list.parent(index) == head && isSame(use, index) {
      var start = head
      if list.word(start - 1) == .function { start -= 1 }
      return index == head + 1 && isCallbackOfKeys(start)
    }
    return nil
  }

  /// Whether the function that begins at `start` is given to `Object.keys(...).forEach`, or to `forEach` of a list of literals.
  private func isCallbackOfKeys(_ start: Int) -> Bool {
    guard list.kind(start - 1) == .openingParenthesis,
      list.isSpelled(start - 2, "forEach") || list.isSpelled(start - 2, "map"), list.kind(start - 3) == .dot,
      list.kind(start - 4) == .closingParenthesis || list.kind(start - 4) == .closingBracket
    else { return false }
    let opener = Int(list.tokens[start - 4].link)
    if list.kind(opener) == .openingBracket {
      return !list.isMember(opener) && list.kind(opener - 1) != .identifier
        && (opener + 1..<start - 4).allSatisfy { list.kind($0) == .comma || list.literal($0) != nil }
    }
    return opener >= 3 && list.isSpelled(opener - 1, "keys") && list.isSpelled(opener - 3, "Object")
  }

  /// Whether the name is a parameter of a function of the script, for which every call gives a literal.
  private func isGivenLiterals(_ use: Int) -> Bool {
    var around = list.parent(use)
    while around >= 0 {
      defer { around = list.parent(around) }
      guard list.kind(around) == .openingBrace, list.kind(around - 1) == .closingParenthesis else { continue }
      let head = Int(list.tokens[around - 1].link)
      guard head >= 0, list.isParameterList(head),
        let place = arguments(of: head).firstIndex(where: { isSame(use, $0.lowerBound) && $0.count == 1 })
      else { continue }
      guard list.kind(head - 1) == .identifier, list.word(head - 2) == .function else { return false }
      return everyCall(of: head - 1, gives: place)
    }
    return false
  }

  private func everyCall(of function: Int, gives place: Int) -> Bool {
    for index in 0..<list.count where index != function && list.kind(index) == .identifier {
      guard isSame(function, index), !list.isMember(index) else { continue }
      guard list.kind(index + 1) == .openingParenthesis else { return false }
      let given = arguments(of: index + 1)
      guard place < given.count, given[place].count == 1, list.literal(given[place].lowerBound) != nil else {
        return false
      }
    }
    return true
  }

  /// The arguments, or the parameters, in the parenthesis.
  private func arguments(of opener: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = opener + 1
    let closer = list.closer(of: opener)
    var index = start
    while index < closer {
      if list.kind(index) == .comma {
        found.append(start..<index)
        start = index + 1
      }
      index = list.skip(index)
    }
    if start < closer { found.append(start..<closer) }
    return found
  }
}

extension TokenList {
  /// Whether the string is the name of a constructor that is replaced: `defineProperty(global, 'Page', ...)`, `global['Page'] = `.
  func namesReplacedConstructor(_ index: Int) -> Bool {
    let length = range(index).count - 2
    guard length == 4 || length == 9, let name = literal(index) else { return false }
    let bytes = text.slice(name)
    guard bytes.are("Page") || bytes.are("Component") else { return false }
    if kind(index - 1) == .openingBracket {
      return kind(index + 1) == .closingBracket && kind(index + 2) == .assign
    }
    let opener = parent(index)
    return kind(index - 1) == .comma && kind(opener) == .openingParenthesis
      && isSpelled(opener - 1, "defineProperty")
  }
}

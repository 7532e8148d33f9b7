import Diagnostics

/// What a script does with `this`, and with variables that mean it: methods that are added by assignment, and calls
/// that may add others.
///
/// It is not decided which object `this` means: what may be the page counts as the page.
extension ScriptScanner {
  /// Reads the uses of `this` at `thisSites`, and the uses of its aliases.
  mutating func readReceivers() {
    if thisSites.isEmpty, assignedNames.isEmpty { return }
    let targets = thisSites.compactMap(list.aliasTarget)
    // Bit n means names with the length and first byte that give n; most identifiers fall through.
    var filter: UInt64 = 0
    for target in targets { filter |= 1 << UInt64(list.tokens[target].filterNumber) }
    let names = WordSet(targets.map { WordSet.hash(list.text.slice(list.range($0))) })
    aliases = names
    for site in thisSites where list.aliasTarget(site) == nil { use(site, names) }
    if !targets.isEmpty {
      let tokens = list.tokens
      for index in 0..<tokens.count where tokens[index].kind == .identifier {
        guard filter >> UInt64(tokens[index].filterNumber) & 1 != 0, isAlias(index, names) else { continue }
        use(index, names)
      }
    }
    facts.assignedNames = WordSet(assignedNames)
  }

  /// Reads the list of handlers at `index` that a framework compiles into a page: `Page.$$events = ['onTap']`.
  mutating func eventList(_ index: Int) {
    guard list.kind(index + 1) == .assign || list.kind(index + 1) == .colon,
      list.kind(index + 2) == .openingBracket
    else { return }
    for element in index + 3..<list.skip(index + 2) {
      if let name = list.literal(element) { assign(name) }
    }
  }

  /// Reads what is after the `data` at `index` of something that may be the page: `this.data.list[0].name = ...`.
  mutating func dataUse(_ index: Int) {
    var name: ByteRange?
    var next = index + 1
    var isFirst = true
    // A path of thousands of names, each of them "data", would be read thousands of times.
    for _ in 0..<ScriptScanner.maxFieldPathLength {
      let key = next + 1
      switch list.kind(next) {
      case .dot, .optionalDot:
        if isFirst { name = list.range(key) }
        next += 2
      case .openingBracket:
        let closer = list.closer(of: next)
        if closer <= next { return }
        if isFirst, closer == next + 2 { name = list.literal(key) }
        next = closer + 1
      case .comma where isFirst && isSpelled(index - 4, "assign") && isSpelled(index - 6, "Object"):
        return assignFields(index - 3, receiver: index - 2)
      default:
        guard !isFirst, list.assigns(next) else { return noteDataRead(index, name) }
        if let name {
          assignedFields.append(WordSet.hash(list.text.slice(name)))
          dataAssignments.append((index - 2, name))
        } else {
          facts.assignsUnknownFields = true
        }
        return
      }
      isFirst = false
    }
    facts.assignsUnknownFields = true
  }

  private static let maxFieldPathLength = 32

  /// Reads `Object.assign(this.data, { total: 1 })`; its parenthesis is at `opener`.
  private mutating func assignFields(_ opener: Int, receiver: Int) {
    guard list.kind(opener) == .openingParenthesis else { return }
    var arguments = ArgumentCursor(list, opener: opener)
    _ = arguments.next()
    while let (first, last) = arguments.next() {
      let (start, end) = list.stripped(first, last)
      if let literal = list.wholeLiteral(start, end) {
        readGivenNames(of: literal, receiver: receiver)
      } else {
        facts.assignsUnknownFields = true
      }
    }
  }

  /// Whether the token spells `this`, or a variable that means it.
  func isThis(_ index: Int) -> Bool {
    list.word(index) == .this && !list.isMember(index) || isAlias(index, aliases)
  }

  func isAlias(_ index: Int, _ names: WordSet) -> Bool {
    list.kind(index) == .identifier && !list.isMember(index)
      && names.contains(list.text.slice(list.range(index)))
  }

  /// Reads one occurrence of `this` or of an alias.
  private mutating func use(_ index: Int, _ aliases: WordSet) {
    var (first, last) = (index, index)
    // `(this as Page).onTap = ...`
    while list.kind(first - 1) == .openingParenthesis, !isCalled(first - 1),
      list.kind(list.closer(of: first - 1)) == .closingParenthesis,
      last + 1 == list.closer(of: first - 1) || list.isCast(last + 1)
    {
      first -= 1
      last = list.closer(of: first)
    }
    switch list.kind(last + 1) {
    case .dot, .optionalDot:
      if list.word(last + 2) == .data, list.kind(last + 3) == .assign {
        replaceData(last + 4, receiver: index)
      }
      if list.assigns(last + 3) {
        assign(list.range(last + 2))
      } else if list.kind(last + 3) == .openingParenthesis,
        list.kind(last + 4) == .string || list.kind(last + 4) == .template
      {
        componentLookup(first, name: last + 2)
      }
    case .openingBracket:
      let closer = list.closer(of: last + 1)
      guard list.assigns(closer + 1) else { return }
      if closer == last + 3, let name = list.literal(last + 2) {
        assign(name)
      } else {
        facts.assignsUnknownNames = true
      }
    case .assign, .compoundAssign, .question, .arrow: return
    case .semicolon
    where list.kind(first - 1) == .comma && list.kind(list.parent(first)) != .openingParenthesis:
      // `var page, that;`
      return
    case .colon where list.kind(first - 1) != .question && list.kind(first - 1) != .colon: return
    case .operator where !isSpelled(last + 1, "||", "??"): return
    case .identifier where list.word(last + 1) == .instanceof || list.word(last + 1) == .in: return
    default: pass(first, aliases)
    }
  }

  mutating func assign(_ name: ByteRange) {
    assignedNames.append(WordSet.hash(list.text.slice(name)))
  }

  private func isSpelled(_ index: Int, _ spellings: StaticString...) -> Bool {
    spellings.contains { list.isSpelled(index, $0) }
  }

  /// Whether the parenthesis at `opener` begins the arguments of a call or the head of a statement.
  private func isCalled(_ opener: Int) -> Bool {
    switch list.kind(opener - 1) {
    case .identifier: !list.word(opener - 1).precedesExpression || list.isMember(opener - 1)
    case .closingParenthesis, .closingBracket, .closingBrace, .optionalDot, .greater, .privateName: true
    default: false
    }
  }

  /// Reads `this`, which begins at `first`, as a value.
  private mutating func pass(_ first: Int, _ aliases: WordSet) {
    switch list.kind(first - 1) {
    case .ellipsis, .bang: return
    case .assign where list.kind(first - 2) == .closingBrace || list.kind(first - 2) == .closingBracket:
      // `const { data } = this`
      return
    case .operator where isSpelled(first - 1, "==", "===", "!=", "!=="): return
    case .identifier where list.word(first - 1) == .typeof && !list.isMember(first - 1): return
    // The end of the statement before, or the word that begins a declaration.
    case .identifier where list.word(first - 1).declaresVariable: return
    default: break
    }
    let opener = list.parent(first)
    if list.kind(opener) == .openingParenthesis {
      if list.word(opener - 1).hasStatementHead, !list.isMember(opener - 1) { return }
      if list.isParameterList(opener) { return }
      if first == opener + 1, list.kind(opener - 1) == .identifier, list.isMember(opener - 1) {
        if isSpelled(opener - 1, "bind", "call", "apply"), isOwnFunction(opener - 3, aliases) { return }
        if isSpelled(opener - 1, "assign"), list.isSpelled(opener - 3, "Object") {
          assignMembers(opener)
          return
        }
      }
      if readStoreCall(opener, givenThisAt: first) { return }
    }
    facts.passesThis = true
    if !isGivenToModule(first) { facts.passesThisBeyondModules = true }
  }

  /// Whether the value at `index` is an argument of a function of an imported module, or in a literal that is one:
  /// `util.load(this)`, `draw({ page: this })`.
  private mutating func isGivenToModule(_ index: Int) -> Bool {
    var opener = list.parent(index)
    for _ in 0..<ScriptScanner.maxArgumentDepth
    where list.kind(opener) == .openingBrace || list.kind(opener) == .openingBracket {
      // The body of a function is no literal, nor is a member's name.
      switch list.kind(opener - 1) {
      case .openingParenthesis, .comma, .colon, .openingBracket: opener = list.parent(opener)
      default: return false
      }
    }
    guard list.kind(opener) == .openingParenthesis, let root = list.calleeRoot(opener) else { return false }
    return moduleSources[list.string(root)] != nil
  }

  private static let maxArgumentDepth = 8

  /// Whether what ends at `end` is a function literal, or a method of `this` itself.
  private func isOwnFunction(_ end: Int, _ aliases: WordSet) -> Bool {
    switch list.kind(end) {
    case .closingBrace: return true
    case .closingParenthesis:
      let opener = list.tokens[end].link
      guard opener >= 0 else { return false }
      return list.value(Int(opener), end + 1).kind == .function
    case .identifier:
      return list.isMember(end) && !list.isMember(end - 2)
        && (list.word(end - 2) == .this || isAlias(end - 2, aliases))
    default: return false
    }
  }

  private func passThisAnywhere() {
    facts.passesThis = true
    facts.passesThisBeyondModules = true
  }

  /// Reads `Object.assign(this, { onTap() {} })`; its parenthesis is at `opener`.
  private mutating func assignMembers(_ opener: Int) {
    let limit = argumentsEnd(of: opener)
    var i = list.valueEnd(opener + 1, limit: limit) + 1
    while i < limit {
      let end = list.valueEnd(i, limit: limit)
      if list.kind(i) == .openingBrace, list.skip(i) == end {
        var members = MemberCursor(list, opener: i)
        while let member = members.next() {
          if member.form != .spread, member.form != .malformed, !list.hasComputedKey(member) {
            assign(list.keyRange(member.key))
          } else {
            passThisAnywhere()
          }
        }
      } else {
        passThisAnywhere()
      }
      i = end + 1
    }
  }
}

extension TokenList {
  /// The first name of what a call calls: `util` of `util.api.load(...)`; its parenthesis is at `opener`.
  fileprivate func calleeRoot(_ opener: Int) -> Int? {
    var name = opener - 1
    while kind(name) == .identifier, kind(name - 1) == .dot || kind(name - 1) == .optionalDot { name -= 2 }
    guard kind(name) == .identifier, !word(name).hasStatementHead, word(name) != .this else { return nil }
    return name
  }

  /// The variable that `this` at `index` is assigned to: `const that = this`.
  fileprivate func aliasTarget(_ index: Int) -> Int? {
    guard kind(index - 1) == .assign, kind(index - 2) == .identifier, !isMember(index - 2) else { return nil }
    switch kind(index + 1) {
    case .dot, .optionalDot, .openingBracket, .openingParenthesis, .question: return nil
    default: break
    }
    // `const that: Page = this`
    if isTypeScript, kind(index - 3) == .colon, kind(index - 4) == .identifier { return index - 4 }
    return index - 2
  }
}

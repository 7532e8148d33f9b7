import Diagnostics

/// What a script does with the `globalData` of the app.
package struct GlobalDataUse: Sendable {
  /// A name that is read: `app.globalData.user`.
  package struct Read: Sendable {
    package let range: ByteRange
    /// As in a `WordSet`.
    package let hash: UInt64
  }

  /// In order.
  package internal(set) var reads: [Read] = []
  /// The hashes of the names that are assigned.
  package internal(set) var writes: [UInt64] = []
  /// Whether it is used as a whole, too: `const data = app.globalData`.
  package internal(set) var isUsedWhole = false
}

/// The names that a script reads of the data.
extension ScriptScanner {
  /// Reads what is after the `globalData` at `index` of something.
  mutating func globalDataUse(_ index: Int) {
    let dot = list.kind(index + 1)
    guard dot == .dot || dot == .optionalDot, list.kind(index + 2) == .identifier else {
      if let variable = list.variableOfGlobalData(index) {
        globalDataVariables.append(variable)
      } else {
        facts.globalData.isUsedWhole = true
      }
      return
    }
    let name = list.range(index + 2)
    let hash = WordSet.hash(list.text.slice(name))
    switch list.kind(index + 3) {
    case .assign, .compoundAssign: facts.globalData.writes.append(hash)
    default: facts.globalData.reads.append(GlobalDataUse.Read(range: name, hash: hash))
    }
  }

  /// Notes the variable in `const { globalData } = getApp()`; `index` is its token.
  mutating func globalDataVariable(_ index: Int) {
    let opener = list.parent(index)
    guard list.kind(opener) == .openingBrace, list.word(opener - 1).declaresVariable,
      list.kind(list.skip(opener)) == .assign
    else { return }
    if list.kind(index + 1) == .comma || list.kind(index + 1) == .closingBrace {
      globalDataVariables.append(index)
    } else {
      facts.globalData.isUsedWhole = true
    }
  }

  /// Reads what is done with the variables that hold `globalData`. Another one of the same name counts as a use of it as a whole.
  mutating func readGlobalDataVariables() {
    if globalDataVariables.isEmpty { return }
    let declared = Set(globalDataVariables)
    let names = WordSet(globalDataVariables.map { WordSet.hash(list.text.slice(list.range($0))) })
    for index in 0..<list.count where isAlias(index, names) && !declared.contains(index) {
      let dot = list.kind(index + 1)
      if dot == .dot || dot == .optionalDot, list.kind(index + 2) == .identifier {
        globalDataUse(index)
      } else if dot != .colon || list.kind(index - 1) != .comma && list.kind(index - 1) != .openingBrace {
        facts.globalData.isUsedWhole = true
      }
    }
  }

  /// Notes a read of the `data` at `index`: of the name after it, or of those in a pattern before it.
  mutating func noteDataRead(_ index: Int, _ name: ByteRange?) {
    let receiver = index - 2
    if list.kind(receiver) != .identifier || list.isMember(receiver) { return }
    if let name {
      dataReads.append((receiver, name))
    } else if list.kind(receiver - 1) == .assign, list.kind(receiver - 2) == .closingBrace,
      case let opener = Int(list.tokens[receiver - 2].link), opener >= 0
    {
      // `const { name } = this.data`
      switch list.kind(index + 1) {
      case .dot, .optionalDot, .openingBracket, .openingParenthesis, .operator, .question: return
      default: break
      }
      var members = MemberCursor(list, opener: opener)
      while let member = members.next() {
        if member.form != .spread, let name = list.nameRange(of: member), !hasDefault(member) {
          dataReads.append((receiver, name))
        }
      }
    }
  }

  /// Whether a member of a pattern has a value where the data has none: `{ name = 1 }`.
  private func hasDefault(_ member: Member) -> Bool {
    member.form == .malformed
      || (member.key..<max(member.end, member.key + 2)).contains { list.kind($0) == .assign }
  }

  /// Keeps the names that are read of the data and that nothing in the script gives it.
  mutating func keepUnknownReads() {
    if dataReads.isEmpty || facts.assignsUnknownFields || !facts.dataIsDecidable { return }
    for (receiver, name) in dataReads {
      let bytes = list.text.slice(name)
      let hash = WordSet.hash(bytes)
      if facts.setDataIndex[hash] == nil, !facts.assignedFields.contains(hash: hash),
        !facts.hasDataField(bytes),
        isThis(receiver), isInInstance(receiver)
      {
        facts.unknownDataReads.append(name)
      }
    }
  }

  /// How many brackets around a token are looked at.
  private static let maxNesting = 64

  /// Whether the token is in the literal of a page or component, and in no other one with `data` of its own, as the options of a
  /// request are.
  private func isInInstance(_ token: Int) -> Bool {
    var opener = list.parent(token)
    // Whether `this` is in a function that has one of its own.
    var isInFunction = false
    for _ in 0..<ScriptScanner.maxNesting where opener >= 0 {
      if list.kind(opener) == .openingBrace {
        if let object = objectOfLiteral[token: opener] { return facts.objects[object].kind.isInstance }
        if isLiteral(opener) {
          if isInFunction, hasData(opener) { return false }
        } else if list.kind(opener - 1) == .closingParenthesis,
          case let head = Int(list.tokens[opener - 1].link),
          head >= 0, !list.word(head - 1).hasStatementHead
        {
          isInFunction = true
        }
        if list.word(opener - 2) == .class || list.word(opener - 2) == .extends { return false }
      }
      opener = list.parent(opener)
    }
    return false
  }

  private func isLiteral(_ opener: Int) -> Bool {
    switch list.kind(opener - 1) {
    case .openingParenthesis, .comma, .colon, .assign, .openingBracket: true
    default: list.word(opener - 1) == .return
    }
  }

  private func hasData(_ opener: Int) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || keyWord(member) == .data { return true }
    }
    return false
  }

  /// Reads the paths in the keys of `observers`: `'form.name, list[0]'(name, first) {}`.
  mutating func readObservers(_ member: Member, object: Int) {
    guard member.form == .value, case let (start, end) = list.stripped(member.value, member.end),
      let opener = list.wholeLiteral(start, end)
    else { return }
    var members = MemberCursor(list, opener: opener)
    while let observer = members.next() {
      guard observer.form != .spread, observer.form != .malformed, let key = list.nameRange(of: observer)
      else {
        continue
      }
      var from = key.start
      while from < key.end {
        let bytes = list.text.slice(ByteRange(from, key.end))
        let end = from + UInt32(bytes.firstIndex(of: UInt8(ascii: ",")) ?? bytes.count)
        let blanks = list.text.slice(ByteRange(from, end)).prefix { $0 == UInt8(ascii: " ") }.count
        let path = list.firstSegment(ByteRange(from + UInt32(blanks), end)).range
        let name = list.text.slice(path).prefix { isWordByte($0) }.count
        if name > 0 {
          facts.objects[object].observedNames.append(
            literal(ByteRange(path.start, path.start + UInt32(name))))
        }
        from = end + 1
      }
    }
  }
}

extension TokenList {
  /// The variable in `const data = getApp().globalData`, where the `globalData` at `index` ends the statement.
  fileprivate func variableOfGlobalData(_ index: Int) -> Int? {
    switch kind(index + 1) {
    case .semicolon: break
    case .identifier where word(index + 1) != .in && word(index + 1) != .instanceof && !isCast(index + 1):
      break
    default:
      if index + 1 < count { return nil }
    }
    var start = index - 2
    if kind(start) == .closingParenthesis, kind(start - 1) == .openingParenthesis { start -= 2 }
    guard kind(start) == .identifier, !isMember(start), kind(start - 1) == .assign,
      kind(start - 2) == .identifier,
      word(start - 3).declaresVariable
    else { return nil }
    return start - 2
  }
}

import Diagnostics

/// The names that a script gives data when it runs: by `setData` and by assigning `this.data`.
extension ScriptScanner {
  /// Reads a method that changes data, at `index`.
  mutating func setDataCall(_ index: Int) {
    guard let parenthesis = list.callParenthesis(index) else {
      if givesAway(index) { facts.setDataIsIncomplete = true }
      return
    }
    let (start, end) = argument(of: parenthesis)
    if start >= end || list.isMethodDefinition(index, parenthesis: parenthesis) { return }
    let receiver = list.isMember(index) ? index - 2 : -1
    // Baidu's takes a name and its value, too: `this.setData('list[0].name', 1)`.
    if start + 1 == end, list.kind(end) == .comma, let name = list.literal(start) {
      return addGivenName(list.firstSegment(name).range, receiver: receiver)
    }
    readGivenNames(start, end, receiver: receiver)
  }

  /// Reads the value that `this.data` is replaced by.
  mutating func replaceData(_ value: Int, receiver: Int) {
    readGivenNames(value, list.valueEnd(value, limit: list.statementEnd(value)), receiver: receiver)
  }

  /// How many calls of `Object.assign` and conditions may be in each other.
  private static let valueDepth = 8

  /// Reads the names in an expression whose members become data.
  private mutating func readGivenNames(_ start: Int, _ end: Int, receiver: Int, depth: Int = 0) {
    let (start, end) = list.stripped(start, end)
    if let opener = list.wholeLiteral(start, end) {
      readGivenNames(of: opener, receiver: receiver)
    } else if list.isVariable(start, end) {
      facts.givesVariables = true
      pendData(start, .given(receiver: receiver))
    } else if start + 3 == end, list.kind(start + 1) == .dot, list.word(start + 2) == .data,
      list.kind(start) == .identifier
    {
      // `this.setData(this.data)` gives what there is. Which variables mean `this` is known later.
      facts.givesVariables = true
      pendData(start, .given(receiver: receiver))
    } else if depth < ScriptScanner.valueDepth, let opener = list.assignCall(start, end) {
      var arguments = ArgumentCursor(list, opener: opener)
      while let (first, last) = arguments.next() {
        readGivenNames(first, last, receiver: receiver, depth: depth + 1)
      }
    } else if depth < ScriptScanner.valueDepth, let (question, colon) = list.conditional(start, end) {
      readGivenNames(question + 1, colon, receiver: receiver, depth: depth + 1)
      readGivenNames(colon + 1, end, receiver: receiver, depth: depth + 1)
    } else {
      facts.setDataIsIncomplete = true
    }
  }

  /// Reads the names in the object literal at `opener`.
  mutating func readGivenNames(of opener: Int, receiver: Int) {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread {
        let (start, end) = list.stripped(member.value, member.end)
        if list.isVariable(start, end) {
          facts.givesVariables = true
          pendData(start, .given(receiver: receiver))
        } else {
          facts.setDataIsIncomplete = true
        }
      } else if member.form != .malformed, let root = list.keyRoot(member), !root.isEmpty {
        addGivenName(root, receiver: receiver, isShorthand: member.form == .shorthand)
      } else if member.form == .value, list.kind(member.key) == .openingBracket,
        list.isVariable(member.key + 1, list.closer(of: member.key))
      {
        facts.givesVariables = true
        pendData(member.key + 1, .key(receiver: receiver))
      } else {
        facts.setDataIsIncomplete = true
      }
    }
  }

  /// Notes a name that is given to `setData`. `receiver` is the token of what it is called on, or -1.
  mutating func addGivenName(_ name: ByteRange, receiver: Int, isShorthand: Bool = false) {
    if givenNames.isEmpty {
      givenNames.reserveCapacity(32)
      facts.setDataKeys.reserveCapacity(16)
      facts.setDataIndex.reserveCapacity(16)
    }
    givenNames.append(
      GivenName(
        hash: WordSet.hash(list.text.slice(name)), receiver: receiver, range: name, isShorthand: isShorthand))
    addSetDataKey(givenNames[givenNames.count - 1].hash, name)
  }

  mutating func addSetDataKey(_ hash: UInt64, _ name: ByteRange) {
    if facts.setDataIndex[hash] != nil { return }
    facts.setDataIndex.set(facts.setDataKeys.count, for: hash)
    facts.setDataKeys.append(list.text.string(name))
  }

  /// Whether a function that is named but not called at `index` may be called elsewhere. That is so after
  /// `this.setData.bind(this)` and `const { setData } = this`, but not after `this.setData && ...`, `if (this.setData)`
  /// or a key.
  private func givesAway(_ index: Int) -> Bool {
    switch list.kind(index + 1) {
    case .colon: return list.isMember(index)
    case .question: return list.isMember(index) || list.kind(index + 2) != .colon
    case .closingParenthesis: return list.word(list.parent(index) - 1) != .if
    case .operator: return !list.isSpelled(index + 1, "&&")
    default: return true
    }
  }
}

extension TokenList {
  /// The first segment of a key such as `'list[0].name'`, also of a computed one that begins with a plain
  /// string or template: `` [`list[${i}].name`] ``, `['list[' + i + ']']`.
  fileprivate func keyRoot(_ member: Member) -> ByteRange? {
    if !hasComputedKey(member) {
      if kind(member.key) == .number { return range(member.key) }
      return nameRange(of: member).map { firstSegment($0).range }
    }
    guard kind(member.key) == .openingBracket else { return nil }
    return keyRoot(member.key + 1, closer: closer(of: member.key))
  }

  /// The first segment of a computed key, where it is certain; the expression begins at `first`, and ends before the token
  /// at `closer`.
  func keyRoot(_ first: Int, closer: Int) -> ByteRange? {
    if let literal = literal(first) {
      let segment = firstSegment(literal)
      return first + 1 == closer || segment.isComplete ? segment.range : nil
    }
    guard kind(first) == .templateHead else { return nil }
    var range = self.range(first)
    range.start += 1
    range.end -= 2
    let segment = firstSegment(range)
    return segment.isComplete ? segment.range : nil
  }

  /// What is before the first `.` or `[`; it is complete when there is one.
  func firstSegment(_ range: ByteRange) -> (range: ByteRange, isComplete: Bool) {
    for (end, byte) in text.slice(range).enumerated()
    where byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") {
      return (ByteRange(range.start, range.start + UInt32(end)), true)
    }
    return (range, false)
  }

  /// The tokens `?` and `:` of the conditional that an expression is.
  fileprivate func conditional(_ start: Int, _ end: Int) -> (question: Int, colon: Int)? {
    var question: Int?
    var depth = 0
    var i = start
    while i < end {
      switch kind(i) {
      case .arrow: return nil
      case .question:
        if question == nil { question = i } else { depth += 1 }
      case .colon:
        if depth == 0 { return question.map { ($0, i) } }
        depth -= 1
      default: break
      }
      i = skip(i)
    }
    return nil
  }
}

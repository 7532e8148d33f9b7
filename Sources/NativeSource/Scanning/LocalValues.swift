import Diagnostics

/// Finds the values of variables and parameters in the method being read, and where statements end.
extension FactCollector {
  /// The value that `tokens` spell; local variables and parameters of the method being read are resolved.
  mutating func value(_ tokens: Range<Int>) -> NativeExpression {
    localValue(reader.expression(tokens))
  }

  private mutating func localValue(_ expression: NativeExpression) -> NativeExpression {
    var expression = expression
    switch expression.value {
    case .joined(let parts):
      var resolved: [NativeExpression] = []
      for part in parts { resolved.append(localName(part)) }
      expression.value = .joined(resolved)
      return expression
    default: return localName(expression)
    }
  }

  private mutating func localName(_ expression: NativeExpression) -> NativeExpression {
    guard case .name(let name) = expression.value, methodIndex >= 0, !name.utf8.contains(UInt8(ascii: "."))
    else { return expression }
    let hash = identifierHash(name.utf8)
    let assignments = assignments(to: name, hash)
    if let index = parameterIndex(name, hash) {
      return NativeExpression(assignments.isEmpty ? .parameter(index) : .unknown, expression.range)
    }
    guard let assigned = assignments.first else {
      return isDeclared(name, hash) ? NativeExpression(.unknown, expression.range) : expression
    }
    guard assignments.count == 1, let value = assigned else {
      return NativeExpression(.unknown, expression.range)
    }
    let resolved = reader.expression(value)
    switch resolved.value {
    case .string, .className, .joined: return resolved
    case .name(let other) where other != name:
      guard let index = parameterIndex(other, identifierHash(other.utf8)) else { return resolved }
      return NativeExpression(.parameter(index), expression.range)
    default: return NativeExpression(.unknown, expression.range)
    }
  }

  /// The 0-based index of the parameter of the method being read.
  private mutating func parameterIndex(_ name: String, _ hash: UInt32) -> Int? {
    if parameterHashes == nil { parameterHashes = method?.parameters.map { identifierHash($0.utf8) } }
    guard let index = parameterHashes?.firstIndex(of: hash), method?.parameters[index] == name else {
      return nil
    }
    return index
  }

  /// The values given to a local variable in the method being read, at most two: with more than one the value is
  /// unknown. Nil in place of a value that cannot be read.
  private mutating func assignments(to name: String, _ hash: UInt32) -> [Range<Int>?] {
    if let known = assigned[name] { return known }
    var assignments: [Range<Int>?] = []
    for index in definitions(of: hash) where assignments.count < 2 {
      guard source.string(index) == name, !source.isAccessed(index) else { continue }
      if let equals = assignmentMark(after: index) {
        assignments.append(value(after: equals))
      } else if source.word(index - 1) == .for || source.word(index + 1) == .in
        || source.isMark(index - 1, .ampersand)
      {
        assignments.append(nil)
      }
    }
    assigned[name] = assignments
    return assignments
  }

  mutating func assignments(to name: String) -> [Range<Int>?] {
    assignments(to: name, identifierHash(name.utf8))
  }

  /// The identifiers of the body with the hash, where a variable is declared or assigned.
  private mutating func definitions(of hash: UInt32) -> [Int] {
    if definitions == nil {
      var found: [(hash: UInt32, index: Int)] = []
      for index in body where source.tokens[index].kind == .identifier && mayDefine(index) {
        found.append((source.tokens[index].hash, index))
      }
      found.sort { ($0.hash, $0.index) < ($1.hash, $1.index) }
      definitions = found
    }
    guard let definitions else { return [] }
    let first = definitions.partitioningIndex { $0.hash >= hash }
    return definitions[first...].prefix { $0.hash == hash }.map(\.index)
  }

  private func mayDefine(_ index: Int) -> Bool {
    if index + 1 < source.count, source.tokens[index + 1].kind == .punctuation {
      switch source.tokens[index + 1].mark {
      case .assign, .colon, .semicolon: return true
      default: break
      }
    }
    if source.word(index + 1) == .in || source.isMark(index - 1, .ampersand) { return true }
    switch source.word(index - 1) {
    case .for, .let, .var, .val: return true
    default: return false
    }
  }

  /// The `=` of `name = ...`, `name: Type = ...`, or nil.
  private func assignmentMark(after name: Int) -> Int? {
    if source.isMark(name + 1, .assign) { return name + 1 }
    guard source.language == .swift || source.language == .kotlin, source.isMark(name + 1, .colon) else {
      return nil
    }
    let word = source.word(name - 1)
    guard word == .let || word == .var || word == .val else { return nil }
    var index = name + 2
    var angles = 0
    // `: [String: Any] =`, `: Map<String, Any>? =`
    while index < min(name + NativeSourceLimit.variableType, body.upperBound) {
      if source.isMark(index, .assign) { return index }
      if source.isMark(index, .less) { angles += 1 }
      if source.isMark(index, .greater) { angles -= 1 }
      let isType =
        source.isIdentifier(index) || source.isMark(index, .question) || source.isMark(index, .dot)
        || source.isMark(index, .openingBracket) || source.isMark(index, .less)
        || source.isMark(index, .greater)
        || source.isMark(index, .exclamation) || angles > 0 && source.isMark(index, .comma)
      if !isType { return nil }
      index = source.next(index)
    }
    return nil
  }

  /// Whether the method being read declares a variable `name` without giving it a value at once.
  private mutating func isDeclared(_ name: String, _ hash: UInt32) -> Bool {
    for index in definitions(of: hash) where source.string(index) == name {
      switch source.language {
      case .swift, .kotlin:
        let word = source.word(index - 1)
        if word == .let || word == .var || word == .val || word == .for || source.word(index + 1) == .in {
          return true
        }
      default:
        if source.isMark(index + 1, .semicolon),
          source.isIdentifier(index - 1) || source.isMark(index - 1, .star),
          source.word(index - 1) != .return
        {
          return true
        }
        // `for (NSString *name in names)`, `for (String name : names)`
        let isLoop =
          source.word(index + 1) == .in || source.isMark(index + 1, .colon) && source.language == .java
        if isLoop, source.word(index - 1) != .case { return true }
      }
    }
    return false
  }

  /// The tokens of the value after the `=` at token `equals`.
  func value(after equals: Int) -> Range<Int> { equals + 1..<max(equals + 1, statementEnd(equals + 1)) }

  /// The token after a value that begins at `start`: its `;` or, in Swift and Kotlin, the end of its line.
  ///
  /// A value longer than the limit is cut.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    for _ in 0..<NativeSourceLimit.statement where index < source.count {
      let token = source.tokens[index]
      if token.kind == .directiveEnd { return index }
      if token.kind == .punctuation {
        switch token.mark {
        case .semicolon, .closingParenthesis, .closingBracket, .closingBrace, .comma:
          return index
        case .less:
          // `builder<String, Any>()`: a comma between type arguments does not end the value.
          if index > start, let end = typeArgumentsEnd(index) {
            index = end
            continue
          }
        default: break
        }
      }
      if index > start, source.language == .swift || source.language == .kotlin, beginsStatement(index) {
        return index
      }
      index = source.next(index)
    }
    return min(index, source.count)
  }

  /// The bracket after the type arguments of a call, which begin at the `<` at `index`; nil when the `<` compares.
  private func typeArgumentsEnd(_ index: Int) -> Int? {
    guard source.language != .objectiveC, source.isIdentifier(index - 1), let end = source.angleEnd(index),
      source.isMark(end, .openingParenthesis)
    else { return nil }
    return end
  }

  /// Whether a line ends before token `index` and the token cannot continue the line before it.
  func beginsStatement(_ index: Int) -> Bool {
    guard index > 0, hasLineBreak(before: index) else { return false }
    let before = source.tokens[index - 1]
    if before.kind == .punctuation {
      switch before.mark {
      case .plus, .assign, .comma, .dot, .openingParenthesis, .openingBracket, .colon,
        .question, .ampersand, .and, .or, .coalesce, .arrow:
        return false
      default: break
      }
    }
    let token = source.tokens[index]
    if token.kind == .punctuation {
      switch token.mark {
      case .plus, .dot, .question, .colon, .ampersand, .and, .or, .coalesce,
        .equal, .unequal:
        return false
      default: break
      }
    }
    return true
  }

  func hasLineBreak(before index: Int) -> Bool {
    guard index > 0, index < source.count else { return false }
    let gap = source.text.slice(source.gap(before: index))
    return gap.contains(UInt8(ascii: "\n")) || gap.contains(UInt8(ascii: "\r"))
  }
}

import Diagnostics

/// What the scanners of all languages share: the facts under construction and where in the source they are.
struct FactCollector {
  let source: NativeTokens
  let interest: Interest
  let reader: ExpressionReader
  var facts: NativeFileFacts
  /// Index of the class whose members are read, -1 outside.
  var classIndex = -1
  /// Index of the method whose body is read, -1 outside.
  var methodIndex = -1
  /// Token index of the `{` of that body and of its `}`.
  var body = 0..<0
  /// Hashes of the names of the method's parameters, in their order.
  private var parameterHashes: [UInt32] = []
  /// The identifiers of the body that may be given a value there, by hash, then in order; read when one is looked up.
  private var definitions: [(hash: UInt32, index: Int)]?
  /// The arguments of the call that is read.
  var arguments: [Range<Int>] = []
  /// Patterns of calls whose function is imported by its name.
  var importedPatterns: Set<Int> = []

  init(_ source: NativeTokens, for interest: Interest) {
    self.source = source
    self.interest = interest
    self.reader = ExpressionReader(source: source, ownProperties: interest.ownProperties)
    self.facts = NativeFileFacts(path: source.text.path, language: source.language)
    facts.suppressionComments = source.suppressionComments
    if interest.details.contains(.imports) {
      facts.importedFiles = source.imports.map { NativeName(text: source.text.string($0), range: $0) }
    }
  }

  var owner: NativeOwner { NativeOwner(classIndex: classIndex, methodIndex: methodIndex) }

  /// The method whose body is read.
  var method: NativeMethod? {
    if methodIndex < 0 { return nil }
    return classIndex >= 0 ? facts.classes[classIndex].methods[methodIndex] : facts.functions[methodIndex]
  }

  /// Adds a method to the class that is read, and enters its body when it has one.
  mutating func addMethod(_ method: NativeMethod, body: Range<Int>?) {
    leaveMethod()
    var method = method
    method.calls = facts.calledNames.count..<facts.calledNames.count
    if classIndex >= 0 {
      facts.classes[classIndex].methods.append(method)
    } else {
      facts.functions.append(method)
    }
    guard let body else { return }
    methodIndex =
      (classIndex >= 0 ? facts.classes[classIndex].methods.count : facts.functions.count) - 1
    self.body = body
    parameterHashes = method.parameters.map { identifierHash($0.utf8) }
    definitions = nil
  }

  /// Reads the body of the method just entered for what the interest names under its selector.
  mutating func readBody() {
    guard let method, let body = interest.bodies[method.selector] else { return }
    func parameter(_ index: Int?) -> String? {
      index.flatMap { $0 < method.parameters.count ? method.parameters[$0] : nil }
    }
    if let name = parameter(body.compared) { readComparisons(of: name) }
    if let name = parameter(body.keyed) { readKeys(of: name) }
    if let name = parameter(body.configuration) { readConfiguration(of: name) }
    if body.keepsReturns { readReturns() }
  }

  var keepsReturns: Bool { method.map { interest.bodies[$0.selector]?.keepsReturns == true } ?? false }

  func keeps(_ detail: Interest.Details) -> Bool { interest.details.contains(detail) }

  func name(_ token: Int) -> NativeName { NativeName(text: source.string(token), range: source.range(token)) }

  /// From the first byte of `first` to the last of `last`; nil when there is nothing between.
  func name(from first: Int, to last: Int) -> NativeName? {
    guard first >= 0, first <= last, last < source.count else { return nil }
    let range = source.outerRange(first, last)
    return NativeName(text: source.text.string(range), range: range)
  }

  /// The module that `import` names, from the token after it.
  mutating func addImport(_ start: Int) {
    let end = source.nameEnd(start)
    if let name = name(from: start, to: end - 1) { facts.importedFiles.append(name) }
  }

  mutating func leaveMethod() {
    guard methodIndex >= 0 else { return }
    let end = facts.calledNames.count
    changeMethod { $0.calls = $0.calls.lowerBound..<end }
    methodIndex = -1
    body = 0..<0
  }

  /// Notes that the method being read sends `selector` to `super`. Of more than a few nothing new is learned.
  mutating func addSuperCall(_ selector: String) {
    changeMethod { if $0.superCalls.count < NativeSourceLimit.ownMessages { $0.superCalls.append(selector) } }
  }

  mutating func addInitialiserCall(_ selector: String) {
    changeMethod {
      if $0.initialiserCalls.count < NativeSourceLimit.ownMessages { $0.initialiserCalls.append(selector) }
    }
  }

  mutating func changeMethod(_ change: (inout NativeMethod) -> Void) {
    guard methodIndex >= 0 else { return }
    if classIndex >= 0 {
      change(&facts.classes[classIndex].methods[methodIndex])
    } else {
      change(&facts.functions[methodIndex])
    }
  }

  mutating func addGap(_ subject: NativeGap.Subject, _ range: ByteRange) {
    facts.gaps.append(NativeGap(subject: subject, range: range, owner: owner))
  }

  // MARK: - Values

  /// The value that `tokens` spell, local variables and parameters of the method being read resolved.
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
  private func parameterIndex(_ name: String, _ hash: UInt32) -> Int? {
    guard let index = parameterHashes.firstIndex(of: hash), method?.parameters[index] == name else {
      return nil
    }
    return index
  }

  /// The values given to a local variable in the method being read, at most two, for with more than one none is known;
  /// nil in place of one that cannot be read.
  private mutating func assignments(to name: String, _ hash: UInt32) -> [Range<Int>?] {
    var assignments: [Range<Int>?] = []
    for index in definitions(of: hash) where assignments.count < 2 {
      guard source.string(index) == name, !source.isMark(index - 1, .dot), !source.isMark(index - 1, .arrow)
      else { continue }
      if let equals = assignmentMark(after: index) {
        assignments.append(equals + 1..<statementEnd(equals + 1))
      } else if source.word(index - 1) == .for || source.word(index + 1) == .in
        || source.isMark(index - 1, .ampersand)
      {
        assignments.append(nil)
      }
    }
    return assignments
  }

  mutating func assignments(to name: String) -> [Range<Int>?] {
    assignments(to: name, identifierHash(name.utf8))
  }

  /// Those of the body's identifiers with the hash that are where a variable is declared or assigned.
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
    var low = 0
    var high = definitions.count
    while low < high {
      let middle = (low + high) / 2
      if definitions[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return definitions[low...].prefix { $0.hash == hash }.map(\.index)
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
        || source.isMark(index, .openBracket) || source.isMark(index, .less) || source.isMark(index, .greater)
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

  /// The token after a value that begins at `start`: its `;` or, in Swift and Kotlin, the end of its line.
  ///
  /// A value that is longer than the limit is cut.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    for _ in 0..<NativeSourceLimit.statement where index < source.count {
      let token = source.tokens[index]
      if token.kind == .directiveEnd { return index }
      if token.kind == .punctuation {
        switch token.mark {
        case .semicolon, .closeParenthesis, .closeBracket, .closeBrace, .comma:
          return index
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

  /// Whether a line ends before token `index` and the token cannot continue the one before it.
  func beginsStatement(_ index: Int) -> Bool {
    guard index > 0, hasLineBreak(before: index) else { return false }
    let before = source.tokens[index - 1]
    if before.kind == .punctuation {
      switch before.mark {
      case .plus, .assign, .comma, .dot, .openParenthesis, .openBracket, .colon,
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
    let gap = source.text.slice(ByteRange(source.tokens[index - 1].end, source.tokens[index].start))
    return gap.contains(UInt8(ascii: "\n")) || gap.contains(UInt8(ascii: "\r"))
  }
}

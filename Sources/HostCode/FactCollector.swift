import Diagnostics

/// What the scanners of all languages share: the facts under construction and where in the source they stand.
struct FactCollector {
  let source: HostTokens
  let reader: ExpressionReader
  var facts: HostFileFacts
  /// Index of the class whose members are read, -1 outside.
  var classIndex = -1
  /// Index of the method whose body is read, -1 outside.
  var methodIndex = -1
  /// Token index of the `{` of that body and of its `}`.
  var body = 0..<0
  private var localLookups = 0
  /// Names of the methods whose calls are wanted, in the second walk over a file.
  var wrapperNames: Set<UInt32> = []

  init(_ source: HostTokens) {
    self.source = source
    self.reader = ExpressionReader(source: source)
    self.facts = HostFileFacts(path: source.text.path, language: source.language)
    facts.suppressionComments = source.suppressionComments
  }

  var owner: HostOwner { HostOwner(classIndex: classIndex, methodIndex: methodIndex) }

  /// The method whose body is read.
  var method: HostMethod? {
    if methodIndex < 0 { return nil }
    return classIndex >= 0 ? facts.classes[classIndex].methods[methodIndex] : facts.functions[methodIndex]
  }

  /// Adds a method to the class that is read, and enters its body when it has one.
  mutating func addMethod(_ method: HostMethod, body: Range<Int>?) {
    leaveMethod()
    var method = method
    method.calls = facts.calls.count..<facts.calls.count
    if classIndex >= 0 {
      facts.classes[classIndex].methods.append(method)
    } else {
      facts.functions.append(method)
    }
    guard let body else { return }
    methodIndex =
      (classIndex >= 0 ? facts.classes[classIndex].methods.count : facts.functions.count) - 1
    self.body = body
    localLookups = 0
  }

  /// Reads the body of the method just entered for what its selector promises: messages, parameters, the view.
  mutating func readBody() {
    guard let method else { return }
    func parameter(_ index: Int?) -> String? {
      index.flatMap { $0 < method.parameters.count ? method.parameters[$0] : nil }
    }
    if let name = parameter(VendorContract.messageParameter(method.selector)) { readMessages(of: name) }
    if let name = parameter(VendorContract.dataParameter(method.selector)) { readParameters(of: name) }
    if let name = parameter(VendorContract.configParameter(method.selector)) { readConfig(of: name) }
    if VendorContract.handsOverView(method.selector) { readReturns() }
  }

  mutating func leaveMethod() {
    guard methodIndex >= 0 else { return }
    let end = facts.calls.count
    changeMethod { $0.calls = $0.calls.lowerBound..<end }
    methodIndex = -1
    body = 0..<0
  }

  /// Notes that the method being read calls `name`.
  mutating func addCall(_ name: Int) {
    if methodIndex >= 0 { facts.calls.append(source.tokens[name].hash) }
  }

  /// Notes that the method being read sends `selector` to `super`. More than a few such messages tell nothing new.
  mutating func addSuperCall(_ selector: String) {
    changeMethod { if $0.superCalls.count < NativeSourceLimit.ownMessages { $0.superCalls.append(selector) } }
  }

  mutating func addInitialiserCall(_ selector: String) {
    changeMethod {
      if $0.initialiserCalls.count < NativeSourceLimit.ownMessages { $0.initialiserCalls.append(selector) }
    }
  }

  mutating func changeMethod(_ change: (inout HostMethod) -> Void) {
    guard methodIndex >= 0 else { return }
    if classIndex >= 0 {
      change(&facts.classes[classIndex].methods[methodIndex])
    } else {
      change(&facts.functions[methodIndex])
    }
  }

  mutating func addOpening(_ face: HostOpening.Face, _ range: ByteRange) {
    facts.openings.append(HostOpening(face: face, range: range, owner: owner))
  }

  // MARK: - Values

  /// The value that `tokens` spell, local variables and parameters of the method being read resolved.
  mutating func value(_ tokens: Range<Int>) -> HostExpression {
    localValue(reader.expression(tokens))
  }

  private mutating func localValue(_ expression: HostExpression) -> HostExpression {
    var expression = expression
    switch expression.value {
    case .joined(let parts):
      var resolved: [HostExpression] = []
      for part in parts { resolved.append(localName(part)) }
      expression.value = .joined(resolved)
      return expression
    default: return localName(expression)
    }
  }

  private mutating func localName(_ expression: HostExpression) -> HostExpression {
    guard case .name(let name) = expression.value, !name.utf8.contains(UInt8(ascii: ".")), let method else {
      return expression
    }
    var expression = expression
    let assignments = assignments(to: name)
    if let index = method.parameters.firstIndex(of: name) {
      expression.value = assignments.isEmpty ? .parameter(index) : .open
      return expression
    }
    guard let assigned = assignments.first else { return isDeclared(name) ? opened(expression) : expression }
    guard assignments.count == 1, let value = assigned else { return opened(expression) }
    let resolved = reader.expression(value)
    switch resolved.value {
    case .string, .className, .joined: return resolved
    case .name(let other) where other != name && !method.parameters.contains(other): return resolved
    case .name(let other):
      guard let index = method.parameters.firstIndex(of: other) else { return opened(expression) }
      return HostExpression(.parameter(index), expression.range)
    default: return opened(expression)
    }
  }

  private func opened(_ expression: HostExpression) -> HostExpression {
    HostExpression(.open, expression.range)
  }

  /// The values given to a local variable in the method being read; nil in place of one that cannot be read.
  ///
  /// A method that names thousands of variables would be searched once for each: after the limit everything is unknown.
  mutating func assignments(to name: String) -> [Range<Int>?] {
    localLookups += 1
    if localLookups > NativeSourceLimit.localLookups { return [nil, nil] }
    var assignments: [Range<Int>?] = []
    let hash = identifierHash(name.utf8)
    var index = body.lowerBound
    while index < body.upperBound {
      if source.tokens[index].hash == hash, source.tokens[index].kind == .identifier,
        source.string(index) == name, !source.isMark(index - 1, .dot), !source.isMark(index - 1, .arrow)
      {
        if let equals = assignmentMark(behind: index) {
          assignments.append(equals + 1..<statementEnd(equals + 1))
        } else if source.word(index - 1) == .for || source.word(index + 1) == .in
          || source.isMark(index - 1, .ampersand)
        {
          assignments.append(nil)
        }
      }
      index += 1
    }
    return assignments
  }

  /// The `=` of `name = ...`, `name: Type = ...`, or nil.
  private func assignmentMark(behind name: Int) -> Int? {
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
  private func isDeclared(_ name: String) -> Bool {
    let hash = identifierHash(name.utf8)
    for index in body where source.tokens[index].hash == hash && source.string(index) == name {
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

  /// The token behind a value that begins at `start`: its `;` or, in Swift and Kotlin, the end of its line.
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

  /// Whether a line ends before token `index` and the token cannot go on with the one before it.
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

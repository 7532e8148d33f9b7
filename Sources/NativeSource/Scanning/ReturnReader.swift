import Diagnostics

/// Reads what a method that hands over the view gives back.
extension FactCollector {
  /// Reads the `return` statements of the method being read; those of blocks and closures inside it do not count.
  mutating func readReturns() {
    var returns: [NativeReturn] = []
    for index in body where source.word(index) == .return && isOwn(index) {
      // Each variable that is returned is looked up in the whole body.
      if returns.count == NativeSourceLimit.returns { break }
      let value = index + 1..<max(index + 1, min(statementEnd(index + 1), body.upperBound))
      returns.append(NativeReturn(kind: returnKind(value), range: returnRange(index, value)))
    }
    changeMethod { $0.returns = returns }
  }

  /// Reads a body that is one expression: `{ UIView() }`, `= View(context)`.
  mutating func addImplicitReturn(_ value: Range<Int>) {
    guard let first = value.first, let last = value.last else { return }
    let result = NativeReturn(kind: returnKind(value), range: source.outerRange(first, last))
    changeMethod { $0.returns.append(result) }
  }

  /// Swift: the value of the body being read, when it is one expression.
  mutating func addExpressionBody() {
    let first = body.lowerBound + 1
    guard body.upperBound > first, statementEnd(first) == body.upperBound, source.word(first) != .return
    else {
      return
    }
    addImplicitReturn(first..<body.upperBound)
  }

  private func returnRange(_ keyword: Int, _ value: Range<Int>) -> ByteRange {
    guard let first = value.first, let last = value.last else { return source.range(keyword) }
    return source.outerRange(first, last)
  }

  /// Whether only braces of statements lie between the token and the body's own brace.
  private func isOwn(_ index: Int) -> Bool {
    var parent = Int(source.tokens[index].parent)
    for _ in 0..<NativeSourceLimit.enclosingBlocks where parent > body.lowerBound {
      guard source.isMark(parent, .openingBrace) else { return false }
      let before = parent - 1
      // `^{`, `^(int a) {`, `map.forEach {`, `x -> {`
      if source.isMark(before, .caret) || source.isMark(before, .assign) || source.isMark(before, .arrow) {
        return false
      }
      // `views.forEach { ... }`
      if source.language != .objectiveC, source.isIdentifier(before), source.isMark(before - 1, .dot) {
        return false
      }
      if source.isMark(before, .closingParenthesis), let open = source.open(before) {
        let isBlock = source.isMark(open - 1, .caret) || source.language == .swift && !isControlled(open)
        if isBlock { return false }
      }
      parent = Int(source.tokens[parent].parent)
    }
    return true
  }

  private func isControlled(_ open: Int) -> Bool {
    switch source.word(open - 1) {
    case .if, .while, .for, .switch, .guard, .else, .catch: return true
    default: return !source.isIdentifier(open - 1)
    }
  }

  private func returnKind(_ value: Range<Int>) -> NativeReturn.Kind {
    let value = reader.withoutDecoration(value)
    guard let first = value.first else { return .none }
    if value.count == 1, isNothing(first) { return .none }
    if isFresh(value) { return .fresh }
    guard value.count == 1, source.isIdentifier(first), isFreshLocal(source.string(first)) else {
      return .other
    }
    return .fresh
  }

  private func isFresh(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    switch source.language {
    case .objectiveC:
      var index = first
      while source.isMark(index, .openingBracket) { index += 1 }
      guard index > first, source.isIdentifier(index) else { return false }
      let word = source.word(index + 1)
      return (word == .alloc || word == .new) && isTypeName(index)
    case .swift:
      return isTypeName(first) && source.isMark(first + 1, .openingParenthesis)
        && source.close(first + 1) == value.upperBound - 1
    case .java: return source.word(first) == .new
    case .kotlin:
      return isTypeName(first) && source.isMark(first + 1, .openingParenthesis)
        && source.close(first + 1) == value.upperBound - 1
    case .propertyList, .xml: return false
    }
  }

  private func isTypeName(_ index: Int) -> Bool {
    guard source.isIdentifier(index) else { return false }
    return source.text.bytes[Int(source.tokens[index].start)].isASCIIUppercase
  }

  /// Whether `name` is a variable that this method declares with a new object, in its outermost block and without
  /// another assignment.
  private func isFreshLocal(_ name: String) -> Bool {
    let hash = identifierHash(name.utf8)
    var declarations = 0
    for index in body where source.tokens[index].hash == hash && source.string(index) == name {
      guard source.isMark(index + 1, .assign) else { continue }
      let isDeclared: Bool
      switch source.language {
      case .swift, .kotlin:
        let word = source.word(index - 1)
        isDeclared = word == .let || word == .val || word == .var
      default:
        isDeclared =
          source.isMark(index - 1, .star) && source.word(index - 3) != .static
          || source.isIdentifier(index - 1) && source.language == .java && source.word(index - 1) != .return
      }
      let value = value(after: index + 1)
      guard isDeclared, Int(source.tokens[index].parent) == body.lowerBound,
        isFresh(reader.withoutDecoration(value))
      else {
        return false
      }
      declarations += 1
    }
    return declarations == 1
  }
}

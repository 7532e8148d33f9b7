import Diagnostics

/// Why an expression could not be read.
enum ExpressionFailure: Error {
  case invalid(at: ByteRange, expected: ExpectedSyntax)
  case unsupported(UnsupportedSyntax, at: ByteRange)
  case tooDeep
}

/// An operator that still lacks its right operand, and what was read to the left of it.
struct PendingOperator: BitwiseCopyable {
  var `operator`: ExpressionOperator
  /// Where the expression starts: at the operator, for a unary one.
  var start: Int
  /// The left operand, or the condition of `? :`; none for a prefix operator.
  var left = ExpressionNode.none
  /// The middle part of `? :`.
  var middle = ExpressionNode.none
}

/// Operator precedence parser over the bytes of one mustache.
///
/// Chains of operators, of member accesses and of `a ? b : c ? d : e` are loops over `pending`; only brackets,
/// template substitutions and the middle part of `? :` recurse, and `depth` caps them.
struct ExpressionParser {
  var scanner = ExpressionScanner(text: UnsafeBufferPointer(start: nil, count: 0), end: 0)
  private(set) var start = 0
  var nodes = PlainList<ExpressionNode>(capacity: 32)
  var pending = PlainList<PendingOperator>(capacity: 8)
  private(set) var root = ExpressionNode.none
  /// Whether `??` is in what was parsed, which few dialects read.
  private(set) var hasCoalescing = false
  /// Whether operators are combined in one of the ways that often say something else than was meant, a string contains `{{`, or
  /// `this` is read; rules look closer.
  var isQuestionable = false
  var position = 0
  var depth = 0
  var end: Int { scanner.end }

  func deallocate() {
    nodes.deallocate()
    pending.deallocate()
  }

  /// Makes the parser read another text.
  mutating func begin(text: UnsafeBufferPointer<UInt8>, range: ByteRange) {
    var end = min(Int(range.end), text.count)
    var start = min(Int(range.start), end)
    while start < end, isBlank(text[start]) { start += 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    self.start = start
    root = ExpressionNode.none
    scanner = ExpressionScanner(text: text, end: end)
    position = start
  }

  /// What the text is, if it is one word or several with a `.` between two, all of ASCII; nil for all others. Nothing
  /// is parsed.
  @inline(__always)
  func plainPathKind() -> ExpressionKind? {
    let text = scanner.text
    let end = scanner.end
    var position = start
    var isMember = false
    while true {
      guard position < end, text[position] < 0x80, isWordByte(text[position]), !text[position].isASCIIDigit
      else {
        return nil
      }
      position &+= 1
      while position < end, text[position] < 0x80, isWordByte(text[position]) { position &+= 1 }
      if position == end { break }
      guard text[position] == UInt8(ascii: ".") else { return nil }
      isMember = true
      position &+= 1
    }
    // Of `this`, a rule wants to know.
    if isMember { return scanner.has("this.", start) ? nil : .member }
    return literalKind(start, end) ?? .identifier
  }

  /// The name that a plain path looks up; nil where the path is a literal.
  var firstName: ByteRange? {
    var position = start
    while position < end, scanner.text[position] != UInt8(ascii: ".") { position += 1 }
    return literalKind(start, position) == nil ? ByteRange(start, position) : nil
  }

  /// What the word from `start` to `end` is, if it is a literal.
  func literalKind(_ start: Int, _ end: Int) -> ExpressionKind? {
    switch end - start {
    case 4 where scanner.has("true", start): .boolean
    case 5 where scanner.has("false", start): .boolean
    case 4 where scanner.has("null", start): .null
    case 9 where scanner.has("undefined", start): .undefined
    default: nil
    }
  }

  /// Tries the text as an expression; if that fails or gives a sequence, as an object without braces. When it is
  /// neither, an unsupported operator that either attempt found is the cause, else the place that is farthest into the
  /// text.
  mutating func parse() -> ExpressionTree.Reading {
    restart()
    if let path = parsePath() {
      root = path
      return .expression
    }
    restart()
    guard scanner.skipSpace(start) < end else { return .empty }
    // `width: 1` is not an expression, whatever follows.
    if beginsWithKey() {
      if let object = try? parseObject(from: start, isBare: true) {
        root = object
        return .bareObject
      }
      restart()
    }
    let first: ExpressionFailure
    do throws(ExpressionFailure) {
      let expression = try parseExpression()
      guard position >= end else { throw invalid(.operatorOrEnd) }
      root = expression
      return .expression
    } catch {
      first = error
    }
    restart()
    do throws(ExpressionFailure) {
      root = try parseObject(from: start, isBare: true)
      return .bareObject
    } catch {
      restart()
      return worse(of: first, error)
    }
  }

  /// `a` or `a.b.c` and nothing else, as most mustaches are; nil for all others.
  private mutating func parsePath() -> UInt32? {
    guard scanner.containsOnlyWordsAndDots(start), scanner.startsWord(start), var operand = try? parseWord()
    else {
      return nil
    }
    while position < end {
      guard scanner.byte(position) == UInt8(ascii: "."), scanner.startsWord(position + 1) else { return nil }
      let name = position + 1
      position = scanner.skipWord(name)
      link(operand, append(.memberName, name, position))
      operand = append(.member, start, position, child: operand)
    }
    return operand
  }

  /// Whether the text begins with a word and a `:`.
  private func beginsWithKey() -> Bool {
    scanner.startsWord(start) && scanner.byte(scanner.skipSpace(scanner.skipWord(start))) == UInt8(ascii: ":")
  }

  private mutating func restart() {
    nodes.removeAll()
    pending.removeAll()
    position = start
    depth = 0
    hasCoalescing = false
    isQuestionable = false
  }

  private func worse(of first: ExpressionFailure, _ second: ExpressionFailure) -> ExpressionTree.Reading {
    switch (first, second) {
    case (.tooDeep, _), (_, .tooDeep): .tooDeep
    case (.unsupported(let syntax, let range), _): .unsupported(syntax, at: range)
    case (_, .unsupported(let syntax, let range)): .unsupported(syntax, at: range)
    case (.invalid(let a, let expectedA), .invalid(let b, let expectedB)):
      a.start >= b.start ? .invalid(at: a, expected: expectedA) : .invalid(at: b, expected: expectedB)
    }
  }

  /// One expression without a top-level comma; `position` ends on the next token.
  mutating func parseExpression() throws(ExpressionFailure) -> UInt32 {
    depth += 1
    guard depth <= ExpressionTree.maximumDepth else { throw .tooDeep }
    let base = pending.count
    while true {
      try pushPrefixOperators()
      let operand = try parsePostfix(of: parsePrimary())
      switch scanner.operatorToken(position) {
      case .binary(let op, let length):
        if op == .coalesce { hasCoalescing = true }
        let left = reduce(operand, downTo: base, above: op)
        pending.append(PendingOperator(operator: op, start: position, left: left))
        position += length
      case .question:
        let condition = reduce(operand, downTo: base, above: .conditional)
        let question = position
        position += 1
        let middle = try parseExpression()
        guard scanner.byte(position) == UInt8(ascii: ":") else { throw invalid(.colon) }
        position += 1
        pending.append(
          PendingOperator(operator: .conditional, start: question, left: condition, middle: middle))
      case .unsupported(let syntax, let length):
        throw .unsupported(syntax, at: ByteRange(position, position + length))
      case .none:
        depth -= 1
        return reduce(operand, downTo: base, above: nil)
      }
    }
  }

  /// Closes the pending operators that bind tighter than `next` (as tight, where `next` groups to the left);
  /// all of them without `next`.
  private mutating func reduce(
    _ operand: UInt32, downTo base: Int, above next: ExpressionOperator?
  ) -> UInt32 {
    var operand = operand
    while pending.count > base, let last = pending.last {
      if let next {
        let groupsRight = next == .power || next == .conditional
        let closes =
          groupsRight
          ? last.operator.precedence > next.precedence : last.operator.precedence >= next.precedence
        guard closes else { break }
      }
      _ = pending.popLast()
      operand = close(last, operand)
    }
    return operand
  }

  private mutating func close(_ last: PendingOperator, _ operand: UInt32) -> UInt32 {
    let end = Int(nodes[Int(operand)].range.end)
    guard last.left != ExpressionNode.none else {
      return append(.unary, last.start, end, child: operand, detail: last.operator.rawValue)
    }
    let start = Int(nodes[Int(last.left)].range.start)
    guard last.operator == .conditional else {
      if isQuestionable(last.operator, nodes[Int(last.left)], nodes[Int(operand)]) { isQuestionable = true }
      link(last.left, operand)
      return append(.binary, start, end, child: last.left, detail: last.operator.rawValue)
    }
    link(last.left, last.middle)
    link(last.middle, operand)
    return append(.conditional, start, end, child: last.left)
  }

  /// `!a > b`, `a !== []`, `1 > 0`, `a != 1 || a != 2`, `a == 1 && a == 2` and `2099-12-31`, as far as operators and kinds of
  /// operands show it.
  private func isQuestionable(
    _ operator: ExpressionOperator, _ left: ExpressionNode, _ right: ExpressionNode
  ) -> Bool {
    switch `operator` {
    case .equal, .notEqual, .identical, .notIdentical, .less, .greater, .lessOrEqual, .greaterOrEqual:
      left.kind == .unary && left.detail == ExpressionOperator.not.rawValue || right.isContainer
        || left.isContainer
        || right.isPlainLiteral && left.isPlainLiteral
    case .or:
      right.mayBeOperation(.notEqual, .notIdentical)
        && (left.mayBeOperation(.notEqual, .notIdentical) || left.mayBeOperation(.or, .or))
    case .and:
      right.mayBeOperation(.equal, .identical)
        && (left.mayBeOperation(.equal, .identical) || left.mayBeOperation(.and, .and))
    case .subtract: right.kind == .number && left.kind == .binary
    default: false
    }
  }

  private mutating func pushPrefixOperators() throws(ExpressionFailure) {
    while true {
      position = scanner.skipSpace(position)
      let op: ExpressionOperator
      var length = 1
      let byte = scanner.byte(position)
      switch byte {
      case UInt8(ascii: "!"): op = .not
      case UInt8(ascii: "~"): op = .bitNot
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if scanner.byte(position + 1) == byte {
          let isPlus = byte == UInt8(ascii: "+")
          throw .unsupported(isPlus ? .increment : .decrement, at: ByteRange(position, position + 2))
        }
        op = byte == UInt8(ascii: "+") ? .plus : .minus
      case UInt8(ascii: "t"):
        guard isKeyword("typeof") else { return }
        op = .typeOf
        length = 6
      case UInt8(ascii: "v"):
        guard isKeyword("void") else { return }
        op = .void
        length = 4
      default: return
      }
      pending.append(PendingOperator(operator: op, start: position))
      position += length
    }
  }

  private func isKeyword(_ word: StaticString) -> Bool {
    scanner.has(word, position) && scanner.skipWord(position) - position == word.utf8CodeUnitCount
  }

  /// Member accesses and calls after `operand`; `position` ends on the next token.
  private mutating func parsePostfix(of operand: UInt32) throws(ExpressionFailure) -> UInt32 {
    var operand = operand
    while true {
      position = scanner.skipSpace(position)
      let start = Int(nodes[Int(operand)].range.start)
      switch scanner.byte(position) {
      case UInt8(ascii: "."):
        position = scanner.skipSpace(position + 1)
        guard scanner.startsWord(position) else { throw invalid(.propertyName) }
        let nameEnd = scanner.skipWord(position)
        link(operand, append(.memberName, position, nameEnd))
        position = nameEnd
        operand = append(.member, start, position, child: operand)
      case UInt8(ascii: "["):
        position += 1
        link(operand, try parseSequence())
        try expect(UInt8(ascii: "]"), .closingBracket)
        operand = append(.index, start, position, child: operand)
      case UInt8(ascii: "("):
        position += 1
        _ = try parseElements(closing: UInt8(ascii: ")"), .closingParenthesis, after: operand)
        operand = append(.call, start, position, child: operand)
      default: return operand
      }
    }
  }
}

@inline(__always) private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
}

extension ExpressionNode {
  /// Whether it is an operation with one of the operators, or in parentheses.
  fileprivate func mayBeOperation(_ first: ExpressionOperator, _ second: ExpressionOperator) -> Bool {
    kind == .group || kind == .binary && (detail == first.rawValue || detail == second.rawValue)
  }
}

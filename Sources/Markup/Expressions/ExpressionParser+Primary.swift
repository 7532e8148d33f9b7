import Diagnostics

extension ExpressionParser {
  /// A literal, a name or something in brackets; `position` is at its first byte.
  mutating func parsePrimary() throws(ExpressionFailure) -> UInt32 {
    if scanner.startsWord(position) { return try parseWord() }
    let start = position
    let (byte, length) = scanner.symbol(position)
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: ".") where scanner.byte(position + 1).isASCIIDigit: return try parseNumber()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try parseString(.string, quote: byte, length: length)
    case UInt8(ascii: "`"): return try parseTemplate()
    case UInt8(ascii: "("): return try parseGroup()
    case UInt8(ascii: "["):
      position += 1
      let first = try parseElements(closing: UInt8(ascii: "]"), .closingBracket, after: nil)
      return append(.array, start, position, child: first)
    case UInt8(ascii: "{"):
      position += 1
      return try parseObject(from: start, isBare: false)
    case UInt8(ascii: "/"): return try parseRegularExpression()
    case UInt8(ascii: ";"): throw .unsupported(.semicolon, at: ByteRange(position, position + 1))
    default: throw invalid(.operand)
    }
  }

  mutating func parseWord() throws(ExpressionFailure) -> UInt32 {
    let start = position
    let end = scanner.skipWord(start)
    let literal = literalKind(start, end)
    if literal == nil, let syntax = unsupportedKeyword(start, end) {
      throw .unsupported(syntax, at: ByteRange(start, end))
    }
    position = end
    if end - start == 4, scanner.has("this", start) { isQuestionable = true }
    let isTrue = literal == .boolean && end - start == 4
    return append(literal ?? .identifier, start, end, detail: isTrue ? 1 : 0)
  }

  /// The keyword from `start` to `end`, if what follows makes it one: `{{new}}` is a field's name.
  private func unsupportedKeyword(_ start: Int, _ end: Int) -> UnsupportedSyntax? {
    let syntax: UnsupportedSyntax
    switch end - start {
    case 3 where scanner.has("new", start): syntax = .new
    case 5 where scanner.has("async", start): syntax = .async
    case 5 where scanner.has("await", start): syntax = .await
    case 5 where scanner.has("yield", start): syntax = .yield
    case 6 where scanner.has("delete", start): syntax = .delete
    case 8 where scanner.has("function", start): syntax = .function
    default: return nil
    }
    let next = scanner.skipSpace(end)
    if scanner.startsWord(next) {
      if case .binary = scanner.operatorToken(next) { return nil }
      return syntax
    }
    switch scanner.byte(next) {
    case UInt8(ascii: "("): return syntax == .function || syntax == .new ? syntax : nil
    case UInt8(ascii: "*"): return syntax == .function ? syntax : nil
    default: return nil
    }
  }

  mutating func parseNumber() throws(ExpressionFailure) -> UInt32 {
    let start = position
    guard let end = scanner.skipNumber(start) else {
      throw .invalid(at: ByteRange(start, max(scanner.skipWord(start), start + 1)), expected: .digit)
    }
    let tail = scanner.skipWord(end)
    // `20rpx`
    guard tail == end else { throw .invalid(at: ByteRange(start, tail), expected: .operatorOrEnd) }
    position = end
    return append(.number, start, end)
  }

  mutating func parseString(
    _ kind: ExpressionKind, quote: UInt8, length: Int
  ) throws(ExpressionFailure) -> UInt32 {
    let start = position
    guard let string = scanner.skipString(start, quote: quote, length: length) else {
      throw .invalid(at: ByteRange(start, end), expected: .closingQuote)
    }
    position = string.end
    if scanner.hasMustache(start, string.end) { isQuestionable = true }
    return append(
      kind, start, string.end, detail: UInt8(truncatingIfNeeded: length), isEscaped: string.isEscaped)
  }

  private mutating func parseRegularExpression() throws(ExpressionFailure) -> UInt32 {
    let start = position
    // The beginning of a comment that never closes.
    let next = scanner.byte(start + 1)
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { throw invalid(.operand) }
    guard let end = scanner.skipRegularExpression(start) else {
      throw .invalid(at: ByteRange(start, end), expected: .closingSlash)
    }
    position = end
    return append(.regularExpression, start, end)
  }

  /// `(a)`, `(a, b)`, or the parameters of an arrow function; that one is reported at its `=>`.
  private mutating func parseGroup() throws(ExpressionFailure) -> UInt32 {
    let start = position
    position = scanner.skipSpace(position + 1)
    if scanner.byte(position) != UInt8(ascii: ")"), !scanner.has("...", position) {
      let child = try parseSequence()
      guard scanner.byte(position) == UInt8(ascii: ",") else {
        try expect(UInt8(ascii: ")"), .closingParenthesis)
        return append(.group, start, position, child: child)
      }
      position = scanner.skipSpace(position + 1)
    }
    let parametersOnly = scanner.token(at: position)
    if scanner.has("...", position) { _ = try parseElement() }
    try expect(UInt8(ascii: ")"), .closingParenthesis)
    position = scanner.skipSpace(position)
    if case .unsupported(.arrow, let length) = scanner.operatorToken(position) {
      throw .unsupported(.arrow, at: ByteRange(position, position + length))
    }
    throw .invalid(at: parametersOnly, expected: .operand)
  }

  /// `a` or `a, b`; a comma before a closing parenthesis or `...` is left to the caller.
  mutating func parseSequence() throws(ExpressionFailure) -> UInt32 {
    let first = try parseExpression()
    var list = NodeList(first)
    while scanner.byte(position) == UInt8(ascii: ",") {
      let next = scanner.skipSpace(position + 1)
      if scanner.byte(next) == UInt8(ascii: ")") || scanner.has("...", next) { break }
      position = next
      list.append(try parseExpression(), in: &self)
    }
    guard list.last != first else { return first }
    return append(
      .sequence, Int(nodes[Int(first)].range.start), Int(nodes[Int(list.last)].range.end), child: first)
  }

  /// Reads the elements of an array or the arguments of a call, up to and with `closing`. Returns the first node of the
  /// list, which is `head` where the list continues one.
  mutating func parseElements(
    closing: UInt8, _ expected: ExpectedSyntax, after head: UInt32?
  ) throws(ExpressionFailure) -> UInt32 {
    var list = head.map { NodeList($0) } ?? NodeList()
    while true {
      position = scanner.skipSpace(position)
      let byte = scanner.byte(position)
      if byte == closing { break }
      // `[a, , b]` has a hole; a call has none.
      if byte == UInt8(ascii: ","), head == nil {
        position += 1
        continue
      }
      list.append(try parseElement(), in: &self)
      if scanner.byte(position) == closing { break }
      try expect(UInt8(ascii: ","), expected)
    }
    position += 1
    return list.first
  }

  /// `a` or `...a`.
  mutating func parseElement() throws(ExpressionFailure) -> UInt32 {
    let start = position
    guard scanner.has("...", start) else { return try parseExpression() }
    position += 3
    let child = try parseExpression()
    return append(.spread, start, Int(nodes[Int(child)].range.end), child: child)
  }
}

import Diagnostics

extension ExpressionParser {
  /// The properties of an object that starts at `start`, up to its `}`, or without braces up to the end.
  mutating func parseObject(from start: Int, isBare: Bool) throws(ExpressionFailure) -> UInt32 {
    let closing = UInt8(ascii: "}")
    var list = NodeList()
    while true {
      position = scanner.skipSpace(position)
      if isBare ? position >= end : scanner.byte(position) == closing { break }
      list.append(scanner.has("...", position) ? try parseElement() : try parseProperty(), in: &self)
      if isBare ? position >= end : scanner.byte(position) == closing { break }
      try expect(UInt8(ascii: ","), isBare ? .operatorOrEnd : .closingBrace)
    }
    if !isBare { position += 1 }
    return append(.object, start, position, child: list.first)
  }

  private mutating func parseProperty() throws(ExpressionFailure) -> UInt32 {
    let start = position
    let key = try parseKey()
    position = scanner.skipSpace(position)
    if scanner.byte(position) == UInt8(ascii: ":") {
      position += 1
      let value = try parseExpression()
      link(key, value)
      return append(.property, start, Int(nodes[Int(value)].range.end), child: key)
    }
    if case .unsupported(let syntax, let length) = scanner.operatorToken(position) {
      throw .unsupported(syntax, at: ByteRange(position, position + length))
    }
    let next = scanner.byte(position)
    let isLast = position >= end || next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    let keyEnd = Int(nodes[Int(key)].range.end)
    guard isLast, nodes[Int(key)].kind == .key, scanner.startsWord(start), !isReserved(start, keyEnd) else {
      throw invalid(.colon)
    }
    link(key, append(.identifier, start, keyEnd))
    return append(.property, start, keyEnd, child: key)
  }

  /// Whether the word from `start` to `end` means something other than a variable: `{ true }` is not a shorthand
  /// property.
  private func isReserved(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 4: scanner.has("true", start) || scanner.has("null", start) || scanner.has("void", start)
    case 5: scanner.has("false", start)
    case 6: scanner.has("typeof", start)
    default: false
    }
  }

  private mutating func parseKey() throws(ExpressionFailure) -> UInt32 {
    let start = position
    let (byte, length) = scanner.symbol(position)
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try parseString(.key, quote: byte, length: length)
    }
    if byte == UInt8(ascii: "[") {
      position += 1
      let child = try parseExpression()
      try expect(UInt8(ascii: "]"), .closingBracket)
      return append(.computedKey, start, position, child: child)
    }
    let word = scanner.skipWord(start)
    let runEnd = skipKeyCharacters(word)
    if runEnd == word, scanner.startsWord(start) {
      position = word
      return append(.key, start, word)
    }
    guard runEnd > start else { throw invalid(.propertyName) }
    if scanner.byte(byte == UInt8(ascii: ".") ? start + 1 : start).isASCIIDigit,
      scanner.skipNumber(start) == runEnd
    {
      position = runEnd
      return append(.key, start, runEnd)
    }
    // `margin-top: 2` is one wrong key; `a-b` and `.: 2` are not keys at all.
    let isKey = isWordByte(scanner.text[runEnd - 1]) && byte != UInt8(ascii: ".")
    guard isKey, scanner.byte(scanner.skipSpace(runEnd)) == UInt8(ascii: ":") else {
      position = scanner.startsWord(start) ? scanner.skipSpace(word) : start
      throw invalid(scanner.startsWord(start) ? .colon : .propertyName)
    }
    position = runEnd
    return append(.invalidKey, start, runEnd)
  }

  private func skipKeyCharacters(_ position: Int) -> Int {
    var position = position
    while position < end {
      let byte = scanner.text[position]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
        position += 1
      } else {
        let next = scanner.skipWord(position)
        if next == position { break }
        position = next
      }
    }
    return position
  }
}

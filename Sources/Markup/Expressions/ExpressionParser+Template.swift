import Diagnostics

extension ExpressionParser {
  /// A template literal; `position` is at its first backquote.
  mutating func parseTemplate() throws(ExpressionFailure) -> UInt32 {
    let start = position
    var list = NodeList()
    var isPlain = true
    var mayHoldMustache = true
    position += 1
    while position < end {
      let byte = scanner.text[position]
      switch byte {
      case UInt8(ascii: "`"):
        position += 1
        return append(.template, start, position, child: list.first, detail: 1, isEscaped: !isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        position += 2
      case UInt8(ascii: "$") where scanner.byte(position + 1) == UInt8(ascii: "{"):
        isPlain = false
        position += 2
        list.append(try parseSequence(), in: &self)
        try expect(UInt8(ascii: "}"), .closingBrace)
      case UInt8(ascii: "{") where mayHoldMustache && scanner.byte(position + 1) == byte:
        isPlain = false
        if let close = nestedMustacheEnd() {
          if let child = parseNestedMustache(end: close) { list.append(child, in: &self) }
          position = close + 2
        } else {
          mayHoldMustache = false
          position += 2
        }
      default: position += 1
      }
    }
    throw .invalid(at: ByteRange(start, end), expected: .closingQuote)
  }

  /// Where the `}}` of the `{{` at `position` is; nil where the template literal ends before it.
  private func nestedMustacheEnd() -> Int? {
    var i = position + 2
    while i + 1 < end, scanner.text[i] != UInt8(ascii: "`") {
      if scanner.text[i] == UInt8(ascii: "}"), scanner.text[i + 1] == UInt8(ascii: "}") { return i }
      i += 1
    }
    return nil
  }

  /// The expression of a mustache within a template literal, such as `` `hover {{name}}` ``. To ECMAScript it is
  /// plain text, so what does not parse there is not a mistake and gives no node.
  private mutating func parseNestedMustache(end close: Int) -> UInt32? {
    let outer = (end: end, depth: depth, nodes: nodes.count, pending: pending.count)
    scanner.end = close
    position += 2
    defer { scanner.end = outer.end }
    do throws(ExpressionFailure) {
      let child = try parseExpression()
      if position >= close { return child }
    } catch {
      depth = outer.depth
      pending.truncate(to: outer.pending)
    }
    nodes.truncate(to: outer.nodes)
    return nil
  }
}

import Diagnostics
import Markup

extension PlaceScanner {
  // MARK: Values

  /// Reads the value of an attribute that begins with the quote at `open`.
  func quotedValue(of name: ByteRange, at open: Int, _ tag: inout TagText) -> Step {
    let quote = bytes[open]
    let start = open + 1
    var offset = start
    while offset < cursor {
      let byte = bytes[offset]
      if byte == quote {
        if let next = attributeOpened(by: offset, from: start) {
          tag.attributes.append(TagText.Attribute(name: name, value: ByteRange(start, next)))
          return .on(next)
        }
        tag.attributes.append(TagText.Attribute(name: name, value: ByteRange(start, offset)))
        return .on(offset + 1)
      }
      if byte == UInt8(ascii: "<"), let end = tagEnd(before: offset, from: start) {
        tag.attributes.append(TagText.Attribute(name: name, value: ByteRange(start, end)))
        return .on(end)
      }
      guard byte == UInt8(ascii: "{"), let isTwoWay = bindsTwoWay(offset) else {
        offset += 1
        continue
      }
      switch expression(from: offset + 2, quote: quote, isTwoWay: isTwoWay) {
      case .ends(let end): offset = end
      case .broken: offset += 2
      case .names: return .found(expressionPlace(name, from: offset + 2, tag, quote: quote))
      case .string(let string):
        // In a list of classes, what is before the mustache says nothing of the string.
        let isWhole = afterSpace(start) == offset || Dialect.listsClasses(bytes.string(name))
        return .found(isWhole ? value(of: name, from: string, inExpressionOf: tag, quote: quote) : nil)
      case .nowhere: return .found(nil)
      }
    }
    if isBare(name) { return .found(expressionPlace(name, from: start, tag, quote: quote)) }
    let value = CompletionPlace.Value(
      attribute: name, content: ByteRange(start, cursor), lacksQuotes: false, isInExpression: false)
    return .found(valuePlace(.value(value), in: tag, quote: quote))
  }

  /// Reads a value without quotes.
  func unquotedValue(of name: ByteRange, at start: Int, _ tag: inout TagText) -> Step {
    var offset = start
    while offset < cursor {
      let byte = bytes[offset]
      if isMarkupSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
        || byte == UInt8(ascii: "/") && self.byte(offset + 1) == UInt8(ascii: ">")
      {
        tag.attributes.append(TagText.Attribute(name: name, value: ByteRange(start, offset)))
        return .on(offset)
      }
      guard byte == UInt8(ascii: "{"), let isTwoWay = bindsTwoWay(offset) else {
        offset += 1
        continue
      }
      switch expression(from: offset + 2, quote: 0, isTwoWay: isTwoWay) {
      case .ends(let end): offset = end
      case .broken: offset += 2
      case .names: return .found(expressionPlace(name, from: offset + 2, tag, quote: 0))
      case .string, .nowhere: return .found(nil)
      }
    }
    return .found(unquotedValue(of: name, from: start, in: tag))
  }

  func unquotedValue(of name: ByteRange, from start: Int, in tag: TagText) -> CompletionPlace {
    let value = CompletionPlace.Value(
      attribute: name, content: ByteRange(start, cursor), lacksQuotes: true, isInExpression: false)
    return valuePlace(.value(value), in: tag, quote: 0)
  }

  private func value(
    of name: ByteRange, from start: Int, inExpressionOf tag: TagText, quote: UInt8
  ) -> CompletionPlace {
    let value = CompletionPlace.Value(
      attribute: name, content: ByteRange(start, cursor), lacksQuotes: false, isInExpression: true)
    return valuePlace(.value(value), in: tag, quote: quote)
  }

  private func expressionPlace(
    _ name: ByteRange, from start: Int, _ tag: TagText, quote: UInt8
  ) -> CompletionPlace {
    valuePlace(.expression(attribute: name, content: ByteRange(start, cursor)), in: tag, quote: quote)
  }

  /// Whether the value of an attribute is an expression without braces.
  private func isBare(_ name: ByteRange) -> Bool {
    dialect.directive(bytes.string(name)).map(dialect.directives.bare.contains) ?? false
  }

  // MARK: Values that do not end

  /// Where an attribute begins that has its opening quote at `quote`; nil if that is the closing quote of the value
  /// from `start`. An example is `class="a id="b"`.
  private func attributeOpened(by quote: Int, from start: Int) -> Int? {
    guard quote > start, bytes[quote - 1] == UInt8(ascii: "=") else { return nil }
    var name = quote - 1
    while name > start, isTagNameByte(bytes[name - 1]) { name -= 1 }
    guard name < quote - 1, name > start, isMarkupSpace(bytes[name - 1]),
      startsAttributeName(bytes[name])
    else { return nil }
    return name
  }

  /// Where a tag ends that has a value without closing quote, from `start`, when another tag begins at `offset`. That
  /// tag must be after a `>`, or at the start of a line.
  private func tagEnd(before offset: Int, from start: Int) -> Int? {
    let next = byte(offset + 1)
    guard
      offset + 1 == cursor || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        || startsTagName(next)
    else { return nil }
    var previous = offset
    var isAtLineStart = false
    while previous > start, isMarkupSpace(bytes[previous - 1]) {
      previous -= 1
      if bytes[previous] == 0x0A || bytes[previous] == 0x0D { isAtLineStart = true }
    }
    if previous > start, bytes[previous - 1] == UInt8(ascii: ">") { return previous - 1 }
    return isAtLineStart ? offset : nil
  }

  // MARK: Expressions

  /// The result of reading an expression up to the cursor.
  private enum Reading {
    /// It ends before the cursor, after these bytes.
    case ends(Int)
    /// It is not an expression, or something ends it that it cannot contain.
    case broken
    /// The cursor is where names can be.
    case names
    /// The cursor is in a string that begins here.
    case string(Int)
    case nowhere
  }

  mutating func textMustache(at start: Int) -> Step {
    if start + 1 == cursor { return .found(nil) }
    switch expression(from: start + 2, quote: 0, isTwoWay: false) {
    case .ends(let end): return .on(end)
    case .broken: return .on(start + 2)
    case .names:
      let content = ByteRange(start + 2, cursor)
      return .found(
        place(.expression(attribute: nil, content: content), typed: cursor, end: cursor))
    case .string, .nowhere: return .found(nil)
    }
  }

  /// Whether an expression begins at `offset`, which is at a `{`: in `{= =}`, or in `{{ }}`. Nil when none does.
  private func bindsTwoWay(_ offset: Int) -> Bool? {
    guard offset + 1 < cursor else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "{") { return false }
    return dialect.hasTwoWayBraces && bytes[offset + 1] == UInt8(ascii: "=") ? true : nil
  }

  /// Reads an expression after its braces, from `start`; `quote` is the quote of the value around it, 0 where there is
  /// none.
  private func expression(from start: Int, quote: UInt8, isTwoWay: Bool) -> Reading {
    var depth = 0
    var string: (start: Int, delimiter: UInt8)?
    /// The depths of the template strings that have the place in their `${ }`.
    var templates: [Int] = []
    /// After the first `}}`, wherever it is.
    var close: Int?
    var offset = start
    while offset < cursor {
      let byte = bytes[offset]
      if quote != 0, byte == quote { return .broken }
      if byte == UInt8(ascii: "<"), endsExpression(offset, from: start) {
        return close.map { .ends($0) } ?? .broken
      }
      if close == nil, byte == UInt8(ascii: "}"), self.byte(offset + 1) == byte, offset + 2 <= cursor {
        close = offset + 2
      }
      if let (_, delimiter) = string {
        switch byte {
        case UInt8(ascii: "\\"): offset += 1
        case delimiter: string = nil
        case UInt8(ascii: "$")
        where delimiter == UInt8(ascii: "`") && self.byte(offset + 1) == UInt8(ascii: "{"):
          string = nil
          templates.append(depth)
          depth += 1
          offset += 1
        case 0x0A, 0x0D: if delimiter != UInt8(ascii: "`") { string = nil }
        default: break
        }
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): string = (offset + 1, byte)
      case UInt8(ascii: "="):
        if isTwoWay, self.byte(offset + 1) == UInt8(ascii: "}") {
          return offset + 2 <= cursor ? .ends(offset + 2) : .nowhere
        }
      case UInt8(ascii: "{"):
        if offset > start, self.byte(offset + 1) == byte { return close.map { .ends($0) } ?? .broken }
        depth += 1
      case UInt8(ascii: "}"):
        if depth > 0 {
          depth -= 1
          if templates.last == depth {
            templates.removeLast()
            string = (offset + 1, UInt8(ascii: "`"))
          }
        } else if !isTwoWay, self.byte(offset + 1) == byte {
          return offset + 2 <= cursor ? .ends(offset + 2) : .nowhere
        }
      default: break
      }
      offset += 1
    }
    if let string {
      // It may be an apostrophe.
      return close.map { .ends($0) } ?? .string(string.start)
    }
    return .names
  }

  /// Whether the `<` at `offset` begins a tag: an expression cannot contain a tag.
  private func endsExpression(_ offset: Int, from start: Int) -> Bool {
    let next = byte(offset + 1)
    if next == UInt8(ascii: "!"), byte(offset + 2) == UInt8(ascii: "-") { return true }
    if next == UInt8(ascii: "/"), startsTagName(byte(offset + 2)) { return true }
    return tagEnd(before: offset, from: start) != nil
  }
}

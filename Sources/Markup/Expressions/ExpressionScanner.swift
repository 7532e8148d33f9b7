import Diagnostics

/// The lexical level of the expression language: white space, words, numbers and entities, read from the bytes
/// in place. Positions are offsets in the file; nothing at or after `end` is looked at.
struct ExpressionScanner {
  let text: UnsafeBufferPointer<UInt8>
  var end: Int

  /// The byte at `position`, or 0 after the end.
  @inline(__always) func byte(_ position: Int) -> UInt8 { position < end ? text[position] : 0 }

  /// The byte that the source means at `position`, and how many bytes spell it: `&lt;` is `<`. Pages escape
  /// operators and quotes where an XML tool demands it. The length is 0 after the end.
  @inline(__always) func symbol(_ position: Int) -> (byte: UInt8, length: Int) {
    guard position < end else { return (0, 0) }
    let byte = text[position]
    return byte == UInt8(ascii: "&") ? entity(position) : (byte, 1)
  }

  private func entity(_ position: Int) -> (byte: UInt8, length: Int) {
    if has("&lt;", position) { return (UInt8(ascii: "<"), 4) }
    if has("&gt;", position) { return (UInt8(ascii: ">"), 4) }
    if has("&amp;", position) { return (UInt8(ascii: "&"), 5) }
    if has("&quot;", position) { return (UInt8(ascii: "\""), 6) }
    if has("&apos;", position) { return (UInt8(ascii: "'"), 6) }
    return (UInt8(ascii: "&"), 1)
  }

  @inline(__always) func has(_ word: StaticString, _ position: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for i in 0..<count where text[position + i] != word.utf8Start[i] { return false }
    return true
  }

  /// Skips white space of ECMAScript and comments.
  @inline(__always) func skipSpace(_ position: Int) -> Int {
    var position = position
    while position < end {
      let byte = text[position]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        position += 1
      } else if byte == UInt8(ascii: "/") || byte >= 0x80 {
        let next = byte >= 0x80 ? position + wideSpaceLength(position) : skipComment(position)
        if next == position { break }
        position = next
      } else {
        break
      }
    }
    return position
  }

  /// The position after the comment at `position`; `position` itself where there is none or it never closes.
  /// A `//` comment must be closed by a line break: it would swallow the end of the mustache.
  private func skipComment(_ position: Int) -> Int {
    let isLine = byte(position + 1) == UInt8(ascii: "/")
    guard isLine || byte(position + 1) == UInt8(ascii: "*") else { return position }
    var i = position + 2
    while i < end {
      if isLine, text[i] == UInt8(ascii: "\n") || text[i] == UInt8(ascii: "\r") { return i + 1 }
      if !isLine, text[i] == UInt8(ascii: "*"), byte(i + 1) == UInt8(ascii: "/") { return i + 2 }
      i += 1
    }
    return position
  }

  /// The length of the white space character beyond ASCII at `position`: U+00A0, U+2028, U+2029, U+3000 or
  /// U+FEFF; else 0.
  private func wideSpaceLength(_ position: Int) -> Int {
    switch (text[position], byte(position + 1), byte(position + 2)) {
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): 3
    default: 0
    }
  }

  /// Whether the character beyond ASCII at `position` certainly does not belong to an identifier: white space, or the
  /// punctuation that a Chinese keyboard gives in place of `,` `:` `?` `(` `"` and the like.
  private func isForeignPunctuation(_ position: Int) -> Bool {
    if wideSpaceLength(position) > 0 { return true }
    switch (text[position], byte(position + 1), byte(position + 2)) {
    case (0xE2, 0x80, 0x98...0x9D), (0xE3, 0x80, 0x81...0x82): return true
    case (0xEF, 0xBC, 0x81...0x8F), (0xEF, 0xBC, 0x9A...0xA0), (0xEF, 0xBC, 0xBB...0xBE): return true
    case (0xEF, 0xBD, 0x9B...0x9E): return true
    default: return false
    }
  }

  /// The position after the run of identifier characters (letters, digits, `_`, `$`, most beyond ASCII) at
  /// `position`.
  @inline(__always) func skipWord(_ position: Int) -> Int {
    var position = position
    while position < end, isWordByte(text[position]) {
      if text[position] >= 0xC2, isForeignPunctuation(position) { break }
      position += 1
    }
    return position
  }

  /// Whether each byte from `position` on may belong to a word, or is a `.`.
  @inline(__always) func containsOnlyWordsAndDots(_ position: Int) -> Bool {
    var position = position
    while position < end, isWordByte(text[position]) || text[position] == UInt8(ascii: ".") { position += 1 }
    return position >= end
  }

  @inline(__always) func startsWord(_ position: Int) -> Bool {
    guard position < end else { return false }
    let byte = text[position]
    return isWordByte(byte) && !byte.isASCIIDigit && (byte < 0xC2 || !isForeignPunctuation(position))
  }

  /// The position after the numeric literal at `position`, or nil where its digits are missing.
  func skipNumber(_ position: Int) -> Int? {
    if byte(position) == UInt8(ascii: "0") {
      switch byte(position + 1) | 0x20 {
      case UInt8(ascii: "x"): return skipDigits(position + 2, where: isHexadecimalDigit)
      case UInt8(ascii: "b"): return skipDigits(position + 2) { $0 == 0x30 || $0 == 0x31 }
      case UInt8(ascii: "o"): return skipDigits(position + 2) { $0 >= 0x30 && $0 <= 0x37 }
      default: break
      }
    }
    var position = skipDigits(position) { $0.isASCIIDigit } ?? position
    if byte(position) == UInt8(ascii: ".") {
      position = skipDigits(position + 1) { $0.isASCIIDigit } ?? position + 1
    }
    guard byte(position) | 0x20 == UInt8(ascii: "e") else { return position }
    let sign = byte(position + 1)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    return skipDigits(position + (hasSign ? 2 : 1)) { $0.isASCIIDigit }
  }

  private func skipDigits(_ position: Int, where isDigit: (UInt8) -> Bool) -> Int? {
    var i = position
    while i < end, isDigit(text[i]) || (i > position && text[i] == UInt8(ascii: "_")) { i += 1 }
    return i > position ? i : nil
  }

  /// The position after the closing quote of the string that opens at `position` with `quote`, spelled in
  /// `length` bytes, and whether it contains a backslash; nil where it never closes. A string opened by an entity
  /// is closed by one. A line break is accepted: XML readers make it a space.
  func skipString(_ position: Int, quote: UInt8, length: Int) -> (end: Int, isEscaped: Bool)? {
    var i = position + length
    var isEscaped = false
    while i < end {
      let byte = text[i]
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        i += 2
      } else if length == 1 {
        if byte == quote { return (i + 1, isEscaped) }
        i += 1
      } else {
        let symbol = symbol(i)
        if symbol.byte == quote, symbol.length == length { return (i + length, isEscaped) }
        i += symbol.length
      }
    }
    return nil
  }

  /// Whether `{{` is in the string from `start` to `end`.
  @inline(__always) func hasMustache(_ start: Int, _ end: Int) -> Bool {
    // One of two braces is at every second byte.
    var i = start + 2
    while i < end {
      if text[i] == UInt8(ascii: "{"), text[i - 1] == UInt8(ascii: "{") || byte(i + 1) == UInt8(ascii: "{") {
        return true
      }
      i += 2
    }
    return false
  }

  /// The position after the regular expression literal, flags included, that opens at `position`; nil where it
  /// never closes on its line.
  func skipRegularExpression(_ position: Int) -> Int? {
    var i = position + 1
    var inClass = false
    while i < end {
      switch text[i] {
      case UInt8(ascii: "\\"): i += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "/") where !inClass: return skipWord(i + 1)
      default: break
      }
      i += 1
    }
    return nil
  }

  /// The token at `position` for a report: a whole word, number, string or operator, else one character; empty
  /// at the end.
  func token(at position: Int) -> ByteRange {
    guard position < end else { return ByteRange(end, end) }
    if isWordByte(text[position]) {
      let next = skipWord(position)
      if next > position { return ByteRange(position, next) }
    }
    let (byte, length) = symbol(position)
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return ByteRange(position, skipString(position, quote: byte, length: length)?.end ?? end)
    }
    switch operatorToken(position) {
    case .binary(_, let length), .unsupported(_, let length): return ByteRange(position, position + length)
    case .question, .none: break
    }
    if has("...", position) { return ByteRange(position, position + 3) }
    var next = position + length
    while byte >= 0xC2, next < end, text[next] & 0xC0 == 0x80, next < position + 4 { next += 1 }
    return ByteRange(position, next)
  }
}

@inline(__always) private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  byte.isASCIIDigit || (byte | 0x20) &- 0x61 < 6
}

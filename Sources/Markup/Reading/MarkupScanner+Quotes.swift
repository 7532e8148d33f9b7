// What a quote means that is inside of a value with the same quotes.

extension MarkupScanner {
  /// Whether the quote at `offset` of a value that begins at `start` is a part of it: an odd number of backslashes is before it,
  /// and neither a blank nor the tag's end is after it. One that closes what another one has opened may be before a blank:
  /// `\"a\" b`. A call would copy the scanner for each value.
  @inline(__always)
  func isEscapedQuote(at offset: Int, from start: Int, closesOther: Bool) -> Bool {
    var first = offset
    while first > start + 1, source[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    if (offset - first).isMultiple(of: 2) || offset + 1 >= count { return false }
    switch source[offset + 1] {
    case UInt8(ascii: ">"): return false
    case UInt8(ascii: "/"): return source[offset + 2] != UInt8(ascii: ">")
    case let next where classes[Int(next)] & ByteClass.space != 0: return closesOther && !endsValue(offset)
    default: return true
    }
  }

  /// The offset after the `}}` that closes the mustache at `start`, where strings may have any quotes; nil where one does not
  /// end, or none closes it.
  func endWithStrings(_ start: Int) -> Int? {
    let limit = min(count, start + maxMatchedText)
    var endless: [UInt8: Int] = [:]
    var escaped: Int?
    var depth = 0
    var offset = start + 2
    while offset < limit {
      switch source[offset] {
      case UInt8(ascii: "}"):
        if depth == 0, source[offset + 1] == UInt8(ascii: "}") { return offset + 2 }
        depth = max(0, depth - 1)
      case UInt8(ascii: "{"):
        if source[offset + 1] == UInt8(ascii: "{"), offset > start + 2 { return nil }
        depth += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard let end = stringEnd(offset, 0, &endless, &escaped) else { return nil }
        offset = end
        continue
      case UInt8(ascii: "<"):
        if isTagBoundary(offset) { return nil }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Whether what follows the quote at `offset` looks like the rest of a tag: its end, or another attribute. A call would copy
  /// the scanner for each value.
  @inline(__always)
  func endsValue(_ offset: Int) -> Bool {
    var next = offset + 1
    while classes[Int(source[next])] & ByteClass.space != 0 { next += 1 }
    if next >= count || source[next] == UInt8(ascii: ">") { return true }
    if source[next] == UInt8(ascii: "/"), source[next + 1] == UInt8(ascii: ">") { return true }
    let nameStart = next
    while classes[Int(source[next])] & ByteClass.nameStop == 0 { next += 1 }
    if next == nameStart { return false }
    while classes[Int(source[next])] & ByteClass.space != 0 { next += 1 }
    guard source[next] == UInt8(ascii: "=") else { return false }
    next += 1
    while classes[Int(source[next])] & ByteClass.space != 0 { next += 1 }
    let byte = source[next]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: "{") && source[next + 1] == UInt8(ascii: "{")
  }
}

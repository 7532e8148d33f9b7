import Diagnostics

/// How far after an inner quote the `}}` may be, in bytes, for the quote to belong to the mustache.
private let maxInnerQuoteDistance = 1_000

/// How long a mustache in text may be, in bytes, for its braces and strings to be matched. A longer one ends at the
/// first `}}`.
let maxMatchedText = 8_192

// Where a mustache ends. It may contain anything that an expression may: `<`, `>`, `&&`, braces of objects, strings
// with `}}` in them, line breaks.

extension MarkupScanner {
  /// Records the mustache that begins with the `{{` at `start`. `quote` is the delimiter of the value it is in: 0 in
  /// text and in an unquoted value. Returns the offset after it, or after the `{{` of one that never ends.
  mutating func scanMustache(at start: Int, quote: UInt8) -> Int {
    guard let end = mustacheEnd(start, quote) else {
      output.pointee.report(.unterminatedMustache, start, start + 2)
      return start + 2
    }
    output.pointee.mustaches.append(ByteRange(start, end))
    reportControls(start + 2, end - 2)
    return end
  }

  /// Records what is between the `{=` at `start` and `=}`, where the language binds so. Returns the offset after it, or
  /// after the brace.
  mutating func scanTwoWayBraces(at start: Int, quote: UInt8) -> Int {
    guard language.pointee.hasTwoWayBraces, source[start + 1] == UInt8(ascii: "=") else { return start + 1 }
    var end = start + 2
    while end < count, source[end] != quote, source[end] != UInt8(ascii: "{") {
      if source[end] == UInt8(ascii: "="), source[end + 1] == UInt8(ascii: "}") {
        output.pointee.mustaches.append(ByteRange(start, end + 2))
        return end + 2
      }
      end += 1
    }
    return start + 1
  }

  /// The offset after the `}}` that closes the mustache at `start`: braces are counted and strings skipped.
  private mutating func mustacheEnd(_ start: Int, _ quote: UInt8) -> Int? {
    let (source, classes) = (self.source, self.classes)
    var depth = 0
    var offset = start + 2
    var endless: [UInt8: Int] = [:]
    var escaped: Int?
    // `{{{ width: 1 }}}` is an object in a mustache.
    if source[offset] == UInt8(ascii: "{") {
      depth = 1
      offset += 1
    }
    while true {
      while classes[Int(source[offset])] & ByteClass.mustacheStop == 0 { offset &+= 1 }
      if quote == 0, offset &- start > maxMatchedText { return firstClose(start, quote) }
      let byte = source[offset]
      switch byte {
      case UInt8(ascii: "}"):
        if depth > 0 {
          depth -= 1
        } else if source[offset + 1] == UInt8(ascii: "}") {
          if let escaped { reportInnerQuote(at: escaped, in: ByteRange(start, offset + 2)) }
          return offset + 2
        }
        offset += 1
      case UInt8(ascii: "{"):
        // No expression contains `{{` outside its strings: this is the next mustache.
        if source[offset + 1] == UInt8(ascii: "{") { return firstClose(start, quote) }
        depth += 1
        offset += 1
      case UInt8(ascii: "<"):
        if quote == 0, isTagBoundary(offset) { return firstClose(start, quote) }
        offset += 1
      case 0:
        if offset >= count { return firstClose(start, quote) }
        offset += 1
      default:
        if byte == quote {
          if language.pointee.takesStringsWhole, let end = endWithStrings(start) { return end }
          return firstClose(start, quote) ?? endAfterInnerQuote(start, offset)
        }
        offset = stringEnd(offset, quote, &endless, &escaped) ?? offset + 1
      }
    }
  }

  /// `</name` or `<!--`: no expression contains these.
  func isTagBoundary(_ offset: Int) -> Bool {
    source[offset + 1] == UInt8(ascii: "/") && source[offset + 2].isASCIILetter
      || starts(with: "<!--", at: offset)
  }

  /// The offset after the first `}}`, for a mustache with braces or strings that do not match. Nil when something that
  /// no mustache can contain comes before it.
  private func firstClose(_ start: Int, _ quote: UInt8) -> Int? {
    var offset = start + 2
    while offset < count {
      let byte = source[offset]
      if byte == UInt8(ascii: "}"), source[offset + 1] == UInt8(ascii: "}") { return offset + 2 }
      if quote != 0, byte == quote { return nil }
      if byte == UInt8(ascii: "{"), source[offset + 1] == UInt8(ascii: "{"), offset > start + 2 { return nil }
      if quote == 0, byte == UInt8(ascii: "<"), isTagBoundary(offset) { return nil }
      offset += 1
    }
    return nil
  }

  /// The offset after the string or template literal at `start`; nil when it does not end before the end of the
  /// line (`'`, `"`) or of the value. In text, an apostrophe may not begin a string at all: `{{ don't }}</text>`.
  ///
  /// `endless` is, for each delimiter, the offset before which none of its strings ends: what would begin another one was
  /// escaped, and read up to the same end. `escaped` becomes the first offset of a quote of the value after a backslash, in a
  /// string of other quotes: the value does not end there.
  func stringEnd(
    _ start: Int, _ quote: UInt8, _ endless: inout [UInt8: Int], _ escaped: inout Int?
  ) -> Int? {
    let delimiter = source[start]
    if start < endless[delimiter, default: 0] { return nil }
    let isTemplate = delimiter == UInt8(ascii: "`")
    var containsClose = false
    var offset = start + 1
    while offset < count {
      let byte = source[offset]
      if byte == delimiter { return offset + 1 }
      if byte == quote, quote != 0 { break }
      switch byte {
      case UInt8(ascii: "\\"):
        offset += 1
        if quote != 0, source[offset] == quote, escaped == nil, !language.pointee.takesStringsWhole {
          escaped = offset
        }
      case 0x0A, 0x0D:
        if isTemplate { break }
        endless[delimiter] = offset
        return nil
      case UInt8(ascii: "}"): if source[offset + 1] == byte { containsClose = true }
      case UInt8(ascii: "<"): if quote == 0, containsClose, isTagBoundary(offset) { return nil }
      default: break
      }
      offset += 1
    }
    endless[delimiter] = offset
    return nil
  }

  /// Decides whether the delimiter's own quote at `offset` ends the value, so that the mustache never ends, or is
  /// inside the mustache, as in `a:if="{{ t === "x" }}"`. In the second case the mustache ends at the next `}}`.
  private mutating func endAfterInnerQuote(_ start: Int, _ offset: Int) -> Int? {
    if endsValue(offset) { return nil }
    let limit = min(count, offset + maxInnerQuoteDistance)
    guard let close = find("}}", from: offset + 1, before: limit) else { return nil }
    if find("{{", from: offset + 1, before: close) != nil
      || find("</", from: offset + 1, before: close) != nil
    {
      return nil
    }
    reportInnerQuote(at: offset, in: ByteRange(start, close + 2))
    return close + 2
  }

  /// Reports a quote in a mustache, with the backslash before it.
  private func reportInnerQuote(at offset: Int, in mustache: ByteRange) {
    let start = source[offset - 1] == UInt8(ascii: "\\") ? offset - 1 : offset
    output.pointee.report(.quoteInMustache, start, offset + 1, other: mustache)
  }
}

import Diagnostics
import Markup

extension SourceText {
  /// The comment directly before a declaration in a script, without its marks; nil when there is none. `offset` is the
  /// byte offset of the declared name.
  func comment(above offset: UInt32) -> String? {
    var position = min(Int(offset), count)
    // What may be between a comment and the name: `async`, `static`, quotes.
    while position > 0,
      isWordByte(bytes[position - 1]) || bytes[position - 1].isBlank
        || bytes[position - 1] == UInt8(ascii: "'") || bytes[position - 1] == UInt8(ascii: "\"")
    {
      position -= 1
    }
    if isEndOfBlock(position) { return block(endingAt: position) }
    guard let above = lineEnd(before: position) else { return nil }
    let end = trimmedEnd(above)
    if isEndOfBlock(end) { return block(endingAt: end) }
    return lines(endingAt: end)
  }

  /// The comment before the line of something that is no declaration: a call, a selector.
  func comment(aboveLineOf offset: UInt32) -> String? {
    var start = min(Int(offset), count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return comment(above: UInt32(start))
  }

  /// How many lines of a comment are shown.
  private static var longestComment: Int { 40 }

  private func isEndOfBlock(_ end: Int) -> Bool {
    end >= 4 && bytes[end - 1] == UInt8(ascii: "/") && bytes[end - 2] == UInt8(ascii: "*")
  }

  /// The end of the line before the one that begins at `position`; nil when no line begins there.
  private func lineEnd(before position: Int) -> Int? {
    guard position > 0, bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D else { return nil }
    let isPair = position > 1 && bytes[position - 1] == 0x0A && bytes[position - 2] == 0x0D
    return position - (isPair ? 2 : 1)
  }

  private func trimmedEnd(_ end: Int) -> Int {
    var end = end
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  private func block(endingAt end: Int) -> String? {
    var start = end - 4
    while start >= 0, bytes[start] != UInt8(ascii: "/") || bytes[start + 1] != UInt8(ascii: "*") {
      start -= 1
    }
    if start < 0 { return nil }
    let inner = string(ByteRange(start + 2, end - 2))
    let lines = inner.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let words = line.drop(while: \.isWhitespace).drop { $0 == "*" }
      return String(words.first == " " ? words.dropFirst() : words).trimmedEnd
    }
    return SourceText.joined(lines)
  }

  private func lines(endingAt end: Int) -> String? {
    var found: [String] = []
    var end = end
    while true {
      var start = end
      while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      var first = start
      while first < end, bytes[first].isBlank { first += 1 }
      guard first + 1 < end, bytes[first] == UInt8(ascii: "/"), bytes[first + 1] == UInt8(ascii: "/") else {
        break
      }
      let words = string(ByteRange(first + 2, end)).drop { $0 == "/" }
      found.append(String(words.first == " " ? words.dropFirst() : words).trimmedEnd)
      guard let above = lineEnd(before: start) else { break }
      end = trimmedEnd(above)
    }
    return SourceText.joined(found.reversed())
  }

  private static func joined(_ lines: [String]) -> String? {
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty } ?? start
    if start >= lines.endIndex { return nil }
    let shown = lines[start...end]
    return (shown.prefix(longestComment) + (shown.count > longestComment ? ["..."] : [])).joined(
      separator: "\n")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

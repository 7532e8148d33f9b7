import Diagnostics

/// Where style sheets say that white space in texts is shown: `white-space: pre`, `pre-wrap` and `break-spaces`. With all other
/// values white space at the beginning of a line collapses.
package enum WhiteSpaceStyle {
  private static let showing = ["pre", "pre-wrap", "break-spaces"]

  /// Whether one of some declarations, as in a `style` attribute, says so. In a value with mustaches each word counts.
  package static func isShown(byDeclarations bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    var i = 0
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: ";") {
        if isShown(bytes, from: start, to: i) { return true }
        start = i + 1
      }
      i += 1
    }
    return isShown(bytes, from: start, to: i)
  }

  /// The classes to which a style sheet gives such a value: those of the last part of each selector, and of rules around it
  /// where that part is `&`.
  package static func classes(in text: SourceText) -> Set<String> {
    guard mentionsWhiteSpace(text) else { return [] }
    var found: Set<String> = []
    let bytes = text.bytes
    var rules: [[String]] = []
    var i = text.byteOrderMarkLength
    var start = i
    func readDeclaration() {
      if let classes = rules.last, !classes.isEmpty, isShown(bytes, from: start, to: i) {
        found.formUnion(classes)
      }
    }
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "{"):
        rules.append(classes(selectedBy: bytes, from: start, to: i, in: rules.last ?? []))
        start = i + 1
        i += 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        readDeclaration()
        if bytes[i] == UInt8(ascii: "}") { _ = rules.popLast() }
        start = i + 1
        i += 1
      default: i = next(bytes, i)
      }
    }
    return found
  }

  /// Whether the property may be in a style sheet: nearly none has it.
  private static func mentionsWhiteSpace(_ text: SourceText) -> Bool {
    let bytes = text.bytes
    var next = bytes.firstIndex(of: "-", from: 0)
    while let hyphen = next {
      if hyphen >= 5, isWord(bytes[(hyphen - 5)...].prefix(11), "white-space") { return true }
      next = bytes.firstIndex(of: "-", from: hyphen + 1)
    }
    return false
  }

  private static func isShown(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let property = identifier(bytes, skipBlank(bytes, start, end), end)
    guard isWord(bytes[property], "white-space") else { return false }
    var i = property.upperBound
    while i < end {
      let word = identifier(bytes, i, end)
      if showing.contains(where: { isWord(bytes[word], $0) }) { return true }
      i = word.isEmpty ? i + 1 : word.upperBound
    }
    return false
  }

  /// Whether bytes are a word of the language, in any letter case.
  private static func isWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ word: String) -> Bool {
    bytes.count == word.utf8.count && zip(bytes, word.utf8).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// The classes of the last part of each selector. An at-rule has those of the rule around it.
  private static func classes(
    selectedBy bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in outer: [String]
  ) -> [String] {
    var i = skipBlank(bytes, start, end)
    if i < end, bytes[i] == UInt8(ascii: "@") { return outer }
    var all: [String] = []
    var part: [String] = []
    var depth = 0
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        all += part
        part = []
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        if depth == 0, isFollowedByPart(bytes, i, end) { part = [] }
      case UInt8(ascii: ".") where depth == 0:
        let name = identifier(bytes, i + 1, end)
        part.append(String(decoding: bytes[name], as: UTF8.self))
        i = name.upperBound
        continue
      case UInt8(ascii: "&") where depth == 0:
        let suffix = identifier(bytes, i + 1, end)
        part += outer.map { $0 + String(decoding: bytes[suffix], as: UTF8.self) }
        i = suffix.upperBound
        continue
      default:
        i = next(bytes, i)
        continue
      }
      i += 1
    }
    return all + part
  }

  /// Whether white space or a combinator is not the end of a selector.
  private static func isFollowedByPart(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int, _ end: Int) -> Bool {
    let next = skipBlank(bytes, i + 1, end)
    return next < end && bytes[next] != UInt8(ascii: ",")
  }
}

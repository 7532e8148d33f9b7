/// Where a line may end: at each space but that of `a.axml (3)`, and beside Chinese characters as Chinese texts are set. There no
/// line begins with closing punctuation or ends with opening punctuation, and Latin words stay whole, as do names in quotes that
/// fit on a line.
struct LineBreaks {
  /// The parts that stay together, as ranges of byte offsets, in order. Between two of them is one space or nothing.
  private(set) var pieces: [Range<Int>] = []
  private let text: [UInt8]
  /// The cells of a line: a name that is longer may be broken.
  private let width: Int

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - width: the cells of a line.
  init(_ text: [UInt8], width: Int) {
    self.text = text
    self.width = width
    var start = 0
    for end in text.indices where text[end] == 0x20 && !LineBreaks.isBeforeCount(text, end) {
      append(start..<end)
      start = end + 1
    }
    if start < text.count { append(start..<text.count) }
  }

  /// Whether the space at an offset is between a Latin word and a number in brackets.
  private static func isBeforeCount(_ text: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0, text[offset - 1] < 0x80, offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "(")
    else { return false }
    let rest = text[(offset + 2)...].drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.startIndex > offset + 2 && rest.first == UInt8(ascii: ")")
  }

  /// Appends what is between two spaces.
  private mutating func append(_ word: Range<Int>) {
    // No Chinese character begins with a smaller byte.
    guard text[word].contains(where: { $0 >= 0xE2 }) else {
      pieces.append(word)
      return
    }
    var (start, offset, nameEnd) = (word.lowerBound, word.lowerBound, word.lowerBound)
    var before: Unicode.Scalar?
    var isEscape = false
    for scalar in String(decoding: text[word], as: UTF8.self).unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      // What sets a colour stays with its neighbours.
      if scalar == "\u{1B}" { isEscape = true }
      if isEscape {
        isEscape = scalar != "m"
        before = nil
        continue
      }
      if offset >= nameEnd {
        if let before, LineBreaks.mayBreak(between: before, and: scalar) {
          pieces.append(start..<offset)
          start = offset
        }
        if let closing = LineBreaks.quotes[scalar], closing != scalar || LineBreaks.mayOpen(after: before) {
          nameEnd = endOfName(from: offset, closing, in: word)
        }
      }
      before = scalar
    }
    pieces.append(start..<word.upperBound)
  }

  /// What ends a name that one of these begins.
  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = ["“": "”", "\"": "\"", "`": "`"]

  /// Whether a quote that may open and close a name opens one: Chinese texts have a space between such a name and letters.
  private static func mayOpen(after before: Unicode.Scalar?) -> Bool {
    before.map { isChinese($0) || opening.contains($0) } ?? true
  }

  /// The offset after what ends a name; its start where it does not fit on a line.
  private func endOfName(from start: Int, _ closing: Unicode.Scalar, in word: Range<Int>) -> Int {
    let rest = String(decoding: text[start..<word.upperBound], as: UTF8.self).unicodeScalars
    var end = start
    for (index, scalar) in rest.enumerated() {
      end += UTF8.width(scalar)
      if index > 0, scalar == closing { break }
    }
    return displayWidth(of: text[start..<end]) <= width ? end : start
  }

  /// Whether a line may end between two characters that no space parts.
  private static func mayBreak(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
    (isChinese(before) || isChinese(after)) && !opening.contains(before) && !closing.contains(after)
  }

  private static let opening = Set("([{“‘（《〈【「『〔".unicodeScalars)
  private static let closing = Set(")]},.:;!?%”’）》〉】」』〕，。、；：！？…—·％".unicodeScalars)

  private static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD: true
    default: scalar == "“" || scalar == "”" || scalar == "…" || scalar == "—"
    }
  }
}

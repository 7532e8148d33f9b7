import Diagnostics

/// One pass over the bytes of a JSON text that fills the flat tree; stops at the first mistake.
struct JSONReader {
  private let text: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private var i: Int
  private(set) var nodes: [JSONDocument.Node] = []
  private(set) var isBlank = false
  /// The arrays and objects that have not ended yet, outermost first, as indexes of `nodes`.
  private var open: [Int32] = []

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    i = text.byteOrderMarkLength
    // Typical configuration has a value every ten bytes or so.
    nodes.reserveCapacity(min(text.count / 8 + 1, 1 << 16))
  }

  mutating func readDocument() throws(JSONError) {
    if text.isUTF16 {
      throw JSONError(
        range: ByteRange(0, 2),
        message: .init(en: "the file is UTF-16, not UTF-8", zh: "文件是 UTF-16 编码，不是 UTF-8"))
    }
    try skipBlank()
    if i >= bytes.count {
      isBlank = true
      throw JSONError(
        range: ByteRange(bytes.count, bytes.count),
        message: .init(en: "the file contains no value", zh: "文件中没有值"))
    }
    try readValue(expected: .init(en: "expected a value", zh: "此处应为值"))
    while let container = open.last { try readNext(in: container) }
    try skipBlank()
    if i < bytes.count { throw unexpected(.init(en: "expected nothing after the value", zh: "值之后不应有其他内容")) }
  }

  /// Reads what comes next in the innermost array or object that has not ended: an element, a member or its end.
  private mutating func readNext(in container: Int32) throws(JSONError) {
    let isObject = nodes[Int(container)].kind == .object
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let isFirst = nodes.count == Int(container) + 1
    try skipBlank()
    if !isFirst {
      if byte == UInt8(ascii: ",") {
        i += 1
        try skipBlank()
      } else if byte != closing {
        let bracket = isObject ? "}" : "]"
        throw unexpected(
          .init(en: "expected \",\" or \"\(bracket)\" after the value", zh: "值之后应为“,”或“\(bracket)”"),
          in: container)
      }
    }
    if byte == closing {
      i += 1
      close(container)
    } else if isObject {
      try readMember(in: container)
    } else {
      try readValue(expected: .init(en: "expected a value or \"]\"", zh: "此处应为值或“]”"), in: container)
    }
  }

  private mutating func readMember(in container: Int32) throws(JSONError) {
    guard byte == UInt8(ascii: "\"") else {
      throw unexpected(
        .init(en: "expected a key in double quotes or \"}\"", zh: "此处应为双引号中的键或“}”"), in: container)
    }
    let key = nodes.count
    try readString(.key)
    try skipBlank()
    guard byte == UInt8(ascii: ":") else {
      throw unexpected(.init(en: "expected \":\" after the key", zh: "键之后应为“:”"), in: container)
    }
    i += 1
    try skipBlank()
    try readValue(expected: .init(en: "expected a value after \":\"", zh: "“:”之后应为值"), in: container)
    // A value that has not ended yet sets it when it ends.
    nodes[key].end = Int32(nodes.count)
  }

  private mutating func close(_ container: Int32) {
    open.removeLast()
    let index = Int(container)
    nodes[index].range.end = UInt32(i)
    nodes[index].end = Int32(nodes.count)
    if index > 0, nodes[index - 1].kind == .key { nodes[index - 1].end = Int32(nodes.count) }
  }

  private mutating func readValue(expected: LocalizedText, in container: Int32? = nil) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "\""): try readString(.string)
    case UInt8(ascii: "-"), 0x30...0x39: try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw unexpected(expected, in: container)
    }
  }

  private mutating func openContainer(_ kind: JSONDocument.Kind) throws(JSONError) {
    if open.count == JSONDocument.maximumDepth {
      throw JSONError(
        range: ByteRange(i, i + 1),
        message: .init(
          en: "nesting is deeper than \(JSONDocument.maximumDepth)", zh: "嵌套超过 \(JSONDocument.maximumDepth) 层"
        ))
    }
    open.append(Int32(nodes.count))
    nodes.append(.init(kind: kind, range: ByteRange(i, i + 1), end: 0))
    i += 1
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int, to end: Int, escapes: Bool = false)
  {
    nodes.append(
      .init(kind: kind, hasEscapes: escapes, range: ByteRange(start, end), end: Int32(nodes.count + 1)))
  }

  private mutating func readString(_ kind: JSONDocument.Kind) throws(JSONError) {
    let quote = i
    var escapes = false
    i += 1
    while i < bytes.count {
      let byte = bytes[i]
      if byte == UInt8(ascii: "\"") {
        append(kind, from: quote + 1, to: i, escapes: escapes)
        i += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        escapes = true
        try readEscape(in: quote)
        continue
      }
      // A raw line end cannot be in a string, so the quote is missing on this line.
      if byte == 0x0A || byte == 0x0D { break }
      i += 1
    }
    throw JSONError(
      range: ByteRange(quote, quote + 1), message: .init(en: "the string never ends", zh: "字符串没有结束"))
  }

  private mutating func readEscape(in quote: Int) throws(JSONError) {
    let start = i
    i += 1
    guard i < bytes.count, bytes[i] != 0x0A, bytes[i] != 0x0D else {
      throw JSONError(
        range: ByteRange(quote, quote + 1), message: .init(en: "the string never ends", zh: "字符串没有结束"))
    }
    let escape = bytes[i]
    i += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      var digits = 0
      while digits < 4, i < bytes.count, hexadecimalDigit(bytes[i]) != nil {
        i += 1
        digits += 1
      }
      if digits == 4 { return }
      throw JSONError(
        range: ByteRange(start, i),
        message: .init(en: "expected four hexadecimal digits after \"\\u\"", zh: "“\\u”之后应为四位十六进制数字"))
    default:
      while i < bytes.count, bytes[i] & 0xC0 == 0x80 { i += 1 }
      let range = ByteRange(start, i)
      throw JSONError(
        range: range,
        message: .init(
          en: "\"\(text.string(range))\" is not an escape sequence", zh: "“\(text.string(range))”不是转义序列"))
    }
  }

  private mutating func readNumber() throws(JSONError) {
    let start = i
    if byte == UInt8(ascii: "-") { i += 1 }
    let integer = i
    skipDigits()
    var isValid = i > integer && (bytes[integer] != UInt8(ascii: "0") || i == integer + 1)
    if byte == UInt8(ascii: ".") {
      i += 1
      let fraction = i
      skipDigits()
      isValid = isValid && i > fraction
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      i += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { i += 1 }
      let exponent = i
      skipDigits()
      isValid = isValid && i > exponent
    }
    let end = endOfWord(from: i)
    if !isValid || end != i {
      throw JSONError(
        range: ByteRange(start, max(end, i)), message: .init(en: "this is not a number", zh: "这不是数字"))
    }
    append(.number, from: start, to: i)
  }

  private mutating func skipDigits() {
    while i < bytes.count, bytes[i] >= 0x30, bytes[i] <= 0x39 { i += 1 }
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONDocument.Kind) throws(JSONError) {
    let start = i
    let end = endOfWord(from: i)
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard text.slice(ByteRange(start, end)).elementsEqual(expected) else {
      throw unexpected(.init(en: "expected a value", zh: "此处应为值"))
    }
    i = end
    append(kind, from: start, to: end)
  }

  /// The byte at the cursor; after the end, one of the zeros of the padding.
  private var byte: UInt8 { i < bytes.count ? bytes[i] : 0 }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isLiteralByte(bytes[end]) { end += 1 }
    return end
  }

  private mutating func skipBlank() throws(JSONError) {
    while i < bytes.count {
      switch bytes[i] {
      case 0x20, 0x09, 0x0A, 0x0D: i += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = i
    let second = i + 1 < bytes.count ? bytes[i + 1] : 0
    if second == UInt8(ascii: "/") {
      while i < bytes.count, bytes[i] != 0x0A, bytes[i] != 0x0D { i += 1 }
    } else if second == UInt8(ascii: "*") {
      i += 2
      while i + 1 < bytes.count, !(bytes[i] == UInt8(ascii: "*") && bytes[i + 1] == UInt8(ascii: "/")) {
        i += 1
      }
      if i + 1 >= bytes.count {
        throw JSONError(
          range: ByteRange(start, start + 2), message: .init(en: "the comment never ends", zh: "注释没有结束"))
      }
      i += 2
    } else {
      throw unexpected(.init(en: "expected a comment after \"/\"", zh: "“/”之后应为注释"))
    }
  }

  /// The mistake at the cursor; its range is the word or the character there. At the end of the text, the bracket that
  /// is never closed is marked instead.
  private func unexpected(_ message: LocalizedText, in container: Int32? = nil) -> JSONError {
    guard i < bytes.count else {
      if let container {
        let start = nodes[Int(container)].range.start
        let bracket = nodes[Int(container)].kind == .object ? "{" : "["
        return JSONError(
          range: ByteRange(start, start + 1),
          message: .init(en: "\"\(bracket)\" is never closed", zh: "“\(bracket)”没有闭合"))
      }
      return JSONError(range: ByteRange(bytes.count, bytes.count), message: message)
    }
    var end = endOfWord(from: i)
    if end == i {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return JSONError(range: ByteRange(i, end), message: message)
  }
}

/// Whether a byte belongs to a word or number as a person writes it: letters, digits, `_`, `$`, `+`, `-`, `.`.
private func isLiteralByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
    UInt8(ascii: "-"), UInt8(ascii: "."):
    true
  default: false
  }
}

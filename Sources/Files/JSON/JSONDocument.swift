import Diagnostics

/// Why a text is not JSON: the first mistake, where it is and what was expected.
package struct JSONError: Error, Hashable, Sendable {
  /// What is in the wrong place; empty at the end of the text.
  package let range: ByteRange
  /// One sentence as in findings: `expected ":" after the key`.
  package let message: LocalizedText

  package init(range: ByteRange, message: LocalizedText) {
    self.range = range
    self.message = message
  }

  /// A value of the wrong kind: `what` "must be" what is `expected`.
  package init(_ value: JSONValue, _ what: LocalizedText, mustBe expected: LocalizedText) {
    self.init(range: value.range, message: JSONError.mismatch(what, mustBe: expected, not: value.kindName))
  }

  /// The message for something of the wrong kind: `what` "must be" what is `expected`, "not" what is `given`.
  package static func mismatch(
    _ what: LocalizedText, mustBe expected: LocalizedText, not given: LocalizedText
  ) -> LocalizedText {
    LocalizedText(
      en: "\(what.english) must be \(expected.english), not \(given.english)",
      zh: "\(what.chinese)必须是\(expected.chinese)，不能是\(given.chinese)")
  }
}

/// A JSON text as a flat tree that knows where each key and value is.
///
/// Read leniently: `//` and `/* */` comments, a comma after the last element, and a byte order mark are
/// allowed, as in the configuration files of mini programs. Everything else is as in RFC 8259. Nesting deeper
/// than `JSONDocument.maximumDepth` is an error.
///
/// A class, because each of its values refers to it, and a manifest has one for each page.
package final class JSONDocument: Sendable {
  package let text: SourceText
  /// The first mistake; `root` is then nil.
  package let error: JSONError?
  /// Whether nothing but white space and comments is in the text; that is an error too.
  package let isBlank: Bool
  /// In document order; empty after an error.
  let nodes: [Node]

  package static let maximumDepth = 512

  /// One value or key. The children of an array and the keys and values of an object follow their parent.
  struct Node: Sendable {
    var kind: Kind
    /// Whether a string contains a backslash.
    var hasEscapes = false
    /// From the first byte to after the last; for strings and keys, what is between the quotes.
    var range: ByteRange
    /// The index after the last node of this subtree.
    var end: Int32
  }

  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
    /// A member's name; the member's value is the next node.
    case key
  }

  package init(_ text: SourceText) {
    self.text = text
    var reader = JSONReader(text)
    do {
      try reader.readDocument()
      error = nil
      nodes = reader.nodes
    } catch {
      self.error = error
      nodes = []
    }
    isBlank = reader.isBlank
  }

  /// All strings and keys of the text, in order, with their escapes replaced.
  package var strings: [String] {
    nodes.indices.filter { nodes[$0].kind == .string || nodes[$0].kind == .key }.map(decoded)
  }

  /// The single value of the text, or nil after an error.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, index: 0) }
}

/// One value in a document.
package struct JSONValue: Sendable {
  package let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  /// From the value's first byte to after its last; for a string, what is between its quotes.
  package var range: ByteRange { node.range }

  package var isNull: Bool { node.kind == .null }
  package var isObject: Bool { node.kind == .object }
  package var isArray: Bool { node.kind == .array }

  /// What it is, for messages: "an object", "a number", "true".
  package var kindName: LocalizedText {
    switch node.kind {
    case .null: LocalizedText(en: "null", zh: "“null”")
    case .true: LocalizedText(en: "true", zh: "“true”")
    case .false: LocalizedText(en: "false", zh: "“false”")
    case .number: LocalizedText(en: "a number", zh: "数字")
    case .string, .key: LocalizedText(en: "a string", zh: "字符串")
    case .array: LocalizedText(en: "an array", zh: "数组")
    case .object: LocalizedText(en: "an object", zh: "对象")
    }
  }

  /// The text of a string with its escapes replaced, or nil for other values.
  package var string: String? { node.kind == .string ? document.decoded(index) : nil }

  package var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of a number, or nil for other values.
  package var number: Double? { node.kind == .number ? Double(document.text.string(range)) : nil }

  /// Where a character of a string is written, with its escape; behind the last one, an empty range there. Characters are Unicode
  /// scalars, and count from 0.
  package func range(ofCharacter index: Int) -> ByteRange {
    let bytes = document.text.slice(range)
    var offset = 0
    for _ in 0..<index where offset < bytes.count {
      offset += JSONDocument.characterLength(bytes, at: offset)
    }
    let length = offset < bytes.count ? JSONDocument.characterLength(bytes, at: offset) : 0
    return ByteRange(Int(range.start) + offset, Int(range.start) + offset + length)
  }

  /// The elements of an array; none for other values.
  package var elements: [JSONValue] {
    guard node.kind == .array else { return [] }
    var elements: [JSONValue] = []
    var child = index + 1
    while child < Int(node.end) {
      elements.append(JSONValue(document: document, index: child))
      child = Int(document.nodes[child].end)
    }
    return elements
  }

  /// The members of an object in document order; where several have one key, all of them. None for other values.
  package var members: [JSONMember] {
    var members: [JSONMember] = []
    forEachMember { members.append($0) }
    return members
  }

  /// Calls `visit` with each of them.
  package func forEachMember(_ visit: (JSONMember) -> Void) {
    guard node.kind == .object else { return }
    var child = index + 1
    while child < Int(node.end) {
      visit(JSONMember(document: document, index: child))
      child = Int(document.nodes[child].end)
    }
  }

  /// The member with `key`; nil for other values. Where several have the key it is the last, as every reader of JSON
  /// takes it.
  package func member(_ key: String) -> JSONMember? {
    guard node.kind == .object else { return nil }
    var found: Int?
    var child = index + 1
    while child < Int(node.end) {
      if document.key(at: child, is: key) { found = child }
      child = Int(document.nodes[child].end)
    }
    return found.map { JSONMember(document: document, index: $0) }
  }

  /// The value of the member with `key`.
  package subscript(key: String) -> JSONValue? { member(key)?.value }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  let document: JSONDocument
  let index: Int

  /// The name with its escapes replaced.
  package var key: String { document.decoded(index) }
  /// What is between the quotes of the name.
  package var keyRange: ByteRange { document.nodes[index].range }
  package var value: JSONValue { JSONValue(document: document, index: index + 1) }
}

extension JSONDocument {
  fileprivate func key(at index: Int, is name: String) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return decoded(index) == name }
    return node.range.count == name.utf8.count && text.slice(node.range).elementsEqual(name.utf8)
  }

  /// How many bytes of a string write the character at an offset.
  fileprivate static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
      if bytes[offset + 1] != UInt8(ascii: "u") { return 2 }
      let isPair =
        codeUnit(bytes, at: offset + 2) & 0xFC00 == 0xD800 && offset + 11 < bytes.count
        && bytes[offset + 6] == UInt8(ascii: "\\") && bytes[offset + 7] == UInt8(ascii: "u")
        && codeUnit(bytes, at: offset + 8) & 0xFC00 == 0xDC00
      return min(isPair ? 12 : 6, bytes.count - offset)
    }
    var length = 1
    while offset + length < bytes.count, bytes[offset + length] & 0xC0 == 0x80 { length += 1 }
    return length
  }

  fileprivate func decoded(_ index: Int) -> String {
    let node = nodes[index]
    let bytes = text.slice(node.range)
    return node.hasEscapes ? decodedJSONString(bytes) : String(decoding: bytes, as: UTF8.self)
  }
}

/// Replaces the escapes of a string; its syntax was checked before. Half of a surrogate pair becomes U+FFFD.
private func decodedJSONString(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(bytes.count)
  var i = 0
  while i < bytes.count {
    let byte = bytes[i]
    i += 1
    guard byte == UInt8(ascii: "\\"), i < bytes.count else {
      decoded.append(byte)
      continue
    }
    let escape = bytes[i]
    i += 1
    switch escape {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      var unit = codeUnit(bytes, at: i)
      i += 4
      if unit & 0xFC00 == 0xD800, i + 5 < bytes.count, bytes[i] == UInt8(ascii: "\\"),
        bytes[i + 1] == UInt8(ascii: "u")
      {
        let low = codeUnit(bytes, at: i + 2)
        if low & 0xFC00 == 0xDC00 {
          unit = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
          i += 6
        }
      }
      decoded.append(contentsOf: UTF8.encode(Unicode.Scalar(unit) ?? "\u{FFFD}")!)
    default: decoded.append(escape)
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}

/// The four hexadecimal digits at `start`, which the reader has checked.
private func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
  var unit: UInt32 = 0
  for i in start..<min(start + 4, bytes.count) {
    unit = unit << 4 | UInt32(hexadecimalDigit(bytes[i]) ?? 0)
  }
  return unit
}

/// The value of a hexadecimal digit, or nil for another byte.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}

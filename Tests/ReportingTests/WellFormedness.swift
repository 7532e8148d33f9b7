/// The first byte at which `text` stops being JSON (RFC 8259), or nil when it is JSON.
func firstJSONError(in text: String) -> Int? {
  var scanner = JSONScanner(bytes: Array(text.utf8))
  return scanner.firstError()
}

private struct JSONScanner {
  let bytes: [UInt8]
  var offset = 0

  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func firstError() -> Int? {
    guard scanValue() else { return offset }
    skipWhiteSpace()
    return offset == bytes.count ? nil : offset
  }

  private mutating func scanValue() -> Bool {
    skipWhiteSpace()
    switch next {
    case UInt8(ascii: "{"): return scanList("}") { $0.scanString() && $0.take(":") && $0.scanValue() }
    case UInt8(ascii: "["): return scanList("]") { $0.scanValue() }
    case UInt8(ascii: "\""): return scanString()
    default:
      let start = offset
      while next >= 0x30 && next <= 0x39 { offset += 1 }
      if offset > start { return true }
      for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return true
      }
      return false
    }
  }

  private mutating func scanList(_ end: Unicode.Scalar, _ element: (inout JSONScanner) -> Bool) -> Bool {
    offset += 1
    if take(end) { return true }
    repeat {
      skipWhiteSpace()
      if !element(&self) { return false }
    } while take(",")
    return take(end)
  }

  private mutating func scanString() -> Bool {
    guard take("\"") else { return false }
    while next != UInt8(ascii: "\"") {
      if next < 0x20 { return false }
      if next == UInt8(ascii: "\\") {
        offset += 1
        if next == UInt8(ascii: "u") {
          guard
            bytes[offset...].dropFirst().prefix(4).allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
          else { return false }
          offset += 4
        } else if !"\"\\/bfnrt".utf8.contains(next) {
          return false
        }
      }
      offset += 1
    }
    return take("\"")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipWhiteSpace()
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while next == 0x20 || next == 0x0A { offset += 1 }
  }
}

/// Why `text` is not well-formed XML or HTML of the kind that the reporters write; nil when it is.
///
/// Checks that elements are balanced (but for `voidElements`), values quoted, `<` escaped, and characters allowed.
func firstMarkupError(in text: String, voidElements: Set<String> = []) -> String? {
  for scalar in text.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
    return "control character \(scalar.value)"
  }
  var open: [String] = []
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return "unclosed tag" }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.contains("<") || tag.filter({ $0 == "\"" }).count % 2 != 0 { return "bad tag <\(tag)>" }
    if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    if tag.hasPrefix("/") {
      if open.popLast().map({ "/" + $0 }) != String(tag) { return "unmatched end tag <\(tag)>" }
    } else if !tag.hasSuffix("/"), !voidElements.contains(name) {
      open.append(name)
      // Their content is not markup.
      if name == "style" || name == "script" { rest = rest.drop { $0 != "<" } }
    }
  }
  return open.isEmpty ? nil : "unclosed element \(open)"
}

import Diagnostics

/// Reads tables of strings: `"key" = "value";`.
extension ResourceIndex {
  /// The strings of a table by their keys; unknown where it has another form.
  func stringTable(_ text: SourceText, _ path: String) -> SourceValue {
    var reader = StringTableReader(bytes: text.bytes)
    var entries: [SourceValue.Entry] = []
    while !reader.isAtEnd {
      guard let key = reader.string(), reader.skip(UInt8(ascii: "=")), let value = reader.string(),
        reader.skip(UInt8(ascii: ";"))
      else { return .unknown }
      entries.append(
        .init(
          key: .text(key.text, Place(path: path, range: key.range)),
          value: .text(value.text, Place(path: path, range: value.range))))
    }
    return .dictionary(entries, isOpen: false)
  }
}

/// A walk over the bytes of a table of strings.
private struct StringTableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing but blanks and comments is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index >= bytes.count
    }
  }

  /// Goes behind a mark; false where another one is there.
  mutating func skip(_ mark: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == mark else { return false }
    index += 1
    return true
  }

  /// A string in quotes or a bare word, with the range of what is in it; nil for one with escapes.
  mutating func string() -> (text: String, range: ByteRange)? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    let isQuoted = bytes[index] == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted ? byte == UInt8(ascii: "\"") : !(byte.isASCIILetter || byte.isASCIIDigit || ".-_".utf8.contains(byte)) {
        break
      }
      if byte == UInt8(ascii: "\\") { return nil }
      index += 1
    }
    let end = index
    guard isQuoted ? index < bytes.count : end > start else { return nil }
    if isQuoted { index += 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), ByteRange(start, end))
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
          index += 1
        }
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else {
        return
      }
    }
  }
}

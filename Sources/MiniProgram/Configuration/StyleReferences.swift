import Diagnostics
import SystemC

/// The files that a style sheet names: the sheets that it imports, and what it loads by `url(...)` from the program.
package struct StyleReferences: Sendable {
  /// The targets of `@import`, as written.
  package private(set) var imports: [ConfiguredPath] = []
  /// The paths that are no addresses, without their queries, in order; of a font only the first. Left out are fonts that also have an
  /// address, by which they are loaded.
  package private(set) var localPaths: [ConfiguredPath] = []

  init(_ text: SourceText) {
    // Most sheets have neither.
    guard text.bytes.containsBytes(of: "url(") || text.bytes.containsBytes(of: "@import") else { return }
    read(text)
  }

  private mutating func read(_ text: SourceText) {
    let bytes = text.bytes
    /// What the `@font-face` around the place has.
    var font: (first: ConfiguredPath?, hasAddress: Bool)?
    /// Where the `@import` around the place begins.
    var importStart: Int?
    var isFont = false
    var i = text.byteOrderMarkLength
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "@"):
        let keyword = identifier(bytes, i + 1, bytes.count)
        if bytes[keyword].elementsEqual("import".utf8) { importStart = i }
        isFont = bytes[keyword].elementsEqual("font-face".utf8)
        i = max(i + 1, keyword.upperBound)
      case UInt8(ascii: "{"):
        if isFont { font = (nil, false) }
        isFont = false
        i += 1
      case UInt8(ascii: "}"):
        if let path = font?.first, font?.hasAddress == false { localPaths.append(path) }
        font = nil
        read(import: &importStart, to: i, text)
        i += 1
      case UInt8(ascii: ";"):
        read(import: &importStart, to: i, text)
        i += 1
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        guard let (value, end) = StyleReferences.address(in: bytes, at: i) else {
          i = max(i + 1, identifier(bytes, i, bytes.count).upperBound)
          continue
        }
        i = end
        if importStart != nil { continue }
        guard StyleReferences.kind(of: bytes.slice(value)) == .path else {
          font?.hasAddress = true
          continue
        }
        let range = StyleReferences.withoutQuery(value, bytes)
        let path = ConfiguredPath(path: text.string(range), range: range)
        if font == nil { localPaths.append(path) } else if font?.first == nil { font?.first = path }
      default:
        let name = identifier(bytes, i, bytes.count)
        i = name.isEmpty ? next(bytes, i) : name.upperBound
      }
    }
    read(import: &importStart, to: bytes.count, text)
  }

  /// Reads the `@import` that ends at `end`, if there is one.
  private mutating func read(import start: inout Int?, to end: Int, _ text: SourceText) {
    guard let begin = start else { return }
    start = nil
    if let target = importTarget(text.bytes, begin, end) {
      imports.append(ConfiguredPath(path: text.string(target), range: target))
    }
  }

  /// What is between the parentheses or the quotes of `url(...)`, and the index after these; nil where there is no such thing at `i`.
  private static func address(
    in bytes: UnsafeBufferPointer<UInt8>, at i: Int
  ) -> (value: ByteRange, end: Int)? {
    guard i + 4 < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "u"), bytes[i + 1] | 0x20 == UInt8(ascii: "r"),
      bytes[i + 2] | 0x20 == UInt8(ascii: "l"), bytes[i + 3] == UInt8(ascii: "(")
    else { return nil }
    var start = i + 4
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    guard start < bytes.count else { return nil }
    let isQuoted = bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'")
    let end = isQuoted ? bytes[start] : UInt8(ascii: ")")
    if isQuoted { start += 1 }
    // Addresses with data are long. After one that does not end nothing is read.
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(end), bytes.count - start)
    else { return (ByteRange(bytes.count, bytes.count), bytes.count) }
    let range = ByteRange(start, UnsafeRawPointer(found) - UnsafeRawPointer(base))
    return (isQuoted ? range : bytes.trimmed(range), Int(range.end) + 1)
  }

  private enum Kind { case path, address, unknown }

  /// Whether a value names a file of the program.
  private static func kind(of value: UnsafeBufferPointer<UInt8>) -> Kind {
    guard let first = value.first else { return .unknown }
    switch first {
    // An alias or a variable of a build, a part of the sheet, a value that something fills.
    case UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "{"),
      UInt8(ascii: "\\"), UInt8(ascii: "<"):
      return .unknown
    case UInt8(ascii: "/") where value.count > 1 && value[1] == UInt8(ascii: "/"): return .address
    default: break
    }
    // A scheme: letters and digits before a colon.
    for byte in value.prefix(32) {
      if byte == UInt8(ascii: ":") { return .address }
      if !isNameByte(byte), byte != UInt8(ascii: "+"), byte != UInt8(ascii: ".") { break }
    }
    let isPlain = value.allSatisfy { byte in
      byte > 0x20 && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "(") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "<")
    }
    return isPlain ? .path : .unknown
  }

  private static func withoutQuery(_ value: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) -> ByteRange {
    let path = bytes.slice(value).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.isEmpty ? value : ByteRange(Int(value.start), Int(value.start) + path.count)
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF: true
  default: false
  }
}

/// What the scanner must stop at, as a bit per place in the markup, in a table with an entry per byte.
struct ByteClass {
  static let contentStop: UInt8 = 1
  static let nameStop: UInt8 = 2
  static let space: UInt8 = 4
  static let valueStop: UInt8 = 8
  static let mustacheStop: UInt8 = 16
  /// What an XML name cannot contain, or what libxml2 would read as a namespace prefix.
  static let respelledInName: UInt8 = 32
  /// C0 controls other than tab, line feed and carriage return.
  static let control: UInt8 = 64

  /// 256 entries, which the caller frees. Each thread has a table of its own: for a global one, every byte would cost a
  /// check that it is made.
  static func makeTable() -> UnsafePointer<UInt8> {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    func mark(_ characters: String, _ bits: UInt8) {
      for byte in characters.utf8 { table[Int(byte)] |= bits }
    }
    mark("<{", contentStop)
    mark("=>/\"'<", nameStop)
    mark(" \t\n\r", nameStop | space)
    mark("\"'{<", valueStop)
    mark("{}\"'`<", mustacheStop)
    for byte in 0..<32 where ![9, 10, 13].contains(byte) {
      table[byte] |= contentStop | nameStop | valueStop | control
    }
    table[0] |= mustacheStop
    for byte in 0..<256 where !isPlainInName(UInt8(byte)) { table[byte] |= respelledInName }
    return UnsafePointer(table)
  }
}

/// Whether the reader takes the byte for a part of the name that it follows in a start tag.
package func isTagNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
    UInt8(ascii: "'"), UInt8(ascii: "<"):
    false
  default: true
  }
}

/// Whether XML allows the byte in a name, and libxml2 reads it only as a part of the name.
func isPlainInName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
    true
  default: false
  }
}

/// Whether `byte` after `<` or `</` makes it a tag: otherwise the `<` is text.
@inline(__always) package func startsTagName(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
}

/// Whether an attribute name that begins with `byte` is meant as one: `@tap` is, `,` is not.
@inline(__always) package func startsAttributeName(_ byte: UInt8) -> Bool {
  startsTagName(byte) || byte == UInt8(ascii: "@")
}

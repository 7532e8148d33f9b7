import Diagnostics

/// Which names can be written in markup.
enum NameCheck {
  /// Whether XML allows the name between `start` and `end`.
  ///
  /// A `:` or `@` at the start of an attribute is allowed: `:key` and `@tap` are the spelling of other platforms, and a
  /// rule of its own reports them. Bytes that are not UTF-8 are allowed in a name. Invisible characters are not, though XML
  /// allows some: nobody means them, and no other name is equal to one with them.
  static func isName(_ source: UnsafePointer<UInt8>, _ start: Int, _ end: Int, isAttribute: Bool) -> Bool {
    var offset = start
    if isAttribute, end - start > 1, source[start] == UInt8(ascii: "@") || source[start] == UInt8(ascii: ":")
    {
      offset += 1
    }
    var isFirst = true
    while offset < end {
      let (scalar, length) = decodeScalar(in: UnsafeBufferPointer(start: source, count: end), at: offset)
      if let scalar {
        guard isNameStart(scalar.value) || !isFirst && isNameRest(scalar.value), !isInvisible(scalar) else {
          return false
        }
      }
      isFirst = false
      offset += length
    }
    return !isFirst
  }

  /// The bytes of a name without its invisible characters.
  static func visibleBytes(of name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.count)
    var offset = 0
    while offset < name.count {
      let (scalar, length) = decodeScalar(in: name, at: offset)
      if !(scalar.map(isInvisible) ?? false) { bytes += name[offset..<offset + length] }
      offset += length
    }
    return bytes
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.isInvisible
  }

  /// NameStartChar of XML 1.0, fifth edition.
  private static func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// What NameChar of XML 1.0 adds to NameStartChar.
  private static func isNameRest(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is shown for the character: zero width spaces and joiners, direction marks, variation selectors, tags.
  ///
  /// Source: Default_Ignorable_Code_Point of Unicode.
  package var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }
}

/// Whether a name can be written in markup.
package func isMarkupName(_ name: String, isAttribute: Bool) -> Bool {
  let bytes = Array(name.utf8)
  return bytes.allSatisfy(isTagNameByte)
    && bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { NameCheck.isName($0, 0, bytes.count, isAttribute: isAttribute) } ?? false
    }
}

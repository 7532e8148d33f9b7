/// Which names can be written in markup.
enum NameCheck {
  /// Whether XML allows the name between `start` and `end`.
  ///
  /// A leading `:` or `@` of an attribute is let pass: `:key` and `@tap` are the spelling of other platforms, and
  /// a rule of its own tells them. Bytes that are not UTF-8 are not held against a name.
  static func isName(_ source: UnsafePointer<UInt8>, _ start: Int, _ end: Int, isAttribute: Bool) -> Bool {
    var offset = start
    if isAttribute, end - start > 1, source[start] == UInt8(ascii: "@") || source[start] == UInt8(ascii: ":")
    {
      offset += 1
    }
    var isFirst = true
    while offset < end {
      let (scalar, length) = decodeScalar(source, offset, end)
      if let scalar {
        guard isFirst ? isNameStart(scalar) : isNameStart(scalar) || isNameRest(scalar) else { return false }
      }
      isFirst = false
      offset += length
    }
    return !isFirst
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

/// The Unicode scalar at `offset` and its length in bytes; nil with length 1 where the bytes are not UTF-8.
func decodeScalar(_ source: UnsafePointer<UInt8>, _ offset: Int, _ end: Int) -> (scalar: UInt32?, length: Int)
{
  let first = source[offset]
  let length: Int
  var scalar: UInt32
  switch first {
  case 0..<0x80: return (UInt32(first), 1)
  case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
  case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
  case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
  default: return (nil, 1)
  }
  guard offset + length <= end else { return (nil, 1) }
  for next in 1..<length {
    let byte = source[offset + next]
    guard byte & 0xC0 == 0x80 else { return (nil, 1) }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  let isOverlong = length == 3 && scalar < 0x800 || length == 4 && scalar < 0x10000
  if isOverlong || scalar > 0x10FFFF || (0xD800...0xDFFF).contains(scalar) { return (nil, 1) }
  return (scalar, length)
}

/// Masks bytes that are not UTF-8, and the two scalars that XML forbids, in `copy`; returns the offset of the first
/// bad byte.
func maskInvalidUTF8(_ source: UnsafePointer<UInt8>, _ count: Int, _ copy: UnsafeMutablePointer<UInt8>)
  -> Int?
{
  var firstBad: Int?
  var offset = 0
  while offset < count {
    // Eight ASCII bytes at a time; the source is padded.
    let word = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
    if word & 0x8080_8080_8080_8080 == 0 {
      offset &+= 8
      continue
    }
    if source[offset] < 0x80 {
      offset &+= 1
      continue
    }
    let (scalar, length) = decodeScalar(source, offset, count)
    if scalar == nil {
      if firstBad == nil { firstBad = offset }
      copy[offset] = UInt8(ascii: "?")
    } else if scalar == 0xFFFE || scalar == 0xFFFF {
      for index in 0..<3 { copy[offset + index] = UInt8(ascii: "?") }
    }
    offset &+= length
  }
  return firstBad
}

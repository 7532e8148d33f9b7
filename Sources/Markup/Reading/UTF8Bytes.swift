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

/// What is true of a whole text.
struct TextSurvey {
  /// The offset of the first byte that is not UTF-8.
  var firstInvalidUTF8: Int?
  /// Whether it contains a C0 control other than tab, line feed and carriage return.
  var hasControls: Bool

  /// One pass over the `count` bytes, eight at a time where they are ASCII. Up to 7 bytes after the end are loaded; the source is
  /// padded.
  init(_ source: UnsafePointer<UInt8>, _ count: Int) {
    var firstInvalid: Int?
    var controls: UInt64 = 0
    var offset = 0
    while offset < count {
      // Most of most texts.
      while offset &+ 16 <= count {
        let first = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
        let second = UnsafeRawPointer(source + offset).loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        if (first | second) & highBits != 0 { break }
        controls |= controlBytes(in: first) | controlBytes(in: second)
        offset &+= 16
      }
      if offset >= count { break }
      var word = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
      if offset &+ 8 > count {
        word |= 0x2020_2020_2020_2020 << UInt64(truncatingIfNeeded: 8 &* (count &- offset))
      }
      controls |= controlBytes(in: word)
      let beyond = word & highBits
      if beyond == 0 {
        offset &+= 8
        continue
      }
      offset &+= beyond.trailingZeroBitCount / 8
      // Chinese, nearly always: three bytes, of which the first one rules out what is overlong or a surrogate.
      while source[offset] >= 0xE1, source[offset] <= 0xEC, source[offset + 1] & 0xC0 == 0x80,
        source[offset + 2] & 0xC0 == 0x80, offset &+ 3 <= count
      { offset &+= 3 }
      if offset >= count || source[offset] < 0x80 { continue }
      let (scalar, length) = decodeScalar(source, offset, count)
      if scalar == nil, firstInvalid == nil { firstInvalid = offset }
      offset &+= length
    }
    firstInvalidUTF8 = firstInvalid
    hasControls = controls != 0
  }
}

/// The high bit of each byte that is a C0 control other than tab, line feed and carriage return.
@inline(__always) private func controlBytes(in word: UInt64) -> UInt64 {
  let low = ~((word | highBits) &- 0x2020_2020_2020_2020) & ~word & highBits
  if low == 0 { return 0 }
  let others = low & ~bytes(equal: 0x0A, in: word)
  return others == 0 ? 0 : others & ~(bytes(equal: 0x09, in: word) | bytes(equal: 0x0D, in: word))
}

@inline(__always) private var highBits: UInt64 { 0x8080_8080_8080_8080 }

/// The high bit of each byte that is `byte`, which is below 0x80.
@inline(__always) private func bytes(equal byte: UInt64, in word: UInt64) -> UInt64 {
  let difference = word ^ (byte &* 0x0101_0101_0101_0101)
  return ~(((difference & ~highBits) &+ ~highBits) | difference) & highBits
}

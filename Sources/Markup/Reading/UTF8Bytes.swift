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

/// The offset of the first byte that is not UTF-8.
func firstInvalidUTF8(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int? {
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
    if scalar == nil { return offset }
    offset &+= length
  }
  return nil
}

/// Copies `count` bytes, with `_` for each byte beyond ASCII, and returns whether there was none.
///
/// libxml2 reads ASCII several times faster than other text, and nothing is taken from it that depends on the bytes:
/// texts, values and names are always sliced from the source. Up to 7 bytes behind both ends are touched; `source` is
/// padded.
func copyPlain(_ source: UnsafePointer<UInt8>, _ count: Int, to copy: UnsafeMutablePointer<UInt8>) -> Bool {
  var seen: UInt64 = 0
  var offset = 0
  while offset < count {
    let word = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
    let high = word & 0x8080_8080_8080_8080
    // 0xFF in each byte beyond ASCII.
    let beyond = (high >> 7) &* 0xFF
    let plain = (word & ~beyond) | (beyond & 0x5F5F_5F5F_5F5F_5F5F)
    UnsafeMutableRawPointer(copy + offset).storeBytes(of: plain, as: UInt64.self)
    seen |= high
    offset &+= 8
  }
  return seen == 0
}

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

/// Copies `count` bytes, with `_` for each byte beyond ASCII and a blank for tabs and line ends, and returns whether all
/// were ASCII.
///
/// libxml2 reads plain bytes several times faster than others, and nothing is taken from it that depends on them: texts,
/// values and names are always sliced from the source. Up to 15 bytes behind both ends are touched; `source` is padded.
func copyPlain(_ source: UnsafePointer<UInt8>, _ count: Int, to copy: UnsafeMutablePointer<UInt8>) -> Bool {
  typealias Block = SIMD16<UInt8>
  var seen = Block(repeating: 0)
  var offset = 0
  while offset < count {
    var block = UnsafeRawPointer(source + offset).loadUnaligned(as: Block.self)
    seen |= block
    block.replace(with: 0x20, where: (block .== 0x0A) .| (block .== 0x0D) .| (block .== 0x09))
    block.replace(with: UInt8(ascii: "_"), where: block .>= 0x80)
    UnsafeMutableRawPointer(copy + offset).storeBytes(of: block, as: Block.self)
    offset &+= 16
  }
  return seen.max() < 0x80
}

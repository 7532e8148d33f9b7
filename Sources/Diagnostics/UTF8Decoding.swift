/// The scalar that begins at `offset`, which is below the number of bytes, and its length in bytes.
///
/// Bytes that are not UTF-8 give nil and the length of the maximal part of a scalar, for which browsers and Node.js show one
/// U+FFFD (the Unicode Standard, chapter 3.9).
package func decodeScalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (
  scalar: Unicode.Scalar?, length: Int
) {
  let first = bytes[offset]
  if first < 0x80 { return (Unicode.Scalar(first), 1) }
  let length: Int
  var allowed: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if first == 0xE0 { allowed = 0xA0...0xBF }
    if first == 0xED { allowed = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if first == 0xF0 { allowed = 0x90...0xBF }
    if first == 0xF4 { allowed = 0x80...0x8F }
  default: return (nil, 1)
  }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for index in 1..<length {
    guard offset + index < bytes.count, allowed.contains(bytes[offset + index]) else { return (nil, index) }
    value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    allowed = 0x80...0xBF
  }
  return (Unicode.Scalar(value), length)
}

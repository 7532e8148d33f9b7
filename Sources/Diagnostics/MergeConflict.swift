/// The lines by which git marks a conflict that it could not merge: `<<<<<<< ours`, `|||||||`, `=======`, `>>>>>>> theirs`.
///
/// A marker is seven equal bytes at the start of a line, and then a blank or the line's end. The middle ones count only
/// between an opening and a closing one, because `=======` underlines headings, too.
///
/// Returns byte ranges of whole lines without their ends, in order.
package func mergeConflictMarkers(in bytes: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
  var markers: [ByteRange] = []
  /// The markers in the middle of a conflict that has not ended yet; nil outside of one.
  var middle: [ByteRange]?
  var start = 0
  while start < bytes.count {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if let byte = mergeMarker(at: start, in: bytes) {
      let line = ByteRange(start, end)
      switch byte {
      case UInt8(ascii: "<"):
        markers.append(line)
        middle = []
      case UInt8(ascii: ">"):
        markers += (middle ?? []) + [line]
        middle = nil
      default: middle?.append(line)
      }
    }
    start = end + 1
  }
  return markers
}

/// The byte that a marker which begins at `start`, the start of a line, repeats.
package func mergeMarker(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
  guard start + 7 <= bytes.count else { return nil }
  let byte = bytes[start]
  switch byte {
  case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
  default: return nil
  }
  guard bytes[start..<start + 7].allSatisfy({ $0 == byte }) else { return nil }
  if start + 7 == bytes.count { return byte }
  switch bytes[start + 7] {
  case 0x20, 0x09, 0x0A, 0x0D: return byte
  default: return nil
  }
}

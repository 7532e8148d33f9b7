import Diagnostics

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
    var hasControls = false
    var offset = 0
    while offset < count {
      // Most of most texts.
      while offset &+ 16 <= count {
        let (first, second) = (ByteWord(at: source + offset), ByteWord(at: source + offset + 8))
        if !(first.above(0x7F) | second.above(0x7F)).isEmpty { break }
        if !(controls(in: first) | controls(in: second)).isEmpty { hasControls = true }
        offset &+= 16
      }
      if offset >= count { break }
      var word = ByteWord(at: source + offset)
      // The zeros after the end do not belong to the text.
      if offset &+ 8 > count { word = word.blanked(from: count &- offset) }
      if !controls(in: word).isEmpty { hasControls = true }
      let beyond = word.above(0x7F)
      offset &+= beyond.first
      if beyond.isEmpty { continue }
      // Chinese, nearly always: three bytes. The first one rules out what is overlong or a surrogate.
      while source[offset] >= 0xE1, source[offset] <= 0xEC, source[offset + 1] & 0xC0 == 0x80,
        source[offset + 2] & 0xC0 == 0x80, offset &+ 3 <= count
      { offset &+= 3 }
      if offset >= count || source[offset] < 0x80 { continue }
      let (scalar, length) = decodeScalar(in: UnsafeBufferPointer(start: source, count: count), at: offset)
      if scalar == nil, firstInvalid == nil { firstInvalid = offset }
      offset &+= length
    }
    firstInvalidUTF8 = firstInvalid
    self.hasControls = hasControls
  }
}

/// The C0 controls other than tab, line feed and carriage return.
@inline(__always) private func controls(in word: ByteWord) -> ByteMask {
  let low = ~word.above(0x1F)
  if low.isEmpty { return low }
  let others = low & ~word.equal(to: 0x0A)
  return others.isEmpty ? others : others & ~(word.equal(to: 0x09) | word.equal(to: 0x0D))
}

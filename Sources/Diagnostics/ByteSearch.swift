import SystemC

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `word` are somewhere in the bytes, one after the other.
  package func containsBytes(of word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    var start = 0
    while start + word.count <= count {
      let room = count - word.count + 1 - start
      guard let found = memchr(baseAddress! + start, Int32(first), room) else { return false }
      if memcmp(found, word.baseAddress!, word.count) == 0 { return true }
      start = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress!) + 1
    }
    return false
  }

  package func containsBytes(of word: StaticString) -> Bool {
    containsBytes(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

extension String {
  /// Whether `word` is somewhere in the text, byte by byte: `contains` compares characters, and takes some fifty
  /// times as long.
  package func containsBytes(of word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.containsBytes(of: word) }
  }
}

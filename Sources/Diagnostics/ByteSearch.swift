extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `word` are somewhere in the bytes, one after the other.
  package func containsBytes(of word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = word.first else { return true }
    var start = 0
    while start + word.count <= count {
      if self[start] == first, self[start..<start + word.count].elementsEqual(word) { return true }
      start += 1
    }
    return false
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

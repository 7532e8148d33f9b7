extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `word` stand somewhere in the bytes, one behind the other.
  package func holds(_ word: StaticString) -> Bool {
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
  /// Whether `word` stands somewhere in the text, byte by byte: `contains` compares characters, and takes some fifty
  /// times as long.
  package func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.holds(word) }
  }
}

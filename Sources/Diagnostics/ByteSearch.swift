import SystemC

extension UnsafeBufferPointer<UInt8> {
  /// Where the bytes of `word` are, one after the other, from an index on; nil when they are not.
  package func firstIndex(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = word.first else { return start <= count ? start : nil }
    var start = start
    while start + word.count <= count {
      let room = count - word.count + 1 - start
      guard let found = memchr(baseAddress! + start, Int32(first), room) else { return nil }
      start = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress!)
      if memcmp(found, word.baseAddress!, word.count) == 0 { return start }
      start += 1
    }
    return nil
  }

  /// The same where no name goes on before or after them.
  package func firstIndex(ofWord word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var start = start
    while let found = firstIndex(of: word, from: start) {
      let end = found + word.count
      if found == 0 || !isWordByte(self[found - 1]), end == count || !isWordByte(self[end]) { return found }
      start = found + 1
    }
    return nil
  }

  package func firstIndex(of word: StaticString, from start: Int) -> Int? {
    firstIndex(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), from: start)
  }

  /// Whether the bytes begin with those of `word`: at once, where `starts(with:)` compares one after the other.
  package func begin(with word: StaticString) -> Bool {
    count >= word.utf8CodeUnitCount && memcmp(baseAddress!, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Whether the bytes are those of `word`.
  package func are(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && memcmp(baseAddress!, word.utf8Start, count) == 0
  }

  /// Whether the bytes are those of `other`: at once, where that of all sequences compares one after the other.
  package func elementsEqual(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// How many of the bytes are `byte`. Twenty bytes take a nanosecond: the compiler makes a loop over sixteen of them at once of
  /// sums that are bytes themselves.
  package func count(of byte: UInt8) -> Int {
    guard let start = baseAddress else { return 0 }
    var (total, offset) = (0, 0)
    while offset < count {
      let end = Swift.min(offset &+ Int(UInt8.max), count)
      var sum: UInt8 = 0
      while offset < end {
        sum &+= start[offset] == byte ? 1 : 0
        offset &+= 1
      }
      total &+= Int(sum)
    }
    return total
  }

  /// Whether the bytes of `word` are somewhere in the bytes, one after the other.
  package func containsBytes(of word: UnsafeBufferPointer<UInt8>) -> Bool {
    firstIndex(of: word, from: 0) != nil
  }

  package func containsBytes(of word: StaticString) -> Bool {
    containsBytes(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Whether the bytes of `word` are somewhere in the bytes, one after the other.
  package func contains(word: String) -> Bool {
    var word = word
    return word.withUTF8 { containsBytes(of: $0) }
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

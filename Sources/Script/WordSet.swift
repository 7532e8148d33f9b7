/// The words that a script spells, as hashes: eight bytes for each, whatever its length.
package struct WordSet: Sendable, Equatable {
  /// Sorted, without duplicates.
  package private(set) var hashes: [UInt64] = []

  package init() {}

  package init(_ hashes: some Sequence<UInt64>) {
    var sorted = hashes.sorted()
    var count = 0
    for hash in sorted where count == 0 || sorted[count - 1] != hash {
      sorted[count] = hash
      count += 1
    }
    // They are kept until the end, without spare capacity.
    self.hashes = count == sorted.count ? sorted : Array(sorted[..<count])
  }

  package func contains(_ word: String) -> Bool {
    !hashes.isEmpty && contains(hash: WordSet.hash(of: word))
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { contains(hash: WordSet.hash(word)) }

  package func contains(hash: UInt64) -> Bool {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }

  package static func hash(of word: String) -> UInt64 {
    var word = word
    return word.withUTF8(hash)
  }

  /// Multiplies in eight bytes at a time; two words of a program have the same hash once in 2^64 cases.
  package static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(word)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    while offset + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
    return hash
  }
}

import SystemC

/// Numbers byte strings from 0 in the order in which they come, the same bytes always with the same number.
package struct ByteStringTable: Sendable {
  /// Empty until the first string comes: most tables of a page stay without one.
  private var slots: [UInt32] = []
  private var spans: [(start: Int, count: Int, hash: UInt32)] = []
  private var storage: [UInt8] = []
  /// A power of two.
  private var firstSize = 1024

  package init() {}

  /// For about that many strings. Filling 4 KB for each of a script's few names took 1 % of a lint.
  package init(expecting count: Int) {
    firstSize = 8
    while firstSize < count * 2, firstSize < 1024 { firstSize *= 2 }
  }

  /// How many different strings there are; numbers are smaller than it.
  package var count: Int { spans.count }

  /// The string of a number as text; bytes that are not UTF-8 become U+FFFD.
  package func text(_ number: UInt32) -> String {
    let span = spans[Int(number)]
    return String(decoding: storage[span.start..<span.start + span.count], as: UTF8.self)
  }

  /// The number of a string; nil when it was never added.
  package func find(_ string: UnsafeBufferPointer<UInt8>) -> UInt32? {
    if slots.isEmpty { return nil }
    let number = slots[slot(of: string, ByteStringTable.hash(string))]
    return number == .max ? nil : number
  }

  /// The number of a string, which is added if it is new.
  package mutating func add(_ string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if slots.isEmpty {
      slots = [UInt32](repeating: .max, count: firstSize)
      spans.reserveCapacity(min(firstSize / 2, 32))
      storage.reserveCapacity(min(firstSize * 8, 512))
    }
    let hash = ByteStringTable.hash(string)
    let slot = slot(of: string, hash)
    if slots[slot] != .max { return slots[slot] }
    let number = UInt32(spans.count)
    slots[slot] = number
    spans.append((storage.count, string.count, hash))
    storage.append(contentsOf: string)
    if spans.count * 2 > slots.count { grow() }
    return number
  }

  /// Where the string is, or would be.
  @inline(__always) private func slot(of string: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var index = Int(hash) & (slots.count - 1)
    while slots[index] != .max {
      let span = spans[Int(slots[index])]
      if span.hash == hash, span.count == string.count, isEqual(span.start, string) { break }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private func isEqual(_ start: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    storage.withUnsafeBufferPointer { known in
      string.isEmpty || memcmp(known.baseAddress! + start, string.baseAddress!, string.count) == 0
    }
  }

  private mutating func grow() {
    let size = slots.count * 2
    slots = [UInt32](repeating: .max, count: size)
    for (number, span) in spans.enumerated() {
      var index = Int(span.hash) & (size - 1)
      while slots[index] != .max { index = (index + 1) & (size - 1) }
      slots[index] = UInt32(number)
    }
  }

  /// Multiplies in eight bytes at a time; the last load overlaps the one before it. The last bytes are the highest of
  /// their word, and names often differ there alone: the second half of a last product depends on all of them.
  private static func hash(_ string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let bytes = UnsafeRawBufferPointer(string)
    let count = bytes.count
    var hash = UInt64(truncatingIfNeeded: count)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* factor
      hash ^= hash >> 32
    }
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      add(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      add(UInt64(first) << 32 | UInt64(last))
    } else {
      for byte in bytes { add(UInt64(byte)) }
    }
    return UInt32(truncatingIfNeeded: (hash &* factor) >> 32)
  }
}

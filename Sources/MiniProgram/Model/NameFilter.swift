/// Whether a word may be one of some names, by its first byte and its length: nearly no other word passes.
package struct NameFilter {
  /// For the last five bits of a first byte the lengths, as bits, modulo 32.
  private var lengths = [UInt32](repeating: 0, count: 32)
  package private(set) var isEmpty = true

  package init() {}

  package mutating func insert(first: UInt8, length: Int) {
    lengths[Int(first & 31)] |= 1 << UInt32(length & 31)
    isEmpty = false
  }

  package func mayContain(first: UInt8, length: Int) -> Bool {
    lengths[Int(first & 31)] >> UInt32(length & 31) & 1 != 0
  }
}

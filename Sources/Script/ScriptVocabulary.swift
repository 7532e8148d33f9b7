/// The words that the scanner knows in the scripts of one platform. They are found by their first 16 bytes: no word has
/// more.
package struct ScriptVocabulary: Sendable {
  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var word = ScriptWord.none
  }

  private static let slotBits: UInt64 = 9
  private let entries: [Entry]
  /// For the last five bits of a first byte the lengths of the words that begin so, as bits: most identifiers are none of them.
  private let lengths: [UInt32]

  /// - Parameters:
  ///   - platform: the object with the functions of the container.
  ///   - otherPlatforms: objects that have the same functions.
  ///   - foreignPlatforms: the objects that have the functions elsewhere.
  ///   - dataSetters: the methods that change the data of a page.
  package init(
    platform: String, otherPlatforms: [String] = [], foreignPlatforms: [String] = [], dataSetters: [String]
  ) {
    let words =
      ScriptWord.spellings + ([platform] + otherPlatforms).map { ($0, ScriptWord.platform) }
      + foreignPlatforms.map { ($0, ScriptWord.foreignPlatform) }
      + dataSetters.map { ($0, ScriptWord.dataSetter) }
    precondition(
      words.allSatisfy { (1...16).contains($0.0.utf8.count) }, "a word is found by its first 16 bytes")
    var lengths = [UInt32](repeating: 0, count: 32)
    for (spelling, _) in words {
      lengths[Int(spelling.utf8.first! & 31)] |= 1 << UInt32(spelling.utf8.count)
    }
    self.lengths = lengths
    var entries = [Entry](repeating: Entry(), count: 1 << Int(ScriptVocabulary.slotBits))
    for (spelling, word) in words {
      var entry = Entry(word: word)
      for (offset, byte) in spelling.utf8.enumerated() {
        if offset < 8 {
          entry.low |= UInt64(byte) << UInt64(8 * offset)
        } else {
          entry.high |= UInt64(byte) << UInt64(8 * (offset - 8))
        }
      }
      var slot = ScriptVocabulary.slot(entry.low, entry.high)
      while entries[slot].low != 0 { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = entry
    }
    self.entries = entries
  }

  @inline(__always)
  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> (64 - slotBits))
  }

  /// The word that the `length` bytes at `start` spell; 16 bytes from `start` on must be readable.
  @inline(__always)
  func word(at start: UnsafePointer<UInt8>, length: Int) -> ScriptWord {
    if length > 16 || lengths[Int(start.pointee & 31)] >> UInt32(truncatingIfNeeded: length) & 1 == 0 {
      return .none
    }
    let raw = UnsafeRawPointer(start)
    var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    var high: UInt64 = 0
    if length < 8 {
      low &= (1 << UInt64(8 * length)) &- 1
    } else if length > 8 {
      high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      if length < 16 { high &= (1 << UInt64(8 * (length - 8))) &- 1 }
    }
    var slot = ScriptVocabulary.slot(low, high)
    while true {
      let entry = entries[slot]
      if entry.low == low && entry.high == high { return entry.word }
      if entry.low == 0 { return .none }
      slot = (slot + 1) & (entries.count - 1)
    }
  }
}

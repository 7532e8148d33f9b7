/// Numbers from 0 by the hashes of names, as in a `WordSet`: the same hash always means the same name.
///
/// A dictionary would hash the hashes once more at each look-up, which took a twentieth of the reading of a script.
package struct HashIndex: Sendable {
  private struct Entry: Sendable, BitwiseCopyable {
    var hash: UInt64
    var number: Int
  }

  private var entries: [Entry] = []
  /// Bit n means hashes with n as their last bits: nearly all hashes of a few names that are new have another bit.
  private var filter: UInt64 = 0
  /// The places in `entries` plus one; 0 where there is not a name. Empty while there are few names, which are looked through.
  /// Those of all scripts are kept until the end, and half of the slots are empty: four bytes for each.
  private var slots: [UInt32] = []

  /// The most names that are looked through.
  private static let scanLimit = 16

  package init() {}

  /// How many names have a number.
  package var count: Int { entries.count }
  package var isEmpty: Bool { entries.isEmpty }

  /// The hashes of the names, in the order in which they came.
  var hashes: some Sequence<UInt64> { entries.lazy.map(\.hash) }

  /// Makes room for `count` names.
  package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    if count > HashIndex.scanLimit, count * 2 > slots.count { resize(for: count) }
  }

  package subscript(hash: UInt64) -> Int? {
    guard let place = place(of: hash) else { return nil }
    return entries[place].number
  }

  package mutating func set(_ number: Int, for hash: UInt64) {
    if let place = place(of: hash) {
      entries[place].number = number
      return
    }
    filter |= 1 << (hash & 63)
    entries.append(Entry(hash: hash, number: number))
    if entries.count * 2 <= slots.count {
      slots[slot(of: hash)] = UInt32(entries.count)
    } else if entries.count > HashIndex.scanLimit {
      resize(for: entries.count)
    }
  }

  /// The number of a token, by its place in place of a hash.
  subscript(token token: Int) -> Int? { self[UInt64(token)] }

  mutating func set(_ number: Int, forToken token: Int) { set(number, for: UInt64(token)) }

  private func place(of hash: UInt64) -> Int? {
    if filter >> (hash & 63) & 1 == 0 { return nil }
    if slots.isEmpty { return entries.firstIndex { $0.hash == hash } }
    let place = slots[slot(of: hash)]
    return place == 0 ? nil : Int(place) - 1
  }

  /// Where the hash is, or would be.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0, entries[Int(slots[slot]) - 1].hash != hash {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func resize(for count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (place, entry) in entries.enumerated() { slots[slot(of: entry.hash)] = UInt32(place) + 1 }
  }
}

/// Numbers from 0 by the hashes of names, as in a `WordSet`: the same hash always means the same name.
///
/// A dictionary would hash the hashes once more at each look-up, which took a twentieth of the reading of a script.
package struct HashIndex: Sendable {
  private struct Entry: Sendable, BitwiseCopyable {
    var hash: UInt64
    var number: Int
  }

  private var entries: [Entry] = []
  /// The places in `entries` plus one; 0 where there is not a name. Those of all scripts are kept until the end, and half of the
  /// slots are empty: four bytes for each.
  private var slots: [UInt32] = []

  package init() {}

  /// How many names have a number.
  package var count: Int { entries.count }

  /// Makes room for `count` names.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    if count * 2 > slots.count { resize(for: count) }
  }

  package subscript(hash: UInt64) -> Int? {
    if slots.isEmpty { return nil }
    let place = slots[slot(of: hash)]
    return place == 0 ? nil : entries[Int(place) - 1].number
  }

  package mutating func set(_ number: Int, for hash: UInt64) {
    if (entries.count + 1) * 2 > slots.count { resize(for: entries.count + 1) }
    let slot = slot(of: hash)
    if slots[slot] == 0 {
      entries.append(Entry(hash: hash, number: number))
      slots[slot] = UInt32(entries.count)
    } else {
      entries[Int(slots[slot]) - 1].number = number
    }
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
    var size = 8
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    entries.reserveCapacity(size / 2)
    for (place, entry) in entries.enumerated() { slots[slot(of: entry.hash)] = UInt32(place) + 1 }
  }
}

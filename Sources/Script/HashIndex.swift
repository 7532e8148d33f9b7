/// Numbers from 0 by the hashes of names, as in a `WordSet`: the same hash always means the same name.
///
/// A dictionary would hash the hashes once more at each look-up, which took a twentieth of the reading of a script.
struct HashIndex: Sendable {
  private struct Slot: Sendable, BitwiseCopyable {
    var hash: UInt64 = 0
    /// The number plus one; 0 where there is not a name.
    var next: UInt64 = 0
  }

  private var slots: [Slot] = []
  private var count = 0

  /// Makes room for `count` names.
  mutating func reserveCapacity(_ count: Int) {
    if count * 2 > slots.count { resize(for: count) }
  }

  subscript(hash: UInt64) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slots[index(of: hash)]
    return slot.next == 0 ? nil : Int(slot.next - 1)
  }

  mutating func set(_ number: Int, for hash: UInt64) {
    reserveCapacity(count + 1)
    let index = index(of: hash)
    if slots[index].next == 0 { count += 1 }
    slots[index] = Slot(hash: hash, next: UInt64(number) + 1)
  }

  /// Where the hash is, or would be.
  private func index(of hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].next != 0, slots[index].hash != hash { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private mutating func resize(for count: Int) {
    var size = 8
    while size < count * 2 { size *= 2 }
    let old = slots
    slots = Array(repeating: Slot(), count: size)
    for slot in old where slot.next != 0 { slots[index(of: slot.hash)] = slot }
  }
}

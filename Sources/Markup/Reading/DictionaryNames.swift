import CLibXML2

/// The ids of the names in libxml2's dictionary. Equal names have one address there, so the address is looked up
/// instead of the name's bytes.
struct DictionaryNames {
  private struct Slot: BitwiseCopyable {
    var address: UInt = 0
    var id = NameID.none
  }

  private var slots = [Slot](repeating: Slot(), count: 512)
  private var count = 0

  /// The id in `names` of the name at `entry`.
  @inline(__always)
  mutating func id(of entry: UnsafePointer<xmlChar>, in names: inout NameTable) -> NameID {
    let address = UInt(bitPattern: entry)
    var index = DictionaryNames.hash(address) & (slots.count &- 1)
    while slots[index].address != address {
      if slots[index].address == 0 { return add(entry, &names) }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return slots[index].id
  }

  @inline(never)
  private mutating func add(_ entry: UnsafePointer<xmlChar>, _ names: inout NameTable) -> NameID {
    let name = UnsafeBufferPointer(start: entry, count: Int(xmlStrlen(entry)))
    let slot = Slot(address: UInt(bitPattern: entry), id: names.intern(name))
    count += 1
    if count * 2 > slots.count {
      let old = slots
      slots = [Slot](repeating: Slot(), count: old.count * 2)
      for slot in old where slot.address != 0 { insert(slot) }
    }
    insert(slot)
    return slot.id
  }

  private mutating func insert(_ slot: Slot) {
    var index = DictionaryNames.hash(slot.address) & (slots.count - 1)
    while slots[index].address != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  /// Entries are side by side in the dictionary's memory, without gaps.
  @inline(__always) private static func hash(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// Texts that were met, each as one of 64 bits: what has a new bit is new. Of the few texts of a page's object or chain that is
/// nearly always all that need be known, and a dictionary of them costs a hundred times as much.
struct SeenTexts {
  private var bits: UInt64 = 0

  /// Notes a text; `false` when it was certainly not noted before.
  mutating func mayHaveSeen(_ text: some Sequence<UInt8>) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let bit: UInt64 = 1 << (hash >> 58)
    defer { bits |= bit }
    return bits & bit != 0
  }
}

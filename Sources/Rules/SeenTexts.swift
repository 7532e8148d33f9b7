import Diagnostics

/// Texts that were met, each as one of 64 bits: a text with a new bit is new. For the few texts of an object or chain that
/// nearly always decides, and a dictionary of them costs a hundred times as much.
struct SeenTexts {
  private var bits: UInt64 = 0

  /// Notes a text; `false` when it was certainly not noted before. It goes over the bytes itself: a generic function of another
  /// module is not specialised, which was a tenth of a lint of pages with conditions.
  mutating func mayHaveSeen(_ text: some Sequence<UInt8>) -> Bool {
    var hash = StableHash()
    for byte in text { hash.mix(UInt64(byte)) }
    let bit: UInt64 = 1 << (hash.value >> 58)
    defer { bits |= bit }
    return bits & bit != 0
  }
}

/// A hash that is the same in every run and on every machine: FNV-1a with 64 bits.
public struct StableHash: Hashable, Sendable {
  /// The hash of all that was added.
  public var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    self.init()
    add(bytes)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(UInt64(byte)) }
  }

  /// Adds one number; numbers greater than any byte are marks between texts.
  @inlinable @inline(__always)
  public mutating func mix(_ value: UInt64) { self.value = (self.value ^ value) &* 0x100_0000_01b3 }

  package var digits: String { StableHash.digits(of: value) }

  /// 16 hexadecimal digits.
  package static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

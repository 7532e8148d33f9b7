/// Eight bytes of a text at once. A loop that looks for a few bytes asks one question for eight of them, and the
/// processor need not guess where the loop ends.
public struct ByteWord: Sendable {
  /// The first byte is the lowest one.
  @usableFromInline let bits: UInt64

  /// The 8 bytes from `start` on, which must be readable.
  @inlinable @inline(__always)
  public init(at start: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Marks those that are `byte`.
  @inlinable @inline(__always)
  public func equal(to byte: UInt8) -> ByteMask {
    let difference = bits ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ByteMask(bits: ~(((difference & ~ByteMask.all) &+ ~ByteMask.all) | difference) & ByteMask.all)
  }

  /// Marks those that are greater than `byte`, which is below 0x80.
  @inlinable @inline(__always)
  public func above(_ byte: UInt8) -> ByteMask {
    let rest = UInt64(0x7F &- byte) &* 0x0101_0101_0101_0101
    return ByteMask(bits: (((bits & ~ByteMask.all) &+ rest) | bits) & ByteMask.all)
  }

  /// The same bytes with `A` to `Z` as `a` to `z`; some other bytes change as well.
  @inlinable @inline(__always)
  public var inLowerCase: ByteWord { ByteWord(bits: bits | 0x2020_2020_2020_2020) }

  /// The same bytes with blanks from the byte `index` on, which is below 8.
  @inlinable @inline(__always)
  public func blanked(from index: Int) -> ByteWord {
    ByteWord(bits: bits | 0x2020_2020_2020_2020 << UInt64(truncatingIfNeeded: 8 &* index))
  }

  @usableFromInline @inline(__always) init(bits: UInt64) { self.bits = bits }
}

/// Some of the eight bytes of a word.
public struct ByteMask: Sendable {
  /// The high bit of each byte.
  @usableFromInline let bits: UInt64

  @usableFromInline static var all: UInt64 { @inline(__always) get { 0x8080_8080_8080_8080 } }

  @usableFromInline @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// Whether no byte is marked.
  @inlinable public var isEmpty: Bool { @inline(__always) get { bits == 0 } }

  /// The index of the first one, from 0; 8 when there is none.
  @inlinable public var first: Int { @inline(__always) get { bits.trailingZeroBitCount &>> 3 } }

  /// The bytes that either mask marks.
  @inlinable @inline(__always)
  public static func | (a: ByteMask, b: ByteMask) -> ByteMask { ByteMask(bits: a.bits | b.bits) }

  /// The bytes that both masks mark.
  @inlinable @inline(__always)
  public static func & (a: ByteMask, b: ByteMask) -> ByteMask { ByteMask(bits: a.bits & b.bits) }

  /// The mask of all other bytes.
  @inlinable @inline(__always)
  public static prefix func ~ (mask: ByteMask) -> ByteMask { ByteMask(bits: ~mask.bits & all) }
}

/// A half-open range of UTF-8 byte offsets in one file, counted from 0; `end` is exclusive.
///
/// Offsets are 32 bits wide: no file above 4 GiB is read. A range never traps on bad input: `count` of a
/// reversed range is 0.
public struct ByteRange: Hashable, Sendable, BitwiseCopyable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// The range between two offsets.
  @inlinable public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The range between two offsets, which are below 4 GiB.
  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The number of bytes.
  @inlinable public var count: Int { start < end ? Int(end &- start) : 0 }
  /// Whether it contains no byte; a reversed range contains none.
  @inlinable public var isEmpty: Bool { start >= end }

  /// Whether the byte at `offset` lies in the range.
  @inlinable public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }

  /// Whether `other` lies wholly inside this range; an empty range at either end does.
  @inlinable public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether a byte lies in both ranges.
  @inlinable public func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }
}

extension ByteRange: Comparable {
  /// Orders by start, then by end.
  @inlinable public static func < (a: ByteRange, b: ByteRange) -> Bool {
    a.start != b.start ? a.start < b.start : a.end < b.end
  }
}

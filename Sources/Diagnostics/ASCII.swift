// The kinds of bytes that all languages share.

extension UInt8 {
  /// Whether it is `a` to `z` or `A` to `Z`.
  @inlinable @inline(__always)
  public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether it is `A` to `Z`.
  @inlinable @inline(__always)
  public var isASCIIUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

  /// Whether it is `0` to `9`.
  @inlinable @inline(__always)
  public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// The same byte, with `A` to `Z` as `a` to `z`.
  @inlinable @inline(__always)
  public var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// Whether it is a line feed or a carriage return.
  @inlinable @inline(__always)
  public var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it is a space or a tab.
  @inlinable @inline(__always)
  public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// Whether `byte` may be part of an identifier: letters, digits, `_`, `$` and everything beyond ASCII.
@inlinable @inline(__always)
public func isWordByte(_ byte: UInt8) -> Bool {
  // A bit for each byte below 64 (digits and `$`), and for each above (letters and `_`).
  let bits: UInt64 = byte < 64 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
  return byte >= 0x80 || bits >> UInt64(byte & 63) & 1 != 0
}

/// Whether `byte` may be part of a path of names: `a.b`.
@inlinable @inline(__always)
public func isPathByte(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: ".") }

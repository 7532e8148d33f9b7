import Diagnostics

/// A word, a number, a color, or something else in a value of a style.
struct StyleToken {
  enum Kind {
    case word
    /// With what follows the digits: letters, or nothing.
    case number(unit: ByteRange)
    /// `#` and what follows it.
    case color
    /// A string, the name of a function, or a share in percent.
    case other
  }

  let kind: Kind
  let range: ByteRange
}

/// The tokens of a value in source order: also those in the parentheses of functions, but for `url`; not `!important`.
struct StyleTokens: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let end: Int

  init(of range: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = Int(range.start)
    end = Int(range.end)
  }

  mutating func next() -> StyleToken? {
    while offset < end {
      let (start, byte) = (offset, bytes[offset])
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        offset += 1
        skip { $0 != byte }
        offset = Swift.min(offset + 1, end)
        return token(.other, from: start)
      case UInt8(ascii: "#"):
        offset += 1
        skip(isOfWord)
        return token(.color, from: start)
      case UInt8(ascii: "!"):
        offset += 1
        skip { isOfWord($0) || $0 == UInt8(ascii: " ") }
      case _ where byte.isASCIIDigit || isPoint(offset): return number()
      // A sign, or a dash between words.
      case UInt8(ascii: "-")
      where offset + 1 == end || bytes[offset + 1].isASCIIDigit || isPoint(offset + 1)
        || !isOfWord(bytes[offset + 1]):
        offset += 1
      case _ where isOfWord(byte): return word()
      default: offset += 1
      }
    }
    return nil
  }

  /// Whether a point is there with which a number begins.
  private func isPoint(_ offset: Int) -> Bool {
    offset + 1 < end && bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1].isASCIIDigit
  }

  private mutating func number() -> StyleToken {
    let start = offset
    skip { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    if offset + 1 < end, bytes[offset] | 0x20 == UInt8(ascii: "e"), bytes[offset + 1].isASCIIDigit {
      offset += 1
      skip(\.isASCIIDigit)
    }
    let unit = offset
    if offset < end, bytes[offset] == UInt8(ascii: "%") {
      offset += 1
      return token(.other, from: start)
    }
    skip(isOfWord)
    return token(.number(unit: ByteRange(unit, offset)), from: start)
  }

  private mutating func word() -> StyleToken {
    let start = offset
    skip(isOfWord)
    guard offset < end, bytes[offset] == UInt8(ascii: "(") else { return token(.word, from: start) }
    if bytes[start..<offset].elementsEqual("url".utf8) { skipAddress() }
    return token(.other, from: start)
  }

  /// Passes over what is in the parentheses of `url`.
  private mutating func skipAddress() {
    offset += 1
    skip { $0 == UInt8(ascii: " ") }
    let quote = offset < end ? bytes[offset] : 0
    if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      offset += 1
      skip { $0 != quote }
    }
    skip { $0 != UInt8(ascii: ")") }
  }

  private func token(_ kind: StyleToken.Kind, from start: Int) -> StyleToken {
    StyleToken(kind: kind, range: ByteRange(start, offset))
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while offset < end, isSkipped(bytes[offset]) { offset += 1 }
  }
}

private func isOfWord(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    || byte >= 0x80
}

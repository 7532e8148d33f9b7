import Diagnostics

/// What a place of a style is in: a string, or parentheses.
public struct StyleNesting: Sendable {
  /// The quote that is open, and the number of parentheses.
  @usableFromInline var quote: UInt8 = 0
  @usableFromInline var depth = 0

  package init() {}

  package var isInside: Bool { quote != 0 || depth > 0 }

  /// Takes the next byte. Returns whether it is outside of both, and begins and ends neither.
  @inlinable
  public mutating func isOutside(_ byte: UInt8) -> Bool {
    if quote != 0 {
      if byte == quote { quote = 0 }
      return false
    }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth = max(depth - 1, 0)
    default: return depth == 0
    }
    return false
  }
}

/// Finds declarations in the parts of a style, one part after the other.
struct StyleReader {
  private enum Position {
    /// In the name of a property that begins there; nil where something unknown is in it.
    case name(start: Int?)
    /// In the value of a property; nil where its name is unknown.
    case value(of: ByteRange?)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let attribute: Int32
  private var position = Position.name(start: 0)
  private var isFirst = true
  private var followsUnknown = false
  /// Whether something unknown came before.
  private var isAfterUnknown = false
  private var nesting = StyleNesting()
  /// Whether something was met that a list of declarations does not have.
  private(set) var isQuestionable = false
  /// Whether there was nothing but blanks since the last declaration.
  private(set) var isAtDeclaration = true

  init(bytes: UnsafeBufferPointer<UInt8>, attribute: Int) {
    self.bytes = bytes
    self.attribute = Int32(attribute)
  }

  mutating func read(_ range: ByteRange, precedesUnknown: Bool, into parts: inout [StylePart]) {
    let (start, end) = (Int(range.start), Int(range.end))
    if isFirst {
      position = .name(start: start)
      isFirst = false
    } else if case .name(nil) = position, start < end, isMarkupSpace(bytes[start]) {
      position = .name(start: start)
    }
    var textStart = start
    if precedesUnknown, isAfterUnknown, bytes.trimmed(range).isEmpty { isQuestionable = true }
    // What a function or a string goes on with is not looked at.
    var isInside = nesting.isInside
    for offset in start..<max(start, end) {
      let byte = bytes[offset]
      // Nearly all bytes are of words. Signs of Chinese keyboards begin with 0xEF.
      if byte >= UInt8(ascii: "A"), byte != 0xEF { continue }
      guard nesting.isOutside(byte) else { continue }
      switch byte {
      case UInt8(ascii: ";"):
        noteMissingColon(before: offset)
        if !isInside { finish(textStart, offset, precedesUnknown: false, into: &parts) }
        isInside = false
        position = .name(start: offset + 1)
      case UInt8(ascii: ":"):
        guard case .name(let name) = position else {
          isQuestionable = true
          continue
        }
        position = .value(of: name.map { trimmed($0, offset) })
        textStart = offset + 1
        followsUnknown = false
      case UInt8(ascii: "#"):
        let next = offset + 1 < end ? bytes[offset + 1] : UInt8(ascii: ";")
        if next == UInt8(ascii: ";") || isMarkupSpace(next) { isQuestionable = true }
      case 0xEF: isQuestionable = true
      default: break
      }
    }
    if !precedesUnknown { noteMissingColon(before: end) }
    if !isInside { finish(textStart, max(start, end), precedesUnknown: precedesUnknown, into: &parts) }
    if case .name(let name?) = position {
      isAtDeclaration = trimmed(name, end).isEmpty
    } else {
      isAtDeclaration = false
    }
  }

  /// What comes next is not written out.
  mutating func passUnknown() {
    if case .name = position { position = .name(start: nil) }
    isFirst = false
    followsUnknown = true
    isAfterUnknown = true
  }

  /// Notes a declaration that ends without a colon.
  private mutating func noteMissingColon(before end: Int) {
    if case .name(let start?) = position, !trimmed(start, end).isEmpty { isQuestionable = true }
  }

  private func finish(
    _ start: Int, _ end: Int, precedesUnknown: Bool, into parts: inout [StylePart]
  ) {
    guard case .value(let property?) = position, start < end || !followsUnknown else { return }
    parts.append(
      StylePart(
        property: property, text: ByteRange(start, end), attribute: attribute,
        followsUnknown: followsUnknown, precedesUnknown: precedesUnknown))
  }

  private func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    var (start, end) = (start, max(start, end))
    while start < end, isMarkupSpace(bytes[start]) { start += 1 }
    while end > start, isMarkupSpace(bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }
}

import Diagnostics
import Linting
import Markup

/// A piece of a style that is written out: what is behind the colon of a declaration, or what follows a mustache there.
struct StylePart {
  /// The name of the property, without blanks around it.
  let property: ByteRange
  /// Up to `;`, the next mustache or the end.
  let text: ByteRange
  /// Whether a mustache, or another value that is not written out, is directly before the text.
  let followsUnknown: Bool
  /// Whether one is directly behind it.
  let precedesUnknown: Bool
}

extension FileContext {
  /// Calls `visit` with the parts of the declarations in a style, in source order: of those in its text, and of those in strings
  /// that begin what a mustache shows. A declaration whose property is not written out has none.
  func forEachStylePart(of attribute: Attribute, _ visit: (StylePart) -> Void) {
    guard let value = attribute.valueRange else { return }
    withoutActuallyEscaping(visit) { visit in
      var reader = StyleReader(bytes: text.bytes, visit: visit)
      var start = value.start
      for mustache in attribute.mustaches {
        reader.read(ByteRange(start, mustache.start), precedesUnknown: true)
        if reader.isAtDeclaration { forEachStylePart(shownBy: mustache, visit) }
        reader.passUnknown()
        start = mustache.end
      }
      reader.read(ByteRange(start, value.end), precedesUnknown: false)
    }
  }

  private func forEachStylePart(shownBy mustache: ByteRange, _ visit: @escaping (StylePart) -> Void) {
    let source = text.slice(mustache)
    // Nearly all are names and numbers, or objects.
    guard source.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }), !isObject(mustache)
    else { return }
    let tree = expression(mustache)
    guard let root = tree.root, case .expression = tree.reading else { return }
    root.forEachChoice { choice in
      let addends = choice.addends ?? [choice]
      guard addends.first?.plainString != nil else { return }
      var reader = StyleReader(bytes: text.bytes, visit: visit)
      for (index, addend) in addends.enumerated() {
        if let string = addend.plainString {
          let next = index + 1 < addends.count ? addends[index + 1].plainString : string
          reader.read(string, precedesUnknown: next == nil)
        } else {
          reader.passUnknown()
        }
      }
    }
  }
}

extension FileContext {
  /// Whether a mustache begins with a key, as an object without its braces does.
  private func isObject(_ mustache: ByteRange) -> Bool {
    let rest = text.slice(text.expressionRange(mustache)).drop { isWordByte($0) }
    return rest.first { !isMarkupSpace($0) } == UInt8(ascii: ":")
  }
}

/// What a place of a style is in: a string, or parentheses.
struct StyleNesting {
  /// The quote that is open, and the number of parentheses.
  private var quote: UInt8 = 0
  private var depth = 0

  var isInside: Bool { quote != 0 || depth > 0 }

  /// Takes the next byte. Returns whether it is outside of both, and begins and ends neither.
  @inline(__always)
  mutating func isOutside(_ byte: UInt8) -> Bool {
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
private struct StyleReader {
  private enum Position {
    /// In the name of a property that begins there; nil where something unknown is in it.
    case name(start: Int?)
    /// In the value of a property; nil where its name is unknown.
    case value(of: ByteRange?)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let visit: (StylePart) -> Void
  private var position = Position.name(start: 0)
  private var isFirst = true
  private var followsUnknown = false
  private var nesting = StyleNesting()
  /// Whether there was nothing but blanks since the last declaration.
  private(set) var isAtDeclaration = true

  init(bytes: UnsafeBufferPointer<UInt8>, visit: @escaping (StylePart) -> Void) {
    self.bytes = bytes
    self.visit = visit
  }

  mutating func read(_ range: ByteRange, precedesUnknown: Bool) {
    let (start, end) = (Int(range.start), Int(range.end))
    if isFirst {
      position = .name(start: start)
      isFirst = false
    } else if case .name(nil) = position, start < end, isMarkupSpace(bytes[start]) {
      position = .name(start: start)
    }
    var textStart = start
    // What a function or a string goes on with is not looked at.
    var isInside = nesting.isInside
    for offset in start..<max(start, end) {
      let byte = bytes[offset]
      // Nearly all bytes are of words.
      if byte >= UInt8(ascii: "A") { continue }
      guard nesting.isOutside(byte) else { continue }
      switch byte {
      case UInt8(ascii: ";"):
        if !isInside { finish(textStart, offset, precedesUnknown: false) }
        isInside = false
        position = .name(start: offset + 1)
        followsUnknown = false
      case UInt8(ascii: ":"):
        guard case .name(let name) = position else { continue }
        position = .value(of: name.map { trimmed($0, offset) })
        textStart = offset + 1
        followsUnknown = false
      default: break
      }
    }
    if !isInside { finish(textStart, max(start, end), precedesUnknown: precedesUnknown) }
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
  }

  private func finish(_ start: Int, _ end: Int, precedesUnknown: Bool) {
    guard case .value(let property?) = position, start < end || !followsUnknown else { return }
    visit(
      StylePart(
        property: property, text: ByteRange(start, end), followsUnknown: followsUnknown,
        precedesUnknown: precedesUnknown))
  }

  private func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    var (start, end) = (start, max(start, end))
    while start < end, isMarkupSpace(bytes[start]) { start += 1 }
    while end > start, isMarkupSpace(bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }
}

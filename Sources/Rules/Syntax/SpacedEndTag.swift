import Diagnostics
import Linting
import Markup

extension FileContext {
  /// The end tag of the element that a `<` in text is in, where blanks separate the `<` from its slash: `< /image>`. Without
  /// them it would end the element.
  func spacedEndTag(at lessThan: ByteRange) -> (element: Element, range: ByteRange)? {
    let node = document.innermostNode(around: lessThan)
    guard lessThan.count == 1, let element = node?.element ?? node?.parent else { return nil }
    var place = Int(lessThan.end)
    func skip(_ byte: UInt8) -> Bool {
      guard place < text.bytes.count, text.bytes[place] == byte else { return false }
      place += 1
      return true
    }
    while skip(UInt8(ascii: " ")) {}
    guard skip(UInt8(ascii: "/")) else { return nil }
    while skip(UInt8(ascii: " ")) {}
    for byte in element.tag.utf8 where !skip(byte) { return nil }
    while skip(UInt8(ascii: " ")) {}
    return skip(UInt8(ascii: ">")) ? (element, ByteRange(lessThan.start, UInt32(place))) : nil
  }

  /// Whether such an end tag is meant to end an element.
  func hasSpacedEndTag(_ element: Element) -> Bool {
    // It is in the first text with a `<` of an element without content.
    let first = document.issues.partitioningIndex { $0.range.start >= element.startTagRange.end }
    return document.issues[first...].prefix(4).contains { issue in
      issue.kind == .lessThanInText && spacedEndTag(at: issue.range)?.element.tagRange == element.tagRange
    }
  }
}

import Diagnostics
import Markup

/// Keeps edits from joining two tokens: where they remove all that is between two tokens, they leave a blank.
///
/// That is done where a blank only separates: between the parts of a start tag, and in code. In texts and values a blank is
/// content; what is joined there is compared afterwards.
struct TokenSeparation {
  private let text: SourceText
  /// Nil for code.
  private let document: Document?

  /// Separates tokens of `text`, which is markup if `document` is given.
  init(_ text: SourceText, _ document: Document?) {
    self.text = text
    self.document = document
  }

  /// The same edits with the blanks that they lack. They are sorted, and where two touch, neither inserts.
  func separated(_ edits: [Edit]) -> [Edit] {
    var edits = edits
    var first = 0
    while first < edits.count {
      var last = first
      while last + 1 < edits.count, edits[last + 1].place.range.start == edits[last].place.range.end,
        !edits[last].place.range.isEmpty
      {
        last += 1
      }
      separate(&edits[first...last])
      first = last + 1
    }
    return edits
  }

  /// Separates what edits that touch write from what is around them, and what is around them if they write nothing.
  private func separate(_ edits: inout ArraySlice<Edit>) {
    let old = ByteRange(edits.first!.place.range.start, edits.last!.place.range.end)
    guard old.start > 0, Int(old.end) < text.count else { return }
    let (left, right) = (text.bytes[Int(old.start) - 1], text.bytes[Int(old.end)])
    let removed = text.slice(old)
    let written = edits.flatMap(\.text.utf8)
    if let start = written.first, let end = written.last {
      let joinsStart = joins(left, start) && !joins(left, removed.first ?? right)
      // A quote begins what is after it, or ends before what ends a value.
      let joinsEnd =
        !"\"'".utf8.contains(end) && joins(end, right) && !joins(removed.last ?? left, right)
      guard joinsStart || joinsEnd, isBetweenTokens(old) else { return }
      if joinsStart { edits[edits.startIndex].text = " " + edits.first!.text }
      if joinsEnd { edits[edits.endIndex - 1].text += " " }
    } else if !removed.isEmpty, joins(left, right), isBetweenTokens(old) {
      edits[edits.startIndex].text = " "
    }
  }

  /// Whether a blank in the place of `range` would not be part of a text or a value.
  private func isBetweenTokens(_ range: ByteRange) -> Bool {
    guard let document else { return true }
    guard let element = document.innermostNode(around: range)?.element,
      element.range.start < range.start, range.end <= element.node.startTagEnd
    else { return false }
    return document.attribute(around: range).map { $0.quote == .none } ?? true
  }

  /// Whether two bytes that follow each other may belong to one token, or lack the blank that must be between two.
  private func joins(_ a: UInt8, _ b: UInt8) -> Bool {
    if document != nil {
      return !isMarkupSpace(a) && a != UInt8(ascii: "<") && isTagNameByte(b)
    }
    return isWordByte(a) && isWordByte(b) || isOperatorByte(a) && isOperatorByte(b)
  }

  /// Whether operators of more than one character, or comments, have the byte in them.
  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

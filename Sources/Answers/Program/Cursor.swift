import Diagnostics
import Markup

/// What is at a place of a page. A place at the end of a name or value belongs to it.
enum Cursor {
  /// The name in a start tag, or in the end tag.
  case tag(Element, ByteRange)
  case attributeName(Attribute, Element)
  /// In a value, outside of its mustaches; the range is the range of the value.
  case attributeValue(Attribute, Element, ByteRange)
  /// In a mustache, or in a value that is an expression without braces.
  case expression(Mustache)
  /// In something other than a tag, or between the attributes of one.
  case elsewhere(NodeView?)

  struct Mustache {
    /// The mustache with its braces.
    let range: ByteRange
    let attribute: Attribute?
    /// The element that has the mustache in an attribute or in its text.
    let element: Element?
  }

  init(_ document: Document, at offset: UInt32) {
    // The last node that begins before the place, or a node around that one.
    var index = document.firstNode(from: offset) - 1
    while index >= 0, document.nodes[index].range.end < offset { index = Int(document.nodes[index].parent) }
    guard index >= 0 else {
      self = .elsewhere(nil)
      return
    }
    let view = document.node(index)
    guard let element = view.element else {
      for mustache in view.textMustaches where mustache.start < offset && offset < mustache.end {
        self = .expression(Mustache(range: mustache, attribute: nil, element: view.parent))
        return
      }
      self = .elsewhere(view)
      return
    }
    if element.tagRange.touches(offset) {
      self = .tag(element, element.tagRange)
      return
    }
    if let range = element.endTagRange, range.touches(offset) {
      self = .tag(element, range)
      return
    }
    for attribute in element.attributes {
      if attribute.nameRange.touches(offset) {
        self = .attributeName(attribute, element)
        return
      }
      guard let value = attribute.valueRange, value.touches(offset) else { continue }
      for mustache in attribute.mustaches where mustache.touches(offset) {
        let isInside = mustache.start < offset && offset < mustache.end
        if isInside || attribute.isBare {
          self = .expression(Mustache(range: mustache, attribute: attribute, element: element))
          return
        }
      }
      self = .attributeValue(attribute, element, value)
      return
    }
    self = .elsewhere(view)
  }
}

/// A name that an expression looks up, with the members that are read of it: `item.user.name`.
struct ExpressionPath {
  /// The name that is looked up, then those after dots; each with its range.
  let segments: [(name: String, range: ByteRange)]
  /// The index of the segment that contains the place.
  let index: Int

  /// The path in a mustache at a place; nil where there is not a name. In an expression with mistakes, names are found
  /// as words.
  init?(_ text: SourceText, _ mustache: ByteRange, at offset: UInt32) {
    let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
    var found: ExpressionPath?
    tree.forEachReference { range in
      guard found == nil, range.start <= offset else { return }
      let segments = ExpressionPath.segments(text, from: range, within: mustache)
      let index = segments.firstIndex { $0.range.touches(offset) }
      if let index { found = ExpressionPath(segments, index) }
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ segments: [(name: String, range: ByteRange)], _ index: Int) {
    (self.segments, self.index) = (segments, index)
  }

  private static func segments(
    _ text: SourceText, from root: ByteRange, within mustache: ByteRange
  ) -> [(name: String, range: ByteRange)] {
    var segments = [(name: text.string(root), range: root)]
    var end = Int(root.end)
    while end + 1 < Int(mustache.end), text.bytes[end] == UInt8(ascii: ".") {
      var next = end + 1
      while next < Int(mustache.end), isWordByte(text.bytes[next]) { next += 1 }
      if next == end + 1 { break }
      let range = ByteRange(end + 1, next)
      segments.append((text.string(range), range))
      end = next
    }
    return segments
  }
}

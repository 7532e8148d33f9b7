import Diagnostics

/// A node of a document.
///
/// The view does not keep its document alive: it is made to be passed around while the document exists, without
/// counting references in the walk over a million attributes.
public struct NodeView {
  @usableFromInline let parts: Document.Parts
  /// Where the node is in `Document.nodes`.
  public let index: Int

  @inlinable init(_ parts: Document.Parts, _ index: Int) {
    self.parts = parts
    self.index = index
  }

  /// The node itself.
  @inlinable public var node: Node { parts.nodes[index] }
  /// What the node is.
  @inlinable public var kind: Node.Kind { parts.nodes[index].kind }
  /// The node's bytes; see `Node.range`.
  @inlinable public var range: ByteRange { parts.nodes[index].range }

  /// The node as an element, if it is one.
  @inlinable public var element: Element? {
    if case .element = kind { Element(parts, index) } else { nil }
  }

  /// The enclosing element.
  @inlinable public var parent: Element? {
    let parent = parts.nodes[index].parent
    return parent < 0 ? nil : Element(parts, Int(parent))
  }

  /// The mustaches of a text node.
  package var textMustaches: Slice<UnsafeBufferPointer<ByteRange>> {
    let node = parts.nodes[index]
    guard case .text = node.kind else { return parts.mustaches[0..<0] }
    return parts.mustaches[Int(node.partStart)..<Int(node.partStart + node.partCount)]
  }
}

/// An element of a document; see `NodeView` about its life.
public struct Element: Equatable {
  @usableFromInline let parts: Document.Parts
  /// Where the element is in `Document.nodes`.
  public let index: Int

  @inlinable init(_ parts: Document.Parts, _ index: Int) {
    self.parts = parts
    self.index = index
  }

  /// Whether both are the same element of the same document.
  @inlinable public static func == (a: Element, b: Element) -> Bool {
    a.index == b.index && a.parts == b.parts
  }

  /// The file that the element is in.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> { parts.bytes }
  /// The node itself.
  @inlinable public var node: Node { parts.nodes[index] }
  /// The interned name of the tag.
  @inlinable public var name: NameID { parts.nodes[index].name }
  /// From `<` to after the end tag.
  @inlinable public var range: ByteRange { parts.nodes[index].range }
  /// The name in the start tag.
  @inlinable public var tagRange: ByteRange {
    let node = parts.nodes[index]
    return ByteRange(node.range.start &+ 1, node.tagEnd)
  }
  /// From `<` to after `>`.
  package var startTagRange: ByteRange {
    let node = parts.nodes[index]
    return ByteRange(node.range.start, node.startTagEnd)
  }
  package var tag: String { bytes.string(tagRange) }
  /// The name in the end tag; nil where the element has no end tag.
  package var endTagRange: ByteRange? {
    let node = parts.nodes[index]
    guard node.hasEndTag else { return nil }
    var start = Int(node.range.end) - 1
    while bytes[start] != UInt8(ascii: "<") { start -= 1 }
    start += 2
    var end = start
    while end < Int(node.range.end), bytes[end] != UInt8(ascii: ">"), !isMarkupSpace(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }

  /// The enclosing element.
  @inlinable public var parent: Element? {
    let parent = parts.nodes[index].parent
    return parent < 0 ? nil : Element(parts, Int(parent))
  }

  /// The enclosing elements, innermost first.
  package var ancestors: some Sequence<Element> {
    sequence(state: self) { element in
      guard let parent = element.parent else { return nil as Element? }
      element = parent
      return parent
    }
  }

  /// The nodes directly inside the element, in order.
  @inlinable public var children: Children {
    Children(parts, from: index + 1, end: Int(parts.nodes[index].subtreeEnd))
  }

  /// The attributes of the start tag, in order.
  @inlinable public var attributes: Attributes {
    let node = parts.nodes[index]
    return Attributes(parts, from: Int(node.partStart), end: Int(node.partStart + node.partCount))
  }

  /// The first attribute with that name: it is the one that counts when a name is given twice.
  @inlinable public func attribute(_ name: KnownName) -> Attribute? {
    let node = parts.nodes[index]
    if node.knownAttributes & name.bit == 0 { return nil }
    var next = Int(node.partStart)
    let end = Int(node.partStart + node.partCount)
    while next < end {
      if parts.attributes[next].name == name { return Attribute(parts, next) }
      next += 1
    }
    return nil
  }

  /// Whether an attribute has that name.
  @inlinable public func has(_ name: KnownName) -> Bool {
    parts.nodes[index].knownAttributes & name.bit != 0
  }

  /// The element before this one under the same parent. Comments are passed over; a text that would be rendered ends
  /// the search.
  package var precedingSiblingElement: Element? {
    let parent = parts.nodes[index].parent
    var candidate = index - 1
    while candidate > Int(parent) {
      // The node before is the last one of the sibling's descendants: climb to the sibling.
      while parts.nodes[candidate].parent != parent { candidate = Int(parts.nodes[candidate].parent) }
      switch parts.nodes[candidate].kind {
      case .element: return Element(parts, candidate)
      case .text: return nil
      case .comment: candidate -= 1
      }
    }
    return nil
  }

  /// The element after this one under the same parent. Comments are passed over; a text that would be rendered ends the
  /// search.
  package var followingSiblingElement: Element? {
    let parent = parts.nodes[index].parent
    let end = parent < 0 ? parts.nodes.count : Int(parts.nodes[Int(parent)].subtreeEnd)
    var candidate = Int(parts.nodes[index].subtreeEnd)
    while candidate < end {
      switch parts.nodes[candidate].kind {
      case .element: return Element(parts, candidate)
      case .text: return nil
      case .comment: candidate += 1
      }
    }
    return nil
  }
}

/// The children of an element, or the roots of a document, in order.
public struct Children: Sequence, IteratorProtocol {
  @usableFromInline let parts: Document.Parts
  @usableFromInline var cursor: Int
  @usableFromInline let end: Int

  @inlinable init(_ parts: Document.Parts, from cursor: Int, end: Int) {
    self.parts = parts
    self.cursor = cursor
    self.end = end
  }

  /// The next child; nil after the last one.
  @inlinable public mutating func next() -> NodeView? {
    guard cursor < end else { return nil }
    let node = NodeView(parts, cursor)
    cursor = Int(parts.nodes[cursor].subtreeEnd)
    return node
  }
}

/// An attribute of an element; see `NodeView` about its life.
public struct Attribute: Equatable {
  @usableFromInline let parts: Document.Parts
  /// Where the attribute is in `Document.attributes`.
  public let index: Int

  @inlinable init(_ parts: Document.Parts, _ index: Int) {
    self.parts = parts
    self.index = index
  }

  /// Whether both are the same attribute of the same document.
  @inlinable public static func == (a: Attribute, b: Attribute) -> Bool {
    a.index == b.index && a.parts == b.parts
  }

  /// The file that the attribute is in.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> { parts.bytes }
  /// The interned name.
  @inlinable public var name: NameID { parts.attributes[index].name }
  /// The name as it is written.
  @inlinable public var nameRange: ByteRange { parts.attributes[index].nameRange }
  package var nameText: String { bytes.string(nameRange) }
  /// The bytes of the name.
  @inlinable public var nameBytes: UnsafeBufferPointer<UInt8> { bytes.slice(nameRange) }
  /// What is around the value.
  @inlinable public var quote: AttributeNode.Quote { parts.attributes[index].quote }
  /// Whether there is a `=`.
  @inlinable public var hasValue: Bool { parts.attributes[index].hasValue }

  /// What is between the quotes, or nil for an attribute without value.
  @inlinable public var valueRange: ByteRange? {
    let node = parts.attributes[index]
    return node.hasValue ? node.valueRange : nil
  }

  /// What a finding about the value marks: the value, or the name of an attribute without value.
  @inlinable public var valueOrNameRange: ByteRange { valueRange ?? nameRange }

  package var valueText: String { valueRange.map(bytes.string) ?? "" }

  /// From the name to after the closing quote; where the quote is missing, to the end of the value.
  @inlinable public var range: ByteRange {
    let node = parts.attributes[index]
    switch node.quote {
    case .noValue: return node.nameRange
    case .none: return ByteRange(node.nameRange.start, node.valueRange.end)
    case .double, .single:
      let quote = node.quote == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'")
      let after = bytes.slice(ByteRange(node.valueRange.end, node.valueRange.end &+ 1))
      return ByteRange(node.nameRange.start, node.valueRange.end &+ (after.first == quote ? 1 : 0))
    }
  }

  /// The mustaches in the value, in order.
  @inlinable public var mustaches: Slice<UnsafeBufferPointer<ByteRange>> {
    let node = parts.attributes[index]
    let start = Int(node.mustacheStart)
    return parts.mustaches[start..<start + Int(node.mustacheCount)]
  }

  /// Whether the value contains a mustache.
  @inlinable public var hasMustache: Bool { parts.attributes[index].mustacheCount > 0 }

  /// The mustache, if it is the whole value: the value then keeps its type.
  @inlinable public var wholeMustache: ByteRange? {
    let node = parts.attributes[index]
    guard node.mustacheCount == 1 else { return nil }
    let mustache = parts.mustaches[Int(node.mustacheStart)]
    return mustache == node.valueRange ? mustache : nil
  }

  /// The parts of the value of a loop without `{{ }}`; nil where it has these braces, or none of the forms.
  package var bareLoop: BareLoop? {
    guard isBare, let value = valueRange else { return nil }
    return BareLoop(bytes, value)
  }

  /// Whether the value is, or contains, an expression without braces.
  package var isBare: Bool {
    guard mustaches.count == 1, let mustache = mustaches.first else { return false }
    let start = Int(mustache.start)
    guard mustache.count >= 4, bytes[start] == UInt8(ascii: "{") else { return true }
    return bytes[start + 1] != UInt8(ascii: "{") && bytes[start + 1] != UInt8(ascii: "=")
  }

  /// The value when it contains no mustache; an attribute without value has none.
  @inlinable public var staticValue: ByteRange? { hasMustache ? nil : valueRange }
}

/// The attributes of one element, in order.
public struct Attributes: Sequence, IteratorProtocol {
  @usableFromInline let parts: Document.Parts
  @usableFromInline var cursor: Int
  @usableFromInline let end: Int

  @inlinable init(_ parts: Document.Parts, from cursor: Int, end: Int) {
    self.parts = parts
    self.cursor = cursor
    self.end = end
  }

  /// The next attribute; nil after the last one.
  @inlinable public mutating func next() -> Attribute? {
    guard cursor < end else { return nil }
    defer { cursor += 1 }
    return Attribute(parts, cursor)
  }
}

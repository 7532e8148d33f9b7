import Diagnostics
import SystemC

/// One node of the tree, in the flat array of its document.
public struct Node: Sendable, BitwiseCopyable {
  /// What a node is.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case element
    /// A run of text between tags that is not blank, with the white space around it. CDATA sections belong to it.
    case text
    /// From `<!--` to after `-->`.
    case comment
  }

  /// What the node is.
  public var kind: Kind
  /// Whether the start tag ends in `/>`.
  public var isSelfClosing = false
  /// Whether an end tag closes the element; false where the reader closed it.
  public var hasEndTag = false
  /// The name of an element; `NameID.none` for text and comments.
  public var name: NameID = .none
  /// The node's bytes. An element's range is from its `<` to after its end tag, or to where the reader closed it.
  public var range: ByteRange
  /// The end of the tag's name, which starts one byte after the element's start.
  public var tagEnd: UInt32 = 0
  /// After the `>` of the start tag.
  public var startTagEnd: UInt32 = 0
  /// The index of the enclosing element, or -1.
  public var parent: Int32
  /// The index after the last descendant.
  public var subtreeEnd: Int32 = 0
  /// An element's attributes, or a text's mustaches: first index and number.
  public var partStart: UInt32 = 0
  /// The number of attributes of an element, or of mustaches of a text.
  public var partCount: UInt32 = 0
  /// A bit for each `KnownName` that an attribute of the element has: most searches for an attribute end here.
  public var knownAttributes: UInt64 = 0
}

/// One attribute, in the flat array of its document.
public struct AttributeNode: Sendable, BitwiseCopyable {
  /// What is around a value.
  public enum Quote: UInt8, Sendable, BitwiseCopyable {
    case double, single
    /// `a=b`
    case none
    /// `disabled`
    case noValue
  }

  /// The interned name.
  public var name: NameID
  /// The name as it is written.
  public var nameRange: ByteRange
  /// What is between the quotes; empty and at the name's end when there is no value.
  public var valueRange: ByteRange
  /// The index of the first mustache in the value.
  public var mustacheStart: UInt32
  /// The number of mustaches in the value.
  public var mustacheCount: UInt16
  /// What is around the value.
  public var quote: Quote

  /// Whether there is a `=`.
  @inlinable public var hasValue: Bool { if case .noValue = quote { false } else { true } }
}

/// The tree of one page, component, template or include file.
///
/// Every range counts UTF-8 bytes from 0 in the file as it is on disk. Nodes are in document order, so
/// that a walk is a loop over an array.
///
/// The arrays are plain memory that lives as long as the document: views look into them a hundred times for each
/// element, and do not check, in a release build, indices that the document made itself.
public final class Document: @unchecked Sendable {
  /// What the views of the tree look into: with the document itself, they would count references to it for each
  /// attribute.
  @usableFromInline struct Parts: Equatable, BitwiseCopyable {
    @usableFromInline struct Arrays: BitwiseCopyable {
      @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
      @usableFromInline let nodes: UnsafeBufferPointer<Node>
      @usableFromInline let attributes: UnsafeBufferPointer<AttributeNode>
      @usableFromInline let mustaches: UnsafeBufferPointer<ByteRange>
    }

    @usableFromInline let arrays: UnsafePointer<Arrays>

    @inlinable var bytes: UnsafeBufferPointer<UInt8> { arrays.pointee.bytes }
    @inlinable var nodes: UnsafeBufferPointer<Node> { arrays.pointee.nodes }
    @inlinable var attributes: UnsafeBufferPointer<AttributeNode> { arrays.pointee.attributes }
    @inlinable var mustaches: UnsafeBufferPointer<ByteRange> { arrays.pointee.mustaches }
  }

  package let text: SourceText
  /// All nodes, in document order.
  @inlinable public var nodes: UnsafeBufferPointer<Node> { parts.nodes }
  /// All attributes, in document order.
  @inlinable public var attributes: UnsafeBufferPointer<AttributeNode> { parts.attributes }
  /// Every mustache in values and text, from `{{` to after `}}`, and every value that is a bare expression, in order.
  package var mustaches: UnsafeBufferPointer<ByteRange> { parts.mustaches }
  /// What kept the file from being read as it is, in order.
  package let issues: [SyntaxIssue]
  /// For each issue, the greatest end of it and those before it.
  private let issueEnds: [UInt32]
  /// Whether a conditional comment of a build tool could not be decided. Alternatives are then side by side, and rules
  /// about nesting, ids and duplicates are silent.
  package let hasUndecidedConditions: Bool
  @usableFromInline let parts: Parts

  /// Takes over the memory of the nodes, attributes and mustaches.
  init(
    text: SourceText, nodes: UnsafeBufferPointer<Node> = UnsafeBufferPointer(start: nil, count: 0),
    attributes: UnsafeBufferPointer<AttributeNode> = UnsafeBufferPointer(start: nil, count: 0),
    mustaches: UnsafeBufferPointer<ByteRange> = UnsafeBufferPointer(start: nil, count: 0),
    issues: [SyntaxIssue], hasUndecidedConditions: Bool
  ) {
    self.text = text
    let arrays = UnsafeMutablePointer<Parts.Arrays>.allocate(capacity: 1)
    arrays.initialize(
      to: Parts.Arrays(
        bytes: text.bytes, nodes: nodes, attributes: attributes, mustaches: mustaches))
    parts = Parts(arrays: arrays)
    self.issues = issues
    var end: UInt32 = 0
    issueEnds = issues.map { issue in
      end = max(end, issue.range.end)
      return end
    }
    self.hasUndecidedConditions = hasUndecidedConditions
  }

  deinit {
    nodes.deallocate()
    attributes.deallocate()
    mustaches.deallocate()
    parts.arrays.deallocate()
  }

  /// The issues that begin in a stretch or at its end.
  package func issues(startingIn range: ByteRange) -> ArraySlice<SyntaxIssue> {
    let first = issues.partitioningIndex { $0.range.start >= range.start }
    return issues[first..<max(first, issues.partitioningIndex { $0.range.start > range.end })]
  }

  /// Whether an issue overlaps a stretch.
  package func hasIssue(overlapping range: ByteRange) -> Bool {
    let next = issues.partitioningIndex { $0.range.start >= range.end }
    return next > 0 && issueEnds[next - 1] > range.start
  }

  /// The document of a file that is too large to be read.
  package static func unread(path: String) -> Document {
    Document(
      text: SourceText(path: path, bytes: []),
      issues: [SyntaxIssue(.fileTooLarge, ByteRange(0, 0))], hasUndecidedConditions: false)
  }

  /// The nodes that no element encloses.
  package var roots: Children { Children(parts, from: 0, end: nodes.count) }

  /// Every element, in order. None outlives the document: do not keep them in an array.
  package var elements: some Sequence<Element> {
    nodes.indices.lazy.filter { self.nodes[$0].kind == .element }.map { self.element($0) }
  }

  // Methods, not initialisers of the views: an initialiser takes over a reference to the document, which is counted.
  /// The node at an index of `nodes`.
  @inlinable public func node(_ index: Int) -> NodeView { NodeView(parts, index) }
  /// The element at an index of `nodes`, which must be one.
  @inlinable public func element(_ index: Int) -> Element { Element(parts, index) }
  package func attribute(_ index: Int) -> Attribute { Attribute(parts, index) }

  /// The index of the first node that starts at `offset` or after it; nodes are in order of their starts.
  package func firstNode(from offset: UInt32) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The innermost node that a range is in; nil outside of all.
  package func innermostNode(around range: ByteRange) -> NodeView? {
    // It is the last node that begins before the range, or a node around that one.
    var index = firstNode(from: range.start &+ 1) - 1
    while index >= 0, nodes[index].range.end < range.end { index = Int(nodes[index].parent) }
    return index < 0 ? nil : node(index)
  }

  /// The element that an attribute is on; nil where the tag is in no element.
  package func element(with attribute: Attribute) -> Element? {
    innermostNode(around: attribute.nameRange)?.element
  }

  /// The attribute with a name at exactly that range; nil without one.
  package func attribute(named range: ByteRange) -> Attribute? {
    let index = attributes.partitioningIndex { $0.nameRange >= range }
    return index < attributes.count && attributes[index].nameRange == range ? Attribute(parts, index) : nil
  }

  /// The attribute with the value that a range is in; nil outside of all values.
  package func attribute(around range: ByteRange) -> Attribute? {
    let index = attributes.partitioningIndex { $0.nameRange.start > range.start } - 1
    guard index >= 0, attributes[index].hasValue, attributes[index].valueRange.contains(range) else {
      return nil
    }
    return Attribute(parts, index)
  }
}

extension Document {
  /// Whether a `}` is outside of all mustaches, or a `{` directly behind one.
  package var hasBracesBesideMustaches: Bool {
    let bytes = text.bytes
    // Nearly no file has other closing braces than those that end its mustaches.
    var (offset, ends) = (0, 0)
    for mustache in mustaches {
      guard Int(mustache.start) >= offset else { return findsBraceBesideMustaches() }
      offset = Int(mustache.end)
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "{") { return true }
      if mustache.count >= 2, bytes[offset - 1] == UInt8(ascii: "}") {
        ends += bytes[offset - 2] == UInt8(ascii: "}") ? 2 : 1
      }
    }
    return bytes.count(of: UInt8(ascii: "}")) != ends && findsBraceBesideMustaches()
  }

  private func findsBraceBesideMustaches() -> Bool {
    let bytes = text.bytes
    func hasClosingBrace(from first: Int, to end: Int) -> Bool {
      first < end && memchr(bytes.baseAddress! + first, Int32(UInt8(ascii: "}")), end - first) != nil
    }
    var offset = 0
    for mustache in mustaches {
      if hasClosingBrace(from: offset, to: Int(mustache.start)) { return true }
      offset = max(offset, Int(mustache.end))
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "{") { return true }
    }
    return hasClosingBrace(from: offset, to: bytes.count)
  }
}

extension SourceText {
  /// `range` without the white space at both ends; empty and at its start when it is blank.
  package func trimmed(_ range: ByteRange) -> ByteRange { bytes.trimmed(range) }

  /// The expression of a mustache, without braces and surrounding white space.
  package func expressionRange(_ mustache: ByteRange) -> ByteRange {
    // A bare expression has no braces, or its value would have a mustache.
    let start = Int(mustache.start)
    let second = mustache.count >= 4 && bytes[start] == UInt8(ascii: "{") ? bytes[start + 1] : 0
    let hasBraces = second == UInt8(ascii: "{") || second == UInt8(ascii: "=")
    if !hasBraces { return trimmed(mustache) }
    return trimmed(ByteRange(start + 2, max(start + 2, Int(mustache.end) - 2)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// `range` without the white space at both ends; empty and at its start when it is blank.
  package func trimmed(_ range: ByteRange) -> ByteRange {
    var start = Int(range.start)
    var end = Swift.min(Int(range.end), count)
    while start < end, isMarkupSpace(self[start]) { start += 1 }
    if start >= end { return ByteRange(range.start, range.start) }
    while end > start, isMarkupSpace(self[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }
}

/// Space, tab, line feed or carriage return.
@inlinable public func isMarkupSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

import Diagnostics
import Markup

/// Compares the tree of a page after edits with what they should have made of the tree before.
///
/// An edit changes the name, value, text or comment that it is in, adds whole attributes, and removes what it replaces as a whole.
/// A start tag that an edit writes in place of a text is around what follows it, up to its end tag.
/// A `/` at the end of a start tag without end tag ends the element there: what seemed to be in it comes after it. Everything
/// else must be where the edits have moved it: the same elements in the same elements, with the same attributes, texts, comments
/// and mustaches. So ranges are compared, not texts: what is in a range that no edit touches cannot differ.
package struct TreeComparison {
  private let old: Document
  private let new: Document
  private let map: EditMap
  /// The index of the next node of the new tree.
  private var next = 0
  /// For each old node its index in the new tree. For a node that is gone: the index of the node around it.
  private var images: [Int32] = []
  /// The rest of the last new text. Texts that have nothing between them any more are one text in the new tree.
  private var pendingText: ByteRange?
  private var mustaches: (moved: [ByteRange], found: [ByteRange]) = ([], [])

  /// The first stretch of the new text in which the trees differ; nil when they do not.
  package static func difference(_ old: Document, _ new: Document, _ map: EditMap) -> ByteRange? {
    var comparison = TreeComparison(old: old, new: new, map: map)
    return comparison.difference()
  }

  private init(old: Document, new: Document, map: EditMap) {
    self.old = old
    self.new = new
    self.map = map
    images.reserveCapacity(old.nodes.count)
  }

  private mutating func difference() -> ByteRange? {
    if old.hasUndecidedConditions != new.hasUndecidedConditions { return ByteRange(0, new.text.count) }
    for index in old.nodes.indices where !follows(index) {
      let node = old.nodes[index]
      let end = node.kind == .element ? node.startTagEnd : node.range.end
      return ByteRange(map.moved(node.range.start), map.moved(end))
    }
    skipWrittenNodes()
    return pendingText ?? (next < new.nodes.count ? new.nodes[next].range : differentMustache())
  }

  /// Whether the old node is where the edits have moved it, or gone if they have removed it.
  private mutating func follows(_ index: Int) -> Bool {
    let node = old.nodes[index]
    let parent = node.parent < 0 ? -1 : images[Int(node.parent)]
    switch node.kind {
    case .element:
      let element = old.element(index)
      guard let name = map.moved(element.tagRange), !name.isEmpty else { break }
      guard let image = nextNode(.element, in: parent) else { return false }
      let found = new.element(image)
      let isEnded = isEnded(node, by: found.node)
      images.append(isEnded ? parent : Int32(image))
      return found.tagRange == name && (isEnded || found.node.isSelfClosing == node.isSelfClosing)
        && follow(element, found)
    case .comment:
      guard let range = map.moved(node.range), !range.isEmpty else { break }
      guard let image = nextNode(.comment, in: parent) else { return false }
      images.append(Int32(image))
      return new.nodes[image].range == range
    case .text:
      let text = old.text.trimmed(node.range)
      guard let moved = map.moved(text) else { break }
      let range = new.text.trimmed(moved)
      if range.isEmpty || map.replaces(text) && new.text.bytes[Int(range.start)] == UInt8(ascii: "<") {
        break
      }
      images.append(parent)
      addMovedMustaches(old.node(index).textMustaches)
      return continuesText(range, in: parent) || beginsText(range, in: parent)
    }
    images.append(parent)
    return true
  }

  /// Whether an edit ended the start tag of an element that had no end tag.
  private func isEnded(_ node: Node, by image: Node) -> Bool {
    guard !node.isSelfClosing, !node.hasEndTag, image.isSelfClosing else { return false }
    return map.wrote(ByteRange(image.startTagEnd - 2, image.startTagEnd - 1))
  }

  /// The index of the next new node, if it is of that kind in the element `parent`.
  private mutating func nextNode(_ kind: Node.Kind, in parent: Int32) -> Int? {
    skipWrittenNodes()
    guard pendingText == nil, next < new.nodes.count else { return nil }
    let node = new.nodes[next]
    guard node.kind == kind, knownParent(of: node) == parent else { return nil }
    next += 1
    return next - 1
  }

  private mutating func skipWrittenNodes() {
    while pendingText == nil, next < new.nodes.count, isWritten(new.nodes[next]) { next += 1 }
  }

  /// Whether an edit wrote a comment, or the start tag of an element.
  private func isWritten(_ node: Node) -> Bool {
    switch node.kind {
    case .comment: map.wrote(node.range)
    case .element: map.wrote(ByteRange(node.range.start, node.startTagEnd))
    case .text: false
    }
  }

  /// The index of the element around a node that no edit wrote, -1 without one.
  private func knownParent(of node: Node) -> Int32 {
    var parent = node.parent
    while parent >= 0, isWritten(new.nodes[Int(parent)]) { parent = new.nodes[Int(parent)].parent }
    return parent
  }

  // MARK: Texts

  private mutating func beginsText(_ range: ByteRange, in parent: Int32) -> Bool {
    guard let image = nextNode(.text, in: parent) else { return false }
    mustaches.found += new.node(image).textMustaches
    pendingText = new.text.trimmed(new.nodes[image].range)
    return continuesText(range, in: parent)
  }

  /// Whether `range` is the next part of the pending text, with blanks before it at most.
  private mutating func continuesText(_ range: ByteRange, in parent: Int32) -> Bool {
    guard let pending = pendingText, pending.contains(range), knownParent(of: new.nodes[next - 1]) == parent,
      new.text.trimmed(ByteRange(pending.start, range.start)).isEmpty
    else { return false }
    pendingText = range.end == pending.end ? nil : ByteRange(range.end, pending.end)
    return true
  }

  // MARK: Attributes

  private mutating func follow(_ element: Element, _ image: Element) -> Bool {
    var rest = image.attributes
    var found = rest.next()
    for attribute in element.attributes {
      guard let name = map.moved(attribute.nameRange), !name.isEmpty else { continue }
      while let added = found, added.nameRange != name, map.wrote(added.range) { found = rest.next() }
      guard let image = found, image.nameRange == name, hasValue(image, of: attribute) else { return false }
      found = rest.next()
      // Under another name the value may be an expression without braces.
      if map.replaces(attribute.nameRange) { continue }
      addMovedMustaches(attribute.mustaches)
      mustaches.found += image.mustaches
    }
    while let added = found, map.wrote(added.range) { found = rest.next() }
    return found == nil
  }

  /// Whether the value of `image` is what the edits made of the value of `attribute`.
  private func hasValue(_ image: Attribute, of attribute: Attribute) -> Bool {
    let found = image.valueRange
    guard let value = attribute.valueRange else { return found.map(map.wrote) ?? true }
    if value.isEmpty {
      let moved = map.moved(emptyAt: value.start)
      return found.map(moved.contains) ?? false
    }
    guard let moved = map.moved(value) else { return found.map(map.wrote) ?? true }
    return found == moved || found.map { isMoved(moved, indentedTo: $0) } ?? false
  }

  /// Whether a value is one that was moved, with white space after it that an edit wrote: its end is on a line of its own, which
  /// was indented.
  private func isMoved(_ value: ByteRange, indentedTo found: ByteRange) -> Bool {
    let rest = ByteRange(value.end, found.end)
    return found.start == value.start && value.end < found.end && map.wrote(rest)
      && new.text.slice(rest).allSatisfy(isMarkupSpace)
  }

  // MARK: Mustaches

  private mutating func addMovedMustaches(_ ranges: Slice<UnsafeBufferPointer<ByteRange>>) {
    for range in ranges where !map.replaces(range) {
      if let moved = map.moved(range), !moved.isEmpty { mustaches.moved.append(moved) }
    }
  }

  /// The first mustache that is not where it was moved, or new and not begun by an edit.
  private func differentMustache() -> ByteRange? {
    var moved = mustaches.moved[...]
    for range in mustaches.found {
      if moved.first == range {
        moved.removeFirst()
      } else if !map.wrote(ByteRange(range.start, range.start &+ 1)) {
        return range
      }
    }
    return moved.first
  }
}

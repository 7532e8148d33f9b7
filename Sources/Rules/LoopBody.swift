import Diagnostics
import Linting
import Markup

extension FileContext {
  /// Whether a mustache in the loop of `element` reads a member of the item, beside the length of a string: then the items
  /// are objects, which no key can be as a whole. With `field`, whether one reads `.field`.
  func readsMember(_ field: String? = nil, of item: String, in element: Element) -> Bool {
    let mustaches = document.mustaches
    var index = firstMustache(from: element.range.start)
    while index < mustaches.count, mustaches[index].start < element.range.end {
      var reads = false
      let tree = expression(mustaches[index])
      tree.forEachReference { name in
        if !reads, text.slice(name).elementsEqual(item.utf8) { reads = readsMember(field, at: name) }
      }
      if reads, !isRebound(item, in: mustaches[index], of: element) { return true }
      index += 1
    }
    return false
  }

  /// Whether the loop of `element` shows the item as it is, `{{item}}`, and reads no member of it.
  func showsBare(_ item: String, in element: Element) -> Bool {
    if readsMember(of: item, in: element) { return false }
    let mustaches = document.mustaches
    return (firstMustache(from: element.range.start)..<mustaches.count).lazy.map { mustaches[$0] }
      .prefix { $0.start < element.range.end }
      .contains { mustache in
        text.slice(text.trimmed(text.expressionRange(mustache))).elementsEqual(item.utf8)
          && !isRebound(item, in: mustache, of: element)
      }
  }

  /// Whether the name means something else in a mustache than the item of the loop of `element`: a loop in it has an item of
  /// that name, or the mustache is the list itself.
  private func isRebound(_ name: String, in mustache: ByteRange, of element: Element) -> Bool {
    guard let node = document.innermostNode(around: mustache) else { return true }
    var current = node.element ?? node.parent
    if let list = current?.attribute(.for), list.range.contains(mustache) { current = current?.parent }
    while let other = current {
      if other == element { return false }
      if LoopVariables(of: other)?.binds(name) == true { return true }
      current = other.parent
    }
    return true
  }

  /// Whether `.x`, `[x]` or a spread is at the name; with `field`, whether `.field` is.
  private func readsMember(_ field: String?, at name: ByteRange) -> Bool {
    let bytes = text.bytes
    if name.start >= 3, text.slice(ByteRange(name.start - 3, name.start)).elementsEqual("...".utf8) {
      return field == nil
    }
    var offset = skippingBlanks(from: Int(name.end))
    if offset == bytes.count || bytes[offset] != UInt8(ascii: ".") {
      return field == nil && offset < bytes.count && bytes[offset] == UInt8(ascii: "[")
    }
    offset = skippingBlanks(from: offset + 1)
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    let member = text.slice(ByteRange(start, offset))
    return field.map { member.elementsEqual($0.utf8) } ?? !member.elementsEqual("length".utf8)
  }

  private func skippingBlanks(from start: Int) -> Int {
    var offset = start
    while offset < text.bytes.count, isMarkupSpace(text.bytes[offset]) { offset += 1 }
    return offset
  }

  /// The index of the first mustache that begins at `offset` or after it.
  private func firstMustache(from offset: UInt32) -> Int {
    document.mustaches.partitioningIndex { $0.start >= offset }
  }
}

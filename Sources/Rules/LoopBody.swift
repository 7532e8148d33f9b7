import Diagnostics
import Linting
import Markup

extension FileContext {
  /// Whether a mustache in the loop of `element` reads a member of the item, beside the length of a string: then the items
  /// are objects, which no key can be as a whole. With `field`, whether one reads `.field`.
  func readsMember(_ field: String? = nil, of item: String, in element: Element) -> Bool {
    for mustache in mustaches(in: element) {
      var reads = false
      let tree = expression(mustache)
      tree.forEachReference { name in
        if !reads, text.slice(name).elementsEqual(item.utf8) { reads = readsMember(field, at: name) }
      }
      if reads, !isRebound(item, in: mustache, of: element) { return true }
    }
    return false
  }

  /// Whether the loop of `element` shows the item as it is, `{{item}}`, and reads no member of it.
  func showsBare(_ item: String, in element: Element) -> Bool {
    if readsMember(of: item, in: element) { return false }
    return mustaches(in: element).contains { mustache in
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
    if name.start >= 3, text.slice(ByteRange(name.start - 3, name.start)).are("...") {
      return field == nil
    }
    guard let member = member(of: name) else {
      let next = skippingBlanks(from: Int(name.end))
      return field == nil && next < text.count && text.bytes[next] == UInt8(ascii: "[")
    }
    return field.map { text.slice(member).elementsEqual($0.utf8) }
      ?? !text.slice(member).are("length")
  }

  /// The name behind a name and a point, as far as there is one; nil without a point.
  func member(of name: ByteRange) -> ByteRange? {
    let bytes = text.bytes
    let point = skippingBlanks(from: Int(name.end))
    guard point < bytes.count, bytes[point] == UInt8(ascii: ".") else { return nil }
    let start = skippingBlanks(from: point + 1)
    let end = bytes[start...].firstIndex { !isWordByte($0) } ?? bytes.count
    return ByteRange(start, end)
  }

  /// Whether a name is followed by an opening parenthesis.
  func isCalled(_ name: ByteRange) -> Bool {
    Int(name.end) < text.count && text.bytes[Int(name.end)] == UInt8(ascii: "(")
  }

  private func skippingBlanks(from start: Int) -> Int {
    var offset = start
    while offset < text.bytes.count, isMarkupSpace(text.bytes[offset]) { offset += 1 }
    return offset
  }

  /// The mustaches that begin in an element.
  func mustaches(in element: Element) -> Slice<UnsafeBufferPointer<ByteRange>> {
    let all = document.mustaches
    let start = all.partitioningIndex { $0.start >= element.range.start }
    return all[start..<all[start...].partitioningIndex { $0.start >= element.range.end }]
  }
}

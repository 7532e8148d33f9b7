import Diagnostics
import Markup

// What follows from the tree alone: what can be folded, what a selection extends to, which names are typed together.

/// Lines that can be folded into their first one.
package struct Fold: Equatable {
  /// Counted from 0.
  package let lines: ClosedRange<Int>
  package let isComment: Bool
}

extension MarkupPage {
  /// Elements and comments of more than one line; where several begin on one line, the first one.
  package var folds: [Fold] {
    let lines = LineTable(text)
    var folds: [Fold] = []
    var starts: Set<Int> = []
    for index in document.nodes.indices {
      let view = document.node(index)
      let isComment = view.kind == .comment
      guard isComment || view.element != nil else { continue }
      let start = lines.lineIndex(at: Int(view.range.start))
      var end = lines.lineIndex(at: Int(max(view.range.start, view.range.end &- 1)))
      // The line of the end tag stays.
      if view.node.hasEndTag { end -= 1 }
      guard end > start, starts.insert(start).inserted else { continue }
      folds.append(Fold(lines: start...end, isComment: isComment))
    }
    return folds
  }

  /// The names in the start tag and in the end tag of the element with its name at an offset, where the two are the
  /// same.
  package func pairedNames(at offset: UInt32) -> [ByteRange]? {
    guard case .tag(let element, _) = Cursor(document, at: offset), let end = element.endTagRange,
      string(end) == element.tag
    else { return nil }
    return [element.tagRange, end]
  }

  /// What is around a place, each range in the next one: a name of an expression, the expression, the mustache, the
  /// value, the attribute, the start tag, the content, the element and so on, and last the whole text.
  package func ranges(around offset: UInt32) -> [ByteRange] {
    var found: [ByteRange] = []
    func add(_ range: ByteRange?) {
      guard let range, range.touches(offset), range != found.last else { return }
      if let last = found.last, !range.contains(last) { return }
      found.append(range)
    }
    func add(mustaches: some Sequence<ByteRange>) {
      for mustache in mustaches where mustache.touches(offset) {
        if let path = ExpressionPath(text, mustache, at: offset) {
          add(path.segments[path.index].range)
          add(ByteRange(path.segments[0].range.start, path.segments.last!.range.end))
        }
        add(text.expressionRange(mustache))
        add(mustache)
      }
    }
    let node = document.innermostNode(around: ByteRange(offset, offset))
    if let node, node.kind != .element {
      add(mustaches: node.textMustaches)
      add(node.range)
    }
    var element = node?.element ?? node?.parent
    while let current = element {
      for attribute in current.attributes where attribute.range.touches(offset) {
        add(mustaches: attribute.mustaches)
        add(attribute.nameRange)
        add(attribute.valueRange)
        add(attribute.range)
      }
      add(current.tagRange)
      add(current.startTagRange)
      if let end = current.endTagRange {
        add(end)
        add(ByteRange(current.startTagRange.end, end.start &- 2))
      }
      add(current.range)
      element = current.parent
    }
    add(ByteRange(0, text.count))
    return found
  }
}

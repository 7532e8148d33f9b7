import Diagnostics
import Files
import LanguageServerProtocol
import Markup

/// What follows from the tree alone: what can be folded, what a selection grows to, which names are typed together.
extension LanguageServer {
  func foldingRanges(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let page = page(params.uri) else { return .null }
    let lines = page.positions.lines
    var folds: [JSONTree] = []
    var starts: Set<Int> = []
    for index in page.document.nodes.indices {
      let view = page.document.node(index)
      let isComment = view.kind == .comment
      guard isComment || view.element != nil else { continue }
      let start = lines.lineIndex(at: Int(view.range.start))
      var end = lines.lineIndex(at: Int(max(view.range.start, view.range.end &- 1)))
      // The line of the end tag stays.
      if view.node.hasEndTag { end -= 1 }
      guard end > start, starts.insert(start).inserted else { continue }
      folds.append(
        .members([
          "startLine": .integer(start), "endLine": .integer(end), "kind": isComment ? "comment" : nil,
        ]))
    }
    return .array(folds)
  }

  func selectionRanges(_ params: LSP.SelectionRangeParams) -> JSONTree {
    guard let page = page(params.uri) else { return .null }
    let positions = page.positions
    return .array(
      params.positions.map { position in
        let offset = positions.offset(of: position, encoding)
        var parent: JSONTree?
        for range in page.ranges(around: offset).reversed() {
          parent = .members(["range": positions.lspRange(range, encoding).json, "parent": parent])
        }
        return parent!
      })
  }

  func linkedEditingRanges(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let page = page(params.uri) else { return .null }
    let positions = page.positions
    guard
      case .tag(let element, _) = Cursor(page.document, at: positions.offset(of: params.position, encoding)),
      let end = element.endTagRange, page.string(end) == element.tag
    else { return .null }
    return [
      "ranges": .array([element.tagRange, end].map { positions.lspRange($0, encoding).json }),
      // What a tag is made of.
      "wordPattern": #"[^\s<>/="']+"#,
    ]
  }
}

extension MarkupPage {
  /// What is around a place, each in the next: a name of an expression, the expression, the mustache, the value, the
  /// attribute, the start tag, the content, the element and so on, last the whole text.
  func ranges(around offset: UInt32) -> [ByteRange] {
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

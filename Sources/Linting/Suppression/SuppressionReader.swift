import Diagnostics
import Markup
import Script

/// Finds the comments of a file that hide findings, and what each of them covers.
enum SuppressionReader {
  /// In markup: comments as nodes of the tree.
  static func read(_ document: Document) -> [Suppression] {
    let text = document.text
    var comments: [DirectiveComment] = []
    for node in document.nodes where node.kind == .comment {
      let body = ByteRange(node.range.start &+ 4, max(node.range.start &+ 4, node.range.end &- 3))
      guard mentionsTool(text, body) else { continue }
      if let comment = DirectiveComment(text, comment: node.range, body: body) { comments.append(comment) }
    }
    if comments.isEmpty { return [] }
    return resolve(comments, text) { line in
      let end = document.nodes.reduce(line.end) { end, node in
        node.kind == .element && line.contains(node.range.start) ? max(end, node.openEnd) : end
      }
      return ByteRange(line.start, end)
    } isPassedOver: { line in
      document.nodes.contains { $0.kind == .comment && $0.range.contains(line) }
    }
  }

  /// In a script, in JSON and in native code: `//` and `/* */` comments at the given ranges.
  static func read(_ text: SourceText, comments ranges: [ByteRange]) -> [Suppression] {
    var comments: [DirectiveComment] = []
    for range in ranges {
      let bytes = text.slice(range)
      let isBlock = bytes.count >= 4 && bytes[1] == UInt8(ascii: "*")
      let body = ByteRange(range.start &+ 2, isBlock ? range.end &- 2 : range.end)
      if let comment = DirectiveComment(text, comment: range, body: body) { comments.append(comment) }
    }
    if comments.isEmpty { return [] }
    return resolve(comments, text) {
      $0
    } isPassedOver: { line in
      let line = text.slice(text.trimmed(line))
      return line.starts(with: "//".utf8)
        || line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
    }
  }

  private static func mentionsTool(_ text: SourceText, _ body: ByteRange) -> Bool {
    text.slice(text.trimmed(body)).starts(with: "mpcheck-".utf8)
  }

  private static func resolve(
    _ comments: [DirectiveComment], _ text: SourceText, extend: (ByteRange) -> ByteRange,
    isPassedOver: (ByteRange) -> Bool
  ) -> [Suppression] {
    let lines = LineTable(text)
    let whole = ByteRange(0, text.count)
    var suppressions: [Suppression] = []
    for (index, comment) in comments.enumerated() {
      func add(_ kind: Suppression.Kind, _ scope: (ByteRange?) -> ByteRange) {
        if comment.rules.isEmpty {
          suppressions.append(
            Suppression(
              kind: kind, rule: nil, range: comment.comment, comment: comment.comment, siblings: [],
              hasReason: comment.hasReason, scope: ByteRange(0, 0)))
        }
        for rule in comment.rules {
          suppressions.append(
            Suppression(
              kind: kind, rule: text.string(rule), range: rule, comment: comment.comment,
              siblings: comment.rules,
              hasReason: comment.hasReason, scope: scope(rule)))
        }
      }
      switch comment.verb {
      case .enable: break
      case .disableFile: add(.file) { _ in whole }
      case .disable:
        add(.region) { rule in
          let name = rule.map(text.string)
          let enable = comments[(index + 1)...].first { other in
            other.verb == .enable && (other.rules.isEmpty || other.rules.contains { text.string($0) == name })
          }
          return ByteRange(comment.comment.end, enable?.comment.start ?? UInt32.max)
        }
      case .disableNextLine:
        let line = nextLine(behind: comment.comment, text, lines, isPassedOver: isPassedOver)
        add(.nextLine) { _ in line.map(extend) ?? ByteRange(0, 0) }
      }
    }
    return suppressions
  }

  /// The next line that is neither blank nor a comment, with its line end.
  private static func nextLine(
    behind comment: ByteRange, _ text: SourceText, _ lines: LineTable, isPassedOver: (ByteRange) -> Bool
  ) -> ByteRange? {
    var index = lines.lineIndex(at: Int(comment.end)) + 1
    while index < lines.lineCount {
      let content = lines.contentRange(ofLine: index)
      let trimmed = text.trimmed(content)
      if !trimmed.isEmpty, !isPassedOver(trimmed) {
        return ByteRange(content.start, index + 1 < lines.lineCount ? lines.starts[index + 1] : UInt32.max)
      }
      index += 1
    }
    return nil
  }
}

import Diagnostics
import Markup
import Script

/// Finds the comments of a file that hide findings, and what each of them covers.
enum SuppressionReader {
  /// Reads the comments of markup, which are nodes of its tree.
  static func read(_ document: Document) -> [Suppression] {
    let text = document.text
    var comments: [DirectiveComment] = []
    let nodes = document.nodes
    for index in nodes.indices {
      guard case .comment = nodes[index].kind else { continue }
      let range = nodes[index].range
      let body = ByteRange(range.start &+ 4, max(range.start &+ 4, range.end &- 3))
      guard mentionsTool(text, body) else { continue }
      if let comment = DirectiveComment(text, comment: range, body: body) { comments.append(comment) }
    }
    if comments.isEmpty { return [] }
    return resolve(comments, text) { line in
      var end = line.end
      var index = document.firstNode(from: line.start)
      while index < document.nodes.count, line.contains(document.nodes[index].range.start) {
        if document.nodes[index].kind == .element { end = max(end, document.nodes[index].startTagEnd) }
        index += 1
      }
      return ByteRange(line.start, end)
    } isPassedOver: { line in
      let index = document.firstNode(from: line.start + 1) - 1
      guard index >= 0 else { return false }
      return document.nodes[index].kind == .comment && document.nodes[index].range.contains(line)
    }
  }

  /// Reads the comments of a script, of JSON and of native code: `//`, `/* */`, `#` and `<!-- -->` at the given ranges.
  static func read(_ text: SourceText, comments ranges: [ByteRange]) -> [Suppression] {
    var comments: [DirectiveComment] = []
    for range in ranges {
      let bytes = text.slice(range)
      let isBlock = bytes.count >= 4 && bytes[1] == UInt8(ascii: "*")
      let isMarkup = bytes.count >= 7 && bytes[0] == UInt8(ascii: "<")
      let isHash = bytes.first == UInt8(ascii: "#")
      let body =
        isHash
        ? ByteRange(range.start &+ 1, range.end)
        : isMarkup
          ? ByteRange(range.start &+ 4, range.end &- 3)
          : ByteRange(range.start &+ 2, isBlock ? range.end &- 2 : range.end)
      if let comment = DirectiveComment(text, comment: range, body: body) { comments.append(comment) }
    }
    if comments.isEmpty { return [] }
    let isRuby = text.path.hasSuffix(".podspec")
    return resolve(comments, text) {
      $0
    } isPassedOver: { line in
      let line = text.slice(text.trimmed(line))
      return line.starts(with: "//".utf8) || isRuby && line.starts(with: "#".utf8)
        || line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
        || line.starts(with: "<!--".utf8) && line.suffix(3).elementsEqual("-->".utf8)
    }
  }

  private static func mentionsTool(_ text: SourceText, _ body: ByteRange) -> Bool {
    text.slice(text.trimmed(body)).begin(with: "mpcheck-")
  }

  private static func resolve(
    _ comments: [DirectiveComment], _ text: SourceText, extend: (ByteRange) -> ByteRange,
    isPassedOver: @escaping (ByteRange) -> Bool
  ) -> [Suppression] {
    let lines = LineTable(text)
    let whole = ByteRange(0, text.count)
    let regions = regionEnds(of: comments, text)
    var following = FollowingLines(text, lines, isPassedOver: isPassedOver)
    var suppressions: [Suppression] = []
    for (index, comment) in comments.enumerated() {
      func add(_ kind: Suppression.Kind, _ scope: (Int) -> ByteRange) {
        if comment.rules.isEmpty {
          suppressions.append(
            Suppression(
              kind: kind, rule: nil, range: comment.comment, comment: comment.comment, siblings: [],
              position: 0,
              hasReason: comment.hasReason, scope: ByteRange(0, 0)))
        }
        for (position, rule) in comment.rules.enumerated() {
          suppressions.append(
            Suppression(
              kind: kind, rule: text.string(rule), range: rule, comment: comment.comment,
              siblings: comment.rules, position: position,
              hasReason: comment.hasReason, scope: scope(position)))
        }
      }
      switch comment.verb {
      case nil:
        suppressions.append(
          Suppression(
            kind: .unknownWord, rule: nil, range: comment.word, comment: comment.comment, siblings: [],
            position: 0,
            hasReason: comment.hasReason, scope: ByteRange(0, 0)))
      // Without names it ends all regions, which their scopes say.
      case .enable where comment.rules.isEmpty: break
      case .enable: add(.regionEnd) { _ in ByteRange(comment.comment.start, comment.comment.start) }
      case .disableFile: add(.file) { _ in whole }
      case .disable: add(.region) { ByteRange(comment.comment.end, regions[index][$0]) }
      case .disableNextLine:
        let scope = following.line(after: comment.comment).map(extend) ?? ByteRange(0, 0)
        add(.nextLine) { _ in scope }
      }
    }
    return suppressions
  }

  /// For each comment and each name in it, where the next comment that enables all or that name starts; the largest offset
  /// when there is none.
  private static func regionEnds(of comments: [DirectiveComment], _ text: SourceText) -> [[UInt32]] {
    var ends = Array(repeating: [UInt32](), count: comments.count)
    var ofAll = UInt32.max
    var ofRule: [String: UInt32] = [:]
    for (index, comment) in comments.enumerated().reversed() {
      switch comment.verb {
      case .enable where comment.rules.isEmpty: ofAll = comment.comment.start
      case .enable: for rule in comment.rules { ofRule[text.string(rule)] = comment.comment.start }
      case .disable: ends[index] = comment.rules.map { min(ofAll, ofRule[text.string($0)] ?? .max) }
      default: break
      }
    }
    return ends
  }
}

/// Finds the line that a comment is for. What was passed over once is not looked at again. So a thousand comments in a row
/// take no longer than a thousand lines.
private struct FollowingLines {
  private let text: SourceText
  private let lines: LineTable
  private let isPassedOver: (ByteRange) -> Bool
  /// For lines that are passed over, the first one after them that may not be.
  private var jumps: [Int: Int] = [:]

  init(_ text: SourceText, _ lines: LineTable, isPassedOver: @escaping (ByteRange) -> Bool) {
    self.text = text
    self.lines = lines
    self.isPassedOver = isPassedOver
  }

  /// The next line that is neither blank nor a comment, with its line end.
  mutating func line(after comment: ByteRange) -> ByteRange? {
    var passed: [Int] = []
    var index = lines.lineIndex(at: Int(comment.end)) + 1
    defer { for line in passed { jumps[line] = index } }
    while index < lines.lineCount {
      if let jump = jumps[index] {
        index = jump
        continue
      }
      let content = lines.contentRange(ofLine: index)
      let trimmed = text.trimmed(content)
      if !trimmed.isEmpty, !isPassedOver(trimmed) {
        return ByteRange(content.start, index + 1 < lines.lineCount ? lines.starts[index + 1] : UInt32.max)
      }
      passed.append(index)
      index += 1
    }
    return nil
  }
}

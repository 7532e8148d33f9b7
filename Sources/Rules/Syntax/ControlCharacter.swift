import Diagnostics
import Linting
import Markup

/// A control character in the markup.
package let controlCharacter = Rule(
  id: "control-character",
  summary: "an invisible control character",
  category: .syntax,
  severity: .warning,
  rationale:
    "It cannot be seen in an editor, comes from a copy out of a document, and shows as a box on some phones.",
  fix: .safe,
  examples: [
    .wrong("<text>one⟦\u{8}⟧two</text>", message: "control character U+0008", fixed: "<text>onetwo</text>"),
    .wrong("<view class=\"a⟦\u{1F}⟧\"/>", message: "control character U+001F", fixed: #"<view class="a"/>"#),
    .wrong("<text>{{a⟦\u{1}⟧b}}</text>", message: "control character U+0001"),
    .wrong("<view class⟦\u{1}⟧id=\"b\"/>", message: "control character U+0001"),
    .right("<text>one\ttwo\r\nthree</text>"),
  ],
  checks: [.syntax([.controlCharacter], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(
    issue.range, .controlCharacter(context.text.bytes[Int(issue.range.start)]),
    fix: applicability(of: issue.range, context).map {
      Fix("remove it", $0, edits: [context.remove(issue.range)])
    })
}

/// A script may compare a value or a part of an expression with the same character. Elsewhere in a tag, and where words
/// touch it on both sides in an expression, two names would become one.
private func applicability(of range: ByteRange, _ context: FileContext) -> Fix.Applicability? {
  let document = context.document
  guard let node = innermostNode(around: range, document) else { return .safe }
  switch node.kind {
  case .comment: return .safe
  case .text: return isInMustache(range, document) ? joinsWords(range, context) ? nil : .suggested : .safe
  case .element:
    if range.start >= node.openEnd { return .safe }
    let first = Int(node.partStart)
    let value = document.attributes[first..<first + Int(node.partCount)].first {
      $0.valueRange.start <= range.start && range.end <= $0.valueRange.end
    }
    return value == nil || (isInMustache(range, document) && joinsWords(range, context)) ? nil : .suggested
  }
}

/// Nodes are sorted by their starts: what contains the place is the last one that begins before it, or around that.
private func innermostNode(around range: ByteRange, _ document: Document) -> Node? {
  let nodes = document.nodes
  var low = 0
  var high = nodes.count
  while low < high {
    let middle = (low + high) / 2
    if nodes[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
  }
  var index = low - 1
  while index >= 0, nodes[index].range.end < range.end { index = Int(nodes[index].parent) }
  return index < 0 ? nil : nodes[index]
}

private func isInMustache(_ range: ByteRange, _ document: Document) -> Bool {
  document.mustaches.contains { $0.start <= range.start && range.end <= $0.end }
}

private func joinsWords(_ range: ByteRange, _ context: FileContext) -> Bool {
  let (bytes, end) = (context.text.bytes, Int(range.end))
  return range.start > 0 && isWordByte(bytes[Int(range.start) - 1]) && end < bytes.count
    && isWordByte(bytes[end])
}

extension Message {
  fileprivate static func controlCharacter(_ byte: UInt8) -> Message {
    let digits = String(byte, radix: 16, uppercase: true)
    return Message(
      "control character U+" + String(repeating: "0", count: 4 - digits.count) + digits, help: "remove it")
  }
}

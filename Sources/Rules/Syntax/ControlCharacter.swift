import Diagnostics
import Linting
import Markup

/// A control character in the markup.
package var controlCharacter: Rule {
  Rule(
    id: "control-character",
    summary: .init(
      en: "an invisible control character",
      zh: "存在不可见的控制字符"),
    category: .syntax,
    severity: .warning,
    rationale: .init(
      en:
        """
        Editors do not show it, and some phones show it as a box. It usually comes from text copied out of \
        a document.
        """,
      zh: "编辑器不显示这种字符，某些手机显示为方框。它通常是从文档复制时带入的。"),
    fix: .safe,
    examples: [
      .wrong("<text>one⟦\u{8}⟧two</text>", message: "control character U+0008", fixed: "<text>onetwo</text>"),
      .right(
        """
        <text>one\ttwo\r
        three</text>
        """),
      .wrong(
        in: .wxml, "<text>one⟦\u{8}⟧two</text>", message: "control character U+0008",
        fixed: "<text>onetwo</text>"),
      .right(in: .wxml, "<text>one\ttwo\r\nthree</text>"),
      .wrong(
        in: .swan, "<text>one⟦\u{8}⟧two</text>", message: "control character U+0008",
        fixed: "<text>onetwo</text>"),
      .right(in: .swan, "<text>one\ttwo\r\nthree</text>"),
    ],
    checks: [.syntax([.controlCharacter], checkControlCharacter)])
}

private func checkControlCharacter(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(
    issue.range, controlCharacterMessage(context.text.bytes[Int(issue.range.start)]),
    fix: applicability(of: issue.range, context).map {
      Fix(en: "remove it", zh: "删除", $0, edits: [context.remove(issue.range)])
    })
}

/// How safe it is to remove the character; nil where two names would become one: in a tag outside of values, and between two
/// words in an expression or in code. In a value or an expression, a script may compare it with the same character.
private func applicability(of range: ByteRange, _ context: FileContext) -> Fix.Applicability? {
  guard let node = context.document.innermostNode(around: range) else { return .safe }
  switch node.kind {
  case .comment: return .safe
  case .text:
    if node.textMustaches.contains(where: { $0.contains(range) }) {
      return joinsWords(range, context) ? nil : .suggested
    }
    let isCode = node.parent.map { context.dialect.rawBodies.contains($0.tag) } ?? false
    return isCode && joinsWords(range, context) ? nil : .safe
  case .element:
    guard let element = node.element, range.start < element.node.startTagEnd else { return .safe }
    guard let value = element.attributes.first(where: { $0.valueRange?.contains(range) ?? false }) else {
      return nil
    }
    let isInMustache = value.mustaches.contains { $0.contains(range) }
    return isInMustache && joinsWords(range, context) ? nil : .suggested
  }
}

private func joinsWords(_ range: ByteRange, _ context: FileContext) -> Bool {
  let (bytes, end) = (context.text.bytes, Int(range.end))
  return range.start > 0 && isWordByte(bytes[Int(range.start) - 1]) && end < bytes.count
    && isWordByte(bytes[end])
}

private func controlCharacterMessage(_ byte: UInt8) -> Message {
  let digits = String(byte, radix: 16, uppercase: true)
  let code = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  return Message(
    en: "control character \(code)", zh: "控制字符 \(code)", help: .init(en: "remove it", zh: "删除"))
}

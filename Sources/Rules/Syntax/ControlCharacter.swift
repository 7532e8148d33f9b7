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
    .right("<text>one\ttwo\r\nthree</text>"),
  ],
  checks: [.syntax([.controlCharacter], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(
    issue.range, .controlCharacter(context.text.bytes[Int(issue.range.start)]),
    fix: Fix("remove it", .safe, edits: [context.remove(issue.range)]))
}

extension Message {
  fileprivate static func controlCharacter(_ byte: UInt8) -> Message {
    let digits = String(byte, radix: 16, uppercase: true)
    return Message(
      "control character U+" + String(repeating: "0", count: 4 - digits.count) + digits, help: "remove it")
  }
}

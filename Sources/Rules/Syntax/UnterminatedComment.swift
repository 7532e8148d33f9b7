import Diagnostics
import Linting
import Markup

/// A comment without its "-->".
package let unterminatedComment = Rule(
  id: "unterminated-comment",
  summary: #"a comment without its "-->""#,
  category: .syntax,
  severity: .error,
  rationale:
    "Readers take the rest of the file as the comment, so that half a page is missing without a word.",
  examples: [
    .wrong("<view/>\n⟦<!--⟧ note ->\n<text>one</text>", message: #"this comment has no "-->""#),
    .right("<view/>\n<!-- note -- with -> dashes -->\n<text>one</text>"),
  ],
  checks: [.syntax([.unterminatedComment], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .missingEnd)
}

extension Message {
  fileprivate static let missingEnd = Message(
    #"this comment has no "-->""#, help: #"write "-->" where the comment ends"#)
}

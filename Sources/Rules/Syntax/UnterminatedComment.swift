import Diagnostics
import Linting
import Markup

/// A comment without its "-->".
package var unterminatedComment: Rule {
  Rule(
    id: "unterminated-comment",
    summary: #"a comment without its "-->""#,
    category: .syntax,
    severity: .error,
    rationale:
      "Readers take the rest of the file as the comment, so that half a page is missing without a word.",
    examples: [
      .wrong(
        """
        <view/>
        ⟦<!--⟧ note ->
        <text>one</text>
        """, message: #"this comment has no "-->""#),
      .right(
        """
        <view/>
        <!-- note -- with -> dashes -->
        <text>one</text>
        """),
    ],
    checks: [.syntax([.unterminatedComment], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .missingEnd)
}

extension Message {
  fileprivate static let missingEnd = Message(
    #"this comment has no "-->""#, help: #"write "-->" where the comment ends"#)
}

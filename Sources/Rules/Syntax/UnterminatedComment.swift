import Diagnostics
import Linting
import Markup

/// A comment without its "-->".
package let unterminatedComment = Rule(
  id: "unterminated-comment",
  summary: "a comment without its \"-->\"",
  category: .syntax,
  severity: .error,
  rationale:
    "Readers take the rest of the file as the comment, so that half a page is missing without a word.",
  examples: [
    .wrong("<view/>\n⟦<!--⟧ note ->\n<text>one</text>", message: "this comment has no \"-->\""),
    .right("<view/>\n<!-- note -- with -> dashes -->\n<text>one</text>"),
  ],
  checks: [.syntax([.unterminatedComment], check)])

private let check: @Sendable (SyntaxIssue, FileContext) -> Void = { issue, context in
  context.report(issue.range, hasNoEnd)
}

private let hasNoEnd = Message("this comment has no \"-->\"", help: "write \"-->\" where the comment ends")

import Diagnostics
import Linting
import Markup

/// An end tag that closes nothing.
package let strayEndTag = Rule(
  id: "stray-end-tag",
  summary: "an end tag with no open element of that name",
  category: .syntax,
  severity: .error,
  rationale: "Readers drop it or stop there. Most often a start tag was deleted or ends in \"/>\" already.",
  examples: [
    .wrong("<view>one⟦</text>⟧</view>", message: "\"</text>\" closes nothing"),
    .wrong("<image src=\"/a.png\"/>⟦</image>⟧", message: "\"</image>\" closes nothing"),
    .wrong("<view>⟦</>⟧</view>", message: "\"</>\" closes nothing"),
    .right("<view><text>one</text></view>"),
  ],
  checks: [.syntax([.strayEndTag], check)])

private let check: @Sendable (SyntaxIssue, FileContext) -> Void = { issue, context in
  context.report(issue.range, closesNothing(context.string(issue.range)))
}

private func closesNothing(_ tag: String) -> Message {
  Message("\"\(tag)\" closes nothing", help: "delete it, or write its start tag")
}

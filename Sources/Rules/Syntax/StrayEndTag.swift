import Diagnostics
import Linting
import Markup

/// An end tag that closes nothing.
package let strayEndTag = Rule(
  id: "stray-end-tag",
  summary: "an end tag with no open element of that name",
  category: .syntax,
  severity: .error,
  rationale: #"Readers drop it or stop there. Most often a start tag was deleted or ends in "/>" already."#,
  examples: [
    .wrong("<view>one⟦</text>⟧</view>", message: #""</text>" closes nothing"#),
    .wrong(#"<image src="/a.png"/>⟦</image>⟧"#, message: #""</image>" closes nothing"#),
    .wrong("<view>⟦</>⟧</view>", message: #""</>" closes nothing"#),
    .right("<view><text>one</text></view>"),
  ],
  checks: [.syntax([.strayEndTag], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .unmatchedEndTag(context.string(issue.range)))
}

extension Message {
  fileprivate static func unmatchedEndTag(_ tag: String) -> Message {
    Message("\"\(tag)\" closes nothing", help: "delete it, or write its start tag")
  }
}

import Diagnostics
import Linting
import Markup

/// An end tag that closes nothing.
package var strayEndTag: Rule {
  Rule(
    id: "stray-end-tag",
    summary: "an end tag with no open element of that name",
    category: .syntax,
    severity: .error,
    rationale: #"Readers drop it or stop there. Most often a start tag was deleted or ends in "/>" already."#,
    examples: [
      .wrong("<view>one⟦</text>⟧</view>", message: #""</text>" closes nothing"#),
      .right("<view><text>one</text></view>"),
    ],
    checks: [.syntax([.unmatchedEndTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  let tag = context.string(issue.range)
  if let other = issue.other {
    context.report(
      issue.range, .needlessEndTag(tag, context.string(other)),
      related: [RelatedPlace("closed by itself here", at: context.place(other))])
  } else {
    context.report(issue.range, .unmatchedEndTag(tag))
  }
}

extension Message {
  fileprivate static func unmatchedEndTag(_ tag: String) -> Message {
    Message("\"\(tag)\" closes nothing", help: "delete it, or write its start tag")
  }

  fileprivate static func needlessEndTag(_ tag: String, _ name: String) -> Message {
    Message(
      "\"\(tag)\" closes nothing",
      help: "delete it: <\(name) .../> is closed by itself; or write > in place of its />")
  }
}

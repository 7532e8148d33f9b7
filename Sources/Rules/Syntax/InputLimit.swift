import Diagnostics
import Linting
import Markup

/// More than mpcheck reads.
package let inputLimit = Rule(
  id: "input-limit",
  summary: "a file, a tag or a nesting that is too large to be read",
  category: .syntax,
  severity: .error,
  rationale:
    "Time and memory stay bounded whatever the input; no page that a phone can show comes near these limits.",
  examples: [
    .right("<view><view><view>one</view></view></view>")
  ],
  checks: [.syntax([.tooManyAttributes, .tooDeep, .tooManyIssues, .fileTooLarge], check)])

private let check: @Sendable (SyntaxIssue, FileContext) -> Void = { issue, context in
  switch issue.kind {
  case .tooManyAttributes: context.report(issue.range, hasTooManyAttributes)
  case .tooDeep: context.report(issue.range, isTooDeep(context.string(issue.range)))
  case .fileTooLarge: context.report(issue.range, isTooLarge)
  default: context.report(issue.range, hasTooManyIssues)
  }
}

private let isTooLarge = Message(
  "the file has more than 10 MB and is not read", help: "no page is that large: exclude the file, or split it"
)

private let hasTooManyAttributes = Message(
  "the tag has more than 4,096 attributes; the ones from here on are not read",
  help: "pass one object instead")

private func isTooDeep(_ tag: String) -> Message {
  Message("\"\(tag)\" is nested deeper than 256 elements", help: "move a part of the page into a component")
}

private let hasTooManyIssues = Message(
  "the file has more than 1,000 syntax findings; the ones from here on are not shown",
  help: "mend the ones above first")

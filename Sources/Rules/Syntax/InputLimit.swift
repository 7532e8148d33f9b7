import Diagnostics
import Linting
import Markup

/// More than mpcheck reads.
package var inputLimit: Rule {
  Rule(
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
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  switch issue.kind {
  case .tooManyAttributes: context.report(issue.range, .tooManyAttributes)
  case .tooDeep: context.report(issue.range, .deepNesting(context.string(issue.range)))
  case .fileTooLarge: context.report(issue.range, .largeFile)
  default: context.report(issue.range, .tooManyIssues)
  }
}

extension Message {
  fileprivate static let largeFile = Message(
    "the file has more than 10 MB and is not read",
    help: "no page is that large: exclude the file, or split it")

  fileprivate static let tooManyAttributes = Message(
    "the tag has more than 4,096 attributes; the ones from here on are not read",
    help: "pass one object instead")

  fileprivate static func deepNesting(_ tag: String) -> Message {
    Message("\"\(tag)\" is nested deeper than 256 elements", help: "move a part of the page into a component")
  }

  fileprivate static let tooManyIssues = Message(
    "the file has more than 1,000 syntax findings; the ones from here on are not shown",
    help: "fix the ones above first")
}

import Diagnostics
import Linting
import Markup

/// A start tag without its end tag.
package var unclosedTag: Rule {
  Rule(
    id: "unclosed-tag",
    summary: "a start tag that is never closed",
    category: .syntax,
    severity: .error,
    rationale: """
      What follows becomes a child of the element, up to where a reader gives up. The default build says nothing, and \
      the page looks different on each base library.
      """,
    examples: [
      .wrong(
        """
        <view>
          <⟦text⟧>one
        </view>
        """, message: #""text" is never closed"#),
      .right(
        """
        <view>
          <text>one</text>
          <image src="/a.png"/>
        </view>
        """),
    ],
    checks: [.syntax([.unclosedTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let other = issue.other else { return }
  let name = context.string(issue.range)
  let words: String
  let message: Message
  if other.start < issue.range.start {
    words = "this one is open"
    message = .unclosedTag(name, help: "write </\(name)>")
  } else {
    words = other.isEmpty ? "the file ends here" : "this end tag comes first"
    message = .unclosedTag(
      name, help: "write </\(name)> after its content, or <\(name) ... /> when it has none")
  }
  context.report(issue.range, message, related: [RelatedPlace(words, at: context.place(other))])
}

extension Message {
  fileprivate static func unclosedTag(_ tag: String, help: String) -> Message {
    Message("\"\(tag)\" is never closed", help: help)
  }
}

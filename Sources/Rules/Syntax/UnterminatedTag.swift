import Diagnostics
import Linting
import Markup

/// A tag without its ">".
package var unterminatedTag: Rule {
  Rule(
    id: "unterminated-tag",
    summary: #"a tag without its ">""#,
    category: .syntax,
    severity: .error,
    rationale: #"Everything up to the next ">" is read as attributes, so that an element is lost."#,
    examples: [
      .wrong(
        """
        ⟦<view⟧ class="a"
        <text>one</text>
        """, message: #""<view" has no ">""#),
      .right(
        """
        <view
          class="a"
        >one</view>
        """),
    ],
    checks: [.syntax([.unterminatedTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .missingBracket(context.string(issue.range)))
}

extension Message {
  fileprivate static func missingBracket(_ tag: String) -> Message {
    Message(
      "\"\(tag)\" has no \">\"",
      help: tag.hasPrefix("</")
        ? #"write ">" after the name"# : #"write ">" or "/>" after the last attribute"#)
  }
}

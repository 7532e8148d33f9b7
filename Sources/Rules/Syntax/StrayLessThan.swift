import Diagnostics
import Linting
import Markup

/// A `<` in text that starts no tag.
package var strayLessThan: Rule {
  Rule(
    id: "stray-less-than",
    summary: "a \"<\" in text that starts no tag, end tag or comment",
    category: .syntax,
    severity: .error,
    rationale: """
      The build stops at it, or drops what follows up to the next tag. An entity is no way out: it shows as it is written, \
      so the character has to come from an expression.
      """,
    fix: .suggested,
    examples: [
      .wrong("<text>a ⟦<⟧ b</text>", message: #""<" starts no tag"#, fixed: "<text>a {{'<'}} b</text>"),
      .right(#"<text a:if="{{a < b}}">{{a <b}}{{'<'}}</text><!-- a < b -->"#),
    ],
    checks: [.syntax([.lessThanInText], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(
    issue.range, .strayLessThan,
    fix: Fix("write {{'<'}}", .suggested, edits: [context.replace(issue.range, with: "{{'<'}}")]))
}

extension Message {
  fileprivate static let strayLessThan = Message(
    #""<" starts no tag"#, help: "write {{'<'}} for the character")
}

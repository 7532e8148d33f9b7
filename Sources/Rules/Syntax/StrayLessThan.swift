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
      The build stops at it, or drops what follows up to the next tag; before a blank or another "<" some builds show it. An \
      entity is no way out: it shows as it is written, so the character has to come from an expression.
      """,
    fix: .suggested,
    examples: [
      .wrong("<text>a ⟦<⟧ b</text>", message: #""<" starts no tag"#, fixed: "<text>a {{'<'}} b</text>"),
      .right(#"<text a:if="{{a < b}}">{{a <b}}{{'<'}}</text><!-- a < b -->"#),
    ],
    checks: [.syntax([.lessThanInText], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  let characters = context.string(issue.range)
  let shown = context.excerpt(issue.range)
  context.report(
    issue.range, .strayLessThan(shown), severity: issue.isKeptAsText(in: context.text) ? .warning : nil,
    fix: Fix(
      "write {{'\(shown)'}}", .suggested, edits: [context.replace(issue.range, with: "{{'\(characters)'}}")]))
}

extension Message {
  fileprivate static func strayLessThan(_ characters: String) -> Message {
    Message(
      "\"\(characters)\" starts no tag",
      help: "write {{'\(characters)'}} for the \(characters == "<" ? "character" : "characters")")
  }
}

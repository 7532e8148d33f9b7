import Diagnostics
import Linting
import Markup

/// A mustache without its "}}".
package var unterminatedMustache: Rule {
  Rule(
    id: "unterminated-mustache",
    summary: #"a mustache without its "}}""#,
    category: .syntax,
    severity: .error,
    rationale: "The braces are shown as text, or the build fails.",
    examples: [
      .wrong("<text>⟦{{⟧ name </text>", message: #"this mustache has no "}}""#),
      .right("<text>{{ name }} { } {{ {a: 1}.a }}</text>"),
    ],
    checks: [.syntax([.unterminatedMustache], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .missingBraces)
}

extension Message {
  fileprivate static let missingBraces = Message(
    #"this mustache has no "}}""#, help: #"write "}}" where the expression ends"#)
}

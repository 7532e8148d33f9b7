import Diagnostics
import Linting
import Markup

/// A value without its closing quote.
package var unterminatedValue: Rule {
  Rule(
    id: "unterminated-value",
    summary: "a value without its closing quote",
    category: .syntax,
    severity: .error,
    rationale:
      "The value swallows what follows up to the next quote, other attributes and whole elements with it.",
    examples: [
      .wrong(
        """
        <view class=⟦"⟧a>
          <text class="b">one</text>
        </view>
        """, message: "this value has no closing quote"),
      .right(#"<view class="a > b" style='x'/>"#),
    ],
    checks: [.syntax([.unterminatedValue], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .missingClosingQuote(context.string(issue.range)))
}

extension Message {
  fileprivate static func missingClosingQuote(_ quote: String) -> Message {
    Message("this value has no closing quote", help: "write \(quote) after the value")
  }
}

import Diagnostics
import Linting
import Markup

/// A value without its closing quote.
package let unterminatedValue = Rule(
  id: "unterminated-value",
  summary: "a value without its closing quote",
  category: .syntax,
  severity: .error,
  rationale:
    "The value swallows what follows up to the next quote, other attributes and whole elements with it.",
  examples: [
    .wrong(
      "<view class=⟦\"⟧a>\n  <text class=\"b\">one</text>\n</view>",
      message: "this value has no closing quote"),
    .wrong("<view class=⟦\"⟧a id=\"b\"/>", message: "this value has no closing quote"),
    .wrong("<view class=⟦'⟧a/>", message: "this value has no closing quote"),
    .right("<view class=\"a > b\" style='x'/>"),
    .right("<view class=\"{{a ? 'b' : 'c'}}\"/>"),
  ],
  checks: [.syntax([.unterminatedValue], check)])

private let check: @Sendable (SyntaxIssue, FileContext) -> Void = { issue, context in
  context.report(issue.range, hasNoClosingQuote(context.string(issue.range)))
}

private func hasNoClosingQuote(_ quote: String) -> Message {
  Message("this value has no closing quote", help: "write \(quote) behind the value")
}

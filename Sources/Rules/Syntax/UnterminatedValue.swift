import Diagnostics
import Linting
import Markup

/// A value without its closing quote.
package var unterminatedValue: Rule {
  Rule(
    id: "unterminated-value",
    summary: .init(
      en: "an attribute value without its closing quote",
      zh: "属性值缺少结束引号"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        The value swallows everything up to the next quote, including other attributes and whole elements.
        """,
      zh: "属性值会吞掉直到下一个引号的内容，包括其他属性和整个元素。"),
    examples: [
      .wrong(
        """
        <view class=⟦"⟧a>
          <text class="b">one</text>
        </view>
        """, message: "this value has no closing quote"),
      .right(#"<view class="a > b" style='x'/>"#),
      .wrong(
        in: .wxml,
        """
        <view class=⟦"⟧a>
          <text class="b">one</text>
        </view>
        """,
        message: "this value has no closing quote"),
      .right(in: .wxml, #"<view class="a > b" style='x'/>"#),
      .wrong(
        in: .swan,
        """
        <view class=⟦"⟧a>
          <text class="b">one</text>
        </view>
        """,
        message: "this value has no closing quote"),
      .right(in: .swan, #"<view class="a > b" style='x'/>"#),
    ],
    checks: [.syntax([.unterminatedValue], checkUnterminatedValue)])
}

private func checkUnterminatedValue(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, missingClosingQuote(context.string(issue.range)))
}

private func missingClosingQuote(_ quote: String) -> Message {
  Message(
    en: "this value has no closing quote", zh: "此属性值缺少结束引号",
    help: .init(en: "write \(quote) after the value", zh: "在属性值后面补上引号 \(quote)"))
}

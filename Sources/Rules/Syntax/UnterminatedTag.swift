import Diagnostics
import Linting
import Markup

/// A tag without its ">".
package var unterminatedTag: Rule {
  Rule(
    id: "unterminated-tag",
    summary: .init(en: "a tag without its \">\"", zh: "标签缺少“>”"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "The parser reads everything up to the next \">\" as attributes, so an element is lost.",
      zh: "解析器把直到下一个“>”的内容都当作属性读取，因此会丢失一个元素。"),
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
      .wrong(
        in: .wxml,
        """
        ⟦<view⟧ class="a"
        <text>one</text>
        """,
        message: #""<view" has no ">""#),
      .right(
        in: .wxml,
        """
        <view
          class="a"
        >one</view>
        """),
      .wrong(
        in: .swan,
        """
        ⟦<view⟧ class="a"
        <text>one</text>
        """,
        message: #""<view" has no ">""#),
      .right(
        in: .swan,
        """
        <view
          class="a"
        >one</view>
        """),
    ],
    checks: [.syntax([.unterminatedTag], checkUnterminatedTag)])
}

private func checkUnterminatedTag(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, missingBracket(context.string(issue.range)))
}

private func missingBracket(_ tag: String) -> Message {
  Message(
    en: "\"\(tag)\" has no \">\"", zh: "“\(tag)”缺少“>”",
    help: tag.hasPrefix("</")
      ? .init(en: #"write ">" after the name"#, zh: "在名称后面写上“>”")
      : .init(en: #"write ">" or "/>" after the last attribute"#, zh: "在最后一个属性后面写上“>”或“/>”"))
}

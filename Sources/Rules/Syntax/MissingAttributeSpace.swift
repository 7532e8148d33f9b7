import Diagnostics
import Linting
import Markup

/// Two attributes without white space between them.
package var missingAttributeSpace: Rule {
  Rule(
    id: "missing-attribute-space",
    summary: .init(
      en: "a missing space between two attributes",
      zh: "两个属性之间缺少空白"),
    category: .syntax,
    severity: .warning,
    severities: .init(
      en: "warning in AXML, info in all other languages",
      zh: "AXML 中为 warning，其他语言中为 info"),
    rationale: .init(
      en:
        """
        It happens to build; stricter parsers reject the tag. WeChat's parser reads it as if there were a \
        space.
        """,
      zh: "有些平台恰好能够构建，但更严格的解析器会拒绝这个标签。微信的解析器按有空格处理。"),
    fix: .safe,
    examples: [
      .wrong(
        #"<view class="a"⟦id⟧="b"⟦hidden⟧/>"#, message: #"missing space before "id""#,
        #"missing space before "hidden""#, fixed: #"<view class="a" id="b" hidden/>"#),
      .right(
        """
        <view class="a"
          id="b"/>
        """),
      .wrong(
        in: .wxml, #"<view class="a"⟦id⟧="b"⟦hidden⟧/>"#,
        message: #"missing space before "id""#,
        #"missing space before "hidden""#,
        fixed: #"<view class="a" id="b" hidden/>"#),
      .right(
        in: .wxml,
        """
        <view class="a"
          id="b"/>
        """),
      .wrong(
        in: .swan, #"<view class="a"⟦id⟧="b"⟦hidden⟧/>"#,
        message: #"missing space before "id""#,
        #"missing space before "hidden""#,
        fixed: #"<view class="a" id="b" hidden/>"#),
      .right(
        in: .swan,
        """
        <view class="a"
          id="b"/>
        """),
    ],
    checks: [.syntax([.missingAttributeSpace], checkMissingAttributeSpace)])
}

private func checkMissingAttributeSpace(_ issue: SyntaxIssue, _ context: FileContext) {
  let edit = context.replace(ByteRange(issue.range.start, issue.range.start), with: " ")
  context.report(
    issue.range, missingBlank(context.string(issue.range)),
    severity: issue.kind.isHarmless(in: context.dialect) ? .info : nil,
    fix: Fix(en: "insert a blank", zh: "插入空格", .safe, edits: [edit]))
}

private func missingBlank(_ name: String) -> Message {
  Message(
    en: "missing space before \"\(name)\"", zh: "“\(name)”与前面的属性值之间没有空格",
    help: .init(en: "write a blank before it", zh: "在前面加一个空格"))
}

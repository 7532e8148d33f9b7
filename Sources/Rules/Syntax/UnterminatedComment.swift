import Diagnostics
import Linting
import Markup

/// A comment without its "-->".
package var unterminatedComment: Rule {
  Rule(
    id: "unterminated-comment",
    summary: .init(en: "a comment without its \"-->\"", zh: "注释缺少“-->”"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "The rest of the file becomes part of the comment, so half a page is silently missing.",
      zh: "解析器会把文件的其余部分都当作注释，页面会缺少一半内容而没有任何提示。"),
    examples: [
      .wrong(
        """
        <view/>
        ⟦<!--⟧ note ->
        <text>one</text>
        """, message: #"this comment has no "-->""#),
      .right(
        """
        <view/>
        <!-- note -- with -> dashes -->
        <text>one</text>
        """),
      .wrong(
        in: .wxml,
        """
        <view/>
        ⟦<!--⟧ note ->
        <text>one</text>
        """,
        message: #"this comment has no "-->""#),
      .right(
        in: .wxml,
        """
        <view/>
        <!-- note -- with -> dashes -->
        <text>one</text>
        """),
      .wrong(
        in: .swan,
        """
        <view/>
        ⟦<!--⟧ note ->
        <text>one</text>
        """,
        message: #"this comment has no "-->""#),
      .right(
        in: .swan,
        """
        <view/>
        <!-- note -- with -> dashes -->
        <text>one</text>
        """),
    ],
    checks: [.syntax([.unterminatedComment], checkUnterminatedComment)])
}

private func checkUnterminatedComment(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, missingEnd)
}

private let missingEnd = Message(
  en: #"this comment has no "-->""#, zh: "此注释缺少“-->”",
  help: .init(en: #"write "-->" where the comment ends"#, zh: "在注释结束处写上“-->”"))

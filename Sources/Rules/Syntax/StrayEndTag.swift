import Diagnostics
import Linting
import Markup

/// An end tag that closes nothing.
package var strayEndTag: Rule {
  Rule(
    id: "stray-end-tag",
    summary: .init(
      en: "an end tag with no open element of that name",
      zh: "没有对应开始标签的结束标签"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: #"Readers drop it or stop there. Most often a start tag was deleted or ends in "/>" already."#,
      zh: "解析器会忽略它，或就此停止。多数情况下是开始标签已删除，或已经以“/>”结束。"),
    examples: [
      .wrong("<view>one⟦</text>⟧</view>", message: #""</text>" closes nothing"#),
      .right("<view><text>one</text></view>"),
    ],
    checks: [.syntax([.unmatchedEndTag], checkStrayEndTag)])
}

private func checkStrayEndTag(_ issue: SyntaxIssue, _ context: FileContext) {
  let tag = context.string(issue.range)
  if let other = issue.other {
    context.report(
      issue.range, needlessEndTag(tag, context.string(other)),
      related: [RelatedPlace(en: "closed by itself here", zh: "这里已用 /> 结束", at: context.place(other))])
  } else {
    context.report(issue.range, unmatchedEndTag(tag))
  }
}

private func unmatchedEndTag(_ tag: String) -> Message {
  Message(
    en: "\"\(tag)\" closes nothing", zh: "“\(tag)”没有结束任何标签",
    help: .init(en: "delete it, or write its start tag", zh: "删除，或写上对应的开始标签"))
}

private func needlessEndTag(_ tag: String, _ name: String) -> Message {
  Message(
    en: "\"\(tag)\" closes nothing", zh: "“\(tag)”没有结束任何标签",
    help: .init(
      en: "delete it: <\(name) .../> is closed by itself; or write > in place of its />",
      zh: "删除：<\(name) .../> 已用 /> 结束；或把 /> 改为 >"))
}

import Diagnostics
import Linting
import Markup

/// An end tag that was meant for the open element but has another name.
package var mismatchedTag: Rule {
  Rule(
    id: "mismatched-tag",
    summary: .init(
      en: "a mismatched end tag",
      zh: "结束标签与开始标签名称不一致"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "Names are case-sensitive: the element stays open and swallows what follows.",
      zh: "名称区分大小写：元素仍未结束，会把后面的内容都包含进去。"),
    fix: .suggested,
    examples: [
      .wrong("<view>one</⟦veiw⟧>", message: #""veiw" does not close "view""#, fixed: "<view>one</view>"),
      .right("<view>one</view>"),
      .wrong(
        in: .wxml, "<view>one</⟦veiw⟧>", message: #""veiw" does not close "view""#,
        fixed: "<view>one</view>"),
      .right(in: .wxml, "<view>one</view>"),
      .wrong(
        in: .swan, "<view>one</⟦veiw⟧>", message: #""veiw" does not close "view""#,
        fixed: "<view>one</view>"),
      .right(in: .swan, "<view>one</view>"),
    ],
    checks: [.syntax([.mismatchedTag], checkMismatchedTag)])
}

private func checkMismatchedTag(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let start = issue.other else { return }
  let name = context.string(start)
  let end = context.string(issue.range)
  if context.dialect.misspelledNativeTag(name) == end, !context.program.registers(name, in: context.unit) {
    return
  }
  context.report(
    issue.range, mismatchedTagMessage(end, name),
    related: [RelatedPlace(en: "opened here", zh: "在这里开始", at: context.place(start))],
    fix: Fix(
      en: "close \"\(name)\"", zh: "改为 </\(name)>", .suggested,
      edits: [context.replace(issue.range, with: name)]))
}

private func mismatchedTagMessage(_ end: String, _ start: String) -> Message {
  Message(
    en: "\"\(end)\" does not close \"\(start)\"", zh: "结束标签“\(end)”与开始标签“\(start)”不一致",
    help: .init(en: "write </\(start)>", zh: "改为 </\(start)>"))
}

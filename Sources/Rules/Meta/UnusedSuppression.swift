import Diagnostics
import Linting

/// A comment that hides nothing.
package var unusedSuppression: Rule {
  Rule(
    id: "unused-suppression",
    summary: .init(
      en: "an unused suppression",
      zh: "屏蔽注释没有屏蔽任何问题"),
    category: .meta,
    severity: .warning,
    rationale: .init(
      en: "The finding that it hid is fixed. If it stays, it hides the next mistake of that kind.",
      zh: "原先屏蔽的问题已经修复。若继续保留，会屏蔽以后出现的同类错误。"),
    fix: .safe,
    examples: [
      .wrong(
        """
        <!-- mpcheck-disable-next-line ⟦unquoted-value⟧: to do -->
        <view class="a"/>

        """, message: #""unquoted-value" suppresses nothing here"#,
        fixed: """
          <view class="a"/>

          """),
      .right(
        """
        <!-- mpcheck-disable-next-line unquoted-value: old page -->
        <view class=a/>

        """),
      .wrong(
        in: .wxml,
        """
        <!-- mpcheck-disable-next-line ⟦unquoted-value⟧: to do -->
        <view class="a"/>

        """,
        message: #""unquoted-value" suppresses nothing here"#),
      .right(
        in: .wxml,
        """
        <!-- mpcheck-disable-next-line unquoted-value: old page -->
        <view class=a/>

        """),
      .wrong(
        in: .swan,
        """
        <!-- mpcheck-disable-next-line ⟦unquoted-value⟧: to do -->
        <view class="a"/>

        """,
        message: #""unquoted-value" suppresses nothing here"#),
      .right(
        in: .swan,
        """
        <!-- mpcheck-disable-next-line unquoted-value: old page -->
        <view class=a/>

        """),
    ],
    checks: [.suppressions(checkUnusedSuppression)])
}

private func checkUnusedSuppression(_ use: SuppressionUse, _ context: SuppressionContext) {
  let suppression = use.suppression
  guard use.hiddenCount == 0, let rule = suppression.rule, context.ran(rule) else { return }
  context.report(suppression.range, unusedSuppressionMessage(rule), fix: removal(of: suppression, context))
}

/// Removes the id with its comma. If the comment names no other id, removes all of it, with its line when nothing else is on
/// the line.
private func removal(of suppression: Suppression, _ context: SuppressionContext) -> Fix {
  let title = LocalizedText(en: "remove it", zh: "删除")
  let index = suppression.position
  if suppression.siblings.count < 2 {
    return Fix(title, .safe, edits: [context.replace(context.lineOrRange(of: suppression.comment), with: "")])
  }
  let range =
    index == 0
    ? ByteRange(suppression.range.start, suppression.siblings[1].start)
    : ByteRange(suppression.siblings[index - 1].end, suppression.range.end)
  return Fix(title, .safe, edits: [context.replace(range, with: "")])
}

private func unusedSuppressionMessage(_ rule: String) -> Message {
  Message(
    en: "\"\(rule)\" suppresses nothing here", zh: "“\(rule)”在这里没有屏蔽任何问题",
    help: .init(en: "remove it from the comment", zh: "从注释中删除"))
}

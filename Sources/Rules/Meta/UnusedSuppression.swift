import Diagnostics
import Linting

/// A comment that hides nothing.
package var unusedSuppression: Rule {
  Rule(
    id: "unused-suppression",
    summary: "a comment that hides no finding",
    category: .meta,
    severity: .warning,
    rationale: "What it hid is fixed. Left in place, it would hide the next mistake of that kind.",
    fix: .safe,
    examples: [
      .wrong(
        """
        <!-- mpcheck-disable-next-line ⟦unquoted-value⟧: to do -->
        <view class="a"/>

        """, message: #""unquoted-value" hides nothing here"#,
        fixed: """
          <view class="a"/>

          """),
      .right(
        """
        <!-- mpcheck-disable-next-line unquoted-value: old page -->
        <view class=a/>

        """),
    ],
    checks: [.suppressions(check)])
}

private func check(_ use: SuppressionUse, _ context: SuppressionContext) {
  let suppression = use.suppression
  guard use.hiddenCount == 0, let rule = suppression.rule, context.ran(rule) else { return }
  context.report(suppression.range, .unusedSuppression(rule), fix: removal(of: suppression, context))
}

/// Removes the id with its comma. If the comment names no other id, removes all of it, with its line when nothing else is on
/// the line.
private func removal(of suppression: Suppression, _ context: SuppressionContext) -> Fix {
  let title = "remove it"
  guard suppression.siblings.count > 1, let index = suppression.siblings.firstIndex(of: suppression.range)
  else {
    return Fix(title, .safe, edits: [context.replace(context.lineOrRange(of: suppression.comment), with: "")])
  }
  let range =
    index == 0
    ? ByteRange(suppression.range.start, suppression.siblings[1].start)
    : ByteRange(suppression.siblings[index - 1].end, suppression.range.end)
  return Fix(title, .safe, edits: [context.replace(range, with: "")])
}

extension Message {
  fileprivate static func unusedSuppression(_ rule: String) -> Message {
    Message("\"\(rule)\" hides nothing here", help: "remove it from the comment")
  }
}

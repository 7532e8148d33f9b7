import Diagnostics
import Linting

/// A comment that is meant to hide findings and names no rule.
package var unknownRule: Rule {
  Rule(
    id: "unknown-rule",
    summary: "a comment that is to hide findings and names no rule",
    category: .meta,
    severity: .warning,
    rationale: "Nothing is hidden: a suppression counts for the rules and categories it names, one by one.",
    examples: [
      .wrong(
        """
        <!-- mpcheck-disable-next-line ⟦unqoted-value⟧: old -->
        <view class="a"/>
        """, message: #""unqoted-value" is not a rule"#),
      .right(
        """
        <!-- mpcheck-disable-next-line unquoted-value: old -->
        <view class=a/>
        """),
    ],
    checks: [.suppressions(check)])
}

private func check(_ use: SuppressionUse, _ context: SuppressionContext) {
  guard let rule = use.suppression.rule else {
    context.report(use.suppression.range, .missingRule)
    return
  }
  if !context.exists(rule) {
    context.report(
      use.suppression.range,
      .unknownRule(rule, nearest: context.nearestName(to: rule, in: context.names, for: context.text.path)))
  }
}

extension Message {
  fileprivate static let missingRule = Message(
    "this comment names no rule",
    help: "write the ids of rules, or categories, after the word, separated by commas")

  fileprivate static func unknownRule(_ id: String, nearest: String?) -> Message {
    Message(
      "\"\(id)\" is not a rule", help: didYouMean(nearest) ?? "mpcheck rules lists the ids of all rules")
  }
}

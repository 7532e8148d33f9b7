import Diagnostics
import Linting

/// A comment that is to hide findings and names no rule.
package let unknownRule = Rule(
  id: "unknown-rule",
  summary: "a comment that is to hide findings and names no rule",
  category: .meta,
  severity: .warning,
  rationale: "Nothing is hidden: a suppression counts for the rules it names, one by one.",
  examples: [
    .wrong(
      "<!-- mpcheck-disable-next-line ⟦unqoted-value⟧: old -->\n<view class=\"a\"/>",
      message: "\"unqoted-value\" is no rule"),
    .wrong("⟦<!-- mpcheck-disable -->⟧\n<view/>", message: "this comment names no rule"),
    .right("<!-- mpcheck-disable-next-line unquoted-value: old -->\n<view class=a/>"),
  ],
  checks: [.suppressions(check)])

private let check: @Sendable (SuppressionUse, SuppressionContext) -> Void = { use, context in
  guard let rule = use.suppression.rule else {
    context.report(use.suppression.range, namesNone)
    return
  }
  if !context.exists(rule) {
    context.report(use.suppression.range, isNoRule(rule, nearest: nearestName(to: rule, in: context.ruleIDs)))
  }
}

private let namesNone = Message(
  "this comment names no rule", help: "write the ids of the rules behind the word, separated by commas")

private func isNoRule(_ id: String, nearest: String?) -> Message {
  Message(
    "\"\(id)\" is no rule",
    help: nearest.map { "did you mean \"\($0)\"?" } ?? "mpcheck rules lists the ids of all rules")
}

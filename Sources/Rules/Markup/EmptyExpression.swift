import Linting
import Markup

/// A mustache without anything in it.
package let emptyExpression = Rule(
  id: "empty-expression",
  summary: "a mustache with nothing in it",
  category: .markup,
  severity: .warning,
  rationale: "It shows nothing or stops the build, depending on the base library.",
  examples: [
    .wrong("<text>⟦{{ }}⟧</text>", message: "there is no expression in this mustache"),
    .wrong(
      "<view class=\"a ⟦{{}}⟧\" style=\"⟦{{ /* later */ }}⟧\"/>",
      message: "there is no expression in this mustache", "there is no expression in this mustache"),
    .right("<text class=\"\">{{ '' }}{{ {} }}</text>"),
    .right("<text>{ }</text>"),
  ],
  checks: [.expressions(check)])

private let check: @Sendable (Mustache, FileContext) -> Void = { mustache, context in
  if case .empty = mustache.tree.reading { context.report(mustache.range, isEmpty) }
}

private let isEmpty = Message(
  "there is no expression in this mustache", help: "write an expression, or delete the mustache")

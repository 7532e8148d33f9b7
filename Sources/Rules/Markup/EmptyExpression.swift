import Linting
import Markup

/// A mustache without anything in it.
package var emptyExpression: Rule {
  Rule(
    id: "empty-expression",
    summary: "a mustache with nothing in it",
    category: .markup,
    severity: .warning,
    rationale: "It shows nothing or stops the build, depending on the base library.",
    examples: [
      .wrong("<text>⟦{{ }}⟧</text>", message: "there is no expression in this mustache"),
      .right(#"<text class="" data-a="{{ {} }}">{{ '' }}</text>"#),
    ],
    checks: [.expressions(check)])
}

private func check(_ mustache: Mustache, _ context: FileContext) {
  if case .empty = mustache.tree.reading { context.report(mustache.range, .emptyMustache) }
}

extension Message {
  fileprivate static let emptyMustache = Message(
    "there is no expression in this mustache", help: "write an expression, or delete the mustache")
}

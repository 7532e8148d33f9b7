import Linting
import Markup

/// A mustache without anything in it.
package var emptyExpression: Rule {
  Rule(
    id: "empty-expression",
    summary: .init(en: "an empty mustache", zh: "双大括号为空"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "It shows nothing or stops the build, depending on the base library.",
      zh: "什么都不显示，或构建失败，取决于基础库。"),
    examples: [
      .wrong("<text>⟦{{ }}⟧</text>", message: "this mustache is empty"),
      .right(#"<text class="" data-a="{{ {} }}">{{ '' }}</text>"#),
      .wrong(in: .wxml, "<text>⟦{{ }}⟧</text>", message: "this mustache is empty"),
      .right(in: .wxml, #"<text class="" data-a="{{ {} }}">{{ '' }}</text>"#),
      .wrong(in: .swan, "<text>⟦{{ }}⟧</text>", message: "this mustache is empty"),
      .right(in: .swan, #"<text class="" data-a="{{ {} }}">{{ '' }}</text>"#),
    ],
    checks: [.expressions(checkEmptyExpression)])
}

private func checkEmptyExpression(_ mustache: Mustache, _ context: FileContext) {
  if case .empty = mustache.tree.reading { context.report(mustache.range, emptyMustache) }
}

private let emptyMustache = Message(
  en: "this mustache is empty", zh: "双大括号中没有表达式",
  help: .init(en: "write an expression, or delete the mustache", zh: "写上表达式，或删除该双大括号"))

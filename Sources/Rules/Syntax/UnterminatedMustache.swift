import Diagnostics
import Linting
import Markup

/// A mustache without its "}}".
package var unterminatedMustache: Rule {
  Rule(
    id: "unterminated-mustache",
    summary: .init(en: "a mustache without its \"}}\"", zh: "双大括号缺少“}}”"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "The page shows the braces as text, or the build fails.",
      zh: "页面会把大括号显示为文本，或者构建失败。"),
    examples: [
      .wrong("<text>⟦{{⟧ name </text>", message: #"this mustache has no "}}""#),
      .right("<text>{{ name }} { } {{ {a: 1}.a }}</text>"),
      .wrong(in: .wxml, "<text>⟦{{⟧ name </text>", message: #"this mustache has no "}}""#),
      .right(in: .wxml, "<text>{{ name }} { } {{ {a: 1}.a }}</text>"),
      .wrong(in: .swan, "<text>⟦{{⟧ name </text>", message: #"this mustache has no "}}""#),
      .right(in: .swan, "<text>{{ name }} { } {{ {a: 1}.a }}</text>"),
    ],
    checks: [.syntax([.unterminatedMustache], checkUnterminatedMustache)])
}

private func checkUnterminatedMustache(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, missingBraces)
}

private let missingBraces = Message(
  en: #"this mustache has no "}}""#, zh: "此双大括号缺少“}}”",
  help: .init(en: #"write "}}" where the expression ends"#, zh: "在表达式结束处写上“}}”"))

import Diagnostics
import Linting
import Markup

/// A loop that has none of the valid forms.
package var invalidLoop: Rule {
  Rule(
    id: "invalid-loop",
    summary: .init(en: "a loop in none of Swan's forms", zh: "循环不符合 Swan 的任何一种写法"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: "The build stops at it, or nothing is repeated.",
      zh: "构建失败，或什么都不会重复渲染。"),
    dialects: .where { $0.directives.bare.contains(.for) },
    examples: [
      .wrong(
        in: .swan,
        """
        <view s-for="⟦item of list⟧"/><view s-for="⟦(item, index) in list⟧"/><view s-for="⟦item in⟧"/><view s-for="⟦a, b, c \
        in list⟧"/><view s-for="⟦list trackBy⟧"/>
        """, message: #""item of list" is not a loop"#, #""(item, index) in list" is not a loop"#,
        #""item in" is not a loop"#, #""a, b, c in list" is not a loop"#, #""list trackBy" is not a loop"#),
      .right(
        in: .swan,
        """
        <view s-for="list"/><view s-for="item in list"/><view s-for="item, index in a.list trackBy item.id"/><view \
        s-for="{{list}}"/><view s-for="list trackBy item" s-for-item="item"/>
        """),
    ],
    checks: [.attributes(.known(.for), checkInvalidLoop)])
}

private func checkInvalidLoop(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !context.text.trimmed(value).isEmpty else { return }
  if let loop = attribute.bareLoop {
    switch ExpressionTree(parsing: context.text, range: loop.list).reading {
    case .expression, .unsupported: return
    default: break
    }
  } else if attribute.hasMustache || context.unboundValue(of: attribute) == nil {
    return
  }
  context.report(value, invalidLoopMessage(context.excerpt(value)))
}

private func invalidLoopMessage(_ value: String) -> Message {
  Message(
    en: "\"\(value)\" is not a loop", zh: "“\(value)”不是循环",
    help: .init(
      en:
        "write a list, or \"item in list\", or \"item, index in list\", each with \"trackBy item.id\" or without",
      zh: "写成列表、“item in list”或“item, index in list”，之后可以加上“trackBy item.id”")
  )
}

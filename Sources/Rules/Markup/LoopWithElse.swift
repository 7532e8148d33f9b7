import Diagnostics
import Linting
import Markup

/// An `elif` or `else` on the tag of a loop.
package var loopWithElse: Rule {
  Rule(
    id: "loop-with-else",
    summary: .init(en: "an elif or else on the tag of a loop", zh: "循环标签上有 elif 或 else"),
    category: .markup,
    severity: .error,
    severities: .init(
      en: "error in WXML, warning in all other languages",
      zh: "WXML 中为 error，其他语言中为 warning"),
    rationale: .init(
      en: "The loop is outside of the condition, so the elif or else has no condition before it.",
      zh: "循环在条件的外层，因此 elif 或 else 前面没有可以衔接的条件。"),
    dialects: .families(.weChat),
    examples: [
      .wrong(
        in: .wxml, #"<view wx:if="{{a}}"/><view ⟦wx:elif⟧="{{b}}" wx:for="{{l}}" wx:key="id"/>"#,
        message: #""wx:elif" is on the tag of a loop"#),
      .right(
        in: .wxml,
        """
        <view wx:if="{{a}}"/><block wx:else><view wx:for="{{l}}" wx:key="id"/></block><view wx:if="{{item}}" wx:for="{{l}}" \
        wx:key="id"/>
        """),
    ],
    checks: [.attributes(.known(.elif, .else), checkLoopWithElse)])
}

private func checkLoopWithElse(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let loop = element.attribute(.for) else { return }
  context.report(
    attribute.nameRange, elseOfLoop(attribute.nameText, context.dialect),
    // No source says what the other languages of the family do.
    severity: context.dialect === Dialect.wxml ? nil : .warning,
    related: [RelatedPlace(en: "the loop", zh: "循环", at: context.place(loop.nameRange))])
}

private func elseOfLoop(_ name: String, _ dialect: Dialect) -> Message {
  Message(
    en: "\"\(name)\" is on the tag of a loop", zh: "“\(name)”在循环标签上",
    help: .init(
      en: "put \(name) on a block around the tag with \(dialect.spelling(.for))",
      zh: "把 \(name) 移到带 \(dialect.spelling(.for)) 的标签外层的 block 上"))
}

import Diagnostics
import Linting
import Markup

/// Two conditions on one tag.
package var conflictingConditions: Rule {
  Rule(
    id: "conflicting-conditions",
    summary: .init(en: "two of if, elif and else on one tag", zh: "同一标签上同时有 if、elif 和 else 中的两个"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: #"Base library 2 of Alipay stops the build with "no multiple condition"; others take one of them."#,
      zh: "支付宝的基础库 2 编译会报错“no multiple condition”；其他平台只取其中一个。"),
    examples: [
      .wrong(#"<view a:if="{{a}}" ⟦a:else⟧>one</view>"#, message: #""a:else" is on the same tag as "a:if""#),
      .right(#"<view a:if="{{a}}"><view a:if="{{b}}"/><view a:else/></view><view a:else/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{a}}" ⟦wx:else⟧>one</view>"#,
        message: #""wx:else" is on the same tag as "wx:if""#),
      .right(in: .wxml, #"<view wx:if="{{a}}"><view wx:if="{{b}}"/><view wx:else/></view><view wx:else/>"#),
      .wrong(
        in: .swan, #"<view s-if="a" ⟦s-else⟧>one</view>"#,
        message: #""s-else" is on the same tag as "s-if""#),
      .right(in: .swan, #"<view s-if="a"><view s-if="b"/><view s-else/></view><view s-else/>"#),
    ],
    checks: [.attributes(.known(.if, .elif, .else), checkConflictingConditions)])
}

private func checkConflictingConditions(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if context.dialect.family == .weChat, element.has(.for) { return }
  guard element.continuesChain, element.has(.if) || element.has(.elif) && element.has(.else) else { return }
  let all = element.attributes.filter { $0.name == .if || $0.name == .elif || $0.name == .else }
  guard let second = all.first(where: { $0.name != all[0].name }), second == attribute else { return }
  context.report(
    attribute.nameRange, secondCondition(attribute.nameText, all[0].nameText),
    related: [RelatedPlace(en: "the first condition", zh: "第一个条件", at: context.place(all[0].nameRange))])
}

private func secondCondition(_ name: String, _ first: String) -> Message {
  Message(
    en: "\"\(name)\" is on the same tag as \"\(first)\"", zh: "“\(name)”与“\(first)”在同一标签上",
    help: .init(
      en: "keep one, and put the other on a block inside",
      zh: "保留一个（有 else 或 elif 时保留它），把另一个移到该标签内层的 block 上"))
}

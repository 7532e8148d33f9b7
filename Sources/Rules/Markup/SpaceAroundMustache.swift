import Diagnostics
import Linting
import Markup

/// A condition, list or boolean that is a string, because of a blank beside its mustache.
package var spaceAroundMustache: Rule {
  Rule(
    id: "space-around-mustache",
    summary: .init(
      en: "a blank beside the mustache of a condition, list or boolean", zh: "条件、列表或布尔值的双大括号旁有空格"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Only a value that is exactly one mustache keeps its type. With a blank beside it the value is a \
        string, which is always true, and a loop goes over its characters. Alipay trims the value.
        """,
      zh: "只有整个值就是一个双大括号时才会保留类型。旁边有空格时，值是字符串，始终为真，循环则会遍历其中的字符。支付宝会去除值两端的空格。"),
    fix: .suggested,
    dialects: .families(.weChat),
    examples: [
      .wrong(
        in: .wxml, #"<view wx:if="⟦{{a}} ⟧"/><view wx:for="⟦ {{l}}⟧" wx:key="id"/>"#,
        message: "the blank beside {{ }} makes a string of this condition, which is always true",
        "the blank beside {{ }} makes a string of this list",
        fixed: #"<view wx:if="{{a}}"/><view wx:for="{{l}}" wx:key="id"/>"#),
      .right(
        in: .wxml,
        #"<view wx:if="{{ a }}" class=" {{a}} "/><my-box checked=" {{a}} "/><view checked=" {{a}}"/>"#),
    ],
    checks: [
      .attributes(.known(.if, .elif, .for), checkSpaceAroundMustache),
      .attributes(.matching { $1.components.booleans.contains($0) }, checkBoolean),
    ])
}

private func checkBoolean(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, context.isBuiltIn(element), let tag = context.dialect.components[element.tag],
    context.dialect.components.isBoolean(attribute.nameText, of: tag)
  else { return }
  checkSpaceAroundMustache(attribute, element, context)
}

private func checkSpaceAroundMustache(_ attribute: Attribute, _: Element, _ context: FileContext) {
  let mustaches = attribute.mustaches
  guard mustaches.count == 1, let mustache = mustaches.first, let value = attribute.valueRange,
    value != mustache, context.text.trimmed(value) == mustache,
    // It is true all the same.
    attribute.name == .for || context.expression(mustache).root?.booleanValue != true
  else { return }
  let edit = context.replace(value, with: context.string(mustache))
  context.report(
    value, blankBesideMustache(attribute.name),
    fix: Fix(en: "remove the blank", zh: "删除该空格", .suggested, edits: [edit]))
}

private func blankBesideMustache(_ name: NameID) -> Message {
  let kind =
    switch name.known {
    case .for: LocalizedText(en: "list", zh: "列表变成字符串")
    case .if, .elif: LocalizedText(en: "condition, which is always true", zh: "条件变成字符串，始终为真")
    default: LocalizedText(en: "boolean, which is always true", zh: "布尔值变成字符串，始终为真")
    }
  return Message(
    en: "the blank beside {{ }} makes a string of this \(kind.english)",
    zh: "{{ }} 旁的空格使此\(kind.chinese)", help: .init(en: "remove the blank", zh: "删除该空格"))
}

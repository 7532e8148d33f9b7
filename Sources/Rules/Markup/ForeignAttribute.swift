import Diagnostics
import Linting
import Markup

/// An attribute that other platforms have on the tag and this one has not.
package var foreignAttribute: Rule {
  Rule(
    id: "foreign-attribute",
    summary: .init(
      en: "an attribute that only works on other platforms",
      zh: "该属性只在其他平台有效"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        This platform ignores the attribute. A picker of Alipay always shows its "range": without one, an \
        empty list opens. It has no columns, but it can show a date or a time, although no document says \
        so. A canvas of Alipay is found by its "id".
        """,
      zh: "本平台会忽略该属性：支付宝的 picker 显示“range”的内容，没有“range”时弹出的是空列表。它不支持多列，但能选择日期和时间，只是文档没有提到。支付宝通过“id”查找 canvas。"
    ),
    dialects: .only([.axml]),
    examples: [
      .wrong(
        #"<picker ⟦mode⟧="multiSelector" value="{{a}}"><view>b</view></picker><picker ⟦mode⟧="region"/>"#,
        message: #""mode" is not an attribute of "picker" in AXML"#,
        #""mode" is not an attribute of "picker" in AXML"#),
      .wrong(
        #"<canvas ⟦canvas-id⟧="chart"/>"#, message: #""canvas-id" is not an attribute of "canvas" in AXML"#),
      .right(
        #"<picker mode="date"/><picker mode="region" range="{{list}}"/><picker mode="{{m}}"/><canvas id="chart"/>"#
      ),
    ],
    checks: [
      .attributes(
        .matching { name, _ in foreignAttributes.contains { $0.name == name } }, checkForeignAttribute)
    ])
}

/// An attribute that a tag lacks.
private struct ForeignAttribute {
  let tag: String
  let name: String
  /// The values for which its lack changes what the page does, and what to write instead.
  let replacements: [String: LocalizedText]
  /// What to write instead of it with another value.
  var replacement: LocalizedText?
  /// An attribute with which the tag works all the same.
  let other: String
}

private let foreignAttributes = [
  // AlipayDocs/open-docs, mini/component, picker: its attributes are title, range, range-key, value and disabled; "use
  // my.multiLevelSelect for levels and my.datePicker for dates". The platform shows a date and a time all the same:
  // dcloudio/uni-app issues 2263 and 2425, NervJS/taro issues 1692 and 8982.
  ForeignAttribute(
    tag: "picker", name: "mode",
    replacements: [
      "region": whenTapped("my.multiLevelSelect"), "multiSelector": whenTapped("my.multiLevelSelect"),
    ], other: "range"),
  // AlipayDocs/open-docs, mini/component, canvas: its attributes are id, type, width, height, disable-scroll and events;
  // my.createCanvasContext takes the id. Converters rename canvas-id: @antmove/wx-alipay, config/componentsInfo/canvas.js.
  ForeignAttribute(
    tag: "canvas", name: "canvas-id", replacements: [:],
    replacement: LocalizedText(en: "write id", zh: "改为 id"), other: "id"),
]

private func whenTapped(_ api: String) -> LocalizedText {
  LocalizedText(en: "call \(api) when it is tapped", zh: "删除该属性，改为点击时调用 \(api)")
}

private func checkForeignAttribute(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, case let tag = element.tag,
    let entry = foreignAttributes.first(where: { $0.tag == tag && $0.name == attribute.nameText }),
    let help = entry.replacements[context.string(value)] ?? entry.replacement, context.isBuiltIn(element),
    !context.document.hasUndecidedConditions,
    !element.attributes.contains(where: { $0.nameText == entry.other })
  else { return }
  context.report(attribute.nameRange, foreignAttributeMessage(entry.name, tag, context.dialect, help: help))
}

private func foreignAttributeMessage(
  _ name: String, _ tag: String, _ dialect: Dialect, help: LocalizedText
) -> Message {
  Message(
    en: "\"\(name)\" is not an attribute of \"\(tag)\" in \(dialect.name)",
    zh: "“\(name)”不是 \(dialect.name) 中“\(tag)”的属性", help: help)
}

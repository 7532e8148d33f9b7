import Diagnostics
import Linting
import Markup

/// An attribute that the team does not use.
package var restrictedAttributes: Rule {
  Rule(
    id: "restricted-attributes",
    summary: .init(en: "an attribute that the configuration restricts", zh: "配置不允许使用该属性"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en:
        """
        The team uses something else instead; the reason says what. The option "names" lists these \
        attributes, with a tag and "@" before one that is restricted only on that tag.
        """,
      zh: "团队有替代的写法，见所填的原因。限制哪些属性由选项“names”指定；只在某个标签上限制时，在属性名前写上该标签和“@”。"),
    options: [names],
    examples: [
      .wrong(
        #"<image ⟦mode⟧="top" src="/a.png"/><view ⟦hidden⟧="{{done}}"/>"#,
        message: #"the configuration restricts "mode" of "image""#, #"the configuration restricts "hidden""#,
        configuration: configuration),
      .right(#"<swiper mode="top"/><view a:if="{{!done}}"/>"#, configuration: configuration),
      .wrong(
        in: .wxml, #"<image ⟦mode⟧="top" src="/a.png"/>"#,
        message: #"the configuration restricts "mode" of "image""#, configuration: configuration),
      .right(in: .wxml, #"<swiper mode="top"/><view wx:if="{{!done}}"/>"#, configuration: configuration),
      .wrong(
        in: .swan, #"<image ⟦mode⟧="top" src="/a.png"/><view ⟦hidden⟧="{{done}}"/>"#,
        message: #"the configuration restricts "mode" of "image""#, #"the configuration restricts "hidden""#,
        configuration: configuration),
      .right(in: .swan, #"<swiper mode="top"/><view s-if="!done"/>"#, configuration: configuration),
    ],
    checks: [.attributes(.all, checkRestrictedAttributes)])
}

private let configuration = """
  { "rules": { "restricted-attributes": {
    "severity": "error", "names": { "image@mode": "use picture", "hidden": "use a:if" } } } }
  """

private let names = RuleOption.reasons(
  "names", of: .attribute,
  .init(
    en: "The restricted attributes, with what to use instead; \"image@mode\" restricts it on that tag only, "
      + "\"data-*\" all that begin with \"data-\".",
    zh: "限制使用的属性，以及各自的替代写法；“image@mode”只限制该标签上的属性，“data-*”限制所有以“data-”开头的属性。"),
  example: #"{ "image@mode": "use our picture component" }"#)

private func checkRestrictedAttributes(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let reasons = context.shared(AttributeReasons(context.reasons(names)))
  let name = attribute.nameText
  guard let (reason, isOfTag) = reasons.reason(of: name, on: element.tag) else { return }
  context.report(
    attribute.nameRange, restrictedAttribute(name, of: isOfTag ? element.tag : nil, reason))
}

private func restrictedAttribute(_ name: String, of tag: String?, _ reason: String) -> Message {
  Message(
    en: "the configuration restricts \"\(name)\"\(tag.map { " of \"\($0)\"" } ?? "")",
    zh: "配置不允许使用\(tag.map { "“\($0)”的" } ?? "")“\(name)”", help: LocalizedText(verbatim: reason))
}

import Diagnostics
import Linting
import Markup

/// An attribute that the team does not use.
package var restrictedAttributes: Rule {
  Rule(
    id: "restricted-attributes",
    summary: .init(en: "an attribute that the configuration restricts", zh: "配置不允许使用的属性"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en: """
        The team has something else in place of it, as the reason says. Which attributes these are is written in the \
        option "names", with a tag and "@" before one that is restricted on that tag alone.
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
  "names",
  .init(
    en:
      "The attributes that are not used, and what to use in place of each; \"image@mode\" is the attribute on that tag alone.",
    zh: "不使用的属性，以及各自的替代写法；“image@mode”仅指该标签上的该属性。"),
  example: #"{ "image@mode": "use our picture component" }"#)

private func checkRestrictedAttributes(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let restricted = context.shared(RestrictedNames(context.reasons(names)))
  let name = attribute.nameText
  if let reason = restricted.ofTags[element.tag]?[name] {
    context.report(attribute.nameRange, restrictedAttribute(name, of: element.tag, reason))
  } else if let reason = restricted.anywhere[name] {
    context.report(attribute.nameRange, restrictedAttribute(name, of: nil, reason))
  }
}

/// The restricted attributes, with the reason of each.
private struct RestrictedNames {
  var anywhere: [String: String] = [:]
  /// By the tag.
  var ofTags: [String: [String: String]] = [:]

  /// `reasons` are by names as they are written in the configuration.
  init(_ reasons: [String: String]) {
    for (name, reason) in reasons {
      let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        ofTags[parts[0], default: [:]][parts[1]] = reason
      } else {
        anywhere[name] = reason
      }
    }
  }
}

private func restrictedAttribute(_ name: String, of tag: String?, _ reason: String) -> Message {
  Message(
    en: "the configuration restricts \"\(name)\"\(tag.map { " of \"\($0)\"" } ?? "")",
    zh: "配置不允许使用\(tag.map { "“\($0)”的" } ?? "")“\(name)”", help: LocalizedText(verbatim: reason))
}

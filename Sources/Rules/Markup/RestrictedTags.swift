import Diagnostics
import Linting
import Markup

/// A tag that the team does not use.
package var restrictedTags: Rule {
  Rule(
    id: "restricted-tags",
    summary: .init(en: "a tag that the configuration restricts", zh: "配置不允许使用该标签"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en:
        """
        The team uses something else instead; the reason says what. The option "names" lists these tags.
        """,
      zh: "团队有替代的写法，见所填的原因。哪些标签由选项“names”指定。"),
    options: [names],
    examples: [
      .wrong(
        #"<⟦web-view⟧ src="{{url}}"/>"#, message: #"the configuration restricts "web-view""#,
        configuration: configuration),
      .right(#"<shell url="{{url}}"/>"#, configuration: configuration),
      .wrong(
        in: .wxml, #"<⟦web-view⟧ src="{{url}}"/>"#, message: #"the configuration restricts "web-view""#,
        configuration: configuration),
      .right(in: .wxml, #"<shell url="{{url}}"/>"#, configuration: configuration),
      .wrong(
        in: .swan, #"<⟦web-view⟧ src="{{url}}"/>"#, message: #"the configuration restricts "web-view""#,
        configuration: configuration),
      .right(in: .swan, #"<shell url="{{url}}"/>"#, configuration: configuration),
    ],
    checks: [.elements(.all, checkRestrictedTags)])
}

private let configuration =
  #"{ "tags": ["shell"], "rules": { "restricted-tags": { "severity": "error", "names": { "web-view": "use shell" } } } }"#

private let names = RuleOption.reasons(
  "names", of: .tag,
  .init(
    en: "The restricted tags, with what to use instead; \"wev*\" restricts all that begin with \"wev\".",
    zh: "限制使用的标签，以及各自的替代写法；“wev*”限制所有以“wev”开头的标签。"),
  example: #"{ "web-view": "use our shell page" }"#)

private func checkRestrictedTags(_ element: Element, _ context: FileContext) {
  guard let reason = context.shared(TagReasons(context.reasons(names))).table[element.tag] else { return }
  context.report(element.tagRange, restrictedTag(element.tag, reason))
}

/// The reasons of tags.
private struct TagReasons {
  private(set) var table = PatternTable<String>()

  /// `reasons` are by the keys of the option.
  init(_ reasons: [String: String]) {
    for (key, reason) in reasons {
      guard let tag = NamePattern(key, as: .tag).tag else { continue }
      table.update(tag, default: reason) { $0 = reason }
    }
  }
}

private func restrictedTag(_ tag: String, _ reason: String) -> Message {
  Message(
    en: "the configuration restricts \"\(tag)\"", zh: "配置不允许使用“\(tag)”",
    help: LocalizedText(verbatim: reason))
}

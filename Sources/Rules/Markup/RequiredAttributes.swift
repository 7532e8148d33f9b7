import Diagnostics
import Linting
import Markup

/// A tag without an attribute that the team always writes.
package var requiredAttributes: Rule {
  Rule(
    id: "required-attributes",
    summary: .init(en: "a tag without an attribute that the configuration requires", zh: "标签缺少配置要求的属性"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en:
        """
        The team has agreed to write this attribute; the reason says why. The option "names" lists these \
        attributes, each after its tag and "@".
        """,
      zh: "团队约定要写这个属性，见所填的原因。要求哪些属性由选项“names”指定，属性名前写上标签和“@”。"),
    options: [names],
    examples: [
      .wrong(
        #"<⟦image⟧ src="/a.png"/><⟦button⟧ onTap="buy">Buy</button>"#, script: "Page({ buy() {} })",
        message: #""image" has no "lazy-load", which the configuration requires"#,
        #""button" has no "data-*", which the configuration requires"#,
        configuration: configuration),
      .right(
        #"<image lazy-load src="/a.png"/><button data-track="buy" onTap="buy">Buy</button>"#,
        script: "Page({ buy() {} })", configuration: configuration),
      .wrong(
        in: .wxml, #"<⟦image⟧ src="/a.png"/>"#,
        message: #""image" has no "lazy-load", which the configuration requires"#,
        configuration: configuration),
      .right(in: .wxml, #"<image lazy-load src="/a.png"/>"#, configuration: configuration),
      .wrong(
        in: .swan, #"<⟦image⟧ src="/a.png"/>"#,
        message: #""image" has no "lazy-load", which the configuration requires"#,
        configuration: configuration),
      .right(in: .swan, #"<image lazy-load src="/a.png"/>"#, configuration: configuration),
    ],
    checks: [.elements(.all, checkRequiredAttributes)])
}

private let configuration = """
  { "rules": { "required-attributes": {
    "severity": "error", "names": { "image@lazy-load": "pages open faster", "button@data-*": "it says what it tracks" } } } }
  """

private let names = RuleOption.reasons(
  "names", of: .attributeOfTag,
  .init(
    en: "The attributes that each tag must have, such as \"image@lazy-load\", with the reason; "
      + "\"button@data-*\" requires one that begins with \"data-\".",
    zh: "各标签必须有的属性，例如“image@lazy-load”，以及原因；“button@data-*”要求有一个以“data-”开头的属性。"),
  example: #"{ "image@lazy-load": "pages open faster" }"#)

private func checkRequiredAttributes(_ element: Element, _ context: FileContext) {
  let required = context.shared(RequiredNames(context.reasons(names))).attributes(of: element.tag)
  if required.isEmpty || mayHaveOthers(element, context) { return }
  let tag = element.tag
  for (attribute, reason) in required
  where !element.attributes.contains(where: { attribute.matches($0.nameText) }) {
    context.report(element.tagRange, lacksAttribute(attribute.written, tag, reason))
  }
}

/// Whether the element may have attributes beside those that can be read: by a spread, a name that is chosen at run time, or a
/// mistake in its start tag.
private func mayHaveOthers(_ element: Element, _ context: FileContext) -> Bool {
  if spreadsAttributes(element, context)
    || element.attributes.contains(where: { $0.nameBytes.contains(UInt8(ascii: "{")) })
  {
    return true
  }
  let tag = element.startTagRange
  return context.document.issues(startingIn: tag).contains { issue in
    issue.range.start < tag.end && !issue.kind.staysInTag && issue.kind != .missingAttributeSpace
  }
}

/// The attributes that are required.
private struct RequiredNames {
  private var ofTags = PatternTable<[NamePattern.Part: String]>()

  /// `reasons` are by the keys of the option.
  init(_ reasons: [String: String]) {
    for (key, reason) in reasons {
      let pattern = NamePattern(key, as: .attributeOfTag)
      guard let tag = pattern.tag, let attribute = pattern.attribute else { continue }
      ofTags.update(tag, default: [:]) { $0[attribute] = reason }
    }
  }

  /// Those of a tag, each with the reason of the most exact key.
  func attributes(of tag: String) -> [NamePattern.Part: String] {
    ofTags.matches(tag).reduce(into: [:]) { $0.merge($1) { exact, _ in exact } }
  }
}

private func lacksAttribute(_ attribute: String, _ tag: String, _ reason: String) -> Message {
  Message(
    en: "\"\(tag)\" has no \"\(attribute)\", which the configuration requires",
    zh: "“\(tag)”缺少配置要求的“\(attribute)”", help: LocalizedText(verbatim: reason))
}

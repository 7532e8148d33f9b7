import Diagnostics
import Linting
import Markup

/// An attribute that other platforms have on the tag and this one has not.
package var foreignAttribute: Rule {
  Rule(
    id: "foreign-attribute",
    summary: "an attribute by which the tag does something on other platforms only",
    category: .markup,
    severity: .warning,
    rationale: """
      The tag of this platform has no such attribute, and does what it does without: a picker of Alipay shows its "range", \
      so that without one an empty list opens.
      """,
    dialects: .only([.axml]),
    examples: [
      .wrong(
        #"<picker ⟦mode⟧="date" value="{{a}}"><view>b</view></picker><picker ⟦mode⟧="region"/>"#,
        message: #""mode" is not an attribute of "picker" in AXML"#,
        #""mode" is not an attribute of "picker" in AXML"#),
      .right(#"<picker mode="selector"/><picker mode="date" range="{{list}}"/><picker mode="{{m}}"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in foreignAttributes.contains { $0.name == name } }, check)])
}

/// An attribute that a tag lacks.
private struct ForeignAttribute {
  let tag: String
  let name: String
  /// The values for which its lack changes what the page does, and what to write instead.
  let replacements: [String: String]
  /// An attribute with which the tag works all the same.
  let other: String
}

private let foreignAttributes = [
  // AlipayDocs/open-docs, mini/component, picker: its attributes are title, range, range-key, value and disabled; "use
  // my.multiLevelSelect for levels and my.datePicker for dates".
  ForeignAttribute(
    tag: "picker", name: "mode",
    replacements: [
      "date": "call my.datePicker when it is tapped", "time": "call my.datePicker when it is tapped",
      "region": "call my.multiLevelSelect when it is tapped",
      "multiSelector": "call my.multiLevelSelect when it is tapped",
    ], other: "range")
]

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, case let tag = element.tag,
    let entry = foreignAttributes.first(where: { $0.tag == tag && $0.name == attribute.nameText }),
    let help = entry.replacements[context.string(value)], context.isBuiltIn(element),
    !context.document.hasUndecidedConditions,
    !element.attributes.contains(where: { $0.nameText == entry.other })
  else { return }
  context.report(attribute.nameRange, .foreignAttribute(entry.name, tag, context.dialect, help: help))
}

extension Message {
  fileprivate static func foreignAttribute(
    _ name: String, _ tag: String, _ dialect: Dialect, help: String
  ) -> Message {
    Message("\"\(name)\" is not an attribute of \"\(tag)\" in \(dialect.name)", help: help)
  }
}

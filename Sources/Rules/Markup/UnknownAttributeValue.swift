import Diagnostics
import Linting
import Markup

/// A value that an attribute does not have.
package let unknownAttributeValue = Rule(
  id: "unknown-attribute-value",
  summary: "a value that an attribute of a built-in tag does not have",
  category: .markup,
  severity: .warning,
  rationale:
    "The attribute counts as not given. Only attributes are looked at whose values do not follow the base library.",
  dialects: .only([Dialect.wxml.id]),
  examples: [
    .wrong(
      in: .wxml, #"<image mode="⟦aspectfill⟧"/><input type="⟦password⟧"/><picker mode="⟦datetime⟧"/>"#,
      message: #""aspectfill" is not a value of "mode""#, #""password" is not a value of "type""#,
      #""datetime" is not a value of "mode""#),
    .right(
      in: .wxml,
      #"<image mode="aspectFill"/><image mode=""/><image mode="{{m}}"/><input type="idcard" password/><button open-type="new"/>"#
    ),
    .right([
      .init("pages/a/a.wxml", #"<image mode="round"/>"#),
      .init("pages/a/a.json", #"{ "usingComponents": { "image": "plugin://a/image" } }"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
  ],
  checks: [
    .attributes(
      .matching { name, dialect in dialect.components.enumerated.contains(name) }, check)
  ])

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty,
    let tag = context.dialect.components[element.tag], let known = tag.enumerations[attribute.nameText]
  else { return }
  let written = context.string(value)
  if known.contains(written) || !context.isBuiltIn(element) || context.unboundValue(of: attribute) == nil {
    return
  }
  context.report(value, .unknownValue(written, attribute.nameText, tag: tag.name, known))
}

extension Message {
  fileprivate static func unknownValue(
    _ value: String, _ attribute: String, tag: String, _ known: [String]
  ) -> Message {
    let help: String
    if tag == "input", attribute == "type", value == "password" {
      help = "write the attribute password"
    } else if let near = known.first(where: { $0.lowercased() == value.lowercased() })
      ?? nearestName(to: value, in: known)
    {
      help = "write \(near)"
    } else {
      help = "the values are \(known.joined(separator: ", "))"
    }
    return Message("\"\(value)\" is not a value of \"\(attribute)\"", help: help)
  }
}

import Diagnostics
import Linting
import Markup
import Reference

/// A value that an attribute does not have.
package var unknownAttributeValue: Rule {
  Rule(
    id: "unknown-attribute-value",
    summary: "a value that an attribute of a built-in tag does not have",
    category: .markup,
    severity: .warning,
    rationale: """
      The attribute counts as not given. Where the values follow the base library, and there may be new ones, only what is \
      nearly a documented value is reported.
      """,
    // The values are from WeChat's documents. Vendors that adopted its tags may have others.
    dialects: .only([.wxml]),
    examples: [
      .wrong(
        in: .wxml, #"<image mode="⟦aspectfill⟧"/><input type="⟦password⟧"/><button type="⟦defualt⟧"/>"#,
        message: #""aspectfill" is not a value of "mode""#, #""password" is not a value of "type""#,
        #""defualt" is not a value of "type""#),
      .right(
        in: .wxml,
        """
        <image mode="aspectFill"/><image mode=""/><image mode="{{m}}"/><input type="idcard" password/><button open-type="new"/>
        """),
    ],
    checks: [
      .attributes(
        .matching { name, dialect in dialect.components.enumerated.contains(name) }, check),
      .attributes(.matching { name, _ in KnownWords.hasAttributeWithValues(name) }, checkNearValue),
    ])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty,
    let tag = context.dialect.components[element.tag], let known = tag.enumerations[attribute.nameText]
  else { return }
  let written = context.string(value)
  if known.contains(written) || !context.isBuiltIn(element) || context.unboundValue(of: attribute) == nil {
    return
  }
  let near =
    known.first { $0.lowercased() == written.lowercased() } ?? context.nearestName(to: written, in: known)
  context.report(value, .unknownValue(written, attribute.nameText, tag: tag.name, known, near: near))
}

/// Reports what is nearly one documented value of an attribute that may have others.
private func checkNearValue(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, value.count >= 3,
    case let written = context.string(value), !KnownWords.hasValue(written), context.isBuiltIn(element),
    context.unboundValue(of: attribute) != nil, let tag = context.dialect.components[element.tag],
    case let name = attribute.nameText, tag.enumerations[name] == nil,
    let known = context.dialect.reference(ofAttribute: name, onTag: tag.name)?.values, !known.isEmpty
  else { return }
  let near = known.filter {
    editDistance(written.utf8, $0.utf8, limit: 2) <= (written.utf8.count < 8 ? 1 : 2)
  }
  if near.count != 1 { return }
  context.report(value, .unknownValue(written, name, tag: tag.name, known, near: near[0]))
}

extension Message {
  fileprivate static func unknownValue(
    _ value: String, _ attribute: String, tag: String, _ known: [String], near: String?
  ) -> Message {
    let help: String
    if tag == "input", attribute == "type", value == "password" {
      help = "write the attribute password"
    } else if let near {
      help = "write \(near)"
    } else {
      help = "the values are \(known.joined(separator: ", "))"
    }
    return Message("\"\(value)\" is not a value of \"\(attribute)\"", help: help)
  }
}

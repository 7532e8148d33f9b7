import Diagnostics
import Linting
import Markup
import Reference

/// A value that an attribute does not have.
package var unknownAttributeValue: Rule {
  Rule(
    id: "unknown-attribute-value",
    summary: .init(en: "an unknown value of an attribute of a built-in tag", zh: "内置标签的属性不支持该值"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform treats the attribute as not set. If the values depend on the base library, and new \
        ones may come, only a value that is similar to a documented one is reported.
        """,
      zh: "该属性等同于没有设置。取值随基础库变化、可能新增时，只报告与文档所列的值相近的写法。"),
    yieldsTo: ["duplicate-attribute"], dialects: .families(.weChat, .baidu),
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
      .wrong(
        in: .swan, #"<form><button type="⟦submit⟧">save</button></form>"#,
        message: #""submit" is not a value of "type""#),
      .right(in: .swan, #"<form><button form-type="submit">save</button></form>"#),
    ],
    checks: [
      .attributes(
        .matching { name, dialect in
          hasKnownValues(dialect) && dialect.components.enumerated.contains(name)
        }, checkUnknownAttributeValue),
      .attributes(
        .matching { name, dialect in
          hasKnownValues(dialect) && KnownWords.hasAttributeWithValues(name)
        }, checkNearValue),
      .elements(.matching { tag, dialect in tag == "picker" && hasKnownValues(dialect) }, checkPicker),
      .attributes(.known(.type), of: .named("button"), with: .text, checkButtonType),
    ])
}

/// The values are from WeChat's documents. Vendors that adopted its tags may have others.
private func hasKnownValues(_ dialect: Dialect) -> Bool { dialect === Dialect.wxml }

/// Reports the type of a button of HTML, which the family writes as `form-type`. One that binds a tap may be meant for
/// nothing else.
private func checkButtonType(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, case let type = context.string(value),
    type == "submit" || type == "reset", context.isBuiltIn(element),
    !element.attributes.contains(where: { other in
      other.nameText == "form-type" || other.nameText == "formType"
        || context.dialect.events.name(other.nameBytes)?.event.lowercased() == "tap"
    })
  else { return }
  context.report(context.place(value), buttonType(type), attribute: attribute.nameRange)
}

private func buttonType(_ type: String) -> Message {
  Message(
    en: "\"\(type)\" is not a value of \"type\"", zh: "“\(type)”不是“type”的有效值",
    help: .init(en: "write form-type=\"\(type)\"", zh: "改为 form-type=\"\(type)\""))
}

private func checkUnknownAttributeValue(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty,
    let tag = context.dialect.components[element.tag], let known = tag.enumerations[attribute.nameText]
  else { return }
  let written = context.string(value)
  if known.contains(written) || !context.isBuiltIn(element) || context.unboundValue(of: attribute) == nil {
    return
  }
  // The same again is the same mistake, and yields to that of the repetition.
  let isRepeated = element.attributes.contains {
    $0.index > attribute.index && $0.name == attribute.name && $0.nameText == attribute.nameText
      && $0.valueText == attribute.valueText
  }
  if isRepeated { return }
  let near =
    known.first { $0.lowercased() == written.lowercased() } ?? context.nearestName(to: written, in: known)
  context.report(
    context.place(value), unknownValue(written, attribute.nameText, tag: tag.name, known, near: near),
    attribute: attribute.nameRange)
}

/// Reports what is nearly one documented value of an attribute that may have others.
private func checkNearValue(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, value.count >= 3,
    case let written = context.string(value), case let limit = written.utf8.count < 8 ? 1 : 2,
    !KnownWords.hasValue(written), KnownWords.hasValue(near: written, limit: limit),
    context.isBuiltIn(element), context.unboundValue(of: attribute) != nil,
    let tag = context.dialect.components[element.tag],
    case let name = attribute.nameText, tag.enumerations[name] == nil,
    let known = context.dialect.reference(ofAttribute: name, onTag: tag.name)?.values, !known.isEmpty
  else { return }
  let near = known.filter { editDistance(written.utf8, $0.utf8, limit: limit) <= limit }
  if near.count != 1 { return }
  context.report(
    context.place(value), unknownValue(written, name, tag: tag.name, known, near: near[0]),
    attribute: attribute.nameRange)
}

/// Reports limits of a picker that are neither dates nor times: iOS then shows an empty one.
private func checkPicker(_ element: Element, _ context: FileContext) {
  let mode = element.attributes.first { $0.nameText == "mode" }?.valueText
  guard mode == "date" || mode == "time", context.isBuiltIn(element) else { return }
  for attribute in element.attributes where attribute.nameText == "start" || attribute.nameText == "end" {
    guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty else { continue }
    let bytes = context.text.slice(value)
    let isRight = mode == "date" ? isDate(bytes) : isTime(bytes)
    if !isRight {
      context.report(
        value,
        unknownLimit(
          context.string(value), attribute.nameText, isDate: mode == "date", isPath: isPath(bytes)))
    }
  }
}

/// Whether the text has the form of a date, of which the day may be missing: `2024-05-01`, `2024-5`.
private func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  return (2...3).contains(parts.count) && parts[0].count == 4
    && parts.dropFirst().allSatisfy { (1...2).contains($0.count) }
    && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
}

/// Whether the text has the form of a time: `09:01`.
private func isTime(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
}

/// Whether the text is a name with members, which was meant as data: `task.endTime`.
private func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return parts.count > 1
    && parts.allSatisfy { $0.first?.isASCIIDigit == false && $0.allSatisfy(isWordByte) }
}

private func unknownLimit(
  _ value: String, _ attribute: String, isDate: Bool, isPath: Bool
) -> Message {
  Message(
    en: "\"\(value)\" is not a value of \"\(attribute)\"", zh: "“\(value)”不是“\(attribute)”的有效值",
    help: isPath
      ? .init(en: "write \(attribute)=\"{{\(value)}}\"", zh: "改为 \(attribute)=\"{{\(value)}}\"")
      : isDate
        ? .init(en: "write a date as YYYY-MM-DD", zh: "日期写成 YYYY-MM-DD")
        : .init(en: "write a time as hh:mm", zh: "时间写成 hh:mm"))
}

private func unknownValue(
  _ value: String, _ attribute: String, tag: String, _ known: [String], near: String?
) -> Message {
  let help: LocalizedText
  if tag == "input", attribute == "type", value == "password" {
    help = LocalizedText(en: "write the attribute password", zh: "改用属性 password")
  } else if let near {
    help = LocalizedText(en: "write \(near)", zh: "改为 \(near)")
  } else {
    help = LocalizedText(
      en: "the values are \(known.joined(separator: ", "))",
      zh: "改为可用的值之一：\(known.joined(separator: "、"))")
  }
  return Message(
    en: "\"\(value)\" is not a value of \"\(attribute)\"", zh: "“\(value)”不是“\(attribute)”的有效值", help: help)
}

import Diagnostics
import Linting
import Markup

/// A condition that is a string.
package var unboundCondition: Rule {
  Rule(
    id: "unbound-condition",
    summary: .init(en: "a condition without a mustache", zh: "条件没有写双大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "Without {{ }} the condition is a string, which is always true, even \"false\".",
      zh: "没有 {{ }} 时，条件是字符串，始终为真，“false”也不例外。"),
    fix: .suggested,
    dialects: .where { !$0.directives.bare.contains(.if) },
    examples: [
      .wrong(
        #"<view a:if="⟦show⟧"/>"#, message: #"the condition "show" is a string, which is always true"#,
        fixed: #"<view a:if="{{show}}"/>"#),
      .right(#"<view a:if="{{show}}"/><view a:elif='{{ a }}'/><view a:else/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="⟦show⟧"/>"#,
        message: #"the condition "show" is a string, which is always true"#,
        fixed: #"<view wx:if="{{show}}"/>"#),
      .right(in: .wxml, #"<view wx:if="{{show}}"/><view wx:elif='{{ a }}'/><view wx:else/>"#),
    ],
    checks: [.attributes(.known(.if, .elif), with: .text, checkUnboundCondition)])
}

private func checkUnboundCondition(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = context.unboundValue(of: attribute) else { return }
  let isClear = !isAmbiguous(element) && !namesNothing(value, element, context)
  context.report(
    value,
    stringCondition(
      context.excerpt(value),
      help: .init(
        en: "write \(attribute.nameText)=\"\(context.boundText(of: value))\"",
        zh: "改为 \(attribute.nameText)=\"\(context.boundText(of: value))\"")),
    fix: isClear ? context.bindingFix(of: value) : nil)
}

/// Whether a loop around the element has an item of the same name as the loop on it: which of the two a condition means
/// depends on what is evaluated first.
private func isAmbiguous(_ element: Element) -> Bool {
  guard let loop = LoopVariables(of: element) else { return false }
  return loop.item.map { LoopVariables.isBound($0, around: element) } ?? true
}

/// Whether a name in the condition certainly means nothing: as a string it is true, in a mustache it would be false.
private func namesNothing(_ value: ByteRange, _ element: Element, _ context: FileContext) -> Bool {
  guard let script = context.script, !script.dataIsIncomplete else { return false }
  // What is around it gives a template, or the content of a component's slot, other names.
  let givesNames = ([element] + Array(element.ancestors)).contains { element in
    element.name == .template
      || element.attributes.contains { attribute in
        ["slot-scope", "slot:", "let:"].contains(where: attribute.nameText.hasPrefix)
      }
  }
  if givesNames { return false }
  var isUnknown = false
  ExpressionTree(parsing: context.text, range: value).forEachReference { range in
    let name = context.string(range)
    let isKnown =
      script.dataField(named: name) != nil || script.setDataKeys.contains(name)
      || context.sjsNames.contains(name) || LoopVariables(of: element)?.binds(name) ?? false
      || LoopVariables.isBound(name, around: element)
    if !isKnown { isUnknown = true }
  }
  return isUnknown
}

private func stringCondition(_ condition: String, help: LocalizedText) -> Message {
  Message(
    en: "the condition \"\(condition)\" is a string, which is always true", zh: "条件“\(condition)”是字符串，始终为真",
    help: help)
}

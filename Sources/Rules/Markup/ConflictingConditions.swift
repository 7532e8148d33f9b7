import Diagnostics
import Linting
import Markup

/// Two conditions on one tag.
package var conflictingConditions: Rule {
  Rule(
    id: "conflicting-conditions",
    summary: "two of if, elif and else on one tag",
    category: .markup,
    severity: .error,
    rationale:
      #"Base library 2 of Alipay stops the build with "no multiple condition"; others take one of them."#,
    examples: [
      .wrong(#"<view a:if="{{a}}" ⟦a:else⟧>one</view>"#, message: #""a:else" is on the same tag as "a:if""#),
      .right(#"<view a:if="{{a}}"><view a:if="{{b}}"/><view a:else/></view><view a:else/>"#),
    ],
    checks: [.attributes(.known(.if, .elif, .else), check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if context.dialect.family == .weChat, element.has(.for) { return }
  guard element.continuesChain, element.has(.if) || element.has(.elif) && element.has(.else) else { return }
  let all = element.attributes.filter { $0.name == .if || $0.name == .elif || $0.name == .else }
  guard let second = all.first(where: { $0.name != all[0].name }), second == attribute else { return }
  context.report(
    attribute.nameRange, .secondCondition(attribute.nameText, all[0].nameText),
    related: [RelatedPlace("the first condition", at: context.place(all[0].nameRange))])
}

extension Message {
  fileprivate static func secondCondition(_ name: String, _ first: String) -> Message {
    Message(
      "\"\(name)\" is on the same tag as \"\(first)\"", help: "keep one, and put the other on a block inside")
  }
}

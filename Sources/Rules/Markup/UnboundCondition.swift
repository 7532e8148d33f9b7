import Diagnostics
import Linting
import Markup

/// A condition that is a string.
package var unboundCondition: Rule {
  Rule(
    id: "unbound-condition",
    summary: "a condition without a mustache",
    category: .markup,
    severity: .warning,
    rationale: #"Without {{ }} the condition is a string, which is always true, also "false"."#,
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
    ],
    checks: [.attributes(.known(.if, .elif), check)])
}

private func check(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = context.unboundValue(of: attribute) else { return }
  context.report(value, .stringCondition(context.excerpt(value)), fix: context.bindingFix(of: value))
}

extension Message {
  fileprivate static func stringCondition(_ condition: String) -> Message {
    Message("the condition \"\(condition)\" is a string, which is always true", help: "write {{ }} around it")
  }
}

import Diagnostics
import Linting
import Markup
import MiniProgram

/// An operator that scripts have and mustaches do not.
package let unsupportedExpression = Rule(
  id: "unsupported-expression",
  summary: "an operator that cannot be used in a mustache",
  category: .markup,
  severity: .error,
  rationale: """
    Mustaches are not scripts: the base library knows member access, calls of SJS functions, `? :`, arithmetic, \
    comparison and logic, literals and template literals. The build fails, or the value is false.
    """,
  examples: [
    .wrong(
      "<text>{{ user⟦?.⟧name }}{{ title ⟦??⟧ '-' }}</text>",
      message: #""?." cannot be used in a mustache"#, #""??" cannot be used in a mustache"#),
    .wrong(#"<view onTap="{{ () ⟦=>⟧ go(1) }}"/>"#, message: #""=>" cannot be used in a mustache"#),
    .wrong(
      "<text>{{ n⟦++⟧ }}{{ ⟦new⟧ Date() }}{{ a ⟦=⟧ 1 }}{{ a⟦;⟧ }}{{ ⟦await⟧ a }}</text>",
      message: #""++" cannot be used in a mustache"#, #""new" cannot be used in a mustache"#,
      #""=" cannot be used in a mustache"#, #"";" cannot be used in a mustache"#,
      #""await" cannot be used in a mustache"#),
    .right("<text>{{ a === b && c ? d : e || f }}{{ n + 1 }}{{ '=>' }}{{ newest }}</text>"),
    .right(
      #"<mpaas-component id="a" type="my_map" style="{{ width: 1, height: 1 }}" filter="{{ x => x }}"/>"#),
  ],
  checks: [.expressions(check)])

private func check(_ mustache: Mustache, _ context: FileContext) {
  guard case .unsupported(let syntax, let place) = mustache.tree.reading else {
    if context.lacksExpressionForms,
      let place = mustache.tree.firstUse(outside: context.dialect.expressions)
    {
      context.report(place, .unsupportedForm(context.string(place)))
    }
    return
  }
  if isParameterMistake(mustache, context) { return }
  context.report(place, .unsupportedSyntax(context.string(place), syntax))
}

/// Whether a rule about custom views reports the attribute because of the mustache.
private func isParameterMistake(_ mustache: Mustache, _ context: FileContext) -> Bool {
  guard let element = mustache.element, element.name.isNativeView, let attribute = mustache.attribute
  else { return false }
  switch NativeAttribute(attribute, of: element, context) {
  case .functionParameter, .onParameter: return true
  default: return false
  }
}

extension UnsupportedSyntax {
  /// What to write instead.
  fileprivate var help: String {
    switch self {
    case .nullishCoalescing: #"write "a || b", or "a === undefined ? b : a""#
    case .optionalChaining: #"write "a && a.b", or set the value in the script"#
    case .arrow, .function, .async, .await, .yield: "write the function in an SJS module and call it"
    case .assignment, .increment, .decrement, .delete: "change data with setData in the script"
    case .new: "make the object in the script, or in an SJS module"
    case .semicolon: #"write one expression, without ";""#
    }
  }
}

extension Message {
  fileprivate static func unsupportedSyntax(_ spelling: String, _ syntax: UnsupportedSyntax) -> Message {
    Message("\"\(spelling)\" cannot be used in a mustache", help: syntax.help)
  }
}

extension Message {
  /// For a form that other dialects have.
  fileprivate static func unsupportedForm(_ spelling: String) -> Message {
    Message("\"\(spelling)\" cannot be used in a mustache", help: "work out the value in the script")
  }
}

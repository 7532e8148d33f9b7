import Diagnostics
import Linting
import Markup

/// A value of an else.
package var elseWithValue: Rule {
  Rule(
    id: "else-with-value",
    summary: "a value of an else",
    category: .markup,
    severity: .info,
    rationale: "The value is ignored: the branch is rendered whenever the ones before it are not.",
    fix: .safe,
    examples: [
      .wrong(
        #"<view a:if="{{a}}"/><view a:else="⟦{{b}}⟧" class="c"/>"#,
        message: #"the value of "a:else" is ignored"#, fixed: #"<view a:if="{{a}}"/><view a:else class="c"/>"#
      ),
      .right(#"<view a:if="{{a}}"/><view a:else/>"#),
    ],
    checks: [.attributes(.known(.else), check)])
}

private func check(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !context.text.trimmed(value).isEmpty else { return }
  // Tools that write XML give an attribute without value one of these.
  if let fixed = attribute.staticValue,
    ["true", context.dialect.spelling(.else)].contains(context.string(fixed))
  {
    return
  }
  let written = ByteRange(attribute.nameRange.end, attribute.range.end)
  context.report(
    value, .ignoredValue(context.dialect),
    fix: Fix("delete the value", .safe, edits: [context.remove(written)]))
}

extension Message {
  fileprivate static func ignoredValue(_ dialect: Dialect) -> Message {
    Message(
      "the value of \"\(dialect.spelling(.else))\" is ignored",
      help: "delete the value; if a condition was meant, write \(dialect.spelling(.elif))")
  }
}

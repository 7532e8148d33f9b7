import Diagnostics
import Linting
import Markup

/// A value of an else.
package var elseWithValue: Rule {
  Rule(
    id: "else-with-value",
    summary: .init(en: "an else with a value", zh: "else 带有值"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en: "The value is ignored: the branch is rendered whenever the branches before it are not.",
      zh: "该值会被忽略：只要前面的分支都没有渲染，就会渲染这个分支。"),
    fix: .safe,
    examples: [
      .wrong(
        #"<view a:if="{{a}}"/><view a:else="⟦{{b}}⟧" class="c"/>"#,
        message: #"the value of "a:else" is ignored"#, fixed: #"<view a:if="{{a}}"/><view a:else class="c"/>"#
      ),
      .right(#"<view a:if="{{a}}"/><view a:else/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{a}}"/><view wx:else="⟦{{b}}⟧" class="c"/>"#,
        message: #"the value of "wx:else" is ignored"#,
        fixed: #"<view wx:if="{{a}}"/><view wx:else class="c"/>"#),
      .right(in: .wxml, #"<view wx:if="{{a}}"/><view wx:else/>"#),
      .wrong(
        in: .swan, #"<view s-if="a"/><view s-else="⟦{{b}}⟧" class="c"/>"#,
        message: #"the value of "s-else" is ignored"#, fixed: #"<view s-if="a"/><view s-else class="c"/>"#),
      .right(in: .swan, #"<view s-if="a"/><view s-else/>"#),
    ],
    checks: [.attributes(.known(.else), checkElseWithValue)])
}

private func checkElseWithValue(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !context.text.trimmed(value).isEmpty else { return }
  // Tools that write XML give an attribute without value one of these.
  if let fixed = attribute.staticValue,
    ["true", context.dialect.spelling(.else)].contains(context.string(fixed))
  {
    return
  }
  let written = ByteRange(attribute.nameRange.end, attribute.range.end)
  context.report(
    value, ignoredValue(context.dialect),
    fix: Fix(en: "delete the value", zh: "删除该值", .safe, edits: [context.remove(written)]))
}

private func ignoredValue(_ dialect: Dialect) -> Message {
  Message(
    en: "the value of \"\(dialect.spelling(.else))\" is ignored", zh: "“\(dialect.spelling(.else))”的值会被忽略",
    help: .init(
      en: "delete the value; if a condition was meant, write \(dialect.spelling(.elif))",
      zh: "删除该值；如果本意是写条件，改为 \(dialect.spelling(.elif))"))
}

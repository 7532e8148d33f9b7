import Diagnostics
import Linting
import Markup

/// A two-way binding of an expression that cannot be assigned to.
package var modelNotAssignable: Rule {
  Rule(
    id: "model-not-assignable",
    summary: .init(en: "a two-way binding that is not bound to a data field", zh: "双向绑定的目标不是 data 字段"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform writes user input back to the data, so the value must name a field and have nothing \
        beside it. The old framework accepts only fields of the data, not their members.
        """,
      zh: "用户输入的内容会写回 data，所以值必须是字段名，旁边不能有其他内容。旧框架只支持 data 的字段，不支持字段的成员。"),
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <input model:value="{{⟦a + b⟧}}"/><input model:value="⟦No. {{a}}⟧"/><input model:value="{{⟦a.b⟧}}"/>
        """, message: #""a + b" cannot be assigned"#, #""No. {{a}}" cannot be assigned"#,
        #""a.b" cannot be assigned"#),
      .right(in: .wxml, #"<input model:value="{{a}}"/><input model:value="{{ a }}" value="{{a + b}}"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in name.hasPrefix("model:") }, checkModelNotAssignable)])
}

private func checkModelNotAssignable(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !context.text.trimmed(value).isEmpty else { return }
  guard let mustache = attribute.wholeMustache else {
    if hasBrokenMustache(value, context) { return }
    return context.report(value, unassignable(context.excerpt(value)))
  }
  let tree = context.expression(mustache)
  guard let root = tree.root, !isField(root.unwrapped, context) else { return }
  context.report(tree.range, unassignable(context.excerpt(tree.range)))
}

private func hasBrokenMustache(_ value: ByteRange, _ context: FileContext) -> Bool {
  context.document.issues(startingIn: value).contains {
    ($0.kind == .unterminatedMustache || $0.kind == .quoteInMustache) && value.contains($0.range)
  }
}

private func isField(_ expression: Expression, _ context: FileContext) -> Bool {
  if expression.kind == .identifier { return true }
  guard context.unit.usesSecondFramework || context.mayBeOfSecondFramework else { return false }
  var object = expression
  while object.kind == .member || object.kind == .index, let next = object.firstChild { object = next }
  return object.kind == .identifier
}

private func unassignable(_ text: String) -> Message {
  Message(
    en: "\"\(text)\" cannot be assigned", zh: "双向绑定无法写回“\(text)”",
    help: .init(en: "write one field of the data in {{ }}", zh: "在 {{ }} 中写 data 的一个字段"))
}

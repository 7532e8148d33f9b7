import Diagnostics
import Linting
import Markup

/// A two-way binding of an expression that cannot be assigned to.
package var modelNotAssignable: Rule {
  Rule(
    id: "model-not-assignable",
    summary: "a two-way binding of something other than a data field",
    category: .markup,
    severity: .warning,
    rationale: """
      What the user enters is written back to the data, so that the value must name a field, and nothing may be beside it. \
      The old framework takes fields of the data alone, not their members.
      """,
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <input model:value="{{⟦a + b⟧}}"/><input model:value="⟦No. {{a}}⟧"/><input model:value="{{⟦a.b⟧}}"/>
        """, message: #""a + b" cannot be written to"#, #""No. {{a}}" cannot be written to"#,
        #""a.b" cannot be written to"#),
      .right(in: .wxml, #"<input model:value="{{a}}"/><input model:value="{{ a }}" value="{{a + b}}"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in name.hasPrefix("model:") }, check)])
}

private func check(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !context.text.trimmed(value).isEmpty else { return }
  guard let mustache = attribute.wholeMustache else {
    if hasBrokenMustache(value, context) { return }
    return context.report(value, .unassignable(context.excerpt(value)))
  }
  let tree = context.expression(mustache)
  guard let root = tree.root, !isField(root.unwrapped, context) else { return }
  context.report(tree.range, .unassignable(context.excerpt(tree.range)))
}

private func hasBrokenMustache(_ value: ByteRange, _ context: FileContext) -> Bool {
  context.document.issues.contains {
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

extension Message {
  fileprivate static func unassignable(_ text: String) -> Message {
    Message("\"\(text)\" cannot be written to", help: "write one field of the data in {{ }}")
  }
}

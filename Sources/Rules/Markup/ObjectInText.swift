import Diagnostics
import Linting
import Markup

/// A text that is an object.
package var objectInText: Rule {
  Rule(
    id: "object-in-text",
    summary: "an object literal as text",
    category: .markup,
    severity: .warning,
    rationale:
      #"A text shows "[object Object]" for it. Three braces are not the raw text of other template languages."#,
    fix: .suggested,
    examples: [
      .wrong(
        "<text>{{⟦{ value }⟧}}</text>", message: #"an object is shown as "[object Object]""#,
        fixed: "<text>{{value}}</text>"),
      .right(#"<text style="{{ {color: c} }}">{{value}}</text>"#),
      .wrong(
        in: .wxml, "<text>{{⟦{value}⟧}}</text>", message: #"an object is shown as "[object Object]""#,
        fixed: "<text>{{value}}</text>"),
      .wrong(
        in: .swan, "<text>{{⟦{value}⟧}}</text>", message: #"an object is shown as "[object Object]""#,
        fixed: "<text>{{value}}</text>"),
    ],
    checks: [.expressions(check)])
}

private func check(_ mustache: Mustache, _ context: FileContext) {
  guard mustache.attribute == nil, case .object = mustache.tree.rootKind,
    case .expression = mustache.tree.reading, let object = mustache.tree.root, !context.hasSyntaxFault,
    // `invalid-expression` reports what no compiler reads.
    !object.properties.contains(where: { $0.key.kind == .invalidKey }),
    context.expressions.contains(.quotedKey) || mustache.tree.firstQuotedKey == nil
  else { return }
  let name = onlyName(object)
  context.report(
    mustache.tree.range, .objectAsText(name),
    fix: name.map { name in
      Fix(
        "remove the inner braces", .suggested, edits: [context.replace(mustache.range, with: "{{\(name)}}")])
    })
}

/// The name in `{ name }`.
private func onlyName(_ object: Expression) -> String? {
  let children = Array(object.children)
  guard children.count == 1, let property = object.properties.first(where: { _ in true }),
    property.isShorthand
  else { return nil }
  return property.value.identifierName
}

extension Message {
  fileprivate static func objectAsText(_ name: String?) -> Message {
    Message(
      "an object is shown as \"[object Object]\"",
      help: name.map { "write {{\($0)}}" } ?? "write the fields that are to be shown")
  }
}

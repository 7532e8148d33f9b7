import Diagnostics
import Linting
import Markup

/// A text that is an object.
package var objectInText: Rule {
  Rule(
    id: "object-in-text",
    summary: .init(
      en: "an object literal used as text, class or style",
      zh: "对象字面量用作文本、class 或 style"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Text shows "[object Object]", and a class or style gets that text. Three braces are not the raw \
        text of other template languages. AXML accepts an object as a style.
        """,
      zh: "文本会显示为“[object Object]”，class 和 style 得到的也是这段文本。三层大括号并不是其他模板语言中的原始文本写法。AXML 的 style 可以是对象。"),
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
      .wrong(
        in: .wxml, #"<view class="{{ ⟦{active: on}⟧ }}"/>"#,
        message: #""class" gets "[object Object]" for an object"#),
      .right(in: .wxml, #"<text style="color: {{c}}">{{value}}</text>"#),
      .right(in: .swan, #"<text style="color: {{c}}">{{value}}</text>"#),
    ],
    checks: [.expressions(checkObjectInText)])
}

private func checkObjectInText(_ mustache: Mustache, _ context: FileContext) {
  guard case .object = mustache.tree.rootKind,
    case .expression = mustache.tree.reading, let object = mustache.tree.root, !context.hasSyntaxFault,
    // `invalid-expression` reports what no compiler reads.
    !object.properties.contains(where: { $0.key.kind == .invalidKey }),
    context.expressions.contains(.quotedKey) || mustache.tree.firstQuotedKey == nil
  else { return }
  if let attribute = mustache.attribute {
    let name = attribute.nameText
    guard name == "class" || name == "style", context.dialect.family != .alipay,
      let element = mustache.element, context.isBuiltIn(element)
    else { return }
    context.report(mustache.tree.range, objectAsValue(name))
    return
  }
  let name = onlyName(object)
  context.report(
    mustache.tree.range, objectAsText(name),
    fix: name.map { name in
      Fix(
        en: "remove the inner braces", zh: "删除内层大括号", .suggested,
        edits: [context.replace(mustache.range, with: "{{\(name)}}")])
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

private func objectAsText(_ name: String?) -> Message {
  Message(
    en: "an object is shown as \"[object Object]\"", zh: "对象会显示为“[object Object]”",
    help: name.map { LocalizedText(en: "write {{\($0)}}", zh: "改为 {{\($0)}}") }
      ?? LocalizedText(en: "write the fields to show", zh: "改为要显示的字段"))
}

private func objectAsValue(_ attribute: String) -> Message {
  Message(
    en: "\"\(attribute)\" gets \"[object Object]\" for an object",
    zh: "对象写入“\(attribute)”时会变成“[object Object]”",
    help: attribute == "class"
      ? .init(
        en: "choose a name: class=\"{{on ? 'active' : ''}}\"", zh: "改为选择类名：class=\"{{on ? 'active' : ''}}\"")
      : .init(en: "write a text: style=\"color: {{color}}\"", zh: "改为文本：style=\"color: {{color}}\""))
}

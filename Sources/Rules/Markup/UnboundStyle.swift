import Diagnostics
import Linting
import Markup

/// A style with single braces.
package var unboundStyle: Rule {
  Rule(
    id: "unbound-style",
    summary: .init(en: "a style with { } instead of {{ }}", zh: "样式中把 {{ }} 误写成 { }"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The value is not bound, and with braces it is not CSS either: all of it is ignored.",
      zh: "该值没有绑定，而带有大括号也不是 CSS：整个值都会被忽略。"),
    fix: .suggested,
    dialects: .families(.alipay),
    examples: [
      .wrong(
        #"<view style="⟦{ color: x }⟧"/>"#, message: "this style has braces, but is not bound",
        fixed: #"<view style="{{ color: x }}"/>"#),
      .right(#"<view style="color: red"/><view style="{{ color: x }}"/><view style="color: {{x}}"/>"#),
    ],
    checks: [.attributes(.known(.style), with: .text, checkUnboundStyle)])
}

private func checkUnboundStyle(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = context.unboundStyle(attribute) else { return }
  context.report(value, unboundStyleMessage, fix: fixUnboundStyle(value, context))
}

private func fixUnboundStyle(_ value: ByteRange, _ context: FileContext) -> Fix? {
  let trimmed = context.text.trimmed(value)
  let bytes = context.text.slice(trimmed)
  guard bytes.count > 1, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
  let inside = ByteRange(trimmed.start + 1, trimmed.end - 1)
  let isBraced = context.text.slice(inside).contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  if isBraced { return nil }
  if ExpressionTree(parsing: context.text, range: inside).reading == .bareObject {
    let text = "{{\(context.string(inside))}}"
    return Fix(
      en: "write {{ }} around it", zh: "写成 {{ }}", .suggested, edits: [context.replace(value, with: text)])
  }
  return Fix(
    en: "remove the braces", zh: "删除大括号", .suggested,
    edits: [context.replace(value, with: context.string(context.text.trimmed(inside)))])
}

extension FileContext {
  /// The value of a `style` that has braces and no mustache.
  func unboundStyle(_ attribute: Attribute) -> ByteRange? {
    guard let value = attribute.staticValue,
      text.slice(value).contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return nil }
    return unboundValue(of: attribute)
  }
}

private let unboundStyleMessage = Message(
  en: "this style has braces, but is not bound", zh: "此样式有大括号，但没有绑定",
  help: .init(en: "write {{ }}, or CSS without braces", zh: "写成 {{ }}，或写不带大括号的 CSS"))

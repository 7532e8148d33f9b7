import Diagnostics
import Linting
import Markup

/// A value without quotes.
package var unquotedValue: Rule {
  Rule(
    id: "unquoted-value",
    summary: .init(
      en: "an attribute value without quotes",
      zh: "属性值没有加引号"),
    category: .syntax,
    severity: .warning,
    rationale: .init(
      en:
        """
        It builds on Alipay, whose store review requires quotes, but not in every container, and a blank \
        in the value ends it.
        """,
      zh: "在支付宝上能够构建，但并非所有容器都可以，而且属性值中的空格会使其提前结束。支付宝的商店审核要求加引号。"),
    fix: .safe,
    examples: [
      .wrong(
        "<view a:if=⟦{{ok}}⟧ data-index=⟦0⟧>one</view>", message: "this value has no quotes",
        "this value has no quotes", fixed: #"<view a:if="{{ok}}" data-index="0">one</view>"#),
      .right(#"<view a:if="{{ok}}" data-index="0">one</view>"#),
      .wrong(
        in: .wxml, "<view hidden=⟦{{a}}⟧/>", message: "this value has no quotes",
        fixed: #"<view hidden="{{a}}"/>"#),
      .right(in: .wxml, #"<view wx:if="{{ok}}" data-index="0">one</view>"#),
      .wrong(
        in: .swan, "<view s-if=⟦{{ok}}⟧ data-index=⟦0⟧>one</view>",
        message: "this value has no quotes", "this value has no quotes",
        fixed: #"<view s-if="{{ok}}" data-index="0">one</view>"#),
      .right(in: .swan, #"<view s-if="ok" data-index="0">one</view>"#),
    ],
    checks: [.syntax([.unquotedValue], checkUnquotedValue)])
}

private func checkUnquotedValue(_ issue: SyntaxIssue, _ context: FileContext) {
  if context.unit.usesSecondFramework, isMustache(issue.range, context) { return }
  context.report(issue.range, missingQuotes, fix: quoting(issue.range, context))
}

/// Whether the value is one mustache, which needs no quotes in glass-easel.
private func isMustache(_ value: ByteRange, _ context: FileContext) -> Bool {
  context.document.mustaches.contains { $0 == value }
}

/// Puts the value in quotes; nil when it contains both kinds of them. What is in place of a value that is missing, such as a
/// second "=" or the line of a merge conflict, is not the value in quotes either.
private func quoting(_ value: ByteRange, _ context: FileContext) -> Fix? {
  let text = context.string(value)
  if text.isEmpty || text.utf8.first == UInt8(ascii: "=") { return nil }
  guard let quote = ["\"", "'"].first(where: { !text.utf8.contains($0.utf8.first!) }) else { return nil }
  let assignment = assignment(before: value, context)
  return Fix(
    en: "quote the value", zh: "加上引号", .safe,
    edits: [
      assignment.count > 1
        ? context.replace(assignment, with: "=" + quote)
        : context.replace(ByteRange(value.start, value.start), with: quote),
      context.replace(ByteRange(value.end, value.end), with: quote),
    ])
}

/// The `=` before a value with the blanks around it, at which some readers take name and value apart.
private func assignment(before value: ByteRange, _ context: FileContext) -> ByteRange {
  let bytes = context.text.bytes
  var start = Int(value.start)
  func skipBlanks() {
    while start > 0, isMarkupSpace(bytes[start - 1]) { start -= 1 }
  }
  skipBlanks()
  guard start > 0, bytes[start - 1] == UInt8(ascii: "=") else { return ByteRange(value.start, value.start) }
  start -= 1
  skipBlanks()
  return ByteRange(start, Int(value.start))
}

private let missingQuotes = Message(
  en: "this value has no quotes", zh: "此属性值没有引号", help: .init(en: "put it in double quotes", zh: "用双引号括起来"))

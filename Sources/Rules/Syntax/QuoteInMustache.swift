import Diagnostics
import Linting
import Markup

/// The delimiter's own quote inside a mustache.
package var quoteInMustache: Rule {
  Rule(
    id: "quote-in-mustache",
    summary: .init(
      en: "a mustache with the quote of its attribute value",
      zh: "双大括号内使用了与属性值相同的引号"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        The inner quote ends the value: the build fails with "Expected", or the rest becomes attributes. A \
        backslash before it does not help. Only glass-easel reads strings in a mustache whole, whatever \
        the outer quotes are.
        """,
      zh: "内层引号会结束属性值：构建失败并报错“Expected”，或者其余部分变成属性；在引号前加反斜杠也一样。只有 glass-easel 会把双大括号中的字符串整个读取，不论外层用哪种引号。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:if="{{ t === ⟦"⟧x" }}">one</view>"#,
        message: "this quote ends the value in the middle of the mustache",
        fixed: #"<view a:if="{{ t === 'x' }}">one</view>"#),
      .right(#"<view a:if="{{ t === 'x' }}" b='{{ t === "x" }}'/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{ t === ⟦"⟧x" }}">one</view>"#,
        message: "this quote ends the value in the middle of the mustache",
        fixed: #"<view wx:if="{{ t === 'x' }}">one</view>"#),
      .right(in: .wxml, #"<view wx:if="{{ t === 'x' }}" b='{{ t === "x" }}'/>"#),
      .wrong(
        in: .swan, #"<view class="{{ t === ⟦"⟧x" }}">one</view>"#,
        message: "this quote ends the value in the middle of the mustache",
        fixed: #"<view class="{{ t === 'x' }}">one</view>"#),
      .right(in: .swan, #"<view class="{{ t === 'x' }}" b='{{ t === "x" }}'/>"#),
    ],
    checks: [.syntax([.quoteInMustache], checkQuoteInMustache)])
}

private func checkQuoteInMustache(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, innerQuote(issue, context), fix: otherQuotes(issue, context))
}

/// Writes every inner quote as the other kind, without a backslash; none when that kind is in use there too.
private func otherQuotes(_ issue: SyntaxIssue, _ context: FileContext) -> Fix? {
  guard let mustache = issue.other else { return nil }
  let quote = innerQuote(of: issue, context)
  let other = otherQuote(quote)
  let bytes = context.text.slice(mustache)
  if bytes.contains(other) { return nil }
  let edits = bytes.indices.filter { bytes[$0] == quote }.map { index in
    let end = Int(mustache.start) + index + 1
    // A backslash has no meaning there: `\"red\"` becomes `'red'`.
    let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
    return context.replace(ByteRange(end - (isEscaped ? 2 : 1), end), with: String(UnicodeScalar(other)))
  }
  return Fix(en: "use the other quote inside", zh: "内层改用另一种引号", .suggested, edits: edits)
}

private func innerQuote(of issue: SyntaxIssue, _ context: FileContext) -> UInt8 {
  context.text.bytes[Int(issue.range.end) - 1]
}

private func otherQuote(_ quote: UInt8) -> UInt8 {
  quote == UInt8(ascii: "\"") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
}

private func innerQuote(_ issue: SyntaxIssue, _ context: FileContext) -> Message {
  let other = UnicodeScalar(otherQuote(innerQuote(of: issue, context)))
  return Message(
    en: "this quote ends the value in the middle of the mustache", zh: "这个引号在双大括号中间结束了属性值",
    help: .init(en: "write \(other) inside the mustache", zh: "在双大括号内改用 \(other)"))
}

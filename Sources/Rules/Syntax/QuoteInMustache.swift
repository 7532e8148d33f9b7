import Diagnostics
import Linting
import Markup

/// The delimiter's own quote inside a mustache.
package var quoteInMustache: Rule {
  Rule(
    id: "quote-in-mustache",
    summary: "the value's own quote inside a mustache",
    category: .syntax,
    severity: .error,
    rationale:
      #"The inner quote ends the value in every reader: the build stops with "Expected", or the rest becomes attributes."#,
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:if="{{ t === ⟦"⟧x" }}">one</view>"#,
        message: "this quote ends the value in the middle of the mustache",
        fixed: #"<view a:if="{{ t === 'x' }}">one</view>"#),
      .right(#"<view a:if="{{ t === 'x' }}" b='{{ t === "x" }}'/>"#),
    ],
    checks: [.syntax([.quoteInMustache], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .innerQuote(issue, context), fix: otherQuotes(issue, context))
}

/// Writes every inner quote as the other kind; none when that kind is in use there too.
private func otherQuotes(_ issue: SyntaxIssue, _ context: FileContext) -> Fix? {
  guard let mustache = issue.other else { return nil }
  let quote = context.text.bytes[Int(issue.range.start)]
  let other = otherQuote(quote)
  let bytes = context.text.slice(mustache)
  if bytes.contains(other) { return nil }
  let edits = bytes.indices.filter { bytes[$0] == quote }.map { index in
    let offset = Int(mustache.start) + index
    return context.replace(ByteRange(offset, offset + 1), with: String(UnicodeScalar(other)))
  }
  return Fix("use the other quote inside", .suggested, edits: edits)
}

private func otherQuote(_ quote: UInt8) -> UInt8 {
  quote == UInt8(ascii: "\"") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
}

extension Message {
  fileprivate static func innerQuote(_ issue: SyntaxIssue, _ context: FileContext) -> Message {
    let other = UnicodeScalar(otherQuote(context.text.bytes[Int(issue.range.start)]))
    return Message(
      "this quote ends the value in the middle of the mustache", help: "write \(other) inside the mustache")
  }
}

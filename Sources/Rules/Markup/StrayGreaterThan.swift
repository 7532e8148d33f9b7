import Diagnostics
import Linting
import Markup

/// A `>` after the end of a tag.
package var strayGreaterThan: Rule {
  Rule(
    id: "stray-greater-than",
    summary: .init(en: "an extra \">\" at the end of a tag", zh: "标签末尾有多余的“>”"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The page shows it: only the first one ends the tag.",
      zh: "页面上会显示多余的符号：只有第一个结束标签。"),
    fix: .suggested,
    examples: [
      .wrong(
        """
        <view>
          <text>a</text>⟦>⟧
          <image src="/a.png"/>⟦>⟧</view>
        """, message: #"extra ">""#, #"extra ">""#,
        fixed: """
          <view>
            <text>a</text>
            <image src="/a.png"/></view>
          """),
      .right("<view>></view><view><text>a</text>><text>b</text></view>"),
      .wrong(
        in: .wxml, "<view><text>a</text>⟦>⟧</view>", message: #"extra ">""#,
        fixed: "<view><text>a</text></view>"),
      .wrong(
        in: .swan, "<view><text>a</text>⟦>⟧</view>", message: #"extra ">""#,
        fixed: "<view><text>a</text></view>"),
      .right(in: .wxml, "<view>></view><view><text>a</text>><text>b</text></view>"),
      .right(in: .swan, "<view>></view><view><text>a</text>><text>b</text></view>"),
    ],
    checks: [.document(checkStrayGreaterThan)])
}

private func checkStrayGreaterThan(_ context: FileContext) {
  let bytes = context.text.bytes
  for index in context.document.nodes.indices {
    guard case .text = context.document.nodes[index].kind else { continue }
    let start = Int(context.document.nodes[index].range.start)
    guard bytes[start] == UInt8(ascii: ">"), endsTag(before: start, bytes), endsLine(after: start + 1, bytes)
    else { continue }
    if context.hasSyntaxFault { return }
    let range = ByteRange(start, start + 1)
    context.report(
      range, secondGreaterThan,
      fix: Fix(en: "remove it", zh: "删除该符号", .suggested, edits: [context.remove(range)]))
  }
}

/// Whether an end tag or a self-closing tag ends directly before `offset`. After a start tag, the character is all that its
/// element shows.
private func endsTag(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard offset >= 2, bytes[offset - 1] == UInt8(ascii: ">") else { return false }
  if bytes[offset - 2] == UInt8(ascii: "/") { return true }
  // Neither a quote nor a `>` is in an end tag.
  var start = offset - 2
  while start > 0, bytes[start] != UInt8(ascii: "<") {
    if bytes[start] == UInt8(ascii: ">") || bytes[start] == UInt8(ascii: "\"")
      || bytes[start] == UInt8(ascii: "'")
    {
      return false
    }
    start -= 1
  }
  return bytes[start] == UInt8(ascii: "<") && bytes[start + 1] == UInt8(ascii: "/")
}

/// Whether only blanks follow up to the end of the line or of the file, or an end tag follows.
private func endsLine(after offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var next = offset
  if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "<") { return bytes[next + 1] == UInt8(ascii: "/") }
  while next < bytes.count, bytes[next].isBlank { next += 1 }
  return next == bytes.count || bytes[next].isLineBreak
}

private let secondGreaterThan = Message(
  en: "extra \">\"", zh: "多了一个“>”",
  help: .init(en: "remove it: it is shown as text", zh: "删除该符号，否则会显示为文本"))

import Diagnostics
import Linting
import Markup

/// A line break in the value of an attribute.
package var lineBreakInValue: Rule {
  Rule(
    id: "line-break-in-value",
    summary: .init(en: "a line break in the value of an attribute", zh: "属性值中的换行"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        #"The compiler for the old framework of WeChat stops at it with "unexpected character"; glass-easel reads it."#,
      zh: "微信旧框架编译会报错“unexpected character”；glass-easel 可以读取。"),
    fix: .suggested,
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <view class="a⟦
        ⟧b
          c" style="top: 0"/>
        """, message: "this value has a line break", fixed: #"<view class="a b   c" style="top: 0"/>"#),
      .right(
        in: .wxml,
        """
        <view
          class="a"
          style='top: 0'>{{ a
         + b }}
        </view>
        """),
    ],
    checks: [.document(checkLineBreakInValue)])
}

private func checkLineBreakInValue(_ context: FileContext) {
  if context.unit.usesSecondFramework { return }
  let bytes = context.text.bytes
  for attribute in context.document.attributes where attribute.valueRange.count > 0 {
    let value = bytes.slice(attribute.valueRange)
    guard let first = value.firstIndex(where: isLineBreak), !hasInnerQuote(attribute, context) else {
      continue
    }
    if context.mayBeOfSecondFramework { return }
    let start = Int(attribute.valueRange.start)
    context.report(
      lineBreak(value, first, from: start), lineBreak,
      fix: Fix(en: "write a blank", zh: "改为空格", .suggested, edits: edits(value, from: start, context)))
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// The line break at `index` of a value that begins at `start`: both bytes where it has two.
private func lineBreak(_ value: UnsafeBufferPointer<UInt8>, _ index: Int, from start: Int) -> ByteRange {
  let isPair = value[index] == 0x0D && index + 1 < value.count && value[index + 1] == 0x0A
  return ByteRange(start + index, start + index + (isPair ? 2 : 1))
}

/// A blank for each line break of the value.
private func edits(_ value: UnsafeBufferPointer<UInt8>, from start: Int, _ context: FileContext) -> [Edit] {
  value.indices.filter { index in
    isLineBreak(value[index]) && !(value[index] == 0x0A && index > 0 && value[index - 1] == 0x0D)
  }.map { context.replace(lineBreak(value, $0, from: start), with: " ") }
}

/// Whether the value has a quote in a mustache, which another rule reports.
private func hasInnerQuote(_ attribute: AttributeNode, _ context: FileContext) -> Bool {
  let value = attribute.valueRange
  return context.document.issues(startingIn: ByteRange(value.start &- 1, value.end)).contains {
    ($0.kind == .quoteInMustache || $0.kind == .unterminatedValue || $0.kind == .unterminatedMustache)
      && $0.range.end <= value.end
  }
}

private let lineBreak = Message(
  en: "this value has a line break", zh: "此属性值中有换行", help: .init(en: "write it on one line", zh: "写在一行内"))

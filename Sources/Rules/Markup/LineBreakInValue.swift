import Diagnostics
import Linting
import Markup

/// A line break in the value of an attribute.
package var lineBreakInValue: Rule {
  Rule(
    id: "line-break-in-value",
    summary: .init(en: "a line break in an attribute value", zh: "属性值中有换行"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en:
        """
        Older compilers of WeChat report "unexpected character" (according to reports from 2018 to 2022). \
        Current compilers and glass-easel accept it.
        """,
      zh: "微信的旧版编译器会报错“unexpected character”（见 2018 至 2022 年的反馈）；现在的编译器和 glass-easel 可以读取。"),
    fix: .suggested,
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <view class="a⟦
        ⟧b
          c" style="top: 0"/>
        """, message: "this value has a line break, which older compilers of WeChat reject",
        fixed: #"<view class="a b c" style="top: 0"/>"#),
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

/// One blank for each run of white space with a line break in it.
private func edits(_ value: UnsafeBufferPointer<UInt8>, from start: Int, _ context: FileContext) -> [Edit] {
  var edits: [Edit] = []
  var index = 0
  while index < value.count {
    let first = index
    while index < value.count, isMarkupSpace(value[index]) { index += 1 }
    if value[first..<index].contains(where: isLineBreak) {
      edits.append(context.replace(ByteRange(start + first, start + index), with: " "))
    }
    if index == first { index += 1 }
  }
  return edits
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
  en: "this value has a line break, which older compilers of WeChat reject", zh: "此属性值中有换行，微信的旧版编译器会在此报错",
  help: .init(en: "write it on one line", zh: "写在一行内"))

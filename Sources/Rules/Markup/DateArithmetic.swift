import Diagnostics
import Linting
import Markup

/// A date that is a subtraction.
package var dateArithmetic: Rule {
  Rule(
    id: "date-arithmetic",
    summary: .init(en: "an unquoted date, which is a subtraction", zh: "日期没有加引号，成为减法运算"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        JavaScript subtracts month and day from the year: the page shows a wrong year, and a picker has no \
        such date.
        """,
      zh: "表达式会从年份中减去月和日：页面显示的不是日期，picker 也无法识别。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<text data-end="{{⟦2099-12-31⟧}}">{{⟦2024-1-05⟧}}</text>"#,
        message: #""2099-12-31" is a subtraction, which gives 2056"#,
        #""2024-1-05" is a subtraction, which gives 2018"#,
        fixed: #"<text data-end="{{'2099-12-31'}}">{{'2024-1-05'}}</text>"#),
      .right(#"<text data-end="2099-12-31">{{2024 - 12 - 31}}{{a - 12 - 31}}</text>"#),
      .wrong(
        in: .wxml, "<text>{{⟦2099-12-31⟧}}</text>",
        message: #""2099-12-31" is a subtraction, which gives 2056"#,
        fixed: "<text>{{'2099-12-31'}}</text>"),
      .wrong(
        in: .swan, "<text>{{⟦2099-12-31⟧}}</text>",
        message: #""2099-12-31" is a subtraction, which gives 2056"#,
        fixed: "<text>{{'2099-12-31'}}</text>"),
      .right(in: .wxml, #"<text data-end="2099-12-31">{{2024 - 12 - 31}}{{a - 12 - 31}}</text>"#),
      .right(in: .swan, #"<text data-end="2099-12-31">{{2024 - 12 - 31}}{{a - 12 - 31}}</text>"#),
    ],
    checks: [.expressions(checkDateArithmetic)])
}

private func checkDateArithmetic(_ mustache: Mustache, _ context: FileContext) {
  let range = mustache.tree.range
  guard mustache.tree.isQuestionable, case .binary = mustache.tree.rootKind,
    let date = PlainDate(context.text.slice(range)), !context.hasSyntaxFault
  else { return }
  let quote = mustache.attribute?.quote == .single ? "\"" : "'"
  let text = quote + context.string(range) + quote
  context.report(
    range, subtraction(context.string(range), date.difference, text),
    fix: Fix(en: "write it as a string", zh: "写成字符串", .suggested, edits: [context.replace(range, with: text)])
  )
}

/// `2099-12-31`: four digits, then two numbers that may be a month and a day.
private struct PlainDate {
  /// What the numbers give, subtracted from left to right.
  let difference: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 8, bytes.count <= 10 else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts.joined().allSatisfy(\.isASCIIDigit) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    guard parts.allSatisfy({ !$0.isEmpty }), 1...12 ~= numbers[1], 1...31 ~= numbers[2] else { return nil }
    difference = numbers[0] - numbers[1] - numbers[2]
  }
}

private func subtraction(_ date: String, _ result: Int, _ right: String) -> Message {
  Message(
    en: "\"\(date)\" is a subtraction, which gives \(result)", zh: "“\(date)”是减法运算，结果为 \(result)",
    help: .init(en: "write it as a string, \(right)", zh: "写成字符串 \(right)"))
}

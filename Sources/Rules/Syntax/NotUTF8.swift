import Diagnostics
import Linting
import Markup

/// Bytes that are not UTF-8.
package var notUTF8: Rule {
  Rule(
    id: "not-utf8",
    summary: .init(
      en: "a file that is not UTF-8",
      zh: "文件不是 UTF-8 编码"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        Pages must be UTF-8: in GBK, Latin-1 or UTF-16, text on the page is garbled, or the build fails.
        """,
      zh: "页面文件必须使用 UTF-8：若使用 GBK、Latin-1 或 UTF-16，页面上的文字会乱码，或者构建失败。"),
    examples: [
      .right("<text>地图 🗺</text>"),
      .right(in: .wxml, "<text>地图 🗺</text>"),
      .right(in: .swan, "<text>地图 🗺</text>"),
    ],
    checks: [.syntax([.notUTF8, .utf16], checkNotUTF8)])
}

private func checkNotUTF8(_ issue: SyntaxIssue, _ context: FileContext) {
  let isNUL = context.text.bytes[Int(issue.range.start)] == 0
  context.report(issue.range, issue.kind == .utf16 ? utf16 : isNUL ? fullOfNULs : invalidByte)
}

private let utf16 = Message(
  en: "this file is UTF-16", zh: "此文件是 UTF-16 编码", help: .init(en: "save it as UTF-8", zh: "另存为 UTF-8"))

private let fullOfNULs = Message(
  en: "this file is UTF-16, or not text at all", zh: "此文件是 UTF-16 编码，或者根本不是文本",
  help: .init(en: "save it as UTF-8", zh: "另存为 UTF-8"))

private let invalidByte = Message(
  en: "this byte is not UTF-8", zh: "此处不是有效的 UTF-8",
  help: .init(en: "save the file as UTF-8", zh: "把文件另存为 UTF-8"))

import Diagnostics
import Linting
import Markup

/// Bytes that are not UTF-8.
package var notUTF8: Rule {
  Rule(
    id: "not-utf8",
    summary: "bytes that are not UTF-8",
    category: .syntax,
    severity: .error,
    rationale:
      "Pages are UTF-8: in GBK, Latin-1 or UTF-16 the text on the page is garbled or the build fails.",
    examples: [
      .right("<text>地图 🗺</text>")
    ],
    checks: [.syntax([.notUTF8, .utf16], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  let isNUL = context.text.bytes[Int(issue.range.start)] == 0
  context.report(issue.range, issue.kind == .utf16 ? .utf16 : isNUL ? .fullOfNULs : .invalidByte)
}

extension Message {
  fileprivate static let utf16 = Message("this file is UTF-16", help: "save it as UTF-8")

  fileprivate static let fullOfNULs = Message(
    "this file is UTF-16, or not text at all", help: "save it as UTF-8")

  fileprivate static let invalidByte = Message("this byte is not UTF-8", help: "save the file as UTF-8")
}

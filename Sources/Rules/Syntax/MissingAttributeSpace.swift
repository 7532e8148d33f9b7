import Diagnostics
import Linting
import Markup

/// Two attributes without white space between them.
package let missingAttributeSpace = Rule(
  id: "missing-attribute-space",
  summary: "no white space between two attributes",
  category: .syntax,
  severity: .warning,
  rationale: "It builds by luck: stricter readers stop at the tag.",
  fix: .safe,
  examples: [
    .wrong(
      "<view class=\"a\"⟦id⟧=\"b\"⟦hidden⟧/>",
      message: "\"id\" follows the value before it without a blank",
      "\"hidden\" follows the value before it without a blank",
      fixed: "<view class=\"a\" id=\"b\" hidden/>"),
    .right("<view class=\"a\"\n  id=\"b\"/>"),
  ],
  checks: [.syntax([.missingAttributeSpace], check)])

private let check: @Sendable (SyntaxIssue, FileContext) -> Void = { issue, context in
  let edit = context.replace(ByteRange(issue.range.start, issue.range.start), with: " ")
  context.report(
    issue.range, followsWithoutBlank(context.string(issue.range)),
    fix: Fix("insert a blank", .safe, edits: [edit]))
}

private func followsWithoutBlank(_ name: String) -> Message {
  Message("\"\(name)\" follows the value before it without a blank", help: "write a blank before it")
}

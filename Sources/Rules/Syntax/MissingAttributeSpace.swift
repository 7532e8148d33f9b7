import Diagnostics
import Linting
import Markup

/// Two attributes without white space between them.
package var missingAttributeSpace: Rule {
  Rule(
    id: "missing-attribute-space",
    summary: "no white space between two attributes",
    category: .syntax,
    severity: .warning,
    rationale:
      "It builds by luck: stricter readers stop at the tag. WeChat's reads it as if there were a blank.",
    fix: .safe,
    examples: [
      .wrong(
        #"<view class="a"⟦id⟧="b"⟦hidden⟧/>"#, message: #""id" follows the value before it without a blank"#,
        #""hidden" follows the value before it without a blank"#, fixed: #"<view class="a" id="b" hidden/>"#),
      .right(
        """
        <view class="a"
          id="b"/>
        """),
    ],
    checks: [.syntax([.missingAttributeSpace], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  let edit = context.replace(ByteRange(issue.range.start, issue.range.start), with: " ")
  context.report(
    issue.range, .missingBlank(context.string(issue.range)),
    severity: issue.kind.isHarmless(in: context.dialect) ? .info : nil,
    fix: Fix("insert a blank", .safe, edits: [edit]))
}

extension Message {
  fileprivate static func missingBlank(_ name: String) -> Message {
    Message("\"\(name)\" follows the value before it without a blank", help: "write a blank before it")
  }
}

import Diagnostics
import Linting
import Markup

/// An end tag that was meant for the open element but has another name.
package var mismatchedTag: Rule {
  Rule(
    id: "mismatched-tag",
    summary: "an end tag with another name than the open element",
    category: .syntax,
    severity: .error,
    rationale:
      "Names are compared letter by letter, case included: the element stays open and swallows what follows.",
    fix: .suggested,
    examples: [
      .wrong("<view>one</⟦veiw⟧>", message: #""veiw" does not close "view""#, fixed: "<view>one</view>"),
      .right("<view>one</view>"),
    ],
    checks: [.syntax([.mismatchedTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let start = issue.other else { return }
  let name = context.string(start)
  let end = context.string(issue.range)
  if context.dialect.misspelledNativeTag(name) == end, !context.program.registers(name, in: context.unit) {
    return
  }
  context.report(
    issue.range, .mismatchedTag(end, name), related: [RelatedPlace("opened here", at: context.place(start))],
    fix: Fix("close \"\(name)\"", .suggested, edits: [context.replace(issue.range, with: name)]))
}

extension Message {
  fileprivate static func mismatchedTag(_ end: String, _ start: String) -> Message {
    Message("\"\(end)\" does not close \"\(start)\"", help: "write </\(start)>")
  }
}

import Diagnostics
import Linting
import Markup

/// An end tag that was meant for the open element but has another name.
package let mismatchedTag = Rule(
  id: "mismatched-tag",
  summary: "an end tag with another name than the open element",
  category: .syntax,
  severity: .error,
  rationale:
    "Names are compared letter by letter, case included: the element stays open and swallows what follows.",
  fix: .suggested,
  examples: [
    .wrong("<view>one</⟦veiw⟧>", message: #""veiw" does not close "view""#, fixed: "<view>one</view>"),
    .wrong("<view>one</⟦View⟧>", message: #""View" does not close "view""#, fixed: "<view>one</view>"),
    .wrong("<text>one</⟦button⟧>", message: #""button" does not close "text""#, fixed: "<text>one</text>"),
    .wrong(
      "<view><view><text>one</⟦view⟧></view></view>", message: #""view" does not close "text""#,
      fixed: "<view><view><text>one</text></view></view>"),
    .right("<view>one</view>"),
    .right("<view>one</view >"),
    // Another rule reports this one mistake.
    .right("<mpass-component></mpaas-component>"),

    .right(in: .wxml, "<View>one</view><text>two</Text>"),
  ],
  checks: [.syntax([.mismatchedTag], check)])

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

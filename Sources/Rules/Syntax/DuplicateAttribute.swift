import Diagnostics
import Linting
import Markup

/// The same attribute twice on one tag.
package var duplicateAttribute: Rule {
  Rule(
    id: "duplicate-attribute",
    summary: "the same attribute twice on one tag",
    category: .syntax,
    severity: .error,
    rationale: "Only one of the two counts, and which one depends on the base library.",
    examples: [
      .wrong(#"<view class="a" ⟦class⟧="b"/>"#, message: #""class" is given twice"#),
      .right(#"<view class="a" data-class="b" Class="c"/>"#),
      .wrong(
        in: .wxml,
        #"<external-element id="a" type="map" ⟦id⟧="b"/><view bind:tap="a" ⟦bind:tap⟧="b" bindtap="c"/>"#,
        message: #""id" is given twice"#, #""bind:tap" is given twice"#),
    ],
    checks: [.syntax([.duplicateAttribute], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let first = issue.other, !isReserved(issue, context), !context.document.hasUndecidedConditions
  else { return }
  let name = context.string(issue.range)
  if context.unit.usesSecondFramework, context.dialect.events.name(name) != nil { return }
  context.report(
    issue.range, .repeatedAttribute(name),
    related: [RelatedPlace("first given here", at: context.place(first))])
}

/// A second `id`, `type` or `style` of Alipay's native view is a parameter with a reserved name: another rule reports it.
private func isReserved(_ issue: SyntaxIssue, _ context: FileContext) -> Bool {
  guard context.dialect.family == .alipay, ["id", "type", "style"].contains(context.string(issue.range))
  else { return false }
  return context.document.nodes.contains {
    $0.name.isNativeView && $0.range.start < issue.range.start && issue.range.start < $0.startTagEnd
  }
}

extension Message {
  fileprivate static func repeatedAttribute(_ name: String) -> Message {
    Message("\"\(name)\" is given twice", help: "keep one of the two")
  }
}

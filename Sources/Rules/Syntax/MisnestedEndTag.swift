import Diagnostics
import Linting
import Markup

/// An end tag that comes after the end tag of an element around it.
package var misnestedEndTag: Rule {
  Rule(
    id: "misnested-end-tag",
    summary: "two end tags in the wrong order",
    category: .syntax,
    severity: .error,
    rationale: """
      The outer end tag closes both elements, and the inner one then closes nothing: some readers stop there, others move \
      what is between the two.
      """,
    fix: .suggested,
    examples: [
      .wrong(
        "<swiper><text>a</swiper>⟦</text>⟧",
        message: #""</text>" comes after "</swiper>", which is around it"#,
        fixed: "<swiper><text>a</text></swiper>"),
      .right("<swiper><text>a</text></swiper>"),
    ],
    checks: [.syntax([.misnestedEndTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let outer = issue.other, let opening = issue.opening else { return }
  let end = context.string(issue.range)
  let outerEnd = context.string(outer)
  context.report(
    issue.range, .misnestedEndTag(end, outerEnd),
    related: [
      RelatedPlace("this end tag comes first", at: context.place(outer)),
      RelatedPlace("opened here", at: context.place(opening)),
    ], fix: exchange(outer, issue.range, context))
}

/// Exchanges two end tags with nothing but white space between them.
private func exchange(_ outer: ByteRange, _ inner: ByteRange, _ context: FileContext) -> Fix? {
  let between = context.text.slice(ByteRange(outer.end, inner.start))
  guard between.allSatisfy(isMarkupSpace) else { return nil }
  let (first, second) = (context.string(outer), context.string(inner))
  return Fix(
    "exchange \(first) and \(second)", .suggested,
    edits: [context.replace(outer, with: second), context.replace(inner, with: first)])
}

extension Message {
  fileprivate static func misnestedEndTag(_ end: String, _ outer: String) -> Message {
    Message("\"\(end)\" comes after \"\(outer)\", which is around it", help: "write \(end) before \(outer)")
  }
}

import Diagnostics
import Linting
import Markup

/// An end tag that comes after the end tag of an element around it.
package var misnestedEndTag: Rule {
  Rule(
    id: "misnested-end-tag",
    summary: .init(
      en: "two end tags in the wrong order",
      zh: "两个结束标签顺序颠倒"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        The outer end tag closes both elements, and the inner one has no start tag: some parsers stop \
        there, others move what is between the two.
        """,
      zh: "外层的结束标签会同时结束两个元素，内层的结束标签就没有可以结束的元素了：有的解析器就此停止，有的会移动两者之间的内容。"),
    fix: .suggested,
    examples: [
      .wrong(
        "<form><text>a</form>⟦</text>⟧",
        message: #""</text>" comes after "</form>", which is around it"#,
        fixed: "<form><text>a</text></form>"),
      .right("<form><text>a</text></form>"),
      .wrong(
        in: .wxml, "<form><text>a</form>⟦</text>⟧",
        message: #""</text>" comes after "</form>", which is around it"#,
        fixed: "<form><text>a</text></form>"),
      .right(in: .wxml, "<form><text>a</text></form>"),
      .wrong(
        in: .swan, "<form><text>a</form>⟦</text>⟧",
        message: #""</text>" comes after "</form>", which is around it"#,
        fixed: "<form><text>a</text></form>"),
      .right(in: .swan, "<form><text>a</text></form>"),
    ],
    checks: [.syntax([.misnestedEndTag], checkMisnestedEndTag)])
}

private func checkMisnestedEndTag(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let outer = issue.other, let opening = issue.opening else { return }
  let end = context.string(issue.range)
  let outerEnd = context.string(outer)
  context.report(
    issue.range, misnestedEndTagMessage(end, outerEnd),
    related: [
      RelatedPlace(en: "this end tag comes first", zh: "这个结束标签在前", at: context.place(outer)),
      RelatedPlace(en: "opened here", zh: "在这里开始", at: context.place(opening)),
    ], fix: exchange(outer, issue.range, context))
}

/// Exchanges two end tags with nothing but white space between them.
private func exchange(_ outer: ByteRange, _ inner: ByteRange, _ context: FileContext) -> Fix? {
  let between = context.text.slice(ByteRange(outer.end, inner.start))
  guard between.allSatisfy(isMarkupSpace) else { return nil }
  let (first, second) = (context.string(outer), context.string(inner))
  return Fix(
    en: "exchange \(first) and \(second)", zh: "交换 \(first) 和 \(second)", .suggested,
    edits: [context.replace(outer, with: second), context.replace(inner, with: first)])
}

private func misnestedEndTagMessage(_ end: String, _ outer: String) -> Message {
  Message(
    en: "\"\(end)\" comes after \"\(outer)\", which is around it", zh: "“\(end)”写在其外层的“\(outer)”之后",
    help: .init(en: "write \(end) before \(outer)", zh: "把 \(end) 写在 \(outer) 之前"))
}

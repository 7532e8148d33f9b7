import Diagnostics
import Linting
import Markup

/// An end tag that closes nothing.
package var strayEndTag: Rule {
  Rule(
    id: "stray-end-tag",
    summary: .init(
      en: "an end tag without a start tag",
      zh: "结束标签没有对应的开始标签"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "Parsers drop it or stop there. Usually the start tag was deleted, or already ends in \"/>\".",
      zh: "解析器会忽略它，或就此停止。多数情况下是开始标签已删除，或已经以“/>”结束。"),
    examples: [
      .wrong("<view>one⟦</text>⟧</view>", message: #""</text>" has no start tag"#),
      .right("<view><text>one</text></view>"),
      .wrong(in: .wxml, "<view>one⟦</text>⟧</view>", message: #""</text>" has no start tag"#),
      .right(in: .wxml, "<view><text>one</text></view>"),
      .wrong(in: .swan, "<view>one⟦</text>⟧</view>", message: #""</text>" has no start tag"#),
      .right(in: .swan, "<view><text>one</text></view>"),
    ],
    checks: [.syntax([.unmatchedEndTag], checkStrayEndTag)])
}

private func checkStrayEndTag(_ issue: SyntaxIssue, _ context: FileContext) {
  let tag = context.string(issue.range)
  // The start tag is reported where it lacks its `<`.
  if context.lostTags.endTags.contains(issue.range.start) { return }
  if isNameless(tag), let open = context.document.elementEnded(by: issue.range) {
    context.report(issue.range, namelessEndTag(tag, context.string(open)))
  } else if let other = issue.other {
    context.report(
      issue.range, needlessEndTag(tag, context.string(other)),
      related: [RelatedPlace(en: "closes itself here", zh: "这里已用 /> 结束", at: context.place(other))])
  } else {
    context.report(issue.range, unmatchedEndTag(tag))
  }
}

/// Whether an end tag has no name: `</>`.
func isNameless(_ tag: String) -> Bool { tag.dropFirst(2).dropLast().allSatisfy { $0 == " " } }

extension Document {
  /// The name of the element that an end tag without a name is meant to end: the innermost one around it, which is not ended
  /// otherwise. Nil where it is.
  func elementEnded(by range: ByteRange) -> ByteRange? {
    let node = innermostNode(around: range)
    guard let name = (node?.element ?? node?.parent)?.tagRange,
      issues.contains(where: { $0.kind == .unclosedTag && $0.range == name })
    else { return nil }
    return name
  }
}

private func namelessEndTag(_ tag: String, _ name: String) -> Message {
  Message(
    en: "\"\(tag)\" names no tag", zh: "“\(tag)”没有写标签名",
    help: .init(en: "write </\(name)>", zh: "改为 </\(name)>"))
}

private func unmatchedEndTag(_ tag: String) -> Message {
  Message(
    en: "\"\(tag)\" has no start tag", zh: "“\(tag)”没有结束任何标签",
    help: .init(en: "delete it, or write its start tag", zh: "删除，或写上对应的开始标签"))
}

private func needlessEndTag(_ tag: String, _ name: String) -> Message {
  Message(
    en: "\"\(tag)\" has no start tag", zh: "“\(tag)”没有结束任何标签",
    help: .init(
      en: "delete it: <\(name) .../> closes itself; or write > in place of its />",
      zh: "删除：<\(name) .../> 已用 /> 结束；或把 /> 改为 >"))
}

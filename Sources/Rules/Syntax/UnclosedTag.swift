import Diagnostics
import Linting
import Markup

/// A start tag without its end tag.
package var unclosedTag: Rule {
  Rule(
    id: "unclosed-tag",
    summary: .init(
      en: "a tag that is never closed",
      zh: "标签没有结束"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        Everything after it becomes a child of the element, up to where a parser gives up. The default \
        build does not warn, and the page looks different on each base library.
        """,
      zh: "后面的内容都会成为该元素的子节点，直到解析器放弃为止。默认构建没有任何提示，而页面在各个基础库上的显示各不相同。"),
    fix: .suggested,
    examples: [
      .wrong(
        """
        <view>
          <⟦text⟧>one
        </view>
        """, message: #""text" is never closed"#),
      .wrong(
        """
        <view>
          <⟦image⟧ src="/a.png">
        </view>
        """, message: #""image" is never closed"#,
        fixed: """
          <view>
            <image src="/a.png"/>
          </view>
          """),
      .right(
        """
        <view>
          <text>one</text>
          <image src="/a.png"/>
        </view>
        """),
      .wrong(
        in: .wxml,
        """
        <view>
          <⟦text⟧>one
        </view>
        """,
        message: #""text" is never closed"#),
      .right(
        in: .wxml,
        """
        <view>
          <text>one</text>
          <image src="/a.png"/>
        </view>
        """),
      .wrong(
        in: .swan,
        """
        <view>
          <⟦text⟧>one
        </view>
        """,
        message: #""text" is never closed"#),
      .right(
        in: .swan,
        """
        <view>
          <text>one</text>
          <image src="/a.png"/>
        </view>
        """),
    ],
    checks: [.syntax([.unclosedTag], checkUnclosedTag)])
}

private func checkUnclosedTag(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let other = issue.other, !context.isEndedWithoutName(issue.range) else { return }
  let name = context.string(issue.range)
  let words: LocalizedText
  let message: Message
  var fix: Fix?
  if other.start < issue.range.start {
    words = .init(en: "this one is open", zh: "前面这个标签还没有结束")
    message = unclosedTagMessage(name, help: .init(en: "write </\(name)>", zh: "改为 </\(name)>"))
  } else {
    words =
      other.isEmpty
      ? .init(en: "the file ends here", zh: "文件在这里结束")
      : .init(en: "this end tag comes first", zh: "先遇到了这个结束标签")
    fix = closing(issue.range, name, context)
    message = unclosedTagMessage(
      name,
      help: fix == nil
        ? .init(
          en: "write </\(name)> after its content, or <\(name) ... /> when it has none",
          zh: "在内容之后写上 </\(name)>，没有内容时写成 <\(name) ... />")
        : .init(en: "write <\(name) ... />: it has no content", zh: "改为 <\(name) ... />：该元素没有内容"))
  }
  context.report(issue.range, message, related: [RelatedPlace(words, at: context.place(other))], fix: fix)
}

extension FileContext {
  /// Whether an end tag without a name is meant to end the element with a tag: another rule reports it.
  fileprivate func isEndedWithoutName(_ tag: ByteRange) -> Bool {
    document.issues.contains { issue in
      issue.kind == .unmatchedEndTag && issue.range.start > tag.start && issue.range.count <= 8
        && isNameless(string(issue.range)) && document.elementEnded(by: issue.range) == tag
    }
  }
}

/// Built-in tags that have no content: what follows was not meant as theirs.
private let emptyTags: Set = ["icon", "image", "input", "progress", "slider", "switch"]

/// Ends the start tag of an element without content by `/>`.
private func closing(_ tag: ByteRange, _ name: String, _ context: FileContext) -> Fix? {
  guard emptyTags.contains(name), let element = context.document.innermostNode(around: tag)?.element,
    element.tagRange == tag, context.isBuiltIn(element), !element.node.isSelfClosing,
    !context.hasSpacedEndTag(element)
  else { return nil }
  let end = element.startTagRange.end
  guard context.text.bytes[Int(end) - 1] == UInt8(ascii: ">") else { return nil }
  let last = element.attributes.reduce(nil as Attribute?) { _, next in next }
  return Fix(
    en: "end the tag by />", zh: "以 /> 结束该标签", .suggested,
    edits: [
      context.replace(ByteRange(end - 1, end - 1), with: last?.quote == AttributeNode.Quote.none ? " /" : "/")
    ])
}

private func unclosedTagMessage(_ tag: String, help: LocalizedText) -> Message {
  Message(en: "\"\(tag)\" is never closed", zh: "标签“\(tag)”没有结束", help: help)
}

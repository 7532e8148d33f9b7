import Diagnostics
import Linting
import Markup

/// A start tag without its end tag.
package var unclosedTag: Rule {
  Rule(
    id: "unclosed-tag",
    summary: "a start tag that is never closed",
    category: .syntax,
    severity: .error,
    rationale: """
      What follows becomes a child of the element, up to where a reader gives up. The default build says nothing, and \
      the page looks different on each base library.
      """,
    fix: .suggested,
    examples: [
      .wrong(
        """
        <view>
          <⟦text⟧>one
        </view>
        """, message: #""text" is never closed"#),
      .right(
        """
        <view>
          <text>one</text>
          <image src="/a.png"/>
        </view>
        """),
    ],
    checks: [.syntax([.unclosedTag], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let other = issue.other else { return }
  let name = context.string(issue.range)
  let words: String
  let message: Message
  var fix: Fix?
  if other.start < issue.range.start {
    words = "this one is open"
    message = .unclosedTag(name, help: "write </\(name)>")
  } else {
    words = other.isEmpty ? "the file ends here" : "this end tag comes first"
    fix = closing(issue.range, name, context)
    message = .unclosedTag(
      name,
      help: fix == nil
        ? "write </\(name)> after its content, or <\(name) ... /> when it has none"
        : "write <\(name) ... />: it has no content")
  }
  context.report(issue.range, message, related: [RelatedPlace(words, at: context.place(other))], fix: fix)
}

/// Built-in tags that have no content: what follows was not meant as theirs.
private let emptyTags: Set = ["icon", "image", "input", "progress", "slider", "switch"]

/// Ends the start tag of an element without content by `/>`.
private func closing(_ tag: ByteRange, _ name: String, _ context: FileContext) -> Fix? {
  guard emptyTags.contains(name), let element = context.document.innermostNode(around: tag)?.element,
    element.tagRange == tag, context.isBuiltIn(element), !element.node.isSelfClosing
  else { return nil }
  let end = element.startTagRange.end
  guard context.text.bytes[Int(end) - 1] == UInt8(ascii: ">") else { return nil }
  let last = element.attributes.reduce(nil as Attribute?) { _, next in next }
  return Fix(
    "end the tag by />", .suggested,
    edits: [
      context.replace(ByteRange(end - 1, end - 1), with: last?.quote == AttributeNode.Quote.none ? " /" : "/")
    ])
}

extension Message {
  fileprivate static func unclosedTag(_ tag: String, help: String) -> Message {
    Message("\"\(tag)\" is never closed", help: help)
  }
}

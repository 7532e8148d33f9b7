import Diagnostics
import Linting
import Markup

/// A start tag without its end tag.
package let unclosedTag = Rule(
  id: "unclosed-tag",
  summary: "a start tag that is never closed",
  category: .syntax,
  severity: .error,
  rationale: """
    What follows becomes a child of the element, up to where a reader gives up. The default build says nothing, and \
    the page looks different on each base library.
    """,
  examples: [
    .wrong("<view>\n  <⟦text⟧>one\n</view>", message: #""text" is never closed"#),
    .wrong(
      #"<view>\#n  <⟦block⟧ a:if="{{ok}}">\#n    <⟦text⟧>one\#n</view>"#,
      message: #""block" is never closed"#, #""text" is never closed"#),
    .wrong("<⟦view⟧>one", message: #""view" is never closed"#),
    .wrong(#"<view><⟦text⟧ class="a">one<text>\#n</view>"#, message: #""text" is never closed"#),
    .wrong(
      #"<view><⟦text⟧>one<⟦text⟧ class="a">\#n</view>"#, message: #""text" is never closed"#,
      #""text" is never closed"#),
    .wrong(
      "<⟦view⟧><⟦view⟧><view>one</view>", message: #""view" is never closed"#, #""view" is never closed"#),
    .right(#"<view>\#n  <text>one</text>\#n  <image src="/a.png"/>\#n</view>"#),
  ],
  checks: [.syntax([.unclosedTag], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  var related: [RelatedPlace] = []
  if let end = issue.other {
    let words =
      if end.isEmpty {
        "the file ends here"
      } else if context.string(end).hasPrefix("</") {
        "this end tag comes first"
      } else {
        "this may have been meant to close it"
      }
    related.append(RelatedPlace(words, at: context.place(end)))
  }
  context.report(issue.range, .unclosedTag(context.string(issue.range)), related: related)
}

extension Message {
  fileprivate static func unclosedTag(_ tag: String) -> Message {
    Message(
      "\"\(tag)\" is never closed",
      help: "write </\(tag)> after its content, or <\(tag) ... /> when it has none")
  }
}

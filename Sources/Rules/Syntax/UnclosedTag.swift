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
    .wrong(#"<view><text class="a">one<⟦text⟧>\#n</view>"#, message: #""text" is never closed"#),
    .wrong(
      #"<view>\#n  <⟦view⟧ class="a">\#n    <text>one</text>\#n  <view>\#n    two\#n  </view>\#n</view>"#,
      message: #""view" is never closed"#),
    .wrong(
      #"<view>\#n  <view class="a">\#n    <text>one</text>\#n  <⟦view⟧>\#n  <text>two</text>\#n</view>"#,
      message: #""view" is never closed"#),
    .wrong(
      #"<view><⟦text⟧>one<⟦text⟧ class="a">\#n</view>"#, message: #""text" is never closed"#,
      #""text" is never closed"#),
    .wrong(
      "<⟦view⟧><⟦view⟧><view>one</view>", message: #""view" is never closed"#, #""view" is never closed"#),
    .wrong(
      #"<view>\#n  <text a:if="{{ok}}"><⟦text⟧>\#n  <text>one</text>\#n</view>"#,
      message: #""text" is never closed"#),
    // What follows is sound, although its tags look the same.
    .wrong(
      "<view>\n  <text>one<⟦text⟧>\n  <text>two</text>\n  <text>three</text>\n</view>",
      message: #""text" is never closed"#),
    .wrong(
      #"<view>\#n  <view class="a">\#n    one\#n  <⟦view⟧>\#n  <view>two</view>\#n</view>"#,
      message: #""view" is never closed"#),
    .wrong(
      #"<view>\#n  <view class="a">\#n    one\#n  <⟦view⟧>\#n  <view>\#n    two\#n  </view>\#n</view>"#,
      message: #""view" is never closed"#),
    .wrong(
      "<view>\n  <text>one<⟦text⟧>\n  <text>two<⟦text⟧>\n</view>", message: #""text" is never closed"#,
      #""text" is never closed"#),
    .right(#"<view>\#n  <text>one</text>\#n  <image src="/a.png"/>\#n</view>"#),
  ],
  checks: [.syntax([.unclosedTag], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let other = issue.other else { return }
  let name = context.string(issue.range)
  let words: String
  let message: Message
  if other.start < issue.range.start {
    words = "this one is open"
    message = .unclosedTag(name, help: "write </\(name)>")
  } else {
    words = other.isEmpty ? "the file ends here" : "this end tag comes first"
    message = .unclosedTag(
      name, help: "write </\(name)> after its content, or <\(name) ... /> when it has none")
  }
  context.report(issue.range, message, related: [RelatedPlace(words, at: context.place(other))])
}

extension Message {
  fileprivate static func unclosedTag(_ tag: String, help: String) -> Message {
    Message("\"\(tag)\" is never closed", help: help)
  }
}

import Diagnostics
import Linting
import Markup

/// Something inside a custom view.
package let nativeChildren = Rule(
  id: "native-children",
  summary: "elements or text inside a custom view",
  category: .nativeView,
  severity: .info,
  rationale:
    "The view is drawn by the host app: the tag is always written empty, and what is inside has no meaning.",
  examples: [
    .wrong(
      #"<mpaas-component id="a">⟦<view>b</view>⟧<text/></mpaas-component>"#,
      message: "a custom view has no content"),
    .wrong(
      #"<mpaas-component id="a">\#n  ⟦Loading {{a}}⟧ \#n</mpaas-component>"#,
      message: "a custom view has no content"),
    .right(
      """
      <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>
      <view>b</view>
      """),
    .right(#"<mpaas-component id="a"/><mpaas-component id="b"></mpaas-component>"#),
    .right(#"<mpaas-component id="a">\#n  <!-- later -->\#n</mpaas-component><view>b</view>"#),

    .wrong(
      in: .wxml, "<native-view>⟦one⟧</native-view>", message: "a custom view has no content"),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  // The tag may be one of two alternatives whose end was taken for that of the other.
  if context.document.hasUndecidedConditions || !context.isCustomView(element) { return }
  for child in element.children where child.kind != .comment {
    context.report(child.kind == .text ? context.text.trimmed(child.range) : child.range, .contentOfView)
    return
  }
}

extension Message {
  fileprivate static let contentOfView = Message(
    "a custom view has no content", help: "put it beside the view; a cover-view is drawn above it")
}

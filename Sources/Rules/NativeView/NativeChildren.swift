import Diagnostics
import Linting
import Markup

/// Something inside a native view.
package var nativeChildren: Rule {
  Rule(
    id: "native-children",
    summary: .init(
      en: "elements or text inside a native view",
      zh: "原生视图内有元素或文本"),
    category: .nativeView,
    severity: .info,
    rationale: .init(
      en: "The host app draws the view, so the tag must be empty; its content has no meaning.",
      zh: "视图由宿主应用绘制：标签始终应为空，其中的内容没有意义。"),
    examples: [
      .wrong(
        #"<mpaas-component id="a">⟦<view>b</view>⟧<text/></mpaas-component>"#,
        message: "a native view has no content"),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>
        <view>b</view>
        """),
      .wrong(in: .wxml, "<native-view>⟦one⟧</native-view>", message: "a native view has no content"),
      .right(
        in: .wxml,
        """
        <external-element id="a" type="my_map" style="width: 200px; height: 200px"/>
        <view>b</view>
        """),
    ],
    checks: [.elements(.nativeViews, checkNativeChildren)])
}

private func checkNativeChildren(_ element: Element, _ context: FileContext) {
  // The tag may be one of two alternatives that share an end tag, which was taken for the end of the other one.
  if context.document.hasUndecidedConditions || !context.isNativeView(element) { return }
  for child in element.children where child.kind != .comment {
    context.report(child.kind == .text ? context.text.trimmed(child.range) : child.range, contentOfView)
    return
  }
}

private let contentOfView = Message(
  en: "a native view has no content", zh: "原生视图中的内容不会显示",
  help: .init(
    en: "put it beside the view; a cover-view is drawn above it", zh: "把内容移到视图旁边；要显示在视图上方，用 cover-view"))

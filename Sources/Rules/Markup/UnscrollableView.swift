import Diagnostics
import Linting
import Markup

/// A scroll-view that waits for its end and cannot be scrolled.
package var unscrollableView: Rule {
  Rule(
    id: "unscrollable-view",
    summary: .init(
      en: "a scroll event on a scroll-view that does not scroll",
      zh: "scroll-view 绑定了 scrolltolower 等事件，但没有设置 scroll-x 或 scroll-y"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        A scroll-view scrolls only in the direction that scroll-x or scroll-y allows. Without both, the \
        page scrolls instead, and the event of the edge is never sent.
        """,
      zh: "scroll-view 只在 scroll-x 或 scroll-y 允许的方向上滚动。两者都没有时，滚动的是页面，滚动到边缘的事件永远不会触发。"),
    sources: [
      .init(
        en:
          "WXML: the page of `scroll-view` of developers.weixin.qq.com, both attributes are false by default",
        zh: "WXML：developers.weixin.qq.com 的 `scroll-view` 文档，两个属性默认均为 false"),
      .init(
        en: "AXML: AlipayDocs/open-docs, mini/component, scroll-view",
        zh: "AXML：AlipayDocs/open-docs 的 mini/component，scroll-view"),
    ],
    examples: [
      .wrong(
        #"<scroll-view style="height: 300px" ⟦onScrollToLower⟧="more"><view/></scroll-view>"#,
        script: "Page({ more() {} })",
        message: #""onScrollToLower" never fires: this scroll-view does not scroll"#),
      .right(
        #"<scroll-view scroll-y onScrollToLower="more"/><scroll-view scroll-x="{{wide}}" onScrollToLower="more"/>"#,
        script: "Page({ more() {} })"),
      .wrong(
        in: .wxml, #"<scroll-view ⟦bindscrolltolower⟧="more" ⟦bind:scrolltoupper⟧="first"/>"#,
        script: "Page({ more() {}, first() {} })",
        message: #""bindscrolltolower" never fires: this scroll-view does not scroll"#,
        #""bind:scrolltoupper" never fires: this scroll-view does not scroll"#),
      .wrong(
        in: .swan, #"<scroll-view ⟦bindscrolltolower⟧="more"/>"#, script: "Page({ more() {} })",
        message: #""bindscrolltolower" never fires: this scroll-view does not scroll"#),
      .right(
        in: .wxml,
        #"<scroll-view scroll-y bindscrolltolower="more"/><scroll-view scroll-x="{{wide}}" bindscrolltolower="more"/>"#,
        script: "Page({ more() {} })"),
      .right(
        in: .swan,
        #"<scroll-view scroll-y bindscrolltolower="more"/><scroll-view scroll-x="{{wide}}" bindscrolltolower="more"/>"#,
        script: "Page({ more() {} })"),
    ],
    checks: [.elements(.named("scroll-view"), checkUnscrollableView)])
}

private func checkUnscrollableView(_ element: Element, _ context: FileContext) {
  // The newer renderer of WeChat has kinds of their own: with a type, a list may scroll all the same.
  let directions = ["scroll-x", "scroll-y", "scrollX", "scrollY", "type"]
  if element.attributes.contains(where: { directions.contains($0.nameText) }) { return }
  guard context.isBuiltIn(element), !context.hasSyntaxFault, !spreadsAttributes(element, context) else {
    return
  }
  for attribute in element.attributes {
    let name = attribute.nameText
    guard let event = context.dialect.events.name(name)?.event,
      ["scrolltolower", "scrolltoupper"].contains(event.lowercased())
    else { continue }
    context.report(attribute.nameRange, neverCalled(name))
  }
}

/// Whether an attribute may give the element others: a spread, or a directive of a framework.
func spreadsAttributes(_ element: Element, _ context: FileContext) -> Bool {
  element.attributes.contains { attribute in
    let name = attribute.nameBytes
    return name.first == UInt8(ascii: "{") || name.are("s-bind")
      || name.are("v-bind") || name.first == UInt8(ascii: ":")
  }
}

private func neverCalled(_ event: String) -> Message {
  Message(
    en: "\"\(event)\" never fires: this scroll-view does not scroll",
    zh: "“\(event)”永远不会触发：此 scroll-view 不能滚动",
    help: .init(en: "write scroll-y, or scroll-x", zh: "加上 scroll-y 或 scroll-x"))
}

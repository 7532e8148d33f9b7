import Diagnostics
import Linting
import Markup

/// A tag where the platform does not show it.
package var misplacedTag: Rule {
  Rule(
    id: "misplaced-tag",
    summary: .init(
      en: "a tag in a place where it is not rendered",
      zh: "标签放在了不会渲染的位置"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Some tags work only directly inside another one, some containers accept only one kind of child, \
        and a web-view fills its page and covers what is beside it. Elsewhere, the tag is not shown, or \
        differs on each platform.
        """,
      zh: "有些标签只能直接放在另一个标签中，有些容器只能放置一种子节点，而 web-view 会铺满页面并盖住其他内容。放在别处的标签不会显示，或在各平台上表现不一。"),
    sources: placements.map(\.source) + [webViewSource],
    examples: [
      .wrong(
        [
          "pages/a/a.axml": """
          <swiper><⟦view⟧>one</view><swiper-item>two</swiper-item></swiper>
          <view><⟦movable-view⟧>three</movable-view></view>
          """,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""view" is directly in a swiper, which takes only swiper-item"#,
        #""movable-view" is outside of a movable-area"#),
      .right([
        "pages/a/a.axml": """
        <swiper><block a:for="{{list}}" key="id"><swiper-item><view>{{item.name}}</view></swiper-item></block></swiper>
        <movable-area><movable-view>three</movable-view></movable-area>
        """,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<⟦view⟧>one</view><web-view src="{{url}}"/><cover-view>two</cover-view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""view" is covered by the web-view beside it"#),
      .right(
        [
          "pages/a/a.wxml": """
          <swiper><block wx:for="{{list}}" wx:key="id"><swiper-item><view>{{item.name}}</view></swiper-item></block></swiper>
          <movable-area><movable-view>three</movable-view></movable-area>
          """,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        in: .swan, "<swiper><⟦view⟧>1</view></swiper>",
        message: #""view" is directly in a swiper, which takes only swiper-item"#),
      .right(in: .swan, "<swiper><swiper-item>1</swiper-item></swiper>"),
    ],
    checks: [
      .elements(.matching { tag, dialect in isPlaced(tag, dialect) }, checkPlacement),
      .elements(.named(webView), checkBesideWebView),
    ])
}

/// Where a tag has its place.
private struct Placement: Sendable {
  let container: String
  /// The tag that has its place in the container.
  let tag: String
  /// Whether the container takes nothing else.
  let isOnlyChild: Bool
  /// The dialects whose documents say so.
  let dialects: DialectScope
  let source: LocalizedText
}

private let webView = "web-view"

private let pageMetaDialects = DialectScope.only([.wxml])

private let placements = [
  Placement(
    container: "swiper", tag: "swiper-item", isOnlyChild: true, dialects: .all,
    source: .init(
      en: """
        "only swiper-item may be in it, anything else is undefined behaviour": developers.weixin.qq.com, component/swiper and \
        component/swiper-item; AlipayDocs/open-docs, mini/component, swiper; swan-team/swan-docs, component/view_swiper
        """,
      zh: """
        swiper 中只可放置 swiper-item，否则会导致未定义的行为：developers.weixin.qq.com 的 component/swiper 与 component/swiper-item；\
        AlipayDocs/open-docs 的 mini/component，swiper；swan-team/swan-docs 的 component/view_swiper
        """)),
  Placement(
    container: "picker-view", tag: "picker-view-column", isOnlyChild: true,
    dialects: .all,
    source: .init(
      en: """
        "only picker-view-column may be in it, other nodes are not shown": developers.weixin.qq.com, component/picker-view and \
        component/picker-view-column; AlipayDocs/open-docs, mini/component, picker-view; swan-team/swan-docs, \
        component/formlist_picker-view
        """,
      zh: """
        picker-view 中只可放置 picker-view-column，其它节点不会显示：developers.weixin.qq.com 的 component/picker-view 与 \
        component/picker-view-column；AlipayDocs/open-docs 的 mini/component，picker-view；swan-team/swan-docs 的 \
        component/formlist_picker-view
        """)),
  Placement(
    container: "movable-area", tag: "movable-view", isOnlyChild: false,
    dialects: .all,
    source: .init(
      en: """
        "movable-view has to be in a movable-area, or it cannot be moved": developers.weixin.qq.com, component/movable-view; \
        AlipayDocs/open-docs, mini/component, movable-view; swan-team/swan-docs, component/view_movable-view
        """,
      zh: """
        movable-view 必须在 movable-area 组件中，否则不能移动：developers.weixin.qq.com 的 component/movable-view；\
        AlipayDocs/open-docs 的 mini/component，movable-view；swan-team/swan-docs 的 component/view_movable-view
        """)),
  Placement(
    container: "page-meta", tag: "navigation-bar", isOnlyChild: false, dialects: pageMetaDialects,
    source: .init(
      en: """
        "only the first node in page-meta", and page-meta "only the first node of a page": developers.weixin.qq.com, \
        component/navigation-bar and component/page-meta
        """,
      zh: """
        navigation-bar 只能是 page-meta 内的第一个节点，而 page-meta 只能是页面内的第一个节点：developers.weixin.qq.com 的 \
        component/navigation-bar 与 component/page-meta
        """)),
]

private let webViewSource = LocalizedText(
  en: """
    the web-view fills the page: developers.weixin.qq.com, component/web-view; AlipayDocs/open-docs, mini/component, web-view; \
    swan-team/swan-docs, component/open_web-view
    """,
  zh: """
    web-view 会自动铺满整个页面：developers.weixin.qq.com 的 component/web-view；AlipayDocs/open-docs 的 mini/component，web-view；\
    swan-team/swan-docs 的 component/open_web-view
    """)

private func isPlaced(_ tag: String, _ dialect: Dialect) -> Bool {
  placements.contains { ($0.tag == tag || $0.container == tag) && $0.dialects.contains(dialect) }
}

private func checkPlacement(_ element: Element, _ context: FileContext) {
  guard context.isBuiltIn(element) else { return }
  let tag = element.tag
  for placement in placements
  where (placement.container == tag || placement.tag == tag) && placement.dialects.contains(context.dialect) {
    if placement.container == tag, placement.isOnlyChild {
      reportOtherChildren(of: element, placement, context)
    } else if placement.tag == tag, isOutside(element, placement, context), isSound(context) {
      context.report(element.tagRange, outside(tag, placement.container))
    }
  }
  if tag == "page-meta", context.unit.kind == .page, pageMetaDialects.contains(context.dialect),
    isAfterAnother(element, context), isSound(context)
  {
    context.report(element.tagRange, lateMeta)
  }
}

/// Whether the file was read as it was meant.
private func isSound(_ context: FileContext) -> Bool {
  !context.hasSyntaxFault && !context.document.hasUndecidedConditions && context.lostTags.tags.isEmpty
}

/// Reports children that the container does not take. Blocks are looked through; what else shows nothing of its own, or
/// is not built in, is unknown. One around a tag that the container takes works, whatever the manuals say of it.
private func reportOtherChildren(of parent: Element, _ placement: Placement, _ context: FileContext) {
  for child in parent.children.lazy.compactMap(\.element) {
    if child.name == .block {
      reportOtherChildren(of: child, placement, context)
    } else if child.tag != placement.tag, shows(child, context), !holds(placement.tag, child, context),
      isSound(context)
    {
      context.report(child.tagRange, otherChild(child.tag, placement.container, placement.tag))
    }
  }
}

/// Whether a tag is somewhere in an element, or something that may have it.
private func holds(_ tag: String, _ element: Element, _ context: FileContext) -> Bool {
  (element.index + 1..<max(element.index + 1, Int(element.node.subtreeEnd))).contains { index in
    guard let inner = context.document.node(index).element else { return false }
    return inner.tag == tag || inner.name != .block && !shows(inner, context)
  }
}

/// Whether an element is built in and shows something where it is.
private func shows(_ element: Element, _ context: FileContext) -> Bool {
  context.isBuiltIn(element) && !element.name.isScriptModule && !hiddenTags.contains(element.tag)
    && ![.block, .template, .import, .include, .slot].contains(element.name.known)
}

/// Tags that show nothing themselves, or somewhere else.
private let hiddenTags: Set<String> = [
  "audio", "canvas", "keyboard-accessory", "match-media", "navigation-bar", "page-container", "page-meta",
  "root-portal",
  "share-element",
]

/// Whether the elements around one are known, and none is its container. Where another child of the container is between, that is
/// the one reported.
private func isOutside(_ element: Element, _ placement: Placement, _ context: FileContext) -> Bool {
  for ancestor in element.ancestors {
    if ancestor.name == .block { continue }
    if ancestor.tag == placement.container { return false }
    guard context.isBuiltIn(ancestor), ancestor.name != .template, ancestor.name != .slot else {
      return false
    }
  }
  // Others decide what is around the roots of a component or of a file that is included.
  return context.unit.kind == .page
}

/// Whether another node is before an element that is the first one of a page.
private func isAfterAnother(_ element: Element, _ context: FileContext) -> Bool {
  if let parent = element.parent {
    return context.isBuiltIn(parent) && parent.name != .template && parent.name != .block
  }
  return context.document.roots.contains { node in
    guard node.range.start < element.range.start else { return false }
    guard let other = node.element else { return node.kind == .text }
    return shows(other, context)
  }
}

/// Reports what is beside a `web-view` that is always there when its siblings are.
private func checkBesideWebView(_ element: Element, _ context: FileContext) {
  guard context.unit.kind == .page, context.isBuiltIn(element),
    context.shared(FirstWebView(in: context.document)).index == element.index
  else { return }
  var shown = element
  while true {
    if isConditional(shown) { return }
    guard let parent = shown.parent, parent.name == .block else { break }
    shown = parent
  }
  for ancestor in element.ancestors where !context.isBuiltIn(ancestor) || ancestor.name == .template {
    return
  }
  reportCovered(siblings: shown.parent.map { $0.children } ?? context.document.roots, context)
}

/// The first `web-view` of a file, so that what is beside several is reported once.
private struct FirstWebView {
  let index: Int?

  init(in document: Document) {
    index = document.nodes.indices.first { document.node($0).element?.tag == webView }
  }
}

/// Whether it may be that an element is not there.
private func isConditional(_ element: Element) -> Bool {
  element.has(.if) || element.has(.elif) || element.has(.else) || element.has(.for) || element.has(.hidden)
}

/// Reports the elements that are always shown with a `web-view`. One with a condition may be for when there is no address.
private func reportCovered(siblings: Children, _ context: FileContext) {
  for sibling in siblings.lazy.compactMap(\.element) where sibling.tag != webView && !isConditional(sibling) {
    if sibling.name == .block {
      reportCovered(siblings: sibling.children, context)
    } else if shows(sibling, context), !mayCover(sibling, context), isSound(context) {
      context.report(sibling.tagRange, covered(sibling.tag, context.dialect))
    }
  }
}

/// Whether something in an element may be shown above a web-view.
private func mayCover(_ element: Element, _ context: FileContext) -> Bool {
  let document = context.document
  return (element.index..<Int(element.node.subtreeEnd)).contains { index in
    guard let inner = document.node(index).element else { return false }
    return inner.tag.hasPrefix("cover-") || inner.tag == webView
      || inner.name != .block && !shows(inner, context)
  }
}

private func otherChild(_ tag: String, _ container: String, _ child: String) -> Message {
  Message(
    en: "\"\(tag)\" is directly in a \(container), which takes only \(child)",
    zh: "“\(tag)”直接放在了 \(container) 中，而其中只能放置 \(child)",
    help: .init(
      en: "put it into a \(child), or outside of the \(container)", zh: "放到 \(child) 中，或移出 \(container)"))
}

private func outside(_ tag: String, _ container: String) -> Message {
  Message(
    en: "\"\(tag)\" is outside of a \(container)", zh: "“\(tag)”不在 \(container) 中",
    help: .init(en: "put it into a <\(container)>", zh: "放到 <\(container)> 中"))
}

private let lateMeta = Message(
  en: "\"page-meta\" is not the first node of the page", zh: "“page-meta”不是页面的第一个节点",
  help: .init(en: "put it first on the page, outside of all other tags", zh: "放在所有内容之前，不要放在其他标签中"))

private func covered(_ tag: String, _ dialect: Dialect) -> Message {
  Message(
    en: "\"\(tag)\" is covered by the web-view beside it", zh: "“\(tag)”被旁边的 web-view 盖住",
    help: dialect.family == .weChat
      ? .init(
        en: "remove it, or show it above the web-view as a cover-view",
        zh: "删除，或改用 cover-view 显示在 web-view 之上")
      : .init(en: "remove it, or show it on another page", zh: "删除，或放到其他页面"))
}

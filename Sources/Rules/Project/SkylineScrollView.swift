import Diagnostics
import Linting
import Markup
import MiniProgram

/// A list of Skyline that its renderer does not draw as it is written.
package var skylineScrollView: Rule {
  Rule(
    id: "skyline-scroll-view",
    summary: .init(
      en: "a Skyline scroll-view without type, or a list outside of its scroll-view",
      zh: "Skyline 的 scroll-view 没有 type，或列表组件不在对应的 scroll-view 中"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        In Skyline only a scroll-view scrolls, and its type says how its children are drawn. Skyline draws \
        its lists only as direct children of the right type, and shows one child in each part of a nested \
        scroll-view. Only pages and components that Skyline certainly draws are checked.
        """,
      zh:
        """
        在 Skyline 中只有 scroll-view 可以滚动，其 type 决定如何渲染子节点。列表组件只有作为对应类型的直接子节点才会渲染，嵌套滚动的各部分只显示一个子节点。只检查确定由 \
        Skyline 渲染的页面和组件。
        """),
    fix: .suggested,
    sources: [
      .init(
        en: """
          developers.weixin.qq.com: component/scroll-view, list-view, grid-view, sticky-section, nested-scroll-header and \
          nested-scroll-body
          """,
        zh: """
          developers.weixin.qq.com 的 component/scroll-view、list-view、grid-view、sticky-section、nested-scroll-header 与 \
          nested-scroll-body
          """),
      .init(
        en:
          "a type is required: wechat-miniprogram/skyline-skills, scroll-view; wechat-miniprogram/skylint, scroll-view-type",
        zh:
          "必须指定 type：wechat-miniprogram/skyline-skills 的 scroll-view；wechat-miniprogram/skylint 的 scroll-view-type"
      ),
    ],
    dialects: .only([.wxml]),
    examples: [
      .wrong(
        [
          "pages/a/a.wxml": """
          <⟦scroll-view⟧ scroll-y><view wx:for="{{rows}}" wx:key="id">{{item.name}}</view></scroll-view>
          <scroll-view type="list" scroll-y><⟦list-view⟧><view>one</view></list-view></scroll-view>
          """,
          "pages/a/a.js": "Page({ data: { rows: [] } })",
          "app.json": #"{ "pages": ["pages/a/a"], "renderer": "skyline" }"#,
        ], message: #""scroll-view" has no type, which Skyline requires"#,
        #""list-view" is in a scroll-view whose type is not custom"#,
        fixed: """
          <scroll-view type="list" scroll-y><view wx:for="{{rows}}" wx:key="id">{{item.name}}</view></scroll-view>
          <scroll-view type="custom" scroll-y><list-view><view>one</view></list-view></scroll-view>
          """),
      .right([
        "pages/a/a.wxml": """
        <scroll-view type="list" scroll-y><view wx:for="{{rows}}" wx:key="id">{{item.name}}</view></scroll-view>
        <scroll-view type="custom" scroll-y>
          <sticky-section><sticky-header>one</sticky-header><list-view><view>two</view></list-view></sticky-section>
        </scroll-view>
        <scroll-view type="nested" scroll-y>
          <nested-scroll-header><view>one</view></nested-scroll-header>
          <nested-scroll-body><swiper/></nested-scroll-body>
        </scroll-view>
        """,
        "pages/a/a.js": "Page({ data: { rows: [] } })",
        "app.json": #"{ "pages": ["pages/a/a"], "renderer": "skyline" }"#,
      ]),
    ],
    checks: [
      .elements(.named("scroll-view"), checkScrollViewType),
      .elements(.named("list-view", "grid-view", "sticky-section"), checkSkylineList),
      .elements(.named("nested-scroll-header", "nested-scroll-body"), checkNestedScroll),
    ])
}

private func checkScrollViewType(_ element: Element, _ context: FileContext) {
  guard !element.attributes.contains(where: { editDistance($0.nameBytes, "type".utf8, limit: 1) <= 1 }),
    context.isBuiltIn(element), isDrawnBySkyline(element, context)
  else { return }
  let type = context.shared(ScrollViewTypes()).type(of: element)
  let end = Int(element.tagRange.end)
  context.report(
    element.tagRange, missingType(type),
    fix: Fix(
      en: "write type=\"\(type)\"", zh: "加上 type=\"\(type)\"", .suggested,
      edits: [context.replace(ByteRange(end, end), with: " type=\"\(type)\"")]))
}

private func checkSkylineList(_ element: Element, _ context: FileContext) {
  checkParent(of: element, type: "custom", orIn: "sticky-section", context)
}

private func checkNestedScroll(_ element: Element, _ context: FileContext) {
  checkParent(of: element, type: "nested", orIn: nil, context)
  guard context.unit.kind == .page, let extra = secondChild(of: element, context),
    context.isBuiltIn(element), isDrawnBySkyline(element, context)
  else { return }
  context.report(extra.tagRange, neverRendered(extra.tag, in: element.tag))
}

/// Reports an element that is directly in something other than a scroll-view of the type or the other tag.
private func checkParent(of element: Element, type: String, orIn other: String?, _ context: FileContext) {
  guard context.isBuiltIn(element) else { return }
  guard let parent = element.ancestors.first(where: { !isLookedThrough($0.tag) }) else {
    // Others decide what is around the roots of a component or of a file that is included.
    if context.unit.kind == .page, isDrawnBySkyline(element, context) {
      context.report(element.tagRange, outside(element.tag, type, orIn: other))
    }
    return
  }
  guard context.isBuiltIn(parent), parent.tag != other, parent.name != .template, parent.name != .slot else {
    return
  }
  if parent.tag != "scroll-view" {
    if isDrawnBySkyline(element, context) {
      context.report(element.tagRange, outside(element.tag, type, orIn: other))
    }
    return
  }
  // One without a type is reported itself, and the type of a mustache is unknown.
  guard let value = parent.attribute(.type)?.staticValue, context.string(value) != type,
    isDrawnBySkyline(element, context)
  else { return }
  let isMeant = context.shared(ScrollViewTypes()).type(of: parent) == type
  context.report(
    element.tagRange, otherType(element.tag, type),
    fix: isMeant
      ? Fix(
        en: "write type=\"\(type)\"", zh: "改为 type=\"\(type)\"", .suggested,
        edits: [context.replace(value, with: type)]) : nil)
}

/// Whether the element is read as it was meant, and drawn by Skyline wherever it is shown.
private func isDrawnBySkyline(_ element: Element, _ context: FileContext) -> Bool {
  context.shared(SkylineFile(context)).isDrawn && !element.isInTemplateDefinition
}

/// Whether all of a file is read as it was meant, and drawn by Skyline. The configurations of pages are read for it.
private struct SkylineFile {
  let isDrawn: Bool

  init(_ context: FileContext) {
    isDrawn =
      !context.hasSyntaxFault && !context.document.hasUndecidedConditions && context.lostTags.tags.isEmpty
      && context.program.isDrawnBySkyline(context.unit) && !SkylineFile.asksForRenderer(context.document)
  }

  /// Whether a file asks which renderer draws it, and has something for each.
  private static func asksForRenderer(_ document: Document) -> Bool {
    document.nodes.indices.contains { index in
      document.node(index).element?.attributes.contains { attribute in
        guard attribute.name == .if || attribute.name == .elif else { return false }
        let condition = attribute.valueText.lowercased()
        return ["skyline", "webview", "renderer"].contains { condition.contains($0) }
      } ?? false
    }
  }
}

/// The types that scroll-views need for what is directly in them, each found once.
private final class ScrollViewTypes {
  private var known: [Int: String] = [:]

  func type(of scrollView: Element) -> String {
    if let type = known[scrollView.index] { return type }
    let type = ScrollViewTypes.type(for: scrollView) ?? "list"
    known[scrollView.index] = type
    return type
  }

  private static func type(for parent: Element) -> String? {
    for child in parent.children.lazy.compactMap(\.element) {
      switch child.tag {
      case "list-view", "grid-view", "sticky-section", "list-builder", "grid-builder": return "custom"
      case "nested-scroll-header", "nested-scroll-body": return "nested"
      case let tag:
        if isLookedThrough(tag), let type = type(for: child) { return type }
      }
    }
    return nil
  }
}

/// Whether an element is no node of its own: what is in it is drawn in its place.
///
/// Source: developers.weixin.qq.com, framework/runtime/skyline/gesture: a handler of gestures is virtual.
private func isLookedThrough(_ tag: String) -> Bool { tag == "block" || tag.hasSuffix("-gesture-handler") }

/// The child after one that is always there; nil where there is none, and where a child is text or not built in.
private func secondChild(of parent: Element, _ context: FileContext) -> Element? {
  var children = DrawnChildren()
  children.add(childrenOf: parent, isConditional: false, context)
  return children.areKnown && children.firstIsCertain ? children.second : nil
}

/// What is directly in an element, as far as `secondChild` asks.
private struct DrawnChildren {
  var areKnown = true
  private var count = 0
  private(set) var firstIsCertain = false
  private(set) var second: Element?

  mutating func add(childrenOf parent: Element, isConditional: Bool, _ context: FileContext) {
    for child in parent.children {
      guard let element = child.element else {
        if child.kind == .text { areKnown = false }
        continue
      }
      let mayBeMissing = isConditional || [.if, .elif, .else, .for].contains { element.has($0) }
      if isLookedThrough(element.tag) {
        add(childrenOf: element, isConditional: mayBeMissing, context)
      } else if element.name.isScriptModule || element.name == .import {
        continue
      } else if !context.isBuiltIn(element) || [.template, .include, .slot].contains(element.name.known) {
        areKnown = false
      } else {
        count += 1
        if count == 1 { firstIsCertain = !mayBeMissing }
        if count == 2 { second = element }
      }
      if !areKnown { return }
    }
  }
}

private func missingType(_ type: String) -> Message {
  Message(
    en: "\"scroll-view\" has no type, which Skyline requires", zh: "“scroll-view”没有 type，而 Skyline 要求必须指定",
    help: .init(en: "write type=\"\(type)\"", zh: "加上 type=\"\(type)\""))
}

private func outside(_ tag: String, _ type: String, orIn other: String?) -> Message {
  let place = "<scroll-view type=\"\(type)\">"
  return Message(
    en: "\"\(tag)\" is not directly in a scroll-view with type=\"\(type)\"",
    zh: "“\(tag)”不是 type=\"\(type)\" 的 scroll-view 的直接子节点",
    help: .init(
      en: "put it directly into \(place)" + (other.map { ", or into a \($0)" } ?? ""),
      zh: "直接放到 \(place) 中" + (other.map { "，或放到 \($0) 中" } ?? "")))
}

private func otherType(_ tag: String, _ type: String) -> Message {
  Message(
    en: "\"\(tag)\" is in a scroll-view whose type is not \(type)",
    zh: "“\(tag)”所在的 scroll-view 的 type 不是 \(type)",
    help: .init(en: "write type=\"\(type)\" on the scroll-view", zh: "把 scroll-view 的 type 改为 \(type)"))
}

private func neverRendered(_ tag: String, in parent: String) -> Message {
  Message(
    en: "\"\(tag)\" is never rendered: \(parent) shows only its first child",
    zh: "“\(tag)”永远不会渲染：\(parent) 只显示第一个子节点",
    help: .init(en: "put all of its content into one view", zh: "把全部内容放到同一个 view 中"))
}

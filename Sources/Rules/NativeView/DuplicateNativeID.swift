import Diagnostics
import Linting
import MiniProgram

/// One id for several native views.
package var duplicateNativeID: Rule {
  Rule(
    id: "duplicate-native-id",
    summary: .init(
      en: "a duplicate id of native views in the mini program",
      zh: "多个原生视图使用了同一个 id"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        An id names one native view in the whole mini program. On one page, Android gives both tags the \
        same view, and iOS finds only the first. On two pages, the view of the earlier page may still \
        exist when the next one is created.
        """,
      zh: "在整个小程序中，一个 id 只表示一个原生视图。在同一页面上，Android 让两个标签得到同一个视图，iOS 只能找到第一个；在两个页面上，创建后一个视图时，前一个页面的视图可能仍然存在。"),
    examples: [
      .wrong(
        """
        <mpaas-component id="⟦map⟧" type="a_map"/><view><mpaas-component id='⟦map⟧' type="a_map"/></view>
        """, message: #"id "map" is used by 2 native views of this mini program"#,
        #"id "map" is used by 2 native views of this mini program"#),
      .right(
        """
        <mpaas-component id="start-map" type="a_map" style="{{ width: 200, height: 200 }}"/>
        <view><mpaas-component id="end-map" type="a_map" style="{{ width: 200, height: 200 }}"/></view>
        """),
      .wrong(
        [
          "pages/a/a.wxml":
            #"<external-element id="⟦map⟧" type="a_map"/><view/><external-element id="⟦map⟧" type="a_map"/>"#,
          "pages/b/b.wxml": #"<external-element id="map" type="a_map"/>"#,
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
        ], message: #"id "map" is used by 2 native views of this page"#,
        #"id "map" is used by 2 native views of this page"#),
      .right(
        in: .wxml,
        """
        <external-element id="start-map" type="a_map" style="width: 200px; height: 200px"/>
        <view><external-element id="end-map" type="a_map" style="width: 200px; height: 200px"/></view>
        """),
    ],
    checks: [.project(checkDuplicateNativeID)])
}

private func checkDuplicateNativeID(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for views in context.ofProgram(NativeViewIDs.init).shared() {
    let ways = views.map { paths.paths(to: $0.range, at: $0.placement, in: $0.file) }
    for (index, view) in views.enumerated() {
      var others: [Int] = []
      for other in views.indices.prefix(maxComparedViews) where other != index {
        if paths.areExclusive(ways[index], ways[other]) || excludes(view, views[other]) { continue }
        others.append(other)
        // Very many are not counted one by one.
        if others.count == namedViews, views.count > maxComparedViews { break }
      }
      if others.isEmpty { continue }
      let related = others.prefix(namedViews).map {
        RelatedPlace(en: "also here", zh: "这里也有", at: views[$0].place)
      }
      let count = views.count > maxComparedViews ? views.count : others.count + 1
      context.report(view.place, sharedID(view, count: count), related: related)
    }
  }
}

/// With how many other views of its id each one is compared.
private let maxComparedViews = 256
private let namedViews = 10

/// Whether the two are in different branches of one chain. Paths do not say that where every way to the two leads in a circle.
private func excludes(_ a: NativeViewIDs.Entry, _ b: NativeViewIDs.Entry) -> Bool {
  a.file == b.file && a.placement.excludes(b.placement)
}

private func sharedID(_ view: NativeViewIDs.Entry, count: Int) -> Message {
  Message(
    en:
      "id \"\(view.id)\" is used by \(count) native views of this \(view.isOfPage ? "page" : "mini program")",
    zh: "此\(view.isOfPage ? "页面" : "小程序")有 \(count) 个原生视图使用 id“\(view.id)”",
    help: .init(
      en: "give each \(view.tag) an id of its own, such as \"\(view.proposal)\"",
      zh: "为每个 \(view.tag) 设置各自的 id，例如“\(view.proposal)”"))
}

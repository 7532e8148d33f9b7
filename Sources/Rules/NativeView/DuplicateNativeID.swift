import Diagnostics
import Linting
import MiniProgram

/// One id for several native views.
package var duplicateNativeID: Rule {
  Rule(
    id: "duplicate-native-id",
    summary: "one id for several native views of the mini program",
    category: .nativeView,
    severity: .error,
    rationale: """
      An id names one native view in the whole mini program. On one page Android gives both tags the same view, and \
      iOS finds the first only; on two pages the view of the earlier page may still be alive when the next one is made.
      """,
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
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for views in context.ofProgram(NativeViewIDs.init).shared() {
    let ways = views.map { paths.paths(to: $0.range, at: $0.placement, in: $0.file) }
    for (index, view) in views.enumerated() {
      var others: [Int] = []
      for other in views.indices.prefix(comparedViews) where other != index {
        if paths.areExclusive(ways[index], ways[other]) || excludes(view, views[other]) { continue }
        others.append(other)
        // Very many are not counted one by one.
        if others.count == namedViews, views.count > comparedViews { break }
      }
      if others.isEmpty { continue }
      let related = others.prefix(namedViews).map { RelatedPlace("also here", at: views[$0].place) }
      let count = views.count > comparedViews ? views.count : others.count + 1
      context.report(view.place, .sharedID(view, count: count), related: related)
    }
  }
}

/// With how many other views of its id each one is compared.
private let comparedViews = 256
private let namedViews = 10

/// Whether the two are in different branches of one chain. Paths do not say that where every way to the two leads in a circle.
private func excludes(_ a: NativeViewIDs.Entry, _ b: NativeViewIDs.Entry) -> Bool {
  a.file == b.file && a.placement.excludes(b.placement)
}

extension Message {
  fileprivate static func sharedID(_ view: NativeViewIDs.Entry, count: Int) -> Message {
    Message(
      "id \"\(view.id)\" is used by \(count) native views of this \(view.isOfPage ? "page" : "mini program")",
      help: "give each \(view.tag) an id of its own, such as \"\(view.proposal)\"")
  }
}

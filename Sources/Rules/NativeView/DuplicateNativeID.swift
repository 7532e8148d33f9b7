import Diagnostics
import Linting
import MiniProgram

/// One id for several custom views.
package let duplicateNativeID = Rule(
  id: "duplicate-native-id",
  summary: "one id for several custom views of the mini program",
  category: .nativeView,
  severity: .error,
  rationale: """
    An id names one native view in the whole mini program. On one page Android gives both tags the same view, and \
    iOS finds the first only; on two pages the view of the earlier page may still be alive when the next one is made.
    """,
  examples: [
    .wrong(
      #"<mpaas-component id="⟦map⟧" type="a_map"/><view><mpaas-component id='⟦map⟧' type="a_map"/></view>"#,
      message: #"id "map" is used by 2 custom views of this mini program"#,
      #"id "map" is used by 2 custom views of this mini program"#),
    .wrong(
      [
        .init("pages/home/home.axml", #"<mpaas-component id="⟦map⟧" type="a_map"/>"#),
        .init("pages/list/list.axml", #"<mpaas-component id="⟦map⟧" type="a_map"/>"#),
        .init("pages/user/user.axml", #"<mpaas-component id="⟦map⟧" type="a_chart"/><view id="map"/>"#),
        .init("app.json", #"{ "pages": ["pages/home/home", "pages/list/list"] }"#),
      ],
      message: #"id "map" is used by 3 custom views of this mini program"#,
      #"id "map" is used by 3 custom views of this mini program"#,
      #"id "map" is used by 3 custom views of this mini program"#),
    .wrong(
      #"<mpaas-component a:if="{{a}}" id="⟦map⟧"/><mpaas-component a:else id="⟦map⟧"/><mpaas-component id="⟦map⟧"/>"#,
      message: #"id "map" is used by 2 custom views of this mini program"#,
      #"id "map" is used by 2 custom views of this mini program"#,
      #"id "map" is used by 3 custom views of this mini program"#),
    .right(
      """
      <mpaas-component id="start-map" type="a_map" style="{{ width: 200, height: 200 }}"/>
      <view><mpaas-component id="end-map" type="a_map" style="{{ width: 200, height: 200 }}"/></view>
      """),
    .right(#"<mpaas-component id="map"/><mpaas-component id="Map"/><mpaas-component id="map2"/>"#),
    .right(#"<mpaas-component id="{{a}}"/><mpaas-component id="{{a}}"/><view id="{{a}}"/>"#),
    .right(
      """
      <view a:if="{{a}}"><mpaas-component id="map"/></view>
      <mpaas-component a:elif="{{b}}" id="map"/>
      <block a:else><view><mpaas-component id="map"/></view></block>
      """),
    .right([
      .init(
        "pages/a/a.axml",
        #"<block a:if="{{a}}"><include src="ios.axml"/></block><include a:else src="android.axml"/>"#),
      .init("pages/a/ios.axml", #"<mpaas-component id="map"/>"#),
      .init("pages/a/android.axml", #"<mpaas-component id="map"/>"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right(
      """
      <!-- #if MINE -->
      <mpaas-component id="a"/>
      <!-- #else -->
      <mpaas-component id="a"/>
      <!-- #endif -->
      """),
    .right(#"<mpaas-component/><mpaas-component/><mpaas-component id=""/><mpaas-component id=""/>"#),

    // An external element has a context on its page alone.
    .wrong(
      [
        .init(
          "pages/a/a.wxml",
          #"<external-element id="⟦map⟧" type="a_map"/><view/><external-element id="⟦map⟧" type="a_map"/>"#),
        .init("pages/b/b.wxml", #"<external-element id="map" type="a_map"/>"#),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ], message: #"id "map" is used by 2 custom views of this page"#,
      #"id "map" is used by 2 custom views of this page"#),
    .right([
      .init(
        "pages/a/a.wxml",
        #"<native-view id="map" type="a_map"/><view/><native-view id="map" type="a_map"/>"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for views in context.ofProgram(NativeViewIDs.init).shared() {
    let ways = views.map { paths.paths(to: $0.range, at: $0.placement, in: $0.file) }
    for (index, view) in views.enumerated() {
      var others: [Int] = []
      for other in views.indices.prefix(comparedViews) where other != index {
        if paths.areExclusive(ways[index], ways[other]) || excludes(view, views[other]) { continue }
        others.append(other)
        // Among very many they are not counted one by one.
        if others.count == namedViews, views.count > comparedViews { break }
      }
      if others.isEmpty { continue }
      let related = others.prefix(namedViews).map { RelatedPlace("also here", at: views[$0].place) }
      let count = views.count > comparedViews ? views.count : others.count + 1
      context.report(view.place, .sharedID(view, count: count), related: related)
    }
  }
}

/// How many other views of one id each is compared with.
private let comparedViews = 256
private let namedViews = 10

/// Also where every way to the two leads in a circle.
private func excludes(_ a: NativeViewIDs.Entry, _ b: NativeViewIDs.Entry) -> Bool {
  a.file == b.file && a.placement.excludes(b.placement)
}

extension Message {
  fileprivate static func sharedID(_ view: NativeViewIDs.Entry, count: Int) -> Message {
    Message(
      "id \"\(view.id)\" is used by \(count) custom views of this \(view.isOfPage ? "page" : "mini program")",
      help: "give each \(view.tag) an id of its own, such as \"\(view.proposal)\"")
  }
}

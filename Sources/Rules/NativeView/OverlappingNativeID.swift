import Diagnostics
import Linting
import Markup
import MiniProgram

/// An id that another custom view's id extends.
package let overlappingNativeID = Rule(
  id: "overlapping-native-id",
  summary: "an id that the id of another custom view of the page begins with",
  category: .nativeView,
  severity: nil,
  rationale: """
    The iOS container looks for layers by the id; with "map" and "map-wrapper" on one page it may attach a view in the \
    wrong place.
    """,
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      #"<mpaas-component id="⟦main-map⟧"/><mpaas-component id="main-map-wrapper"/>"#,
      message: #"id "main-map" is the beginning of "main-map-wrapper""#),
    .wrong(
      #"<mpaas-component id="map12"/><mpaas-component id="⟦map⟧"/><mpaas-component id="⟦map1⟧"/>"#,
      message: #"id "map" is the beginning of "map1""#, #"id "map1" is the beginning of "map12""#),
    .right(
      """
      <mpaas-component id="main-map" type="my_map" style="{{ width: 200, height: 200 }}"/>
      <mpaas-component id="wrapper-map" type="my_map" style="{{ width: 200, height: 200 }}"/>
      """),
    .right(#"<mpaas-component id="map-a"/><mpaas-component id="map-b"/><view id="map"/>"#),
    .right([
      .init("pages/a/a.axml", #"<mpaas-component id="map"/>"#),
      .init("pages/b/b.axml", #"<mpaas-component id="map-b"/>"#),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  // In byte order an id is directly before those that begin with it.
  let views = context.ofProgram(NativeViewIDs.init).entries.sorted {
    $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
  }
  var paths = RenderPaths(context.project)
  for (index, view) in views.enumerated() {
    var ways: [RenderPath]?
    for other in views[(index + 1)...].prefix(comparedViews) {
      guard other.id.hasPrefix(view.id) else { break }
      if other.id == view.id { continue }
      let own = ways ?? paths.paths(to: view.range, at: view.placement, in: view.file)
      ways = own
      guard paths.shareOwner(own, paths.paths(to: other.range, at: other.placement, in: other.file))
      else { continue }
      context.report(
        view.place, .overlappingID(view.id, other.id),
        related: [RelatedPlace("the longer id", at: other.place)])
      break
    }
  }
}

/// How many ids a prefix is compared with.
private let comparedViews = 256

extension Message {
  fileprivate static func overlappingID(_ id: String, _ longer: String) -> Message {
    Message("id \"\(id)\" is the beginning of \"\(longer)\"", help: "rename one of the two")
  }
}

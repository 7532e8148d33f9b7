import Diagnostics
import Linting
import Markup
import MiniProgram

/// An id that the id of another native view begins with.
package var overlappingNativeID: Rule {
  Rule(
    id: "overlapping-native-id",
    summary: .init(
      en: "a native view id that is a prefix of another one",
      zh: "一个原生视图的 id 是同页另一个 id 的前缀"),
    category: .nativeView,
    severity: nil,
    rationale: .init(
      en: """
        The iOS container looks for layers by the id; with "map" and "map-wrapper" on one page it may attach a view in the \
        wrong place.
        """,
      zh: "iOS 容器按 id 查找图层；同一页面上既有“map”又有“map-wrapper”时，可能把视图挂到错误的位置。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="⟦main-map⟧"/><mpaas-component id="main-map-wrapper"/>"#,
        message: #"id "main-map" is a prefix of "main-map-wrapper""#),
      .right(
        """
        <mpaas-component id="main-map" type="my_map" style="{{ width: 200, height: 200 }}"/>
        <mpaas-component id="wrapper-map" type="my_map" style="{{ width: 200, height: 200 }}"/>
        """),
    ],
    checks: [.project(checkOverlappingNativeID)])
}

private func checkOverlappingNativeID(_ context: ProjectContext) {
  // In byte order an id is directly before those that begin with it.
  let views = context.ofProgram(NativeViewIDs.init).entries.sorted {
    $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
  }
  var paths = RenderPaths(context.project)
  for (index, view) in views.enumerated() {
    var ways: [RenderPath]?
    for other in views[(index + 1)...].prefix(maxComparedViews) {
      guard other.id.hasPrefix(view.id) else { break }
      if other.id == view.id { continue }
      let own = ways ?? paths.paths(to: view.range, at: view.placement, in: view.file)
      ways = own
      guard paths.shareOwner(own, paths.paths(to: other.range, at: other.placement, in: other.file))
      else { continue }
      context.report(
        view.place, overlappingID(view.id, other.id),
        related: [RelatedPlace(en: "the longer id", zh: "较长的 id", at: other.place)])
      break
    }
  }
}

/// With how many ids a prefix is compared.
private let maxComparedViews = 256

private func overlappingID(_ id: String, _ longer: String) -> Message {
  Message(
    en: "id \"\(id)\" is a prefix of \"\(longer)\"", zh: "id“\(id)”是“\(longer)”的开头部分",
    help: .init(en: "rename one of the two", zh: "为其中一个改名"))
}

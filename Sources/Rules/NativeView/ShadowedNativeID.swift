import Diagnostics
import Linting
import Markup
import MiniProgram

/// A native view and another element of its page with one id.
package var shadowedNativeID: Rule {
  Rule(
    id: "shadowed-native-id",
    summary: .init(
      en: "a native view id that another element of the page has",
      zh: "原生视图与页面上另一个元素的 id 相同"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en: "iOS looks for the element of a native view by its id and takes the first one in document order.",
      zh: "iOS 按 id 查找原生视图的元素，并取文档顺序中的第一个。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<view id="map"/><mpaas-component id="⟦map⟧" type="a_map"/>"#,
        message: #"id "map" is also used by another element"#),
      .right(
        """
        <view id="map-box"/>
        <mpaas-component id="map" type="a_map" style="{{ width: 200, height: 200 }}"/>
        """),
    ],
    checks: [.project(checkShadowedNativeID)])
}

private func checkShadowedNativeID(_ context: ProjectContext) {
  let project = context.project
  let views = context.ofProgram(NativeViewIDs.init).entries
  let wanted = Set(views.map(\.id))
  if wanted.isEmpty { return }
  var elements: [Int: [String: [ElementID]]] = [:]
  for (index, file) in project.files(with: .elementIDs) where !file.facts.hasUndecidedConditions {
    for element in file.facts.elementIDs where wanted.contains(element.id) {
      elements[index, default: [:]][element.id, default: []].append(element)
    }
  }
  if elements.isEmpty { return }
  var paths = RenderPaths(project)
  var neighbours: [Int: [Int]] = [:]
  for view in views {
    let files = neighbours[view.file] ?? project.filesRendered(with: view.file, limit: maxComparedFiles)
    neighbours[view.file] = files
    let others = files.lazy.flatMap { file in (elements[file]?[view.id] ?? []).lazy.map { (file, $0) } }
    var ways: [RenderPath]?
    for (file, element) in others.prefix(maxComparedElements) {
      let own = ways ?? paths.paths(to: view.range, at: view.placement, in: view.file)
      ways = own
      let others = paths.paths(to: element.range, at: element.placement, in: file)
      guard paths.shareOwner(own, others) else { continue }
      let place = project.files[file].place(element.range)
      context.report(
        view.place, shadowedID(view),
        related: [RelatedPlace(en: "the other element", zh: "另一个元素", at: place)])
      break
    }
  }
}

/// With how many elements of its id a view is compared, and in how many files these are looked for.
private let maxComparedElements = 256
private let maxComparedFiles = 2048

private func shadowedID(_ view: NativeViewIDs.Entry) -> Message {
  Message(
    en: "id \"\(view.id)\" is also used by another element", zh: "id“\(view.id)”也是另一个元素的 id",
    help: .init(
      en: "rename one of the two, such as \"\(view.proposal)\"", zh: "为其中一个改名，例如“\(view.proposal)”"))
}

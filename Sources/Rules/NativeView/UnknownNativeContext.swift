import Diagnostics
import Linting
import MiniProgram

/// A context for a custom view that the page does not have.
package let unknownNativeContext = Rule(
  id: "unknown-native-context",
  summary: "a context for a custom view that the page does not have",
  category: .nativeView,
  severity: .error,
  rationale: "The context finds its view by the id: for one that is not there, messages go nowhere.",
  examples: [
    .wrong(
      [
        .init("pages/a/a.axml", #"<mpaas-component id="map" type="a_map"/>"#),
        .init(
          "pages/a/a.js", "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('⟦mpa⟧') } })"),
      ], message: #"no custom view of this page has the id "mpa""#),
    .wrong(
      [
        .init("pages/a/a.axml", #"<include src="foot.axml"/><view id="map"/>"#),
        .init("pages/a/foot.axml", #"<mpaas-component id="chart" type="a_chart"/>"#),
        .init(
          "pages/a/a.js",
          """
          Page({})
          my.createMpaasCustomComponentContext("⟦map⟧")
          my.createMpaasCustomComponentContext('chart')
          """),
        .init("pages/b/b.axml", #"<mpaas-component id="map" type="a_map"/>"#),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ], message: #"no custom view of this page has the id "map""#),
    .right([
      .init(
        "pages/a/a.axml", #"<mpaas-component id="map" type="a_map" style="{{ width: 200, height: 200 }}"/>"#),
      .init(
        "pages/a/a.js", "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })"),
    ]),
    .right(
      #"<mpaas-component id="map" type="a_map"/>"#,
      script:
        "Page({ onLoad() { my.createMpaasCustomComponentContext('map'); my.createMpaasCustomComponentContext(id) } })"
    ),
    .right(
      #"<mpaas-component id="map-{{index}}" type="a_map"/>"#,
      script: "Page({ onLoad() { my.createMpaasCustomComponentContext('map-0') } })"),
    .right([
      .init("pages/a/a.axml", #"<my-card/><import src="none.axml"/>"#),
      .init("pages/a/a.js", "Page({ onLoad() { my.createMpaasCustomComponentContext('map') } })"),
      .init("card/card.axml", #"<slot/><mpaas-component id="map" type="a_map"/>"#),
      .init("card/card.js", "Component({ didMount() { my.createMpaasCustomComponentContext('chart') } })"),
      .init("card/card.json", #"{ "component": true }"#),
      .init("pages/b/b.axml", #"<my-card><mpaas-component id="chart" type="a_chart"/></my-card>"#),
      .init(
        "app.json",
        #"{ "pages": ["pages/a/a", "pages/b/b"], "usingComponents": { "my-card": "/card/card" } }"#),
    ]),
    // Another rule reports this one mistake.
    .right("<view/>", script: "Page({ onLoad() { my.createMPaaSComponentContext('map') } })"),

    .wrong(
      [
        .init("pages/a/a.wxml", #"<external-element id="map" type="b"/>"#),
        .init("pages/a/a.js", "Page({ onReady() { wx.createExternalElementContext('⟦mpa⟧') } })"),
      ], message: #"no custom view of this page has the id "mpa""#),
    // A native view has no context.
    .wrong(
      [
        .init("pages/a/a.wxml", #"<external-element id="chart" type="b"/><native-view id="map" type="b"/>"#),
        .init("pages/a/a.js", "Page({ onReady() { wx.createExternalElementContext('⟦map⟧') } })"),
      ], message: #"no custom view of this page has the id "map""#),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var components: [Int: [Int]]?
  for (index, file) in project.files.enumerated() where file.unit.kind != .fragment {
    guard let calls = file.unit.script?.contextCalls, let path = file.unit.scriptPath,
      let function = nativeContextFunction(file.unit.dialect), let tag = file.unit.dialect.nativeTags.first
    else { continue }
    var visible: VisibleIDs?
    for call in calls where call.method.value == function {
      guard let argument = call.argument else { continue }
      // Nearly all are on the page itself.
      if file.facts.nativeViews.contains(where: { $0.tag == tag && $0.id == argument.value }) { continue }
      let known = components ?? project.componentsByUser()
      components = known
      let ids = visible ?? VisibleIDs(of: index, project, components: known, ofTag: tag)
      visible = ids
      if !ids.isComplete || ids.names.contains(argument.value) { continue }
      context.report(
        Place(path: path, range: argument.range),
        .unknownID(
          argument.value, ids.own, file.unit.kind == .component, tag: tag))
    }
  }
}

/// The ids of the custom views that a page's or component's script can find.
private struct VisibleIDs {
  var names: Set<String> = []
  /// Those of the page or component itself and of what it includes.
  var own: Set<String> = []
  /// Whether there are no others.
  var isComplete = true
  private let tag: String

  /// Those of the components it uses count, too, and those of its users: what is in a slot is theirs.
  init(of file: Int, _ project: Project, components: [Int: [Int]], ofTag tag: String) {
    self.tag = tag
    let ownParts = project.parts(of: file)
    add(parts: ownParts, project)
    own = names
    var seen: Set<Int> = []
    var waiting = [(file, false)] + project.usages[file].componentUsers.map { ($0.file, true) }
    while let (current, isUser) = waiting.popLast() {
      guard seen.insert(current).inserted else { continue }
      let parts = current == file ? ownParts : project.parts(of: current)
      if current != file { add(parts: parts, project) }
      for part in parts {
        if isUser { waiting += project.usages[part].componentUsers.map { ($0.file, true) } }
        waiting += (components[part] ?? []).map { ($0, false) }
      }
    }
  }

  private mutating func add(parts: [Int], _ project: Project) {
    for part in parts {
      let facts = project.files[part].facts
      let views = facts.nativeViews.filter { $0.tag == tag }
      names.formUnion(views.compactMap(\.id))
      if facts.templatesAreIncomplete || views.contains(where: \.hasDynamicID) {
        isComplete = false
      }
      for reference in facts.references
      where reference.kind != .module && project.target(of: reference) == nil {
        isComplete = false
      }
    }
  }
}

extension Project {
  /// The components that each file uses, by their indexes in `files`.
  func componentsByUser() -> [Int: [Int]] {
    var components: [Int: [Int]] = [:]
    for (target, usage) in usages.enumerated() {
      for user in Set(usage.componentUsers.map(\.file)) { components[user, default: []].append(target) }
    }
    return components
  }
}

extension Message {
  fileprivate static func unknownID(
    _ id: String, _ ids: Set<String>, _ isComponent: Bool, tag: String
  ) -> Message {
    let names = ids.sorted().prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    return Message(
      "no custom view of this \(isComponent ? "component" : "page") has the id \"\(id)\"",
      help: didYouMean(nearestName(to: id, in: ids))
        ?? (names.isEmpty
          ? "give an \(tag) this id" : "give the id of one of its custom views: \(names)"))
  }
}

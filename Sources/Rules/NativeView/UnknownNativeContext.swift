import Diagnostics
import Linting
import MiniProgram

/// A context for a native view that the page does not have.
package var unknownNativeContext: Rule {
  Rule(
    id: "unknown-native-context",
    summary: .init(
      en: "a context for a native view that the page does not have",
      zh: "创建上下文所用的 id 在页面上没有对应的原生视图"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en: "The context finds its view by the id: without such a view, its messages are lost.",
      zh: "上下文按 id 查找视图：没有这样的视图时，消息会丢失。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<mpaas-component id="map" type="a_map"/>"#,
          "pages/a/a.js": "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('⟦mpa⟧') } })",
        ], message: #"no native view of this page has the id "mpa""#),
      .right([
        "pages/a/a.axml": #"<mpaas-component id="map" type="a_map" style="{{ width: 200, height: 200 }}"/>"#,
        "pages/a/a.js": "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })",
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<external-element id="map" type="b"/>"#,
          "pages/a/a.js": "Page({ onReady() { wx.createExternalElementContext('⟦mpa⟧') } })",
        ], message: #"no native view of this page has the id "mpa""#),
      .right(
        [
          "pages/a/a.wxml": #"<external-element id="map" type="a_map" style="width: 200px; height: 200px"/>"#,
          "pages/a/a.js": "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })",
        ]),
    ],
    checks: [.project(checkUnknownNativeContext)])
}

private func checkUnknownNativeContext(_ context: ProjectContext) {
  let project = context.project
  var components: [Int: [Int]]?
  var budget = LinkBudget(for: project)
  var texts = GivenTexts(project)
  for (index, file) in project.files(with: .contextsElsewhere)
  where file.unit.kind != .fragment {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      let function = file.unit.dialect.nativeContextFunction, let tag = file.unit.dialect.nativeTags.first
    else { continue }
    let calls = script.contextCalls.filter { $0.method.value == function }
    if calls.isEmpty { continue }
    // Nearly all views are on the page itself.
    let ownIDs = Set(file.facts.nativeViews.lazy.filter { $0.tag == tag }.compactMap(\.id))
    var visible: VisibleIDs?
    for call in calls {
      guard let given = call.givenID, let id = texts.text(given, in: path), !ownIDs.contains(id)
      else { continue }
      let known = components ?? project.componentsByUser()
      components = known
      var ids = visible ?? VisibleIDs(of: index, project, components: known, ofTag: tag, &budget)
      defer { visible = ids }
      if !ids.isComplete || ids.names.contains(id) { continue }
      let near = context.nearestName(to: id, in: ids.own, for: path)
      if near == nil, ids.lackSome { continue }
      context.report(
        Place(path: path, range: given.range),
        unknownID(id, near: near, ids.firstOwn, file.unit.kind == .component, tag: tag))
    }
  }
}

/// The ids of the native views that a page's or component's script can find.
private struct VisibleIDs {
  var names: Set<String> = []
  /// The ids on the page or component itself and in what it includes.
  var own: Set<String> = []
  /// The first five of `own`, as a message lists them.
  lazy var firstOwn = quotedList(Array(own.sorted().prefix(5)))
  /// Whether no other ids can be found.
  var isComplete = true
  /// Whether a view has no id, the id of another one, or another tag than it should: that is reported in its place.
  var lackSome = false
  private let tag: String

  /// Collects ids. The components that the file uses count, too, and so do its users: what is in a slot is theirs.
  init(
    of file: Int, _ project: Project, components: [Int: [Int]], ofTag tag: String, _ budget: inout LinkBudget
  ) {
    self.tag = tag
    guard let ownParts = project.parts(of: file, &budget) else {
      isComplete = false
      return
    }
    add(parts: ownParts, project)
    own = names
    var seen: Set<Int> = []
    var waiting = [(file, false)] + project.usages[file].componentUsers.map { ($0.file, true) }
    while let (current, isUser) = waiting.popLast() {
      guard seen.insert(current).inserted else { continue }
      guard let parts = current == file ? ownParts : project.parts(of: current, &budget),
        budget.follow(parts.reduce(0) { $0 + project.files[$1].facts.nativeViews.count })
      else {
        isComplete = false
        return
      }
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
      if facts.templatesAreIncomplete || project.lacksPart(facts) || views.contains(where: \.hasDynamicID) {
        isComplete = false
      }
      let dialect = project.files[part].unit.dialect
      let ids = views.compactMap(\.id)
      if ids.count < views.count || Set(ids).count < ids.count
        || project.nearNativeTags(in: project.files[part]).contains(where: {
          dialect.misspelledNativeTag($0.tag) == tag
        })
      {
        lackSome = true
      }
    }
  }
}

private func unknownID(
  _ id: String, near: String?, _ names: LocalizedText, _ isComponent: Bool, tag: String
) -> Message {
  Message(
    en: "no native view of this \(isComponent ? "component" : "page") has the id \"\(id)\"",
    zh: "此\(isComponent ? "组件" : "页面")没有 id 为“\(id)”的原生视图",
    help: didYouMean(near)
      ?? (names.english.isEmpty
        ? LocalizedText(en: "give an \(tag) this id", zh: "为一个 \(tag) 设置该 id")
        : LocalizedText(
          en: "give the id of one of its native views: \(names.english)",
          zh: "改为其中一个原生视图的 id：\(names.chinese)")))
}

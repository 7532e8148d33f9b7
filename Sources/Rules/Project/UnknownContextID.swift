import Diagnostics
import Linting
import MiniProgram
import Script

/// A context for an id that no element of the page has.
package var unknownContextID: Rule {
  Rule(
    id: "unknown-context-id",
    summary: .init(
      en: "a video, map, player or canvas context with an unknown id",
      zh: "创建视频、地图、播放器或画布上下文所用的 id 在页面上不存在"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "The context is still created, but its calls have no effect.",
      zh: "上下文照样会创建，但通过上下文调用的操作都不会发生。"),
    examples: [
      .wrong(
        in: .wxml, #"<video id="clip"/><canvas canvas-id="chart"/>"#,
        script: """
          Page({
            onReady() {
              wx.createVideoContext('⟦clap⟧').play()
              wx.createMapContext('⟦clip⟧')
              wx.createCanvasContext('chart')
            }
          })
          """, message: #"no video of this page has the id "clap""#, #"no map of this page has the id "clip""#
      ),
      .wrong(
        #"<map id="a"/>"#, script: "Page({ onReady() { this.map = my.createMapContext('⟦b⟧') } })",
        message: #"no map of this page has the id "b""#),
      .right(
        in: .wxml, #"<video id="clip"/><live-player id="live"/><map id="{{m}}"/>"#,
        script: """
          Page({
            onReady() {
              wx.createVideoContext('clip')
              wx.createLivePlayerContext('live')
              wx.createMapContext('a')
              wx.createVideoContext(name)
              wx.createCanvasContext('b', this.selectComponent('#c'))
            }
          })
          """),
      .right(#"<map id="a"/>"#, script: "Page({ onReady() { this.map = my.createMapContext('a') } })"),
      .wrong(
        in: .swan, #"<map id="a"/>"#,
        script: "Page({ onReady() { this.map = swan.createMapContext('⟦b⟧') } })",
        message: #"no map of this page has the id "b""#),
      .right(
        in: .swan, #"<map id="a"/>"#,
        script: "Page({ onReady() { this.map = swan.createMapContext('a') } })"),
    ],
    checks: [.project(checkUnknownContextID)])
}

private let kinds: [String: ContextElement.Kind] = [
  "createVideoContext": .video, "createMapContext": .map, "createCanvasContext": .canvas,
  "createLivePlayerContext": .livePlayer,
]

private func checkUnknownContextID(_ context: ProjectContext) {
  let project = context.project
  var components: [Int: [Int]]?
  var budget = LinkBudget(for: project)
  for (index, file) in project.files(with: .elementContexts) where file.unit.kind == .page {
    guard let calls = file.unit.script?.contextCalls, let path = file.unit.scriptPath else { continue }
    var visible: VisibleElements?
    var sorted: [ContextElement.Kind: [String]] = [:]
    for call in calls where !call.namesComponent {
      guard let argument = call.argument, let kind = kinds[call.method.value] else { continue }
      let known = components ?? project.componentsByUser()
      components = known
      let elements = visible ?? VisibleElements(on: index, project, components: known, &budget)
      visible = elements
      if elements.isIncomplete || elements.dynamic.contains(kind)
        || elements.ids[kind, default: []].contains(argument.value)
      {
        continue
      }
      let ids = sorted[kind] ?? elements.ids[kind, default: []].sorted()
      sorted[kind] = ids
      let near = context.nearestName(to: argument.value, in: ids, for: path)
      context.report(
        Place(path: path, range: argument.range),
        elements.kinds.contains(kind)
          ? unknownID(argument.value, kind, near: near, ids) : noElement(argument.value, kind))
    }
  }
}

/// The elements on a page, and those of the components that it uses.
private struct VisibleElements {
  var ids: [ContextElement.Kind: Set<String>] = [:]
  /// The kinds of which there are elements, also without an id.
  var kinds: Set<ContextElement.Kind> = []
  /// The kinds with an element that has an id that is not static.
  var dynamic: Set<ContextElement.Kind> = []
  /// Whether there may be others.
  var isIncomplete = false

  init(on page: Int, _ project: Project, components: [Int: [Int]], _ budget: inout LinkBudget) {
    let isComplete = project.visitShown(by: page, components: components, &budget) { facts in
      facts.contextElements.count
    } visit: { facts in
      for element in facts.contextElements {
        ids[element.kind, default: []].formUnion(element.ids)
        kinds.insert(element.kind)
        if element.hasDynamicID { dynamic.insert(element.kind) }
      }
    }
    isIncomplete = !isComplete
  }
}

private func noElement(_ id: String, _ kind: ContextElement.Kind) -> Message {
  Message(
    en: "no \(kind.rawValue) of this page has the id \"\(id)\"", zh: "此页面没有 id 为“\(id)”的 \(kind.rawValue)",
    help: .init(
      en: "this page has no \(kind.rawValue)", zh: "在页面中添加 <\(kind.rawValue) id=\"\(id)\">，或删除该调用"))
}

private func unknownID(
  _ id: String, _ kind: ContextElement.Kind, near: String?, _ ids: [String]
) -> Message {
  let list = quotedList(ids)
  return Message(
    en: "no \(kind.rawValue) of this page has the id \"\(id)\"", zh: "此页面没有 id 为“\(id)”的 \(kind.rawValue)",
    help: didYouMean(near)
      ?? (ids.isEmpty
        ? LocalizedText(en: "give a \(kind.rawValue) this id", zh: "为一个 \(kind.rawValue) 设置该 id")
        : LocalizedText(en: "give the id of one of them: \(list.english)", zh: "改为其中一个的 id：\(list.chinese)"))
  )
}

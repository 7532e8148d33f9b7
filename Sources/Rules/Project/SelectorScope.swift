import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A query or context of a component's script that looks on the page for a node of the component.
package var selectorScope: Rule {
  Rule(
    id: "selector-scope",
    summary: .init(
      en: "a component node that is looked for on the page", zh: "组件脚本在页面范围内查找组件自己的节点"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Queries and contexts that the platform creates see the nodes of the page, not those of a \
        component, so they find nothing. Reported only for ids that the component's own markup has and \
        that no page with the component may have.
        """,
      zh: "平台创建的查询和上下文只能看到页面的节点，看不到组件内的节点，因此什么也找不到。只报告组件自己的页面文件中有的 id；使用该组件的页面也可能有的 id 不报告。"),
    fix: .suggested,
    sources: [
      .init(
        en: "wx.createSelectorQuery, SelectorQuery.in and wx.createCanvasContext of the WeChat documentation",
        zh: "微信文档的 wx.createSelectorQuery、SelectorQuery.in 和 wx.createCanvasContext")
    ],
    dialects: .families(.weChat),
    examples: [
      .wrong(
        [
          "card/card.js": """
          Component({
            methods: {
              measure() {
                wx.createSelectorQuery().select('#⟦box⟧').boundingClientRect().exec()
              }
            }
          })
          """,
          "card/card.wxml": #"<view id="box"/>"#,
          "card/card.json": #"{ "component": true }"#,
        ], message: "a component's nodes are not found from here",
        fixed: """
          Component({
            methods: {
              measure() {
                this.createSelectorQuery().select('#box').boundingClientRect().exec()
              }
            }
          })
          """),
      .right([
        "card/card.wxml": #"<view id="box"/><canvas canvas-id="chart"/>"#,
        "card/card.json": #"{ "component": true }"#,
        "card/card.js": """
        Component({
          methods: {
            measure() {
              this.createSelectorQuery().select('#box').boundingClientRect().exec()
              wx.createSelectorQuery().in(this).select('#box').boundingClientRect().exec()
              wx.createCanvasContext('chart', this).draw()
            }
          }
        })
        """,
      ]),
      .wrong(
        [
          "card/card.wxml": #"<canvas canvas-id="chart"/><video id="clip"/>"#,
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": """
          Component({
            methods: {
              draw() {
                wx.createCanvasContext('⟦chart⟧').draw()
                wx.createVideoContext('⟦clip⟧').play()
              }
            }
          })
          """,
        ], message: "a component's nodes are not found from here",
        "a component's nodes are not found from here"),
    ],
    checks: [.project(checkSelectorScope)])
}

/// The functions that make a context of an element of the page by its id, unless they are given a component.
private let contextFunctions: Set = [
  "createVideoContext", "createMapContext", "createCanvasContext", "createLivePlayerContext",
]

private func checkSelectorScope(_ context: ProjectContext) {
  let project = context.project
  var budget = LinkBudget(for: project)
  var pages = PageIDs(project)
  for (index, file) in project.files.enumerated()
  where file.unit.kind == .component && file.unit.dialect.family == .weChat {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      script.hasInstance(of: .component), !project.sources.lists(page: file.unit.stem)
    else { continue }
    let lookups = script.elementLookups.filter { $0.scope == .page }
    let calls = script.contextCalls.filter {
      !$0.namesComponent && $0.argument != nil && contextFunctions.contains($0.method.value)
    }
    if lookups.isEmpty, calls.isEmpty { continue }
    let own = VisibleElementIDs(in: index, project, components: [:], &budget)
    for lookup in lookups
    where own.all.contains(lookup.id.value) && pages.lack(lookup.id.value, around: index, &budget) {
      context.report(
        Place(path: path, range: lookup.id.range), notFound(passesThis: false),
        fix: lookup.platform.map {
          Fix(
            en: "write this.createSelectorQuery()", zh: "改为 this.createSelectorQuery()", .suggested,
            edits: [Edit(replace: Place(path: path, range: $0), with: "this")])
        })
    }
    for call in calls {
      guard let id = call.argument, own.ofContexts.contains(id.value),
        pages.lack(id.value, around: index, &budget)
      else { continue }
      context.report(Place(path: path, range: id.range), notFound(passesThis: true))
    }
  }
}

/// The ids of the pages that show components.
private struct PageIDs {
  private let project: Project
  private var known: [Int: VisibleElementIDs] = [:]
  /// By component; nil where they are not all known.
  private var pages: [Int: [Int]?] = [:]

  init(_ project: Project) { self.project = project }

  /// Whether no page that shows a component has an element with the id.
  mutating func lack(_ id: String, around component: Int, _ budget: inout LinkBudget) -> Bool {
    let found = pages[component] ?? pagesShowing(component, &budget)
    pages[component] = .some(found)
    guard let found, budget.follow(found.count) else { return false }
    for page in found {
      let ids = known[page] ?? VisibleElementIDs(in: page, project, components: [:], &budget)
      known[page] = ids
      if ids.isIncomplete || ids.all.contains(id) || ids.ofContexts.contains(id) { return false }
    }
    return true
  }

  private func pagesShowing(_ component: Int, _ budget: inout LinkBudget) -> [Int]? {
    var waiting = [component]
    var seen: Set<Int> = [component]
    var pages: [Int] = []
    while let file = waiting.popLast() {
      let usage = project.usages[file]
      let users = usage.componentUsers + usage.includers + usage.importers
      guard budget.follow(1 + users.count) else { return nil }
      for user in users where seen.insert(user.file).inserted {
        waiting.append(user.file)
        let unit = project.files[user.file].unit
        if unit.kind == .page || project.sources.lists(page: unit.stem) { pages.append(user.file) }
      }
    }
    return pages
  }
}

private func notFound(passesThis: Bool) -> Message {
  Message(
    en: "a component's nodes are not found from here", zh: "从这里找不到组件内的节点",
    help: passesThis
      ? .init(en: "pass this as the second argument", zh: "把 this 作为第二个参数传入")
      : .init(en: "use this.createSelectorQuery()", zh: "改用 this.createSelectorQuery()"))
}

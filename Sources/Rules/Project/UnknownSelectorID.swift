import Diagnostics
import Linting
import MiniProgram
import Script

/// A selector with an id that no element has.
package var unknownSelectorID: Rule {
  Rule(
    id: "unknown-selector-id",
    summary: .init(
      en: "an unknown element id in a selector",
      zh: "脚本查找的元素 id 不存在"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The query finds nothing, and the call on its result fails. A scroll-view does not scroll to an id \
        that its page does not have, or that begins with a digit. Not reported if the script tests whether \
        it found something, or if a mustache sets an id in the markup.
        """,
      zh:
        """
        查找不到任何元素，对查找结果的调用会失败。页面中不存在的 id 或以数字开头的 id，scroll-view 无法滚动到。脚本会判断是否找到时不报告，页面文件中有 id 由双大括号设置时也不报告。
        """),
    examples: [
      .wrong(
        #"<card id="card"/>"#,
        script:
          "Page({ onReady() { my.createSelectorQuery().select('#⟦crad⟧').boundingClientRect().exec() } })",
        message: #"no element of this page has the id "crad""#),
      .right(
        #"<view id="card"/>"#,
        script: "Page({ onReady() { my.createSelectorQuery().select('#card').boundingClientRect().exec() } })"
      ),
      .wrong(
        in: .wxml, #"<card id="card"/>"#,
        script: "Page({ onReady() { this.selectComponent('#⟦crad⟧').show() } })",
        message: #"no element of this page has the id "crad""#),
      .right(
        in: .wxml, #"<view id="card"/>"#,
        script: "Page({ onReady() { wx.createSelectorQuery().select('#card').boundingClientRect().exec() } })"
      ),
      .wrong(
        in: .swan, #"<card id="card"/>"#,
        script:
          "Page({ onReady() { swan.createSelectorQuery().select('#⟦crad⟧').boundingClientRect().exec() } })",
        message: #"no element of this page has the id "crad""#),
      .right(
        in: .swan, #"<view id="card"/>"#,
        script:
          "Page({ onReady() { swan.createSelectorQuery().select('#card').boundingClientRect().exec() } })"),
    ],
    checks: [.project(checkUnknownSelectorID), .project(checkScrolledIDs)])
}

/// Reports the ids that scroll-views scroll to.
///
/// Source: the attribute `scroll-into-view` of developers.weixin.qq.com, component/scroll-view: the id of a child, which
/// cannot begin with a digit.
private func checkScrolledIDs(_ context: ProjectContext) {
  let project = context.project
  var components: [Int: [Int]]?
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated()
  where !file.facts.scrolledIDs.isEmpty && !file.facts.hasSyntaxMistakes
    && !project.sources.registers("scroll-view", in: file.unit)
  {
    var visible: VisibleElementIDs?
    for scrolled in file.facts.scrolledIDs where scrolled.isOfScrollView && !scrolled.id.isEmpty {
      if scrolled.id.utf8.first?.isASCIIDigit == true {
        context.report(file.place(scrolled.range), digitFirst(scrolled.id))
        continue
      }
      // What is in the slots of a component has ids of other files.
      guard file.unit.kind == .page else { continue }
      let known = file.unit.dialect.family == .alipay ? components ?? project.componentsByUser() : [:]
      if file.unit.dialect.family == .alipay { components = known }
      let ids = visible ?? VisibleElementIDs(in: index, project, components: known, &budget)
      visible = ids
      if ids.isIncomplete || ids.all.contains(scrolled.id) { continue }
      let near = context.nearestName(to: scrolled.id, in: ids.all, for: file.unit.path)
      context.report(
        file.place(scrolled.range), unknownID(scrolled.id, isPage: true, near: near, ids.sorted))
    }
  }
}

private func checkUnknownSelectorID(_ context: ProjectContext) {
  let project = context.project
  var components: [Int: [Int]]?
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated() where file.unit.kind != .fragment {
    guard let script = file.unit.script, !script.elementLookups.isEmpty, !script.instances.isEmpty,
      let path = file.unit.scriptPath
    else { continue }
    var visible: VisibleElementIDs?
    for lookup in script.elementLookups where lookup.scope == .own || file.unit.kind == .page {
      // Alipay's queries see what is in components, too.
      let known = file.unit.dialect.family == .alipay ? components ?? project.componentsByUser() : [:]
      if file.unit.dialect.family == .alipay { components = known }
      let ids = visible ?? VisibleElementIDs(in: index, project, components: known, &budget)
      visible = ids
      if ids.isIncomplete || ids.all.contains(lookup.id.value) { continue }
      let near = context.nearestName(to: lookup.id.value, in: ids.all, for: path)
      context.report(
        Place(path: path, range: lookup.id.range),
        unknownID(lookup.id.value, isPage: file.unit.kind == .page, near: near, ids.sorted))
    }
  }
}

/// The ids of the elements that a page or component has itself.
struct VisibleElementIDs {
  private(set) var all: Set<String> = []
  /// Those of videos, maps, players and canvases, with the `canvas-id`.
  private(set) var ofContexts: Set<String> = []
  /// Whether there may be others.
  private(set) var isIncomplete = false

  var sorted: [String] { all.sorted() }

  init(in file: Int, _ project: Project, components: [Int: [Int]], _ budget: inout LinkBudget) {
    let isComplete = project.visitShown(by: file, components: components, &budget) { facts in
      facts.elementIDs.count + facts.nativeViews.count + facts.contextElements.count
    } visit: { facts in
      for element in facts.elementIDs { all.insert(element.id) }
      for view in facts.nativeViews { if let id = view.id { all.insert(id) } }
      for element in facts.contextElements {
        ofContexts.formUnion(element.ids)
        if element.hasDynamicID { isIncomplete = true }
      }
      if facts.hasUnknownIDs || facts.isUnread { isIncomplete = true }
    }
    if !isComplete { isIncomplete = true }
  }
}

private func digitFirst(_ id: String) -> Message {
  Message(
    en: "\"\(id)\" begins with a digit, so that the scroll-view does not find it",
    zh: "“\(id)”以数字开头，scroll-view 无法找到",
    help: .init(en: "begin the id with a letter", zh: "id 改为以字母开头"))
}

private func unknownID(_ id: String, isPage: Bool, near: String?, _ ids: [String]) -> Message {
  let (place, chinesePlace) = isPage ? ("page", "页面") : ("component", "组件")
  let list = quotedList(ids, atMost: 3)
  return Message(
    en: "no element of this \(place) has the id \"\(id)\"", zh: "此\(chinesePlace)没有 id 为“\(id)”的元素",
    help: didYouMean(near)
      ?? (ids.isEmpty
        ? LocalizedText(en: "this \(place) has no ids", zh: "此\(chinesePlace)没有任何 id；给要查找的元素加上 id，或删除该查询")
        : LocalizedText(
          en: "\(ids.count == 1 ? "its only id is" : "its ids are") \(list.english)",
          zh: "改为此\(chinesePlace)已有的 id：\(list.chinese)"))
  )
}

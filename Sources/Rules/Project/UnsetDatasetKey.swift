import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A key of dataset that no element sets.
package var unsetDatasetKey: Rule {
  Rule(
    id: "unset-dataset-key",
    summary: .init(
      en: "a dataset key that no calling element sets",
      zh: "事件处理函数读取的 dataset 键没有元素设置"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The value is always undefined. Not reported when one of the elements sets the key, when the script \
        tests the value, or when code other than the markup may call the handler.
        """,
      zh: "每次得到的值都是 undefined。只要有一个元素设置了该键、脚本会判断该值，或页面文件以外的代码可能调用该函数，就不报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view onTap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.⟦index⟧) }, load() {} })",
        message: #"no element bound to "open" sets data-index"#),
      .right(
        #"<view onTap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.id) }, load() {} })"),
      .wrong(
        in: .wxml, #"<view bindtap="open" data-pickupCode="{{code}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.⟦pickupCode⟧) }, load() {} })",
        message: #"no element bound to "open" sets data-pickup-code"#),
      .wrong(
        [
          "pages/a/a.js": "Page({ open(e) { this.load(e.currentTarget.dataset.⟦itemId⟧) }, load() {} })",
          "pages/a/a.wxml": #"<view bindtap="open" data-itemId="{{item.id}}"/>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"no element bound to "open" sets data-item-id"#,
        fixed: "Page({ open(e) { this.load(e.currentTarget.dataset.itemid) }, load() {} })"),
      .right(
        in: .wxml, #"<view bindtap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.id) }, load() {} })"),
      .wrong(
        in: .swan, #"<view bindtap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.⟦index⟧) }, load() {} })",
        message: #"no element bound to "open" sets data-index"#),
      .right(
        in: .swan, #"<view bindtap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.id) }, load() {} })"),
    ],
    checks: [.project(checkUnsetDatasetKey)])
}

private func checkUnsetDatasetKey(_ context: ProjectContext) {
  let project = context.project
  var budget = LinkBudget(for: project)
  var replacements = FrameworkReplacements(project)
  for (index, file) in project.files.enumerated() where !file.facts.unsetReads.isEmpty {
    guard file.unit.kind != .fragment, let script = file.unit.script, let path = file.unit.scriptPath,
      script.soleInstance != nil, !script.isIncomplete || script.lacksResolvableMixinsOnly,
      let bindings = FragmentBindings(of: index, project, &budget)
    else { continue }
    let keys = DatasetKeys(file.unit.dialect)
    // Nil where the script cannot be read.
    lazy var modules = ReachableModules(from: path, in: project.sources)
    lazy var names = project.sources.text(path).map {
      ScriptNames(in: $0, ScriptVocabulary(file.unit.dialect))
    }
    for unset in file.facts.unsetReads {
      let read = script.datasetReads[unset.read]
      let others = bindings.data[read.handler, default: []]
      // Where the event began is unknown in files that are included.
      if unset.element == nil && others.isEmpty || read.isOfTarget && !others.isEmpty { continue }
      let isSet = others.contains { data in
        data.keys.map { $0.contains { keys.answers($0, read.key.value) } } ?? true
      }
      // The script itself, or a module that it imports, may call the handler.
      if isSet
        || modules.map({ $0.areIncomplete || $0.mayCallBesidesScript(read.handler, in: project.sources) })
          ?? true
      {
        continue
      }
      guard names?.spellOnce(read.handler) == true,
        !replacements.mayGive(read.handler, to: path)
      else { continue }
      reportUnsetDatasetKey(read, unset, file, path, keys, context)
    }
  }
}

/// The handlers of the elements in files that a page or component includes or imports.
private struct FragmentBindings {
  private(set) var data: [String: [HandlerData]] = [:]

  /// Nil when there may be others.
  init?(of file: Int, _ project: Project, _ budget: inout LinkBudget) {
    guard project.usages[file].includers.isEmpty, project.usages[file].importers.isEmpty,
      let parts = project.parts(of: file, &budget)
    else { return nil }
    for part in parts {
      let facts = project.files[part].facts
      if facts.hasUnknownHandlers || facts.hasSyntaxMistakes || facts.hasUndecidedConditions
        || project.lacksPart(facts)
      {
        return nil
      }
      if part == file { continue }
      guard project.files[part].unit.kind == .fragment, budget.follow(facts.handlerData.count) else {
        return nil
      }
      for binding in facts.handlerData { data[binding.handler, default: []].append(binding) }
    }
  }
}

private func reportUnsetDatasetKey(
  _ read: DatasetRead, _ unset: UnsetRead, _ file: ProjectFile, _ path: String, _ keys: DatasetKeys,
  _ context: ProjectContext
) {
  let key = read.key.value
  let place = Place(path: path, range: read.key.range)
  let set = unset.element?.keys ?? []
  let attribute = keys.attribute(of: key)
  var help = LocalizedText(
    en: "add \(attribute)=\"{{...}}\" to the element", zh: "在该元素上添加 \(attribute)=\"{{...}}\"")
  var fix: Fix?
  if let neighbour = unset.neighbour {
    let (tag, line, isAround) = (neighbour.tag, neighbour.line, neighbour.isAround)
    help = LocalizedText(
      en:
        "\(attribute) is on the \(tag) \(isAround ? "around" : "in") it, line \(line): bind the event there, or move it",
      zh: "\(attribute) 写在\(isAround ? "外层" : "内层")第 \(line) 行的 \(tag) 上：把事件绑定到那里，或移动该属性")
  } else if let lowered = set.first(where: { $0.lowercased() == key.lowercased() }) {
    let name = file.unit.dialect.name
    help = LocalizedText(
      en: "\(name) becomes lower case: write \(attribute), or read dataset.\(lowered)",
      zh: "\(name) 会把字母转为小写：改为 \(attribute)，或读取 dataset.\(lowered)")
    fix = Fix(
      en: "read dataset.\(lowered)", zh: "改为读取 dataset.\(lowered)", .suggested,
      edits: [Edit(replace: place, with: lowered)])
  } else if let meant = didYouMean(context.nearest(to: key, in: set, for: path, .strict)?.name) {
    help = meant
  }
  context.report(
    place,
    Message(
      en: "no element bound to \"\(read.handler)\" sets \(attribute)",
      zh: "绑定“\(read.handler)”的元素都没有设置 \(attribute)", help: help),
    related: unset.element.map {
      [RelatedPlace(en: "it is called here", zh: "在这里调用", at: file.place($0.tagRange))]
    } ?? [],
    fix: fix)
}

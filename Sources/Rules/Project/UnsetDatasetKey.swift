import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A key of dataset that no element sets.
package var unsetDatasetKey: Rule {
  Rule(
    id: "unset-dataset-key",
    summary: "a handler that reads a key of dataset which no element that calls it sets",
    category: .project,
    severity: .warning,
    rationale: """
      The value is undefined each time. Nothing is said when one of the elements sets it, when the script tests the value, \
      and when something besides the markup may call the handler.
      """,
    fix: .suggested,
    examples: [
      .wrong(
        #"<view onTap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.⟦index⟧) }, load() {} })",
        message: #"no element that calls "open" has data-index"#),
      .right(
        #"<view onTap="open" data-id="{{item.id}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.id) }, load() {} })"),
      .wrong(
        in: .wxml, #"<view bindtap="open" data-pickupCode="{{code}}"/>"#,
        script: "Page({ open(e) { this.load(e.currentTarget.dataset.⟦pickupCode⟧) }, load() {} })",
        message: #"no element that calls "open" has data-pickup-code"#),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated() where !file.facts.unsetReads.isEmpty {
    guard file.unit.kind != .fragment, let script = file.unit.script, let path = file.unit.scriptPath,
      script.instances.count == 1, !script.isIncomplete || script.lacksResolvableMixinsOnly,
      let bindings = FragmentBindings(of: index, project, &budget)
    else { continue }
    let keys = DatasetKeys(file.unit.dialect)
    for unset in file.facts.unsetReads {
      let read = script.datasetReads[unset.read]
      let others = bindings.data[read.handler, default: []]
      // Where the event began is unknown in files that are included.
      if unset.element == nil && others.isEmpty || read.isOfTarget && !others.isEmpty { continue }
      let isSet = others.contains { data in
        data.keys.map { $0.contains { keys.answers($0, read.key.value) } } ?? true
      }
      if isSet || isNamedElsewhere(read.handler, path, project) { continue }
      report(read, unset, file, path, keys, context)
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
      let lacksPart = facts.references.contains { $0.kind != .module && project.target(of: $0) == nil }
      if lacksPart || facts.hasUnknownHandlers || facts.hasSyntaxMistakes || facts.hasUndecidedConditions {
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

/// Whether a module that the script imports names the handler.
private func isNamedElsewhere(_ handler: String, _ script: String, _ project: Project) -> Bool {
  guard let modules = ReachableModules(from: script, in: project.sources) else { return true }
  return modules.areIncomplete || modules.spellBesidesScript(handler)
}

private func report(
  _ read: DatasetRead, _ unset: UnsetRead, _ file: ProjectFile, _ path: String, _ keys: DatasetKeys,
  _ context: ProjectContext
) {
  let key = read.key.value
  let place = Place(path: path, range: read.key.range)
  let set = unset.element?.keys ?? []
  let attribute = keys.attribute(of: key)
  var help = "add \(attribute)=\"{{...}}\" to the element"
  var fix: Fix?
  if let neighbour = unset.neighbour {
    let relation = neighbour.isAround ? "around" : "in"
    help =
      "\(attribute) is on the \(neighbour.tag) \(relation) it, line \(neighbour.line): bind the event there, or move it"
  } else if let lowered = set.first(where: { $0.lowercased() == key.lowercased() }) {
    help = "\(file.unit.dialect.name) lowers the letters: write \(attribute), or read dataset.\(lowered)"
    fix = Fix("read dataset.\(lowered)", .suggested, edits: [Edit(replace: place, with: lowered)])
  } else if let near = context.nearest(to: key, in: set, for: path, .strict) {
    help = "did you mean \"\(near.name)\"?"
  }
  context.report(
    place, Message("no element that calls \"\(read.handler)\" has \(attribute)", help: help),
    related: unset.element.map { [RelatedPlace("it is called here", at: file.place($0.tagRange))] } ?? [],
    fix: fix)
}

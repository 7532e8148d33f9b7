import Diagnostics
import Linting
import Markup
import MiniProgram

/// An event that calls a method that the script does not have.
package var undefinedHandler: Rule {
  Rule(
    id: "undefined-handler",
    summary: "an event that names a method which the page's or component's script does not have",
    category: .project,
    severity: .error,
    rationale: #"""
      The page shows as if nothing were wrong; when the event fires, the base library says "can not find \#
      event handle method". The review of the store rejects such pages. A script may get methods that it does \#
      not show: by a spread, a wrapper of Page, a mixin, or a function that it gives "this". Then a method is \#
      missing when no module that the script imports, through any number of modules, spells its name; nothing \#
      is said when one of them cannot be found or makes names that nobody can read. Of a component, events \#
      call functions in methods alone.
      """#,
    foldsBy: .message,
    examples: [
      .wrong(
        #"<view onTap="⟦onTpa⟧"/>"#, script: "Page({ onTap() {} })",
        message: #""onTpa" is not a method of this page"#),
      .right(#"<view onTap="onTap" onLongTap="{{handler}}" ref="save"/>"#, script: "Page({ onTap() {} })"),
      .wrong(
        [
          "pages/a/a.wxml":
            #"<view bindtap="⟦open⟧" catch:tap="close" mut-bind:tap="" bindlongpress="{{m.f}}"/>"#,
          "pages/a/a.js": "Component({ open() {}, methods: { close() {} } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""open" is not a method of this page"#),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  var missing = missingHandlers(in: project)
  decideBySpelling(&missing, project.sources)
  for handler in missing {
    let place = project.files[handler.file].place(handler.use.range)
    let near =
      handler.isCertain
      ? context.nearestName(to: handler.use.name, in: handler.known.names, for: place.path, .sameWords) : nil
    context.report(
      place, .undefinedMethod(handler, near: near, project),
      severity: doesNothing(handler.use, project.files[handler.file].unit.dialect) ? .warning : nil)
  }
}

/// Whether the event is only caught, by a method that is not meant to do anything. Without the method, it is caught all the
/// same; Alipay's platform reports the call, and its store rejects such pages.
private func doesNothing(_ use: HandlerUse, _ dialect: Dialect) -> Bool {
  guard dialect.family != .alipay, let event = dialect.events.name(use.attribute), event.catches else {
    return false
  }
  if event.event.lowercased() == "touchmove" { return true }
  let name = use.name.lowercased().filter { $0 != "_" }
  return namesOfNothing.contains(name) || name.hasPrefix("stop") || name.hasPrefix("prevent")
}

/// Names, in lower case and without `_`, of methods that do nothing.
private let namesOfNothing: Set = ["noop", "none", "void", "empty", "nothing", "donothing"]

/// A handler that is in none of the scripts that may have it.
private struct MissingHandler {
  let file: Int
  let use: HandlerUse
  /// The page or component that the message names.
  let user: Int
  /// What is known of its methods.
  let known: HandlerSet
  /// The questions that decide whether the scripts may get the method elsewhere.
  let questions: [SpelledNames.Question]

  /// Whether the script itself shows all its methods.
  var isCertain: Bool { known.others < .made }
}

/// The handlers that are missing in the scripts of all pages and components that render them.
private func missingHandlers(in project: Project) -> [MissingHandler] {
  var missing: [MissingHandler] = []
  var mixins = MixinResolution(project.sources)
  var handlers: [Int: HandlerSet] = [:]
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated() where !file.facts.unresolvedHandlers.isEmpty {
    let scriptNames = file.facts.moduleNames
    var users: [String?: [Int]] = [:]
    for use in file.facts.unresolvedHandlers where !scriptNames.contains(use.name) {
      guard let found = users[use.template] ?? project.users(of: use.template, in: index, &budget) else {
        return missing
      }
      users[use.template] = found
      for user in found where handlers[user] == nil {
        handlers[user] = mixins.handlers(of: project.files[user].unit)
      }
      guard let user = found.contains(index) ? index : found.first,
        found.allSatisfy({ handlers[$0]!.others != .unknown && !handlers[$0]!.contains(use.name) })
      else { continue }
      missing.append(
        MissingHandler(
          file: index, use: use, user: user, known: handlers[user]!,
          questions: found.compactMap { user in
            let (others, script) = (handlers[user]!.others, project.files[user].unit.scriptPath)
            guard let script else { return nil }
            return SpelledNames.Question(use.name, script: script, others: others)
          }))
    }
  }
  return missing
}

/// Keeps the handlers that are not spelled in a module from which a page gets methods.
private func decideBySpelling(_ missing: inout [MissingHandler], _ sources: ProgramSources) {
  let questions = missing.flatMap(\.questions)
  if questions.isEmpty { return }
  var answers = SpelledNames(from: Set(questions.map(\.script)), in: sources).excludes(questions)[...]
  missing = missing.filter { handler in
    defer { answers = answers.dropFirst(handler.questions.count) }
    return answers.prefix(handler.questions.count).allSatisfy { $0 }
  }
}

extension Message {
  fileprivate static func undefinedMethod(
    _ handler: MissingHandler, near: String?, _ project: Project
  ) -> Message {
    let (name, user) = (handler.use.name, handler.user)
    let isComponent = project.files[user].unit.kind == .component
    let isMadeByPage =
      project.files[user].unit.script.map {
        $0.hasInstance(of: .page) && !$0.hasInstance(of: .component)
      } ?? false
    let place =
      user == handler.file
      ? isComponent ? "this component" : "this page"
      : project.display(user)
        + (handler.use.template == nil ? ", which includes this file" : ", which uses this template")
    let help =
      if let misplacement = handler.known.misplaced[name] {
        switch misplacement {
        case .methodsOfPage: "this is a Page: move it out of methods"
        case .method: "\"method\" should be \"methods\""
        }
      } else if handler.known.uncallable.contains(name) {
        "move \"\(name)\" into methods: events call no other functions of a component"
      } else if !handler.isCertain {
        "no module that this page imports spells it"
      } else {
        didYouMean(near)
          ?? "add the method \"\(name)\" to \(isComponent && !isMadeByPage ? "methods of the component" : "the page")'s script"
      }
    return Message("\"\(name)\" is not a method of \(place)", help: help)
  }
}

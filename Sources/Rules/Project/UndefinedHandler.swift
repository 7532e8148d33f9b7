import Diagnostics
import Linting
import Markup
import MiniProgram

/// An event that calls a method that the script does not have.
package var undefinedHandler: Rule {
  Rule(
    id: "undefined-handler",
    summary: .init(
      en: "an event bound to a method that does not exist",
      zh: "事件绑定的方法在脚本中不存在"),
    category: .project,
    severity: .error,
    severities: .init(
      en:
        "warning if the script may have other methods, or, outside of AXML, for a caught event "
        + "whose method is meant to do nothing; error otherwise",
      zh: "脚本可能还有其他方法时为 warning；AXML 以外，拦截事件的方法本就什么也不做时也为 warning"),
    rationale: .init(
      en:
        """
        The page looks right, but when the event fires, no method is called, and the console shows a \
        warning. Alipay's store review rejects such pages. A script may get methods that it does not show: \
        from a spread, a wrapper of Page, a mixin, or a function that gets "this". Then a method is \
        reported only if none of the modules that the script imports, directly or indirectly, mentions its \
        name. It is not reported if one of these modules cannot be found or builds names at run time, \
        unless the script has a method with a similar name. In a component, an event calls only functions \
        in methods.
        """,
      zh:
        """
        页面看上去一切正常，但事件触发时不会调用任何方法，控制台会警告。支付宝的商店审核会拒绝这样的页面。脚本可能得到自身没有写出的方法：通过展开语法、Page 的包装函数、mixin，或接收“this”\
        的函数。这时，只有脚本直接或间接引入的模块都没有出现该名称时才报告；如果其中有模块找不到，或在运行时生成名称，则不报告，除非脚本有一个名称相近的方法。组件的事件只会调用 methods 中的函数。
        """),
    fix: .suggested, mergesBy: .message,
    yieldsTo: ["unsent-component-event", "unknown-event", "duplicate-attribute"],
    examples: [
      .wrong(
        #"<view onTap="⟦onTpa⟧"/>"#, script: "Page({ onTap() {} })",
        message: #""onTpa" is not a method of this page"#),
      .wrong(
        #"<view onTap="⟦send_emoji⟧"/>"#,
        script: "import base from './none'\nPage({ ...base, sendEmoji() {} })",
        message: #""send_emoji" is not a method of this page"#, fixed: #"<view onTap="sendEmoji"/>"#),
      .right(#"<view onTap="onTap" onLongTap="{{handler}}" ref="save"/>"#, script: "Page({ onTap() {} })"),
      .wrong(
        [
          "pages/a/a.wxml":
            #"<view bindtap="⟦open⟧" catch:tap="close" mut-bind:tap="" bindlongpress="{{m.f}}"/>"#,
          "pages/a/a.js": "Component({ open() {}, methods: { close() {} } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""open" is not a method of this page"#),
      .right(
        in: .wxml, #"<view bindtap="onTap" bindlongtap="{{handler}}" ref="save"/>"#,
        script: "Page({ onTap() {} })"),
      .wrong(
        in: .swan, #"<view bindtap="⟦onTpa⟧"/>"#, script: "Page({ onTap() {} })",
        message: #""onTpa" is not a method of this page"#),
      .right(
        in: .swan, #"<view bindtap="onTap" bindlongtap="{{handler}}" ref="save"/>"#,
        script: "Page({ onTap() {} })"),
    ],
    checks: [.project(checkUndefinedHandler)])
}

private func checkUndefinedHandler(_ context: ProjectContext) {
  let project = context.project
  for handler in MissingHandlers.all(in: context) {
    let place = project.files[handler.file].place(handler.use.range)
    if let meant = handler.meant {
      context.report(
        place, undefinedMethod(handler, near: meant, project), severity: .warning,
        fix: Fix(
          en: "write \(meant)", zh: "改为 \(meant)", .suggested, edits: [Edit(replace: place, with: meant)]),
        attribute: handler.use.attributeRange)
      continue
    }
    if doesNothing(handler.use, project.files[handler.file].unit.dialect) {
      context.report(
        place, undefinedNothing(handler, project), severity: .warning, attribute: handler.use.attributeRange)
      continue
    }
    let near =
      handler.isCertain
      ? context.nearestName(to: handler.use.name, in: handler.known.names, for: place.path, .sameWords) : nil
    context.report(
      place, undefinedMethod(handler, near: near, project), attribute: handler.use.attributeRange)
  }
}

/// Whether the event is only caught, by a method that is not meant to do anything. Without the method, it is caught all the
/// same; Alipay's platform reports the call, and its store rejects such pages.
private func doesNothing(_ use: HandlerUse, _ dialect: Dialect) -> Bool {
  guard dialect.family != .alipay, let event = dialect.events.name(use.attribute), event.catches else {
    return false
  }
  if event.event.lowercased() == "touchmove" { return true }
  let name = foldedName(use.name)
  return namesOfNothing.contains(name) || name.hasPrefix("stop") || name.hasPrefix("prevent")
}

/// Names, in lower case and without `_`, of methods that do nothing.
private let namesOfNothing: Set = ["noop", "none", "void", "empty", "nothing", "donothing"]

/// The handlers of a program that are reported.
struct MissingHandlers: Sendable {
  private let handlers: [MissingHandler]

  fileprivate static func all(in context: ProjectContext) -> [MissingHandler] { of(context).handlers }

  static func of(_ context: ProjectContext) -> MissingHandlers {
    context.ofProgram { project in
      var missing = missingHandlers(in: project)
      decideBySpelling(&missing, project.sources)
      var replacements = FrameworkReplacements(project)
      missing.removeAll { handler in
        isInReportedOption(handler, project)
          || replacements.mayGive(handler.use.name, to: project.files[handler.user].unit.scriptPath)
      }
      return MissingHandlers(handlers: missing)
    }
  }

  /// The tags of the file that have one.
  func tags(in file: Int) -> Set<ByteRange> { Set(handlers.lazy.filter { $0.file == file }.map(\.use.tag)) }
}

/// A handler that is in none of the scripts that may have it.
private struct MissingHandler: Sendable {
  let file: Int
  let use: HandlerUse
  /// The page or component that the message names.
  let user: Int
  /// What is known of its methods.
  let known: HandlerSet
  /// The questions that decide whether the scripts may get the method elsewhere.
  let questions: [NamesInScripts.Question]
  /// The method that is meant, where the scripts may have others: the only one with the name but for `_` and case.
  var meant: String?

  /// Whether the script itself shows all its methods.
  var isCertain: Bool { known.others < .made }

  /// Whether the script may have any methods.
  var isUnknown: Bool { known.others == .unknown }
}

/// The handlers that are missing in the scripts of all pages and components that render them.
private func missingHandlers(in project: Project) -> [MissingHandler] {
  var missing: [MissingHandler] = []
  var mixins = MixinResolution(project.sources)
  var handlers: [Int: HandlerSet] = [:]
  /// The names of `handlers`; made where one is missing.
  var like: [Int: NamesIgnoringCase] = [:]
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
        found.allSatisfy({ !handlers[$0]!.contains(use.name) })
      else { continue }
      if found.count == 1, like[user] == nil { like[user] = NamesIgnoringCase(handlers[user]!.names) }
      let meant = found.count == 1 ? like[user]!.only(use.name) : nil
      if meant == nil, !found.allSatisfy({ handlers[$0]!.others != .unknown }) { continue }
      missing.append(
        MissingHandler(
          file: index, use: use, user: user, known: handlers[user]!,
          questions: found.compactMap { user in
            guard let script = project.files[user].unit.scriptPath, let set = handlers[user] else {
              return nil
            }
            return NamesInScripts.Question(
              use.name, script: script, others: set.others, isGivenToApp: set.isGivenToApp)
          }, meant: meant))
    }
  }
  return missing
}

/// Whether the method is in an option that nobody reads: another rule reports the option, which is the cause.
private func isInReportedOption(_ handler: MissingHandler, _ project: Project) -> Bool {
  let unit = project.files[handler.user].unit
  guard case .option(let name)? = handler.known.misplaced[handler.use.name], let script = unit.script,
    let component = componentWithOwnOptions(script),
    let text = unit.scriptPath.flatMap({ project.sources.text($0) })
  else { return false }
  return wrongOptions(of: component, in: text, unit.dialect.family).contains { $0.option.value == name }
}

/// Names by what they are without `_` and the case of letters.
private struct NamesIgnoringCase {
  private let names: [String: [String]]

  init(_ names: Set<String>) { self.names = Dictionary(grouping: names, by: foldedName) }

  /// The only one of the names that is equal to `name` but for `_` and the case of letters.
  func only(_ name: String) -> String? {
    let like = names[foldedName(name)] ?? []
    return like.count == 1 ? like.first : nil
  }
}

/// Keeps the handlers that are not spelled in a module from which a page gets methods. Where the page may get other methods, a
/// handler is kept when one method is meant, and no module that can be read spells the handler.
private func decideBySpelling(_ missing: inout [MissingHandler], _ sources: ProgramSources) {
  let questions = missing.flatMap(\.questions)
  if questions.isEmpty { return missing.removeAll { $0.isUnknown } }
  let names = NamesInScripts(from: Set(questions.map(\.script)), in: sources)
  let excluded = names.excludes(questions)
  let spelled = names.spells(questions.map { NamesInScripts.Word($0.name, script: $0.script) })
  var next = 0
  missing = missing.compactMap { handler in
    let range = next..<next + handler.questions.count
    next = range.upperBound
    var handler = handler
    if !handler.isUnknown, excluded[range].allSatisfy({ $0 }) {
      handler.meant = nil
      return handler
    }
    return handler.meant != nil && !spelled[range].contains(true) ? handler : nil
  }
}

private func undefinedNothing(_ handler: MissingHandler, _ project: Project) -> Message {
  let usual = undefinedMethod(handler, near: nil, project)
  return Message(
    usual.text + LocalizedText(en: ", so the console warns on each touch", zh: "，因此每次触摸时控制台都会警告"),
    help: .init(en: "name an empty method", zh: "改为一个空方法的名称"))
}

private func undefinedMethod(
  _ handler: MissingHandler, near: String?, _ project: Project
) -> Message {
  let (name, user) = (handler.use.name, handler.user)
  let isComponent = project.files[user].unit.kind == .component
  let isMadeByPage =
    project.files[user].unit.script.map {
      $0.hasInstance(of: .page) && !$0.hasInstance(of: .component)
    } ?? false
  let path = project.display(user)
  let place =
    user == handler.file
    ? LocalizedText(en: isComponent ? "this component" : "this page", zh: isComponent ? "组件脚本" : "页面脚本")
    : LocalizedText(
      en: path
        + (handler.use.template == nil ? ", which includes this file" : ", which uses this template"),
      zh: (handler.use.template == nil ? "包含此文件的" : "使用此模板的") + " \(path) ")
  let help: LocalizedText =
    if let misplacement = handler.known.misplaced[name] {
      switch misplacement {
      case .methodsOfPage:
        LocalizedText(en: "this is a Page: move it out of methods", zh: "这是 Page：把它移到 methods 之外")
      case .option(let option):
        LocalizedText(en: "\"\(option)\" should be \"methods\"", zh: "“\(option)”应为“methods”")
      }
    } else if handler.known.uncallable.contains(name) {
      LocalizedText(
        en: "move \"\(name)\" into methods: events call no other functions of a component",
        zh: "把“\(name)”移到 methods 中：事件只会调用组件 methods 中的函数")
    } else if handler.meant == nil, !handler.isCertain {
      LocalizedText(en: "no module that this page imports mentions it", zh: "此页面引入的模块中都没有这个名称")
    } else {
      didYouMean(near)
        ?? LocalizedText(
          en: "add the method \"\(name)\" to "
            + "\(isComponent && !isMadeByPage ? "methods of the component" : "the page")'s script",
          zh: "在\(isComponent && !isMadeByPage ? "组件脚本的 methods " : "页面脚本")中添加方法“\(name)”")
    }
  return Message(
    en: "\"\(name)\" is not a method of \(place.english)", zh: "\(place.chinese)中没有方法“\(name)”", help: help
  )
}

import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An event that a component never sends.
package var unsentComponentEvent: Rule {
  Rule(
    id: "unsent-component-event",
    summary: .init(
      en: "an event of a component that the component's script never sends",
      zh: "组件脚本从不触发的组件事件"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: """
        The handler is never called. Looked at are components of the program whose script shows every event that it sends; \
        nothing is said of an event that bubbles, or whose name a module spells that the component imports.
        """,
      zh: "事件处理函数永远不会执行。只检查小程序自己的组件，并且其脚本中能看出触发的全部事件；会冒泡的事件不报告，名称出现在组件所引入模块中的事件也不报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<card ⟦onPikc⟧="pick"/>"#,
          "pages/a/a.js": "Page({ pick() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.axml": #"<view onTap="tap"/>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js":
            "Component({ props: { onPick() {} }, methods: { tap() { this.props.onPick() } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""card" never sends "onPikc""#, fixed: #"<card onPick="pick"/>"#),
      .right([
        "pages/a/a.axml": #"<card onPick="pick" onTap="pick"/>"#,
        "pages/a/a.js": "Page({ pick() {} })",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
        "components/card.axml": #"<view onTap="tap"/>"#,
        "components/card.json": #"{ "component": true }"#,
        "components/card.js": "Component({ methods: { tap() { this.props.onPick() } } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<card ⟦bind:refresh⟧="load"/>"#,
          "pages/a/a.js": "Page({ load() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.wxml": #"<view bindtap="tap"/>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ methods: { tap() { this.triggerEvent('cancel') } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""card" never sends "refresh""#),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  context.forEachUse(where: \.isEvent) { use, user, component in
    let dialect = project.files[user].unit.dialect
    for attribute in use.attributes where attribute.isEvent {
      guard let event = dialect.events.name(attribute.name), !bubbles(event.event, dialect) else { continue }
      if dialect.family == .alipay {
        if event.binding == .bind { checkFunction(attribute, use, user, component, context) }
      } else {
        checkEvent(event.event, attribute, use, user, component, context)
      }
    }
  }
}

/// Whether every element has the event, because it bubbles.
private func bubbles(_ event: String, _ dialect: Dialect) -> Bool {
  let name = event.lowercased()
  // The word of browsers is no event of an element, so it is one of the component.
  if name == "click" { return false }
  return dialect.components.bubblingEvent(name) != nil
    || ["tap", "touch", "long", "transitionend", "animation"].contains(where: name.hasPrefix)
}

// MARK: Events by name

private func checkEvent(
  _ event: String, _ attribute: UsedAttribute, _ use: ComponentUse, _ user: Int, _ component: KnownComponent,
  _ context: ProjectContext
) {
  let project = context.project
  let (sent, path) = (component.script.sentEvents, component.scriptPath)
  if sent.contains(where: { $0.name.value == event }) || component.property(ofAttribute: event) != nil
    || component.property(ofAttribute: attribute.name) != nil
  {
    return
  }
  guard let modules = component.modules(project) else { return }
  if modules.sendUnknownEvents && !component.isMade || modules.areIncomplete || modules.spell("#" + event)
    || isSentAround(event, user, project)
  {
    return
  }
  let all = distinct(sent.map(\.name.value))
  let near = context.nearest(to: event, in: all, for: project.files[user].unit.path, .strict)
  if component.isMade, near == nil || component.isMadeWith(event, project) { return }
  if near == nil, !all.contains("bind" + event), component.showsUnknownComponents(project) { return }
  let prefixed = "bind" + event
  let meant = all.contains(prefixed) ? prefixed : near?.name
  let help =
    meant == prefixed
    ? LocalizedText(
      en: "it triggers \"\(prefixed)\": drop \"bind\" there", zh: "组件触发的是“\(prefixed)”：去掉其中的“bind”")
    : didYouMean(near?.name) ?? sentEvents(all)
  var fix: Fix?
  if meant != prefixed, let near, near.isOnlyOne {
    fix = renaming(attribute, event, to: near.name, in: project.files[user])
  }
  context.report(
    project.files[user].place(attribute.range),
    Message(en: "\"\(use.tag)\" never sends \"\(event)\"", zh: "“\(use.tag)”从不触发“\(event)”", help: help),
    related: sent.filter { $0.name.value == meant }.prefix(1).map {
      RelatedPlace(
        en: "\"\($0.name.value)\" is sent here", zh: "“\($0.name.value)”在这里触发",
        at: Place(path: path, range: $0.name.range))
    }, fix: fix)
}

/// Whether another script on the page sends the event for the component, or one that bubbles has its name.
private func isSentAround(_ event: String, _ user: Int, _ project: Project) -> Bool {
  project.componentsReachable(from: user).contains { file in
    project.files[file].unit.script?.sentEvents.contains { sent in
      sent.name.value == event && (!sent.isOwn || sent.bubbles)
    } ?? false
  }
}

private func renaming(_ attribute: UsedAttribute, _ event: String, to name: String, in file: ProjectFile)
  -> Fix
{
  let range = ByteRange(Int(attribute.range.end) - event.utf8.count, Int(attribute.range.end))
  return Fix(
    en: "write \(name)", zh: "改为 \(name)", .suggested, edits: [Edit(replace: file.place(range), with: name)])
}

/// What a component sends, by the first five names.
private func sentEvents(_ names: [String]) -> LocalizedText {
  if names.isEmpty {
    return LocalizedText(en: "it sends no events", zh: "该组件不触发任何事件：删除该属性，或在组件脚本中用 triggerEvent 触发")
  }
  let (shown, isCut) = (names.prefix(5), names.count > 5)
  return LocalizedText(
    en: "it sends: \(shown.joined(separator: ", "))\(isCut ? ", ..." : "")",
    zh: "改为该组件触发的事件：\(shown.joined(separator: "、"))\(isCut ? "……" : "")")
}

// MARK: Functions that are properties

private func checkFunction(
  _ attribute: UsedAttribute, _ use: ComponentUse, _ user: Int, _ component: KnownComponent,
  _ context: ProjectContext
) {
  let project = context.project
  let (name, path) = (attribute.name, component.scriptPath)
  if component.isMade || component.property(ofAttribute: name) != nil { return }
  guard let modules = component.modules(project) else { return }
  if modules.passProps || modules.areIncomplete || modules.spell(name)
    || project.parts(of: component.file).contains(where: {
      project.files[$0].facts.usedNames?.contains(name) ?? true
    })
  {
    return
  }
  let declared = component.properties.filter { $0.name.hasPrefix("on") }
  let all = distinct(declared.map(\.name) + modules.functionProps)
  let near = context.nearest(to: name, in: all, for: project.files[user].unit.path, .strict)
  var fix: Fix?
  if let near, near.isOnlyOne { fix = renaming(attribute, name, to: near.name, in: project.files[user]) }
  context.report(
    project.files[user].place(attribute.range),
    Message(
      en: "\"\(use.tag)\" never sends \"\(name)\"", zh: "“\(use.tag)”从不触发“\(name)”",
      help: didYouMean(near?.name) ?? sentEvents(all)),
    related: declared.filter { $0.name == near?.name }.prefix(1).map {
      RelatedPlace(
        en: "\"\($0.name)\" is declared here", zh: "“\($0.name)”在这里声明",
        at: Place(path: path, range: $0.nameRange))
    }, fix: fix)
}

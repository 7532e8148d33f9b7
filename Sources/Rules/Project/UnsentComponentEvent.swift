import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An event that a component never sends.
package var unsentComponentEvent: Rule {
  Rule(
    id: "unsent-component-event",
    summary: "an event of a component that the component's script never sends",
    category: .project,
    severity: .warning,
    rationale: """
      The handler is never called. Looked at are components of the program whose script shows every event that it sends; \
      nothing is said of an event that bubbles, or whose name a module spells that the component imports.
      """,
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
  if sent.contains(where: { $0.name.value == event }) || component.property(ofAttribute: event) != nil {
    return
  }
  guard let modules = component.modules(project) else { return }
  if modules.sendUnknownEvents || modules.areIncomplete || modules.spell("#" + event)
    || isSentAround(event, user, project)
  {
    return
  }
  let all = distinct(sent.map(\.name.value))
  let near = context.nearest(to: event, in: all, for: project.files[user].unit.path, .strict)
  let prefixed = "bind" + event
  let meant = all.contains(prefixed) ? prefixed : near?.name
  let help =
    meant == prefixed
    ? "it triggers \"\(prefixed)\": drop \"bind\" there"
    : didYouMean(near?.name) ?? (all.isEmpty ? "it sends no events" : "it sends: \(list(all))")
  var fix: Fix?
  if meant != prefixed, let near, near.isOnlyOne {
    fix = renaming(attribute, event, to: near.name, in: project.files[user])
  }
  context.report(
    project.files[user].place(attribute.range),
    Message("\"\(use.tag)\" never sends \"\(event)\"", help: help),
    related: sent.filter { $0.name.value == meant }.prefix(1).map {
      RelatedPlace("\"\($0.name.value)\" is sent here", at: Place(path: path, range: $0.name.range))
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
  return Fix("write \(name)", .suggested, edits: [Edit(replace: file.place(range), with: name)])
}

/// The first five names.
private func list(_ names: [String]) -> String {
  names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", ..." : "")
}

// MARK: Functions that are properties

private func checkFunction(
  _ attribute: UsedAttribute, _ use: ComponentUse, _ user: Int, _ component: KnownComponent,
  _ context: ProjectContext
) {
  let project = context.project
  let (name, path) = (attribute.name, component.scriptPath)
  if component.property(ofAttribute: name) != nil { return }
  guard let modules = component.modules(project) else { return }
  if modules.passProps || modules.areIncomplete || modules.spell(name)
    || project.parts(of: component.file).contains(where: {
      project.files[$0].facts.usedNames?.contains(name) ?? true
    })
  {
    return
  }
  let declared = component.properties.filter { $0.name.hasPrefix("on") }
  let all = distinct(declared.map(\.name))
  let near = context.nearest(to: name, in: all, for: project.files[user].unit.path, .strict)
  var fix: Fix?
  if let near, near.isOnlyOne { fix = renaming(attribute, name, to: near.name, in: project.files[user]) }
  context.report(
    project.files[user].place(attribute.range),
    Message(
      "\"\(use.tag)\" never sends \"\(name)\"",
      help: didYouMean(near?.name) ?? (all.isEmpty ? "it sends no events" : "it sends: \(list(all))")),
    related: declared.filter { $0.name == near?.name }.prefix(1).map {
      RelatedPlace("\"\($0.name)\" is declared here", at: Place(path: path, range: $0.nameRange))
    }, fix: fix)
}

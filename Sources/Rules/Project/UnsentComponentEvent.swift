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
      en: "a component event that the component never sends",
      zh: "组件脚本从不触发该组件事件"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The handler is never called. Only components whose script shows every event they send are checked. \
        Not reported for events that bubble, or that a module which the component imports mentions.
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
      .right(
        [
          "pages/a/a.wxml": #"<card bind:pick="pick" bindtap="pick"/>"#,
          "pages/a/a.js": "Page({ pick() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.wxml": #"<view bindtap="tap"/>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ methods: { tap() { this.triggerEvent('pick') } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.swan": #"<card ⟦bind:pikc⟧="pick"/>"#,
          "pages/a/a.js": "Page({ pick() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.swan": #"<view bindtap="tap"/>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ methods: { tap() { this.triggerEvent('pick') } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ],
        message: #""card" never sends "pikc""#, fixed: #"<card bind:pick="pick"/>"#),
      .right(
        [
          "pages/a/a.swan": #"<card bind:pick="pick" bindtap="pick"/>"#,
          "pages/a/a.js": "Page({ pick() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.swan": #"<view bindtap="tap"/>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ methods: { tap() { this.triggerEvent('pick') } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnsentComponentEvent)])
}

private func checkUnsentComponentEvent(_ context: ProjectContext) {
  let project = context.project
  var around = EventsAround(project)
  context.forEachUse(where: \.isEvent) { use, user, component in
    let dialect = project.files[user].unit.dialect
    for attribute in use.attributes where attribute.isEvent {
      // `foreign-directive` reports modifiers of Vue: `bind:change.once`.
      if dialect.hasVueModifiers(attribute.name) { continue }
      if dialect.family == .alipay {
        // Nearly always other elements have it, too.
        if component.silentEvents.contains(attribute.name) { continue }
        if mayBeFunction(attribute.name, of: component, dialect, project) {
          component.silentEvents.insert(attribute.name)
        } else {
          reportFunction(attribute, use, user, component, context)
        }
      } else if let event = dialect.events.name(attribute.name), !bubbles(event.event, dialect) {
        checkEvent(event.event, attribute, use, user, component, &around, context)
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
  _ around: inout EventsAround, _ context: ProjectContext
) {
  let project = context.project
  let sent = component.events
  if sent.contain(event) || component.property(ofAttribute: event) != nil
    || component.property(ofAttribute: attribute.name) != nil
  {
    return
  }
  guard let modules = component.modules(project) else { return }
  if modules.sendUnknownEvents && !component.isMade || modules.areIncomplete || modules.spell("#" + event)
    || around.mayContain(event, on: user)
  {
    return
  }
  let near = context.nearest(to: event, in: sent.names, for: project.files[user].unit.path, .strict)
  if component.isMade, near == nil || component.isMadeWith(event, project) { return }
  if near == nil, !sent.contain("bind" + event), around.mayCrossUnknownComponents(component.file) { return }
  let prefixed = "bind" + event
  let meant = sent.contain(prefixed) ? prefixed : near?.name
  let help =
    meant == prefixed
    ? LocalizedText(
      en: "it triggers \"\(prefixed)\": drop \"bind\" there", zh: "组件触发的是“\(prefixed)”：去掉其中的“bind”")
    : didYouMean(near?.name) ?? sentEvents(sent.names)
  var fix: Fix?
  if meant != prefixed, let near, near.isOnlyOne {
    fix = renaming(attribute, event, to: near.name, in: project.files[user])
  }
  context.report(
    project.files[user].place(attribute.range),
    Message(en: "\"\(use.tag)\" never sends \"\(event)\"", zh: "“\(use.tag)”从不触发“\(event)”", help: help),
    related: meant.flatMap { name in
      sent.range(of: name).map {
        [
          RelatedPlace(
            en: "\"\(name)\" is sent here", zh: "“\(name)”在这里触发",
            at: Place(path: component.scriptPath, range: $0))
        ]
      }
    } ?? [], fix: fix)
}

/// What may send events around a component: found once for each page and component.
private struct EventsAround {
  private let project: Project
  private var budget: LinkBudget
  /// What scripts on a page send for another one, or so that it bubbles; nil where that is not all known, because the budget
  /// is used up.
  private var sent: [Int: Set<String>?] = [:]
  /// Whether a file uses a component that is not of the program, and whether one is shown in it.
  private var usesUnknown: [Int: Bool] = [:]
  private var showsUnknown: [Int: Bool] = [:]

  /// What each file shows itself.
  private var shown: [Int: [Int]] = [:]

  init(_ project: Project) {
    self.project = project
    budget = LinkBudget(for: project)
  }

  /// The file, and what it shows, through any number of files; nil when the budget is used up before all are known.
  private mutating func reachable(from file: Int) -> Set<Int>? {
    var seen: Set<Int> = [file]
    var waiting = [file]
    while let current = waiting.popLast() {
      let next = shown[current] ?? project.filesShown(by: current)
      shown[current] = next
      guard budget.follow(1 + next.count) else { return nil }
      for other in next where seen.insert(other).inserted { waiting.append(other) }
    }
    return seen
  }

  /// Whether another script on the page may send the event for the component, or one that bubbles has its name.
  mutating func mayContain(_ event: String, on user: Int) -> Bool {
    let events = sent[user] ?? events(on: user)
    sent[user] = .some(events)
    return events?.contains(event) ?? true
  }

  private mutating func events(on user: Int) -> Set<String>? {
    guard let files = reachable(from: user) else { return nil }
    var events: Set<String> = []
    for file in files {
      guard let script = project.files[file].unit.script else { continue }
      guard budget.follow(script.sentEvents.count) else { return nil }
      for sent in script.sentEvents where !sent.isOwn || sent.bubbles { events.insert(sent.name.value) }
    }
    return events
  }

  /// Whether a component may show another one whose script is not of the program, such as one of a package: an event that
  /// this sends may cross it.
  mutating func mayCrossUnknownComponents(_ component: Int) -> Bool {
    if let known = showsUnknown[component] { return known }
    let found = reachable(from: component)?.contains { hasUnknownComponents($0) } ?? true
    showsUnknown[component] = found
    return found
  }

  private mutating func hasUnknownComponents(_ file: Int) -> Bool {
    if let known = usesUnknown[file] { return known }
    let found = project.hasUnknownComponents(file)
    usesUnknown[file] = found
    return found
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

/// Whether an attribute is a property of the component, or something else that does not have to be one.
private func mayBeFunction(
  _ name: String, of component: KnownComponent, _ dialect: Dialect, _ project: Project
) -> Bool {
  if component.isMade || component.property(ofAttribute: name) != nil { return true }
  guard let event = dialect.events.name(name), event.binding == .bind, !bubbles(event.event, dialect),
    let modules = component.modules(project)
  else { return true }
  return component.mayUse(name, modules, project)
}

private func reportFunction(
  _ attribute: UsedAttribute, _ use: ComponentUse, _ user: Int, _ component: KnownComponent,
  _ context: ProjectContext
) {
  let project = context.project
  let name = attribute.name
  guard let modules = component.modules(project) else { return }
  let called = component.functions(modules)
  let near = context.nearest(to: name, in: called.names, for: project.files[user].unit.path, .strict)
  var fix: Fix?
  if let near, near.isOnlyOne { fix = renaming(attribute, name, to: near.name, in: project.files[user]) }
  context.report(
    project.files[user].place(attribute.range),
    Message(
      en: "\"\(use.tag)\" never sends \"\(name)\"", zh: "“\(use.tag)”从不触发“\(name)”",
      help: didYouMean(near?.name) ?? sentEvents(called.names)),
    related: near.flatMap { near in
      called.range(of: near.name).map {
        [
          RelatedPlace(
            en: "\"\(near.name)\" is declared here", zh: "“\(near.name)”在这里声明",
            at: Place(path: component.scriptPath, range: $0))
        ]
      }
    } ?? [], fix: fix)
}

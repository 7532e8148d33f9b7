import Diagnostics
import Linting
import Markup
import MiniProgram

/// An event that no tag has, but that is near to one.
package var misspelledEvent: Rule {
  Rule(
    id: "misspelled-event",
    summary: .init(
      en: "a misspelled event", zh: "事件名疑似拼写错误"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The event never fires, and no error is shown. A component may send events of any name: on its tag, \
        a name is reported only if it is long, is one letter off an event of a built-in tag, and is not \
        mentioned by any script that belongs to the page.
        """,
      zh: "该事件永远不会触发，且没有任何提示。组件可以触发任意名称的事件：在组件标签上，只报告与内置标签的某个事件相差一个字母的长名称，并且相关脚本中都没有出现该名称。"),
    fix: .suggested, yieldsTo: ["unsent-component-event"],
    examples: [
      .wrong(
        #"<view ⟦onLongPress⟧="go" ⟦catchClick⟧="go"/><view ⟦onTab⟧="go"/>"#,
        message: #""view" has no event "LongPress""#, #""view" has no event "Click""#,
        #""view" has no event "Tab""#, fixed: #"<view onLongTap="go" catchTap="go"/><view onTap="go"/>"#),
      .right(
        #"<view onTap="go" onInput="go" onscrolltolower="go"><slot/></view><scroll-view scroll-y onScrollToLower="go"/>"#
      ),
      .wrong(
        in: .wxml, #"<view ⟦bindtab⟧="go" ⟦bind:longpres⟧="go"/><view ⟦catchclick⟧="go"/>"#,
        message: #""view" has no event "tab""#, #""view" has no event "longpres""#,
        #""view" has no event "click""#,
        fixed: #"<view bindtap="go" bind:longpress="go"/><view catchtap="go"/>"#),
      .wrong(
        in: .swan, #"<view ⟦bindtab⟧="go"/>"#, message: #""view" has no event "tab""#,
        fixed: #"<view bindtap="go"/>"#),
      .right(
        in: .wxml,
        #"<view bindtap="go" bind:longpress="go"><slot/></view><scroll-view scroll-y bindscrolltolower="go"/>"#
      ),
      .right(
        in: .swan,
        #"<view bindtap="go" bind:longpress="go"><slot/></view><scroll-view scroll-y bindscrolltolower="go"/>"#
      ),
    ],
    checks: [
      .attributes(.matching { mayBeMisspelled($0, $1) }, checkMisspelledEvent), .project(checkComponents),
    ])
}

/// Whether the name is an event that no tag has. If only its case is wrong, another rule reports it. If another tag has it,
/// it may be passed on.
private func mayBeMisspelled(_ name: String, _ dialect: Dialect) -> Bool {
  guard let event = dialect.events.name(name)?.event else { return false }
  return otherWords(dialect)[event] != nil || dialect.components.anyEvent(event) == nil
}

private func checkMisspelledEvent(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let (dialect, name) = (context.dialect, attribute.nameText)
  guard element.name != .slot, context.isBuiltIn(element), let event = dialect.events.name(name),
    let tag = dialect.components[element.tag]
  else { return }
  let known = Set(tag.events.compactMap { dialect.events.name($0)?.event }).union(dialect.events.bubbling)
  if known.contains(event.event) { return }
  let meant: String
  if let other = otherWords(dialect)[event.event] {
    // It is not known whether tags without documentation have such an event of their own.
    guard tag.sources.contains(.componentDocs) else { return }
    meant = other
  } else {
    guard
      let near = nearest(to: event.event, in: known) ?? inflected(event.event, known)
        ?? withoutOn(event.event, known, dialect)
    else { return }
    meant = near
  }
  let right = String(name.dropLast(event.event.count)) + meant
  if element.attributes.contains(where: { $0.nameText == right }) { return }
  context.report(
    attribute.nameRange, unknownEventMessage(element.tag, event.event, right),
    fix: Fix(
      en: "write \(right)", zh: "改为 \(right)", .suggested,
      edits: [context.replace(attribute.nameRange, with: right)]))
}

/// Reports events of components that are nearly those of built-in tags, which components pass on under their names.
private func checkComponents(_ context: ProjectContext) {
  let project = context.project
  for (_, file) in project.files(with: .componentUses) where !file.facts.hasSyntaxMistakes {
    let dialect = file.unit.dialect
    for use in file.facts.componentUses {
      for attribute in use.attributes where attribute.isEvent && attribute.name.utf8.count > shortestEvent {
        guard let event = dialect.events.name(attribute.name)?.event, event.utf8.count >= shortestEvent,
          let meant = dialect.components.onlyEvent(near: event), !isInflected(event, meant),
          dialect.misspelledNativeTag(use.tag) == nil, !isSpelled(attribute.name, event, use, file, project)
        else { continue }
        let right = String(attribute.name.dropLast(event.count)) + meant
        if use.attributes.contains(where: { $0.name == right }) { continue }
        context.report(
          file.place(attribute.range), unknownEventMessage(use.tag, event, right),
          fix: Fix(
            en: "write \(right)", zh: "改为 \(right)", .suggested,
            edits: [Edit(replace: file.place(attribute.range), with: right)]),
          attribute: attribute.range)
      }
    }
  }
}

/// How many letters an event of a component has that is compared with those of built-in tags.
private let shortestEvent = 10

/// Whether one name is a form of the other, begins with another letter, as `setuserinfo` and `getuserinfo` do, or has hyphens:
/// components name their own events so.
private func isInflected(_ event: String, _ meant: String) -> Bool {
  let (event, meant) = (event.lowercased(), meant.lowercased())
  return !event.utf8.allSatisfy(\.isASCIILetter) || event.utf8.first != meant.utf8.first
    || event == meant + "s" || event + "s" == meant
    || ["ed", "ing"].contains { event.hasSuffix($0) || meant.hasSuffix($0) }
}

/// Whether the script of the component or of the page, or a module of theirs, may spell the event.
private func isSpelled(
  _ attribute: String, _ event: String, _ use: ComponentUse, _ user: ProjectFile, _ project: Project
) -> Bool {
  let target = project.sources.componentTargets(of: user.unit)[use.tag]
  let component = target.flatMap { project.file(at: $0)?.unit.scriptPath }
  // What is a property of Alipay's components is not known without their scripts.
  if component == nil, user.unit.dialect.family == .alipay { return true }
  return [component, user.unit.scriptPath].contains { path in
    guard let modules = path.flatMap({ ReachableModules(from: $0, in: project.sources) }) else {
      return false
    }
    return modules.spell("#" + event) || modules.spell(event) || modules.spell(attribute)
  }
}

/// What browsers and other platforms call two of the bubbling events.
private func otherWords(_ dialect: Dialect) -> [String: String] {
  dialect.events.form == .capitalised ? capitalisedWords : plainWords
}

private let capitalisedWords = [
  "LongPress": "LongTap", "LongClick": "LongTap", "Click": "Tap", "Press": "Tap",
]
private let plainWords = ["longclick": "longpress", "click": "tap", "press": "tap"]

/// The name at an edit distance of 1, for longer ones of 2.
private func nearest(to event: String, in known: Set<String>) -> String? {
  let limit = event.utf8.count >= 8 ? 2 : 1
  return known.map { (distance: editDistance(event.utf8, $0.utf8, limit: limit), name: $0) }
    .filter { $0.distance <= limit }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// The event of which the name is another form: "change" for "changed", "load" for "Loading".
private func inflected(_ event: String, _ known: Set<String>) -> String? {
  for ending in ["ing", "ed", "d"] where event.hasSuffix(ending) {
    let stem = String(event.dropLast(ending.count))
    if let name = [stem, stem + "e"].first(where: known.contains) { return name }
    // "tapped"
    let last = stem.utf8.last
    if last == stem.utf8.dropLast().last, known.contains(String(stem.dropLast())) {
      return String(stem.dropLast())
    }
  }
  return nil
}

/// The event with "on" before it, as attributes of browsers and of Alipay have it: `bindonclick`, `bindonInput`.
private func withoutOn(_ event: String, _ known: Set<String>, _ dialect: Dialect) -> String? {
  let event = event.lowercased()
  guard event.hasPrefix("on"), dialect.events.form != .capitalised else { return nil }
  let name = String(event.dropFirst(2))
  return otherWords(dialect)[name] ?? known.first { $0.lowercased() == name }
}

private func unknownEventMessage(_ tag: String, _ event: String, _ right: String) -> Message {
  Message(
    en: "\"\(tag)\" has no event \"\(event)\"", zh: "“\(tag)”没有“\(event)”事件",
    help: .init(en: "write \(right)", zh: "改为 \(right)"))
}

import Diagnostics
import Linting
import Markup
import Reference

/// An event of another tag, which does not bubble.
package var unknownEvent: Rule {
  Rule(
    id: "unknown-event",
    summary: .init(en: "an event that this built-in tag does not send", zh: "内置标签不会触发该事件"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The event does not bubble, so the method is never called.",
      zh: "该事件不会冒泡，因此永远不会调用该方法。"),
    examples: [
      .wrong(
        #"<view ⟦onScrollToLower⟧="more"/><image ⟦onSubmit⟧="send"/>"#,
        message: #""view" has no event "ScrollToLower""#, #""image" has no event "Submit""#),
      .right(
        #"<scroll-view scroll-y onScrollToLower="more"/><view onTap="go" onChosen="set"/><my-box onSubmit="send"/>"#
      ),
      .wrong(
        in: .wxml, #"<view ⟦bindscrolltolower⟧="more"/>"#,
        message: #""view" has no event "scrolltolower""#),
      .wrong(
        in: .swan, #"<view ⟦bindscrolltolower⟧="more"/>"#,
        message: #""view" has no event "scrolltolower""#),
      .right(
        in: .wxml,
        #"<scroll-view scroll-y bindscrolltolower="more"/><view bindtap="go" bindchosen="set"/><my-box bindsubmit="send"/>"#
      ),
      .right(
        in: .swan,
        #"<scroll-view scroll-y bindscrolltolower="more"/><view bindtap="go" bindchosen="set"/><my-box bindsubmit="send"/>"#
      ),
    ],
    checks: [.attributes(.matching { isOfSomeTag($0, $1) }, on: isForeign, with: .text, checkUnknownEvent)])
}

/// Whether the name binds an event that does not bubble, and that built-in tags of the dialect have.
private func isOfSomeTag(_ name: String, _ dialect: Dialect) -> Bool {
  guard let event = dialect.events.name(name)?.event else { return false }
  return dialect.components.anyEvent(event) == event && dialect.components.bubblingEvent(event) == nil
}

/// Whether the event is known not to be of the tag.
private func isForeign(_ name: String, _ tag: String, _ dialect: Dialect) -> Bool {
  // Nearly always it is an event of the tag, in its usual spelling.
  guard !dialect.components.binds(name, on: tag), let builtin = dialect.components[tag],
    builtin.sources.contains(.componentDocs), let event = dialect.events.name(name)?.event
  else { return false }
  // The tables of other dialects are made when they are first asked.
  return dialect.components.event(event, of: builtin) == nil && !hasSome(event, tag)
    && !hasSome(event, "view") && !hasUndocumented(event, tag, dialect)
}

private func checkUnknownEvent(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let (dialect, tag) = (context.dialect, element.tag)
  guard element.name != .slot, element.name != .template, element.name != .block, element.name != .include,
    // A mustache hands on what a template or component was given for another tag.
    attribute.staticValue != nil, context.isBuiltIn(element),
    let event = dialect.events.name(attribute.nameText)?.event, !mayBePassedOn(in: element, context)
  else { return }
  let others = dialect.components.names.filter { name in
    dialect.components[name].flatMap { dialect.components.event(event, of: $0) } == event
  }
  if others.isEmpty { return }
  context.report(attribute.nameRange, unknownEventMessage(event, tag: tag, others))
}

/// Whether some dialect gives the event to the tag. What is known of one dialect is incomplete: another's table fills the gaps.
private func hasSome(_ event: String, _ tag: String) -> Bool {
  // Input fields of some base libraries send a change as browsers do.
  if event.lowercased() == "change", tag == "input" || tag == "textarea" { return true }
  return Dialect.all.contains { dialect in
    guard let builtin = dialect.components[tag] else { return false }
    return dialect.components.event(event, of: builtin) != nil
      || dialect.reference(ofEvent: dialect.components.anyEvent(event) ?? event, onTag: tag) != nil
  }
}

/// Whether the platform sends an event that no document gives to the tag.
///
/// Source: ant-design-mini, Radio, which hears of a choice on Alipay in no other way.
private func hasUndocumented(_ event: String, _ tag: String, _ dialect: Dialect) -> Bool {
  dialect.family == .alipay && tag == "radio" && event == "Change"
}

/// Whether something in the element may send an event of that name that bubbles: a component, or what a slot or template shows.
private func mayBePassedOn(in element: Element, _ context: FileContext) -> Bool {
  var index = element.index + 1
  while index < Int(element.node.subtreeEnd) {
    if let child = context.document.node(index).element {
      switch child.name.known {
      case .slot, .template, .include: return true
      case .block: break
      default: if !context.isBuiltIn(child) { return true }
      }
    }
    index += 1
  }
  return false
}

private func unknownEventMessage(_ event: String, tag: String, _ others: [String]) -> Message {
  let tags = quotedList(others)
  return Message(
    en: "\"\(tag)\" has no event \"\(event)\"", zh: "“\(tag)”没有“\(event)”事件",
    help: .init(en: "these have it: \(tags.english)", zh: "改用有该事件的标签：\(tags.chinese)"))
}

import Diagnostics
import Linting
import Markup

/// An event of a native view under a name that does not bind one.
package var invalidEventName: Rule {
  Rule(
    id: "invalid-event-name",
    summary: .init(
      en: "an event bound under a name other than \"on\" and a capital letter",
      zh: "绑定的事件名不是“on”加大写字母"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        A native view sends its events only to "onXxx" attributes. To the view, other prefixes and other \
        platforms' forms are plain parameters: the method is never called.
        """,
      zh: "原生视图只把事件发给“onXxx”属性。其他前缀和其他平台的写法，对视图来说只是普通参数：方法永远不会调用。"),
    fix: .suggested,
    sources: [
      .init(
        en: "the event of <external-element>: document 1219/57633 of tencentcloud.com",
        zh: "<external-element> 的事件：tencentcloud.com 的文档 1219/57633")
    ],
    examples: [
      .wrong(
        #"<mpaas-component id="a" ⟦bindtap⟧="go"/><mpaas-component id="b" ⟦bind:region-change⟧="go"/>"#,
        message: #""bindtap" does not bind an event"#, #""bind:region-change" does not bind an event"#,
        fixed: #"<mpaas-component id="a" onTap="go"/><mpaas-component id="b" onRegionChange="go"/>"#),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onTap="go"/>
        <mpaas-component id="b" type="my_map" style="{{ width: 200, height: 200 }}" onRegionChange="go"/>
        """),
      .wrong(
        in: .wxml,
        """
        <external-element id="a" type="b" ⟦bindExternalElementEvent⟧="go"/><external-element id="c" type="b" \
        ⟦onExternalElementEvent⟧="go"/><native-view type="d" ⟦@ready⟧="go"/>
        """, message: #""bindExternalElementEvent" does not bind an event"#,
        #""onExternalElementEvent" does not bind an event"#, #""@ready" does not bind an event"#,
        fixed: """
          <external-element id="a" type="b" bindexternalelementevent="go"/><external-element id="c" type="b" \
          bindexternalelementevent="go"/><native-view type="d" bindready="go"/>
          """),
      .right(
        in: .wxml,
        #"<external-element id="a" type="my_map" style="width: 200px; height: 200px" bindexternalelementevent="go"/>"#
      ),
    ],
    checks: [
      .attributes(.matching { isAlipayEvent($0, $1) }, of: .nativeViews, checkInvalidEventName),
      .attributes(.matching { mayBeWeChatEvent($0, $1) }, of: .nativeViews, checkWeChat),
    ])
}

private func isAlipayEvent(_ name: String, _ dialect: Dialect) -> Bool {
  dialect.family == .alipay && NativeAttribute.mayBeMisnamedEvent(name, dialect)
}

/// The event of `<external-element>`, the only one that it has.
///
/// Source: document 1219/57633 of tencentcloud.com.
let externalElementEvent = "externalelementevent"

private func mayBeWeChatEvent(_ name: String, _ dialect: Dialect) -> Bool {
  guard dialect.family == .weChat else { return false }
  if let event = dialect.events.name(name)?.event { return event.lowercased() == externalElementEvent }
  return event(inForeignForm: name, dialect) != nil
}

/// The event that a name binds in another language: `onTap`, `@tap`, `v-on:tap`.
private func event(inForeignForm name: String, _ dialect: Dialect) -> String? {
  for prefix in ["@", "v-on:"] where name.hasPrefix(prefix) && name.count > prefix.count {
    return String(name.dropFirst(prefix.count))
  }
  guard name.hasPrefix("on"), let first = name.dropFirst(2).unicodeScalars.first, ("A"..."Z").contains(first)
  else { return nil }
  return String(name.dropFirst(2))
}

private func checkWeChat(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard context.isNativeView(element) else { return }
  let (name, dialect) = (attribute.nameText, context.dialect)
  let right: String
  if let bound = dialect.events.name(name) {
    guard context.isExternalElement(element), bound.event != externalElementEvent else { return }
    right = String(name.dropLast(bound.event.count)) + externalElementEvent
  } else if let event = event(inForeignForm: name, dialect) {
    let isKnown = event.lowercased() == externalElementEvent && context.isExternalElement(element)
    right = dialect.events.spelling(.bind, isKnown ? externalElementEvent : event.lowercased())
  } else {
    return
  }
  let isThere = element.attributes.contains { $0.nameText == right }
  context.report(
    attribute.nameRange, unboundEvent(name, right),
    fix: isThere
      ? nil
      : Fix(
        en: "write \(right)", zh: "改为 \(right)", .suggested,
        edits: [context.replace(attribute.nameRange, with: right)]))
}

private func checkInvalidEventName(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard case .misnamedEvent(let event) = NativeAttribute(attribute, of: element, context) else { return }
  context.report(
    attribute.nameRange, unboundEvent(attribute.nameText, event),
    fix: fixInvalidEventName(attribute, event, element, context))
}

private func fixInvalidEventName(
  _ attribute: Attribute, _ event: String, _ element: Element, _ context: FileContext
) -> Fix? {
  guard context.dialect.events.name(event) != nil,
    !element.attributes.contains(where: { $0.nameText == event })
  else { return nil }
  switch BoundValue(attribute, of: element, context) {
  // `go(1)` calls a method in other languages; here a value is its name.
  case .word, .choice: break
  default: return nil
  }
  return Fix(
    en: "write \(event)", zh: "改为 \(event)", .suggested,
    edits: [context.replace(attribute.nameRange, with: event)])
}

private func unboundEvent(_ name: String, _ event: String) -> Message {
  Message(
    en: "\"\(name)\" does not bind an event", zh: "“\(name)”没有绑定任何事件",
    help: .init(en: "write \(event)", zh: "改为 \(event)"))
}

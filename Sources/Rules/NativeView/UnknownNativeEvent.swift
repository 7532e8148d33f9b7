import Diagnostics
import Linting
import Markup

/// An event that the type does not send.
package var unknownNativeEvent: Rule {
  Rule(
    id: "unknown-native-event",
    summary: .init(
      en: "an event that the native view type does not send",
      zh: "类型不发送该事件"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The method is never called: event names are case-sensitive. Not reported for types whose events \
        are not declared.
        """,
      zh: "方法永远不会调用：事件名区分大小写。没有声明事件的类型不报告。"),
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="my_map" ⟦onRegionchange⟧="go" onRegionChange="go"/>"#,
        message: #"type "my_map" has no event "onRegionchange""#,
        configuration: """
          { "nativeViews": { "my_map": { "events": ["onRegionChange"] }, "my_chart": { "events": [] }, "my_list": {} } }
          """),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onRegionChange="go"/>
        """,
        configuration: """
          { "nativeViews": { "my_map": { "events": ["onRegionChange"] }, "my_chart": { "events": [] }, "my_list": {} } }
          """),
      .wrong(
        in: .wxml,
        """
        <external-element id="a" type="b" ⟦bindready⟧="go" bindtap="go"/><native-view type="c" bindready="go"/>
        """, message: #"external-element has no event "ready""#),
      .right(
        in: .wxml,
        #"<external-element id="a" type="my_map" style="width: 200px; height: 200px" bindexternalelementevent="go"/>"#
      ),
    ],
    checks: [.elements(.nativeViews, checkUnknownNativeEvent)])
}

private func checkUnknownNativeEvent(_ element: Element, _ context: FileContext) {
  if context.dialect.family == .weChat { return checkExternal(element, context) }
  guard context.hasNativeTypes, let type = element.staticType,
    let view = context.nativeTypes(of: element)[context.string(type)],
    let events = view.events, !view.hostsShowAllEvents
  else { return }
  lazy var names = events.sorted()
  for attribute in element.attributes {
    let name = attribute.nameText
    guard !events.contains(name), NativeAttribute(attribute, of: element, context) == .event else { continue }
    let near = context.nearestName(to: name, in: names)
    context.report(attribute.nameRange, unknownEventMessage(view.name, name, near, names))
  }
}

/// Checks an event of an external element. It has one event of its own, and those that bubble.
private func checkExternal(_ element: Element, _ context: FileContext) {
  guard context.isExternalElement(element), context.isNativeView(element) else { return }
  let events = context.dialect.events
  for attribute in element.attributes {
    guard let event = events.name(attribute.nameText)?.event, event.lowercased() != externalElementEvent,
      !events.bubbling.contains(event)
    else { continue }
    context.report(attribute.nameRange, otherEvent(event))
  }
}

private func otherEvent(_ event: String) -> Message {
  Message(
    en: "external-element has no event \"\(event)\"", zh: "external-element 没有事件“\(event)”",
    help: .init(
      en: "write bind\(externalElementEvent): its detail is what the native code sent",
      zh: "改为 bind\(externalElementEvent)：其 detail 就是原生代码发送的内容"))
}

private func unknownEventMessage(_ type: String, _ name: String, _ near: String?, _ names: [String])
  -> Message
{
  let list = quotedList(names)
  return Message(
    en: "type \"\(type)\" has no event \"\(name)\"", zh: "类型“\(type)”没有事件“\(name)”",
    help: didYouMean(near)
      ?? (names.isEmpty
        ? LocalizedText(en: "it sends none", zh: "该类型没有事件：删除该属性")
        : LocalizedText(en: "it sends \(list.english)", zh: "改为该类型的事件：\(list.chinese)")))
}

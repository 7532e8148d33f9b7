import Diagnostics
import Linting
import Markup

/// An event attribute in the wrong case.
package var eventAttributeCase: Rule {
  Rule(
    id: "event-attribute-case",
    summary: .init(en: "an event attribute with wrong capital letters", zh: "事件属性的大小写有误"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Names are case-sensitive: with another case it is a plain attribute, and the handler is never \
        called.
        """,
      zh: "名称区分大小写：大小写不符时只是普通属性，事件处理函数永远不会调用。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view ⟦ontap⟧="go" ⟦catchtouchmove⟧="go"/>"#, message: #""ontap" does not bind an event"#,
        #""catchtouchmove" does not bind an event"#, fixed: #"<view onTap="go" catchTouchMove="go"/>"#),
      .right(
        #"<view onTap="go" onTouchMove="go"/><input onInput="set"/><scroll-view scroll-y onScrollToLower="more"/>"#
      ),
      .wrong(
        in: .wxml, #"<view ⟦bindTap⟧="go" ⟦catch:touchStart⟧="go"/><form ⟦bindsubmittogroup⟧="go"/>"#,
        message: #""bindTap" does not bind an event"#, #""catch:touchStart" does not bind an event"#,
        #""bindsubmittogroup" does not bind an event"#,
        fixed: #"<view bindtap="go" catch:touchstart="go"/><form bindsubmitToGroup="go"/>"#),
      .wrong(
        in: .swan, #"<view ⟦bindTap⟧="go"/>"#, message: #""bindTap" does not bind an event"#,
        fixed: #"<view bindtap="go"/>"#),
      .right(
        in: .wxml,
        #"<view bindtap="go" bindtouchmove="go"/><input bindinput="set"/><scroll-view scroll-y bindscrolltolower="more"/>"#
      ),
      .right(
        in: .swan,
        #"<view bindtap="go" bindtouchmove="go"/><input bindinput="set"/><scroll-view scroll-y bindscrolltolower="more"/>"#
      ),
    ],
    checks: [.attributes(.matching { miswritten($0, $1) != nil }, checkEventAttributeCase)])
}

private func checkEventAttributeCase(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let name = attribute.nameText
  // A slot passes any attribute to what fills it.
  guard !element.name.isNativeView, element.name != .slot, let tag = context.dialect.components[element.tag],
    let (prefix, event) = miswritten(name, context.dialect), isCaseMistake(event, context.dialect),
    let meant = context.dialect.components.event(event, of: tag),
    !context.program.registers(tag.name, in: context.unit)
  else { return }
  let right = prefix + meant
  if element.attributes.contains(where: { $0.nameText == right }) { return }
  let missing = missingMethod(of: attribute, context)
  let fix = Fix(
    en: "write \(right)", zh: "改为 \(right)", .suggested,
    edits: [context.replace(attribute.nameRange, with: right)])
  context.report(
    attribute.nameRange,
    unboundEvent(name, right, lacking: context.script?.isIncomplete == false ? missing : nil),
    fix: missing != nil || mayCallUnseenMethod(context) ? nil : fix)
}

/// The prefix and the event that a name means, if it is spelled differently.
private func miswritten(_ name: String, _ dialect: Dialect) -> (prefix: String, event: String)? {
  for prefix in [EventSyntax.Binding.bind, .catch].compactMap(dialect.events.prefix)
  where name.hasPrefix(prefix) {
    var prefix = prefix
    if dialect.events.form == .plain, name.dropFirst(prefix.count).first == ":" { prefix += ":" }
    let event = String(name.dropFirst(prefix.count))
    guard let known = dialect.components.anyEvent(event), known != event else { return nil }
    return (prefix, event)
  }
  return nil
}

/// Whether only its case keeps `event` from being one of the tag's, or it is the word of browsers for a tap. With a capital
/// letter such words are misspelled events.
private func isCaseMistake(_ event: String, _ dialect: Dialect) -> Bool {
  let isCapitalised = dialect.events.form == .capitalised
  return switch event.lowercased() {
  case "longpress": !isCapitalised
  case "click": isCapitalised && event == "click"
  default: true
  }
}

private func unboundEvent(
  _ name: String, _ right: String, lacking method: String?
) -> Message {
  Message(
    en: "\"\(name)\" does not bind an event", zh: "“\(name)”没有绑定任何事件",
    help: method.map { adding($0, to: right) } ?? .init(en: "write \(right)", zh: "改为 \(right)"))
}

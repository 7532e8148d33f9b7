import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An attribute with the name of an event, without the word that binds it.
package var eventWithoutBind: Rule {
  Rule(
    id: "event-without-bind",
    summary: .init(
      en:
        "an event attribute without the prefix that binds it",
      zh: "事件属性缺少绑定前缀"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "Without the prefix it is an unknown attribute, and the method is never called.",
      zh: "没有前缀时，它只是标签不认识的属性，方法永远不会调用。"),
    fix: .suggested,
    dialects: .where { $0.events.form == .plain },
    examples: [
      .wrong(
        in: .wxml, #"<input ⟦input⟧="edit"/><view ⟦tap⟧="edit"/>"#, script: "Page({ edit() {} })",
        message: #""input" does not bind an event"#, #""tap" does not bind an event"#,
        fixed: #"<input bindinput="edit"/><view bindtap="edit"/>"#),
      .right(
        in: .wxml, #"<input bindinput="edit" focus="edit" name="edit"/><view input="edit" tap="go"/>"#,
        script: "Page({ edit() {} })"),
      .wrong(
        in: .swan, #"<input ⟦input⟧="edit"/>"#, script: "Page({ edit() {} })",
        message: #""input" does not bind an event"#, fixed: #"<input bindinput="edit"/>"#),
      .right(
        in: .swan, #"<input bindinput="edit" focus="edit" name="edit"/><view input="edit" tap="go"/>"#,
        script: "Page({ edit() {} })"),
    ],
    checks: [.attributes(.matching { $1.components.anyEvent($0) == $0 }, checkEventWithoutBind)])
}

private func checkEventWithoutBind(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, let script = context.script, context.isBuiltIn(element),
    let tag = context.dialect.components[element.tag]
  else { return }
  let name = attribute.nameText
  guard let event = context.dialect.components.event(name, of: tag), event == name,
    !isAttribute(name, of: tag.name), isMethod(value, script, context),
    !element.attributes.contains(where: { context.dialect.events.name($0.nameText)?.event == event })
  else { return }
  let right = context.dialect.events.spelling(.bind, event)
  context.report(
    attribute.nameRange, unboundEvent(name, right),
    fix: Fix(
      en: "write \(right)", zh: "改为 \(right)", .suggested,
      edits: [context.replace(attribute.nameRange, with: right)]))
}

/// Whether the value is a method of the script, or a name that may be one in a script that is not fully known: in a class, say,
/// or one that a function makes the page of.
private func isMethod(_ value: ByteRange, _ script: ScriptFacts, _ context: FileContext) -> Bool {
  let name = context.string(value)
  if script.defines(handler: name) { return true }
  guard script.isIncomplete, isIdentifier(context.text.slice(value)), let text = context.texts.script else {
    return false
  }
  return isDefined(name, in: text)
}

/// Whether the name of a member is in a script: `name(`, `name:` or `name =`.
private func isDefined(_ name: String, in text: SourceText) -> Bool {
  var name = name
  return name.withUTF8 { name in
    let bytes = text.bytes
    var start = 0
    while let found = bytes.firstIndex(ofWord: name, from: start) {
      start = found + name.count
      let after = bytes[start...].prefix(3).filter { $0 != UInt8(ascii: " ") }
      switch after.first {
      case UInt8(ascii: "("), UInt8(ascii: ":"): return true
      case UInt8(ascii: "="): if after.count < 2 || after[1] != UInt8(ascii: "=") { return true }
      default: break
      }
    }
    return false
  }
}

/// Whether the tag has the attribute in some dialect.
private func isAttribute(_ name: String, of tag: String) -> Bool {
  Dialect.all.contains { dialect in
    guard let tag = dialect.components[tag] else { return false }
    return tag.booleans.contains(name) || tag.enumerations[name] != nil
  }
}

private func unboundEvent(_ name: String, _ right: String) -> Message {
  Message(
    en: "\"\(name)\" does not bind an event", zh: "“\(name)”没有绑定任何事件",
    help: .init(en: "write \(right)", zh: "改为 \(right)"))
}

import Diagnostics
import Linting
import Markup

/// An event that names no method.
package var emptyHandler: Rule {
  Rule(
    id: "empty-handler",
    summary: .init(en: "an event without a method name", zh: "事件没有写方法名"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en:
        """
        No method is called. A caught event still stops there, which dialogs rely on; an empty method \
        makes that explicit.
        """,
      zh: "不会调用任何方法。用 catch 绑定的事件仍会在此停止冒泡，弹窗往往依赖这一点；写一个空方法可以表明这是有意为之。"),
    fix: .safe,
    dialects: .families(.alipay),
    examples: [
      .wrong(
        #"<view class="a" ⟦onTap⟧=""/><view ⟦onTap⟧ class="a"/><input ⟦onInput⟧=" "/>"#,
        message: #""onTap" has no method name"#, #""onTap" has no method name"#,
        #""onInput" has no method name"#,
        fixed: #"<view class="a"/><view class="a"/><input/>"#),
      .right(#"<view onTap="go" catchTap="stop"/>"#, script: "Page({ go() {}, stop() {} })"),
    ],
    checks: [.attributes(.matching { $1.events.name($0) != nil }, with: .text, checkEmptyHandler)])
}

private func checkEmptyHandler(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let value = attribute.bytes.slice(attribute.bytes.trimmed(attribute.valueOrNameRange))
  let isEmpty = !attribute.hasValue || value.isEmpty
  // Nearly every event has the name of a method: what follows is for few.
  guard isEmpty || value.are("true"), context.isBuiltIn(element),
    let event = context.dialect.events.name(attribute.nameText)
  else { return }
  if !isEmpty, !event.catches || context.script?.defines(handler: "true") == true { return }
  if event.catches {
    context.report(
      attribute.nameRange,
      emptyHandlerMessage(
        attribute.nameText, help: .init(en: "name an empty method", zh: "写上方法名，并在脚本中定义这个空方法")))
  } else {
    context.report(
      attribute.nameRange,
      emptyHandlerMessage(
        attribute.nameText, help: .init(en: "name a method, or delete the attribute", zh: "写上方法名，或删除该属性")),
      fix: lacksValue(attribute)
        ? nil : Fix(en: "delete the attribute", zh: "删除该属性", .safe, edits: [context.remove(attribute)]))
  }
}

/// Whether what follows may have been meant for its value: a "=" without one, or a "/" that does not end the tag, `""/go`.
private func lacksValue(_ attribute: Attribute) -> Bool {
  let rest = attribute.bytes[Int(attribute.range.end)...]
  if attribute.hasValue { return rest.starts(with: "/".utf8) && !rest.starts(with: "/>".utf8) }
  return rest.first { !isMarkupSpace($0) } == UInt8(ascii: "=")
}

private func emptyHandlerMessage(_ name: String, help: LocalizedText) -> Message {
  Message(en: "\"\(name)\" has no method name", zh: "“\(name)”没有写方法名", help: help)
}

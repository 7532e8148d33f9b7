import Diagnostics
import Linting
import Markup

/// An event that names no method.
package var emptyHandler: Rule {
  Rule(
    id: "empty-handler",
    summary: "an event without the name of a method",
    category: .markup,
    severity: .info,
    rationale: """
      Nothing is called. An event that is caught stops there all the same, on which dialogs rely; a method that does \
      nothing says that it is meant.
      """,
    fix: .safe,
    dialects: .families(.alipay),
    examples: [
      .wrong(
        #"<view class="a" ⟦onTap⟧=""/><view ⟦onTap⟧ class="a"/><input ⟦onInput⟧=" "/>"#,
        message: #""onTap" names no method"#, #""onTap" names no method"#, #""onInput" names no method"#,
        fixed: #"<view class="a"/><view class="a"/><input/>"#),
      .right(#"<view onTap="go" catchTap="stop"/>"#, script: "Page({ go() {}, stop() {} })"),
    ],
    checks: [.attributes(.matching { $1.events.name($0) != nil }, check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if attribute.hasMustache { return }
  let value = attribute.bytes.slice(attribute.bytes.trimmed(attribute.valueOrNameRange))
  let isEmpty = !attribute.hasValue || value.isEmpty
  // Nearly every event has the name of a method: what follows is for few.
  guard isEmpty || value.count == 4 && value.elementsEqual("true".utf8), context.isBuiltIn(element),
    let event = context.dialect.events.name(attribute.nameText)
  else { return }
  if !isEmpty, !event.catches || context.script?.defines(handler: "true") == true { return }
  if event.catches {
    context.report(attribute.nameRange, .emptyHandler(attribute.nameText, help: "name an empty method"))
  } else {
    context.report(
      attribute.nameRange, .emptyHandler(attribute.nameText, help: "name a method, or delete the attribute"),
      fix: lacksValue(attribute)
        ? nil : Fix("delete the attribute", .safe, edits: [context.remove(attribute)]))
  }
}

/// Whether a "=" without a value is after the attribute: a value is missing there, and what follows may have been meant.
private func lacksValue(_ attribute: Attribute) -> Bool {
  if attribute.hasValue { return false }
  let rest = attribute.bytes[Int(attribute.range.end)...]
  return rest.first { !isMarkupSpace($0) } == UInt8(ascii: "=")
}

extension Message {
  fileprivate static func emptyHandler(_ name: String, help: String) -> Message {
    Message("\"\(name)\" names no method", help: help)
  }
}

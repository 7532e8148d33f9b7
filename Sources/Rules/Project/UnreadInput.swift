import Diagnostics
import Linting
import Markup
import Script

/// A field whose text the script reads from its data, where it never comes.
package var unreadInput: Rule {
  Rule(
    id: "unread-input",
    summary: .init(
      en: "an input whose value never reaches the data",
      zh: "输入框的内容没有写回脚本所读取的 data"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A mustache in value only shows the data, and typing does not change it: the script still reads the \
        old value. Only fields without any event are checked.
        """,
      zh: "value 中的双大括号只负责显示数据，输入的内容不会改变它：脚本读到的仍是原来的值。只检查没有绑定任何事件的输入框。"),
    examples: [
      .wrong(
        #"<input value="⟦{{memo}}⟧"/><button onTap="save">save</button>"#,
        script: "Page({ data: { memo: '' }, save() { this.send(this.data.memo) }, send() {} })",
        message: #"the input is lost: it is never written to "memo""#),
      .right(
        #"<input value="{{memo}}" onInput="type"/><button onTap="save">save</button>"#,
        script: """
          Page({ data: { memo: '' }, type(e) { this.setData({ memo: e.detail.value }) }, save() { this.send(this.data.memo) },
            send() {} })
          """),
      .wrong(
        in: .wxml, #"<textarea value="⟦{{memo}}⟧"/><button bindtap="save">save</button>"#,
        script: "Page({ data: { memo: '' }, save() { this.send(this.data.memo) }, send() {} })",
        message: #"the input is lost: it is never written to "memo""#),
      .wrong(
        in: .swan, #"<input value="⟦{= memo =}⟧"/><button bind:tap="save">save</button>"#,
        script: "Page({ data: { memo: '' }, save() { this.send(this.data.memo) }, send() {} })",
        message: #"the input is lost: it is never written to "memo""#),
      .right(
        in: .wxml, #"<input value="{{memo}}" bindinput="type"/><button bindtap="save">save</button>"#,
        script: """
          Page({ data: { memo: '' }, type(e) { this.setData({ memo: e.detail.value }) }, save() { this.send(this.data.memo) },
            send() {} })
          """),
      .right(
        in: .swan, #"<input value="{{memo}}" bindinput="type"/><button bindtap="save">save</button>"#,
        script: """
          Page({ data: { memo: '' }, type(e) { this.setData({ memo: e.detail.value }) }, save() { this.send(this.data.memo) },
            send() {} })
          """),
    ],
    checks: [.elements(.named("input", "textarea"), checkUnreadInput)])
}

private func checkUnreadInput(_ field: Element, _ context: FileContext) {
  guard let attribute = field.attributes.first(where: { $0.nameBytes.are("value") }),
    let mustache = attribute.wholeMustache, let value = attribute.valueRange,
    case let name = context.text.expressionRange(mustache),
    let script = context.texts.script, context.unit.hasDataField(named: name, in: context.text),
    !field.attributes.contains(where: { mayPassOn($0, context) }),
    context.shared(FieldUses(script)).isReadOnly(context.string(name)),
    context.isBuiltIn(field), !isDisplay(field, context), !context.hasSyntaxFault
  else { return }
  context.report(value, lostInput(context.string(name), context.dialect))
}

/// Whether by an attribute the text may come to the script otherwise, or nothing can be typed.
private func mayPassOn(_ attribute: Attribute, _ context: FileContext) -> Bool {
  let name = attribute.nameText
  if context.dialect.events.name(name) != nil { return true }
  // Two-way bindings, spreads, directives of frameworks.
  if name.contains(":"), attribute.name.known == nil { return true }
  switch name {
  case "name", "id", "disabled", "readonly", "hidden", "ref": return true
  case "type": return attribute.hasMustache || attribute.valueText == "hidden"
  case "style": return attribute.valueText.contains("none")
  default:
    return name.hasPrefix("{") || name.hasPrefix("v-") || name.hasPrefix("@") || name.hasSuffix("-model")
      || name.hasSuffix("-bind")
  }
}

/// Whether the field only shows what something around it sets, or another file decides what is around it.
private func isDisplay(_ field: Element, _ context: FileContext) -> Bool {
  field.ancestors.contains { ancestor in
    ancestor.name == .template || ancestor.name == .navigator || ancestor.tag == "picker"
      || ancestor.tag == "label" || !context.isBuiltIn(ancestor) && ancestor.name != .block
      || ancestor.has(.for)
      || ancestor.attributes.contains { context.dialect.events.name($0.nameBytes) != nil }
  }
}

private func lostInput(_ name: String, _ dialect: Dialect) -> Message {
  Message(
    en: "the input is lost: it is never written to \"\(name)\"", zh: "这里输入的内容会丢失：没有写入“\(name)”",
    help: dialect.id == "wxml"
      ? .init(
        en: "bind the input event and set \"\(name)\" there, or write model:value",
        zh: "绑定 input 事件并在其中设置“\(name)”，或改用 model:value")
      : .init(en: "bind the input event and set \"\(name)\" there", zh: "绑定 input 事件并在其中设置“\(name)”"))
}

import Diagnostics
import Linting
import Markup

/// A form that nothing submits.
package var unsubmittedForm: Rule {
  Rule(
    id: "unsubmitted-form",
    summary: .init(
      en: "a form with a submit event and no submit button",
      zh: "表单绑定了 submit 事件，但没有提交按钮"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Only a button with form-type submit submits the form around it: other buttons have no effect on \
        the form, and the handler is never called.
        """,
      zh: "只有 form-type 为 submit 的按钮才会提交所在的表单：其他按钮对表单不起作用，事件处理函数永远不会被调用。"),
    sources: [
      .init(
        en: "WXML: the pages of `form` and `button` of developers.weixin.qq.com",
        zh: "WXML：developers.weixin.qq.com 的 `form` 和 `button` 文档"),
      .init(
        en: "AXML: AlipayDocs/open-docs, mini/component, form",
        zh: "AXML：AlipayDocs/open-docs 的 mini/component，form"),
    ],
    examples: [
      .wrong(
        #"<form ⟦onSubmit⟧="save"><input name="a"/><view><button type="primary">save</button></view></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })",
        message: #""onSubmit" never fires: no button submits this form"#),
      .right(
        #"<form onSubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
      .wrong(
        in: .wxml,
        #"<form ⟦bindsubmit⟧="save"><input name="a"/><button form-type="reset">clear</button></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })",
        message: #""bindsubmit" never fires: no button submits this form"#),
      .wrong(
        in: .swan, #"<form ⟦bind:submit⟧="save"><input name="a"/><button>save</button></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })",
        message: #""bind:submit" never fires: no button submits this form"#),
      .right(
        in: .wxml,
        #"<form bindsubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
      .right(
        in: .swan,
        #"<form bindsubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
    ],
    checks: [.elements(.named("form"), checkUnsubmittedForm)])
}

private func checkUnsubmittedForm(_ form: Element, _ context: FileContext) {
  guard
    let event = form.attributes.first(where: { attribute in
      context.dialect.events.name(attribute.nameBytes)?.event.lowercased() == "submit"
    }), let handler = event.staticValue, !context.text.trimmed(handler).isEmpty,
    hasOnlyOtherButtons(form, context), context.unit.kind != .fragment, context.isBuiltIn(form),
    !form.isInTemplateDefinition, !context.hasSyntaxFault, !context.document.hasUndecidedConditions,
    context.lostTags.tags.isEmpty, !mayCall(handler, context)
  else { return }
  context.report(event.nameRange, neverSubmitted(event.nameText))
}

/// Whether a form has buttons, of which none submits it, and nothing else that may have such a button.
private func hasOnlyOtherButtons(_ form: Element, _ context: FileContext) -> Bool {
  var hasButton = false
  // The button that submits it is mostly the last one.
  for index in (form.index + 1..<max(form.index + 1, Int(form.node.subtreeEnd))).reversed() {
    guard let element = context.document.node(index).element, element.name != .block else { continue }
    guard context.isBuiltIn(element), element.name != .template, element.name != .include,
      element.name != .import, element.name != .slot, element.tag != "form"
    else { return false }
    guard element.tag == "button" else { continue }
    if element.attributes.contains(where: { maySubmit($0, context) }) { return false }
    hasButton = true
  }
  return hasButton
}

/// Whether an attribute may make a button submit its form, or is meant to do so.
private func maySubmit(_ attribute: Attribute, _ context: FileContext) -> Bool {
  let name = attribute.nameText
  if name == "form-type" || name == "formType" || name == "type" {
    guard let value = attribute.staticValue else { return attribute.hasMustache && name != "type" }
    return context.string(context.text.trimmed(value)) == "submit"
  }
  // A spread, or a directive of a framework.
  return name.hasPrefix("{") || name.hasPrefix(":") || name.hasPrefix("v-") || name.hasSuffix("-bind")
}

/// Whether something besides the submit event may call its handler, or the script submits the form.
private func mayCall(_ handler: ByteRange, _ context: FileContext) -> Bool {
  let name = context.text.slice(handler)
  let forms = context.shared(SearchedForms())
  forms.count += 1
  guard forms.count <= SearchedForms.maxCount, let script = context.texts.script?.bytes else { return true }
  var uses = 0
  for attribute in context.document.attributes where attribute.valueRange.count == handler.count {
    if context.text.slice(attribute.valueRange).elementsEqual(name) { uses += 1 }
  }
  if uses > 1 || script.has(name, after: [UInt8(ascii: ".")]) { return true }
  let submit: StaticString = "submit"
  let word = UnsafeBufferPointer(start: submit.utf8Start, count: submit.utf8CodeUnitCount)
  return !name.elementsEqual(word)
    && script.has(word, after: [UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "\"")])
}

/// How many forms of a file were searched for: a file has few, and the script is searched for each.
private final class SearchedForms {
  static let maxCount = 64
  var count = 0
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the word is somewhere directly after one of the signs, and not longer there.
  fileprivate func has(_ word: UnsafeBufferPointer<UInt8>, after signs: [UInt8]) -> Bool {
    var from = 0
    while let found = firstIndex(ofWord: word, from: from) {
      if found > 0, signs.contains(self[found - 1]) { return true }
      from = found + word.count
    }
    return false
  }
}

private func neverSubmitted(_ event: String) -> Message {
  Message(
    en: "\"\(event)\" never fires: no button submits this form",
    zh: "“\(event)”永远不会触发：此表单中没有提交按钮",
    help: .init(en: "write form-type=\"submit\" on the button", zh: "给按钮加上 form-type=\"submit\""))
}

import Diagnostics
import Linting
import Markup

/// The name of a field in a form that is nearly the one of the value that it shows.
package var misspelledFormName: Rule {
  Rule(
    id: "misspelled-form-name",
    summary: .init(
      en: "a misspelled name of a form field",
      zh: "表单字段的 name 疑似拼写错误"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The form submits the input under a name that the script does not know. Reported only if the script \
        has the name that the value comes from.
        """,
      zh: "提交时，输入的内容使用了脚本不认识的名称。只有脚本中出现了 value 所用的名称时才报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<form onSubmit="save"><input name="⟦adress⟧" value="{{form.address}}"/></form>"#,
        script: "Page({ data: { form: {} }, save(e) { this.send(e.detail.value.address) }, send() {} })",
        message: #"no script reads a field "adress""#,
        fixed: #"<form onSubmit="save"><input name="address" value="{{form.address}}"/></form>"#),
      .right(
        #"<form onSubmit="save"><input name="address2" value="{{form.address}}"/></form>"#,
        script: "Page({ data: { form: {} }, save(e) { this.send(e.detail.value.address) }, send() {} })"),
      .wrong(
        in: .wxml, #"<textarea name="⟦remakr⟧" value="{{remark}}"/>"#,
        script: "Page({ data: { remark: '' } })", message: #"no script reads a field "remakr""#,
        fixed: #"<textarea name="remark" value="{{remark}}"/>"#),
      .wrong(
        in: .swan, #"<input name="⟦phnoe⟧" value="{= phone =}"/>"#, script: "Page({ data: { phone: '' } })",
        message: #"no script reads a field "phnoe""#, fixed: #"<input name="phone" value="{= phone =}"/>"#),
      .right(
        in: .wxml, #"<form bindsubmit="save"><input name="address2" value="{{form.address}}"/></form>"#,
        script: "Page({ data: { form: {} }, save(e) { this.send(e.detail.value.address) }, send() {} })"),
      .right(
        in: .swan, #"<form bindsubmit="save"><input name="address2" value="{{form.address}}"/></form>"#,
        script: "Page({ data: { form: {} }, save(e) { this.send(e.detail.value.address) }, send() {} })"),
    ],
    checks: [
      .attributes(.known(.name), of: .named("input", "textarea"), with: .text, checkMisspelledFormName)
    ])
}

private func checkMisspelledFormName(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let name = attribute.staticValue, !context.text.slice(name).isEmpty,
    let shown = value(of: element)?.wholeMustache,
    let field = lastName(in: context.text.expressionRange(shown), context),
    !context.text.slice(name).elementsEqual(context.text.slice(field))
  else { return }
  let (written, right) = (context.string(name), context.string(field))
  guard
    let near = context.nearest(to: written, in: CollectionOfOne(right), for: context.unit.path, .strict),
    near.distance > 0, context.isBuiltIn(element), !context.hasSyntaxFault,
    context.unit.kind != .fragment, context.scriptSpells(field), !context.scriptSpells(name)
  else { return }
  context.report(
    name, unknownName(written, right),
    fix: Fix(
      en: "write \(right)", zh: "改为 \(right)", .suggested, edits: [context.replace(name, with: right)]))
}

private func value(of element: Element) -> Attribute? {
  for attribute in element.attributes
  where attribute.nameBytes.count == 5 && attribute.nameBytes.begin(with: "value") {
    return attribute
  }
  return nil
}

/// The last name of a path; nil for another expression.
private func lastName(in expression: ByteRange, _ context: FileContext) -> ByteRange? {
  let bytes = context.text.slice(expression)
  guard bytes.allSatisfy(isPathByte), let last = bytes.last,
    last != UInt8(ascii: ".")
  else { return nil }
  let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
  return ByteRange(Int(expression.start) + start, Int(expression.end))
}

private func unknownName(_ name: String, _ right: String) -> Message {
  Message(en: "no script reads a field \"\(name)\"", zh: "脚本中没有出现“\(name)”", help: didYouMean(right))
}

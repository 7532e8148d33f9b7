import Diagnostics
import Linting
import Markup

/// A button that submits or resets a form, outside of one.
package var orphanFormButton: Rule {
  Rule(
    id: "orphan-form-button",
    summary: .init(en: "a submit or reset button outside a form", zh: "提交或重置按钮不在表单中"),
    category: .markup,
    severity: .warning,
    rationale: .init(en: "A tap on the button has no effect.", zh: "点击该按钮没有任何反应。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml":
            #"<form onSubmit="save"><input name="a"/></form><button form-type="⟦submit⟧">save</button>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""submit" has no effect outside a form"#),
      .right([
        "pages/a/a.axml":
          #"<form onSubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<view><button formType="⟦reset⟧">clear</button></view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""reset" has no effect outside a form"#),
      .wrong(
        [
          "pages/a/a.swan": #"<button form-type="⟦submit⟧">save</button>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""submit" has no effect outside a form"#),
      .right(
        [
          "pages/a/a.wxml":
            #"<form bindsubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.swan":
            #"<form bindsubmit="save"><input name="a"/><view><button form-type="submit">save</button></view></form>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.attributes(.named("form-type", "formType"), of: .named("button"), checkOrphanFormButton)])
}

private func checkOrphanFormButton(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, ["submit", "reset"].contains(context.string(value)),
    // Another file may have the form around what is rendered there.
    context.unit.kind == .page, !context.document.hasUndecidedConditions, context.isBuiltIn(element),
    !element.attributes.contains(where: { ["open-type", "openType"].contains($0.nameText) }),
    !bindsTap(element, context),
    !context.document.isPlacedByRepair(element)
  else { return }
  for ancestor in element.ancestors {
    let name = ancestor.tag
    if name == "form" || ancestor.name == .template || bindsTap(ancestor, context) { return }
    // A component may have the form around its slot.
    if ancestor.name != .block, !context.isBuiltIn(ancestor) { return }
  }
  context.report(value, outsideOfForm(context.string(value)))
}

/// Whether a tap on the element does something: then the type is a leftover.
private func bindsTap(_ element: Element, _ context: FileContext) -> Bool {
  element.name == .navigator
    || element.attributes.contains { attribute in
      context.dialect.events.name(attribute.nameText)?.event.lowercased() == "tap"
    }
}

private func outsideOfForm(_ type: String) -> Message {
  Message(
    en: "\"\(type)\" has no effect outside a form", zh: "“\(type)”在表单之外不起作用",
    help: .init(en: "put the button into the <form>, or bind a tap", zh: "把按钮移到 <form> 中，或绑定点击事件"))
}

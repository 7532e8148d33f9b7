import Diagnostics
import Linting
import Markup

/// An attribute of `block` that only elements can have.
package var blockAttribute: Rule {
  Rule(
    id: "block-attribute",
    summary: .init(en: "an attribute that has no effect on block", zh: "属性在 block 上不起作用"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en: "A block groups elements and is not rendered itself: no style, id or event can belong to it.",
      zh: "block 只用于包裹元素，自身不会渲染：样式、id 和事件都无从附着。"),
    examples: [
      .wrong(
        #"<block a:if="{{a}}" ⟦class⟧="b" ⟦onTap⟧="go">one</block>"#,
        message: #""class" has no effect on "block""#, #""onTap" has no effect on "block""#),
      .right(#"<block a:for="{{list}}" a:for-item="row" a:key="id" slot="head">one</block>"#),
      .wrong(
        in: .wxml, #"<block wx:if="{{a}}" ⟦class⟧="b" ⟦bindtap⟧="go">one</block>"#,
        message: #""class" has no effect on "block""#, #""bindtap" has no effect on "block""#),
      .right(in: .wxml, #"<block wx:for="{{list}}" wx:for-item="row" wx:key="id" slot="head">one</block>"#),
      .wrong(
        in: .swan, #"<block s-if="a" ⟦class⟧="b" ⟦bindtap⟧="go">one</block>"#,
        message: #""class" has no effect on "block""#, #""bindtap" has no effect on "block""#),
      .right(in: .swan, #"<block s-for="row in list" slot="head">one</block>"#),
    ],
    checks: [.elements(.named("block"), checkBlockAttribute)])
}

private func checkBlockAttribute(_ element: Element, _ context: FileContext) {
  for attribute in element.attributes {
    let name = attribute.nameText
    if needsElement(name, context.dialect), !isOfScopedStyle(attribute) {
      context.report(attribute.nameRange, ineffectiveAttribute(name))
    }
  }
}

/// Whether the attribute belongs to something that is rendered.
private func needsElement(_ name: String, _ dialect: Dialect) -> Bool {
  ["class", "style", "id", "hidden"].contains(name) || name.hasPrefix("data-")
    || dialect.events.name(name) != nil
}

/// Whether it is the class that Vue's compiler gives every tag of a component with scoped styles: `data-v-1a2b3c4d`.
private func isOfScopedStyle(_ attribute: Attribute) -> Bool {
  attribute.name == .class && attribute.valueText.split(separator: " ").contains { $0.hasPrefix("data-v-") }
}

private func ineffectiveAttribute(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" has no effect on \"block\"", zh: "“\(name)”在“block”上不起作用",
    help: .init(en: "write a view instead, or put it on the elements inside", zh: "改用 view，或把该属性移到内部的元素上"))
}

import Diagnostics
import Linting
import Markup

/// An attribute of `block` that only elements can have.
package var blockAttribute: Rule {
  Rule(
    id: "block-attribute",
    summary: "an attribute that has no effect on block",
    category: .markup,
    severity: .info,
    rationale: "A block groups elements and is not rendered itself: no style, id or event can belong to it.",
    examples: [
      .wrong(
        #"<block a:if="{{a}}" ⟦class⟧="b" ⟦onTap⟧="go">one</block>"#,
        message: #""class" has no effect on "block""#, #""onTap" has no effect on "block""#),
      .right(#"<block a:for="{{list}}" a:for-item="row" a:key="id" slot="head">one</block>"#),
    ],
    checks: [.elements(.named("block"), check)])
}

private func check(_ element: Element, _ context: FileContext) {
  for attribute in element.attributes {
    let name = attribute.nameText
    if needsElement(name, context.dialect) {
      context.report(attribute.nameRange, .ineffectiveAttribute(name))
    }
  }
}

/// Whether the attribute belongs to something that is rendered.
private func needsElement(_ name: String, _ dialect: Dialect) -> Bool {
  ["class", "style", "id", "hidden"].contains(name) || name.hasPrefix("data-")
    || dialect.events.name(name) != nil
}

extension Message {
  fileprivate static func ineffectiveAttribute(_ name: String) -> Message {
    Message(
      "\"\(name)\" has no effect on \"block\"",
      help: "write a view instead, or put it on the elements inside")
  }
}

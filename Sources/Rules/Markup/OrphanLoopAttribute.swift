import Diagnostics
import Linting
import Markup

/// An attribute of a loop on a tag without one.
package var orphanLoopAttribute: Rule {
  Rule(
    id: "orphan-loop-attribute",
    summary: "an attribute of a loop on a tag without a loop",
    category: .markup,
    severity: .warning,
    rationale: "It has no effect: the name it gives is not bound, the key is not used.",
    examples: [
      .wrong(
        #"<view ⟦a:for-item⟧="row" ⟦a:key⟧="id">{{row}}</view>"#,
        message: #""a:for-item" has no a:for beside it"#, #""a:key" has no a:for beside it"#),
      .right(#"<view a:for="{{list}}" a:for-item="row" a:for-index="i" a:key="id"/>"#),
    ],
    checks: [.attributes(.known(.forItem, .forIndex, .forKey), check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if hasLoop(element, context) { return }
  if attribute.name == .forKey {
    for ancestor in element.ancestors {
      if ancestor.name != .block { break }
      if hasLoop(ancestor, context) { return }
    }
  }
  context.report(attribute.nameRange, .missingLoop(attribute.nameText, context.dialect.spelling(.for)))
}

/// With more attributes an element counts as having a loop: each attribute that the rule checks looks at all others.
private let mostAttributes = 256

/// Whether the element has a loop, also in the form of another platform, which is reported there.
private func hasLoop(_ element: Element, _ context: FileContext) -> Bool {
  element.has(.for) || element.node.partCount > mostAttributes
    || element.attributes.contains { context.dialect.foreignDirective($0.nameText) == .for }
}

extension Message {
  fileprivate static func missingLoop(_ name: String, _ loop: String) -> Message {
    Message("\"\(name)\" has no \(loop) beside it", help: "move it to the tag with \(loop), or delete it")
  }
}

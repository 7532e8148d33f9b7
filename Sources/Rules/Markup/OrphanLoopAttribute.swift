import Diagnostics
import Linting
import Markup

/// An attribute of a loop on a tag without one.
package var orphanLoopAttribute: Rule {
  Rule(
    id: "orphan-loop-attribute",
    summary: .init(en: "a loop attribute on a tag without a loop", zh: "没有循环的标签上有循环属性"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The attribute has no effect: its name is not bound, and its key is not used.",
      zh: "不起作用：不会绑定其中的名称，也不会使用 key。"),
    examples: [
      .wrong(
        #"<view ⟦a:for-item⟧="row" ⟦a:key⟧="id">{{row}}</view>"#,
        message: #""a:for-item" has no a:for beside it"#, #""a:key" has no a:for beside it"#),
      .right(#"<view a:for="{{list}}" a:for-item="row" a:for-index="i" a:key="id"/>"#),
      .wrong(
        in: .wxml, #"<view ⟦wx:for-item⟧="row" ⟦wx:key⟧="id">{{row}}</view>"#,
        message: #""wx:for-item" has no wx:for beside it"#, #""wx:key" has no wx:for beside it"#),
      .right(in: .wxml, #"<view wx:for="{{list}}" wx:for-item="row" wx:for-index="i" wx:key="id"/>"#),
      .wrong(
        in: .swan, #"<view ⟦s-for-item⟧="row">{{row}}</view>"#,
        message: #""s-for-item" has no s-for beside it"#),
      .right(in: .swan, #"<view s-for="row, i in list"/>"#),
    ],
    checks: [.attributes(.known(.forItem, .forIndex, .forKey), checkOrphanLoopAttribute)])
}

private func checkOrphanLoopAttribute(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if hasLoop(element, context) { return }
  if attribute.name == .forKey {
    for ancestor in element.ancestors {
      if ancestor.name != .block { break }
      if hasLoop(ancestor, context) { return }
    }
  }
  context.report(attribute.nameRange, missingLoop(attribute.nameText, context.dialect.spelling(.for)))
}

/// With more attributes an element counts as having a loop: each attribute that the rule checks looks at all others.
private let maxAttributes = 256

/// Whether the element has a loop, also under the name of another platform or a misspelled one, which is reported there.
private func hasLoop(_ element: Element, _ context: FileContext) -> Bool {
  if element.has(.for) || element.node.partCount > maxAttributes { return true }
  let items = context.dialect.spelling(.for) + "-items"
  return element.attributes.contains {
    $0.nameText == items || context.dialect.foreignDirective($0.nameText) == .for
  }
}

private func missingLoop(_ name: String, _ loop: String) -> Message {
  Message(
    en: "\"\(name)\" has no \(loop) beside it", zh: "“\(name)”所在的标签没有 \(loop)",
    help: .init(en: "move it to the tag with \(loop), or delete it", zh: "移到带 \(loop) 的标签上，或删除该属性"))
}

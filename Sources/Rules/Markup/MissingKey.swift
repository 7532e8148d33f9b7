import Diagnostics
import Linting
import Markup

/// A loop without a key.
package let missingKey = Rule(
  id: "missing-key",
  summary: "a loop without a key",
  category: .markup,
  severity: .info,
  rationale: """
    Without a key the items are matched by their position: when the list changes, inputs, animations and native views \
    keep the state of another item.
    """,
  examples: [
    .wrong(#"<view ⟦a:for⟧="{{list}}">{{item}}</view>"#, message: #""a:for" has no key"#),
    .wrong(
      #"<block ⟦a:for⟧="{{list}}">one<!-- key --><text>{{item}}</text></block>"#,
      message: #""a:for" has no key"#),
    .right(#"<view a:for="{{list}}" a:key="id"/><view a:for="{{list}}" key="{{item.id}}"/>"#),
    .right(#"<view a:for="{{[1, 2]}}"/><view a:for="{{ 5 }}"/>"#),
    .right(#"<block a:for="{{list}}"><text/><view key="{{item.id}}"/></block>"#),
    .right(#"<block a:for="{{list}}"><view a:key="id"/></block>"#),
    .right(#"<view a:for="{{list}}" wx:key="id"/>"#),
  ],
  checks: [.attributes(.named("a:for"), check)])

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.attribute(.aFor) == attribute, attribute.hasMustache, !hasKey(element),
    !isLiteral(attribute, context)
  else { return }
  if element.name == .block, element.children.contains(where: { $0.element.map(hasKey) ?? false }) { return }
  context.report(attribute.nameRange, .missingKey)
}

/// Whether the element says what its item is known by, also in the form of another platform, which is told there.
private func hasKey(_ element: Element) -> Bool {
  if element.has(.aKey) || element.has(.key) { return true }
  return element.attributes.contains { attribute in
    let name = attribute.nameText
    return name == ":key" || ForeignName.directive(of: name) == "a:key"
  }
}

/// Whether the list never changes.
private func isLiteral(_ attribute: Attribute, _ context: FileContext) -> Bool {
  guard let mustache = attribute.wholeMustache else { return false }
  let tree = context.expression(mustache)
  guard let root = tree.root else { return true }
  return root.constantType == .array || root.constantType == .number
}

extension Message {
  fileprivate static let missingKey = Message(
    #""a:for" has no key"#,
    help: #"write a:key with the name of a field that differs from item to item, or "*this""#)
}

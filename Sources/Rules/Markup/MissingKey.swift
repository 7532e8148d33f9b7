import Diagnostics
import Linting
import Markup

/// A loop without a key.
package var missingKey: Rule {
  Rule(
    id: "missing-key",
    summary: .init(en: "a loop without a key", zh: "列表渲染没有写 key"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en:
        """
        Without a key, items are matched by their position: when the list changes, inputs, animations and \
        native views keep the state of another item. Not reported for a list that never changes: a \
        literal, or an array in the page's data that its script neither sets nor assigns.
        """,
      zh: "没有 key 时，列表项按位置匹配：列表变化后，输入框、动画和原生视图会保留另一项的状态。从不变化的列表不报告：即字面量，或页面 data 中脚本既不设置也不赋值的数组。"),
    options: [staticLists],
    dialects: .where { $0.directives.word(.forKey) != nil },
    examples: [
      .wrong(#"<view ⟦a:for⟧="{{list}}">{{item}}</view>"#, message: #""a:for" has no key"#),
      .right(#"<view a:for="{{list}}" a:key="id"/><view a:for="{{list}}" key="{{item.id}}"/>"#),
      .wrong(in: .wxml, #"<view ⟦wx:for⟧="{{list}}">{{item}}</view>"#, message: #""wx:for" has no key"#),
      .right(in: .wxml, #"<view wx:for="{{list}}" wx:key="id"/><view wx:for="{{list}}" wx:key="*this"/>"#),
    ],
    checks: [.attributes(.known(.for), checkMissingKey)])
}

private let staticLists = RuleOption.flag(
  "static-lists", .init(en: "Also reports lists that never change.", zh: "也报告从不变化的列表。"))

private func checkMissingKey(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.attribute(.for) == attribute,
    attribute.hasMustache
      || !context.dialect.directives.bare.contains(.for) && context.unboundList(attribute) != nil,
    !hasKey(element, context), !isStatic(attribute, element, context),
    context.script?.isUniAppOutput != true
  else { return }
  if element.name == .block,
    // The key of a loop inside is that loop's.
    element.children.contains(where: { $0.element.map { !$0.has(.for) && hasKey($0, context) } ?? false })
  {
    return
  }
  context.report(attribute.nameRange, missingKeyMessage(attribute.nameText, context.dialect))
}

/// Whether the element has a key for its item, also in a form that another rule reports.
private func hasKey(_ element: Element, _ context: FileContext) -> Bool {
  if element.has(.forKey) || element.has(.key) { return true }
  return element.attributes.contains { attribute in
    let name = attribute.nameText
    return name == ":key" || context.dialect.foreignDirective(name) == .forKey
      || meantDirective(name, context) == .forKey
  }
}

/// Whether the list never changes: a literal, or a list that the page's script begins with and leaves as it is.
private func isStatic(_ attribute: Attribute, _ element: Element, _ context: FileContext) -> Bool {
  guard let mustache = attribute.wholeMustache else { return false }
  let tree = context.expression(mustache)
  guard let root = tree.root else { return true }
  if context.isOn(staticLists) { return false }
  if root.constantType == .array || root.constantType == .number { return true }
  guard context.unit.kind != .fragment, let script = context.script, let path = root.memberPath,
    path.count == 1
  else { return false }
  let name = context.string(path[0])
  return script.isStaticList(name) && context.sees(name, at: element)
}

private func missingKeyMessage(_ loop: String, _ dialect: Dialect) -> Message {
  // With the prefix of the loop, where a dialect has several.
  let prefix = loop.dropLast(dialect.directives.rest(of: loop)?.count ?? loop.count)
  let key = prefix + (dialect.directives.word(.forKey) ?? "key")
  return Message(
    en: "\"\(loop)\" has no key", zh: "“\(loop)”没有 key",
    help: .init(
      en: "write \(key) with the name of a field that differs from item to item, or \"*this\"",
      zh: "加上 \(key)，值为各项取值不同的字段名；列表项本身是字符串或数字时用“*this”"))
}

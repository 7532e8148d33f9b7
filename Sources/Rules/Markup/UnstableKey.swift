import Diagnostics
import Linting
import Markup

/// A key that is computed anew each time.
package var unstableKey: Rule {
  Rule(
    id: "unstable-key",
    summary: .init(en: "a key that calls a function", zh: "key 调用了函数"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        A key that changes with each rendering recreates all rows each time: inputs lose their text, and \
        animations start over. Besides, a page can call only the functions of its script modules.
        """,
      zh: "每次渲染都变化的 key 会使所有行重新创建：输入框丢失内容，动画重新开始。而且页面只能调用脚本模块的函数。"),
    dialects: .families(.alipay),
    examples: [
      .wrong(#"<view a:for="{{l}}" a:key="⟦{{Math.random()}}⟧"/>"#, message: "this key calls a function"),
      .right(#"<view a:for="{{l}}" a:key="{{item.id}}"/>"#),
    ],
    checks: [.attributes(.known(.forKey, .key), checkUnstableKey)])
}

private func checkUnstableKey(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, element.has(.for), let value = attribute.valueRange else { return }
  let isUnstable = attribute.mustaches.contains { mustache in
    context.expression(mustache).root.map { callsForeignFunction($0, context) } ?? false
  }
  if isUnstable { context.report(value, unstableKeyMessage) }
}

/// Whether the expression calls something that no script module of the file provides.
private func callsForeignFunction(_ root: Expression, _ context: FileContext) -> Bool {
  var waiting = [root]
  while let expression = waiting.popLast() {
    if expression.kind == .call {
      var callee = expression.firstChild?.unwrapped
      while let member = callee, member.kind != .identifier { callee = member.firstChild?.unwrapped }
      guard let name = callee?.identifierName, context.sjsNames.contains(name) else { return true }
    }
    waiting += expression.children
  }
  return false
}

private let unstableKeyMessage = Message(
  en: "this key calls a function", zh: "此 key 调用了函数",
  help: .init(en: "write the name of a field that differs from item to item", zh: "改为各项取值不同的字段名"))

import Diagnostics
import Linting
import Markup

/// A condition that uses the item of the loop on the same tag.
package var conditionWithLoop: Rule {
  Rule(
    id: "condition-with-loop",
    summary: .init(en: "a condition that uses the loop item of the same tag", zh: "条件使用了同一标签上循环的当前项"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en:
        """
        Base library 1 evaluates the condition first, outside of the loop, where the item does not exist \
        yet. Later versions and other platforms evaluate the loop first. The rule is for programs that run \
        on base library 1.
        """,
      zh: "基础库 1 先在循环之外计算条件，此时当前项还不存在；更高版本以及其他平台的顺序相反。本规则适用于运行在基础库 1 上的小程序。"),
    // The base library is Alipay's.
    dialects: .only([.axml]),
    examples: [
      .wrong(
        #"<view a:for="{{list}}" a:key="id" ⟦a:if⟧="{{item.show}}"/>"#,
        message: #"base library 1 evaluates "a:if" first, without "item" of the loop on the same tag"#),
      .right(#"<view a:for="{{list}}" a:key="id" a:if="{{list.length}}"/>"#),
    ],
    checks: [.attributes(.known(.if), checkConditionWithLoop)])
}

private func checkConditionWithLoop(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let loop = LoopVariables(of: element), attribute.hasMustache else { return }
  var own: Set<String> = []
  for name in [loop.item, loop.index] {
    if let name, !LoopVariables.isBound(name, around: element), context.script?.dataField(named: name) == nil
    {
      own.insert(name)
    }
  }
  if own.isEmpty { return }
  var used: String?
  for mustache in attribute.mustaches {
    let tree = context.expression(mustache)
    tree.forEachReference { range in
      let name = context.string(range)
      if used == nil, own.contains(name) { used = name }
    }
  }
  guard let used else { return }
  context.report(
    attribute.nameRange, unseenVariable(used, context.dialect.spelling(.if)),
    related: element.attribute(.for).map {
      [RelatedPlace(en: "the loop", zh: "循环", at: context.place($0.nameRange))]
    }
      ?? [])
}

private func unseenVariable(_ name: String, _ condition: String) -> Message {
  Message(
    en: "base library 1 evaluates \"\(condition)\" first, without \"\(name)\" of the loop on the same tag",
    zh: "基础库 1 先计算“\(condition)”，此时还没有同一标签上循环的“\(name)”",
    help: .init(
      en: "put the loop on a block around the tag, and leave the condition on the tag",
      zh: "把循环移到该标签外层的 block 上，条件留在该标签上"))
}

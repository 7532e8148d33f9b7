import Diagnostics
import Linting
import Markup

/// An elif or an else without an if before it.
package var orphanElse: Rule {
  Rule(
    id: "orphan-else",
    summary: .init(en: "an elif or else without an if", zh: "elif 或 else 前面没有 if"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en:
        """
        Alipay renders the element whatever the condition says, and its build does not report it. WeChat's \
        build fails.
        """,
      zh: "支付宝无论条件如何都会渲染该元素，构建时也没有提示。微信的构建会失败。"),
    examples: [
      .wrong("<view ⟦a:else⟧>one</view>", message: #""a:else" follows no a:if or a:elif"#),
      .right(
        """
        <view a:if="{{a}}"/>
        <!-- or -->
        <view a:elif="{{b}}"><text/></view>
        <!-- else -->

        <view a:else/>
        """),
      .wrong(
        in: .wxml, #"<view wx:if="{{a}}"/>text<view ⟦wx:else⟧/><view ⟦wx:elif⟧="{{b}}"/>"#,
        message: #""wx:else" follows no wx:if or wx:elif"#, #""wx:elif" follows no wx:if or wx:elif"#),
      .wrong(
        in: .swan, #"<view s-if="a"/><view/><view ⟦s-else⟧/><view ⟦s-else-if⟧="b"/>"#,
        message: #""s-else" follows no s-if or s-elif"#, #""s-else-if" follows no s-if or s-elif"#),
      .right(
        in: .wxml,
        """
        <view wx:if="{{a}}"/>
        <!-- or -->
        <view wx:elif="{{b}}"><text/></view>
        <!-- else -->

        <view wx:else/>
        """),
      .right(
        in: .swan,
        """
        <view s-if="a"/>
        <!-- or -->
        <view s-elif="b"><text/></view>
        <!-- else -->

        <view s-else/>
        """),
    ],
    checks: [.attributes(.known(.elif, .else), checkOrphanElse)])
}

private func checkOrphanElse(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  if context.document.hasUndecidedConditions || element.has(.if) { return }
  let isWeChat = context.dialect.family == .weChat
  if isWeChat, element.has(.for) { return }
  // Two of them on one tag are reported once, at the first.
  if attribute.name == .else, element.has(.elif) { return }
  if let previous = element.precedingInChain {
    if previous.mayBeFollowedInChain {
      guard isWeChat, previous.has(.if), let loop = previous.attribute(.for) else { return }
      return context.report(
        attribute.nameRange, elseAfterLoop(attribute.nameText, context.dialect),
        related: [RelatedPlace(en: "the loop", zh: "循环", at: context.place(loop.nameRange))])
    }
    if hasForeignCondition(previous, context) { return }
  }
  if context.document.isPlacedByRepair(element) || followsLostTag(element, context) { return }
  context.report(attribute.nameRange, elseWithoutIf(attribute.nameText, context.dialect))
}

/// Whether a tag before it lacks its `<`, which may have the condition.
private func followsLostTag(_ element: Element, _ context: FileContext) -> Bool {
  let start = element.parent?.startTagRange.end ?? 0
  let before = ByteRange(start, element.range.start)
  return context.lostTags.tags.contains { before.contains($0.range) }
}

/// Whether the condition of `element` is written in the form of another platform, which is reported there.
private func hasForeignCondition(_ element: Element, _ context: FileContext) -> Bool {
  element.attributes.contains { [.if, .elif].contains(context.dialect.foreignDirective($0.nameText)) }
}

/// For an else after a condition on the tag of a loop.
private func elseAfterLoop(_ name: String, _ dialect: Dialect) -> Message {
  let (condition, loop) = (dialect.spelling(.if), dialect.spelling(.for))
  return Message(
    en: "\"\(name)\" follows no \(condition) or \(dialect.spelling(.elif))",
    zh: "“\(name)”前面没有 \(condition) 或 \(dialect.spelling(.elif))",
    help: .init(
      en: "a tag with \(loop) starts no chain: put the loop on a block inside the tag with \(condition)",
      zh: "带 \(loop) 的标签不能作为一组条件的开头：把循环移到带 \(condition) 的标签内的 block 上"))
}

private func elseWithoutIf(_ name: String, _ dialect: Dialect) -> Message {
  let condition = dialect.spelling(.if)
  return Message(
    en: "\"\(name)\" follows no \(condition) or \(dialect.spelling(.elif))",
    zh: "“\(name)”前面没有 \(condition) 或 \(dialect.spelling(.elif))",
    help: .init(
      en:
        "put it on the element right after the one with \(condition); only blanks and comments may come between",
      zh: "写在紧跟带 \(condition) 的元素之后的元素上；两者之间只能有空白和注释")
  )
}

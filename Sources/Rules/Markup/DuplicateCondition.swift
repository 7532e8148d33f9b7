import Diagnostics
import Linting
import Markup

/// The same condition twice in one chain.
package var duplicateCondition: Rule {
  Rule(
    id: "duplicate-condition",
    summary: .init(en: "a duplicate condition in one chain of if and elif", zh: "同一组 if 和 elif 中有重复的条件"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The later branch is never rendered. Usually a copied line was not changed.",
      zh: "后面的分支永远不会渲染。多半是复制一行后忘了修改。"),
    examples: [
      .wrong(
        """
        <view a:if="{{t === 1}}"/>
        <view a:elif="{{t === 2}}"/>
        <view a:elif="⟦{{ t===1 }}⟧"/>
        <view a:else/>
        """, message: #"duplicate condition "t===1""#),
      .right(
        """
        <view a:if="{{a}}"/>
        <view a:if="{{a}}"/>
        """),
      .wrong(
        in: .wxml,
        """
        <view wx:if="{{t === 1}}"/>
        <view wx:elif="{{t === 2}}"/>
        <view wx:elif="⟦{{ t===1 }}⟧"/>
        <view wx:else/>
        """,
        message: #"duplicate condition "t===1""#),
      .right(
        in: .wxml,
        """
        <view wx:if="{{a}}"/>
        <view wx:if="{{a}}"/>
        """),
      .wrong(
        in: .swan,
        """
        <view s-if="t === 1"/>
        <view s-elif="t === 2"/>
        <view s-elif="⟦{{ t===1 }}⟧"/>
        <view s-else/>
        """,
        message: #"duplicate condition "t===1""#),
      .right(
        in: .swan,
        """
        <view s-if="a"/>
        <view s-if="a"/>
        """),
    ],
    checks: [.attributes(.known(.if), checkDuplicateCondition)])
}

private func checkDuplicateCondition(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let next = element.followingSiblingElement, next.has(.elif),
    !context.document.hasUndecidedConditions, element.attribute(.if) == attribute,
    mayRepeatCondition(attribute, element, context), let first = condition(attribute, context)
  else { return }
  var seen = [first: attribute.valueOrNameRange]
  for follower in element.followersInChain {
    guard let attribute = follower.attribute(.elif), let text = condition(attribute, context)
    else { continue }
    guard let earlier = seen[text] else {
      seen[text] = attribute.valueOrNameRange
      continue
    }
    let written = attribute.wholeMustache.map { context.excerpt(context.text.expressionRange($0)) } ?? ""
    context.report(
      attribute.valueOrNameRange, repeatedCondition(written),
      related: [RelatedPlace(en: "the same condition", zh: "相同的条件", at: context.place(earlier))])
  }
}

/// Whether two conditions may be the same in the chain that `element` begins with the condition `first`.
private func mayRepeatCondition(_ first: Attribute, _ element: Element, _ context: FileContext) -> Bool {
  var seen = SeenTexts()
  func mayHaveSeen(_ attribute: Attribute?) -> Bool {
    guard let mustache = attribute?.wholeMustache else { return false }
    let expression = context.text.slice(context.text.expressionRange(mustache))
    return seen.mayHaveSeen(expression.lazy.filter { !isMarkupSpace($0) })
  }
  _ = mayHaveSeen(first)
  return element.followersInChain.contains { mayHaveSeen($0.attribute(.elif)) }
}

/// The expression without the white space that has no meaning; nil when the value is not one whole mustache.
private func condition(_ attribute: Attribute, _ context: FileContext) -> [UInt8]? {
  guard let mustache = attribute.wholeMustache else { return nil }
  let bytes = context.text.slice(context.text.expressionRange(mustache))
  if bytes.isEmpty { return nil }
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var quote: UInt8?
  for byte in bytes {
    if let opening = quote {
      if byte == opening { quote = nil }
    } else if isMarkupSpace(byte) {
      continue
    } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
      quote = byte
    }
    text.append(byte)
  }
  return text
}

private func repeatedCondition(_ condition: String) -> Message {
  Message(
    en: "duplicate condition \"\(condition)\"", zh: "条件“\(condition)”重复",
    help: .init(en: "change it, or delete this branch", zh: "修改该条件，或删除这个分支"))
}

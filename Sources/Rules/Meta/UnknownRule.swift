import Diagnostics
import Linting

/// A comment that is meant to hide findings and names no rule, or that begins with a misspelled word.
package var unknownRule: Rule {
  Rule(
    id: "unknown-rule",
    summary: .init(en: "an mpcheck comment with an unknown or misspelled word", zh: "mpcheck 注释中的词不存在，或拼写错误"),
    category: .meta,
    severity: .warning,
    rationale: .init(
      en:
        """
        Nothing is hidden: a suppression applies only to the rules and categories that it names. A comment \
        whose first word is misspelled has no effect at all.
        """,
      zh: "什么也不会屏蔽：屏蔽注释只对其中逐一写出的规则和类别生效。第一个词拼写错误的注释完全不起作用。"),
    examples: [
      .wrong(
        """
        <!-- mpcheck-disable-next-line ⟦unqoted-value⟧: old -->
        <view class="a"/>
        """, message: #"unknown rule "unqoted-value""#),
      .right(
        """
        <!-- mpcheck-disable-next-line unquoted-value: old -->
        <view class=a/>
        """),
      .wrong(
        in: .wxml,
        """
        <!-- mpcheck-disable-next-line ⟦unqoted-value⟧: old -->
        <view class="a"/>
        """,
        message: #"unknown rule "unqoted-value""#),
      .right(
        in: .wxml,
        """
        <!-- mpcheck-disable-next-line unquoted-value: old -->
        <view class=a/>
        """),
      .wrong(
        in: .swan,
        """
        <!-- mpcheck-disable-next-line ⟦unqoted-value⟧: old -->
        <view class="a"/>
        """,
        message: #"unknown rule "unqoted-value""#),
      .right(
        in: .swan,
        """
        <!-- mpcheck-disable-next-line unquoted-value: old -->
        <view class=a/>
        """),
    ],
    checks: [.suppressions(checkUnknownRule)])
}

private func checkUnknownRule(_ use: SuppressionUse, _ context: SuppressionContext) {
  if use.suppression.kind == .unknownWord { return checkUnknownRule(word: use.suppression.range, context) }
  guard let rule = use.suppression.rule else {
    context.report(use.suppression.range, missingRule)
    return
  }
  if !context.exists(rule) {
    context.report(
      use.suppression.range,
      unknownRuleMessage(
        rule, nearest: context.nearestName(to: rule, in: context.names, for: context.text.path)))
  }
}

private func checkUnknownRule(word range: ByteRange, _ context: SuppressionContext) {
  let word = context.text.string(range)
  let nearest = context.nearestName(to: word, in: Suppression.words, for: context.text.path)
  // Another word may be another tool's.
  guard
    nearest != nil
      || ["mpcheck-disable-", "mpcheck-enable-", "mpcheck-format-"].contains(where: word.hasPrefix)
  else { return }
  context.report(range, unknownWord(word, nearest: nearest))
}

private func unknownWord(_ word: String, nearest: String?) -> Message {
  Message(
    en: "unknown mpcheck comment \"\(word)\"", zh: "“\(word)”不是 mpcheck 的注释",
    help: didYouMean(nearest)
      ?? LocalizedText(
        en: "write one of \(Suppression.words.joined(separator: ", "))",
        zh: "改为以下关键词之一：\(Suppression.words.joined(separator: "、"))"))
}

private let missingRule = Message(
  en: "this comment names no rule", zh: "此注释没有写出规则",
  help: .init(
    en: "write the ids of rules, or categories, after the word, separated by commas",
    zh: "在关键词后面写上规则 id 或类别，以逗号分隔"))

private func unknownRuleMessage(_ id: String, nearest: String?) -> Message {
  Message(
    en: "unknown rule \"\(id)\"", zh: "“\(id)”不是规则",
    help: didYouMean(nearest)
      ?? LocalizedText(en: "mpcheck rules lists the ids of all rules", zh: "用 `mpcheck rules` 查看全部规则的 id"))
}

import Diagnostics
import Linting
import Markup

/// A mustache in a string of a mustache.
package var nestedMustache: Rule {
  Rule(
    id: "nested-mustache",
    summary: .init(en: "a mustache inside a string of another mustache", zh: "双大括号的字符串中又有双大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Everything in a mustache is an expression already: braces in a string are text, or end the \
        mustache too early.
        """,
      zh: "双大括号中的内容已经是表达式：字符串中的大括号只是文本，或者使双大括号提前结束。"),
    examples: [
      .wrong(
        #"<view class="{{on ? '⟦{{prefix}}⟧__on' : ''}}"/>"#,
        message: #""{{prefix}}" is text there, not a value"#),
      .right(#"<view class="{{on ? prefix + '__on' : ''}}"/>"#),
      .wrong(
        in: .wxml, #"<view class="{{'a ' + '⟦{{b}}⟧'}}"/>"#, message: #""{{b}}" is text there, not a value"#),
      .wrong(
        in: .swan, #"<view class="{{on ? '⟦{{b}}⟧-on' : ''}}"/>"#,
        message: #""{{b}}" is text there, not a value"#),
      .right(in: .wxml, #"<view class="{{on ? prefix + '__on' : ''}}"/>"#),
      .right(in: .swan, #"<view class="{{on ? prefix + '__on' : ''}}"/>"#),
    ],
    checks: [.expressions(checkNestedMustache)])
}

private func checkNestedMustache(_ mustache: Mustache, _ context: FileContext) {
  // Text may show how mustaches are written.
  guard mustache.tree.isQuestionable, mustache.attribute != nil, !context.hasSyntaxFault,
    let root = mustache.tree.root, root.unwrapped.kind != .string
  else { return }
  root.forEachChoice { choice in
    for part in choice.addends ?? [choice] where part.kind == .string {
      guard let text = part.stringValueRange, let inner = innerMustache(in: text, context) else { continue }
      let range = inner.range
      context.report(range, textAlone(context.excerpt(range), sum(of: text, part, inner, context)))
    }
  }
}

/// From the first `{{` to after the `}}` behind it, and the expression between; nil where none is.
private func innerMustache(in string: ByteRange, _ context: FileContext)
  -> (range: ByteRange, tree: ExpressionTree)?
{
  let bytes = context.text.slice(string)
  guard let start = bytes.firstIndex(of: "{{", from: 0), let end = bytes.firstIndex(of: "}}", from: start + 2)
  else { return nil }
  let range = ByteRange(string.start + UInt32(start), string.start + UInt32(end) + 2)
  let tree = ExpressionTree(parsing: context.text, range: context.text.expressionRange(range))
  return tree.reading == .expression ? (range, tree) : nil
}

/// The sum that is meant by a string with one plain path in it; nil for others.
private func sum(
  of string: ByteRange, _ literal: Expression, _ inner: (range: ByteRange, tree: ExpressionTree),
  _ context: FileContext
) -> String? {
  let (range, tree) = inner
  let (before, after) = (ByteRange(string.start, range.start), ByteRange(range.end, string.end))
  guard tree.isPlainPath, !context.text.slice(after).containsBytes(of: "{{") else { return nil }
  let quote = context.string(ByteRange(literal.range.start, string.start))
  let texts = [before, after].map { $0.isEmpty ? nil : quote + context.string($0) + quote }
  return [texts[0], context.string(tree.range), texts[1]].compactMap { $0 }.joined(separator: " + ")
}

private func textAlone(_ mustache: String, _ sum: String?) -> Message {
  Message(
    en: "\"\(mustache)\" is text there, not a value", zh: "“\(mustache)”在这里只是文本，不是值",
    help: sum.map { .init(en: "write \($0)", zh: "改为 \($0)") }
      ?? .init(en: "join the strings and the value with +", zh: "用 + 拼接字符串和值"))
}

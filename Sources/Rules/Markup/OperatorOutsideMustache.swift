import Diagnostics
import Linting
import Markup

/// An operator between a mustache and what it should be combined with.
package var operatorOutsideMustache: Rule {
  Rule(
    id: "operator-outside-mustache",
    summary: .init(en: "an operator outside the mustache", zh: "运算符写在双大括号之外"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Text outside of the braces is not evaluated: the operator and everything after it become part of \
        the value.
        """,
      zh: "大括号之外是文本：该运算符及其后的所有内容也会成为值的一部分。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<image src="{{a.src}} ⟦||⟧ '/a.png'"/>"#, message: #""||" is outside of the mustache"#,
        fixed: #"<image src="{{a.src || '/a.png'}}"/>"#),
      .right(#"<image src="{{a.src || '/a.png'}}"/><text id="{{a}}|{{b}}">{{a}} || {{b}}</text>"#),
      .wrong(
        in: .wxml, #"<view class="{{a}} ⟦&&⟧ {{b ? 'c' : 'd'}}"/>"#,
        message: #""&&" is outside of the mustache"#,
        fixed: #"<view class="{{a && (b ? 'c' : 'd')}}"/>"#),
      .wrong(
        in: .swan, #"<image src="{{a}}⟦||⟧'/a.png'"/>"#, message: #""||" is outside of the mustache"#,
        fixed: #"<image src="{{a||'/a.png'}}"/>"#),
      .right(in: .wxml, #"<image src="{{a.src || '/a.png'}}"/><text id="{{a}}|{{b}}">{{a}} || {{b}}</text>"#),
      .right(in: .swan, #"<image src="{{a.src || '/a.png'}}"/><text id="{{a}}|{{b}}">{{a}} || {{b}}</text>"#),
    ],
    checks: [.document(checkOperatorOutsideMustache)])
}

private func checkOperatorOutsideMustache(_ context: FileContext) {
  let bytes = context.text.bytes
  var last: Attribute?
  for mustache in context.document.mustaches {
    var next = Int(mustache.end)
    while next < bytes.count, isMarkupSpace(bytes[next]) { next += 1 }
    guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "|") || bytes[next] == UInt8(ascii: "&"),
      bytes[next] == bytes[next + 1]
    else { continue }
    let range = ByteRange(next, next + 2)
    guard let attribute = context.document.attribute(around: range), attribute != last,
      let element = context.document.innermostNode(around: range)?.element,
      !context.isTyped(attribute, of: element), !isInQuery(range, attribute, bytes)
    else { continue }
    if context.hasSyntaxFault { return }
    // All of a value is one mistake.
    last = attribute
    let expression = completed(mustache, attribute, context)
    context.report(
      range, outsideOfMustache(context.string(range), expression),
      fix: expression.flatMap { expression in
        attribute.valueRange.map { value in
          let edit = context.replace(ByteRange(mustache.start, value.end), with: "{{\(expression)}}")
          return Fix(en: "write it inside of {{ }}", zh: "移到 {{ }} 内", .suggested, edits: [edit])
        }
      })
  }
}

/// Whether `&&` is between two parameters of an address: a name and one `=` follow, or a `?` is before it.
private func isInQuery(_ range: ByteRange, _ attribute: Attribute, _ bytes: UnsafeBufferPointer<UInt8>)
  -> Bool
{
  guard bytes[Int(range.start)] == UInt8(ascii: "&"), let value = attribute.valueRange else { return false }
  let before = bytes.slice(ByteRange(value.start, attribute.mustaches.first?.start ?? value.start))
  if before.contains(UInt8(ascii: "?")) { return true }
  var next = Int(range.end)
  while next < Int(value.end), isWordByte(bytes[next]) || bytes[next] == UInt8(ascii: "-") { next += 1 }
  return next > Int(range.end) && next + 1 < bytes.count && bytes[next] == UInt8(ascii: "=")
    && bytes[next + 1] != UInt8(ascii: "=")
}

/// The expression that a value is, once its first mustache goes on to the end of the value; nil when that is none.
private func completed(_ first: ByteRange, _ attribute: Attribute, _ context: FileContext) -> String? {
  guard let value = attribute.valueRange, attribute.mustaches.first == first,
    context.text.trimmed(value).start == first.start
  else { return nil }
  var text = ""
  var end = first.start
  for mustache in attribute.mustaches {
    text += context.string(ByteRange(end, mustache.start))
    let tree = context.expression(mustache)
    guard let root = tree.root, case .expression = tree.reading else { return nil }
    text += root.needsParentheses ? "(\(context.string(tree.range)))" : context.string(tree.range)
    end = mustache.end
  }
  text += context.string(ByteRange(end, value.end))
  let whole = SourceText(path: context.unit.path, bytes: Array(text.utf8))
  let tree = ExpressionTree(parsing: whole, range: ByteRange(0, whole.count))
  guard case .expression = tree.reading, case .binary = tree.rootKind,
    tree.firstUse(outside: context.expressions) == nil
  else { return nil }
  return whole.string(tree.range)
}

extension Expression {
  /// Whether an operator beside it would take a part of it.
  fileprivate var needsParentheses: Bool {
    switch kind {
    case .identifier, .member, .index, .call, .group, .string, .number, .boolean, .unary: false
    default: true
    }
  }
}

private func outsideOfMustache(_ operator: String, _ expression: String?) -> Message {
  Message(
    en: "\"\(`operator`)\" is outside of the mustache", zh: "“\(`operator`)”在双大括号之外",
    help: expression.map { LocalizedText(en: "write {{\($0)}}", zh: "改为 {{\($0)}}") }
      ?? LocalizedText(en: "put all of it into one {{ }}", zh: "全部写在一个 {{ }} 中"))
}

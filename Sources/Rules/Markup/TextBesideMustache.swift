import Diagnostics
import Linting
import Markup

/// A condition, a list or a boolean that is a string, because something is beside its mustache.
package var textBesideMustache: Rule {
  Rule(
    id: "text-beside-mustache",
    summary: .init(
      en: "text beside the mustache of a condition, list or boolean", zh: "条件、列表或布尔值的双大括号旁有文本"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Only a value that is exactly one mustache keeps its type. With anything beside it the value is a \
        string, which is always true, and a loop goes over its characters.
        """,
      zh: "只有整个值就是一个双大括号时才会保留类型。旁边有任何内容时，值都是字符串，始终为真，循环则会遍历其中的字符。"),
    examples: [
      .wrong(
        #"<view a:if="⟦x==={{x}}⟧"/><view a:for="⟦{{a}}{{b}}⟧" a:key="id"/>"#,
        message: #""x==={{x}}" is a string, which is always true"#, #""{{a}}{{b}}" is a string, not a list"#),
      .right(#"<view a:if=" {{x}} "/><view a:elif="{{x}}"/><checkbox checked="{{a}}" value="{{a}}{{b}}"/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="⟦{{a}}{{b}}⟧" hidden="⟦!{{a}}⟧"/>"#,
        message: #""{{a}}{{b}}" is a string, which is always true"#,
        #""!{{a}}" is a string, which is always true"#),
      .right(
        in: .wxml,
        #"<view wx:if="{{x}}"/><view wx:elif="{{y}}"/><checkbox checked="{{a}}" value="{{a}}{{b}}"/>"#),
      .wrong(
        in: .swan, #"<view s-if="⟦x==={{x}}⟧"/><view s-for="⟦{{a}}{{b}}⟧"/>"#,
        message: #""x==={{x}}" is a string, which is always true"#, #""{{a}}{{b}}" is a string, not a list"#),
      .right(in: .swan, #"<view s-if="x"/><view s-elif="y"/><checkbox checked="{{a}}" value="{{a}}{{b}}"/>"#),
    ],
    checks: [.attributes(.matching { mayBeTyped($0, $1) }, with: .mustaches, checkTextBesideMustache)])
}

private func mayBeTyped(_ name: String, _ dialect: Dialect) -> Bool {
  typedDirectives.contains { dialect.spelling($0) == name } || name == "hidden"
    || dialect.components.booleans.contains(name)
}

private let typedDirectives: [KnownName] = [.if, .elif, .for]

private func checkTextBesideMustache(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, context.hasTextBesideMustache(attribute),
    context.isTyped(attribute, of: element), !hasBrokenMustache(value, context)
  else { return }
  let excerpt = context.excerpt(context.text.trimmed(value))
  context.report(
    value, attribute.name == .for ? stringList(excerpt) : stringCondition(excerpt))
}

extension FileContext {
  /// Whether a value has a mustache and, blanks aside, something beside it.
  fileprivate func hasTextBesideMustache(_ attribute: Attribute) -> Bool {
    guard attribute.hasMustache, let value = attribute.valueRange else { return false }
    let mustaches = attribute.mustaches
    return mustaches.count > 1 || mustaches.first != text.trimmed(value) && !attribute.isBare
  }

  /// Whether the attribute takes a value of a type, which text beside a mustache makes a string: a condition, a list or a boolean
  /// of a built-in tag.
  func isTyped(_ attribute: Attribute, of element: Element) -> Bool {
    typedDirectives.contains { attribute.name == $0 } || isBoolean(attribute, element, self)
  }
}

private func isBoolean(_ attribute: Attribute, _ element: Element, _ context: FileContext) -> Bool {
  guard context.isBuiltIn(element), let tag = context.dialect.components[element.tag] else { return false }
  return attribute.name == .hidden || context.dialect.components.isBoolean(attribute.nameText, of: tag)
}

/// Whether what is beside the mustache comes from a mustache that is broken itself, which another rule reports.
private func hasBrokenMustache(_ value: ByteRange, _ context: FileContext) -> Bool {
  context.document.issues(startingIn: value).contains {
    ($0.kind == .unterminatedMustache || $0.kind == .quoteInMustache) && value.contains($0.range)
  }
}

private func stringCondition(_ value: String) -> Message {
  Message(
    en: "\"\(value)\" is a string, which is always true", zh: "“\(value)”是字符串，始终为真",
    help: .init(en: "put all of it into one {{ }}", zh: "全部写在一个 {{ }} 中"))
}

private func stringList(_ value: String) -> Message {
  Message(
    en: "\"\(value)\" is a string, not a list", zh: "“\(value)”是字符串，不是列表",
    help: .init(en: "put all of it into one {{ }}", zh: "全部写在一个 {{ }} 中"))
}

import Diagnostics
import Linting
import Markup

/// A mustache that cannot be read.
package var invalidExpression: Rule {
  Rule(
    id: "invalid-expression",
    summary: .init(en: "a mustache that is not a valid expression", zh: "双大括号中的内容不是表达式"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: "The build fails, or the mustache renders as empty.",
      zh: "构建会失败，或该双大括号什么都不显示。"),
    examples: [
      .wrong("<text>{{ ⟦a b⟧ }}</text>", message: #"found "b" where an operator or the end is expected"#),
      .right("<text>{{ a.b[0].c + `${d}` }}{{ typeof a === 'string' ? a : fmt.text(a, 1) }}</text>"),
      .wrong(
        in: .wxml, #"<view style="{{⟦{'a': 1}⟧}}" class="{{⟦a: 1, b⟧}}"/>"#,
        message: #""'a'" is not a valid key of an object"#,
        "an object without braces can only be the data of a template"),
      .wrong(
        in: .swan, #"<view s-if="⟦a >⟧"/><template is="t" data="{{⟦a: 1, b⟧}}"/>"#,
        message: "the expression ends where a value is expected", "an object needs three braces"),
      .right(in: .wxml, "<text>{{ a.b[0].c + d }}{{ a === 'string' ? a : b }}</text>"),
      .right(in: .swan, "<text>{{ a.b[0].c + d }}{{ a === 'string' ? a : b }}</text>"),
    ],
    checks: [.expressions(checkInvalidExpression)])
}

private func checkInvalidExpression(_ mustache: Mustache, _ context: FileContext) {
  // What is wrong with a loop without {{ }} has a rule of its own.
  if let attribute = mustache.attribute, attribute.name == .for, attribute.bareLoop != nil { return }
  switch mustache.tree.reading {
  case .invalid(let place, let expected):
    if isInLostTag(mustache, context) { return }
    if let attribute = mustache.attribute, attribute.name == .forKey,
      context.string(mustache.tree.range) == "*this"
    {
      return
    }
    // A backslash before a quote of the value is reported there.
    if context.document.issues.contains(where: { $0.kind == .quoteInMustache && $0.other == mustache.range })
    {
      return
    }
    context.report(mustache.tree.range, unexpectedToken(context.excerpt(place), expected))
  case .expression, .bareObject:
    if context.lacksExpressionForms, reportForm(mustache, context) { return }
    guard case .object = mustache.tree.rootKind else { return }
    // The same mistake in the style of a native view has a rule of its own.
    if let element = mustache.element, let attribute = mustache.attribute, element.name.isNativeView,
      attribute.name == .style
    {
      return
    }
    guard let key = mustache.tree.root?.properties.first(where: { $0.key.kind == .invalidKey })?.key
    else { return }
    context.report(mustache.tree.range, invalidKeyMessage(context.excerpt(key.range)))
  default: break
  }
}

/// Whether it is in a value of a tag that lacks its `<`, and so seems to be in text.
private func isInLostTag(_ mustache: Mustache, _ context: FileContext) -> Bool {
  mustache.attribute == nil && context.lostTags.tag(around: mustache.range) != nil
}

/// Reports a form in an object that other dialects read and this one does not.
private func reportForm(_ mustache: Mustache, _ context: FileContext) -> Bool {
  let forms = context.expressions
  if !forms.contains(.quotedKey), let key = mustache.tree.firstQuotedKey {
    context.report(mustache.tree.range, quotedKey(context.excerpt(key)))
    return true
  }
  guard case .bareObject = mustache.tree.reading else { return false }
  let isAllowed =
    mustache.attribute.map { attribute in
      forms.contains(.bareObject)
        || context.dialect.family == .weChat && attribute.name == .data
          && mustache.element.map { $0.name == .template } == true
    } ?? false
  if isAllowed || context.mayBeOfSecondFramework || isInLostTag(mustache, context) { return false }
  context.report(
    mustache.tree.range, context.dialect.family == .baidu ? objectInTwoBraces : objectWithoutBraces)
  return true
}

extension ExpectedSyntax {
  /// Whether the wrong token is one that is not closed.
  fileprivate var isClosing: Bool { self == .closingQuote || self == .closingSlash }

  /// What it is called in a message.
  fileprivate var name: LocalizedText {
    let chinese =
      switch self {
      case .operand: "值"
      case .operatorOrEnd: "运算符或结尾"
      case .closingParenthesis: "“)”"
      case .closingBracket: "“]”"
      case .closingBrace: "“}”"
      case .colon: "“:”"
      case .arrow: "“=>”"
      case .propertyName: "属性名"
      case .closingQuote: "结尾的引号"
      case .closingSlash: "结尾的“/”"
      case .digit: "数字"
      }
    return LocalizedText(en: rawValue, zh: chinese)
  }
}

private let expressionHelp = LocalizedText(
  en:
    #"write an expression, such as "a.b" or "ok ? 'x' : 'y'", or the members of an object, such as "a: 1, ...b""#,
  zh: "写成表达式，如“a.b”或“ok ? 'x' : 'y'”，或写成对象的成员，如“a: 1, ...b”")

private func unexpectedToken(_ token: String, _ expected: ExpectedSyntax) -> Message {
  guard !token.isEmpty else {
    return Message(
      en: "the expression ends where \(expected.name.english) is expected",
      zh: "表达式提前结束，此处应为\(expected.name.chinese)", help: expressionHelp)
  }
  return Message(
    en: expected.isClosing
      ? "\"\(token)\" lacks \(expected.name.english)"
      : "found \"\(token)\" where \(expected.name.english) is expected",
    zh: expected.isClosing
      ? "“\(token)”缺少\(expected.name.chinese)" : "此处应为\(expected.name.chinese)，实际是“\(token)”",
    help: expressionHelp)
}

private func quotedKey(_ key: String) -> Message {
  Message(
    en: "\"\(key)\" is not a valid key of an object", zh: "“\(key)”不是有效的对象键",
    help: .init(en: "write it without quotes, in camel case", zh: "去掉引号，写成驼峰形式"))
}

private let objectInTwoBraces = Message(
  en: "an object needs three braces", zh: "对象需要三层大括号",
  help: .init(en: "write {{{a: 1, b}}}", zh: "写成 {{{a: 1, b}}}"))

private let objectWithoutBraces = Message(
  en: "an object without braces can only be the data of a template", zh: "没有大括号的对象只能作为模板的 data",
  help: .init(
    en: "write it in braces, {{ { a: 1 } }}, or set it in the script",
    zh: "加上大括号写成 {{ { a: 1 } }}，或在脚本中设置该值"))

private func invalidKeyMessage(_ key: String) -> Message {
  Message(
    en: "\"\(key)\" is not a valid key of an object", zh: "“\(key)”不是有效的对象键",
    help: .init(en: "write it in quotes, or in camel case", zh: "加上引号，或写成驼峰形式"))
}

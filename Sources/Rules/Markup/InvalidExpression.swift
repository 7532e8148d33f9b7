import Diagnostics
import Linting
import Markup

/// A mustache that cannot be read.
package var invalidExpression: Rule {
  Rule(
    id: "invalid-expression",
    summary: "a mustache that is not an expression",
    category: .markup,
    severity: .error,
    rationale: "The build fails, or the mustache shows as nothing.",
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
    ],
    checks: [.expressions(check)])
}

private func check(_ mustache: Mustache, _ context: FileContext) {
  // What is wrong with a loop without {{ }} has a rule of its own.
  if let attribute = mustache.attribute, attribute.name == .for, attribute.bareLoop != nil { return }
  switch mustache.tree.reading {
  case .invalid(let place, let expected):
    if let attribute = mustache.attribute, attribute.name == .forKey,
      context.string(mustache.tree.range) == "*this"
    {
      return
    }
    context.report(mustache.tree.range, .unexpectedToken(context.excerpt(place), expected))
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
    context.report(mustache.tree.range, .invalidKey(context.excerpt(key.range)))
  default: break
  }
}

/// Reports a form in an object that other dialects read and this one does not.
private func reportForm(_ mustache: Mustache, _ context: FileContext) -> Bool {
  let forms = context.expressions
  if !forms.contains(.quotedKey), let key = mustache.tree.firstQuotedKey {
    context.report(mustache.tree.range, .quotedKey(context.excerpt(key)))
    return true
  }
  guard case .bareObject = mustache.tree.reading else { return false }
  let isAllowed =
    mustache.attribute.map { attribute in
      forms.contains(.bareObject)
        || context.dialect.family == .weChat && attribute.name == .data
          && mustache.element.map { $0.name == .template } == true
    } ?? false
  if isAllowed || context.mayBeOfSecondFramework { return false }
  context.report(
    mustache.tree.range, context.dialect.family == .baidu ? .objectInTwoBraces : .objectWithoutBraces)
  return true
}

extension ExpectedSyntax {
  /// Whether the wrong token is one that is not closed.
  fileprivate var isClosing: Bool { self == .closingQuote || self == .closingSlash }
}

private let expressionHelp =
  #"write an expression, such as "a.b" or "ok ? 'x' : 'y'", or the members of an object, such as "a: 1, ...b""#

extension Message {
  fileprivate static func unexpectedToken(_ token: String, _ expected: ExpectedSyntax) -> Message {
    guard !token.isEmpty else {
      return Message("the expression ends where \(expected.rawValue) is expected", help: expressionHelp)
    }
    return Message(
      expected.isClosing
        ? "\"\(token)\" lacks \(expected.rawValue)"
        : "found \"\(token)\" where \(expected.rawValue) is expected",
      help: expressionHelp)
  }

  fileprivate static func quotedKey(_ key: String) -> Message {
    Message("\"\(key)\" is not a valid key of an object", help: "write it without quotes, in camel case")
  }

  fileprivate static let objectInTwoBraces = Message(
    "an object needs three braces", help: "write {{{a: 1, b}}}")

  fileprivate static let objectWithoutBraces = Message(
    "an object without braces can only be the data of a template",
    help: "write it in braces, {{ { a: 1 } }}, or set it in the script")

  fileprivate static func invalidKey(_ key: String) -> Message {
    Message("\"\(key)\" is not a valid key of an object", help: "write it in quotes, or in camel case")
  }
}

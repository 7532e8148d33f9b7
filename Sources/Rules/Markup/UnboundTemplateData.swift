import Diagnostics
import Linting
import Markup

/// The data of a template without a mustache.
package var unboundTemplateData: Rule {
  Rule(
    id: "unbound-template-data",
    summary: .init(en: "template data without a mustache", zh: "模板的 data 没有写双大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Without {{ }} the data is a string, which has no fields: all names of the template are undefined.
        """,
      zh: "没有 {{ }} 时，它是没有字段的字符串，模板中的名称都没有值。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<template is="row" data="⟦...item⟧"/><template name="row"><text>{{title}}</text></template>"#,
        message: #"the data "...item" is a string"#,
        fixed:
          #"<template is="row" data="{{...item}}"/><template name="row"><text>{{title}}</text></template>"#),
      .right(
        #"<template is="row" data="{{...item}}"/><template name="row"><text>{{title}}</text></template>"#),
      .wrong(
        in: .wxml,
        #"<template is="row" data="⟦item⟧"/><template name="row"><text>{{item.title}}</text></template>"#,
        message: #"the data "item" is a string"#,
        fixed:
          #"<template is="row" data="{{item}}"/><template name="row"><text>{{item.title}}</text></template>"#),
      .wrong(
        in: .swan,
        #"<template is="row" data="⟦{item}⟧"/><template name="row"><text>{{item.title}}</text></template>"#,
        message: #"the data "{item}" is a string"#,
        fixed:
          #"<template is="row" data="{{{item}}}"/><template name="row"><text>{{item.title}}</text></template>"#
      ),
      .right(
        in: .wxml,
        #"<template is="row" data="{{...item}}"/><template name="row"><text>{{title}}</text></template>"#),
      .right(
        in: .swan,
        #"<template is="row" data="{{ {item} }}"/><template name="row"><text>{{item.title}}</text></template>"#
      ),
    ],
    checks: [.attributes(.known(.data), of: .known(.template), with: .text, checkUnboundTemplateData)])
}

private func checkUnboundTemplateData(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.has(.is), let value = context.unboundValue(of: attribute), !context.hasSyntaxFault,
    // `stray-brace` reports these.
    !context.text.slice(value).containsBytes(of: "}}")
  else { return }
  let content = context.unbraced(value)
  let tree = ExpressionTree(parsing: context.text, range: content)
  let isData =
    (tree.reading == .bareObject || tree.root?.kind == .identifier)
    && tree.firstUse(outside: context.expressions) == nil
  // In Swan the data is an object with braces of its own.
  let inner = context.string(content)
  let right = context.dialect.family == .baidu ? "{{{\(inner)}}}" : "{{\(inner)}}"
  context.report(
    value, stringData(context.excerpt(value), right: isData ? context.excerpt(right) : nil),
    fix: isData
      ? Fix(
        en: "write {{ }} around it", zh: "在外面加上 {{ }}", .suggested,
        edits: [context.replace(value, with: right)]) : nil)
}

private func stringData(_ data: String, right: String?) -> Message {
  Message(
    en: "the data \"\(data)\" is a string", zh: "data 的值“\(data)”是字符串",
    help: right.map { LocalizedText(en: "write data=\"\($0)\"", zh: "改为 data=\"\($0)\"") }
      ?? LocalizedText(
        en: "write the names that the template reads: data=\"{{name: value}}\"",
        zh: "写明模板读取的名称：data=\"{{name: value}}\""))
}

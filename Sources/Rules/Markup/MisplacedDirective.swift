import Diagnostics
import Linting
import Markup

/// A condition or loop on a tag that takes none.
package var misplacedDirective: Rule {
  Rule(
    id: "misplaced-directive",
    summary: .init(en: "a condition or loop on a tag that takes none", zh: "条件或循环写在了不支持的标签上"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "The build reads definitions, imports and script modules, whatever a condition or loop says.",
      zh: "定义、引入和脚本模块在构建页面时读取，不受条件或循环影响。"),
    dialects: .families(.weChat, .baidu),
    examples: [
      .wrong(
        in: .wxml,
        """
        <template name="a" ⟦wx:if⟧="{{b}}"/><import src="./a.wxml" ⟦wx:for⟧="{{l}}"/><wxs ⟦wx:if⟧="{{b}}" \
        module="m">1</wxs>{{m}}
        """, message: #""wx:if" has no effect on a definition of a template"#,
        #""wx:for" has no effect on import"#, #""wx:if" has no effect on wxs"#),
      .right(
        in: .wxml,
        """
        <template is="a" wx:if="{{b}}"/><template name="a"><view wx:if="{{b}}"/></template><block wx:for="{{l}}" wx:key="id"/>
        """),
      .wrong(
        in: .swan, #"<view s-for="item in list" ⟦s-if⟧="item.a">{{item.b}}</view>"#,
        message: #""s-if" is on the tag of a loop"#),
      .right(in: .swan, #"<block s-if="list"><view s-for="item in list">{{item.b}}</view></block>"#),
    ],
    checks: [
      .elements(.known(.template, .import, .scriptModule, .otherScriptModule), checkMisplacedDirective),
      .attributes(.known(.if, .elif, .else), checkLoop),
    ])
}

/// Reports a condition on the tag of a loop, which Baidu forbids.
private func checkLoop(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard context.dialect.family == .baidu, let loop = element.attribute(.for) else { return }
  context.report(
    attribute.nameRange, besideLoop(attribute, context.dialect),
    related: [RelatedPlace(en: "the loop", zh: "循环", at: context.place(loop.nameRange))])
}

private func checkMisplacedDirective(_ element: Element, _ context: FileContext) {
  if context.dialect.family == .baidu { return }
  let isDefinition = element.name == .template
  if isDefinition, !element.has(.name) { return }
  for attribute in element.attributes
  where attribute.name == .if || attribute.name == .elif || attribute.name == .else || attribute.name == .for
  {
    context.report(
      attribute.nameRange,
      misplaced(
        attribute.nameText,
        isDefinition
          ? LocalizedText(en: "a definition of a template", zh: "模板定义")
          : LocalizedText(en: element.tag, zh: "标签“\(element.tag)”")))
  }
}

private func besideLoop(_ condition: Attribute, _ dialect: Dialect) -> Message {
  let (name, loop) = (condition.nameText, dialect.spelling(.for))
  // What follows an if stays beside it.
  let (outer, inner) = condition.name == .if ? (loop, name) : (name, loop)
  return Message(
    en: "\"\(name)\" is on the tag of a loop", zh: "“\(name)”在循环标签上",
    help: .init(
      en: "put \(outer) on a block around the tag, and leave \(inner) on it",
      zh: "把 \(outer) 移到该标签外层的 block 上，\(inner) 留在该标签上"))
}

private func misplaced(_ name: String, _ place: LocalizedText) -> Message {
  Message(
    en: "\"\(name)\" has no effect on \(place.english)", zh: "“\(name)”对\(place.chinese)不起作用",
    help: .init(en: "put it where the content is used", zh: "移到使用该内容的地方"))
}

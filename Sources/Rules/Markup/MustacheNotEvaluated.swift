import Diagnostics
import Linting
import Markup

/// A mustache in an attribute that takes a name or a path, not a value.
package var mustacheNotEvaluated: Rule {
  Rule(
    id: "mustache-not-evaluated",
    summary: .init(en: "a mustache in an attribute whose value is never evaluated", zh: "不支持双大括号的属性中的双大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: """
        Keys, the names of loops, templates and modules, and the paths of files are read as they are: the braces become a \
        part of the name, and no item, template or file is called so.
        """,
      zh: "key、循环、模板和模块的名称，以及文件路径都按原样读取：大括号会成为名称的一部分，而没有列表项、模板或文件叫这个名称。"),
    fix: .suggested,
    mergesBy: .messageAndMarkedText,
    dialects: .families(.weChat),
    examples: [
      .wrong(
        in: .wxml,
        """
        <view wx:for="{{l}}" wx:key="⟦{{item.id}}⟧"/><view wx:for="{{l}}" wx:key="⟦{{item}}⟧">{{item}}</view>
        """, message: #""wx:key" is not evaluated"#, #""wx:key" is not evaluated"#,
        fixed: """
          <view wx:for="{{l}}" wx:key="id"/><view wx:for="{{l}}" wx:key="*this">{{item}}</view>
          """),
      .right(
        in: .wxml,
        """
        <template name="b">{{a}}</template><template is="{{t}}" data="{{a}}"/><slot name="{{n}}"/>\
        <view wx:for="{{l}}" wx:key="id" slot="{{s}}"/><image src="{{a}}"/>
        """),
    ],
    checks: [
      .attributes(.known(.forKey, .forItem, .forIndex), checkMustacheNotEvaluated),
      .attributes(.known(.name), of: .known(.template), checkMustacheNotEvaluated),
      .attributes(
        .known(.src), of: .known(.import, .include, .scriptModule, .otherScriptModule),
        checkMustacheNotEvaluated),
      .attributes(.known(.module), of: .scriptModules, checkMustacheNotEvaluated),
      .attributes(
        .matching { name, _ in ["generic:", "worklet:", "slot:"].contains { name.hasPrefix($0) } },
        checkMustacheNotEvaluated),
    ])
}

private func checkMustacheNotEvaluated(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, let value = attribute.valueRange else { return }
  let right = attribute.name == .forKey ? key(attribute, element, context) : nil
  context.report(
    value, notEvaluated(attribute.nameText, right, context.dialect),
    fix: right.map {
      Fix(en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(value, with: $0)])
    })
}

/// The key that is meant by a mustache with the item of the loop or one of its fields. An item with fields is an object, and
/// no key; the index is none either.
private func key(_ attribute: Attribute, _ element: Element, _ context: FileContext) -> String? {
  guard let mustache = attribute.wholeMustache, let loop = LoopVariables(of: element),
    let path = context.expression(mustache).root?.memberPath
  else { return nil }
  let names = path.map(context.string)
  guard names[0] == loop.item, names.count <= 2 else { return nil }
  if names.count == 2 { return names[1] }
  return context.readsMember(of: names[0], in: element) ? nil : "*this"
}

private func notEvaluated(_ name: String, _ right: String?, _ dialect: Dialect) -> Message {
  let isKey =
    name.hasSuffix(dialect.directives.word(.forKey) ?? "key") && dialect.directives.rest(of: name) != nil
  return Message(
    en: "\"\(name)\" is not evaluated", zh: "“\(name)”的值不支持 {{ }}",
    help: right.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? (isKey
        ? LocalizedText(en: "write \(stableKey.english)", zh: "改为\(stableKey.chinese)")
        : LocalizedText(en: "write it without {{ }}", zh: "去掉 {{ }}")))
}

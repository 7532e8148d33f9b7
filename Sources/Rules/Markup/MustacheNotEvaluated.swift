import Diagnostics
import Linting
import Markup

/// A mustache in an attribute that takes a name or a path, not a value.
package var mustacheNotEvaluated: Rule {
  Rule(
    id: "mustache-not-evaluated",
    summary: .init(en: "a mustache in an attribute that is never evaluated", zh: "双大括号用在了不支持它的属性中"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform reads keys, the names of loops, templates and modules, and file paths as they are: \
        the braces become part of the name, and no item, template or file has that name.
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
        """, message: #""wx:key" takes a field's name, not {{ }}: all items get the same key"#,
        #""wx:key" takes a field's name, not {{ }}: all items get the same key"#,
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
      .attributes(.matching { isUndecidedKey($0, $1) }, checkUndecidedKey),
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
    value, notEvaluated(attribute, right, context.dialect),
    fix: right.map {
      Fix(en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(value, with: $0)])
    })
}

/// Whether it is a key with the prefix of another language, of which it is not known whether it means the same: a mustache
/// makes no key of either.
private func isUndecidedKey(_ name: String, _ dialect: Dialect) -> Bool {
  dialect.directives.undecidedPrefixes.contains { prefix in
    name.utf8.starts(with: prefix.utf8) && name.utf8.dropFirst(prefix.utf8.count).elementsEqual("key".utf8)
  }
}

private func checkUndecidedKey(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, let value = attribute.valueRange else { return }
  context.report(value, notEvaluatedMessage(attribute, effect: effectOfKey, right: nil, isKey: true))
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

private func notEvaluated(_ attribute: Attribute, _ right: String?, _ dialect: Dialect) -> Message {
  notEvaluatedMessage(
    attribute, effect: effect(of: attribute), right: right, isKey: attribute.name == .forKey)
}

private func notEvaluatedMessage(
  _ attribute: Attribute, effect: LocalizedText, right: String?, isKey: Bool
) -> Message {
  let name = attribute.nameText
  return Message(
    en: "\"\(name)\" takes \(effect.english)", zh: "“\(name)”\(effect.chinese)",
    help: right.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? (isKey
        ? LocalizedText(en: "write \(stableKey.english)", zh: "改为\(stableKey.chinese)")
        : LocalizedText(en: "write it without {{ }}", zh: "去掉 {{ }}")))
}

private let effectOfKey = LocalizedText(
  en: "a field's name, not {{ }}: all items get the same key", zh: "的值是字段名，不支持 {{ }}：所有列表项的 key 都相同")

/// What an attribute takes, and what happens where a mustache is there.
private func effect(of attribute: Attribute) -> LocalizedText {
  let name = attribute.name
  if name == .forKey { return effectOfKey }
  if name == .src {
    return LocalizedText(en: "a path, not {{ }}: no file is loaded", zh: "的值是路径，不支持 {{ }}：不会加载任何文件")
  }
  if name == .module {
    return LocalizedText(
      en: "a name, not {{ }}: the module has no name that can be called", zh: "的值是模块名，不支持 {{ }}：无法调用该模块")
  }
  if name == .name {
    return LocalizedText(
      en: "a name, not {{ }}: no \"is\" finds the template", zh: "的值是模板名，不支持 {{ }}：没有 is 能找到该模板")
  }
  switch attribute.nameText.prefix(while: { $0 != ":" }) {
  case "generic":
    return LocalizedText(
      en: "a component's name, not {{ }}: no component is shown", zh: "的值是组件名，不支持 {{ }}：不会显示任何组件")
  case "worklet":
    return LocalizedText(
      en: "a function's name, not {{ }}: no function is called", zh: "的值是函数名，不支持 {{ }}：不会调用任何函数")
  default:
    return LocalizedText(
      en: "a name, not {{ }}: no variable has the name that is meant", zh: "的值是变量名，不支持 {{ }}：不会有这个名称的变量")
  }
}

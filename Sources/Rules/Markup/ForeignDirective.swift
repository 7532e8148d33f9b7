import Diagnostics
import Linting
import Markup

/// An attribute in the form of another platform.
package var foreignDirective: Rule {
  Rule(
    id: "foreign-directive",
    summary: .init(en: "a directive or an event in the syntax of another platform", zh: "指令或事件采用了其他平台的写法"),
    category: .markup,
    severity: .error,
    severities: .init(
      en: "info for a key, error otherwise",
      zh: "key 为 info，其余为 error"),
    rationale: .init(
      en:
        """
        The platform reads it as a plain attribute and ignores it: there is no condition, loop or event. \
        Without its key, a loop matches items by their position.
        """,
      zh: "平台会把它当作普通属性而忽略：条件、循环或事件都不存在。循环没有 key 时，列表项按位置匹配。"),
    fix: .suggested, mergesBy: .messageAndMarkedText,
    examples: [
      .wrong(
        #"<view ⟦wx:if⟧="{{a}}" ⟦bindtap⟧="go"/><view ⟦wx:else⟧ ⟦catch:tap⟧="go"/>"#,
        message: #""wx:if" is not a directive of AXML"#, #""bindtap" does not bind an event in AXML"#,
        #""wx:else" is not a directive of AXML"#, #""catch:tap" does not bind an event in AXML"#,
        fixed: #"<view a:if="{{a}}" onTap="go"/><view a:else catchTap="go"/>"#),
      .right(#"<view wx-open="a" tt-color="b" qq-list="c" key-if="d"/>"#),
      .wrong(
        in: .wxml,
        """
        <view ⟦a:if⟧="{{a}}" ⟦onTap⟧="go"/><view ⟦s-else⟧ ⟦:class⟧="b" ⟦@click⟧="go"/><input ⟦onInput⟧="set"/>
        """, message: #""a:if" is not a directive of WXML"#, #""onTap" does not bind an event in WXML"#,
        #""s-else" is not a directive of WXML"#, #"":class" is not a directive of WXML"#,
        #""@click" does not bind an event in WXML"#, #""onInput" does not bind an event in WXML"#,
        fixed: """
          <view wx:if="{{a}}" bindtap="go"/><view wx:else class="{{b}}" bindtap="go"/><input bindinput="set"/>
          """),
      .wrong(
        in: .swan, #"<view ⟦wx:if⟧="{{a}}" ⟦onTap⟧="go"/><view ⟦a:for⟧="{{l}}" ⟦wx:key⟧="id"/>"#,
        message: #""wx:if" is not a directive of Swan"#, #""onTap" does not bind an event in Swan"#,
        #""a:for" is not a directive of Swan"#, #""wx:key" is not a directive of Swan"#),
      .right(in: .wxml, #"<view wx:if="{{a}}" bindtap="go"/><view wx:else tt-color="b" key-if="d"/>"#),
      .right(in: .swan, #"<view s-if="a" bindtap="go"/><view s-else tt-color="b" key-if="d"/>"#),
    ],
    checks: [.attributes(.matching { $1.isForeignAnywhere($0) }, checkForeignDirective)])
}

private func checkForeignDirective(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  // A branch for an unknown platform may be for one with these forms.
  if element.name.isNativeView || context.document.hasUndecidedConditions { return }
  let tag = element.tag
  let isRegistered = context.program.registers(tag, in: context.unit)
  // A component may take the name of a built-in tag.
  let dialect = context.dialect
  let builtin = isRegistered ? nil : dialect.components[tag]
  guard let foreign = ForeignName(attribute.nameText, on: builtin, in: dialect),
    !isOfOtherPages(attribute.nameText, context)
  else { return }
  if dialect.misspelledNativeTag(tag) != nil, !isRegistered { return }
  // Sources for several platforms give both forms.
  let isThere =
    foreign.replacement.map { name in element.attributes.contains { $0.nameText == name } } ?? false
  // Vue's form beside the plain one is not such a pair: both would count there.
  if isThere, builtin == nil || attribute.nameBytes.first != UInt8(ascii: ":") { return }
  let lacksKey = foreign.isKey && isBlank(attribute, context)
  let isEvent = foreign.kind == .event
  let missing = isEvent ? missingMethod(of: attribute, context) : nil
  context.report(
    attribute.nameRange,
    foreignAttributeMessage(
      attribute.nameText, foreign, dialect, lacksKey: lacksKey,
      lacking: context.script?.isIncomplete == false ? missing : nil),
    // As severe as a key that is not there.
    severity: foreign.isKey ? .info : nil,
    fix: isThere || lacksKey || missing != nil || isEvent && mayCallUnseenMethod(context)
      ? nil : fixForeignDirective(attribute, foreign, context))
}

/// Whether a page in WXML has a name of QML in a program of QQ: its tools take both kinds of files, as other pages show.
private func isOfOtherPages(_ name: String, _ context: FileContext) -> Bool {
  name.hasPrefix("qq:") && context.dialect === Dialect.wxml
    && context.program.program.dialects.contains { $0 === Dialect.qml }
}

/// Whether the attribute has no value: a key without one is a mistake in every form.
private func isBlank(_ attribute: Attribute, _ context: FileContext) -> Bool {
  attribute.valueRange.map { context.text.trimmed($0).isEmpty } ?? true
}

extension ForeignName {
  fileprivate var isKey: Bool { directive == .forKey || replacement == "key" }
}

private func fixForeignDirective(_ attribute: Attribute, _ foreign: ForeignName, _ context: FileContext)
  -> Fix?
{
  guard let replacement = foreign.replacement else { return nil }
  var edits = [context.replace(attribute.nameRange, with: replacement)]
  if let value = attribute.staticValue, !context.text.trimmed(value).isEmpty {
    switch foreign.kind {
    case .event:
      // `go(1)` calls a method; mini programs take its name only.
      guard isIdentifier(context.text.slice(context.text.trimmed(value))) else { return nil }
    case .expression:
      guard foreign.directive != .for || !namesLoopItem(context.string(value)),
        let edit = context.bindingEdit(of: value)
      else { return nil }
      edits.append(edit)
    case .directive where foreign.isKey:
      // `:key="item.id"` of Vue; here a key is the name of a field.
      let written = context.string(context.text.trimmed(value))
      if written == "*this" { break }
      guard written.utf8.allSatisfy(isPathByte),
        var field = written.split(separator: ".").last.map(String.init), field.withUTF8(isIdentifier)
      else { return nil }
      if field != written { edits.append(context.replace(value, with: field)) }
    case .directive, .other: break
    }
  }
  return Fix(en: "write \(replacement)", zh: "改为 \(replacement)", .suggested, edits: edits)
}

/// Whether the value of a loop names its item too, as Vue's does: `a in list`.
func namesLoopItem(_ value: String) -> Bool { value.contains(" in ") || value.contains(" of ") }

private func foreignAttributeMessage(
  _ name: String, _ foreign: ForeignName, _ dialect: Dialect, lacksKey: Bool, lacking method: String?
) -> Message {
  let help = foreign.replacement.map { name -> LocalizedText in
    if lacksKey {
      return LocalizedText(
        en: "write \(name) with \(stableKey.english)", zh: "改为 \(name)，值为\(stableKey.chinese)")
    }
    if let method {
      return adding(method, to: name)
    }
    let hasValue = foreign.kind == .expression && foreign.directive != .else
    return hasValue
      ? LocalizedText(en: "write \(name)=\"{{...}}\"", zh: "改为 \(name)=\"{{...}}\"")
      : LocalizedText(en: "write \(name)", zh: "改为 \(name)")
  }
  return Message(
    en: foreign.kind == .event
      ? "\"\(name)\" does not bind an event in \(dialect.name)"
      : "\"\(name)\" is not a directive of \(dialect.name)",
    zh: foreign.kind == .event
      ? "“\(name)”在 \(dialect.name) 中没有绑定任何事件" : "“\(name)”不是 \(dialect.name) 的指令",
    help: help ?? foreign.hint)
}

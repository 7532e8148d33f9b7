import Diagnostics
import Linting
import Markup
import Script

/// A key of a field of the data that the field's literal does not have.
package var undefinedDataKey: Rule {
  Rule(
    id: "undefined-data-key",
    summary: .init(en: "a key one typo away from one in the data", zh: "读取的键在 data 中不存在，疑似拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Its place on the page stays empty, and no error is shown. A field is checked if its value is \
        written out in the data and the script changes it only by paths such as 'form.name'. Not reported \
        when the script mentions the key anywhere.
        """,
      zh: "页面上该位置什么也不显示，也没有任何提示。只检查值在 data 中完整写出、且脚本只用 'form.name' 这样的路径修改的字段；脚本中任何位置出现过该键时不报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<input name="diabledID" value="{{form.⟦diabledID⟧}}"/>"#,
        script: "Page({ data: { form: { disabledID: '' } }, onLoad() { this.setData({ 'form.tel': 1 }) } })",
        message: #""form" has no key "diabledID""#,
        fixed: #"<input name="diabledID" value="{{form.disabledID}}"/>"#),
      .right(
        #"<input value="{{form.phone}}"/><text a:for="{{form.list}}" a:for-item="form" a:key="id">{{form.nam}}</text>"#,
        script: "Page({ data: { form: { name: '', list: [] } } })"),
      .wrong(
        in: .wxml, #"<view hidden="{{!state.⟦lodaing⟧}}"/>"#,
        script:
          "Component({ data: { state: { loading: true } }, methods: { a() { return this.data.state } } })",
        message: #""state" has no key "lodaing""#, fixed: #"<view hidden="{{!state.loading}}"/>"#),
      .right(
        in: .swan, "<view>{{user.nickName}}</view>",
        script:
          "Page({ data: { user: { nickname: '' } }, onLoad() { load(user => this.setData({ user })) } })"),
      .right(
        in: .wxml,
        #"<input value="{{form.phone}}"/><text wx:for="{{form.list}}" wx:for-item="form" wx:key="id">{{form.nam}}</text>"#,
        script: "Page({ data: { form: { name: '', list: [] } } })"),
      .wrong(
        in: .swan, #"<input name="diabledID" value="{{form.⟦diabledID⟧}}"/>"#,
        script: "Page({ data: { form: { disabledID: '' } }, onLoad() { this.setData({ 'form.tel': 1 }) } })",
        message: #""form" has no key "diabledID""#,
        fixed: #"<input name="diabledID" value="{{form.disabledID}}"/>"#),
    ],
    checks: [.document(checkUndefinedDataKey)])
}

private func checkUndefinedDataKey(_ context: FileContext) {
  guard let script = context.script, context.unit.kind != .fragment, let text = context.texts.script,
    case let fields = script.literalFields(in: text), !fields.isEmpty
  else { return }
  for mustache in context.document.mustaches {
    let bytes = context.text.slice(mustache)
    guard bytes.contains(UInt8(ascii: ".")),
      fields.contains(where: { bytes.containsBytes(of: text.slice($0.nameRange)) })
    else { continue }
    checkUndefinedDataKey(mustache, fields, text, context)
  }
}

extension ScriptFacts {
  /// The fields of the one page or component that begin as object literals with keys, and are set by paths at most.
  fileprivate func literalFields(in text: SourceText) -> [DataField] {
    guard let instance = soleInstance, !dataIsIncomplete else { return [] }
    return objects[instance].dataFields.filter { field in
      field.source == .data && field.kind == .object && !assignedFields.contains(field.name)
        && isFilled(field, in: text)
    }
  }

  private func isFilled(_ field: DataField, in text: SourceText) -> Bool {
    let value = text.bytes[Int(field.nameRange.end)...].drop { $0 != UInt8(ascii: "{") }.dropFirst()
    return value.first { !isMarkupSpace($0) } != UInt8(ascii: "}")
  }
}

private func checkUndefinedDataKey(
  _ mustache: ByteRange, _ fields: [DataField], _ script: SourceText, _ context: FileContext
) {
  let tree = context.expression(mustache)
  tree.root?.forEachReference { name in
    guard
      let field = fields.first(where: {
        context.text.slice(name).elementsEqual(script.slice($0.nameRange))
      }), let key = context.member(of: name), !key.isEmpty, !context.isCalled(key),
      !spells(key, after: field, script, context)
    else { return }
    reportUndefinedDataKey(key, of: field, script, context)
  }
}

/// Whether the script has a key as a word: nearly always in the literal.
private func spells(_ key: ByteRange, after field: DataField, _ script: SourceText, _ context: FileContext)
  -> Bool
{
  script.bytes.firstIndex(ofWord: context.text.slice(key), from: Int(field.nameRange.end)) != nil
    || context.scriptSpells(key)
}

private func reportUndefinedDataKey(
  _ key: ByteRange, of field: DataField, _ script: SourceText, _ context: FileContext
) {
  let written = context.string(key)
  guard let node = context.document.innermostNode(around: key),
    let element = node.element ?? node.parent, context.sees(field.name, at: element),
    !context.document.hasUndecidedConditions, let known = FieldKeys(of: field, in: script),
    let near = context.nearest(
      to: written, in: known.keys.lazy.map(\.name), for: context.unit.path, .strict), near.isOnlyOne,
    let place = known.keys.first(where: { $0.name == near.name })
  else { return }
  context.report(
    key, unknownKey(written, of: field.name, near.name),
    related: [
      RelatedPlace(
        en: "\"\(near.name)\" is here", zh: "“\(near.name)”在这里",
        at: Place(path: script.path, range: place.range))
    ],
    fix: Fix(
      en: "write \"\(near.name)\"", zh: "改为“\(near.name)”", .suggested,
      edits: [context.replace(key, with: near.name)]))
}

private func unknownKey(_ key: String, of field: String, _ near: String) -> Message {
  Message(
    en: "\"\(field)\" has no key \"\(key)\"", zh: "“\(field)”没有键“\(key)”", help: didYouMean(near))
}

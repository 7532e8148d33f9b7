import Diagnostics
import Linting
import Markup

/// A key that is not the name of a field.
package var invalidKey: Rule {
  Rule(
    id: "invalid-key",
    summary: .init(
      en: "a key that is empty, the item or list, or a misspelled *this",
      zh: "key 为空、写成当前项或列表本身，或误写了 *this"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en:
        """
        A key is the name of a field of the item, or "*this" for the item itself. No item has a field of \
        any other name, so all items get the same key.
        """,
      zh: "key 是列表项的字段名，或用“*this”表示列表项本身。其他写法都会当作字段名，而任何列表项都没有该字段，因此所有列表项的 key 都相同。"),
    fix: .suggested,
    dialects: .where { $0.directives.word(.forKey) != nil },
    examples: [
      .wrong(
        #"<view a:for="{{l}}" a:key="⟦item⟧"/><view a:for="{{l}}" a:key="⟦item.id⟧"/>"#,
        message: #""item" is not a field of the item"#, #""item.id" is not a field of the item"#,
        fixed: #"<view a:for="{{l}}" a:key="*this"/><view a:for="{{l}}" a:key="id"/>"#),
      .right(
        """
        <view a:for="{{l}}" a:key="*this"/><view a:for="{{l}}" a:key="id"/><view a:for="{{l}}" key="{{item}}"/>
        """),
      .wrong(
        in: .wxml, #"<view wx:for="{{l}}" wx:key="⟦item.id⟧"/><view wx:for="{{l}}" wx:key="⟦*item⟧"/>"#,
        message: #""item.id" is not a field of the item"#, #""*item" is not a field of the item"#,
        fixed: #"<view wx:for="{{l}}" wx:key="id"/><view wx:for="{{l}}" wx:key="*this"/>"#),
      .right(in: .wxml, #"<view wx:for="{{l}}" wx:key="*this"/><view wx:for="{{l}}" wx:key="id"/>"#),
    ],
    checks: [.attributes(.known(.forKey, .key), checkInvalidKey)])
}

private func checkInvalidKey(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.has(.for) else { return }
  if attribute.name == .key, context.dialect.family != .alipay { return }
  if attribute.hasMustache { return checkMustache(attribute, element, context) }
  guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty else {
    return context.report(attribute.valueOrNameRange, emptyKey)
  }
  let range = context.text.trimmed(value)
  let bytes = context.text.slice(range)
  if isList(bytes, element, context) {
    let key = context.string(range)
    guard let item = LoopVariables(of: element)?.item, context.showsBare(item, in: element) else {
      return context.report(value, invalidKeyMessage(key, nil))
    }
    return reportInvalidKey(value, key, "*this", at: range, context)
  }
  // Nearly every key is a field, and does not begin as the name of the item does.
  if bytes.first != UInt8(ascii: "*"), !mayBeginWithItem(bytes, element) { return }
  let key = context.string(range)
  if key == "*this" {
    guard let item = LoopVariables(of: element)?.item, context.readsMember(of: item, in: element) else {
      return
    }
    return context.report(value, objectAsKey(key))
  }
  guard let loop = LoopVariables(of: element), let right = replacement(of: key, loop) else { return }
  // The item has a field of its own name.
  if key == loop.item, context.readsMember(key, of: key, in: element) { return }
  // An object as a whole is no key.
  if right == "*this", let item = loop.item, context.readsMember(of: item, in: element) {
    return context.report(value, objectAsKey(key))
  }
  reportInvalidKey(value, key, right, at: range, context)
}

/// Reports a key with what to write at `range` in its place.
private func reportInvalidKey(
  _ value: ByteRange, _ key: String, _ right: String, at range: ByteRange, _ context: FileContext
) {
  context.report(
    value, invalidKeyMessage(key, right),
    fix: Fix(
      en: "write \(right)", zh: "改为 \(right)", .suggested, edits: [context.replace(range, with: right)]))
}

/// Checks a key that is the item as a whole, which Alipay evaluates: an object is not a key.
private func checkMustache(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard context.dialect.family == .alipay, let value = attribute.valueRange,
    let mustache = attribute.wholeMustache,
    let item = LoopVariables(of: element)?.item, context.expression(mustache).root?.identifierName == item,
    context.readsMember(of: item, in: element)
  else { return }
  context.report(value, objectAsKey(item))
}

private func mayBeginWithItem(_ key: UnsafeBufferPointer<UInt8>, _ element: Element) -> Bool {
  guard let item = element.attribute(.forItem) else { return key.begin(with: "item") }
  return item.staticValue.map { key.starts(with: element.bytes.slice($0)) } ?? false
}

/// Whether the key is the name of the list, and no item is seen to have a field of that name.
private func isList(_ key: UnsafeBufferPointer<UInt8>, _ element: Element, _ context: FileContext) -> Bool {
  guard let mustache = element.attribute(.for)?.wholeMustache,
    context.text.slice(context.text.expressionRange(mustache)).elementsEqual(key),
    let item = LoopVariables(of: element)?.item
  else { return false }
  let field = "\(item).\(String(decoding: key, as: UTF8.self))"
  return !context.text.slice(element.range).contains(word: field)
}

/// What to write for a key that is not a field; nil for one that may be.
private func replacement(of key: String, _ loop: LoopVariables) -> String? {
  if key.utf8.first == UInt8(ascii: "*") { return key == "*this" ? nil : "*this" }
  guard let item = loop.item, key == item || key.hasPrefix(item + ".") else { return nil }
  let field = key.dropFirst(item.count + 1)
  return field.isEmpty ? "*this" : String(field)
}

/// `right` is what to write in its place; nil where the items are objects of which the fields are not known.
private func invalidKeyMessage(_ key: String, _ right: String?) -> Message {
  Message(
    en: "\"\(key)\" is not a field of the item", zh: "“\(key)”不是列表项的字段",
    help: right.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? LocalizedText(en: "write \(fieldKey.english)", zh: "改为\(fieldKey.chinese)"))
}

/// `key` means the whole item, as `*this` does.
private func objectAsKey(_ key: String) -> Message {
  Message(
    en: "\"\(key)\" is the whole item, an object, and cannot be a key", zh: "“\(key)”是整个列表项，而对象不能作为 key",
    help: .init(en: "write \(fieldKey.english)", zh: "改为\(fieldKey.chinese)"))
}

private let emptyKey = Message(
  en: "the key is empty", zh: "key 为空",
  help: .init(en: "write \(stableKey.english)", zh: "写上\(stableKey.chinese)"))

/// What a key of items that are objects should be, for helps.
let fieldKey = LocalizedText(
  en: "the name of a field that differs from item to item", zh: "各项取值不同的字段名")

/// What a key should be, for helps.
let stableKey = LocalizedText(
  en: #"the name of a field that differs from item to item, or "*this""#,
  zh: "各项取值不同的字段名；列表项本身是字符串或数字时用“*this”")

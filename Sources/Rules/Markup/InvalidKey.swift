import Diagnostics
import Linting
import Markup

/// A key that is not the name of a field.
package var invalidKey: Rule {
  Rule(
    id: "invalid-key",
    summary: "a key that is empty, the loop's own item or list, or another * than *this",
    category: .markup,
    severity: .info,
    rationale: """
      A key is the name of a field of the item, or "*this" for the item itself. Anything else is a field that no item has, \
      so that all items have the same key.
      """,
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
    ],
    checks: [.attributes(.known(.forKey, .key), check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.has(.for) else { return }
  if attribute.name == .key, context.dialect.family != .alipay { return }
  if attribute.hasMustache { return checkMustache(attribute, element, context) }
  guard let value = attribute.staticValue, !context.text.trimmed(value).isEmpty else {
    return context.report(attribute.valueOrNameRange, .emptyKey)
  }
  let range = context.text.trimmed(value)
  let bytes = context.text.slice(range)
  if isList(bytes, element, context) {
    return context.report(value, .invalidKey(context.string(range), nil))
  }
  // Nearly every key is a field of an item that is called "item".
  let isUsual = !element.has(.forItem) && !bytes.starts(with: "item".utf8)
  if isUsual, bytes.first != UInt8(ascii: "*") { return }
  let key = context.string(range)
  if key == "*this" {
    guard let item = LoopVariables(of: element)?.item, context.readsMember(of: item, in: element) else {
      return
    }
    return context.report(value, .invalidKey(key, nil))
  }
  guard let loop = LoopVariables(of: element), let right = replacement(of: key, loop) else { return }
  // An object as a whole is no key.
  if right == "*this", let item = loop.item, context.readsMember(of: item, in: element) {
    return context.report(value, .invalidKey(key, nil))
  }
  context.report(
    value, .invalidKey(key, right),
    fix: Fix("write \(right)", .suggested, edits: [context.replace(range, with: right)]))
}

/// Checks a key that is the item as a whole, which Alipay evaluates: an object is not a key.
private func checkMustache(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard context.dialect.family == .alipay, let value = attribute.valueRange,
    let mustache = attribute.wholeMustache,
    let item = LoopVariables(of: element)?.item, context.expression(mustache).root?.identifierName == item,
    context.readsMember(of: item, in: element)
  else { return }
  context.report(value, .invalidKey(item, nil))
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

extension Message {
  /// `right` is what to write in its place; nil where the items are objects of which the fields are not known.
  fileprivate static func invalidKey(_ key: String, _ right: String?) -> Message {
    Message("\"\(key)\" is not a field of the item", help: "write \(right ?? fieldKey)")
  }

  fileprivate static let emptyKey = Message(
    "the key is empty",
    help: "write \(stableKey)")
}

/// What a key of items that are objects should be, for helps.
let fieldKey = "the name of a field that differs from item to item"

/// What a key should be, for helps.
let stableKey = #"the name of a field that differs from item to item, or "*this""#

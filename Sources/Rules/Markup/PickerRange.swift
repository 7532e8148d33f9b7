import Diagnostics
import Linting
import Markup
import Script

/// A picker that has nothing to show, or shows something other than texts.
package var pickerRange: Rule {
  Rule(
    id: "picker-range",
    summary: .init(
      en: "a picker whose range is missing or does not fit its mode",
      zh: "picker 没有 range，或 range 与 mode、range-key 不匹配"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Without a range, a picker with one or more columns opens empty. Without range-key, objects are \
        shown as "[object Object]". Only lists that are written out in the data and that the script \
        neither sets nor assigns are checked.
        """,
      zh:
        """
        从一列或多列中选择的 picker 没有 range 时，打开后是空的。没有 range-key 时，对象会显示为“[object Object]”。只检查在 data 中完整写出、且脚本既不设置\
        也不赋值的列表。
        """),
    fix: .suggested,
    sources: [
      .init(
        en: "WXML: the page of `picker` of developers.weixin.qq.com, `mode`, `range` and `range-key`",
        zh: "WXML：developers.weixin.qq.com 的 `picker` 文档，`mode`、`range` 和 `range-key`"),
      .init(
        en: "AXML: AlipayDocs/open-docs, mini/component, picker",
        zh: "AXML：AlipayDocs/open-docs 的 mini/component，picker"),
    ],
    examples: [
      .wrong(
        #"<⟦picker⟧ onChange="choose"><view>{{city}}</view></picker>"#,
        script: "Page({ data: { city: '' }, choose() {} })",
        message: "this picker has no range: there is nothing to choose from"),
      .right(
        #"<picker range="{{cities}}" range-key="name" onChange="choose"><view>{{city}}</view></picker>"#,
        script: "Page({ data: { city: '', cities: [{ id: 1, name: 'a' }] }, choose() {} })"),
      .wrong(
        in: .wxml,
        #"<picker range="⟦{{sizes}}⟧"/>"#,
        script: "Page({ data: { sizes: [{ id: 1, name: 'S' }, { id: 2, name: 'M' }] } })",
        message: #"the items of "sizes" are objects: each is shown as "[object Object]""#,
        fixed: #"<picker range="{{sizes}}" range-key="name"/>"#),
      .wrong(
        in: .wxml,
        #"<picker range="{{sizes}}" range-key="⟦nmae⟧"/>"#,
        script: "Page({ data: { sizes: [{ id: 1, name: 'S' }, { id: 2, name: 'M' }] } })",
        message: #"no item of "sizes" has a key "nmae""#,
        fixed: #"<picker range="{{sizes}}" range-key="name"/>"#),
      .wrong(
        in: .swan, #"<picker mode="multiSelector" range="⟦{{sizes}}⟧"/>"#,
        script: "Page({ data: { sizes: ['S', 'M'] } })",
        message: #""sizes" is one list: a multiSelector takes a list of lists"#),
      .right(
        in: .wxml,
        #"<picker range="{{cities}}" range-key="name" bindchange="choose"><view>{{city}}</view></picker>"#,
        script: "Page({ data: { city: '', cities: [{ id: 1, name: 'a' }] }, choose() {} })"),
      .right(
        in: .swan,
        #"<picker range="{{cities}}" range-key="name" bindchange="choose"><view>{{city}}</view></picker>"#,
        script: "Page({ data: { city: '', cities: [{ id: 1, name: 'a' }] }, choose() {} })"),
    ],
    checks: [.elements(.named("picker"), checkPickerRange)])
}

private func checkPickerRange(_ element: Element, _ context: FileContext) {
  guard context.isBuiltIn(element), !context.hasSyntaxFault, !context.document.hasUndecidedConditions,
    let mode = PickerMode(of: element, context)
  else { return }
  let attributes = element.attributes
  if let range = attributes.first(where: { $0.nameText == "range" }) {
    checkList(range, of: element, mode, context)
  } else if !isDisabled(element, context), !mayHaveRange(element, context) {
    context.report(element.tagRange, noRange(inside: childWithRange(element), context.dialect))
  }
}

/// What a picker lets people choose from.
private enum PickerMode {
  case list, lists

  /// Nil for a date, a time or a region, and where the mode is unknown.
  init?(of element: Element, _ context: FileContext) {
    guard let attribute = element.attributes.first(where: { $0.nameText == "mode" }) else {
      self = .list
      return
    }
    guard let value = attribute.staticValue else { return nil }
    switch context.string(value) {
    case "selector": self = .list
    // Alipay's documents have no modes.
    case "multiSelector" where context.dialect.family != .alipay: self = .lists
    default: return nil
    }
  }
}

/// Whether the picker never opens.
private func isDisabled(_ element: Element, _ context: FileContext) -> Bool {
  element.attributes.contains {
    $0.nameText == "disabled" && !$0.hasMustache
      && context.string($0.valueRange ?? ByteRange(0, 0)) != "false"
  }
}

/// Whether an attribute may be the range or the mode: by a framework, or misspelled, which other rules report.
private func mayHaveRange(_ element: Element, _ context: FileContext) -> Bool {
  if spreadsAttributes(element, context) { return true }
  return element.attributes.contains { attribute in
    let name = attribute.nameText.lowercased()
    if name == "mode" { return false }
    let last = name.split(separator: ":").last.map(String.init) ?? name
    return ["range", "mode"].contains { right in
      last.hasSuffix(right) || editDistance(last.utf8, right.utf8, limit: 1) <= 1
    }
  }
}

/// The tag of the first built-in child that has the range in the picker's place.
private func childWithRange(_ element: Element) -> String? {
  for child in element.children {
    guard let child = child.element, child.tag != "picker",
      child.attributes.contains(where: { $0.nameText == "range" })
    else { continue }
    return child.tag
  }
  return nil
}

private func checkList(_ range: Attribute, of picker: Element, _ mode: PickerMode, _ context: FileContext) {
  guard let mustache = range.wholeMustache,
    let name = context.expression(mustache).root?.unwrapped.identifierName, context.unit.kind != .fragment,
    let text = context.texts.script, let field = context.script?.staticList(name),
    context.sees(name, at: picker), !spreadsAttributes(picker, context),
    var items = context.shared(PickerLists(text)).items(of: field)
  else { return }
  if mode == .lists {
    if items.kind != .lists {
      context.report(mustache, oneList(name))
      return
    }
    guard let columns = items.inner else { return }
    items = columns
  }
  guard items.kind == .objects else { return }
  guard let attribute = picker.attributes.first(where: { isRangeKey($0.nameText) }) else {
    context.report(mustache, objects(name, items), fix: addingKey(items, to: range, context))
    return
  }
  guard let place = key(attribute, context), case let key = context.string(place),
    !items.keys.contains(where: { $0.name == key })
  else { return }
  let near = context.nearest(to: key, in: items.keys.map(\.name), for: context.unit.path)
  let fix = near.flatMap { near in
    near.isOnlyOne
      ? Fix(
        en: "write \"\(near.name)\"", zh: "改为“\(near.name)”", .suggested,
        edits: [context.replace(place, with: near.name)]) : nil
  }
  context.report(place, noKey(key, of: name, near?.name, items), fix: fix)
}

/// Whether the name is that of the key, also as some base libraries read it: `rangeKey`.
private func isRangeKey(_ name: String) -> Bool {
  let plain = name.utf8.filter { $0 != UInt8(ascii: "-") }.map(\.asciiLowercased)
  return editDistance(plain, "rangekey".utf8, limit: 1) <= 1
}

/// The key that is written out: plain, or as a string in a mustache. Nil for what is no identifier.
private func key(_ attribute: Attribute, _ context: FileContext) -> ByteRange? {
  let value =
    attribute.staticValue
    ?? attribute.wholeMustache.flatMap { context.expression($0).root?.unwrapped.plainString }
  return value.flatMap { isIdentifier(context.text.slice($0)) ? $0 : nil }
}

/// The lists of the script that pickers show: each is read once.
private final class PickerLists {
  private let names: NamesOfScript
  private var known: [String: ListItems?] = [:]

  init(_ text: SourceText) { names = NamesOfScript(TokenList.typed(text).tokens) }

  func items(of field: DataField) -> ListItems? {
    if let items = known[field.name] { return items }
    let items = ListItems(of: field, in: names)
    known[field.name] = .some(items)
    return items
  }
}

extension ScriptFacts {
  /// The field with this name, where it is a list that nothing changes, or may be a variable with one.
  fileprivate func staticList(_ name: String) -> DataField? {
    mayBeStaticList(name) ? dataField(named: name) : nil
  }
}

extension ListItems {
  /// The one key whose values are texts; nil where there are several.
  fileprivate var onlyText: String? {
    let texts = keys.filter(\.isText)
    return texts.count == 1 ? texts[0].name : nil
  }
}

private func addingKey(_ items: ListItems, to range: Attribute, _ context: FileContext) -> Fix? {
  guard let key = items.onlyText else { return nil }
  let end = Int(range.range.end)
  return Fix(
    en: "write range-key=\"\(key)\"", zh: "加上 range-key=\"\(key)\"", .suggested,
    edits: [context.replace(ByteRange(end, end), with: " range-key=\"\(key)\"")])
}

// MARK: Messages

private func noRange(inside child: String?, _ dialect: Dialect) -> Message {
  let help =
    if let child {
      LocalizedText(en: "move range from <\(child)> to the picker", zh: "把 <\(child)> 上的 range 移到 picker 上")
    } else if dialect.family != .alipay {
      LocalizedText(
        en: "write range=\"{{list}}\", or the mode: date, time or region",
        zh: "加上 range=\"{{list}}\"，或写明 mode：date、time 或 region")
    } else {
      LocalizedText(en: "write range=\"{{list}}\"", zh: "加上 range=\"{{list}}\"")
    }
  return Message(
    en: "this picker has no range: there is nothing to choose from", zh: "此 picker 没有 range，没有可选的内容",
    help: help)
}

private func objects(_ list: String, _ items: ListItems) -> Message {
  let help =
    items.onlyText.map {
      LocalizedText(en: "write range-key=\"\($0)\"", zh: "加上 range-key=\"\($0)\"")
    } ?? LocalizedText(en: "write range-key with the key to show", zh: "用 range-key 写明要显示的键")
  return Message(
    en: "the items of \"\(list)\" are objects: each is shown as \"[object Object]\"",
    zh: "“\(list)”的列表项是对象，都会显示为“[object Object]”", help: help)
}

private func noKey(_ key: String, of list: String, _ near: String?, _ items: ListItems) -> Message {
  let names = items.keys.prefix(5).map(\.name)
  return Message(
    en: "no item of \"\(list)\" has a key \"\(key)\"", zh: "“\(list)”的列表项都没有键“\(key)”",
    help: didYouMean(near)
      ?? (names.isEmpty
        ? nil
        : LocalizedText(
          en: "the keys are \(names.joined(separator: ", "))", zh: "已有的键：\(names.joined(separator: "、"))")))
}

private func oneList(_ list: String) -> Message {
  Message(
    en: "\"\(list)\" is one list: a multiSelector takes a list of lists",
    zh: "“\(list)”只是一个列表，multiSelector 需要由多个列表组成的数组",
    help: .init(
      en: "write an array for each column, or mode=\"selector\"", zh: "每一列写成一个数组，或改用 mode=\"selector\""))
}

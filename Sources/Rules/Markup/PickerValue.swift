import Diagnostics
import Linting
import Markup

/// A picker whose value is an item of its list, not the place of one.
package var pickerValue: Rule {
  Rule(
    id: "picker-value",
    summary: .init(
      en: "a picker value that is an item instead of its index",
      zh: "picker 的 value 写成了列表项，而不是下标"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The value of a picker with one list is an index. With an item instead, the picker always opens at \
        the first one.
        """,
      zh: "只显示一列的 picker 的 value 是下标。写成列表项时，每次打开选中的都是第一项。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<picker range="{{cities}}" value="⟦{{cities[index]}}⟧"><view>{{cities[index]}}</view></picker>"#,
        message: #""cities[index]" is an item of the list, not an index"#,
        fixed: #"<picker range="{{cities}}" value="{{index}}"><view>{{cities[index]}}</view></picker>"#),
      .right(#"<picker range="{{cities}}" value="{{index}}"><view>{{cities[index]}}</view></picker>"#),
      .wrong(
        in: .wxml, #"<picker mode="selector" range="{{a.list}}" value="⟦{{ a.list[a.at].id }}⟧"/>"#,
        message: #""a.list[a.at].id" is an item of the list, not an index"#,
        fixed: #"<picker mode="selector" range="{{a.list}}" value="{{a.at}}"/>"#),
      .wrong(
        in: .swan, #"<picker range="{{list}}" value="⟦{{list[0]}}⟧"/>"#,
        message: #""list[0]" is an item of the list, not an index"#,
        fixed: #"<picker range="{{list}}" value="{{0}}"/>"#),
      .right(
        in: .wxml, #"<picker range="{{cities}}" value="{{index}}"><view>{{cities[index]}}</view></picker>"#),
      .right(
        in: .swan, #"<picker range="{{cities}}" value="{{index}}"><view>{{cities[index]}}</view></picker>"#),
    ],
    checks: [.attributes(.named("value"), of: .named("picker"), with: .mustaches, checkPickerValue)])
}

private func checkPickerValue(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let attributes = element.attributes
  guard let mustache = attribute.wholeMustache, let value = attribute.valueRange,
    let range = attributes.first(where: { $0.nameText == "range" })?.wholeMustache,
    case let list = context.text.slice(context.text.expressionRange(range)), !list.isEmpty,
    case let expression = context.text.expressionRange(mustache),
    context.text.slice(expression).starts(with: list)
  else { return }
  // In a form, some runtimes submit the value as it is.
  if element.has(.name) { return }
  // A picker of several lists has a list of indexes; what a mode that is chosen at run time shows is unknown.
  if let mode = attributes.first(where: { $0.nameText == "mode" }) {
    guard let text = mode.staticValue, context.string(text) == "selector" else { return }
  }
  guard context.isBuiltIn(element), let index = index(in: expression, after: list.count, context) else {
    return
  }
  context.report(
    value, itemAsValue(context.excerpt(expression)),
    fix: Fix(
      en: "write {{\(index)}}", zh: "改为 {{\(index)}}", .suggested,
      edits: [context.replace(value, with: "{{\(index)}}")]))
}

/// What is between the brackets that follow the list in an expression, which is nothing but the item or a field of it; nil for
/// another expression.
private func index(in expression: ByteRange, after count: Int, _ context: FileContext) -> String? {
  let bytes = context.text.slice(expression)
  guard count < bytes.count, bytes[count] == UInt8(ascii: "["),
    let end = bytes[count...].firstIndex(of: UInt8(ascii: "]")), end > count + 1,
    bytes[(end + 1)...].allSatisfy(isPathByte)
  else { return nil }
  let index = context.text.trimmed(
    ByteRange(Int(expression.start) + count + 1, Int(expression.start) + end))
  guard context.text.slice(index).allSatisfy(isPathByte) else {
    return nil
  }
  return context.string(index)
}

private func itemAsValue(_ item: String) -> Message {
  Message(
    en: "\"\(item)\" is an item of the list, not an index", zh: "“\(item)”是列表项，不是下标",
    help: .init(en: "write the index", zh: "改为下标"))
}

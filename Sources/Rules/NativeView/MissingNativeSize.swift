import Diagnostics
import Linting
import Markup
import MiniProgram

/// A native view without width or height.
package var missingNativeSize: Rule {
  Rule(
    id: "missing-native-size",
    summary: .init(
      en: "a native view without width or height",
      zh: "原生视图没有宽度或高度"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        The native frame comes from the tag's place on the page: without width and height it is empty, and \
        the view is invisible. Not reported when a class, a style sheet or a style that is not fully known \
        may set the size.
        """,
      zh: "原生视图的位置和大小取自标签在页面上的位置：没有宽度和高度，大小为零，视图不可见。如果大小可能由 class、样式文件或不能完全确定的样式设置，则不报告。"),
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ id="a" type="my_map"/>"#, message: "this native view has no width and no height"),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<external-element id="a" type="b" style="⟦width: 10px⟧"/><native-view type="c"/>"#,
        message: "this native view has no height"),
      .right(in: .wxml, #"<external-element id="a" type="my_map" style="width: 200px; height: 200px"/>"#),
    ],
    checks: [.elements(.nativeViews, checkMissingNativeSize)])
}

private func checkMissingNativeSize(_ element: Element, _ context: FileContext) {
  let isAlipay = context.dialect.family == .alipay
  guard isAlipay || context.isExternalElement(element), context.isNativeView(element) else { return }
  if element.has(.class) || element.isStrippedNativeView { return }
  if let style = element.attribute(.style),
    StyleProperty.givesWidthAndHeight(style, context) || context.unboundStyle(style) != nil
  {
    return
  }
  var properties: [StyleProperty]? = []
  if let style = element.attribute(.style) {
    properties = StyleProperty.all(in: style, context)
  } else if element.respelling(of: .style) != nil {
    return
  }
  guard let properties, !properties.contains(where: { $0.givesSize }) else { return }
  let missing = ["width", "height"].filter { name in
    // If two have one name, the later one counts.
    properties.last { $0.name == name }?.isZero ?? true
  }
  if missing.isEmpty || styleSheetMaySize(element, context) { return }
  context.report(
    element.attribute(.style)?.valueOrNameRange ?? element.tagRange,
    missingSize(missing, help: help(missing, properties, element, context, isAlipay: isAlipay)))
}

/// What to write: where the one half is there, the other one in the same notation.
private func help(
  _ missing: [String], _ properties: [StyleProperty], _ element: Element, _ context: FileContext,
  isAlipay: Bool
) -> LocalizedText {
  guard missing.count == 1, !properties.contains(where: { $0.name == missing[0] }),
    let style = element.attribute(.style), let value = style.valueRange
  else {
    return isAlipay
      ? .init(
        en: #"give it both, such as style="{{ width: 200, height: 200 }}""#,
        zh: "设置宽度和高度，例如 style=\"{{ width: 200, height: 200 }}\"")
      : .init(
        en: #"give it both, such as style="width: 200px; height: 200px""#,
        zh: "设置宽度和高度，例如 style=\"width: 200px; height: 200px\"")
  }
  if style.hasMustache {
    let addition = "\(missing[0]): 200"
    return LocalizedText(en: "add \", \(addition)\"", zh: "在样式中加上 \(addition)")
  }
  let last = context.text.slice(context.text.trimmed(value)).last
  let addition = "\(missing[0]): 200px"
  let separator = last == UInt8(ascii: ";") ? "" : ";"
  return LocalizedText(en: "add \"\(separator) \(addition)\"", zh: "在样式中加上 \(addition)")
}

private func styleSheetMaySize(_ element: Element, _ context: FileContext) -> Bool {
  guard let sheet = context.stylesheet else { return true }
  if sheet.selectsIdsByAttribute || sheet.selects(element: element.tag) { return true }
  guard let id = element.attribute(.id) else { return false }
  if id.hasMustache { return sheet.selectsIDs }
  return sheet.selects(id: context.string(context.text.trimmed(id.valueOrNameRange)))
}

private func missingSize(_ missing: [String], help: LocalizedText) -> Message {
  Message(
    en: "this native view has no \(missing.joined(separator: " and no "))",
    zh: "此原生视图没有 \(missing.joined(separator: " 和 "))", help: help)
}

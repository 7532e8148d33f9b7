import Diagnostics
import Linting
import Markup
import MiniProgram

/// A native view without width or height.
package var missingNativeSize: Rule {
  Rule(
    id: "missing-native-size",
    summary: "a native view without width or height",
    category: .nativeView,
    severity: .error,
    rationale: """
      The native frame is read from the place of the tag on the page: without width and height it is empty, and the view \
      cannot be seen. Nothing is said where a class, a style sheet or a style that is not fully known may give the size.
      """,
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ id="a" type="my_map"/>"#, message: "this native view has no width and no height"),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<external-element id="a" type="b" style="⟦width: 10px⟧"/><native-view type="c"/>"#,
        message: "this native view has no height"),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
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
    .missingSize(missing, help: help(missing, properties, element, context, isAlipay: isAlipay)))
}

/// What to write: where the one half is there, the other one in the same notation.
private func help(
  _ missing: [String], _ properties: [StyleProperty], _ element: Element, _ context: FileContext,
  isAlipay: Bool
) -> String {
  guard missing.count == 1, !properties.contains(where: { $0.name == missing[0] }),
    let style = element.attribute(.style), let value = style.valueRange
  else {
    return isAlipay
      ? #"give it both, such as style="{{ width: 200, height: 200 }}""#
      : #"give it both, such as style="width: 200px; height: 200px""#
  }
  if style.hasMustache { return "add \", \(missing[0]): 200\"" }
  let last = context.text.slice(context.text.trimmed(value)).last
  return "add \"\(last == UInt8(ascii: ";") ? "" : ";") \(missing[0]): 200px\""
}

private func styleSheetMaySize(_ element: Element, _ context: FileContext) -> Bool {
  guard let sheet = context.stylesheet else { return true }
  if sheet.selectsIdsByAttribute || sheet.selects(element: element.tag) { return true }
  guard let id = element.attribute(.id) else { return false }
  if id.hasMustache { return sheet.selectsIDs }
  return sheet.selects(id: context.string(context.text.trimmed(id.valueOrNameRange)))
}

extension Message {
  fileprivate static func missingSize(_ missing: [String], help: String) -> Message {
    Message("this native view has no \(missing.joined(separator: " and no "))", help: help)
  }
}

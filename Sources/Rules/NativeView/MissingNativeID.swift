import Linting
import Markup

/// A native view without id.
package var missingNativeID: Rule {
  Rule(
    id: "missing-native-id",
    summary: "a native view without an id",
    category: .nativeView,
    severity: .error,
    rationale:
      "The host app keeps its views by their ids: without one the view is not made, or cannot be reached.",
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ type="custom_map" style="{{ width: 1, height: 1 }}"/>"#,
        message: "this native view has no id"),
      .right(#"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<⟦external-element⟧ type="my_map"/><native-view type="my_map"/>"#,
        message: "this native view has no id"),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  let isAlipay = context.dialect.family == .alipay
  guard isAlipay || context.isExternalElement(element), context.isNativeView(element) else { return }
  if element.lacks(.id), !element.isStrippedNativeView { context.report(element.tagRange, .missingID) }
}

extension Message {
  fileprivate static let missingID = Message(
    "this native view has no id", help: #"give it an id of its own, such as id="home-map""#)
}

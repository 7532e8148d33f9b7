import Linting
import Markup

/// A native view without type.
package var missingNativeType: Rule {
  Rule(
    id: "missing-native-type",
    summary: "a native view without a type",
    category: .nativeView,
    severity: .error,
    rationale: "The type says which of the host app's views is to be made; without it the place stays blank.",
    examples: [
      .wrong(#"<⟦mpaas-component⟧ id="map"/>"#, message: "this native view has no type"),
      .right(#"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<⟦external-element⟧ id="a"/><⟦native-view⟧/>"#, message: "this native view has no type",
        "this native view has no type"),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  guard element.lacks(.type), !element.isStrippedNativeView, context.isNativeView(element) else { return }
  context.report(element.tagRange, .missingType(context.nativeTypes(of: element).names))
}

extension Message {
  fileprivate static func missingType(_ names: [String]) -> Message {
    Message(
      "this native view has no type",
      help: names.isEmpty
        ? #"write the name under which the host app registers the view, such as type="custom_map""#
        : "write one of the registered types: \(quotedList(names))")
  }
}

import Linting
import Markup

/// A custom view without type.
package let missingNativeType = Rule(
  id: "missing-native-type",
  summary: "a custom view without a type",
  category: .nativeView,
  severity: .error,
  rationale: "The type says which of the host app's views is to be made; without it the place stays blank.",
  examples: [
    .wrong(#"<⟦mpaas-component⟧ id="map"/>"#, message: "this custom view has no type"),
    .wrong(
      #"<⟦mpaas-component⟧ id="a" type/><⟦mpaas-component⟧ id="b" type=""/><⟦mpaas-component⟧ id="c" type=" "/>"#,
      message: "this custom view has no type", "this custom view has no type", "this custom view has no type"),
    .right(#"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#),
    .right(#"<mpaas-component id="map" type="custom_map"/><mpaas-component id="map" type="{{type}}"/>"#),
    // Another rule reports this one mistake.
    .right(#"<mpaas-component id="map" u-i="1"/><mpaas-component id="map" Type="custom_map"/>"#),

    .wrong(
      in: .wxml, #"<⟦external-element⟧ id="a"/><⟦native-view⟧/>"#, message: "this custom view has no type",
      "this custom view has no type"),
    .right([
      .init("pages/a/a.wxml", "<native-view/>"),
      .init("pages/a/a.json", #"{ "usingComponents": { "native-view": "plugin://a/b" } }"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  guard element.lacks(.type), !element.isStrippedNativeView, context.isCustomView(element) else { return }
  context.report(element.tagRange, .missingType(context.nativeTypes(of: element).names))
}

extension Message {
  fileprivate static func missingType(_ names: [String]) -> Message {
    Message(
      "this custom view has no type",
      help: names.isEmpty
        ? #"write the name under which the host app registers the view, such as type="custom_map""#
        : "write one of the registered types: \(quotedList(names))")
  }
}

import Linting
import Markup

/// A type that is chosen at run time.
package var dynamicNativeType: Rule {
  Rule(
    id: "dynamic-native-type",
    summary: "a type that is chosen at run time and cannot be checked",
    category: .nativeView,
    severity: nil,
    rationale: "Whether the host app registers such a type shows on the phone only.",
    examples: [
      .wrong(#"<mpaas-component id="a" type="⟦{{type}}⟧"/>"#, message: "this type cannot be checked"),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  guard let type = element.attribute(.type), type.hasMustache, context.isNativeView(element) else { return }
  context.report(type.valueOrNameRange, .dynamicType(context.dialect.spelling(.if)))
}

extension Message {
  fileprivate static func dynamicType(_ condition: String) -> Message {
    Message(
      "this type cannot be checked",
      help: "write a tag for each type, and choose among them with \(condition)")
  }
}

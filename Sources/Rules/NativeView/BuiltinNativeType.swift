import Containers
import Linting
import Markup

/// A type that the base library has taken.
package var builtinNativeType: Rule {
  Rule(
    id: "builtin-native-type",
    summary: "a type that the base library has taken",
    category: .nativeView,
    severity: .warning,
    rationale: """
      The types of the host app and those of the base library share one registry: either the view of the base library is \
      shown, or its own tag shows the view of the host app.
      """,
    dialects: .showingMPaaS,
    examples: [
      .wrong(#"<mpaas-component id="a" type="⟦map⟧"/>"#, message: #"type "map" is one of the base library"#),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  guard let range = element.staticType else { return }
  let type = context.string(range)
  if MPaaS.builtInTypes.contains(type) { context.report(range, .builtinType(type)) }
}

extension Message {
  fileprivate static func builtinType(_ type: String) -> Message {
    Message(
      "type \"\(type)\" is one of the base library",
      help: "register the view with a prefix, such as \"my_\(type)\"")
  }
}

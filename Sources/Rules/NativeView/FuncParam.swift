import Diagnostics
import Linting
import Markup

/// A function as a parameter.
package var funcParam: Rule {
  Rule(
    id: "func-param",
    summary: "a parameter whose value is a function",
    category: .nativeView,
    severity: .error,
    rationale:
      "Functions do not reach native code: the view gets a string, or nothing. Only events can call the page.",
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" format="⟦{{format}}⟧"/>"#, script: "Page({ data: { format: n => n + 1 } })",
        message: #""format" passes a function"#),
      .right(
        """
        <mpaas-component id="a" type="my_chart" style="{{ width: 200, height: 200 }}" format="{{format}}"/>
        """, script: "Page({ data: { format: '0.00' } })"),
    ],
    checks: [.attributes(.matching(NativeAttribute.mayBeParameter), of: .nativeViews, check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  // Most mustaches give data. To find out what the attribute is takes longer.
  guard attribute.hasMustache, case .function = BoundValue(attribute, of: element, context),
    case .functionParameter(let function) = NativeAttribute(attribute, of: element, context)
  else { return }
  var related: [RelatedPlace] = []
  if let function, let path = context.unit.scriptPath {
    related = [RelatedPlace("the function", at: Place(path: path, range: function))]
  }
  context.report(attribute.valueOrNameRange, .functionParameter(attribute.nameText), related: related)
}

extension Message {
  fileprivate static func functionParameter(_ name: String) -> Message {
    Message(
      "\"\(name)\" passes a function",
      help: "pass data, and bind an event such as onXxx for what the view sends to the page")
  }
}

import Linting
import Markup

/// A native view that lost its attributes in a framework's build.
package var strippedNativeView: Rule {
  Rule(
    id: "stripped-native-view",
    summary: "a native view that lost its attributes in a framework's build",
    category: .nativeView,
    severity: .warning,
    rationale: """
      Versions of the uni-app compiler before May 2025 take the tag for a component of their own and move its attributes, \
      the type among them, to where the container does not find them.
      """,
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ id="a" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>"#,
        message: "a build has taken the type from this native view"),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>
        """),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  if element.isStrippedNativeView { context.report(element.tagRange, .strippedView) }
}

extension Message {
  fileprivate static let strippedView = Message(
    "a build has taken the type from this native view",
    help: "update the framework (uni-app: HBuilderX of May 2025 or later) and build again")
}

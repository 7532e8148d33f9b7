import Linting
import Markup

/// A custom view that lost its attributes in a framework's build.
package let strippedNativeView = Rule(
  id: "stripped-native-view",
  summary: "a custom view that lost its attributes in a framework's build",
  category: .nativeView,
  severity: .warning,
  rationale: """
    Versions of the uni-app compiler before May 2025 take the tag for a component of their own and move its attributes, \
    the type among them, to where the container does not find them.
    """,
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      #"<⟦mpaas-component⟧ id="a" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>"#,
      message: "a build has taken the type from this custom view"),
    .wrong(
      #"<⟦mpaas-component⟧ u-t="m" type=""/>"#, message: "a build has taken the type from this custom view"),
    .right(
      #"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>"#
    ),
    .right(#"<mpaas-component id="a" type="my_map" u-i="4b1d-0" onVI="__l"/><my-card u-i="4b1d-1"/>"#),
    .right(#"<mpaas-component id="a"/><mpaas-component id="b" type="{{c}}" u-i="1"/>"#),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  if element.isStrippedNativeView { context.report(element.tagRange, .strippedView) }
}

extension Message {
  fileprivate static let strippedView = Message(
    "a build has taken the type from this custom view",
    help: "update the framework (uni-app: HBuilderX of May 2025 or later) and build again")
}

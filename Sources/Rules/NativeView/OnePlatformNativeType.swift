import Containers
import Diagnostics
import Linting
import Markup
import NativeSource

/// A type that is registered on one platform only.
package var onePlatformNativeType: Rule {
  Rule(
    id: "one-platform-native-type",
    summary: "a type that is registered on one platform only",
    category: .nativeView,
    severity: .warning,
    rationale: """
      A page runs on both platforms. On the one where the type is not registered the place of the view stays blank. \
      Nothing is said unless all types of both platforms are known.
      """,
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="⟦custom_map⟧"/>"#,
        message: #"type "custom_map" is registered on iOS only"#,
        configuration: """
          { "nativeViews": { "custom_map": { "platforms": ["ios"] }, "custom_chart": { "platforms": ["ios", "android"] } } }
          """),
      .right(
        #"<mpaas-component id="a" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#,
        configuration: #"{ "nativeViews": { "custom_map": { "platforms": ["ios", "android"] } } }"#),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  let types = context.nativeTypes(of: element)
  guard let range = element.staticType, types.isComplete, let view = types[context.string(range)],
    !MPaaS.builtInTypes.contains(view.name), let platform = types.onlyPlatform(of: view)
  else { return }
  let near = context.nearestName(to: view.name, in: types.names(onlyOn: platform.other))
  let others = near.flatMap { types[$0]?.declarations } ?? []
  context.report(
    range, .onePlatform(view.name, platform, near),
    related: view.declarations.prefix(10).map { RelatedPlace("registered here", at: $0) }
      + others.prefix(10).map { RelatedPlace("the other platform's name", at: $0) })
}

extension Message {
  fileprivate static func onePlatform(_ type: String, _ platform: NativePlatform, _ near: String?) -> Message
  {
    Message(
      "type \"\(type)\" is registered on \(platform.shown) only",
      help: near.map { "\(platform.other.shown) registers \"\($0)\": is that meant? Give both one name" }
        ?? "register it on \(platform.other.shown), too, or show the view on \(platform.shown) only")
  }
}

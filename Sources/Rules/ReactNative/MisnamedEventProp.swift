import Diagnostics
import Linting
import ReactNative

/// An exported event with a name that is not the name of an event.
package var misnamedEventProp: Rule {
  Rule(
    id: "misnamed-event-prop",
    summary: "an exported event whose name does not begin with `on` and a capital letter",
    category: .reactNative,
    severity: .error,
    rationale: """
      React Native makes the name of the event of that of the prop: `turned` becomes `topTurned`, and scripts would have to \
      listen for `onTurned`, which is not a prop of the view. The event reaches nobody.
      """,
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(⟦spun⟧, RCTBubblingEventBlock)
          RCT_REMAP_VIEW_PROPERTY(⟦onspun⟧, onSpun, RCTDirectEventBlock)
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""spun" is not the name of an event"#, #""onspun" is not the name of an event"#),
      .right([
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTBubblingEventBlock)
        RCT_EXPORT_VIEW_PROPERTY(topSpun, RCTDirectEventBlock)
        RCT_EXPORT_VIEW_PROPERTY(spun, BOOL)
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  for export in context.library.apple.flatMap(\.parts).flatMap(\.viewProperties) {
    if export.isMisnamedEvent { context.report(export.name, .misnamed(export.name.text)) }
  }
  for event in context.exportedProps.misnamedEvents where !isEventProp(event.name.text) {
    context.report(
      event.name, .misnamed(event.name.text, meant: event.meant.text),
      related: [RelatedPlace("the event", at: event.meant)])
  }
}

extension ViewPropertyExport {
  /// Whether it is an event with a name that scripts cannot listen for.
  var isMisnamedEvent: Bool {
    let name = name.text
    let isTopName = name.hasPrefix("top") && isEventProp("on" + name.dropFirst(3))
    return phase != nil && !isEventProp(name) && !isTopName
  }
}

extension Message {
  fileprivate static func misnamed(_ name: String, meant: String? = nil) -> Message {
    let rest = name.hasPrefix("on") ? String(name.dropFirst(2)) : name
    return Message(
      "\"\(name)\" is not the name of an event",
      help: didYouMean(meant) ?? "write \"on\" and a capital letter, such as \"on\(rest.capitalisedFirst)\"")
  }
}

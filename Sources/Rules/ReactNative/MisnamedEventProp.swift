import Diagnostics
import Linting
import ReactNative

/// An exported event with a name that is not the name of an event.
package var misnamedEventProp: Rule {
  Rule(
    id: "misnamed-event-prop",
    summary: .init(
      en: "an exported event whose name lacks `on` and a capital letter",
      zh: "导出的事件名不以 `on` 加大写字母开头"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        React Native derives the event's name from the prop's: `turned` becomes `topTurned`, and scripts \
        would have to listen for `onTurned`, which is not a prop of the view. The event never reaches a \
        script.
        """,
      zh: "React Native 由属性名得到事件名：`turned` 变成 `topTurned`，脚本就得监听 `onTurned`，而视图没有这个属性。脚本永远收不到这个事件。"),
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
    checks: [.package(checkMisnamedEventProp)])
}

private func checkMisnamedEventProp(_ context: PackageContext) {
  for export in context.library.apple.flatMap(\.parts).flatMap(\.viewProperties) {
    let name = export.name.text
    // `onerror` becomes `toperror`, and that `onerror` again: it works where scripts pass a prop of just that name.
    if !export.isMisnamedEvent || name.hasPrefix("on") && context.library.isPassed(name) { continue }
    context.report(export.name, misnamed(name))
  }
  for event in context.exportedProps.misnamedEvents where !isEventProp(event.name.text) {
    context.report(
      event.name, misnamed(event.name.text, meant: event.meant.text),
      related: [RelatedPlace(en: "the event", zh: "该事件", at: event.meant)])
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

private func misnamed(_ name: String, meant: String? = nil) -> Message {
  let rest = name.hasPrefix("on") ? String(name.dropFirst(2)) : name
  return Message(
    en: "\"\(name)\" is not the name of an event", zh: "“\(name)”不是事件名",
    help: didYouMean(meant)
      ?? .init(
        en: "write \"on\" and a capital letter, such as \"on\(rest.capitalisedFirst)\"",
        zh: "写成“on”加大写字母开头的名称，例如“on\(rest.capitalisedFirst)”"))
}

import Diagnostics
import Linting
import ReactNative

/// An exported event whose name is not one of an event.
package let misnamedEventProp = Rule(
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
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_VIEW_PROPERTY(⟦spun⟧, RCTBubblingEventBlock)\nRCT_REMAP_VIEW_PROPERTY(⟦onspun⟧, onSpun, RCTDirectEventBlock)"
          )),
        LibrarySources.package,
      ], message: #""spun" is not the name of an event"#, #""onspun" is not the name of an event"#),
    .right([
      LibrarySources.manager(
        "RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTBubblingEventBlock)\nRCT_EXPORT_VIEW_PROPERTY(topSpun, RCTDirectEventBlock)\nRCT_EXPORT_VIEW_PROPERTY(spun, BOOL)"
      ),
      LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
          RCT_CUSTOM_VIEW_PROPERTY(⟦topspun⟧, RCTDirectEventBlock, Dial) { view.spun = json; }
          @end
          """),
        .init("ios/A.swift", "@objc(DialManager) class DialManager: RCTViewManager {}"),
        LibrarySources.package,
      ], message: #""topspun" is not the name of an event"#),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  for export in context.library.apple.flatMap(\.parts).flatMap(\.viewProperties) {
    let name = export.name.text
    guard export.phase != nil, !isEventProp(name), !isTopName(name) else { continue }
    context.report(export.name, .misnamed(name))
  }
}

private func isTopName(_ name: String) -> Bool {
  name.hasPrefix("top") && isEventProp("on" + name.dropFirst(3))
}

extension Message {
  fileprivate static func misnamed(_ name: String) -> Message {
    let rest = name.hasPrefix("on") ? String(name.dropFirst(2)) : name
    return Message(
      "\"\(name)\" is not the name of an event",
      help: "write \"on\" and a capital letter, such as \"on\(rest.capitalisedFirst)\"")
  }
}

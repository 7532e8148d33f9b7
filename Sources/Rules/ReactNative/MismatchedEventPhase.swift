import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is direct on one side and bubbling on the other.
package let mismatchedEventPhase = Rule(
  id: "mismatched-event-phase",
  summary: "an event that is direct on one side and bubbling on the other",
  category: .reactNative,
  severity: .error,
  rationale: """
    React Native registers every event once, as direct or as bubbling. Where the spec and the native side disagree it stops \
    with "Event cannot be both direct and bubbling" as soon as both are loaded.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_VIEW_PROPERTY(onTurn, ⟦RCTBubblingEventBlock⟧)\nRCT_EXPORT_VIEW_PROPERTY(onStop, ⟦RCTDirectEventBlock⟧)"
          )),
        .init(
          "src/A.ts",
          "type H = DirectEventHandler<Readonly<{value: Double}>>;\n"
            + LibrarySources.declaration("onTurn?: H; onStop?: CT.BubblingEventHandler<null> | null")),
        LibrarySources.package,
      ], message: #""onTurn" is bubbling here and direct in the spec"#,
      #""onStop" is direct here and bubbling in the spec"#),
    .wrong(
      [
        LibrarySources.kotlin(
          """
          override fun getExportedCustomBubblingEventTypeConstants() =
              mapOf("topTurn" to mapOf("phasedRegistrationNames" to mapOf("bubbled" to "⟦onTurn⟧")))
          """),
        LibrarySources.spec("onTurn?: CT.DirectEventHandler<null>"), LibrarySources.kotlinPackage,
        LibrarySources.package,
      ], message: #""onTurn" is bubbling here and direct in the spec"#),
    .wrong(
      [
        LibrarySources.java(
          "public Map getExportedCustomDirectEventTypeConstants() { return MapBuilder.of(\"topTurn\", MapBuilder.of(\"registrationName\", \"⟦onTurn⟧\")); }"
        ),
        LibrarySources.spec("onTurn?: CT.BubblingEventHandler<null>"), LibrarySources.package,
      ], message: #""onTurn" is direct here and bubbling in the spec"#),
    .right([
      LibrarySources.kotlin(
        "override fun getExportedCustomDirectEventTypeConstants() = mapOf(\"topTurn\" to mapOf(\"registrationName\" to \"onTurn\"))"
      ),
      LibrarySources.spec("onTurn?: CT.DirectEventHandler<null>"), LibrarySources.kotlinPackage,
      LibrarySources.package,
    ]),
    // A stub, which the old architecture never shows; a name that is not a literal.
    .right([
      .init(
        "ios/A.m",
        "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\nRCT_EXPORT_VIEW_PROPERTY(onTurn, RCTBubblingEventBlock)\n@end"
      ),
      LibrarySources.java(
        "public Map getExportedCustomBubblingEventTypeConstants() { return MapBuilder.of(\"topTurn\", MapBuilder.of(\"bubbled\", NAME)); }"
      ),
      LibrarySources.spec("onTurn?: CT.DirectEventHandler<null>"), LibrarySources.package,
    ]),
    // Once for each event of a file; a manager in Swift.
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @interface RCT_EXTERN_MODULE(AcmeDialManager, RCTViewManager)
          RCT_EXPORT_VIEW_PROPERTY(onTurn, ⟦RCTBubblingEventBlock⟧)
          @end
          """),
        .init(
          "ios/A.swift",
          "@objc(AcmeDialManager) class M: RCTViewManager { override func view() -> UIView! { return UISlider() } }"
        ),
        LibrarySources.kotlin(
          """
          override fun getExportedCustomBubblingEventTypeConstants() = MapBuilder.builder<String, Any>()
              .put("topTurn", MapBuilder.of("phasedRegistrationNames", MapBuilder.of("bubbled", "⟦onTurn⟧")))
              .put("turn", MapBuilder.of("phasedRegistrationNames", MapBuilder.of("bubbled", "onTurn"))).build()
          """),
        LibrarySources.spec("onTurn?: CT.DirectEventHandler<null>"), LibrarySources.kotlinPackage,
        LibrarySources.package,
      ], message: #""onTurn" is bubbling here and direct in the spec"#,
      #""onTurn" is bubbling here and direct in the spec"#),
    // Two specs for one platform.
    .right([
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(onTurn, RCTBubblingEventBlock)"),
      .init("src/A.ts", LibrarySources.declaration("onTurn?: CT.DirectEventHandler<null>")),
      .init("src/B.ts", LibrarySources.declaration("onTurn?: CT.DirectEventHandler<null>")),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  var seen: Set<String> = []
  func compare(
    _ name: String, _ phase: ComponentSpec.Phase, at place: Place, _ component: String,
    _ platform: NativePlatform
  ) {
    guard let event = library.spec(of: component, on: platform)?.event(name), event.phase != phase,
      seen.insert("\(place.path)\n\(name)").inserted
    else { return }
    context.report(
      place, .phase(name, phase, event.phase),
      related: [RelatedPlace("the event of the spec", at: event.name)])
  }
  for manager in library.appleManagers where manager.servesViews {
    guard let component = manager.component?.text else { continue }
    for export in manager.exports {
      if let phase = export.phase { compare(export.name.text, phase, at: export.type.place, component, .ios) }
    }
  }
  for manager in library.androidManagers {
    guard let component = manager.component else { continue }
    for map in manager.chain.flatMap(\.eventMaps) {
      for name in map.names { compare(name.text, map.phase, at: name.place, component, .android) }
    }
  }
}

extension Message {
  fileprivate static func phase(
    _ name: String, _ here: ComponentSpec.Phase, _ declared: ComponentSpec.Phase
  ) -> Message {
    Message(
      "\"\(name)\" is \(here.rawValue) here and \(declared.rawValue) in the spec",
      help:
        "register it as \(declared.rawValue), or declare \"\(here == .direct ? "DirectEventHandler" : "BubblingEventHandler")\""
    )
  }
}

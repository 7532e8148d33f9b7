import Diagnostics
import Linting
import ReactNative

/// A map of events with the key of the other kind of events.
package let misshapedEventMap = Rule(
  id: "misshaped-event-map",
  summary: "a map of events with the key of the other kind of events",
  category: .reactNative,
  severity: .error,
  rationale: """
    React looks for `registrationName` of direct events and for `phasedRegistrationNames`, with `bubbled` and `captured` in \
    it, of bubbling ones. With the other key the event is not registered, and the first one that is sent is an error.
    """,
  examples: [
    .wrong(
      [
        .init(
          "android/A.kt",
          LibrarySources.kotlinText(
            """
            override fun getExportedCustomBubblingEventTypeConstants() = mapOf("topSpun" to mapOf("⟦registrationName⟧" to "onSpun"))
            override fun getExportedCustomDirectEventTypeConstants() =
              mapOf("topSpun" to mapOf("⟦phasedRegistrationNames⟧" to mapOf("bubbled" to "onSpun")))
            """)),
        LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #""registrationName" is for direct events"#,
      #""phasedRegistrationNames" is for bubbling events"#),
    .wrong(
      [
        LibrarySources.java(
          "public Map getExportedCustomBubblingEventTypeConstants() { return MapBuilder.of(\"topSpun\", MapBuilder.of(\"⟦registrationName⟧\", \"onSpun\")); }"
        ),
        LibrarySources.package,
      ], message: #""registrationName" is for direct events"#),
    .right([
      LibrarySources.kotlin(
        """
        override fun getExportedCustomDirectEventTypeConstants() = mapOf("topSpun" to mapOf("registrationName" to "onSpun"))
        override fun getExportedCustomBubblingEventTypeConstants() =
          mapOf("topStop" to mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onStop")))
        """),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // With a spec, or with a delegate, the maps are not used.
    .right([
      LibrarySources.kotlin(
        "override fun getExportedCustomBubblingEventTypeConstants() = mapOf(\"topSpun\" to mapOf(\"registrationName\" to \"onSpun\"))"
      ),
      LibrarySources.spec(""), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    .right([
      LibrarySources.kotlin(
        "override fun getDelegate() = d\noverride fun getExportedCustomBubblingEventTypeConstants() = mapOf(\"topSpun\" to mapOf(\"registrationName\" to \"onSpun\"))"
      ),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    .wrong(
      [
        LibrarySources.java(
          "public Map getExportedCustomDirectEventTypeConstants() { return MapBuilder.of(\"topSpun\", MapBuilder.of(\"⟦phasedRegistrationNames⟧\", MapBuilder.of(\"bubbled\", \"onSpun\"))); }"
        ),
        LibrarySources.package,
      ], message: #""phasedRegistrationNames" is for bubbling events"#),
    .right([
      LibrarySources.java(
        """
        protected ViewManagerDelegate<Dial> getDelegate() { return delegate; }
        public Map getExportedCustomBubblingEventTypeConstants() { return MapBuilder.of("topSpun", MapBuilder.of("registrationName", "onSpun")); }
        """),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  for manager in library.androidManagers where !manager.hasDelegate {
    guard let component = manager.component, library.specs(of: component).isEmpty else { continue }
    for map in manager.type.eventMaps {
      for key in map.misplacedKeys { context.report(key, .misplaced(key.text, map.phase)) }
    }
  }
}

extension Message {
  fileprivate static func misplaced(_ key: String, _ phase: ComponentSpec.Phase) -> Message {
    phase == .bubbling
      ? Message(
        "\"\(key)\" is for direct events",
        help:
          "write \"phasedRegistrationNames\" with \"bubbled\" in it, or return it from \"getExportedCustomDirectEventTypeConstants\""
      )
      : Message(
        "\"\(key)\" is for bubbling events",
        help: "write \"registrationName\", or return it from \"getExportedCustomBubblingEventTypeConstants\"")
  }
}

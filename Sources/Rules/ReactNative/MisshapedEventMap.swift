import Diagnostics
import Linting
import ReactNative

/// A map of events with the key of the other kind of events.
package var misshapedEventMap: Rule {
  Rule(
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
          "android/A.kt": """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            override fun getName() = "AcmeDial"
            override fun createViewInstance(c: ThemedReactContext) = Dial(c)
            override fun getExportedCustomBubblingEventTypeConstants() = mapOf("topSpun" to mapOf("⟦registrationName⟧" to \
          "onSpun"))
          override fun getExportedCustomDirectEventTypeConstants() =
            mapOf("topSpun" to mapOf("⟦phasedRegistrationNames⟧" to mapOf("bubbled" to "onSpun")))
          }
          """,
          "android/AcmePackage.kt": """
          class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""registrationName" is for direct events"#,
        #""phasedRegistrationNames" is for bubbling events"#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          override fun getExportedCustomDirectEventTypeConstants() = mapOf("topSpun" to mapOf("registrationName" to "onSpun"))
        override fun getExportedCustomBubblingEventTypeConstants() =
          mapOf("topStop" to mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onStop")))
        }
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  for manager in library.androidManagers where !manager.hasDelegate && !Library.isDerived(manager) {
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
          "write \"phasedRegistrationNames\" with \"bubbled\" in it, or return it from "
          + "\"getExportedCustomDirectEventTypeConstants\""
      )
      : Message(
        "\"\(key)\" is for bubbling events",
        help: "write \"registrationName\", or return it from \"getExportedCustomBubblingEventTypeConstants\"")
  }
}

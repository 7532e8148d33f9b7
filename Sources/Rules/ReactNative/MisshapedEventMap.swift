import Diagnostics
import Linting
import ReactNative

/// A map of events with the key of the other kind of events.
package var misshapedEventMap: Rule {
  Rule(
    id: "misshaped-event-map",
    summary: .init(
      en: "a map of events with the key of the other kind",
      zh: "事件映射使用了另一类事件的键"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        React looks for `registrationName` of direct events, and for `phasedRegistrationNames` with \
        `bubbled` and `captured` of bubbling ones. With the wrong key the event is not registered, and the \
        first one that is sent raises an error.
        """,
      zh:
        """
        React 对直接事件查找 `registrationName`，对冒泡事件查找 `phasedRegistrationNames`，其中包含 `bubbled` 和 `captured`。用错\
        键，事件就没有注册，首次发送时会报错。
        """),
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
    checks: [.package(checkMisshapedEventMap)])
}

private func checkMisshapedEventMap(_ context: PackageContext) {
  let library = context.library
  for manager in library.androidManagers where !manager.hasDelegate && !Library.isDerived(manager) {
    guard let component = manager.component, library.specs(of: component).isEmpty else { continue }
    for map in manager.type.eventMaps {
      for key in map.misplacedKeys { context.report(key, misplaced(key.text, map.phase)) }
    }
  }
}

private func misplaced(_ key: String, _ phase: ComponentSpec.Phase) -> Message {
  phase == .bubbling
    ? Message(
      en: "\"\(key)\" is for direct events", zh: "“\(key)”用于直接事件",
      help: .init(
        en: "write \"phasedRegistrationNames\" with \"bubbled\" in it, or return it from "
          + "\"getExportedCustomDirectEventTypeConstants\"",
        zh: "改为包含“bubbled”的“phasedRegistrationNames”，或改由“getExportedCustomDirectEventTypeConstants”返回"))
    : Message(
      en: "\"\(key)\" is for bubbling events", zh: "“\(key)”用于冒泡事件",
      help: .init(
        en: "write \"registrationName\", or return it from \"getExportedCustomBubblingEventTypeConstants\"",
        zh: "改为“registrationName”，或改由“getExportedCustomBubblingEventTypeConstants”返回"))
}

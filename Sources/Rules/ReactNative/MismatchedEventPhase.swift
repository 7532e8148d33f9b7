import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is direct on one side and bubbling on the other.
package var mismatchedEventPhase: Rule {
  Rule(
    id: "mismatched-event-phase",
    summary: .init(
      en: "an event that is direct on one side, bubbling on the other",
      zh: "事件在一端是直接事件，在另一端是冒泡事件"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        React Native registers every event once, as direct or as bubbling. If the spec and the native side \
        disagree, it stops with "Event cannot be both direct and bubbling" as soon as both are loaded.
        """,
      zh:
        """
        React Native 对每个事件只注册一次，要么是直接事件，要么是冒泡事件。spec 文件与原生端不一致时，加载时就会报错："Event cannot be both direct and \
        bubbling"。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(onTurn, ⟦RCTBubblingEventBlock⟧)
          RCT_EXPORT_VIEW_PROPERTY(onStop, ⟦RCTDirectEventBlock⟧)
          @end
          """,
          "src/A.ts": """
          type H = DirectEventHandler<Readonly<{value: Double}>>;
          interface NativeProps extends ViewProps { onTurn?: H; onStop?: CT.BubblingEventHandler<null> | null }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""onTurn" is bubbling here and direct in the spec"#,
        #""onStop" is direct here and bubbling in the spec"#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          override fun getExportedCustomDirectEventTypeConstants() = mapOf("topTurn" to mapOf("registrationName" to "onTurn"))
        }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { onTurn?: CT.DirectEventHandler<null> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMismatchedEventPhase)])
}

private func checkMismatchedEventPhase(_ context: PackageContext) {
  let library = context.library
  var comparison = SpecComparison<Registered, ComponentSpec.Phase>()
  var seen: Set<String> = []
  func compare(
    _ name: String, _ phase: ComponentSpec.Phase, at place: Place, _ component: String,
    _ platform: NativePlatform
  ) {
    guard let event = library.spec(of: component, on: platform)?.event(name) else { return }
    let isMatch = event.phase == phase
    if !isMatch, !seen.insert("\(place.path)\n\(name)").inserted { return }
    comparison.add(
      Registered(event: event, phase: phase, place: place), phase, to: event.name.place, matches: isMatch)
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
  for (natives, isInSpec) in comparison.differences {
    let event = natives[0].event
    if isInSpec {
      context.report(
        event.name, phaseInSpec(event.name.text, event.phase, natives[0].phase),
        related: natives.map { RelatedPlace(en: "registered here", zh: "在这里注册", at: $0.place) })
      continue
    }
    for native in natives {
      context.report(
        native.place, phase(event.name.text, native.phase, event.phase),
        related: [RelatedPlace(en: "the event of the spec", zh: "spec 文件中的事件", at: event.name)])
    }
  }
}

/// An event as a native side registers it.
private struct Registered {
  var event: ComponentSpec.Event
  var phase: ComponentSpec.Phase
  var place: Place
}

private func phaseInSpec(
  _ name: String, _ declared: ComponentSpec.Phase, _ native: ComponentSpec.Phase
) -> Message {
  Message(
    en: "\"\(name)\" is \(declared.rawValue) here and \(native.rawValue) where native sides register it",
    zh: "“\(name)”在这里是\(declared.chinese)，在原生端注册为\(native.chinese)",
    help: .init(en: "declare \"\(native.handlerType)\"", zh: "声明为“\(native.handlerType)”"))
}

private func phase(
  _ name: String, _ here: ComponentSpec.Phase, _ declared: ComponentSpec.Phase
) -> Message {
  Message(
    en: "\"\(name)\" is \(here.rawValue) here and \(declared.rawValue) in the spec",
    zh: "“\(name)”在这里是\(here.chinese)，在 spec 文件中是\(declared.chinese)",
    help: .init(
      en: "register it as \(declared.rawValue), or declare \"\(here.handlerType)\"",
      zh: "注册为\(declared.chinese)，或在 spec 文件中声明为“\(here.handlerType)”"))
}

extension ComponentSpec.Phase {
  fileprivate var chinese: String {
    switch self {
    case .direct: "直接事件"
    case .bubbling: "冒泡事件"
    }
  }

  /// The type with which a spec declares such an event.
  fileprivate var handlerType: String { self == .direct ? "DirectEventHandler" : "BubblingEventHandler" }
}

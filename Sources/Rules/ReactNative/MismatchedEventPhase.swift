import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is direct on one side and bubbling on the other.
package var mismatchedEventPhase: Rule {
  Rule(
    id: "mismatched-event-phase",
    summary: .init(
      en: "an event that is direct on one side and bubbling on the other",
      zh: "在一端是直接事件、在另一端是冒泡事件的同一事件"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en: """
        The old architecture takes the phase that the native side registers, the new one that of the spec: where they differ, \
        the event bubbles in one of them only. Where a second component has the event in the other phase, React Native stops \
        with "Event cannot be both direct and bubbling". Of Android only that is reported.
        """,
      zh: """
        旧架构以原生端的注册为准，新架构以 spec 文件的声明为准：两者不一致时，事件只在其中一种架构下冒泡。\
        如果另一个组件以另一种方式注册同名事件，React Native 会报错："Event cannot be both direct and bubbling"。\
        对于 Android，只报告后一种情况。
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  var comparison = SpecComparison<Registered, ComponentSpec.Phase>()
  var seen: Set<String> = []
  func compare(
    _ name: String, _ phase: ComponentSpec.Phase, at place: Place, _ component: String,
    _ platform: NativePlatform, matters: () -> Bool = { true }
  ) {
    guard let event = library.spec(of: component, on: platform)?.event(name) else { return }
    let isMatch = event.phase == phase
    if !isMatch, !seen.insert("\(place.path)\n\(name)").inserted { return }
    let registered = Registered(event: event, phase: phase, place: place, matters: isMatch || matters())
    comparison.add(registered, phase, to: event.name.place, matches: isMatch)
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
      for name in map.names {
        compare(name.text, map.phase, at: name.place, component, .android) {
          library.contradicts(map.phase, of: name.text, besides: component)
        }
      }
    }
  }
  for (natives, isInSpec) in comparison.differences where natives.contains(where: \.matters) {
    let event = natives[0].event
    if isInSpec {
      context.report(
        event.name, .phaseInSpec(event.name.text, event.phase, natives[0].phase),
        related: natives.map { RelatedPlace(en: "registered here", zh: "在这里注册", at: $0.place) })
      continue
    }
    for native in natives where native.matters {
      context.report(
        native.place, .phase(event.name.text, native.phase, event.phase),
        related: [RelatedPlace(en: "the event of the spec", zh: "spec 文件中的事件", at: event.name)])
    }
  }
}

/// An event as a native side registers it.
private struct Registered {
  var event: ComponentSpec.Event
  var phase: ComponentSpec.Phase
  var place: Place
  /// Whether the phase matters: on Android, no more than one of both is ever read, and only another component can contradict it.
  var matters: Bool
}

extension Library {
  /// Whether a component of Android, or every view, has an event in the other phase.
  fileprivate func contradicts(
    _ phase: ComponentSpec.Phase, of event: String, besides component: String
  ) -> Bool {
    InheritedNames.events.contains(event)
      || androidManagers.contains { manager in
        guard let other = manager.component, other != component else { return false }
        let maps = manager.chain.flatMap(\.eventMaps).filter { $0.phase != phase }
        return maps.flatMap(\.names).contains { $0.text == event }
          || spec(of: other, on: .android)?.event(event).map { $0.phase != phase } ?? false
      }
  }
}

extension Message {
  fileprivate static func phaseInSpec(
    _ name: String, _ declared: ComponentSpec.Phase, _ native: ComponentSpec.Phase
  ) -> Message {
    Message(
      en: "\"\(name)\" is \(declared.rawValue) here and \(native.rawValue) where native sides register it",
      zh: "“\(name)”在这里是\(declared.chinese)，在原生端注册为\(native.chinese)",
      help: .init(en: "declare \"\(native.handlerType)\"", zh: "声明为“\(native.handlerType)”"))
  }

  fileprivate static func phase(
    _ name: String, _ here: ComponentSpec.Phase, _ declared: ComponentSpec.Phase
  ) -> Message {
    Message(
      en: "\"\(name)\" is \(here.rawValue) here and \(declared.rawValue) in the spec",
      zh: "“\(name)”在这里是\(here.chinese)，在 spec 文件中是\(declared.chinese)",
      help: .init(
        en: "register it as \(declared.rawValue), or declare \"\(here.handlerType)\"",
        zh: "注册为\(declared.chinese)，或在 spec 文件中声明为“\(here.handlerType)”"))
  }
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

import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is direct on one side and bubbling on the other.
package var mismatchedEventPhase: Rule {
  Rule(
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
        event.name, .phaseInSpec(event.name.text, event.phase, natives[0].phase),
        related: natives.map { RelatedPlace("registered here", at: $0.place) })
      continue
    }
    for native in natives {
      context.report(
        native.place, .phase(event.name.text, native.phase, event.phase),
        related: [RelatedPlace("the event of the spec", at: event.name)])
    }
  }
}

/// An event as a native side registers it.
private struct Registered {
  var event: ComponentSpec.Event
  var phase: ComponentSpec.Phase
  var place: Place
}

extension Message {
  fileprivate static func phaseInSpec(
    _ name: String, _ declared: ComponentSpec.Phase, _ native: ComponentSpec.Phase
  ) -> Message {
    Message(
      "\"\(name)\" is \(declared.rawValue) here and \(native.rawValue) where native sides register it",
      help: "declare \"\(native == .direct ? "DirectEventHandler" : "BubblingEventHandler")\"")
  }

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

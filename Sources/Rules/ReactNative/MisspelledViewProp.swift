import Diagnostics
import Linting
import ReactNative

/// An exported prop with a name that is near a declared one.
package var misspelledViewProp: Rule {
  Rule(
    id: "misspelled-view-prop",
    summary: .init(
      en: "a misspelled exported prop",
      zh: "导出的属性名疑似拼写错误"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        Values that a script sets reach the native side under the names of the spec. A prop that exists \
        only on the native side is never set, and the spec's prop has no effect there.
        """,
      zh: "脚本设置的值按 spec 文件中的名称传给原生端；只有原生端才有的属性永远不会设置，spec 文件中的那个属性在原生端也不起作用。"),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(⟦vallue⟧, double)
          @end
          """,
          "android/AcmeDialManager.kt": """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            override fun getName() = "AcmeDial"
            override fun createViewInstance(c: ThemedReactContext) = Dial(c)
            @ReactProp(name = "⟦Value⟧") fun set(v: Dial, value: Double) {}
          }
          """,
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { value?: CT.Double; }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "android/AcmePackage.kt": """
          class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"the spec of "AcmeDial" has no prop "vallue""#,
        #"the spec of "AcmeDial" has no prop "Value""#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          @ReactProp(name = "value") fun set(v: Dial, value: Double) {}
        }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double; }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMisspelledViewProp)])
}

private func checkMisspelledViewProp(_ context: PackageContext) {
  let props = context.exportedProps
  let misspelled = props.undeclared.filter { $0.meant != nil }
  let byMeaning = Dictionary(grouping: misspelled) { $0.meant!.place }
  let exported = Set(props.all.map { [$0.component, $0.name.text] })
  var seen: Set<Place> = []
  var wrongInSpec: Set<Place> = []
  for (first, _, meant) in misspelled {
    guard let meant, seen.insert(meant.place).inserted else { continue }
    let exports = byMeaning[meant.place]!.map(\.prop)
    if !exported.contains([first.component, meant.text]), context.library.agree(exports, insteadOf: meant) {
      context.report(
        meant, misspelledInSpec(meant.text, first.name.text),
        related: exports.map { RelatedPlace(en: "the name here", zh: "此处的名称", at: $0.name) })
      wrongInSpec.insert(meant.place)
      continue
    }
    for prop in exports {
      context.report(
        prop.name, misspelledProp(prop.name.text, prop.component, meant.text),
        related: [RelatedPlace(en: "the prop of the spec", zh: "spec 文件中的属性", at: meant)])
    }
  }
  for event in context.exportedProps.misnamedEvents
  where isEventProp(event.name.text) && !wrongInSpec.contains(event.meant.place) {
    context.report(
      event.name, misspelledProp(event.name.text, event.component, event.meant.text),
      related: [RelatedPlace(en: "the event", zh: "该事件", at: event.meant)])
  }
}

private func misspelledInSpec(_ name: String, _ exported: String) -> Message {
  Message(
    en: "the native sides have \"\(exported)\", but not \"\(name)\"", zh: "原生端只有“\(exported)”，没有“\(name)”",
    help: didYouMean(exported))
}

private func misspelledProp(_ name: String, _ component: String, _ meant: String) -> Message {
  Message(
    en: "the spec of \"\(component)\" has no prop \"\(name)\"", zh: "“\(component)”的 spec 文件中没有属性“\(name)”",
    help: didYouMean(meant))
}

import Diagnostics
import Linting
import ReactNative

/// An exported prop that the spec does not declare.
package var unknownViewProp: Rule {
  Rule(
    id: "unknown-view-prop",
    summary: .init(
      en: "an exported prop that the spec does not declare",
      zh: "导出的属性没有在 spec 文件中声明"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        If a component has a spec, scripts can set only what the spec declares: everything else is dropped \
        on the way to the native side, and code that sets the prop there never runs.
        """,
      zh: "组件有 spec 文件时，脚本只能设置 spec 文件中声明的属性：其他属性在传给原生端的途中会丢弃，原生端设置该属性的代码永远不会执行。"),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(⟦ringWidth⟧, double)
          @end
          """,
          "android/AcmeDialManager.kt": """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            override fun getName() = "AcmeDial"
            override fun createViewInstance(c: ThemedReactContext) = Dial(c)
            @ReactProp(name = "⟦theme⟧") fun set(v: Dial, theme: String?) {}
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
        ], message: #"the spec of "AcmeDial" does not declare "ringWidth""#,
        #"the spec of "AcmeDial" does not declare "theme""#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          @ReactProp(name = "theme") fun set(v: Dial, theme: String?) {}
        }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { theme?: string; }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnknownViewProp)])
}

private func checkUnknownViewProp(_ context: PackageContext) {
  let exports = context.exportedProps
  let unknown = exports.undeclared.filter { $0.meant == nil }
  let byName = Dictionary(grouping: unknown.map(\.prop)) { [$0.component, $0.name.text] }
  // What the spec lacks is one mistake, however many managers export it.
  var seen: Set<[String]> = []
  for (prop, spec, _) in unknown where seen.insert([prop.component, prop.name.text]).inserted {
    let declared = exports.declaredName(of: prop)
    if declared?.isWrong == true { continue }
    let others = byName[[prop.component, prop.name.text]]!.dropFirst()
    context.report(
      prop.name, undeclared(prop.name.text, prop.component),
      related: [RelatedPlace(en: "the spec", zh: "spec 文件", at: spec.name)]
        + (declared.map {
          [RelatedPlace(en: "no native source names this one", zh: "没有原生源码出现这个名称", at: $0.name)]
        } ?? [])
        + others.map { RelatedPlace(en: "exported here too", zh: "此处也有导出", at: $0.name) })
  }
}

private func undeclared(_ name: String, _ component: String) -> Message {
  Message(
    en: "the spec of \"\(component)\" does not declare \"\(name)\"",
    zh: "“\(component)”的 spec 文件没有声明“\(name)”",
    help: .init(en: "declare it in the spec, or remove it here", zh: "在 spec 文件中声明，或在这里删除"))
}

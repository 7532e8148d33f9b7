import Diagnostics
import Linting
import ReactNative

/// A prop of a spec that no native source reads.
package var unreadViewProp: Rule {
  Rule(
    id: "unread-view-prop",
    summary: .init(
      en: "a prop of a spec that no native source reads",
      zh: "spec 文件中的属性没有任何原生源码读取"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en: "Setting the prop has no effect: no native source of the package has its name.",
      zh: "脚本可以设置该属性，但不起任何作用：包中的原生源码都没有出现这个名称。"),
    examples: [
      .wrong(
        [
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { ⟦value⟧?: CT.Double; step?: CT.Int32 }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(step, NSInteger)
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no native source reads "value""#),
      .right([
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          @ReactProp(name = "value") fun set(v: Dial, x: Double) {}
        }
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnreadViewProp)])
}

private func checkUnreadViewProp(_ context: PackageContext) {
  let exports = context.exportedProps
  for spec in context.library.specs {
    for prop in context.library.unreadProps(of: spec) where !exports.misspelled.contains(prop.place) {
      context.report(
        prop, unread(prop.text),
        related: exports.otherName(of: prop).map {
          RelatedPlace(en: "a prop that the spec lacks", zh: "spec 文件中缺少的属性", at: $0.name)
        })
    }
  }
}

extension Library {
  /// The props of a spec that no native source names.
  func unreadProps(of spec: ComponentSpec) -> [NameAt] {
    guard canSearchNames, isRegisteredEverywhere(spec), !mayInherit(spec),
      // All props at once, by whatever names they have.
      !words.contains("rawProps"), !words.contains("updateProperties")
    else { return [] }
    return spec.props.map { ($0.name, $0.type) }.compactMap { (name, type) -> NameAt? in
      let isInherited =
        InheritedNames.rctViewProperties.contains(name.text) || InheritedNames.hasProp(name.text)
      switch type {
      case .structure, .unknown: return nil
      case .value, .choice: return words.mention(name.text) || isInherited ? nil : name
      }
    }
  }
}

private func unread(_ name: String) -> Message {
  Message(
    en: "no native source reads \"\(name)\"",
    zh: "没有原生源码读取“\(name)”",
    help: .init(
      en: "read it where the view is updated, or remove it from the spec", zh: "在更新视图时读取该属性，或从 spec 文件中删除"))
}

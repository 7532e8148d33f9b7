import Diagnostics
import Linting
import ReactNative

/// A prop that the native side takes as another type than the spec.
package var mismatchedPropType: Rule {
  Rule(
    id: "mismatched-prop-type",
    summary: .init(
      en: "a prop whose type differs from the spec",
      zh: "属性的类型与 spec 文件不同"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        A number that is converted to an integer loses its fraction. A string that is read as a number, or \
        the reverse, shows a red box or nothing.
        """,
      zh: "转换为整数的数字会丢失小数部分；把字符串当作数字接收，或者反过来，会出现红屏，或者毫无反应。"),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(value, ⟦NSInteger⟧)
          RCT_REMAP_VIEW_PROPERTY(title, tag, ⟦BOOL⟧)
          RCT_EXPORT_VIEW_PROPERTY(step, ⟦NSString *⟧)
          @end
          """,
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { value?: CT.Double; title?: string; step?: CT.Int32 }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""NSInteger" truncates "value", which the spec declares as Double"#,
        #""BOOL" does not fit "title", which the spec declares as string"#,
        #""NSString *" does not fit "step", which the spec declares as Int32"#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          @ReactProp(name = "value") fun setValue(v: Dial, value: Double) {}
        }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMismatchedPropType)])
}

private func checkMismatchedPropType(_ context: PackageContext) {
  let library = context.library
  var comparison = SpecComparison<NativeMemberType, ValueKind>()
  for prop in context.exportedProps.all {
    guard let type = prop.type, let native = prop.kind,
      let spec = library.spec(of: prop.component, on: prop.platform),
      let declared = spec.prop(prop.name.text), let kind = declared.type.kind
    else { continue }
    comparison.add(type, native, to: declared.name, declared: kind, declared.typeName)
  }
  context.reportDifferences(
    in: comparison, here: .init(en: "the type here", zh: "此处的类型"),
    inSpec: .init(en: "the prop of the spec", zh: "spec 文件中的属性"), all: otherType)
}

/// The message for the spec, where all native sides differ from it.
private func otherType(_ natives: [NativeMemberType]) -> Message {
  let (prop, types) = (natives[0].member.text, quotedSentence(natives.map(\.type.text).uniqued()))
  let declared = natives[0].declaredType
  return Message(
    natives[0].cutsFraction
      ? LocalizedText(
        en:
          "native sides truncate \"\(prop)\", which is \(declared) here: they take \(types.english)",
        zh: "原生端丢弃“\(prop)”的小数部分：此处的类型是 \(declared)，原生端接收的是\(types.chinese)")
      : LocalizedText(
        en: "\"\(prop)\" is \(declared) here, but native sides take \(types.english)",
        zh: "“\(prop)”在这里的类型是 \(declared)，而原生端接收的是\(types.chinese)"),
    help: .init(en: "give all sides one type", zh: "各端使用同一类型"))
}

import Diagnostics
import Linting
import ReactNative

/// A prop that the native side takes as another type than the spec.
package var mismatchedPropType: Rule {
  Rule(
    id: "mismatched-prop-type",
    summary: .init(
      en: "a prop of another type than in the spec",
      zh: "类型与 spec 文件中不同的属性"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en: """
        A number that is converted to an integer loses its fraction; a string that is taken for a number, or the other way, is a \
        red box or nothing at all.
        """,
      zh: """
        转换为整数的数字会丢失小数部分；把字符串当作数字接收，或者反过来，会出现红屏，或者毫无反应。
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
        ], message: #""NSInteger" cuts the fraction of "value", which the spec declares as Double"#,
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  var comparison = SpecComparison<Exported, ValueKind>()
  for prop in context.exportedProps.all {
    guard let type = prop.type, let native = prop.kind,
      let spec = library.spec(of: prop.component, on: prop.platform),
      let declared = spec.prop(prop.name.text), let kind = declared.type.kind
    else { continue }
    let exported = Exported(
      type: type, declared: declared, cutsFraction: kind == .fraction && native == .integer)
    comparison.add(exported, native, to: declared.name.place, matches: kind.fits(native))
  }
  for (natives, isInSpec) in comparison.differences {
    if isInSpec {
      context.report(
        natives[0].declared.name, .mismatch(natives),
        related: natives.map { RelatedPlace(en: "the type here", zh: "此处的类型", at: $0.type) })
      continue
    }
    for native in natives {
      context.report(
        native.type, .mismatch(native.type.text, native.declared, cutsFraction: native.cutsFraction),
        related: [RelatedPlace(en: "the prop of the spec", zh: "spec 文件中的属性", at: native.declared.name)])
    }
  }
}

/// The type of an exported prop, and what the spec declares.
private struct Exported {
  var type: NameAt
  var declared: ComponentSpec.Prop
  var cutsFraction: Bool
}

extension Message {
  /// The message for the spec, where all native sides differ from it.
  fileprivate static func mismatch(_ natives: [Exported]) -> Message {
    let (prop, types) = (natives[0].declared, quotedSentence(distinct(natives.map(\.type.text))))
    return Message(
      natives[0].cutsFraction
        ? LocalizedText(
          en:
            "native sides cut the fraction of \"\(prop.name.text)\", which is \(prop.typeName) here: they take \(types.english)",
          zh: "原生端丢弃“\(prop.name.text)”的小数部分：此处的类型是 \(prop.typeName)，原生端接收的是\(types.chinese)")
        : LocalizedText(
          en: "\"\(prop.name.text)\" is \(prop.typeName) here, and native sides take \(types.english)",
          zh: "“\(prop.name.text)”在这里的类型是 \(prop.typeName)，而原生端接收的是\(types.chinese)"),
      help: .init(en: "give all sides one type", zh: "各端使用同一类型"))
  }

  fileprivate static func mismatch(
    _ type: String, _ prop: ComponentSpec.Prop, cutsFraction: Bool
  ) -> Message {
    Message(
      cutsFraction
        ? LocalizedText(
          en:
            "\"\(type)\" cuts the fraction of \"\(prop.name.text)\", which the spec declares as \(prop.typeName)",
          zh: "“\(type)”丢弃“\(prop.name.text)”的小数部分，spec 文件声明的类型是 \(prop.typeName)")
        : LocalizedText(
          en: "\"\(type)\" does not fit \"\(prop.name.text)\", which the spec declares as \(prop.typeName)",
          zh: "“\(type)”与“\(prop.name.text)”不符，spec 文件声明的类型是 \(prop.typeName)"),
      help: cutsFraction
        ? .init(en: "take a floating-point number, or declare an Int32", zh: "用浮点数接收，或在 spec 文件中声明为 Int32")
        : .init(en: "give both sides one type", zh: "两端使用同一类型"))
  }
}

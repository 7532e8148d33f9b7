import Diagnostics
import Linting
import ReactNative

/// A prop that the native side takes as another type than the spec.
package var mismatchedPropType: Rule {
  Rule(
    id: "mismatched-prop-type",
    summary: "a prop of another type than in the spec",
    category: .reactNative,
    severity: .warning,
    rationale: """
      A number that is converted to an integer loses its fraction; a string that is taken for a number, or the other way, \
      is a red box or nothing at all.
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
        related: natives.map { RelatedPlace("the type here", at: $0.type) })
      continue
    }
    for native in natives {
      context.report(
        native.type, .mismatch(native.type.text, native.declared, cutsFraction: native.cutsFraction),
        related: [RelatedPlace("the prop of the spec", at: native.declared.name)])
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
        ? "native sides cut the fraction of \"\(prop.name.text)\", which is \(prop.typeName) here: they take \(types)"
        : "\"\(prop.name.text)\" is \(prop.typeName) here, and native sides take \(types)",
      help: "give all sides one type")
  }

  fileprivate static func mismatch(
    _ type: String, _ prop: ComponentSpec.Prop, cutsFraction: Bool
  ) -> Message {
    Message(
      cutsFraction
        ? "\"\(type)\" cuts the fraction of \"\(prop.name.text)\", which the spec declares as \(prop.typeName)"
        : "\"\(type)\" does not fit \"\(prop.name.text)\", which the spec declares as \(prop.typeName)",
      help: cutsFraction ? "take a floating-point number, or declare an Int32" : "give both sides one type")
  }
}

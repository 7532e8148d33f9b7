import Diagnostics
import Linting
import ReactNative

/// A prop that the native side takes as another type than the spec.
package let mismatchedPropType = Rule(
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
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_VIEW_PROPERTY(value, ⟦NSInteger⟧)\nRCT_REMAP_VIEW_PROPERTY(title, tag, ⟦BOOL⟧)\nRCT_CUSTOM_VIEW_PROPERTY(tint, ⟦NSString *⟧, UISlider) {}"
          )),
        LibrarySources.spec("value?: CT.Double; title?: string; tint?: ColorValue"), LibrarySources.package,
      ], message: #""NSInteger" cuts the fraction of "value", which the spec declares as Double"#,
      #""BOOL" does not fit "title", which the spec declares as string"#,
      #""NSString *" does not fit "tint", which the spec declares as ColorValue"#),
    .wrong(
      [
        LibrarySources.kotlin("@ReactProp(name = \"value\") fun setValue(v: Dial, value: ⟦Int⟧) {}"),
        LibrarySources.spec("value?: CT.WithDefault<CT.Float, 0.5>"), LibrarySources.kotlinPackage,
        LibrarySources.package,
      ], message: #""Int" cuts the fraction of "value", which the spec declares as Float"#),
    .wrong(
      [
        LibrarySources.java(
          "@ReactProp(name = \"big\")\npublic void setBig(Dial v, @Nullable ⟦String⟧ big) {}"),
        LibrarySources.spec("big?: boolean"), LibrarySources.package,
      ], message: #""String" does not fit "big", which the spec declares as boolean"#),
    .right([
      LibrarySources.kotlin("@ReactProp(name = \"value\") fun setValue(v: Dial, value: Double) {}"),
      LibrarySources.spec("value?: CT.Double"), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // A whole number in a floating type, a colour as a number, a converter, and types that are not in the table.
    .right([
      LibrarySources.manager(
        """
        RCT_EXPORT_VIEW_PROPERTY(step, CGFloat)
        RCT_EXPORT_VIEW_PROPERTY(value, NSNumber *)
        RCT_EXPORT_VIEW_PROPERTY(title, AcmeTitle)
        RCT_EXPORT_VIEW_PROPERTY(mode, NSInteger)
        """),
      LibrarySources.java(
        """
        @ReactProp(name = "tint", customType = "Color") public void setTint(Dial v, String tint) {}
        @ReactProp(name = "ring") public void setRing(Dial v, Integer ring) {}
        """),
      LibrarySources.spec(
        "step?: CT.Int32; value?: CT.Double; title?: string; tint?: ColorValue; ring?: ColorValue; mode?: 'a' | 'b'"
      ),
      LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_REMAP_MODULE(AcmeDial, M, RCTViewManager)\nRCT_EXPORT_VIEW_PROPERTY(value, ⟦NSUInteger⟧)\n@end"
        ),
        .init("ios/A.swift", "@objc(M) class M: RCTViewManager {}"),
        .init(
          "src/A.js",
          "type Props = $ReadOnly<{| ...ViewProps, value?: ?Float |}>;\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
        ),
        LibrarySources.package,
      ], message: #""NSUInteger" cuts the fraction of "value", which the spec declares as Float"#),
    .right([
      LibrarySources.kotlin(
        """
        @ReactProp(name = "step") fun setStep(v: Dial, step: Float) {}
        @ReactProp(name = "value") fun setValue(v: Dial, value: Dynamic) {}
        @ReactProp(name = "ring") fun setRing(v: Dial, ring: Int?) {}
        @ReactProp(name = "tint", customType = "Color") fun setTint(v: Dial, tint: Int?) {}
        """),
      LibrarySources.manager(
        "RCT_EXPORT_VIEW_PROPERTY(ring, NSInteger)\nRCT_EXPORT_VIEW_PROPERTY(value, id)"),
      LibrarySources.spec("step?: CT.Int32; value?: CT.Double; ring?: ColorValue; tint?: string"),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // Each platform has a spec of its own; or one has two.
    .right([
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(value, NSInteger)"),
      .init("src/A.ios.ts", LibrarySources.declaration("value?: CT.Int32")),
      .init("src/A.android.ts", LibrarySources.declaration("value?: CT.Double")), LibrarySources.package,
    ]),
    .right([
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(value, NSInteger)"),
      .init("src/A.ts", LibrarySources.declaration("value?: CT.Double")),
      .init("src/B.ts", LibrarySources.declaration("value?: CT.Double")), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  for prop in context.exportedProps.all {
    guard let type = prop.type, let native = prop.kind,
      let spec = library.spec(of: prop.component, on: prop.platform),
      let declared = spec.prop(prop.name.text), let kind = declared.type.kind, !kind.fits(native)
    else { continue }
    context.report(
      type, .mismatch(type.text, declared, cutsFraction: kind == .fraction && native == .integer),
      related: [RelatedPlace("the prop of the spec", at: declared.name)])
  }
}

extension Message {
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

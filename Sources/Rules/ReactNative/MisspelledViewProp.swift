import Diagnostics
import Linting
import ReactNative

/// An exported prop whose name is near one that the spec declares.
package let misspelledViewProp = Rule(
  id: "misspelled-view-prop",
  summary: "an exported prop that is most likely another one of the spec",
  category: .reactNative,
  severity: .error,
  rationale: """
    What a script sets goes to the native side under the names of the spec; a prop that only the native side has is never \
    set, and the one of the spec has no effect there.
    """,
  examples: [
    .wrong(
      [
        .init("ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(⟦vallue⟧, double)")),
        LibrarySources.kotlin("@ReactProp(name = \"⟦Value⟧\") fun set(v: Dial, value: Double) {}"),
        LibrarySources.spec("value?: CT.Double;"), LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #"the spec of "AcmeDial" has no prop "vallue""#,
      #"the spec of "AcmeDial" has no prop "Value""#),
    .wrong(
      [
        .init(
          "android/A.java",
          LibrarySources.javaText(
            "@ReactProp(name = \"⟦stepSise⟧\")\npublic void setStep(Dial v, int step) {}")),
        LibrarySources.spec("stepSize?: CT.Int32"), LibrarySources.package,
      ], message: #"the spec of "AcmeDial" has no prop "stepSise""#),
    .right([
      LibrarySources.kotlin("@ReactProp(name = \"value\") fun set(v: Dial, value: Double) {}"),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // The manager exports the near one too; names of four letters are not near each other.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_EXPORT_VIEW_PROPERTY(values, double)\nRCT_EXPORT_VIEW_PROPERTY(value, double)\nRCT_EXPORT_VIEW_PROPERTY(step, double)"
        )),
      LibrarySources.spec("value?: CT.Double; stop?: CT.Double"), LibrarySources.package,
    ]),
    // What the spec is made of is not all in the file.
    .right([
      .init("ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(vallue, double)")),
      LibrarySources.spec("value?: CT.Double;").renamed(
        "src/A.ts", "extends ViewProps", "extends ViewProps, DialProps"),
      LibrarySources.package,
    ]),
    // `unsettable-view-prop` says so at the same place.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(vallue, double)", view: "AcmeDialView")),
      .init("ios/V.h", "@interface AcmeDialView : UIView\n@property (nonatomic) double value;\n@end"),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            """
            RCT_REMAP_VIEW_PROPERTY(⟦ringWidht⟧, width, double)
            RCT_CUSTOM_VIEW_PROPERTY(⟦Step⟧, double, UISlider) { view.step = 1; }
            RCT_EXPORT_VIEW_PROPERTY(⟦onSpum⟧, RCTDirectEventBlock)
            """)),
        .init(
          "src/A.js",
          "type Props = $ReadOnly<{| ...ViewProps, ringWidth?: ?Double, step?: ?Double, onSpun?: ?DirectEventHandler<null> |}>;\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
        ),
        LibrarySources.package,
      ], message: #"the spec of "AcmeDial" has no prop "ringWidht""#,
      #"the spec of "AcmeDial" has no prop "Step""#, #"the spec of "AcmeDial" has no prop "onSpum""#),
    .wrong(
      [
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_REMAP_MODULE(AcmeDial, M, RCTViewManager)\nRCT_EXPORT_VIEW_PROPERTY(⟦vallue⟧, double)\n@end"
        ),
        .init("ios/A.swift", "@objc(M) class M: RCTViewManager {}"),
        LibrarySources.spec("value?: CT.Double"), LibrarySources.package,
      ], message: #"the spec of "AcmeDial" has no prop "vallue""#),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  for (prop, _, meant) in context.exportedProps.undeclared {
    guard let meant else { continue }
    context.report(
      prop.name, .misspelled(prop.name.text, prop.component, meant.text),
      related: [RelatedPlace("the prop of the spec", at: meant)])
  }
}

extension Message {
  fileprivate static func misspelled(_ name: String, _ component: String, _ meant: String) -> Message {
    Message("the spec of \"\(component)\" has no prop \"\(name)\"", help: didYouMean(meant))
  }
}

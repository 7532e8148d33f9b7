import Diagnostics
import Linting
import ReactNative

/// An exported prop that the spec does not declare.
package let unknownViewProp = Rule(
  id: "unknown-view-prop",
  summary: "an exported prop that the spec does not declare",
  category: .reactNative,
  severity: .warning,
  rationale: """
    Where a component has a spec, scripts can set only what the spec declares: everything else is dropped on the way to \
    the native side, and code that sets the prop there never runs.
    """,
  examples: [
    .wrong(
      [
        .init("ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(⟦ringWidth⟧, double)")),
        LibrarySources.kotlin("@ReactProp(name = \"⟦theme⟧\") fun set(v: Dial, theme: String?) {}"),
        LibrarySources.spec("value?: CT.Double;"), LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #"the spec of "AcmeDial" does not declare "ringWidth""#,
      #"the spec of "AcmeDial" does not declare "theme""#),
    .wrong(
      [
        .init(
          "android/A.java",
          LibrarySources.javaText(
            "@ReactProp(name = PROP)\npublic void setTheme(Dial v, String theme) {}\nstatic final String PROP = \"theme\";"
          ).replacing("name = PROP", with: "name = ⟦PROP⟧")),
        LibrarySources.spec("value?: CT.Double;"), LibrarySources.package,
      ], message: #"the spec of "AcmeDial" does not declare "theme""#),
    .right([
      LibrarySources.kotlin("@ReactProp(name = \"theme\") fun set(v: Dial, theme: String?) {}"),
      LibrarySources.spec("theme?: string;"), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // What every view has.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_EXPORT_VIEW_PROPERTY(opacity, double)\nRCT_EXPORT_VIEW_PROPERTY(onLayout, RCTDirectEventBlock)\nRCT_EXPORT_VIEW_PROPERTY(accessible, BOOL)\nRCT_EXPORT_VIEW_PROPERTY(borderTopWidth, CGFloat)"
        )),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.package,
    ]),
    // Another spec of the component has it; Flow, and props that a type of the file has.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_EXPORT_VIEW_PROPERTY(theme, NSString)\nRCT_EXPORT_VIEW_PROPERTY(mode, NSString)")),
      .init(
        "src/Dial.ios.js",
        "type P = {| +mode?: ?string |};\ntype Props = $ReadOnly<{|\n  ...ViewProps,\n  ...P,\n|}>;\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
      ),
      .init("src/Dial.android.ts", LibrarySources.declaration("theme?: string;")),
      LibrarySources.package,
    ]),
    // Groups of props, in both languages.
    .right([
      LibrarySources.kotlin(
        "@ReactPropGroup(names = [\"ringWidth\"]) fun set(v: Dial, index: Int, width: Double) {}"),
      .init(
        "android/B.java",
        LibrarySources.javaText(
          "@ReactPropGroup(names = {\"ringTheme\"})\npublic void set(Dial v, int index, String theme) {}")),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // What the spec is made of is not all in the file.
    .right([
      .init("ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(ringWidth, double)")),
      LibrarySources.spec("value?: CT.Double;").renamed(
        "src/A.ts", "extends ViewProps", "extends ViewProps, DialProps"),
      LibrarySources.package,
    ]),
    // `unsettable-view-prop` and `misspelled-view-prop` say what is wrong at the same places.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(ringWidth, double)", view: "AcmeDialView")),
      .init("ios/V.h", "@interface AcmeDialView : UIView\n@end"), LibrarySources.spec("value?: CT.Double;"),
      LibrarySources.package,
    ]),
    .right([
      .init("ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(vallue, double)")),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  for (prop, spec, meant) in context.exportedProps.undeclared where meant == nil {
    context.report(
      prop.name, .undeclared(prop.name.text, prop.component),
      related: [RelatedPlace("the spec", at: spec.name)])
  }
}

extension Message {
  fileprivate static func undeclared(_ name: String, _ component: String) -> Message {
    Message(
      "the spec of \"\(component)\" does not declare \"\(name)\"",
      help: "declare it in the spec, or take it away here")
  }
}

import Diagnostics
import Linting
import ReactNative

/// A prop of a spec that no native source reads.
package let unreadViewProp = Rule(
  id: "unread-view-prop",
  summary: "a prop of a spec that no native source reads",
  category: .reactNative,
  severity: .warning,
  rationale: "Scripts can set it and nothing happens: no native source of the package has its name.",
  examples: [
    .wrong(
      [
        LibrarySources.spec("⟦value⟧?: CT.Double; step?: CT.Int32"),
        LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(step, NSInteger)"), LibrarySources.package,
      ],
      message: #"no native source reads "value""#),
    .wrong(
      [
        .init(
          "src/A.js",
          "type Props = $ReadOnly<{| ...ViewProps, +⟦glow⟧?: ?string |}>;\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
        ),
        LibrarySources.kotlin(""), LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #"no native source reads "glow""#),
    .right([
      LibrarySources.spec("value?: CT.Double"),
      LibrarySources.kotlin("@ReactProp(name = \"value\") fun set(v: Dial, x: Double) {}"),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // Setters, C++, and one of two platforms.
    .right([
      LibrarySources.spec("value?: CT.Double; big?: boolean; glow?: string"),
      LibrarySources.manager("- (void)setValue:(double)v {}"),
      LibrarySources.java("boolean isBig() { return true; }"),
      .init("cpp/Dial.cpp", "void f() { props.glow; }"), LibrarySources.package,
    ]),
    // Objects, which codegen makes structures of, and what it does not know.
    .right([
      LibrarySources.spec(
        "a1?: {b: string}; c1?: ReadonlyArray<string>; d1?: UnsafeMixed; e1?: Other; f1?: string[]"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A platform on which nothing registers the component, and none at all.
    .right([
      LibrarySources.spec("value?: CT.Double"), LibrarySources.manager(""), .init("android/A.kt", "class A"),
      LibrarySources.package,
    ]),
    .right([LibrarySources.spec("gleam?: CT.Double"), LibrarySources.package]),
    // `misspelled-view-prop` says what is wrong.
    .right([
      LibrarySources.spec("value?: CT.Double"),
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(valeu, double)"), LibrarySources.package,
    ]),
    // Of a platform that the spec leaves out nothing is expected; a union of strings is a value.
    .wrong(
      [
        .init(
          "src/A.ts",
          LibrarySources.declaration("⟦theme⟧?: 'a' | 'b'").replacing(
            "'AcmeDial'", with: "'AcmeDial', {excludedPlatforms: ['android']}")),
        LibrarySources.manager("// theme"), .init("android/A.kt", "class A"), LibrarySources.package,
      ], message: #"no native source reads "theme""#),
    // Swift and Kotlin.
    .right([
      LibrarySources.spec("gleam?: CT.Double; spark?: CT.Double"), LibrarySources.manager(""),
      .init("ios/A.swift", "class A { var gleam = 0.0 }"), LibrarySources.kotlin("fun hasSpark() = false"),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  let misspelled = context.exportedProps.misspelled
  for spec in library.specs where library.isRegisteredEverywhere(spec) {
    for prop in spec.props where !misspelled.contains(prop.name.place) {
      switch prop.type {
      case .structure, .unknown: continue
      case .value, .choice: break
      }
      if library.words.mention(prop.name.text) { continue }
      context.report(prop.name, .unread(prop.name.text))
    }
  }
}

extension Message {
  fileprivate static func unread(_ name: String) -> Message {
    Message(
      "no native source reads \"\(name)\"",
      help: "read it where the view is updated, or take it out of the spec")
  }
}

import Diagnostics
import Linting
import ReactNative

/// An event of a spec that no native source sends.
package let unemittedViewEvent = Rule(
  id: "unemitted-view-event",
  summary: "an event of a spec that no native source sends",
  category: .reactNative,
  severity: .warning,
  rationale: "Scripts can listen for it and are never called: no native source of the package has its name.",
  examples: [
    .wrong(
      [
        LibrarySources.spec("⟦onSpun⟧?: CT.DirectEventHandler<null>; onStop?: CT.BubblingEventHandler<null>"),
        LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(onStop, RCTBubblingEventBlock)"),
        LibrarySources.package,
      ],
      message: #"no native source sends "onSpun""#),
    .wrong(
      [
        .init(
          "src/A.js",
          "type Props = {| ...ViewProps, +⟦onSpun⟧?: ?BubblingEventHandler<null> |};\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
        ),
        LibrarySources.java(""), LibrarySources.package,
      ], message: #"no native source sends "onSpun""#),
    .right([
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>"),
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)"), LibrarySources.package,
    ]),
    // Classes and strings of events, and one of two platforms.
    .right([
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>; onStop?: CT.DirectEventHandler<null>"),
      LibrarySources.java("String name = \"topStop\"; SpunEvent event;"), LibrarySources.manager(""),
      LibrarySources.package,
    ]),
    // A platform on which nothing registers the component, and none at all.
    .right([
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>"), LibrarySources.manager(""),
      .init("android/A.kt", "class A"), LibrarySources.package,
    ]),
    .right([LibrarySources.spec("onHalt?: CT.DirectEventHandler<null>"), LibrarySources.package]),
    // Of a platform that the spec leaves out nothing is expected.
    .wrong(
      [
        .init(
          "src/A.ts",
          LibrarySources.declaration("⟦onSpun⟧?: CT.DirectEventHandler<null>").replacing(
            "'AcmeDial'", with: "'AcmeDial', {excludedPlatforms: ['android']}")),
        LibrarySources.manager(""), .init("android/A.kt", "class A"), LibrarySources.package,
      ], message: #"no native source sends "onSpun""#),
    // Classes of React Native, names in any case, Swift and C++.
    .right([
      LibrarySources.spec(
        "onContentSizeChange?: CT.DirectEventHandler<null>; onSpun?: CT.DirectEventHandler<null>; onHalt?: CT.DirectEventHandler<null>; onBend?: CT.DirectEventHandler<null>"
      ),
      LibrarySources.kotlin("fun a() { emit(ContentSizeChangeEvent(1)); hasSpun() }"),
      LibrarySources.manager(""), .init("ios/A.swift", "func haltNow() {}"),
      .init("cpp/A.cpp", "void f() { emitter->onBend(x); }"), LibrarySources.package,
    ]),
    // `misspelled-view-prop` says what is wrong.
    .right([
      LibrarySources.spec("onSpinning?: CT.DirectEventHandler<null>"),
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(onSpining, RCTDirectEventBlock)"),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  let misspelled = context.exportedProps.misspelled
  for spec in library.specs where library.isRegisteredEverywhere(spec) {
    for event in spec.events where isEventProp(event.name.text) && !misspelled.contains(event.name.place) {
      if library.words.mentionFolded(String(event.name.text.dropFirst(2))) { continue }
      context.report(event.name, .unsent(event.name.text))
    }
  }
}

extension Message {
  fileprivate static func unsent(_ name: String) -> Message {
    Message("no native source sends \"\(name)\"", help: "send it from the view, or take it out of the spec")
  }
}

import Diagnostics
import Linting
import ReactNative

/// An event property of a view that no manager exports.
package let unexportedViewEvent = Rule(
  id: "unexported-view-event",
  summary: "an event of a view that no manager exports",
  category: .reactNative,
  severity: .warning,
  rationale:
    "React Native sets the block of an event that a manager exports. This one is always nil, and its event is never sent.",
  examples: [
    .wrong(
      [
        .init("ios/A.m", LibrarySources.managerText("", view: "AcmeDialView")),
        .init(
          "ios/V.h",
          "@interface AcmeDialView : UIView\n@property (nonatomic, copy) RCTDirectEventBlock ⟦onSpun⟧;\n@end"),
        LibrarySources.package,
      ], message: #"no manager exports "onSpun""#),
    .wrong(
      [
        .init("ios/A.m", LibrarySources.managerText("", view: "AcmeDialView")),
        .init(
          "ios/V.swift", "@objc(AcmeDialView) class V: UIView { @objc var ⟦onSpun⟧: RCTBubblingEventBlock? }"),
        LibrarySources.package,
      ], message: #"no manager exports "onSpun""#),
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)", view: "AcmeDialView")),
      .init(
        "ios/V.h",
        "@interface AcmeDialView : UIView\n@property (nonatomic, copy) RCTDirectEventBlock onSpun;\n@end"),
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<null>"), LibrarySources.package,
    ]),
    // Assigned somewhere, as a property, by its setter, to its variable; exported by a macro of the library's own.
    .right([
      .init(
        "ios/A.m",
        "#define EVENT(name) RCT_EXPORT_VIEW_PROPERTY(name, RCTDirectEventBlock)\n"
          + LibrarySources.managerText(
            "EVENT(onD)\n- (void)a { view.onA = ^{}; [view setOnB:^{}]; _onC = ^{}; }", view: "V")),
      .init(
        "ios/V.h",
        """
        @interface V : UIView
        @property (nonatomic, copy) RCTDirectEventBlock onA;
        @property (nonatomic, copy) RCTDirectEventBlock onB;
        @property (nonatomic, copy) RCTDirectEventBlock onC;
        @property (nonatomic, copy) RCTDirectEventBlock onD;
        @end
        """),
      LibrarySources.package,
    ]),
    // The manager exports it under a name that `misnamed-event-prop` is about.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(spun, RCTDirectEventBlock)", view: "V")),
      .init(
        "ios/V.h", "@interface V : UIView\n@property (nonatomic, copy) RCTDirectEventBlock onSpun;\n@end"),
      LibrarySources.package,
    ]),
    // No manager makes the view.
    .right([
      .init(
        "ios/V.h", "@interface V : UIView\n@property (nonatomic, copy) RCTDirectEventBlock onSpun;\n@end"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // Assigned in Swift, exported by a manager of another view or as the target of another name.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_REMAP_VIEW_PROPERTY(onTurn, onC, RCTDirectEventBlock)", view: "AcmeDialView")
          + "\n@interface BManager : RCTViewManager\n@end\n@implementation BManager\nRCT_EXPORT_VIEW_PROPERTY(onB, RCTDirectEventBlock)\n@end"
      ),
      .init(
        "ios/V.swift",
        """
        @objc(AcmeDialView) class V: UIView {
          @objc var onA: RCTDirectEventBlock?
          @objc var onB: RCTDirectEventBlock?
          @objc var onC: RCTDirectEventBlock?
          func set() { wrapped.onA = { _ in } }
        }
        """),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  let exported = Set(
    library.appleManagers.flatMap(\.exports).flatMap { [$0.name.text, $0.target?.text ?? ""] })
  var seen: Set<Place> = []
  for manager in library.appleManagers {
    guard let view = manager.view else { continue }
    // It is most likely the one that `misnamed-event-prop` is about.
    if manager.exports.contains(where: { $0.phase != nil && !isEventProp($0.name.text) }) { continue }
    for property in view.properties
    where ["RCTDirectEventBlock", "RCTBubblingEventBlock"].contains(property.type) {
      let name = property.name.text
      let isKnown =
        exported.contains(name)
        || library.apple.contains { $0.assignedNames.contains(name) || $0.macroNames.contains(name) }
      guard !isKnown, seen.insert(property.name.place).inserted else { continue }
      context.report(
        property.name, .notExported(name, property.type),
        related: manager.type.place.map { [RelatedPlace("the manager", at: $0)] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func notExported(_ name: String, _ type: String) -> Message {
    Message(
      "no manager exports \"\(name)\"",
      help: "write \"RCT_EXPORT_VIEW_PROPERTY(\(name), \(type))\" in the manager")
  }
}

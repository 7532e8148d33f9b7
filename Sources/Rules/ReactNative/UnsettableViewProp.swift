import Diagnostics
import Linting
import ReactNative

/// An exported prop that the view class has no property for.
package let unsettableViewProp = Rule(
  id: "unsettable-view-prop",
  summary: "an exported prop that the view has no property for",
  category: .reactNative,
  severity: .error,
  rationale: """
    `RCT_EXPORT_VIEW_PROPERTY` sends the setter of the property to the view. A view without it ends the app with \
    "unrecognized selector sent to instance" when a script first sets the prop.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_VIEW_PROPERTY(⟦colour⟧, UIColor)\nRCT_REMAP_VIEW_PROPERTY(tint, ⟦ring.color⟧, UIColor)",
            view: "AcmeDialView")),
        .init("ios/V.h", "@interface AcmeDialView : UIView\n@property (nonatomic) UIColor *color;\n@end"),
        LibrarySources.package,
      ], message: #""AcmeDialView" has no property "colour""#, #""AcmeDialView" has no property "ring""#),
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(⟦value⟧, double)", view: "AcmeDialView")),
        .init("ios/V.swift", "@objc(AcmeDialView) class Dial: UIView { var value: Double = 0 }"),
        LibrarySources.package,
      ], message: #""AcmeDialView" has no property "value" that Objective-C sees"#),
    .right([
      .init(
        "ios/A.m", LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(value, double)", view: "AcmeDialView")
      ),
      .init("ios/V.h", "@interface AcmeDialView : UIView\n@property (nonatomic) double value;\n@end"),
      LibrarySources.spec("value?: CT.Double;"), LibrarySources.package,
    ]),
    // Setters, what `UIView` has, what a category adds, the first part of a key path.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          """
          RCT_EXPORT_VIEW_PROPERTY(value, double)
          RCT_EXPORT_VIEW_PROPERTY(alpha, CGFloat)
          RCT_EXPORT_VIEW_PROPERTY(mark, NSString)
          RCT_REMAP_VIEW_PROPERTY(radius, layer.cornerRadius, CGFloat)
          """, view: "AcmeDialView")),
      .init(
        "ios/V.h",
        """
        @interface AcmeDialView : AcmeView
        - (void)setValue:(double)value;
        @end
        @interface AcmeView : UIView
        @end
        @interface UIView (Acme)
        @property (nonatomic) NSString *mark;
        @end
        """),
      LibrarySources.package,
    ]),
    // What Objective-C sees of Swift.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          """
          RCT_EXPORT_VIEW_PROPERTY(a, double)
          RCT_EXPORT_VIEW_PROPERTY(b, double)
          RCT_EXPORT_VIEW_PROPERTY(c, double)
          RCT_EXPORT_VIEW_PROPERTY(d, double)
          """, view: "AcmeDialView")),
      .init(
        "ios/V.swift",
        """
        @objc(AcmeDialView) class Dial: Base { @objc var a = 0.0; @objc func setB(_ b: Double) {} }
        class Base: UIView { @objc var c = 0.0 }
        @objc extension Dial { func setD(_ d: Double) {} }
        """),
      LibrarySources.package,
    ]),
    // Views of which not all is known, several views, and props that code sets.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(colour, UIColor)", view: "AcmeDialView")),
      .init("ios/V.h", "@interface AcmeDialView : RCTView\n@end"), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/A.m",
        """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE()
        RCT_EXPORT_VIEW_PROPERTY(colour, UIColor)
        - (UIView *)view { return flag ? [A new] : [B new]; }
        @end
        """),
      .init("ios/V.h", "@interface A : UIView\n@end\n@interface B : UIView\n@end"), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText(
          "RCT_CUSTOM_VIEW_PROPERTY(colour, UIColor, AcmeDialView) { view.tag = 1; }", view: "AcmeDialView")),
      .init("ios/V.h", "@interface AcmeDialView : UIView\n@end"), LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\nRCT_EXPORT_VIEW_PROPERTY(⟦colour⟧, UIColor)\n@end"
        ),
        .init(
          "ios/A.swift",
          """
          @objc(DialManager) class DialManager: RCTViewManager { override func view() -> UIView! { return Dial() } }
          class Dial: Base { @objc func setColour(colour: UIColor) {} }
          class Base: UIView { @objc var color: UIColor? }
          """),
        LibrarySources.package,
      ], message: #""Dial" has no property "colour""#),
    // `@objcMembers`, which is inherited.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(own, double)", view: "AcmeDialView")),
      .init("ios/V.swift", "@objc(AcmeDialView) @objcMembers class Dial: UIView { var own = 0.0 }"),
      LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(glow, double)", view: "AcmeDialView")),
      .init(
        "ios/V.swift",
        "@objc(AcmeDialView) class Dial: Base { var glow = 0.0 }\n@objcMembers class Base: UIView {}"),
      LibrarySources.package,
    ]),
    // A class of another library at the end of the chain; one view for each branch of an `#if`.
    .right([
      .init(
        "ios/A.m",
        LibrarySources.managerText("RCT_EXPORT_VIEW_PROPERTY(colour, UIColor)", view: "AcmeDialView")),
      .init(
        "ios/V.h", "@interface AcmeDialView : AcmeView\n@end\n@interface AcmeView : MKMapView\n@end"),
      LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/A.m",
        """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE()
        RCT_EXPORT_VIEW_PROPERTY(colour, UIColor)
        #if TARGET_OS_TV
        - (UIView *)view { return [Screen new]; }
        #else
        - (UIView *)view { return [Phone new]; }
        #endif
        @end
        """),
      .init(
        "ios/V.h",
        "@interface Screen : UIView\n@end\n@interface Phone : UIView\n@property UIColor *colour;\n@end"),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  for (export, view) in context.exportedProps.unsettable {
    context.report(
      export.target ?? export.name, .unsettable(export.settableName, view),
      related: view.place.map { [RelatedPlace("the view", at: $0)] } ?? [])
  }
}

extension Message {
  fileprivate static func unsettable(_ name: String, _ view: AppleClass) -> Message {
    let isHidden = view.properties.contains { $0.name.text == name }
    let properties = view.properties.filter { $0.isExposed || view.exposesMembers }.map(\.name.text)
    return Message(
      "\"\(view.name)\" has no property \"\(name)\"\(isHidden ? " that Objective-C sees" : "")",
      help: isHidden
        ? "write \"@objc\" before it"
        : didYouMean(nearestName(to: name, in: properties))
          ?? "add the property, or export it under the name that it has")
  }
}

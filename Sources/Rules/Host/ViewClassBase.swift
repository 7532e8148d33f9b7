import Diagnostics
import Containers
import NativeSource
import Linting

/// A registered class that is not a custom view.
package let viewClassBase = Rule(
  id: "view-class-base",
  summary: "a registered class that does not inherit the base class of custom views",
  category: .host,
  severity: .error,
  rationale: """
    The container makes custom views of subclasses of NBComponent (iOS) and MPBaseEmbedView (Android) only. With \
    another class nothing is shown and nothing is logged.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @interface MapView : ⟦UIView⟧
          @end
          @implementation MapView
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """)
      ], message: #""MapView" does not inherit NBComponent"#),
    .wrong(
      [
        .init("ios/Views.swift", "@objc(MapView) class MapView: ⟦Base⟧ { }\nclass Base: UIView { }"),
        .init("ios/a.m", "NXK_Register_Component(MapView, my_map)"),
      ], message: #""MapView" does not inherit NBComponent"#),
    .wrong(
      [
        .init(
          "android/MapView.java", "package a; public class ⟦MapView⟧ implements View.OnClickListener { }"),
        .init("android/ChartView.kt", "package a\nclass ChartView(c: Context) : ⟦android.view.View⟧(c)"),
        .init(
          "android/App.kt",
          """
          fun a() {
            MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")
            MPEmbedViewHelper.registerEmbedView(a.ChartView::class.java.name, "my_chart")
          }
          """),
      ], message: #""a.MapView" does not inherit MPBaseEmbedView"#,
      #""a.ChartView" does not inherit MPBaseEmbedView"#),
    // A superclass that is not scanned may inherit the base class.
    .right([
      .init(
        "ios/MapView.m",
        """
        @interface MapView : SDKBaseView
        @end
        @implementation MapView
        @end
        void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
        """)
    ]),
    .right([
      .init(
        "android/MapView.java",
        #"package a; class MapView extends Base { void a() { MPEmbedViewHelper.registerEmbedView(MapView.class.getName(), "my_map"); } } class Base extends MPBaseEmbedView { } class Other extends View { }"#
      )
    ]),
    // Nobody registers it.
    .right([.init("ios/MapView.m", "@interface MapView : UIView\n@end\n@implementation MapView\n@end")]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    var reported: Set<Int> = []
    for registration in platform.sourceRegistrations {
      // The internal configuration takes classes of other kinds, too.
      guard !registration.takesAnyClass, let index = registration.classIndex,
        case .other(let end) = platform.classes.all[index].ancestry, reported.insert(index).inserted
      else { continue }
      let registered = platform.classes.all[index]
      context.report(
        registered.superclassPlace ?? registered.declaration, .otherBaseClass(registered, end),
        related: [RelatedPlace("registered here", at: registration.className.place)])
    }
  }
}

extension Message {
  fileprivate static func otherBaseClass(_ registered: NativeClass, _ end: String) -> Message {
    let container = Container.mPaaS(on: registered.platform)
    let base = container.baseClass ?? ""
    let handover = container.methods.first { $0.view != nil }?.selector ?? ""
    let chain = end == registered.name ? "it inherits nothing" : "its superclasses end with \(end)"
    return Message(
      "\"\(registered.name)\" does not inherit \(base)",
      help: "\(chain): inherit \(base), and hand over the view in \(handover)")
  }
}

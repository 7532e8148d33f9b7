import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom view that hands over no view.
package let missingContentView = Rule(
  id: "missing-content-view",
  summary: "a custom view without contentView (iOS) or getView (Android)",
  category: .host,
  severity: .error,
  rationale:
    "The container asks this method for the view to show. Without it the place of the view stays blank.",
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @interface MapView : NBComponent
          @end
          @implementation ⟦MapView⟧
          - (UIView *)mapView { return _map; }
          - (void)setContentView:(UIView *)view { }
          @end
          """)
      ], message: #""MapView" has no contentView"#),
    .wrong(
      [
        .init(
          "ios/Views.swift", "class Base: NBComponent { }\n@objc(MapView) final class ⟦MapView⟧: Base { }")
      ],
      message: #""MapView" has no contentView"#),
    .wrong(
      [
        .init(
          "android/MapView.java",
          "package a; public class ⟦MapView⟧ extends MPBaseEmbedView { public View createView(int width, int height) { return map; } }"
        ),
        .init(
          "android/ChartView.kt",
          "package a\nclass ⟦ChartView⟧ : MPBaseEmbedView() { fun contentView(): View = chart }"),
      ], message: #""a.MapView" has no getView"#, #""a.ChartView" has no getView"#),
    .right([.init("ios/MapView.m", ExampleSources.mapView())]),
    .right([
      .init(
        "ios/Views.m",
        """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *contentView;
        @end
        @implementation MapView
        @end
        @interface ChartView : MapView
        @end
        @implementation ChartView
        @end
        """),
      .init(
        "ios/ListView.swift",
        "@objc(ListView) class ListView: NBComponent { override var contentView: UIView { list } }"),
    ]),
    .right([
      .init(
        "android/Views.java",
        """
        package a;
        abstract class Base extends MPBaseEmbedView { }
        class MapView extends Base {
          public View getView(int width, int height, String viewId, String mType, Map<String, String> params) { return map; }
        }
        class ChartView extends SDKView { }
        """)
    ]),
    .right([
      .init("ios/SDKView.h", "@interface SDKView : NBComponent\n@end"),
      .init("ios/MapView.m", "@interface MapView : SDKView\n@end\n@implementation MapView\n@end"),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    let container = Container.mPaaS(on: platform.platform)
    for index in platform.instantiated(of: container) {
      let missing = platform.missingGroups(of: index, in: container).flatMap(\.selectors)
      for selector in missing where container.method(selector)?.view != nil {
        let view = platform.classes.all[index]
        context.report(view.namePlace, .missingContentView(view.name, selector, platform.platform))
      }
    }
  }
}

extension Message {
  fileprivate static func missingContentView(_ name: String, _ selector: String, _ platform: NativePlatform)
    -> Message
  {
    Message(
      "\"\(name)\" has no \(selector)",
      help: platform == .ios
        ? "return from contentView the view that the initialiser made"
        : "return the view from getView(int, int, String, String, Map)")
  }
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom view of iOS without the initialiser that the container calls.
package let missingViewInitializer = Rule(
  id: "missing-view-initializer",
  summary:
    "a custom view that does not override initWithConfig:messageDelegate:, or does not call super in it",
  category: .host,
  severity: .error,
  rationale: """
    The container makes the view with this initialiser, and NBComponent.h demands that it is overridden and that the \
    view is made there. Without the call of super the component has no id, no type and no message delegate.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @interface MapView : NBComponent
          @end
          @implementation ⟦MapView⟧
          - (id)init { return [super init]; }
          - (UIView *)contentView { return self.map; }
          @end
          """)
      ], message: #""MapView" does not override initWithConfig:messageDelegate:"#),
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (id)⟦initWithConfig⟧:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
            if (self = [super init]) { _map = [UIView new]; }
            return self;
          }
          @end
          """)
      ], message: "this initialiser does not call that of super"),
    .wrong(
      [
        .init(
          "ios/Views.swift",
          """
          class Base: NBComponent {
            override ⟦init⟧(config: [AnyHashable: Any], messageDelegate: NBComponentMessageDelegate) { super.init() }
          }
          @objc(MapView) class MapView: Base { }
          @objc(ChartView) class ChartView: Base {
            override init(config: [AnyHashable: Any], messageDelegate: NBComponentMessageDelegate) {
              super.init(config: config, messageDelegate: messageDelegate)
            }
          }
          @objc(ListView) class ⟦ListView⟧: NBComponent { override func contentView() -> UIView { list } }
          """)
      ], message: "this initialiser does not call that of super",
      #""ListView" does not override initWithConfig:messageDelegate:"#),
    .right([.init("ios/MapView.m", ExampleSources.mapView())]),
    // An ancestor overrides it; another initialiser of the class calls super.
    .right([
      .init(
        "ios/Views.m",
        """
        @interface Base : NBComponent
        @end
        @implementation Base
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id)delegate {
          return [self initWithConfig:config messageDelegate:delegate style:1];
        }
        @end
        @interface MapView : Base
        @end
        @implementation MapView
        @end
        """)
    ]),
    // A base class leaves it to its subclasses; a superclass that is not implemented here may have it.
    .right([
      .init(
        "ios/Views.swift",
        """
        class Base: NBComponent { }
        @objc(MapView) class MapView: Base {
          override init!(config: [AnyHashable: Any]!, messageDelegate: NBComponentMessageDelegate!) {
            super.init(config: config, messageDelegate: messageDelegate)
          }
        }
        """),
      .init("ios/SDKView.h", "@interface SDKView : NBComponent\n@end"),
      .init("ios/ChartView.m", "@interface ChartView : SDKView\n@end\n@implementation ChartView\n@end"),
    ]),
    .right([.init("android/MapView.java", "class MapView extends MPBaseEmbedView { }")]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  let container = Container.mPaaS(on: .ios)
  var reported: Set<Place> = []
  for index in platform.instantiated(of: container) where platform.isWhollyKnown(index, of: container) {
    let view = platform.classes.all[index]
    if platform.missingGroups(of: index, in: container).contains(where: {
      $0.selectors == [MPaaS.initialiser]
    }) {
      context.report(view.namePlace, .missingInitialiser(view.name))
    } else if let initialiser = platform.missingSuperCall(of: index, in: container),
      reported.insert(initialiser.namePlace).inserted
    {
      context.report(initialiser.namePlace, .missingSuperCall)
    }
  }
}

extension Message {
  fileprivate static func missingInitialiser(_ name: String) -> Message {
    Message(
      "\"\(name)\" does not override \(MPaaS.initialiser)",
      help: "override it, call super and make the view there")
  }

  fileprivate static let missingSuperCall = Message(
    "this initialiser does not call that of super",
    help: "begin with self = [super initWithConfig:config messageDelegate:messageDelegate]")
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A native view without the method that returns its view.
package var missingContentView: Rule {
  Rule(
    id: "missing-content-view",
    summary: "a native view without contentView (iOS) or getView (Android)",
    category: .host,
    severity: .error,
    rationale:
      "The container asks this method for the view to show. Without it the place of the view stays blank.",
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation ⟦MapView⟧
          - (UIView *)mapView { return _map; }
          - (void)setContentView:(UIView *)view { }
          @end
          """
        ], message: #""MapView" has no contentView"#),
      .right([
        "ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        @end
        """
      ]),
    ],
    checks: [.host(check)])
}

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

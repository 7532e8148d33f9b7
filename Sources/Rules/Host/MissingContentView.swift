import Diagnostics
import Containers
import NativeSource
import Linting

/// A native view without the method that returns its view.
package var missingContentView: Rule {
  Rule(
    id: "missing-content-view",
    summary: .init(
      en: "a native view without contentView (iOS) or getView (Android)",
      zh: "原生视图没有实现 contentView（iOS）或 getView（Android）"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The container calls this method to get the view to show. Without it, the place of the view stays \
        blank.
        """,
      zh: "容器通过该方法获取要显示的视图。没有该方法，视图的位置为空白。"),
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
    checks: [.host(checkMissingContentView)])
}

private func checkMissingContentView(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    let container = Container.mPaaS(on: platform.platform)
    for index in platform.instantiated(of: container) {
      let missing = platform.missingGroups(of: index, in: container).flatMap(\.selectors)
      for selector in missing where container.method(selector)?.view != nil {
        let view = platform.classes.all[index]
        context.report(view.namePlace, missingContentViewMessage(view.name, selector, platform.platform))
      }
    }
  }
}

private func missingContentViewMessage(_ name: String, _ selector: String, _ platform: NativePlatform)
  -> Message
{
  Message(
    en: "\"\(name)\" has no \(selector)", zh: "“\(name)”没有 \(selector)",
    help: platform == .ios
      ? .init(
        en: "in contentView, return the view that the initialiser created",
        zh: "在 contentView 中返回初始化方法创建的视图")
      : .init(
        en: "return the view from getView(int, int, String, String, Map)",
        zh: "在 getView(int, int, String, String, Map) 中返回视图"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A `contentView` that returns another view each time, or none.
package var freshContentView: Rule {
  Rule(
    id: "fresh-content-view",
    summary: .init(
      en: "a contentView that creates a new view each time, or returns nil",
      zh: "contentView 每次新建视图或返回 nil"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The container asks for the view more than once. It must always get the view that the initialiser \
        created: messages and parameters do not change a new one.
        """,
      zh: "容器会多次获取该视图，每次都必须得到初始化方法创建的那一个：消息和参数不会改变新建的视图。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (UIView *)⟦contentView⟧ {
            UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
            view.backgroundColor = UIColor.redColor;
            return view;
          }
          @end
          @interface MapView : NBComponent
          @end
          """
        ], message: "contentView makes a new view each time"),
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
    checks: [.host(checkFreshContentView)])
}

private func checkFreshContentView(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  var reported: Set<Place> = []
  let container = Container.mPaaS(on: .ios)
  for index in platform.instantiated(of: container) {
    guard let getter = platform.keptView(of: index, in: container) else { continue }
    let returns = getter.method.returns
    guard !returns.isEmpty, returns.allSatisfy({ $0.kind != .other }),
      reported.insert(getter.namePlace).inserted
    else { continue }
    context.report(
      getter.namePlace, returns.contains { $0.kind == .fresh } ? freshView : missingView,
      related: returns.map {
        RelatedPlace(
          $0.kind == .fresh
            ? LocalizedText(en: "made here", zh: "在这里新建")
            : LocalizedText(en: "nothing is returned here", zh: "此处没有返回视图"),
          at: Place(path: getter.path, range: $0.range))
      })
  }
}

private let freshView = Message(
  en: "contentView makes a new view each time", zh: "contentView 每次都新建视图",
  help: .init(
    en: "make the view in initWithConfig:messageDelegate:, keep it, and return it here",
    zh: "在 initWithConfig:messageDelegate: 中创建视图并保存，在这里返回"))

private let missingView = Message(
  en: "contentView returns nil", zh: "contentView 返回 nil",
  help: .init(
    en: "make the view in initWithConfig:messageDelegate:, keep it, and return it here",
    zh: "在 initWithConfig:messageDelegate: 中创建视图并保存，在这里返回"))

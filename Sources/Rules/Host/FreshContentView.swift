import Diagnostics
import Containers
import NativeSource
import Linting

/// A `contentView` that returns another view each time, or none.
package var freshContentView: Rule {
  Rule(
    id: "fresh-content-view",
    summary: "a contentView that makes a new view each time, or returns nil",
    category: .host,
    severity: .warning,
    rationale: """
      The container asks for the view more than once. It must get the one that the initialiser made: a new one is not the \
      view that messages and parameters change.
      """,
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
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
      getter.namePlace, returns.contains { $0.kind == .fresh } ? .freshView : .missingView,
      related: returns.map {
        RelatedPlace(
          $0.kind == .fresh ? "made here" : "nothing is returned here",
          at: Place(path: getter.path, range: $0.range))
      })
  }
}

extension Message {
  fileprivate static let freshView = Message(
    "contentView makes a new view each time",
    help: "make the view in initWithConfig:messageDelegate:, keep it, and return it here")

  fileprivate static let missingView = Message(
    "contentView returns nil",
    help: "make the view in initWithConfig:messageDelegate:, keep it, and return it here")
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A `contentView` that hands over another view each time, or none.
package let freshContentView = Rule(
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
        .init(
          "ios/MapView.m",
          """
          @implementation MapView
          - (UIView *)⟦contentView⟧ {
            UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
            view.backgroundColor = UIColor.redColor;
            return view;
          }
          @end
          @interface MapView : NBComponent
          @end
          """)
      ], message: "contentView makes a new view each time"),
    .wrong(
      [
        .init(
          "ios/Views.swift",
          """
          @objc(MapView) class MapView: NBComponent {
            override var ⟦contentView⟧: UIView { UIView(frame: .zero) }
          }
          @objc(ChartView) class ChartView: NBComponent {
            override func ⟦contentView⟧() -> UIView! { return nil }
          }
          """)
      ], message: "contentView makes a new view each time", "contentView returns nothing"),
    .right([.init("ios/MapView.m", ExampleSources.mapView())]),
    .right([
      .init(
        "ios/MapView.m",
        """
        @interface MapView : NBComponent
        @end
        @implementation MapView
        - (UIView *)contentView {
          if (!_map) { _map = [[UIView alloc] init]; }
          return _map;
        }
        @end
        """)
    ]),
    // One way of two makes a view; a base class leaves it to its subclasses.
    .right([
      .init(
        "ios/Views.swift",
        """
        class Base: NBComponent { override func contentView() -> UIView! { return nil } }
        @objc(MapView) class MapView: Base {
          lazy var map = UIView()
          override func contentView() -> UIView! {
            guard isReady else { return UIView() }
            return map
          }
        }
        class Cell: UITableViewCell { override var contentView: UIView { UIView() } }
        """)
    ]),
    // Android asks once.
    .right([
      .init(
        "android/MapView.java",
        "class MapView extends MPBaseEmbedView { public View getView(int w, int h, String id, String type, Map<String, String> p) { return new MapViewImpl(context); } }"
      )
    ]),
  ],
  checks: [.host(check)])

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
    "contentView returns nothing",
    help: "make the view in initWithConfig:messageDelegate:, keep it, and return it here")
}

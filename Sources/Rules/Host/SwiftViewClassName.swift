import Diagnostics
import Containers
import NativeSource
import Linting

/// A Swift class that is registered by a name it does not have at run time.
package let swiftViewClassName = Rule(
  id: "swift-view-class-name",
  summary: "a Swift class that is registered by its bare name",
  category: .host,
  severity: .error,
  rationale: """
    At run time a Swift class is called "Module.Name", unless @objc(Name) gives it another name. Under its bare name the \
    container does not find it, and the place of the view stays blank.
    """,
  examples: [
    .wrong(
      [
        .init("ios/MapView.swift", "class MapView: NBComponent { }"),
        .init(
          "ios/a.m",
          #"void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"⟦MapView⟧"]; }"#),
      ], message: #""MapView" is not the name of the class at run time"#),
    .wrong(
      [
        .init(
          "ios/Views.swift",
          """
          enum Names { static let view = "⟦MapView⟧" }
          @objc class MapView: NBComponent { }
          func launch() {
            PSDService.sharedInstance().registerComponent(withName: "my_map", clsName: Names.view)
          }
          """)
      ], message: #""MapView" is not the name of the class at run time"#),
    .right([
      .init(
        "ios/MapView.swift",
        """
        @objc(MapView) class MapView: NBComponent {
          private let map = UIView()
          override init!(config: [AnyHashable: Any]!, messageDelegate: NBComponentMessageDelegate!) {
            super.init(config: config, messageDelegate: messageDelegate)
          }
          override func contentView() -> UIView! { map }
        }
        """),
      .init("ios/AppDelegate.m", ExampleSources.registration),
    ]),
    .right([
      .init(
        "ios/Views.swift",
        """
        @objc(MapView) class MapView: NBComponent { }
        @objc(XYChart) public final class ChartView: NBComponent { }
        func launch(_ service: PSDService) {
          service.registerComponent(withName: "my_map", clsName: "MapView")
          service.registerComponent(withName: "my_chart", clsName: "XYChart")
        }
        """)
    ]),
    .right([
      .init(
        "ios/Views.swift",
        """
        class MapView: NBComponent { }
        class ListView: NBComponent { }
        func launch(_ service: PSDService) {
          service.registerComponent(withName: "my_map", clsName: NSStringFromClass(MapView.self))
          service.registerComponent(withName: "my_list", clsName: "App.ListView")
        }
        """)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  var reported: Set<Place> = []
  for registration in platform.sourceRegistrations {
    let text = registration.className
    guard let name = text.value, !text.isClassReference, !registration.isSwapped,
      case .swiftClassWithoutExportedName(let index) = platform.classes.match(name, on: .ios),
      reported.insert(text.stringPlace).inserted
    else { continue }
    context.report(
      text.stringPlace, .bareName(name),
      related: [RelatedPlace("the class", at: platform.classes.all[index].declaration)])
  }
}

extension Message {
  fileprivate static func bareName(_ name: String) -> Message {
    Message(
      "\"\(name)\" is not the name of the class at run time",
      help: "write @objc(\(name)) before the class, or register NSStringFromClass(\(name).self)")
  }
}

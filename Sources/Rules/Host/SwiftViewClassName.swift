import Diagnostics
import Containers
import NativeSource
import Linting

/// A Swift class that is registered by a name it does not have at run time.
package var swiftViewClassName: Rule {
  Rule(
    id: "swift-view-class-name",
    summary: .init(
      en: "a Swift class registered by its bare name",
      zh: "Swift 类只以类名注册"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        At run time a Swift class has the name "Module.Name", unless @objc(Name) gives it another. Under \
        its bare name the container does not find it, and the place of the view stays blank.
        """,
      zh: "Swift 类在运行时的名称是“Module.Name”，除非用 @objc(Name) 另外命名。只写类名，容器找不到该类，视图的位置为空白。"),
    examples: [
      .wrong(
        [
          "ios/MapView.swift": "class MapView: NBComponent { }",
          "ios/a.m":
            #"void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"⟦MapView⟧"]; }"#,
        ], message: #""MapView" is not the name of the class at run time"#),
      .right([
        "ios/MapView.swift": """
        @objc(MapView) class MapView: NBComponent {
          private let map = UIView()
          override init!(config: [AnyHashable: Any]!, messageDelegate: NBComponentMessageDelegate!) {
            super.init(config: config, messageDelegate: messageDelegate)
          }
          override func contentView() -> UIView! { map }
        }
        """,
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
      ]),
    ],
    checks: [.host(checkSwiftViewClassName)])
}

private func checkSwiftViewClassName(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  var reported: Set<Place> = []
  for registration in platform.sourceRegistrations {
    let text = registration.className
    guard let name = text.value, !text.isClassReference, !registration.isSwapped,
      case .swiftClassWithoutExportedName(let index) = platform.classes.match(name, on: .ios),
      reported.insert(text.stringPlace).inserted
    else { continue }
    context.report(
      text.stringPlace, bareName(name),
      related: [RelatedPlace(en: "the class", zh: "类在这里", at: platform.classes.all[index].declaration)])
  }
}

private func bareName(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not the name of the class at run time", zh: "“\(name)”不是该类在运行时的名称",
    help: .init(
      en: "write @objc(\(name)) before the class, or register NSStringFromClass(\(name).self)",
      zh: "在类前加上 @objc(\(name))，或注册 NSStringFromClass(\(name).self)"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A registration that is not made while the application launches.
package var lateRegistration: Rule {
  Rule(
    id: "late-registration",
    summary: .init(
      en: "a native view that is registered after the app has launched", zh: "原生视图没有在应用启动时注册"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        According to the documentation, views are registered in \
        application:beforeDidFinishLaunchingWithOptions: on iOS, and before QuinoxlessFramework is \
        initialised on Android. A mini program that opens before the registration shows nothing in the \
        view's place.
        """,
      zh:
        """
        按照文档，视图在 iOS 上于 application:beforeDidFinishLaunchingWithOptions: 中注册，在 Android 上于 \
        QuinoxlessFramework 初始化之前注册。如果打开小程序时注册尚未执行，视图的位置不显示任何内容。
        """),
    examples: [
      .wrong(
        [
          "ios/AppDelegate.m": """
          @implementation AppDelegate
          - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options { [self \
          registerViews]; }
          - (void)registerViews { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          - (void)openMiniProgram { [s registerComponentWithName:@"⟦my_chart⟧" clsName:@"ChartView"]; }
          @end
          """
        ], message: #""my_chart" is not registered at launch"#),
      .right([
        "ios/App.swift": """
        extension DTFrameworkInterface {
          func application(_ app: UIApplication, beforeDidFinishLaunchingWithOptions options: [AnyHashable: Any]) { \
        Views.register() }
        }
        """,
        "ios/Views.swift": """
        enum Views {
          static func register() { maps() }
          private static func maps() { PSDService.sharedInstance().registerComponent(withName: "my_map", clsName: "MapView") }
        }
        """,
        "ios/MapView.m": """
        @implementation MapView
        + (void)load { [self add]; }
        + (void)add { [s registerComponentWithName:@"my_list" clsName:@"MapView"]; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkLateRegistration)])
}

private func checkLateRegistration(_ context: HostContext) {
  let registrations = context.facts[.mPaaS][.ios]?.registrations ?? []
  let certain = Dictionary(grouping: registrations.filter { $0.type.value != nil }) { $0.type.value ?? "" }
    .filter { $0.value.allSatisfy(\.isByAppearance) }
  var late: [[String]: [ViewRegistration]] = [:]
  for registration in registrations {
    switch registration.reachability {
    case .reachable: continue
    // `+initialize` runs when the class is first used, which may be early.
    case .unreachable: if registration.enclosingSelector == "initialize" { continue }
    // The launch method is in sources that were not given. A view controller comes later than that.
    case .unknown: if registration.type.value.map({ certain[$0] == nil }) ?? true { continue }
    }
    late[[registration.place.path, registration.enclosingSelector ?? ""], default: []].append(registration)
  }
  for registration in context.registrationsAfterStart {
    late[[registration.place.path, registration.enclosingSelector ?? ""], default: []].append(registration)
  }
  // What one method registers is late for one reason.
  for registrations in late.values {
    context.report(
      registrations[0].type.place,
      lateRegistrationMessage(registrations.compactMap(\.type.value), registrations[0].platform),
      related: registrations.dropFirst().prefix(10).map {
        RelatedPlace(en: "nor this one", zh: "此处同样没有在启动时注册", at: $0.type.place)
      })
  }
}

extension HostContext {
  /// What Android registers only after the container was started.
  fileprivate var registrationsAfterStart: [ViewRegistration] {
    let registrations = facts[.mPaaS][.android]?.sourceRegistrations ?? []
    let isLate = registrations.map(isAfterStart)
    let early = Set(zip(registrations, isLate).filter { !$1 }.map { $0.0.type.value })
    return zip(registrations, isLate).filter { $1 && !early.contains($0.type.value) && !early.contains(nil) }
      .map(\.0)
  }

  /// Whether it is made in `onCreate` of an activity, when the container has been initialised, or after the call that does so.
  private func isAfterStart(_ registration: ViewRegistration) -> Bool {
    guard let file = methodBodyReader(of: registration.place.path) else { return false }
    let start = registration.place.range.start
    let names = file.enclosingNames(of: Int(start))
    if names.contains("onPostInit") || names.contains("QuinoxlessFramework.setup") { return true }
    guard registration.enclosingSelector == "onCreate", let body = file.body(around: start) else {
      return false
    }
    let starts = file.places(of: "QuinoxlessFramework").filter { file.calls("init", after: $0) }
    if starts.contains(where: { $0.start > body.start && $0.end < start }) { return true }
    // An activity may start the container itself, when the user has agreed.
    guard starts.isEmpty, let name = file.enclosingClass(of: Int(start)) else { return false }
    let superclass = file.facts.classes.first { $0.name == name }?.superclass
    return superclass.map { simpleName($0).hasSuffix("Activity") } ?? false
  }
}

extension ViewRegistration {
  /// Whether it is made when a view controller shows its view.
  fileprivate var isByAppearance: Bool {
    ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"].contains(enclosingSelector)
  }
}

private func lateRegistrationMessage(_ types: [String], _ platform: NativePlatform) -> Message {
  let subject = types.isEmpty ? LocalizedText(en: "this type", zh: "此类型") : quotedSentence(types)
  if platform == .android {
    return Message(
      en: "\(subject.english) \(types.count > 1 ? "are" : "is") registered after the container has started",
      zh: "容器启动之后才注册\(subject.chinese)",
      help: .init(
        en:
          "register \(types.count > 1 ? "them" : "it") in Application.onCreate, before QuinoxlessFramework.init()",
        zh: "在 Application.onCreate 中、QuinoxlessFramework.init() 之前注册"))
  }
  return Message(
    en: "\(subject.english) \(types.count > 1 ? "are" : "is") not registered at launch",
    zh: "\(subject.chinese)没有在启动时注册",
    help: .init(
      en: "register \(types.count > 1 ? "them" : "it") in \(MPaaS.launchSelector), or call this from there",
      zh: "在 \(MPaaS.launchSelector) 中注册，或从那里调用此处的代码"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A registered class that no scanned source declares.
package let unregisteredViewClass = Rule(
  id: "unregistered-view-class",
  summary: "a registered class that is nowhere in the native sources",
  category: .host,
  severity: .error,
  rationale: """
    The container looks the class up by its name when the view is shown. When there is none, the place of the view \
    stays blank, with at most a line in the log.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/AppDelegate.m",
          """
          - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
            [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"⟦MapVeiw⟧"];
          }
          """),
        .init("ios/MapView.m", "@interface MapView : NBComponent\n@end\n@implementation MapView\n@end"),
      ], message: #"class "MapVeiw" is nowhere in the native sources"#),
    .wrong(
      [
        .init(
          "android/App.java",
          """
          package com.example;
          class App { void register() { MPEmbedViewHelper.registerEmbedView(VIEW, "my_map"); } 
            private static final String VIEW = "⟦com.example.MapView⟧"; }
          """),
        .init("android/MapView.kt", "package com.example.view\nclass MapView : MPBaseEmbedView()"),
      ], message: #"class "com.example.MapView" is nowhere in the native sources"#),
    .wrong(
      [
        .init(
          "ios/Launch.swift",
          #"PSDService.sharedInstance().registerComponent(withName: "my_map", clsName: "⟦App.ChartView⟧")"#),
        .init("ios/MapView.swift", "@objc(MapView) class MapView: NBComponent { }"),
      ], message: #"class "App.ChartView" is nowhere in the native sources"#),
    .right([
      .init("ios/AppDelegate.m", ExampleSources.registration),
      .init("ios/MapView.m", ExampleSources.mapView()),
    ]),
    // A class that the compiler knows, a class of the SDK, and a Swift class in a module.
    .right([
      .init(
        "ios/AppDelegate.m",
        """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:NSStringFromClass([MapView class])];
          [s registerComponentWithName:@"my_canvas" clsName:@"NBComponent4Canvas"];
          [s registerComponentWithName:@"my_chart" clsName:@"App.ChartView"];
        }
        """), .init("ios/ChartView.swift", "class ChartView: NBComponent { }"),
    ]),
    // A registration that cannot be read may be of any class.
    .right([
      .init(
        "android/App.java",
        #"class App { void a(String view) { MPEmbedViewHelper.registerEmbedView(view, "a"); MPEmbedViewHelper.registerEmbedView("com.example.MapView", "my_map"); } }"#
      )
    ]),
    // Other rules report this one mistake.
    .right([
      .init(
        "ios/a.m",
        """
        void a(PSDService *s) {
          [s registerComponentWithName:@"componentName" clsName:@"className"];
          [s registerComponentWithName:@"MapView" clsName:@"my_map"];
        }
        @interface MapView : NBComponent
        @end
        @implementation MapView
        @end
        """)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values where platform.isComplete {
    var reported: Set<Place> = []
    var near = NearestViewClass(platform)
    for registration in platform.sourceRegistrations {
      let text = registration.className
      guard let name = text.value, !text.isClassReference, !registration.isSwapped,
        name != MPaaS.placeholderClass, !isVendorClass(name),
        platform.classes.match(name, on: platform.platform) == .missing,
        reported.insert(text.stringPlace).inserted
      else { continue }
      let near = near(to: name)
      context.report(
        text.stringPlace, .unknownClass(name, near.map(\.registeredName)),
        related: near.map { [RelatedPlace("the class with the nearest name", at: $0.namePlace)] } ?? [])
    }
  }
}

/// Classes of the vendor's SDK, which are there in binary form only.
private func isVendorClass(_ name: String) -> Bool {
  name.hasPrefix("com.alipay.mobile.") || name.hasPrefix(MPaaS.iosBaseClass)
}

/// Finds the view class that is most likely meant: one of that name in another package, else one that is spelled nearly
/// so.
private struct NearestViewClass {
  private var byName: [String: NativeClass] = [:]
  private var byLastName: [Substring: NativeClass] = [:]
  private var spelling = SpellingBudget()

  init(_ platform: PlatformFacts) {
    for view in platform.viewClasses.reversed().map({ platform.classes.all[$0] }) {
      byName[view.registeredName] = view
      byLastName[last(view.registeredName)] = view
    }
  }

  mutating func callAsFunction(to name: String) -> NativeClass? {
    if let moved = byLastName[last(name)] { return moved }
    guard let near = spelling.nearestName(to: name, in: byName.keys),
      editDistance(name.utf8, near.utf8, limit: 2) <= 2
    else { return nil }
    return byName[near]
  }

  private func last(_ name: String) -> Substring { name.split { $0 == "." || $0 == "$" }.last ?? "" }
}

extension NativeClass {
  fileprivate var registeredName: String { runtimeName ?? name }
}

extension Message {
  fileprivate static func unknownClass(_ name: String, _ near: String?) -> Message {
    Message(
      "class \"\(name)\" is nowhere in the native sources",
      help: didYouMean(near) ?? "correct the name, or give the sources that declare the class, too")
  }
}

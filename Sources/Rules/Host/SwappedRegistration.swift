import Diagnostics
import Containers
import NativeSource
import Linting

/// A registration whose class and type are exchanged.
package let swappedRegistration = Rule(
  id: "swapped-registration",
  summary: "a registration whose class and type are exchanged",
  category: .host,
  severity: .error,
  rationale: """
    iOS takes the type first and then the class, Android the class first and then the type. Exchanged, the type is not \
    registered, and there is no such class.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/a.m",
          """
          void a(PSDService *s) { [s registerComponentWithName:@"⟦MapView⟧" clsName:@"my_map"]; }
          @interface MapView : NBComponent
          @end
          @implementation MapView
          @end
          """)
      ], message: #""MapView" is the class, not the type"#),
    .wrong(
      [
        .init(
          "android/App.java",
          """
          package a;
          class App { void b() {
            MPEmbedViewHelper.registerEmbedView("⟦my_map⟧", "a.MapView");
            MPEmbedViewHelper.registerEmbedView("⟦my_chart⟧", ChartView.class.getName());
          } }
          class MapView extends MPBaseEmbedView { }
          """),
        .init(
          "ios/a.swift",
          """
          @objc(XYMapView) class MapView: NBComponent { }
          func a(_ s: PSDService) { s.registerComponent(withName: ⟦NSStringFromClass(MapView.self)⟧, clsName: "my_map") }
          """),
      ], message: #""my_map" is the type, not the class"#, #""my_chart" is the type, not the class"#,
      #""MapView" is the class, not the type"#),
    .right([
      .init("ios/AppDelegate.m", ExampleSources.registration),
      .init("ios/MapView.m", ExampleSources.mapView()),
    ]),
    .right([
      .init(
        "ios/a.m",
        """
        void a(PSDService *s) {
          [s registerComponentWithName:@"MapView" clsName:@"MapView"];
          [s registerComponentWithName:@"Map" clsName:@"SDKMapView"];
          [s registerComponentWithName:@"my_map" clsName:@"MapView"];
          [s registerComponentWithName:NSStringFromClass([MapView class]) clsName:NSStringFromClass([MapView class])];
        }
        @interface MapView : NBComponent
        @end
        @implementation MapView
        @end
        @interface Map : NSObject
        @end
        @implementation Map
        @end
        """)
    ]),
    .right([
      .init(
        "android/App.kt",
        """
        package a
        class MapView : MPBaseEmbedView()
        fun b() {
          MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")
          MPEmbedViewHelper.registerEmbedView("a.Other", "a.other")
          WVEVManager.registerEmbedView("my_map", "a.MapView", true)
        }
        """)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    for registration in platform.sourceRegistrations where registration.isSwapped {
      let (type, name) = (registration.type, registration.className)
      let isTypeFirst = type.place.range.start < name.place.range.start
      let (first, second) = isTypeFirst ? (type, name) : (name, type)
      context.report(
        first.place, .exchangedName(first.value ?? "", isType: isTypeFirst),
        related: [RelatedPlace(isTypeFirst ? "the type" : "the class", at: second.place)])
    }
  }
}

extension Message {
  fileprivate static func exchangedName(_ name: String, isType: Bool) -> Message {
    isType
      ? Message("\"\(name)\" is the class, not the type", help: "exchange the two: here the type comes first")
      : Message(
        "\"\(name)\" is the type, not the class", help: "exchange the two: here the class comes first")
  }
}

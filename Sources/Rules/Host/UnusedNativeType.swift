import Diagnostics
import Containers
import NativeSource
import Linting

/// A type that is registered and that no page shows.
package let unusedNativeType = Rule(
  id: "unused-native-type",
  summary: "a type that is registered, and that no page uses",
  category: .host,
  severity: .info,
  rationale: "It is code that nobody needs, or the pages that need it are not among the linted ones.",
  examples: [
    .wrong(
      [
        .init(
          "ios/a.m",
          """
          void a(PSDService *s) {
            [s registerComponentWithName:@"my_map" clsName:@"MapView"];
            [s registerComponentWithName:@"⟦my_chart⟧" clsName:@"ChartView"];
          }
          """),
        .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map"/>"#),
      ], message: #"no page uses the type "my_chart""#),
    // Once for both platforms.
    .wrong(
      [
        .init(
          "ios/Views.swift",
          #"func a(_ s: PSDService) { s.registerComponent(withName: "⟦my_map⟧", clsName: "MapView") }"#),
        .init("android/App.kt", #"fun a() = MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")"#),
        .init("pages/a/a.axml", "<view/>"),
      ], message: #"no page uses the type "my_map""#),
    .right([
      .init(
        "ios/a.m",
        """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:NSStringFromClass([MapView class])];
          [s registerComponentWithName:@"my_chart" clsName:NSStringFromClass([ChartView class])];
        }
        """),
      .init(
        "pages/a/a.axml",
        """
        <mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>
        <mpaas-component id="chart" type="my_chart" style="{{ width: 200, height: 200 }}"/>
        """),
    ]),
    .right([
      .init(
        "android/App.java",
        #"class App { void a() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); MPEmbedViewHelper.registerEmbedView("a.ChartView", name()); } }"#
      ), .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map"/>"#),
    ]),
    // A tag whose type is chosen at run time may be of any.
    .right([
      .init(
        "ios/a.m", #"void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }"#),
      .init("pages/a/a.axml", #"<mpaas-component id="a" type="{{type}}"/>"#),
    ]),
    // Other rules report this one mistake: a misspelt use, a placeholder, an exchange.
    .right([
      .init(
        "ios/a.m",
        """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:@"MapView"];
          [s registerComponentWithName:@"componentName" clsName:@"className"];
          [s registerComponentWithName:@"ChartView" clsName:@"my_chart"];
        }
        @interface ChartView : NBComponent
        @end
        @implementation ChartView
        @end
        """), .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_mpa"/>"#),
    ]),
    .wrong(
      [
        .init("ios/MapView.m", ElementSources.element("MapView", type: "my_map")),
        .init("ios/ChartView.m", ElementSources.element("ChartView", type: "⟦my_chart⟧")),
        .init("ios/Views.m", ElementSources.registration("⟦my_map⟧", of: "ListView")),
        .init(
          "pages/a/a.wxml",
          #"<external-element id="map" type="my_map" style="width: 200px; height: 200px"/><native-view type="my_list"/>"#
        ),
        .init("pages/a/a.js", "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })"),
      ], message: #"no page uses the type "my_chart""#, #"no page uses the type "my_map""#),
    .right([
      .init("ios/MapView.m", ElementSources.element("MapView", type: "my_map")),
      .init("ios/Views.m", ElementSources.registration("my_list", of: "ListView")),
      .init(
        "pages/a/a.wxml", #"<external-element id="map" type="{{type}}"/><native-view type="my_list"/>"#),
    ]),
    // Pages that cannot show the views.
    .right([
      .init("ios/MapView.m", ElementSources.element("MapView", type: "my_map")),
      .init("pages/a/a.axml", #"<view id="a"/>"#),
    ]),
    // No page is known.
    .right([
      .init(
        "ios/a.m", #"void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }"#)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for system in ContainerSet.all.systems {
    // Programs of other dialects cannot use the views.
    let dialects = context.projects.flatMap { project in project.files.map(\.unit.dialect) }
    if dialects.contains(where: { $0.nativeTags.contains { $0 == system.tag } }) { check(system, context) }
  }
}

private func check(_ system: Container.System, _ context: HostContext) {
  let tags = NativeTags(of: context.projects, showing: system)
  if !tags.untyped.isEmpty { return }
  let builtInTypes = ContainerSet.all.builtInTypes(ofTag: system.tag ?? "")
  var byType: [String: [ViewRegistration]] = [:]
  for platform in NativePlatform.allCases {
    for registration in context.facts[system][platform]?.sourceRegistrations ?? [] {
      guard let type = registration.type.value, !registration.isSwapped,
        system != .mPaaS || !isPlaceholder(registration)
      else { continue }
      byType[type, default: []].append(registration)
    }
  }
  let unregistered = tags.byType.keys.filter { byType[$0] == nil }
  // A misspelt use of a type is reported in its place.
  var spelling = SpellingBudget()
  let types = byType.keys.sorted()
  let meant = Set(unregistered.sorted().compactMap { spelling.nearestName(to: $0, in: types) })
  for (type, registrations) in byType
  where tags.byType[type] == nil && !builtInTypes.contains(type) && !meant.contains(type) {
    context.report(
      registrations[0].type.place, .unusedType(type),
      related: registrations.dropFirst().prefix(10).map {
        RelatedPlace("also registered here", at: $0.type.place)
      })
  }
}

private func isPlaceholder(_ registration: ViewRegistration) -> Bool {
  registration.type.value == MPaaS.placeholderType
    || registration.className.value == MPaaS.placeholderClass
}

extension Message {
  fileprivate static func unusedType(_ type: String) -> Message {
    Message(
      "no page uses the type \"\(type)\"",
      help: "remove the registration, or lint the pages that use it, too")
  }
}

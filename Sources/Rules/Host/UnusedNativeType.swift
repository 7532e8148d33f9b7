import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// A type that is registered and that no page shows.
package var unusedNativeType: Rule {
  Rule(
    id: "unused-native-type",
    summary: .init(
      en: "a registered type that no page uses",
      zh: "没有页面使用已注册的类型"),
    category: .host,
    severity: .info,
    rationale: .init(
      en: "The code is unused, or the pages that use it are not linted.",
      zh: "代码没有用处，或者使用该类型的页面不在检查范围内。"),
    examples: [
      .wrong(
        [
          "ios/a.m": """
          void a(PSDService *s) {
            [s registerComponentWithName:@"my_map" clsName:@"MapView"];
            [s registerComponentWithName:@"⟦my_chart⟧" clsName:@"ChartView"];
          }
          """,
          "pages/a/a.axml": #"<mpaas-component id="a" type="my_map"/>"#,
        ], message: #"no page uses the type "my_chart""#),
      .right([
        "ios/a.m": """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:NSStringFromClass([MapView class])];
          [s registerComponentWithName:@"my_chart" clsName:NSStringFromClass([ChartView class])];
        }
        """,
        "pages/a/a.axml": """
        <mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>
        <mpaas-component id="chart" type="my_chart" style="{{ width: 200, height: 200 }}"/>
        """,
      ]),
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : UIView <TMAExternalElementView>
          @end
          @implementation MapView
          TMARegisterExternalElement(my_map);
          + (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
            return [[MapView alloc] initWithFrame:CGRectZero];
          }
          - (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
          @end
          """,
          "ios/ChartView.m": """
          @interface ChartView : UIView <TMAExternalElementView>
          @end
          @implementation ChartView
          TMARegisterExternalElement(⟦my_chart⟧);
          + (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
            return [[ChartView alloc] initWithFrame:CGRectZero];
          }
          - (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
          @end
          """,
          "ios/Views.m": """
          @implementation Views
          - (void)start { [[FATClient sharedClient].nativeViewManager registerNativeViewType:@"⟦my_map⟧" \
          nativeViewClass:[ListView class]]; }
          @end
          """,
          "pages/a/a.wxml": """
          <external-element id="map" type="my_map" style="width: 200px; height: 200px"/><native-view type="my_list"/>
          """,
          "pages/a/a.js": "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })",
        ], message: #"no page uses the type "my_chart""#, #"no page uses the type "my_map""#),
    ],
    checks: [.host(checkUnusedNativeType)])
}

private func checkUnusedNativeType(_ context: HostContext) {
  if context.projects.contains(where: \.sources.program.hasUnknownPages) { return }
  for system in ContainerSet.all.systems {
    // Programs of other dialects cannot use the views.
    let dialects = context.projects.flatMap { project in project.files.map(\.unit.dialect) }
    if dialects.contains(where: { $0.nativeTags.contains { $0 == system.tag } }) {
      checkUnusedNativeType(system, context)
    }
  }
}

private func checkUnusedNativeType(_ system: Container.System, _ context: HostContext) {
  let tags = NativeTags(of: context.projects, showing: system)
  // A misspelled tag is reported in its place, and shows a type, too.
  if !tags.untyped.isEmpty || context.projects.contains(where: { $0.misspells(system) }) { return }
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
  // A misspelled use of a type is reported in its place. So is a type that the platforms register under two names.
  let types = byType.keys.sorted()
  var meant = Set(
    unregistered.sorted().compactMap { type in
      tags.byType[type]?.first.flatMap { context.nearestName(to: type, in: types, for: $0.unit.path) }
    })
  if system == .mPaaS { meant.formUnion(context.splitTypes.others.values) }
  for (type, registrations) in byType
  where tags.byType[type] == nil && !builtInTypes.contains(type) && !meant.contains(type) {
    context.report(
      registrations[0].type.place, unusedType(type),
      related: registrations.dropFirst().prefix(10).map {
        RelatedPlace(en: "also registered here", zh: "这里也注册了", at: $0.type.place)
      })
  }
}

extension Project {
  /// Whether a page has a tag that is nearly the one of the system.
  fileprivate func misspells(_ system: Container.System) -> Bool {
    files.contains { file in
      nearNativeTags(in: file).contains { file.unit.dialect.misspelledNativeTag($0.tag) == system.tag }
    }
  }
}

private func isPlaceholder(_ registration: ViewRegistration) -> Bool {
  registration.type.value == MPaaS.placeholderType
    || registration.className.value == MPaaS.placeholderClass
}

private func unusedType(_ type: String) -> Message {
  Message(
    en: "no page uses the type \"\(type)\"", zh: "没有页面使用类型“\(type)”",
    help: .init(
      en: "remove the registration, or also lint the pages that use it", zh: "删除注册，或把使用该类型的页面也加入检查"))
}

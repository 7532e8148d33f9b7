import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A component of a script that no native source registers.
package var unregisteredNativeComponent: Rule {
  Rule(
    id: "unregistered-native-component",
    summary: .init(
      en: "a component that no native side registers",
      zh: "没有任何原生视图管理器或组件视图注册该组件"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        React Native finds the native side of a component only by its name. If nothing registers the name, \
        the screen stays empty or turns red when the component is first drawn: "Invariant Violation: \
        requireNativeComponent: ... was not found in the UIManager".
        """,
      zh:
        """
        React Native 只按名称查找组件的原生端。名称没有注册时，组件首次绘制就会白屏，或者出现红屏，报错 "Invariant Violation: \
        requireNativeComponent: ... was not found in the UIManager"。
        """),
    examples: [
      .wrong(
        [
          "src/Dial.ts": "export default codegenNativeComponent<NativeProps>('⟦AcmeDail⟧');",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no native view manager or component view registers "AcmeDail""#),
      .right([
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double; }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_VIEW_PROPERTY(value, double)
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnregisteredNativeComponent)])
}

private func checkUnregisteredNativeComponent(_ context: PackageContext) {
  let library = context.library
  // The sources for the old and the new architecture may have one manager each.
  var seen: Set<String> = []
  for near in library.nearRegistrations where seen.insert(near.name.text).inserted {
    context.report(
      near.name, nearlyRegistered(near),
      related: [
        RelatedPlace(en: "the component", zh: "组件", at: near.component),
        RelatedPlace(en: "registered here", zh: "在这里注册", at: near.other),
      ])
  }
  let registered = NativePlatform.allCases.flatMap { library.registrations(on: $0) }
  if registered.isEmpty { return }
  // The class that draws the component is where its registration is missing.
  let drawn = Set(library.unregisteredComponentViews.map(\.spec.name))
  var nearest = NearestRegistrations(registered)
  for spec in library.unregisteredSpecs where !drawn.contains(spec.name) {
    let near = nearest.nearest(to: spec.name.text)
    context.report(spec.name, unregistered(spec.name.text, near), related: related(near))
  }
  let isOpen = NativePlatform.allCases.contains { library.mayRegisterMore(on: $0) }
  for use in library.uses where use.way == .require && !isOpen {
    let name = use.name.text
    if ComponentNames.isForeign(name) || !library.specs(of: name).isEmpty { continue }
    if library.unimportedScripts.contains(use.name.place.path) { continue }
    if NativePlatform.allCases.contains(where: { library.isRegistered(name, on: $0) }) { continue }
    guard let near = nearest.nearest(to: name) else { continue }
    context.report(use.name, unregistered(name, near), related: related(near))
  }
}

private func related(_ near: NameAt?) -> [RelatedPlace] {
  near.map { [RelatedPlace(en: "a registered one", zh: "已注册的组件", at: $0)] } ?? []
}

/// The registered names that others most likely mean.
private struct NearestRegistrations {
  private let registered: [NameAt]
  private var known: [String: NameAt?] = [:]
  /// So many names are compared with each other in a library. Of later ones nothing is known.
  private var comparisons = 250_000

  init(_ registered: [NameAt]) { self.registered = registered }

  mutating func nearest(to name: String) -> NameAt? {
    if let known = known[name] { return known }
    comparisons -= registered.count
    let near = comparisons < 0 ? nil : ComponentNames.nearest(to: name, in: registered)
    known[name] = .some(near)
    return near
  }
}

extension Library {
  /// Declared components that no platform registers, where native sources register others.
  var unregisteredSpecs: [ComponentSpec] {
    if NativePlatform.allCases.allSatisfy({ registrations(on: $0).isEmpty }) { return [] }
    return specs.filter { spec in
      !ComponentNames.isForeign(spec.name.text) && !unimportedScripts.contains(spec.name.place.path)
        && !NativePlatform.allCases.contains { mayBeRegistered(spec, on: $0) }
    }
  }
}

private func nearlyRegistered(_ near: NearRegistration) -> Message {
  Message(
    en: "no script names a component \"\(near.name.text)\", and no view manager on \(near.platform.shown) "
      + "registers \"\(near.component.text)\"",
    zh:
      "没有脚本使用组件“\(near.name.text)”，\(near.platform.shown) 上也没有视图管理器注册“\(near.component.text)”",
    help: didYouMean(near.component.text))
}

private func unregistered(_ name: String, _ near: NameAt?) -> Message {
  Message(
    en: "no native view manager or component view registers \"\(name)\"",
    zh: "没有原生视图管理器或组件视图注册“\(name)”",
    help: didYouMean(near?.text)
      ?? .init(
        en: "register it under this name, or write the name that is registered", zh: "用此名称注册，或改为已注册的名称"))
}

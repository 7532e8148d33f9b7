import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A command that a script sends and no native side has.
package var unknownViewCommand: Rule {
  Rule(
    id: "unknown-view-command",
    summary: .init(
      en: "a command that no native side has",
      zh: "脚本发送的命令在任何原生端都不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        The command is `undefined`, or has a name that no view manager knows: it has no effect, or the app \
        stops.
        """,
      zh: "命令是 `undefined`，或者是视图管理器都不认识的名称：没有任何反应，或者应用中止。"),
    examples: [
      .wrong(
        [
          "src/A.js": "const id = UIManager.getViewManagerConfig('AcmeDial').Commands.⟦resett⟧;",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""AcmeDial" has no command "resett" on any platform"#),
      .right([
        "src/A.js": """
        const id = UIManager.getViewManagerConfig('AcmeDial').Commands.reset;
        UIManager.dispatchViewManagerCommand(tag, 'reset', []);
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnknownViewCommand)])
}

/// Commands of React Native's own components.
///
/// Source: github.com/facebook/react-native, `supportedCommands` in `packages/react-native`.
private let coreCommands: Set<String> = [
  "blur", "clear", "closeDrawer", "flashScrollIndicators", "focus", "hotspotUpdate", "openDrawer", "scrollTo",
  "scrollToEnd", "setNativeRefreshing", "setNativeValue", "setPage", "setPageWithoutAnimation", "setPressed",
  "setTextAndSelection", "setValue", "zoomToRect",
]

private func checkUnknownViewCommand(_ context: PackageContext) {
  let library = context.library
  if NativePlatform.allCases.allSatisfy({ library.registrations(on: $0).isEmpty }) { return }
  let exported = Dictionary(
    library.apple.flatMap(\.parts).flatMap(\.exportedMethods).map { ($0.scriptName, $0.name) },
    uniquingKeysWith: { first, _ in first })
  let names = Set(library.specs.flatMap(\.commands).map(\.name.text)).union(exported.keys)
  let macros = Set(library.apple.flatMap(\.macroNames))
  func isKnown(_ command: String) -> Bool {
    names.contains(command) || library.androidStrings.contains(command)
      || library.android.contains { $0.names.contains(command) } || macros.contains(command)
  }
  func report(_ command: String, of component: String?, at place: Place) {
    let nearest = context.nearestName(to: command, in: names, for: place.path)
    let method = nearest.flatMap { exported[$0] }
    context.report(
      place, unknown(command, of: component, nearest),
      related: method.map { [RelatedPlace(en: "the nearest command", zh: "名称最接近的命令", at: $0)] } ?? [])
  }
  for use in library.uses {
    guard case .command(let command, let range) = use.way, !isKnown(command),
      NativePlatform.allCases.contains(where: { library.registers(use.name.text, on: $0) })
    else { continue }
    report(command, of: use.name.text, at: Place(path: use.name.place.path, range: range))
  }
  for command in library.scripts.flatMap(\.dispatchedCommands)
  where !isKnown(command.text) && !library.words.contains(command.text)
    && !coreCommands.contains(command.text)
  {
    report(command.text, of: nil, at: command.place)
  }
}

private func unknown(_ command: String, of component: String?, _ nearest: String?) -> Message {
  Message(
    component.map {
      LocalizedText(
        en: "\"\($0)\" has no command \"\(command)\" on any platform", zh: "“\($0)”在任何平台上都没有命令“\(command)”")
    } ?? LocalizedText(en: "no native side has a command \"\(command)\"", zh: "任何原生端都没有命令“\(command)”"),
    help: didYouMean(nearest)
      ?? .init(en: "export a method of this name in the view manager", zh: "在视图管理器中导出同名方法"))
}

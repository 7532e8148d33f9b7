import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A component that two scripts register.
package var duplicateNativeComponent: Rule {
  Rule(
    id: "duplicate-native-component",
    summary: .init(
      en: "a duplicate component registration in a package",
      zh: "同一个包的两个脚本注册了同一个组件"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        A call of `requireNativeComponent` or `codegenNativeComponent` registers the component. The second \
        call stops the app: "Invariant Violation: Tried to register two views with the same name". Only \
        scripts that one script of the package loads together are reported.
        """,
      zh:
        """
        调用 `requireNativeComponent` 或 `codegenNativeComponent` 就会注册组件。第二次注册会使应用中止，报错 "Invariant Violation: \
        Tried to register two views with the same name"。只报告包中某个脚本会一并加载的脚本。
        """),
    examples: [
      .wrong(
        [
          "src/A.ts": "export default codegenNativeComponent<P>('⟦AcmeDial⟧');",
          "src/B.js": "export default requireNativeComponent('⟦AcmeDial⟧');",
          "src/index.ts": "export * from './A'; export * from './B';",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"2 scripts register "AcmeDial""#, #"2 scripts register "AcmeDial""#),
      .right([
        "src/A.ts": "export default codegenNativeComponent<P>('AcmeDial');",
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }

        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkDuplicateNativeComponent)])
}

private struct Registration {
  var name: NameAt
  var platforms: Set<NativePlatform>
  var isSuffixed: Bool

  var loadings: [Loading] { platforms.map { Loading(platform: $0, isSuffixed: isSuffixed) } }
}

/// A platform for which a bundler takes a script: because of its suffix, or as it takes the script for all.
private struct Loading: Hashable {
  var platform: NativePlatform
  var isSuffixed: Bool
}

/// How many other places a finding names.
private let maxRelated = 16

private func checkDuplicateNativeComponent(_ context: PackageContext) {
  let library = context.library
  if library.scripts.contains(where: \.testsArchitecture) { return }
  let leftovers = library.unimportedScripts
  let declared = library.specs.filter { !$0.excludesPlatforms }.map {
    Registration(name: $0.name, platforms: $0.platforms, isSuffixed: $0.hasSuffix)
  }
  let used = library.uses.filter { $0.way == .require && !$0.isInBlock }.map {
    Registration(name: $0.name, platforms: $0.platforms, isSuffixed: $0.hasSuffix)
  }
  let registrations = (declared + used).filter { !leftovers.contains($0.name.place.path) }
  for (name, all) in Dictionary(grouping: registrations, by: \.name.text).sorted(by: { $0.key < $1.key }) {
    if all.count < 2 { continue }
    var paths: [Loading: Set<String>] = [:]
    for one in all {
      for loading in one.loadings { paths[loading, default: []].insert(one.name.place.path) }
    }
    let together = paths.mapValues(library.scriptsLoadedTogether)
    let clashing = all.filter { one in
      one.loadings.contains { together[$0]!.contains(one.name.place.path) }
    }
    let count = Set(clashing.map(\.name.place.path)).count
    let places = clashing.map(\.name.place).uniqued()
    for one in clashing {
      context.report(
        one.name, registeredTwice(name, count),
        related: places.lazy.filter { $0 != one.name.place }.prefix(maxRelated).map {
          RelatedPlace(en: "also here", zh: "此处也有", at: $0)
        })
    }
  }
}

private func registeredTwice(_ name: String, _ count: Int) -> Message {
  Message(
    en: "\(count) scripts register \"\(name)\"", zh: "有 \(count) 个脚本注册了“\(name)”",
    help: .init(en: "register it in one, and import it from there", zh: "只在一个脚本中注册，其他脚本从那里引入"))
}

import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A component that two scripts register.
package let duplicateNativeComponent = Rule(
  id: "duplicate-native-component",
  summary: "a component that two scripts of a package register",
  category: .reactNative,
  severity: .error,
  rationale: """
    A call of `requireNativeComponent` or `codegenNativeComponent` registers the component. The second one stops the app: \
    "Invariant Violation: Tried to register two views with the same name".
    """,
  examples: [
    .wrong(
      [
        .init("src/A.ts", "export default codegenNativeComponent<P>('⟦AcmeDial⟧');"),
        .init("src/B.js", "export default requireNativeComponent('⟦AcmeDial⟧');"),
        LibrarySources.manager(""), LibrarySources.package,
      ], message: #"2 scripts register "AcmeDial""#, #"2 scripts register "AcmeDial""#),
    .right([
      .init("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // One file for each platform, or one for one platform and one for the others.
    .right([
      .init("src/A.ios.ts", "export default requireNativeComponent('AcmeDial');"),
      .init("src/A.android.ts", "export default requireNativeComponent('AcmeDial');"),
      .init("src/A.ts", "export default requireNativeComponent('AcmeDial');"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init(
        "src/A.ts", "export default codegenNativeComponent<P>('AcmeDial', {excludedPlatforms: ['android']});"),
      .init(
        "src/B.ts", "export default codegenNativeComponent<P>('AcmeDial', {excludedPlatforms: ['iOS']});"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A function, which need not be called.
    .right([
      .init("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
      .init("src/B.js", "export const get = () => { return requireNativeComponent('AcmeDial'); };"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // The architecture decides which of them is loaded.
    .right([
      .init("src/A.ts", "const isNew = global.nativeFabricUIManager;"),
      .init("src/B.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
      .init("src/C.ts", "export default requireNativeComponent('AcmeDial');"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    .wrong(
      [
        .init("src/A.ios.ts", "export default requireNativeComponent('⟦AcmeDial⟧');"),
        .init("src/B.ios.ts", "export default requireNativeComponent('⟦AcmeDial⟧');"),
        LibrarySources.manager(""), LibrarySources.package,
      ], message: #"2 scripts register "AcmeDial""#, #"2 scripts register "AcmeDial""#),
    // One of the two leaves out a platform.
    .right([
      .init(
        "src/A.ts", "export default codegenNativeComponent<P>('AcmeDial', {excludedPlatforms: ['android']});"),
      .init("src/B.ts", "export default requireNativeComponent('AcmeDial');"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private struct Registration {
  var name: NameAt
  var platforms: Set<NativePlatform>
  var isSuffixed: Bool

  var loadings: [Loading] { platforms.map { Loading(platform: $0, isSuffixed: isSuffixed) } }
}

/// Which of the scripts a bundler takes: those of one platform by their suffix, or those of all.
private struct Loading: Hashable {
  var platform: NativePlatform
  var isSuffixed: Bool
}

/// How many of the other places a finding names.
private let mostRelated = 16

private func check(_ context: PackageContext) {
  let library = context.library
  if library.scripts.contains(where: \.testsArchitecture) { return }
  let declared = library.specs.filter { !$0.excludesPlatforms }.map {
    Registration(name: $0.name, platforms: $0.platforms, isSuffixed: $0.platforms.count == 1)
  }
  let used = library.uses.filter { $0.way == .require && !$0.isInBlock }.map {
    Registration(name: $0.name, platforms: $0.platforms, isSuffixed: $0.hasSuffix)
  }
  for (name, all) in Dictionary(grouping: declared + used, by: \.name.text).sorted(by: { $0.key < $1.key }) {
    var paths: [Loading: Set<String>] = [:]
    for one in all {
      for loading in one.loadings { paths[loading, default: []].insert(one.name.place.path) }
    }
    let clashing = all.filter { $0.loadings.contains { paths[$0]!.count > 1 } }
    let count = Set(clashing.map(\.name.place.path)).count
    for one in clashing {
      context.report(
        one.name, .registeredTwice(name, count),
        related: clashing.lazy.filter { $0.name.place != one.name.place }.prefix(mostRelated).map {
          RelatedPlace("also here", at: $0.name)
        })
    }
  }
}

extension Message {
  fileprivate static func registeredTwice(_ name: String, _ count: Int) -> Message {
    Message("\(count) scripts register \"\(name)\"", help: "register it in one, and import it from there")
  }
}

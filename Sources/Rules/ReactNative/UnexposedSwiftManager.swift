import Diagnostics
import Linting
import ReactNative

/// A Swift manager that Objective-C cannot find.
package var unexposedSwiftManager: Rule {
  Rule(
    id: "unexposed-swift-manager",
    summary: .init(
      en: "an extern module whose Swift class has another Objective-C name",
      zh: "extern 模块的 Swift 类在 Objective-C 中使用另一个名称"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        `RCT_EXTERN_MODULE` declares the class to Objective-C. There, the name of a Swift class includes \
        its module, unless `@objc(Name)` gives another: the library does not link, or the module is not \
        found.
        """,
      zh:
        """
        `RCT_EXTERN_MODULE` 向 Objective-C 声明该类。Swift 类在 Objective-C 中的名称默认带有模块名，除非用 `@objc(Name)` 指定：否则库无法\
        链接，或者找不到模块。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface RCT_EXTERN_MODULE(⟦DialManager⟧, RCTViewManager)
          RCT_EXTERN_METHOD(reset)
          @end
          """,
          "ios/A.swift": "class DialManager: RCTViewManager {}",
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"Objective-C sees no class "DialManager""#),
      .right([
        "ios/A.m": """
        @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
        @end
        """,
        "ios/A.swift": "@objc(DialManager) class Manager: RCTViewManager {}",
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnexposedSwiftManager)])
}

private func checkUnexposedSwiftManager(_ context: PackageContext) {
  let library = context.library
  guard library.apple.contains(where: \.isSwift) else { return }
  let swift = library.apple.flatMap(\.parts).filter { $0.kind == .swiftClass }
  let implemented = Set(library.apple.flatMap(\.parts).filter { $0.kind == .implementation }.map(\.name.text))
  for part in library.apple.flatMap(\.parts) where part.kind == .externModule {
    let name = part.name.text
    if implemented.contains(name) || swift.contains(where: { $0.runtimeName == name }) { continue }
    let own = swift.first { $0.name.text == name }
    let nearest =
      own
      ?? context.nearestName(to: name, in: swift.lazy.map(\.name.text), for: part.name.place.path).flatMap {
        near in
        swift.first { $0.name.text == near }
      }
    if nearest == nil, library.podspec?.hasVendoredCode == true { continue }
    context.report(
      part.name, unexposed(name, hasClass: own != nil, nearest?.runtimeName ?? nearest?.name.text),
      related: nearest.map { [RelatedPlace(en: "the Swift class", zh: "该 Swift 类", at: $0.name)] } ?? [])
  }
}

private func unexposed(_ name: String, hasClass: Bool, _ nearest: String?) -> Message {
  Message(
    en: "Objective-C sees no class \"\(name)\"", zh: "Objective-C 看不到类“\(name)”",
    help: hasClass
      ? .init(en: "write \"@objc(\(name))\" before the Swift class", zh: "在 Swift 类前加上“@objc(\(name))”")
      : didYouMean(nearest)
        ?? .init(en: "add a Swift class with \"@objc(\(name))\"", zh: "添加带有“@objc(\(name))”的 Swift 类"))
}

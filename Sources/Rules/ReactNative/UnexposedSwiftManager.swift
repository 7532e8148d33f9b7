import Diagnostics
import Linting
import ReactNative

/// A Swift manager that Objective-C cannot find.
package let unexposedSwiftManager = Rule(
  id: "unexposed-swift-manager",
  summary: "an extern module whose Swift class does not have its name for Objective-C",
  category: .reactNative,
  severity: .error,
  rationale: """
    `RCT_EXTERN_MODULE` declares the class to Objective-C. Swift gives its classes other names there, with that of the module \
    in them, unless `@objc(Name)` says so: the library is not linked, or the module is not found.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_MODULE(⟦DialManager⟧, RCTViewManager)\nRCT_EXTERN_METHOD(reset)\n@end"),
        .init("ios/A.swift", "class DialManager: RCTViewManager {}"), LibrarySources.package,
      ], message: #"no class is "DialManager" for Objective-C"#),
    .wrong(
      [
        .init("ios/A.m", "@interface RCT_EXTERN_REMAP_MODULE(Dial, ⟦DailManager⟧, RCTViewManager)\n@end"),
        .init("ios/A.swift", "@objc(DialManager) class DialManager: RCTViewManager {}"),
        LibrarySources.package,
      ], message: #"no class is "DailManager" for Objective-C"#),
    .right([
      .init("ios/A.m", "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\n@end"),
      .init("ios/A.swift", "@objc(DialManager) class Manager: RCTViewManager {}"), LibrarySources.package,
    ]),
    // An implementation in Objective-C, and a package without Swift.
    .right([
      .init(
        "ios/A.m",
        "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\n@end\n@implementation DialManager\n@end"),
      .init("ios/A.swift", "class A {}"), LibrarySources.package,
    ]),
    .right([
      .init("ios/A.m", "@interface RCT_EXTERN_MODULE(KnobManager, RCTViewManager)\n@end"),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
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
      ?? nearestName(to: name, in: swift.map(\.name.text)).flatMap { near in
        swift.first { $0.name.text == near }
      }
    context.report(
      part.name, .unexposed(name, hasClass: own != nil, nearest?.runtimeName ?? nearest?.name.text),
      related: nearest.map { [RelatedPlace("the Swift class", at: $0.name)] } ?? [])
  }
}

extension Message {
  fileprivate static func unexposed(_ name: String, hasClass: Bool, _ nearest: String?) -> Message {
    Message(
      "no class is \"\(name)\" for Objective-C",
      help: hasClass
        ? "write \"@objc(\(name))\" before the Swift class"
        : didYouMean(nearest) ?? "add a Swift class with \"@objc(\(name))\"")
  }
}

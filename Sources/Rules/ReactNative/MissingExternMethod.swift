import Diagnostics
import Linting
import ReactNative

/// A method that Objective-C exports and the Swift class does not have.
package var missingExternMethod: Rule {
  Rule(
    id: "missing-extern-method",
    summary: .init(
      en: "an exported method that the Swift class does not have",
      zh: "导出的方法在 Swift 类中不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        `RCT_EXTERN_METHOD` makes a selector known to scripts without looking at the class. If no `@objc` \
        function has it, the app builds, but stops with "is not a recognized Objective-C method" when a \
        script calls the method.
        """,
      zh:
        """
        `RCT_EXTERN_METHOD` 不检查类就把选择器告知脚本。如果没有带 `@objc` 的函数使用该选择器，应用可以构建，但调用该方法时会中止，报错 "is not a \
        recognized Objective-C method"。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
          RCT_EXTERN_METHOD(⟦reset⟧:(nonnull NSNumber *)tag)
          RCT_EXTERN_METHOD(⟦spin⟧:(nonnull NSNumber *)tag to:(double)to)
          @end
          """,
          "ios/A.swift": """
          @objc(DialManager) class DialManager: RCTViewManager {
            func reset(_ tag: NSNumber) {}
            @objc func spin(_ tag: NSNumber, by: Double) {}
          }
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no function of "DialManager" that Objective-C sees has the selector "reset:""#,
        #"no function of "DialManager" that Objective-C sees has the selector "spin:to:""#),
      .right([
        "ios/A.m": """
        @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
        RCT_EXTERN_METHOD(reset:(nonnull NSNumber *)tag)
        RCT_EXTERN_METHOD(spin:(nonnull NSNumber *)tag to:(double)to)
        RCT_EXTERN_METHOD(stopWithTag:(nonnull NSNumber *)tag)
        @end
        """,
        "ios/A.swift": """
        @objc(DialManager) class DialManager: RCTViewManager {
          @objc func reset(_ tag: NSNumber) {}
          @objc(spin:to:) func turn(tag: NSNumber, angle: Double) {}
        }
        extension DialManager { @objc func stop(tag: NSNumber) {} }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMissingExternMethod)])
}

/// Superclasses of modules outside of the package, with the selectors that they have for scripts or for React Native. Sources:
/// RCTEventEmitter.h, RCTViewManager.h, RCTBridgeModule.h, RCTInvalidating.h of React Native.
private let plainBases: [String: Set<String>] = [
  "NSObject": [],
  "RCTEventEmitter": [
    "addListener:", "removeListeners:", "supportedEvents", "sendEventWithName:body:", "startObserving",
    "stopObserving", "canSendEvents_DO_NOT_USE", "invalidate",
  ],
  "RCTViewManager": [
    "view", "shadowView", "uiBlockToAmendWithShadowViewRegistry:", "customBubblingEventTypes",
    "customDirectEventTypes", "methodQueue",
  ],
]

private func checkMissingExternMethod(_ context: PackageContext) {
  let classes = context.library.classes
  for type in classes.all.values.sorted(by: { $0.name < $1.name }) {
    let exported = type.parts.filter { $0.kind == .externModule && type.isVisible(as: $0.name.text) }
      .flatMap(\.exportedMethods).filter(\.isExtern)
    if exported.isEmpty { continue }
    // What a superclass outside of the package has is unknown; each branch of an `#if` may name another one.
    let bases = classes.bases(type)
    guard bases.allSatisfy({ plainBases[$0] != nil }) else { continue }
    let inherited = Set(bases.flatMap { plainBases[$0]! })
    let family = classes.family(of: type)
    if classes.mayHaveMore(family) { continue }
    // Categories of the superclasses.
    let additions = (bases.union(["NSObject"])).compactMap { classes.all[$0] }
    let members = classes.exposedMembers(family + additions)
    let methods = members.methods
    let selectors = Set(members.properties.flatMap { [$0.objectiveCName.text, $0.setter] })
      .union(context.library.requiredMethods(of: family).map(\.selector))
    for export in exported
    where !inherited.contains(export.selector) && !selectors.contains(export.selector)
      && !methods.contains(where: { $0.selector == export.selector })
    {
      if methods.contains(where: { $0.hasUncertainSelector && $0.name.text == export.name.text }) { continue }
      let own = type.methods
      let nearest =
        own.first { $0.name.text == export.name.text }
        ?? context.nearestName(
          to: export.selector, in: methods.lazy.map(\.selector), for: export.name.place.path
        ).flatMap { name in
          methods.first { $0.selector == name }
        }
      context.report(
        export.name,
        missing(
          export, type, nearest,
          isSeen: nearest.map { near in
            methods.contains { $0.name.place == near.name.place }
          } ?? true),
        related: nearest.map { [RelatedPlace(en: "the nearest function", zh: "名称最接近的函数", at: $0.name)] } ?? []
      )
    }
  }
}

extension AppleMethod {
  fileprivate var parts: [Substring] { selector.split(separator: ":", omittingEmptySubsequences: false) }
}

extension MethodExport {
  fileprivate var parts: [Substring] { selector.split(separator: ":", omittingEmptySubsequences: false) }
}

private func missing(
  _ export: MethodExport, _ type: AppleClass, _ nearest: AppleMethod?, isSeen: Bool
) -> Message {
  let help: LocalizedText =
    if !isSeen, nearest?.selector == export.selector {
      .init(en: "write \"@objc\" before the function", zh: "在函数前加上“@objc”")
    } else if let nearest, nearest.parts.sorted() == export.parts.sorted() {
      .init(
        en:
          "\"\(nearest.selector)\" has the same parts in another order: write them in one order on both sides",
        zh: "“\(nearest.selector)”的各部分相同但顺序不同：两处使用相同的顺序")
    } else if let nearest, let spelling = nearest.spelling {
      nearest.parts.count != export.parts.count
        ? .init(
          en: "the nearest one is \"\(nearest.hasExportedSelector ? nearest.selector : spelling)\"",
          zh: "改为最接近的“\(nearest.hasExportedSelector ? nearest.selector : spelling)”")
        : nearest.hasExportedSelector
          ? .init(
            en: "write \"@objc(\(export.selector))\" instead of \"@objc(\(nearest.selector))\"",
            zh: "把“@objc(\(nearest.selector))”改为“@objc(\(export.selector))”")
          : .init(
            en: "write \"@objc(\(export.selector))\" before \"\(spelling)\"",
            zh: "在“\(spelling)”前加上“@objc(\(export.selector))”")
    } else {
      didYouMean(nearest?.selector)
        ?? .init(en: "add an \"@objc\" function with this selector", zh: "添加使用该选择器的“@objc”函数")
    }
  return Message(
    en: "no function of \"\(type.name)\" that Objective-C sees has the selector \"\(export.selector)\"",
    zh: "“\(type.name)”中没有 Objective-C 可见且选择器为“\(export.selector)”的函数",
    help: help)
}

import Diagnostics
import Linting
import ReactNative

/// A module that Swift imports and the podspec does not depend on.
package var undeclaredPodDependency: Rule {
  Rule(
    id: "undeclared-pod-dependency",
    summary: .init(
      en: "an imported Swift module that the podspec does not depend on",
      zh: "podspec 没有声明 Swift 所引入模块的依赖"),
    category: .reactNative,
    severity: nil,
    rationale: .init(
      en:
        """
        CocoaPods builds a pod with the pods that its podspec depends on. The library builds for its \
        author, whose app has the other pod anyway, but not for its users. Off by default, because a pod \
        and its module may have different names.
        """,
      zh:
        """
        CocoaPods 构建一个 pod 时，只带上其 podspec 声明的依赖。库作者的应用本来就有另一个 pod，所以能构建；库使用者的应用则不能。默认关闭，因为 pod 与其模块的名称可能不\
        同。
        """),
    examples: [
      .wrong(
        [
          "ios/A.swift": """
          import UIKit
          import ⟦RangeUISlider⟧
          """,
          "AcmeDial.podspec": """
          s.name = 'AcmeDial'
          s.dependency 'React-Core'
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"the podspec does not depend on "RangeUISlider""#),
      .right([
        "ios/A.swift": """
        import UIKit
        import RangeUISlider
        """,
        "AcmeDial.podspec": """
        s.name = 'AcmeDial'
        s.dependency 'RangeUISlider', '~> 3.0'
        """,
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
    checks: [.package(checkUndeclaredPodDependency)])
}

private func checkUndeclaredPodDependency(_ context: PackageContext) {
  let library = context.library
  guard let podspec = library.podspec, !podspec.hasUnknownDependencies else { return }
  let known = ([podspec.module(library.manifest), podspec.name].compactMap { $0 } + podspec.dependencies)
    .map(\.lettersAndDigits).filter { !$0.isEmpty }
  for file in library.apple {
    for module in file.modules {
      let name = module.text
      let letters = name.lettersAndDigits
      if InheritedNames.appleModules.contains(name) || name.hasPrefix("React") || name.hasPrefix("RCT")
        || file.probedModules.contains(name)
      {
        continue
      }
      if known.contains(where: { $0.contains(letters) || letters.contains($0) }) { continue }
      context.report(
        module, undeclared(name),
        related: podspec.namePlace.map { [RelatedPlace(en: "the podspec", zh: "podspec", at: $0)] } ?? [])
    }
  }
}

private func undeclared(_ name: String) -> Message {
  Message(
    en: "the podspec does not depend on \"\(name)\"", zh: "podspec 没有声明对 pod“\(name)”的依赖",
    help: .init(en: "write \"s.dependency '\(name)'\"", zh: "加上“s.dependency '\(name)'”"))
}

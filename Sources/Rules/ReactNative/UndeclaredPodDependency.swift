import Diagnostics
import Linting
import ReactNative

/// A module that Swift imports and the podspec does not depend on.
package let undeclaredPodDependency = Rule(
  id: "undeclared-pod-dependency",
  summary: "a module that Swift imports and the podspec does not depend on",
  category: .reactNative,
  severity: nil,
  rationale: """
    CocoaPods builds a pod with those that its podspec depends on. The library of the author is built, because the app has \
    the other pod anyway; that of a user is not. Off, because pods and their modules may have different names.
    """,
  examples: [
    .wrong(
      [
        .init("ios/A.swift", "import UIKit\nimport ⟦RangeUISlider⟧"),
        .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.dependency 'React-Core'"),
        LibrarySources.manager(""),
        LibrarySources.package,
      ], message: #"the podspec depends on no pod "RangeUISlider""#),
    .right([
      .init("ios/A.swift", "import UIKit\nimport RangeUISlider"),
      .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.dependency 'RangeUISlider', '~> 3.0'"),
      LibrarySources.manager(""),
      LibrarySources.package,
    ]),
    // Names that resemble each other, the library itself, React, and modules that need not be there.
    .right([
      .init(
        "ios/A.swift",
        "import Lottie\nimport AcmeDial\nimport React\nimport SwiftUI\nimport os.log\n#if canImport(Other)\nimport Other\n#endif"
      ),
      .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.dependency 'lottie-ios'"), LibrarySources.manager(""),
      LibrarySources.package,
    ]),
    // A podspec that loads another program.
    .right([
      .init("ios/A.swift", "import RangeUISlider"),
      .init("AcmeDial.podspec", "load 'more.rb'\ns.name = 'AcmeDial'"), LibrarySources.manager(""),
      LibrarySources.package,
    ]),
    .right([
      .init("ios/A.swift", "import RangeUISlider"),
      .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ninstance_eval(File.read('more.rb'))"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
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
        module, .undeclared(name),
        related: podspec.namePlace.map { [RelatedPlace("the podspec", at: $0)] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func undeclared(_ name: String) -> Message {
    Message("the podspec depends on no pod \"\(name)\"", help: "write \"s.dependency '\(name)'\"")
  }
}

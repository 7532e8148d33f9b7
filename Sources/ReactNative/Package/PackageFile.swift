import Files
import NativeSource

/// What a file of a package is read as.
package enum PackageFile: Sendable {
  /// A script for the platforms that its name leaves, and whether a bundler prefers it to one without a suffix.
  case script(platforms: Set<NativePlatform>, hasSuffix: Bool)
  case apple
  case android
  /// C++: only its names are read.
  case cpp
  case podspec
  /// A file that names versions of Swift: a project of Xcode, `.swift-version`.
  case swiftVersions

  package var isScript: Bool { if case .script = self { true } else { false } }

  /// The extensions of all files that may be one.
  package static let extensions = [
    "js", "jsx", "ts", "tsx", "h", "m", "mm", "swift", "java", "kt", "cpp", "hpp", "cc", "cxx", "hh",
    "podspec",
    "pbxproj",
  ]
  /// The whole names of further ones.
  package static let names = [SwiftVersions.fileName]

  /// Whether a file may be one.
  package static func mayBe(_ path: String) -> Bool {
    extensions.contains(String(Path.pathExtension(path)))
      || names.contains { $0 == Path.lastComponent(path) }
  }

  /// Folders that are not entered.
  package static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "build", "__tests__", "__mocks__",
  ]

  /// - Parameter path: relative to the folder of the package.
  package init?(_ path: Substring) {
    let folders = path.split(separator: "/").dropLast()
    let name = Path.lastComponent(String(path))
    switch Path.pathExtension(String(path)) {
    case "js", "jsx", "ts", "tsx":
      guard let script = PackageFile.script(name) else { return nil }
      self = script
    case "h", "m", "mm", "swift":
      if folders.contains(where: { $0 == "android" || $0 == "windows" || $0 == "macos" || $0 == "generated" })
      {
        // A header of C++ beside Java.
        guard folders.contains("android"), name.hasSuffix(".h"), !folders.contains("generated") else {
          return nil
        }
        self = .cpp
        return
      }
      self = .apple
    case "java", "kt":
      if path.contains("com/facebook/react/viewmanagers/") { return nil }
      self = .android
    case "cpp", "hpp", "cc", "cxx", "hh": self = .cpp
    case "podspec": self = .podspec
    case "pbxproj": self = .swiftVersions
    case "" where name == SwiftVersions.fileName: self = .swiftVersions
    default: return nil
    }
  }

  /// `X.ios.ts`, `X.test.ts`, `XWindows.js`.
  private static func script(_ name: Substring) -> PackageFile? {
    if name.hasSuffix(".d.ts") { return nil }
    var parts = name.split(separator: ".")
    parts.removeLast()
    guard let stem = parts.first else { return nil }
    if ["Windows", "MacOS", "Web"].contains(where: stem.hasSuffix) { return nil }
    var platforms = Set(NativePlatform.allCases)
    var hasSuffix = false
    for suffix in parts.dropFirst() {
      switch suffix {
      case "test", "spec", "windows", "win32", "macos", "web": return nil
      case "ios": platforms = [.ios]
      case "android": platforms = [.android]
      case "native": hasSuffix = true
      default: break
      }
    }
    return .script(platforms: platforms, hasSuffix: hasSuffix || platforms.count == 1)
  }
}

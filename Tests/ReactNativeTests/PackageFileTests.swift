import Diagnostics
import NativeSource
import ReactNative
import Testing

/// What the names of files, and short files, say of a package.
@Suite struct PackageFileTests {
  @Test(
    arguments: [
      ("src/Dial.ts", NativePlatform.allCases, false), ("src/Dial.native.ts", NativePlatform.allCases, true),
      ("src/Dial.ios.ts", [.ios], true), ("src/Dial.android.js", [.android], true),
    ] as [(Substring, [NativePlatform], Bool)])
  func scriptsOfPlatforms(path: Substring, platforms: [NativePlatform], hasSuffix: Bool) {
    guard case .script(let found, let isPreferred)? = PackageFile(path) else {
      Issue.record("not a script")
      return
    }
    #expect(found == Set(platforms))
    #expect(isPreferred == hasSuffix)
  }

  @Test(arguments: ["src/Dial.d.ts", "src/Dial.test.ts", "src/Dial.web.tsx", "src/DialWindows.js"])
  func othersAreNoScripts(path: String) {
    #expect(PackageFile(path[...])?.isScript != true)
  }

  /// A setting without a number has none of the setting after it.
  @Test(arguments: [
    ("/p/A.pbxproj", "SWIFT_VERSION = 4.2;", [4]),
    ("/p/A.pbxproj", "SWIFT_VERSION = \"\";\nTARGET = 12;\nSWIFT_VERSION = 5.0;", [5]),
    ("/p/.swift-version", "swift-3.0\n", [3]),
  ])
  func versionsOfSwift(path: String, text: String, numbers: [Int]) {
    #expect(SwiftVersions(reading: SourceText(path: path, text)).numbers == numbers)
  }
}

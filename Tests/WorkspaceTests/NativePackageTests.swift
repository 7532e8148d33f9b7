import Diagnostics
import Files
import Linting
import Rules
import Testing
import Workspace

/// Which packages with native views there are, what of them is read, and how they follow changes.
@Suite struct NativePackageTests {
  private static let manifest = #"{"peerDependencies": {"react-native": "*"}}"#
  private static func manager(_ name: String, _ members: String = "") -> String {
    """
    @interface \(name)Manager : RCTViewManager
    @end
    @implementation \(name)Manager
    RCT_EXPORT_MODULE()
    \(members)
    @end
    """
  }

  private static func settings(_ paths: [String]) -> WorkspaceSettings {
    var settings = WorkspaceSettings(paths: paths, workingDirectory: "/p", rules: allRules)
    settings.configuration = .none
    return settings
  }

  private func lint(_ files: [String: String], _ paths: String...) throws -> [String] {
    let workspace = try Workspace.open(NativePackageTests.settings(paths), in: MemoryFileSystem(files))
    return workspace.lint().diagnostics.map { "\($0.place.path) \($0.rule)" }
  }

  private static func use(_ name: String) -> String { "export default requireNativeComponent('\(name)');\n" }

  @Test func linksEachPackageOfAMonorepoApart() throws {
    let files = [
      "/p/package.json": #"{"workspaces": ["packages/*"]}"#,
      "/p/packages/a/package.json": NativePackageTests.manifest,
      "/p/packages/a/ios/A.m": NativePackageTests.manager("AcmeDial"),
      "/p/packages/a/src/A.js": NativePackageTests.use("AcmeDail"),
      "/p/packages/a/css/package.json": #"{"main": "x"}"#,
      "/p/packages/a/css/B.js": NativePackageTests.use("AcmeDiel"),
      "/p/packages/a/example/package.json": NativePackageTests.manifest,
      "/p/packages/a/example/C.js": NativePackageTests.use("AcmeDail"),
      "/p/packages/b/package.json": NativePackageTests.manifest,
      "/p/packages/b/ios/A.m": NativePackageTests.manager("AcmeDail"),
    ]
    let all = [
      "/p/packages/a/css/B.js unregistered-native-component",
      "/p/packages/a/src/A.js unregistered-native-component",
    ]
    #expect(try lint(files, "/p") == all)
    #expect(try lint(files, "/p/packages/a/src") == [all[1]])
    #expect(try lint(files, "/p/packages/a/css/B.js") == [all[0]])
    #expect(try lint(files, "/p/packages/b") == [])
  }

  @Test(
    arguments: [
      "node_modules/x/A.js", "ios/Pods/A.js", "build/A.js", ".hidden/A.js", "src/__tests__/A.js",
      "src/__mocks__/A.js",
      "src/A.test.js", "src/A.spec.ts", "src/A.d.ts", "src/A.windows.js", "src/A.macos.tsx", "src/A.web.ts",
      "src/DialWindows.js", "src/DialMacOS.js", "src/DialWeb.js", "ignored/A.js",
    ])
  func passesOverWhatIsNotOfTheLibrary(path: String) throws {
    var files = [
      "/p/package.json": NativePackageTests.manifest, "/p/.gitignore": "ignored\n", "/p/.git/HEAD": "",
      "/p/ios/A.m": NativePackageTests.manager("AcmeDial"),
    ]
    files["/p/" + path] = NativePackageTests.use("AcmeDail")
    #expect(try lint(files, "/p") == [])
  }

  @Test(arguments: ["windows", "macos", "generated", "android"])
  func passesOverAppleSourcesOfOtherPlatforms(folder: String) throws {
    let files = [
      "/p/package.json": NativePackageTests.manifest, "/p/ios/A.m": NativePackageTests.manager("AcmeDial"),
      "/p/\(folder)/B.m": NativePackageTests.manager("B", "RCT_EXPORT_METHOD(a:(NSNumber *)a) {}"),
    ]
    #expect(try lint(files, "/p") == [])
  }

  /// Counts what is read.
  private final class CountingFileSystem: FileSystem {
    private let base: MemoryFileSystem
    private let log = Lock<[String]>([])
    init(_ base: MemoryFileSystem) { self.base = base }
    var read: [String] { log.withLock { $0 } }

    func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
      log.withLock { $0.append(path) }
      return try base.read(path, limit: limit)
    }
    func realPath(_ path: String) -> String? { base.realPath(path) }
    func linkTarget(_ path: String) -> String? { base.linkTarget(path) }
    func kind(of path: String, followingLinks: Bool) -> FileKind? {
      base.kind(of: path, followingLinks: followingLinks)
    }
    func entries(of folder: String) throws(FileError) -> [FolderEntry] { try base.entries(of: folder) }
  }

  @Test func readsOnlyNativeSourcesAndScriptsOfPackages() throws {
    var files = [
      "/p/package.json": #"{"workspaces": ["packages/*"]}"#,
      "/p/packages/a/package.json": NativePackageTests.manifest,
      "/p/packages/a/ios/A.m": NativePackageTests.manager("AcmeDial"),
      "/p/packages/a/A.podspec": "s.name = 'A'\n",
      "/p/packages/a/src/A.ts": "export {};\n", "/p/packages/a/cpp/A.cpp": "int a;\n",
    ]
    let wanted = Set(files.keys)
    for number in 0..<100 {
      files["/p/packages/a/assets/\(number).png"] = "x"
      files["/p/packages/a/docs/\(number).md"] = "x"
      files["/p/packages/web/src/\(number).ts"] = NativePackageTests.use("AcmeDail")
      files["/p/packages/a/node_modules/m/\(number).js"] = "x"
    }
    let system = CountingFileSystem(MemoryFileSystem(files))
    _ = try Workspace.open(NativePackageTests.settings(["/p"]), in: system).lint()
    #expect(Set(system.read.filter { !$0.hasSuffix("/.gitignore") }) == wanted)
  }

  @Test func saysNothingOfPackagesWithoutComponents() throws {
    let files = ["/p/package.json": NativePackageTests.manifest, "/p/src/A.ts": "export {};\n"]
    let workspace = try Workspace.open(NativePackageTests.settings(["/p"]), in: MemoryFileSystem(files))
    #expect(workspace.lint().diagnostics == [])
    #expect(workspace.notes.map(\.english) == ["no page in ."])
    #expect(workspace.pathsWithoutFiles == ["/p"])
  }

  @Test func needsNoPage() throws {
    let files = [
      "/p/package.json": NativePackageTests.manifest, "/p/src/A.ts": NativePackageTests.use("AcmeDial"),
    ]
    let workspace = try Workspace.open(NativePackageTests.settings(["/p"]), in: MemoryFileSystem(files))
    #expect(workspace.notes == [])
    #expect(workspace.pathsWithoutFiles == [])
    #expect(workspace.lint().fileCount == 2)
  }

  @Test(
    arguments: [
      ("ios/A.m", "//"), ("ios/A.swift", "//"), ("android/A.java", "//"), ("android/A.kt", "//"),
      ("src/A.ts", "//"),
      ("A.podspec", "#"),
    ])
  func hidesFindingsByComments(path: String, comment: String) throws {
    let texts = [
      "ios/A.m": NativePackageTests.manager("AcmeDial", "RCT_EXPORT_METHOD(a:(NSNumber *)a) {}"),
      "ios/A.swift":
        "class AManager: RCTViewManager {\n  var v = UIView()\n  override func view() -> UIView! { return v }\n}\n",
      "android/A.java":
        "class AManager extends SimpleViewManager {\n  View v;\n  View createViewInstance(C c) { return v; }\n}\n",
      "android/A.kt":
        "class AManager : SimpleViewManager() {\n  val v = View()\n  override fun createViewInstance(c: C) = v\n}\n",
      "src/A.ts": NativePackageTests.use("AcmeDiol"),
      "A.podspec": "s.name = 'A'\ns.source_files = 'ios/*.{h}'\n",
    ]
    var files = [
      "/p/package.json": NativePackageTests.manifest, "/p/ios/B.m": NativePackageTests.manager("AcmeDial"),
      "/p/" + path: texts[path]!,
    ]
    let found = try lint(files, "/p")
    #expect(found.count == 1)
    let rule = try #require(found.first?.split(separator: " ").last)
    files["/p/" + path] = "\(comment) mpcheck-disable-file \(rule): why\n" + texts[path]!
    #expect(try lint(files, "/p") == [])
    files["/p/" + path] = "\(comment) mpcheck-disable-file misnamed-event-prop: why\n" + texts[path]!
    #expect(try lint(files, "/p").sorted() == [found[0], "/p/\(path) unused-suppression"].sorted())
  }

  @Test func followsChanges() throws {
    let files = [
      "/p/package.json": NativePackageTests.manifest, "/p/ios/A.m": NativePackageTests.manager("AcmeDial"),
      "/p/src/A.js": NativePackageTests.use("AcmeDial"),
    ]
    let living = try LivingWorkspace.open(NativePackageTests.settings(["/p"]), in: MemoryFileSystem(files))
    func found() throws -> [String] { try living.lint()!.diagnostics.map(\.rule) }
    #expect(try found() == [])
    living.setOverlay(["/p/src/A.js": SourceText(path: "/p/src/A.js", NativePackageTests.use("AcmeDail"))])
    #expect(try found() == ["unregistered-native-component"])
    living.setOverlay([
      "/p/src/A.js": SourceText(path: "/p/src/A.js", NativePackageTests.use("AcmeDail")),
      "/p/ios/A.m": SourceText(path: "/p/ios/A.m", NativePackageTests.manager("AcmeDail")),
    ])
    #expect(try found() == [])
    living.setOverlay(["/p/package.json": SourceText(path: "/p/package.json", "{}")])
    #expect(try found() == [])
    living.setOverlay([:])
    #expect(try found() == [])
  }

  /// Without a component it is not linted, and may have one again.
  @Test func aPackageThatLostItsComponentsIsFollowed() throws {
    let files = [
      "/p/package.json": NativePackageTests.manifest,
      "/p/ios/A.m": "@interface RCT_EXTERN_MODULE(AcmeDial, RCTViewManager)\n@end\n",
      "/p/ios/A.swift": "@objc(AcmeDial) class AcmeDial: RCTViewManager {}\n",
    ]
    let living = try LivingWorkspace.open(NativePackageTests.settings(["/p"]), in: MemoryFileSystem(files))
    func found(_ texts: [String: String]) throws -> [String] {
      living.setOverlay(Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceText(path: $0, $1)) }))
      return try living.lint()!.diagnostics.map(\.rule)
    }
    let empty = "@implementation Dial\n@end\n"
    #expect(try found([:]) == [])
    #expect(try found(["/p/ios/A.m": empty]) == [])
    #expect(try found(["/p/ios/A.m": empty, "/p/ios/A.swift": "class Dial {}\n"]) == [])
    #expect(try found(["/p/ios/A.swift": "class Dial {}\n"]) == ["unexposed-swift-manager"])
  }

  private static let beside = [
    "/p/packages/a/package.json": manifest, "/p/packages/a/ios/A.m": manager("AcmeDial"),
    "/p/packages/a/src/A.js": use("AcmeDail"), "/p/packages/a/README.md": "",
    "/p/packages/b/package.json": manifest, "/p/packages/b/ios/B.m": manager("AcmeMap"),
    "/p/mini/app.json": #"{ "pages": ["a"] }"#, "/p/mini/a.axml": "<view/>\n", "/p/mini/a.js": "Page({});\n",
  ]

  @Test func checksAPackageAgainWhenOneOfItsFilesChanged() throws {
    let system = CountingFileSystem(MemoryFileSystem(NativePackageTests.beside))
    let living = try LivingWorkspace.open(NativePackageTests.settings(["/p"]), in: system)
    func found(_ texts: [String: String]) throws -> [String] {
      living.setOverlay(Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceText(path: $0, $1)) }))
      return try living.lint()!.diagnostics.map { "\($0.place.path) \($0.rule)" }
    }
    let mistake = "/p/packages/a/src/A.js unregistered-native-component"
    #expect(try found([:]) == [mistake])
    #expect(living.checkedPackages == ["/p/packages/a", "/p/packages/b"])

    // A file that belongs to no package.
    let readCount = system.read.count { $0.contains("/packages/") }
    let page = ["/p/mini/a.axml": "<view id=a/>\n"]
    #expect(try found(page) == ["/p/mini/a.axml unquoted-value", mistake])
    #expect(living.checkedPackages == [])
    let others = ["/p/mini/a.js": "Page({ a() {} });\n", "/p/packages/a/README.md": "a"]
    #expect(try found(others) == [mistake])
    #expect(living.checkedPackages == [])
    #expect(system.read.count { $0.contains("/packages/") } == readCount)

    // A file of one package: of the others only the manifests are read.
    #expect(try found(["/p/packages/b/ios/B.m": NativePackageTests.manager("AcmeDail")]) == [mistake])
    #expect(living.checkedPackages == ["/p/packages/b"])
    #expect(try found(["/p/packages/a/ios/A.m": NativePackageTests.manager("AcmeDail")]) == [])
    #expect(living.checkedPackages == ["/p/packages/a", "/p/packages/b"])
    #expect(Set(system.read.dropFirst(readCount).filter { $0.hasSuffix("/A.js") }) == [])
    #expect(try found([:]) == [mistake])
    #expect(living.checkedPackages == ["/p/packages/a"])

    // One that comes, and one that goes.
    #expect(
      try found(["/p/packages/a/src/B.js": NativePackageTests.use("AcmeDeal")])
        == [mistake, "/p/packages/a/src/B.js unregistered-native-component"])
    #expect(living.checkedPackages == ["/p/packages/a"])
    #expect(try found([:]) == [mistake])
    #expect(living.checkedPackages == ["/p/packages/a"])
  }

  /// The configuration gives the severities of a package's findings, and it may become another one.
  @Test func checksPackagesAgainUnderAnotherConfiguration() throws {
    var files = NativePackageTests.beside
    files["/p/packages/a/mpcheck.json"] = #"{ "rules": { "unregistered-native-component": "info" } }"#
    let settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    let living = try LivingWorkspace.open(settings, in: MemoryFileSystem(files))
    func severities(_ texts: [String: String]) throws -> [Severity] {
      living.setOverlay(Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceText(path: $0, $1)) }))
      return try living.lint()!.diagnostics.map(\.severity)
    }
    let before = try severities([:])
    for texts in [
      ["/p/mpcheck.json": #"{ "rules": { "unregistered-native-component": "off" } }"#],
      ["/p/packages/a/mpcheck.json": "{}"], ["/p/package.json": NativePackageTests.manifest], [:],
    ] {
      let overlay = texts.map { ($0, SourceText(path: $0, $1)) }
      let fresh = try Workspace.open(
        settings,
        in: OverlayFileSystem(
          base: MemoryFileSystem(files), overlay: Dictionary(uniqueKeysWithValues: overlay)))
      #expect(try severities(texts) == fresh.lint().diagnostics.map(\.severity), "\(texts.keys)")
    }
    #expect(try severities([:]) == before)
  }
}

import Diagnostics
import Files
import Fuzzing
import Linting
import Rules
import SeededRandom
import Testing
import Workspace

@Suite struct LivingWorkspaceTests {
  private static let app = #"{ "pages": ["a/a", "b/b"] }"#
  private static let files = [
    "/p/app.json": app, "/p/a/a.axml": "<view onTap=\"go\"/>\n", "/p/a/a.js": "Page({ go() {} });\n",
    "/p/b/b.axml": "<import src=\"../t/t.axml\"/>\n<template is=\"row\"/>\n", "/p/b/b.js": "Page({});\n",
    "/p/t/t.axml": "<template name=\"row\"><view/></template>\n",
  ]

  private func open(_ files: [String: String] = files, only rules: Set<String>? = nil) throws
    -> LivingWorkspace
  {
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.overrides.only = rules
    return try LivingWorkspace.open(settings, in: MemoryFileSystem(files))
  }

  private func lint(_ living: LivingWorkspace) throws -> [String] {
    let found = try living.lint()
    let outcome = try #require(found)
    return outcome.diagnostics.map { "\($0.place.path):\($0.place.range.start) \($0.rule)" }
  }

  private func setOverlay(_ texts: [String: String], of living: LivingWorkspace) {
    living.setOverlay(Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceText(path: $0, $1)) }))
  }

  @Test func visitsWhatReadTheChangedFileAndNothingElse() throws {
    let living = try open()
    #expect(try lint(living) == [])
    #expect(living.visitedPages == ["/p/a/a.axml", "/p/b/b.axml", "/p/t/t.axml"])
    #expect(try lint(living) == [])
    #expect(living.visitedPages == [])
    setOverlay(["/p/a/a.js": "Page({});\n"], of: living)
    #expect(try lint(living) == ["/p/a/a.axml:13 undefined-handler"])
    #expect(living.visitedPages == ["/p/a/a.axml"])
    // The page that imports it is linked anew, not visited.
    setOverlay(["/p/t/t.axml": "<template name=\"column\"><view/></template>\n"], of: living)
    #expect(try lint(living).contains("/p/b/b.axml:42 undefined-template"))
    #expect(living.visitedPages == ["/p/a/a.axml", "/p/t/t.axml"])
  }

  @Test func visitsWhatAskedWhetherAFileExists() throws {
    var files = LivingWorkspaceTests.files
    files["/p/b/b.axml"] = "<include src=\"./c.axml\"/>\n"
    let living = try open(files, only: ["unresolved-import"])
    #expect(try lint(living) == ["/p/b/b.axml:14 unresolved-import"])
    setOverlay(["/p/b/c.axml": "<view/>\n"], of: living)
    #expect(try lint(living) == [])
    #expect(living.visitedPages == ["/p/b/b.axml", "/p/b/c.axml"])
    // A new file that is not a page leaves the plan as it is.
    setOverlay(["/p/b/c.axml": "<view/>\n", "/p/b/c.json": "{}\n"], of: living)
    #expect(try lint(living) == [])
    #expect(living.visitedPages == ["/p/b/c.axml"])
  }

  @Test func aFolderOfScriptsGainsAndLosesOne() throws {
    var files = LivingWorkspaceTests.files
    files["/p/a/a.js"] = "require('../utils/x');\nPage({ go() {} });\n"
    files["/p/utils/x.js"] = "require('./y');\n"
    var settings = WorkspaceSettings(paths: ["/p/utils"], workingDirectory: "/p", rules: allRules)
    settings.overrides.only = ["invalid-script", "unresolved-module"]
    let living = try LivingWorkspace.open(settings, in: MemoryFileSystem(files))
    #expect(try lint(living) == ["/p/utils/x.js:9 unresolved-module"])
    setOverlay(["/p/utils/y.js": "let a = {,};\n"], of: living)
    #expect(try lint(living) == ["/p/utils/y.js:9 invalid-script"])
    #expect(living.workspace.isGivenScript("/p/utils/y.js"))
    setOverlay([:], of: living)
    #expect(try lint(living) == ["/p/utils/x.js:9 unresolved-module"])
  }

  /// No folder of it is walked, so an import that is written later makes it be planned anew.
  @Test func aSingleFileGetsWhatItImportsLater() throws {
    let files = MemoryFileSystem([
      "/q/a.axml": "<template is=\"row\"/>\n", "/q/t.axml": "<template name=\"row\"><view/></template>\n",
    ])
    var settings = WorkspaceSettings(paths: ["/q/a.axml"], workingDirectory: "/q", rules: allRules)
    settings.overrides.only = ["undefined-template"]
    let living = try LivingWorkspace.open(settings, in: files)
    #expect(try lint(living) == ["/q/a.axml:14 undefined-template"])
    setOverlay(["/q/a.axml": "<import src=\"t.axml\"/><template is=\"row\"/>\n"], of: living)
    #expect(try lint(living) == [])
    setOverlay(
      [
        "/q/a.axml": "<import src=\"t.axml\"/><template is=\"row\"/>\n",
        "/q/t.axml": "<template name=\"column\"><view/></template>\n",
      ], of: living)
    #expect(try lint(living) == ["/q/a.axml:36 undefined-template"])
  }

  @Test func readsImportedModulesAnew() throws {
    var files = LivingWorkspaceTests.files
    files["/p/a/a.js"] = "import base from '../lib/base'\nPage({ ...base })\n"
    files["/p/lib/base.js"] = "export default { go() {} }\n"
    let living = try open(files)
    #expect(try lint(living) == [])
    setOverlay(["/p/lib/base.js": "export default {}\nmy.navigateTo({ url: '/c/c' })\n"], of: living)
    #expect(
      try lint(living) == ["/p/a/a.axml:13 undefined-handler", "/p/lib/base.js:40 unresolved-page-link"])
    #expect(living.visitedPages == [])
    setOverlay([:], of: living)
    #expect(try lint(living) == [])
  }

  /// Of pages, which have sheets of their own, and of components, which all sheets apply to.
  @Test(arguments: ["Page({})\n", "Component({})\n"]) func readsChangedStyleSheetsAnew(script: String) throws
  {
    var files = LivingWorkspaceTests.files
    files["/p/a/a.axml"] = "<mpaas-component id=\"m\" type=\"t\"/>\n"
    files["/p/a/a.js"] = script
    files["/p/app.json"] = #"{ "pages": ["b/b"] }"#
    files["/p/app.acss"] = "#n { width: 1px; height: 1px; }\n"
    let living = try open(files, only: ["missing-native-size"])
    #expect(try lint(living) == ["/p/a/a.axml:1 missing-native-size"])
    setOverlay(["/p/app.acss": "#m { width: 1px; height: 1px; }\n"], of: living)
    #expect(try lint(living) == [])
    setOverlay([:], of: living)
    #expect(try lint(living) == ["/p/a/a.axml:1 missing-native-size"])
  }

  /// Of a sheet of a page and of one that it imports.
  @Test(arguments: ["/p/a/a.wxss", "/p/s/base.wxss"]) func findsWhatChangedStyleSheetsLoad(path: String)
    throws
  {
    let files = [
      "/p/app.json": #"{ "pages": ["a/a"] }"#, "/p/a/a.wxml": "<view/>\n", "/p/a/a.js": "Page({})\n",
      "/p/a/a.wxss": "@import '../s/base.wxss';\n", "/p/s/base.wxss": ".a { width: 1px }\n",
    ]
    let living = try open(files, only: ["local-style-resource"])
    #expect(try lint(living) == [])
    setOverlay([path: "@import '../s/base.wxss';.b { background: url(b.png) }\n"], of: living)
    #expect(try lint(living) == ["\(path):46 local-style-resource"])
    setOverlay([:], of: living)
    #expect(try lint(living) == [])
  }

  /// What pages import is known while markup alone changes; its comments hide findings all the same.
  @Test func commentsOfImportedModulesStay() throws {
    var files = LivingWorkspaceTests.files
    files["/p/a/a.js"] = "import { go } from '../lib/go'\nPage({ go })\n"
    files["/p/lib/go.js"] =
      "export * from './routes'\n// mpcheck-disable-next-line unresolved-page-link\nexport const go = () => my.reLaunch({ url: '/c/c' })\n"
    files["/p/lib/routes.js"] = "// mpcheck-disable-file invalid-json\n"
    let living = try open(files)
    let found = try lint(living)
    #expect(found == ["/p/lib/routes.js:24 unused-suppression"])
    setOverlay(["/p/b/b.axml": "<view/>\n"], of: living)
    #expect(try lint(living) == found)
    setOverlay(["/p/lib/routes.js": "\n"], of: living)
    #expect(try lint(living) == [])
  }

  @Test func theConfigurationConcernsEveryPage() throws {
    let living = try open()
    #expect(try lint(living) == [])
    setOverlay(["/p/mpcheck.json": #"{ "rules": { "undefined-handler": "off" } }"#], of: living)
    #expect(try lint(living) == [])
    #expect(living.visitedPages.count == 3)
    setOverlay(["/p/mpcheck.json": #"{ "rules": "#], of: living)
    #expect(throws: WorkspaceError.self) { try living.lint() }
    setOverlay([:], of: living)
    #expect(try lint(living) == [])
  }

  @Test func aCancelledLintIsContinued() throws {
    let living = try open()
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(try living.lint(cancellation) == nil)
    setOverlay(["/p/a/a.js": "Page({});\n"], of: living)
    #expect(try lint(living) == ["/p/a/a.axml:13 undefined-handler"])
  }

  /// XML of a host is a source when its root says so. So only the text decides whether the host has any.
  @Test func aHostLosesItsOnlySource() throws {
    let document = "<application cwixmlversion=\"1\"><cwiclass jsname=\"a\"/></application>\n"
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.overrides.hosts = ["/p/host"]
    var files = LivingWorkspaceTests.files
    files["/p/host/a.xml"] = document
    let living = try LivingWorkspace.open(settings, in: MemoryFileSystem(files))
    #expect(living.workspace.nativeProjects.notes == [])
    setOverlay(["/p/host/a.xml": "<other/>\n"], of: living)
    _ = try lint(living)
    #expect(living.workspace.nativeProjects.notes.map(\.english) == ["no native source in host"])
    setOverlay([:], of: living)
    _ = try lint(living)
    #expect(living.workspace.nativeProjects.notes == [])
  }

  /// JSON that sources of a host load is read again when it changes, comes or goes.
  @Test func aTableOfAHostIsReadAgain() throws {
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.overrides.hosts = ["/p/host"]
    settings.overrides.only = ["unregistered-native-type"]
    var files = LivingWorkspaceTests.files
    files["/p/a/a.axml"] = "<mpaas-component id=\"m\" type=\"pay\"/>\n"
    files["/p/host/App.kt"] = """
      package a.b
      class MapView : MPBaseEmbedView()
      class App : Application() {
        override fun onCreate() {
          val names = JSONArray(assets.open("views.json").bufferedReader().readText())
          for (i in 0 until names.length()) MPEmbedViewHelper.registerEmbedView("a.b.MapView", names.getString(i))
        }
      }
      """
    let table = "/p/host/assets/views.json"
    files[table] = "[\"map\"]"
    let living = try LivingWorkspace.open(settings, in: MemoryFileSystem(files))
    #expect(try lint(living) == ["/p/a/a.axml:30 unregistered-native-type"])
    setOverlay([table: "[\"map\", \"pay\"]"], of: living)
    #expect(try lint(living) == [])
    #expect(living.planCount == 0)
    setOverlay([table: "["], of: living)
    #expect(try lint(living) == [])
    setOverlay([:], of: living)
    #expect(try lint(living) == ["/p/a/a.axml:30 unregistered-native-type"])
    // Another file of the name makes it unknown.
    setOverlay(["/p/host/debug/assets/views.json": "[\"pay\"]"], of: living)
    #expect(try lint(living) == [])
    setOverlay([:], of: living)
    #expect(try lint(living) == ["/p/a/a.axml:30 unregistered-native-type"])
  }

  @Test func findingsOfOneFile() throws {
    let living = try open()
    setOverlay(["/p/a/a.js": "Page({});\n", "/p/b/b.axml": "<view id=b/>\n"], of: living)
    let outcome = try #require(try living.lint())
    #expect(outcome.diagnostics(in: "/p/b/b.axml").map(\.rule) == ["unquoted-value"])
    #expect(outcome.diagnostics(in: "/p/a/a.js").isEmpty)
    #expect(outcome.diagnostics(in: "/p/z.axml").isEmpty)
  }

  private static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let fixtures = FuzzCorpus.fixtures(in: checkout + "/Fixtures").filter { $0.files.count > 1 }

  /// `make fuzz` has more edits, and more rounds, each with all fixtures.
  @Test(arguments: 0..<2) func findsWhatAFreshOneFinds(round: Int) throws {
    for (index, fixture) in LivingWorkspaceTests.fixtures.enumerated() where index % 2 == round {
      try LivingChecks.check(fixture, seed: UInt64(round * 100 + index), edits: Sampling.isOff ? 12 : 5)
    }
  }

  /// A workspace that lives finds what one finds that is opened anew, also when a file becomes a link to outside or ceases to
  /// be one.
  @Test func linksToOutsideAreRecognisedWhenFilesChange() throws {
    var contents = LivingWorkspaceTests.files
    contents["/out/a.js"] = "Page({ other() {} });\n"
    contents["/p/a/a.js"] = "Page({});\n"
    let plain = MemoryFileSystem(contents)
    contents["/p/a/a.js"] = nil
    var linked = MemoryFileSystem(contents)
    linked.addLink("/p/a/a.js", to: "/out/a.js")
    let files = ChangingFiles(plain)
    let living = try LivingWorkspace.open(
      WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules), in: files)
    for _ in 0..<2 {
      #expect(try lint(living) == ["/p/a/a.axml:13 undefined-handler"])
      files.current.withLock { $0 = linked }
      living.filesChanged(["/p/a/a.js"])
      let found = try living.lint()
      let outcome = try #require(found)
      #expect(outcome.diagnostics.isEmpty)
      #expect(living.workspace.unread(outcome).links.map(\.path) == ["/p/a/a.js"])
      #expect(living.workspace.unread(outcome).failures.isEmpty)
      files.current.withLock { $0 = plain }
      living.filesChanged(["/p/a/a.js"])
    }
  }

  /// The folder of a page that is linted alone is not walked; that it went is reported of the folder.
  @Test func aPageLintedAloneGoesWithItsFolder() throws {
    let files = ChangingFiles(
      MemoryFileSystem(["/p/a/a.axml": "<template is=\"a\"/>\n", "/p/b.json": "{}\n"]))
    let living = try LivingWorkspace.open(
      WorkspaceSettings(paths: ["/p/a/a.axml"], workingDirectory: "/p", rules: allRules), in: files)
    #expect(try lint(living) == ["/p/a/a.axml:14 undefined-template"])
    files.current.withLock { $0 = MemoryFileSystem(["/p/b.json": "{}\n"]) }
    living.filesChanged(["/p/a"])
    #expect(throws: WorkspaceError.self) { try living.lint() }
    living.filesChanged(["/p/b.json"])
    #expect(throws: WorkspaceError.self) { try living.lint() }
  }
}

/// Files in memory that others change while a workspace lives.
private final class ChangingFiles: FileSystem {
  let current: Lock<MemoryFileSystem>
  init(_ files: MemoryFileSystem) { current = Lock(files) }
  private var files: MemoryFileSystem { current.withLock { $0 } }
  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    try files.read(path, limit: limit)
  }
  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    files.kind(of: path, followingLinks: followingLinks)
  }
  func realPath(_ path: String) -> String? { files.realPath(path) }
  func linkTarget(_ path: String) -> String? { files.linkTarget(path) }
  func entries(of folder: String) throws(FileError) -> [FolderEntry] { try files.entries(of: folder) }
}

import Diagnostics
import Files
import Fuzzing
import Linting
import Rules
import Testing
import Workspace

/// Of pages that are not given, only the ones that matter are read.
@Suite struct SinglePageTests {
  private static let files = [
    "/p/app.json":
      #"{ "pages": ["a/a", "b/b", "c/c", "d/d", "e/e"], "usingComponents": { "card": "/card/card" } }"#,
    "/p/a/a.axml": "<mpaas-component id=\"map\"/><card/>", "/p/a/a.js": "Page({ go() {} })",
    "/p/b/b.axml": "<view/>", "/p/b/b.js": "Page({})", "/p/b/b.json": "{}",
    "/p/c/c.axml": "<mpaas-component id='map'/>", "/p/c/c.js": "Page({})",
    "/p/d/d.axml": "<mpaas-component id=\"other\"/>", "/p/d/d.js": "Page({})",
    "/p/card/card.axml": "<import src=\"row.axml\"/><template is=\"row\"/>",
    "/p/card/card.js": "Component({})",
    "/p/card/card.json": #"{ "component": true }"#,
    "/p/card/row.axml": "<template name=\"row\"><view onTap=\"none\"/></template>",
    "/p/e/e.axml": "<card/>", "/p/e/e.js": "Page({})", "/p/f/f.axml": "<lone/>",
    "/p/f/f.json": #"{ "usingComponents": { "lone": "/lone/lone" } }"#,
  ]

  private func lint(
    _ paths: [String], _ change: (inout WorkspaceSettings) -> Void = { _ in }
  ) throws -> (outcome: LintOutcome, scripts: [String]) {
    let disk = NotingFiles(MemoryFileSystem(SinglePageTests.files))
    var settings = WorkspaceSettings(paths: paths, workingDirectory: "/p", rules: allRules)
    change(&settings)
    let outcome = try Workspace.open(settings, in: disk).lint()
    return (outcome, disk.read.filter { $0.hasSuffix(".js") })
  }

  @Test func readsNoScriptOfOtherPages() throws {
    let (outcome, scripts) = try lint(["/p/a/a.axml"])
    #expect(
      outcome.diagnostics.filter { $0.rule == "duplicate-native-id" }.map(\.message.english) == [
        #"id "map" is used by 2 native views of this mini program"#
      ])
    #expect(outcome.hasUncheckedTypes)
    #expect(scripts == ["/p/a/a.js"])
  }

  /// A file that renders a template may handle its events.
  @Test func readsScriptsOfWhatUsesTheFile() throws {
    let (outcome, scripts) = try lint(["/p/card/row.axml"])
    #expect(outcome.diagnostics.map(\.rule) == ["undefined-handler"])
    #expect(scripts == ["/p/a/a.js", "/p/card/card.js", "/p/e/e.js"])
  }

  /// A component that a page gives something says what it takes, and which events it sends.
  @Test func readsScriptsOfComponentsWithAttributes() throws {
    let disk = NotingFiles(
      MemoryFileSystem([
        "/p/app.json": #"{ "pages": ["a/a", "b/b"] }"#,
        "/p/a/a.wxml": #"<card bind:open="go"/>"#, "/p/a/a.js": "Page({ go() {} })",
        "/p/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
        "/p/b/b.wxml": "<view/>", "/p/b/b.js": "Page({})",
        "/p/card/card.wxml": "<view/>", "/p/card/card.json": #"{ "component": true }"#,
        "/p/card/card.js": "Component({})",
      ]))
    let outcome = try Workspace.open(
      WorkspaceSettings(paths: ["/p/a/a.wxml"], workingDirectory: "/p", rules: allRules), in: disk
    ).lint()
    #expect(outcome.diagnostics.map(\.rule) == ["unsent-component-event"])
    #expect(Set(disk.read.filter { $0.hasSuffix(".js") }) == ["/p/a/a.js", "/p/card/card.js"])
  }

  /// A component is used by the files that register it, under either key, also where the key is written with escapes.
  @Test(arguments: ["usingComponents", "usingSwanComponents", #"using\u0043omponents"#])
  func readsScriptsOfWhoRegistersTheComponent(_ key: String) throws {
    let disk = NotingFiles(
      MemoryFileSystem([
        "/p/app.json": #"{ "pages": ["a/a", "b/b"] }"#,
        "/p/a/a.swan": "<card/>", "/p/a/a.js": "Page({})",
        "/p/a/a.json": "{ \"\(key)\": { \"card\": \"/card/card\" } }",
        "/p/b/b.swan": "<view/>", "/p/b/b.js": "Page({})",
        "/p/card/card.swan": "<view bindtap=\"none\"/>", "/p/card/card.js": "Component({ methods: {} })",
      ]))
    let settings = WorkspaceSettings(paths: ["/p/card/card.swan"], workingDirectory: "/p", rules: allRules)
    let outcome = try Workspace.open(settings, in: disk).lint()
    #expect(outcome.diagnostics.map(\.rule) == ["undefined-handler"])
    #expect(disk.read.filter { $0.hasSuffix(".js") } == ["/p/a/a.js", "/p/card/card.js"])
  }

  @Test func onePageWithoutViewsNotesThatTypesAreUnchecked() throws {
    let (outcome, scripts) = try lint(["/p/b/b.axml"])
    #expect(outcome.hasUncheckedTypes)
    #expect(scripts == ["/p/b/b.js"])
    #expect(try !lint(["/p/b/b.axml"]) { $0.overrides.types = ["a_map"] }.outcome.hasUncheckedTypes)
  }

  /// What any page may use is linted with all of them.
  @Test(arguments: [["/p"], ["/p/a"], ["/p/app.json"], ["/p/a/a.axml", "/p/app.json"]])
  func readsAllForOtherPaths(_ paths: [String]) throws {
    #expect(try lint(paths).scripts.count == 6)
  }

  @Test func whatIsBesideThePageIsOfThePage() throws {
    #expect(try lint(["/p/b/b.axml", "/p/b/b.js", "/p/b/b.json"]).scripts == ["/p/b/b.js"])
  }

  @Test func unreadableFilesOfOtherPagesAreReported() throws {
    let disk = NotingFiles(MemoryFileSystem(SinglePageTests.files), unreadable: ["/p/c/c.js", "/p/d/d.json"])
    disk.base.add("/p/d/d.json", "{}")
    let settings = WorkspaceSettings(paths: ["/p/b/b.axml"], workingDirectory: "/p", rules: allRules)
    let outcome = try Workspace.open(settings, in: disk).lint()
    #expect(outcome.unreadable.map(\.path) == ["/p/c/c.js", "/p/d/d.json"])
  }

  @Test func everyFixtureIsTheSameAloneAndAmongOthers() throws {
    let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    for fixture in FuzzCorpus.fixtures(in: checkout + "/Fixtures") {
      try SinglePageChecks.check(fixture, seed: 0)
    }
  }
}

/// Files in memory, some of them unreadable. Notes which are read.
private final class NotingFiles: FileSystem, @unchecked Sendable {
  var base: MemoryFileSystem
  private let unreadable: Set<String>
  private let noted = Lock<Set<String>>([])

  init(_ base: MemoryFileSystem, unreadable: Set<String> = []) {
    self.base = base
    self.unreadable = unreadable
  }

  var read: [String] { noted.withLock { $0 }.sorted() }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    if unreadable.contains(path) { throw .unreadable("permission denied") }
    noted.withLock { _ = $0.insert(path) }
    return try base.read(path, limit: limit)
  }

  func readingError(_ path: String, limit: Int) -> FileError? {
    unreadable.contains(path) ? .unreadable("permission denied") : base.readingError(path, limit: limit)
  }

  func realPath(_ path: String) -> String? { base.realPath(path) }
  func linkTarget(_ path: String) -> String? { base.linkTarget(path) }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    base.kind(of: path, followingLinks: followingLinks)
  }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] { try base.entries(of: folder) }
}

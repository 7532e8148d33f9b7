import Files
import Linting
import Markup
import Rules
import Testing
import Workspace

/// Which files count as pages, and of which dialect.
@Suite struct DialectDiscoveryTests {
  private func workspace(_ files: [String: String], paths: [String] = ["/p"]) throws -> Workspace {
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add("/p/" + path, text) }
    var settings = WorkspaceSettings(paths: paths, workingDirectory: "/p", rules: allRules)
    settings.isLenient = true
    return try Workspace.open(settings, in: memory)
  }

  /// The pages of all programs, from `/p`.
  private func pages(_ files: [String: String], paths: [String] = ["/p"]) throws -> [String] {
    try workspace(files, paths: paths).plan.parts.flatMap(\.program.pages).map { String($0.dropFirst(3)) }
  }

  @Test func filesOfQtAreNotPages() throws {
    let markup = #"<!-- a -->\#n <view qq:else/>"#
    #expect(try pages(["Main.qml": "import QtQuick 2.0", "b/b.qml": markup]) == [])
    #expect(try pages(["b/b.qml": markup], paths: ["/p/b/b.qml"]) == [])
    let app = #"{ "pages": ["a/a"] }"#
    #expect(
      try pages([
        "app.json": app, "a/a.qml": "{{a}}<view/>", "b/b.qml": markup, "Main.qml": "import QtQuick 2.0",
        "c/c.qml": "// a\nRectangle { }",
      ]) == ["a/a.qml", "b/b.qml"])
    #expect(try pages(["app.json": "{}", "b/b.qml": markup, "b/b.wxml": "<view/>"]) == ["b/b.wxml"])
  }

  @Test func oneProgramMayHavePagesInSeveralDialects() throws {
    let files = [
      "app.json": #"{ "pages": ["a/a", "b/b", "c/c"] }"#, "a/a.axml": "<view a:else/>",
      "b/b.wxml": "<view wx:else/>", "c/c.swan": "<view s-else/>",
    ]
    let workspace = try workspace(files)
    #expect(workspace.plan.parts.count == 1)
    #expect(
      workspace.lint().diagnostics.map(\.message.english) == [
        #""a:else" follows no a:if or a:elif"#, #""wx:else" follows no wx:if or wx:elif"#,
        #""s-else" follows no s-if or s-elif"#,
      ])
  }

  @Test func aDialectCanBeSwitchedOff() throws {
    let files = [
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.axml": "<view/>", "a/a.wxml": "<view wx:else/>",
      "mpcheck.json": #"{ "dialects": { "wxml": "off" } }"#,
    ]
    #expect(try pages(files) == ["a/a.axml"])
    #expect(try workspace(files).lint().diagnostics.isEmpty)
  }

  @Test func theProjectFileSaysWhereTheProgramIs() throws {
    let files = [
      "project.config.json": #"{ "miniprogramRoot": "src/", "setting": {} }"#,
      "src/app.json": #"{ "pages": ["a/a"] }"#, "src/a/a.wxml": #"<import src="/none.wxml"/>"#,
    ]
    let workspace = try workspace(files)
    #expect(workspace.plan.parts.map(\.program.root) == ["/p/src"])
    #expect(workspace.plan.parts[0].program.project?.path == "/p/project.config.json")
    #expect(
      workspace.lint().diagnostics.map(\.rule) == ["unresolved-import", "unused-import"].prefix(1).map { $0 })
  }

  @Test func packagesAreLookedUpWhereTheyAreBuilt() throws {
    let files = [
      "app.json": #"{ "pages": ["a/a"], "subpackages": [{ "root": "shop", "pages": ["b/b"] }] }"#,
      "a/a.wxml": "<t-button/>", "a/a.json": #"{ "usingComponents": { "t-button": "tdesign/button" } }"#,
      "shop/b/b.wxml": "<view/>", "miniprogram_npm/tdesign/button.wxml": #"<view bindtap="none"/>"#,
      "miniprogram_npm/tdesign/button.json": #"{ "component": true }"#,
      "miniprogram_npm/tdesign/button.js": "Component({ methods: {} })",
    ]
    let found = try workspace(files)
    #expect(found.lint().diagnostics == [])
    #expect(found.plan.parts[0].program.pages == ["/p/a/a.wxml", "/p/shop/b/b.wxml"])
    #expect(
      try workspace(files, paths: ["/p/miniprogram_npm/tdesign"]).lint().diagnostics.map(\.rule) == [
        "undefined-handler"
      ])
  }
}

import Diagnostics
import SeededRandom
import Testing

import Files
@testable import MiniProgram

private func text(_ content: String, _ path: String = "/p/app.json") -> SourceText {
  SourceText(path: path, content)
}

@Suite struct AppConfigurationTests {
  @Test func listsPagesWithTheirRanges() {
    let source = text(
      """
      { "pages": ["pages/a/a", "/pages/b/b", 7],
        "subPackages": [{ "root": "/pkg/", "pages": ["x/x", "/y"] }, { "pages": ["z"] }],
        "subpackages": [{ "root": "low", "pages": ["l"] }],
        "entryPagePath": "pages/b/b",
        "tabBar": { "customize": true, "items": [{ "pagePath": "pages/a/a" }, {}], "list": [{ "pagePath": "l" }] },
        "plugins": { "one": {}, "two": {} }, "loadingPages": ["pages/load"],
        "usingComponents": { "list": "mini-ali-ui/es/list/index", "bad": 1 } }
      """)
    let app = AppConfiguration(JSONDocument(source))
    let written = { (paths: [ConfiguredPath]) in paths.map { "\($0.path) <- \(source.string($0.range))" } }
    #expect(
      written(app.pages) == [
        "pages/a/a <- pages/a/a", "pages/b/b <- /pages/b/b", "pkg/x/x <- x/x", "pkg/y <- /y", "z <- z",
        "low/l <- l",
      ])
    #expect(app.pages[0].range == ByteRange(13, 22))
    #expect(written(app.subpackageRoots) == ["pkg <- /pkg/", "low <- low"])
    #expect(app.entryPagePath?.path == "pages/b/b")
    #expect(written(app.tabBarPages) == ["pages/a/a <- pages/a/a", "l <- l"])
    #expect(app.customizesTabBar)
    #expect(app.plugins == ["one", "two"])
    #expect(app.loadingPages.map(\.path) == ["pages/load"])
    #expect(app.usingComponents.map(\.name) == ["list"])
  }

  @Test(arguments: [
    "", "[]", "{", #"{"pages":{},"subPackages":1,"tabBar":[],"usingComponents":[],"plugins":"x"}"#,
    #"{"pages":[[]],"subPackages":[1,{"root":2,"pages":3}],"tabBar":{"items":{},"customize":"true"}}"#,
  ])
  func takesWrongTypesAsAbsent(content: String) {
    let app = AppConfiguration(JSONDocument(text(content)))
    #expect(app.pages.isEmpty && app.subpackageRoots.isEmpty && app.tabBarPages.isEmpty)
    #expect(app.usingComponents.isEmpty && app.plugins.isEmpty && !app.customizesTabBar)
    #expect(app.entryPagePath == nil)
  }

  @Test func readsPluginConfiguration() {
    let source = text(
      #"{"publicComponents":{"hello":"components/hello/hello"},"publicPages":{"p":"pages/p/p"},"pages":["pages/p/p"]}"#
    )
    let plugin = AppConfiguration(JSONDocument(source))
    #expect(plugin.publicComponents.map(\.path) == ["components/hello/hello"])
    #expect(plugin.publicPages.map(\.path) == ["pages/p/p"])
    #expect(plugin.pages.map(\.path) == ["pages/p/p"])
  }

  @Test(arguments: [
    (#"{"pages":[]}"#, true), (#"{"subPackages":1}"#, true), (#"{"subpackages":[]}"#, true),
    (#"{"usingComponents":{}}"#, false), ("[]", false), (#"{"pages":["#, false),
  ])
  func distinguishesProgramsFromPages(content: String, expected: Bool) {
    #expect(AppConfiguration.describesProgram(JSONDocument(text(content))) == expected)
  }
}

@Suite struct PageConfigurationTests {
  @Test func readsComponents() {
    let source = text(
      #"""
      { "component": true, "usingComponents": { "a": "./old", "页": "/c/页", "a": "./new", "n": null },
        "componentGenerics": { "g": true, "h": { "default": "./h" }, "i": { "default": 1 } },
        "componentPlaceholder": { "a": "view", "b": 2 } }
      """#)
    let page = PageConfiguration(JSONDocument(source))
    #expect(page.isComponent)
    #expect(page.usingComponents.map { "\($0.name)=\($0.path)" } == ["页=/c/页", "a=./new"])
    #expect(source.string(page.usingComponents[0].nameRange) == "页")
    #expect(source.string(page.usingComponents[1].pathRange) == "./new")
    #expect(page.generics.map(\.name) == ["g", "h", "i"])
    #expect(page.generics.map(\.fallback?.path) == [nil, "./h", nil])
    #expect(source.string(page.generics[1].nameRange) == "h")
    #expect(source.string(page.generics[1].fallback!.range) == "./h")
    #expect(page.placeholders.map { "\($0.name)=\($0.tag)" } == ["a=view"])
    #expect(source.string(page.placeholders[0].tagRange) == "view")
  }

  @Test(arguments: ["", "1", #"{"component":"true","usingComponents":[1],"componentGenerics":true}"#])
  func takesWrongTypesAsAbsent(content: String) {
    let page = PageConfiguration(JSONDocument(text(content)))
    #expect(!page.isComponent && page.usingComponents.isEmpty)
    #expect(page.generics.isEmpty && page.placeholders.isEmpty)
  }
}

@Suite struct ProjectConfigurationTests {
  @Test func readsRootsAndAliases() {
    let source = text(
      #"""
      { "format": 2, "compileType": "plugin", "miniprogramRoot": "dist/", "pluginRoot": "plugin",
        "compileOptions": { "resolveAlias": { "@/*": "/*", "/*": "/*", "~": 1 } } }
      """#, "/p/mini.project.json")
    let project = ProjectConfiguration(JSONDocument(source))
    #expect(project.folder == "/p")
    #expect(project.isPlugin)
    #expect(project.miniprogramRoot?.path == "dist/")
    #expect(source.string(project.miniprogramRoot!.range) == "dist/")
    #expect(project.pluginRoot?.path == "plugin")
    #expect(
      project.aliases.all == [PathAlias(pattern: "@/*", target: "/*"), PathAlias(pattern: "~", target: nil)])
  }

  @Test func takesWrongTypesAsAbsent() {
    let project = ProjectConfiguration(
      JSONDocument(text(#"{"miniprogramRoot":"","pluginRoot":{},"compileType":1,"compileOptions":[]}"#)))
    #expect(project.miniprogramRoot == nil && project.pluginRoot == nil && !project.isPlugin)
    #expect(project.aliases.all.isEmpty)
  }

  @Test(
    arguments: [
      ("@/*", "/*", "@/a/b", "/a/b"), ("@/*", "./src/*", "@/a", "./src/a"), ("@", "./src", "@/a", "./src/a"),
      ("@", "./src", "@", "./src"), ("@", "./src", "@x/a", nil), ("@c", "/c/", "@c/a", "/c//a"),
      ("@/", "src", "@/a", "src/a"), ("@/*", "src", "@/a", "src/a"), ("*", "x/*", "a", "x/a"),
      ("", "x", "a", nil),
    ] as [(String, String, String, String?)])
  func replacesAliases(pattern: String, target: String, reference: String, expected: String?) {
    let alias = PathAlias(pattern: pattern, target: target)
    #expect(alias.replaced(in: reference) == expected)
    #expect(alias.applies(to: reference) == (expected != nil))
  }

  /// Where there are many, not every one is compared.
  @Test(arguments: [0, 100])
  func findsAliasesInTheirOrder(others: Int) {
    let patterns = ["@/*", "@", "*", "@c", "", "é", "@/*"]
    let all = patterns + (0..<others).map { "other\($0)" }
    let aliases = PathAliases(all.map { PathAlias(pattern: $0, target: "./\($0)") })
    #expect(aliases.indexes(for: "@/a") == [0, 1, 2, 6])
    #expect(aliases.indexes(for: "@c/a") == [2, 3])
    #expect(aliases.indexes(for: "é/a") == [2, 5])
    #expect(aliases.indexes(for: "") == [2])
    #expect(aliases.indexes(for: "other7x") == [2])
    #expect(aliases.indexes(for: "other7/x") == (others == 0 ? [2] : [2, 14]))
    #expect(PathAliases().indexes(for: "@/a").isEmpty)
    #expect(aliases.apply(to: "@/a") && !PathAliases().apply(to: "@/a"))
  }
}

@Suite struct StylesheetTests {
  private func sheet(_ content: String) -> Stylesheet { Stylesheet(text(content, "/p/a.acss")) }

  @Test(
    arguments: [
      ("#map { width: 1px }", ["map"], []),
      ("mpaas-component,view>text{}", [], ["mpaas-component", "view", "text"]),
      (".a#b:not(#c)::after d { color: #fff; background: url(#x) }", ["b", "c"], ["d"]),
      ("@media (min-width: #1) { #in .x { } } #out{}", ["in", "out"], []),
      ("/* #no { } */ a /*{*/ #yes {}", ["yes"], ["a"]), ("a[title=\"#no{\"] , b{}", [], ["a", "b"]),
      ("a { content: '#no {'; } #yes{}", ["yes"], ["a"]), ("#never", [], []), ("#a; #b }", [], []),
      (".a { #nested { } }", ["nested"], []), ("#地图-1_x{}", ["地图-1_x"], []), (".a\\{ #b{}", ["b"], []),
      ("\u{FEFF}#a{}", ["a"], []), ("a { x: \"\n } #b {}", ["b"], ["a"]),
    ] as [(String, Set<String>, Set<String>)])
  func namesWhatSelectorsName(content: String, ids: Set<String>, elements: Set<String>) {
    #expect(sheet(content).ids == ids)
    #expect(sheet(content).elements == elements)
  }

  @Test func noticesAttributeSelectors() {
    #expect(sheet("view[ id ^= 'map' ] {}").selectsIdsByAttribute)
    #expect(!sheet("view[idx] { a: [id] }").selectsIdsByAttribute)
  }

  @Test func listsImports() {
    let source = text(
      """
      @import './a.acss'; @import url("/b.acss") screen; @import url(c.acss)
      ; /* @import 'no'; */ @importx 'no'; @import "d
      """, "/p/a.acss")
    let imports = Stylesheet(source).imports
    #expect(imports.map(\.path) == ["./a.acss", "/b.acss", "c.acss", "d"])
    #expect(imports.map { source.string($0.range) } == imports.map(\.path))
  }

  @Test func survivesTruncationAndAnyBytes() {
    let content = Array("@import url('a');/*x*/#a[id='\\'']{b:\"}\"}@media x{c{}}".utf8)
    for count in 0...content.count {
      let read = Stylesheet(SourceText(path: "/a", bytes: content[..<count]))
      #expect(read.ids.isSubset(of: ["a"]) && read.elements.isSubset(of: ["c"]))
    }
    var random = SplitMix64(seed: 3)
    let alphabet = Array("@import url(#a.b[id]){};:'\"/**\\ \n".utf8) + [0, 0xFF]
    for _ in 0..<5000 {
      let bytes = (0..<random.below(50)).map { _ in alphabet[random.below(alphabet.count)] }
      let read = Stylesheet(SourceText(path: "/a", bytes: bytes))
      #expect(read.imports.allSatisfy { Int($0.range.end) <= bytes.count && !$0.range.isEmpty })
    }
  }
}

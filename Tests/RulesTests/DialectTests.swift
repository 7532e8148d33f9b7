import Diagnostics
import Files
import Linting
import Markup
import Rules
import Testing
import Workspace

/// A language that no vendor has, as one value.
private let quick: Dialect = Dialect(
  id: "quick", name: "QuickML", source: .init(verbatim: "nobody"),
  files: Dialect.Files(markup: "quml", style: "quss", module: "qjs", project: "quick.project.json"),
  directives: Dialect.Directives(
    prefix: "q:",
    names: [
      .if: "when", .elif: "or-when", .else: "otherwise", .for: "each", .forItem: "each-item",
      .forIndex: "each-index", .forKey: "each-key",
    ], bare: [.if, .elif]),
  events: EventSyntax(
    form: .plain, prefixes: [("does", .bind), ("halts", .catch)], bubbling: ["tap"],
    aliases: ["click": "tap"]),
  scriptModules: [Dialect.ScriptModule(tag: "use", name: .module, source: .src)],
  rawBodies: ["use"],
  script: Dialect.ScriptNames(platform: "quick", dataSetters: ["update"]),
  expressions: ExpressionForms.all.subtracting([.template, .membership]),
  buildNames: ["QUICK"],
  components: { quickComponents })

private let quickComponents: ComponentTable = ComponentTable(
  ["block", "import", "include", "list", "slot", "template", "use", "view"].map {
    BuiltinTag($0, [], booleans: $0 == "list" ? ["endless"] : [], events: $0 == "list" ? ["doesend"] : [])
  }, events: quick.events)

/// The promises for a dialect that is added as one value.
@Suite struct DialectTests {
  /// The findings of a program in both languages: `path: rule: message`.
  private func findings(_ files: [String: String], only rules: [String] = []) throws -> [String] {
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add("/p/" + path, text) }
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.configuration = .none
    settings.overrides.only = rules.isEmpty ? nil : Set(rules)
    settings.dialects = Dialect.all + [quick]
    let workspace = try Workspace.open(settings, in: memory)
    try #require(workspace.plan.parts.count == 1)
    return workspace.lint().diagnostics.map {
      "\($0.place.path.dropFirst(3)): \($0.rule): \($0.message.english)"
    }
  }

  @Test func rulesUseTheWordsOfEachFile() throws {
    let found = try findings([
      "app.json": #"{ "pages": ["a/a", "b/b", "c/c"] }"#,
      "a/a.axml": #"<view a:else onTap="go"/><view a:for="{{b}}"/>"#, "a/a.js": "Page({})",
      "b/b.quml": #"<view q:otherwise doestap="go"/><view q:each="{{b}}"/><list endless="false"/>"#,
      "b/b.js": "Page({})",
    ])
    #expect(
      found == [
        #"a/a.axml: orphan-else: "a:else" follows no a:if or a:elif"#,
        #"a/a.axml: undefined-handler: "go" is not a method of this page"#,
        #"a/a.axml: missing-key: "a:for" has no key"#,
        #"app.json: missing-page-file: page "c/c" has no .axml"#,
        #"b/b.quml: orphan-else: "q:otherwise" follows no q:when or q:or-when"#,
        #"b/b.quml: undefined-handler: "go" is not a method of this page"#,
        #"b/b.quml: missing-key: "q:each" has no key"#,
        #"b/b.quml: string-boolean: "false" is a string here, so "endless" is true"#,
      ])
  }

  @Test func eachLanguageIsForeignInTheOther() throws {
    let found = try findings([
      "app.json": #"{ "pages": ["a/a", "b/b"] }"#, "a/a.axml": #"<view q:when="{{b}}" doestap="go"/>"#,
      "b/b.quml": #"<view a:if="{{b}}"/><view wx:else/><view onTap="go"/><view v-if="b" @click="go"/>"#,
    ])
    #expect(
      found == [
        #"b/b.quml: foreign-directive: "a:if" is not a directive of QuickML"#,
        #"b/b.quml: foreign-directive: "wx:else" is not a directive of QuickML"#,
        #"b/b.quml: foreign-directive: "onTap" does not bind an event in QuickML"#,
        #"b/b.quml: foreign-directive: "v-if" is not a directive of QuickML"#,
        #"b/b.quml: foreign-directive: "@click" does not bind an event in QuickML"#,
      ])
    #expect(ForeignName("onTap", on: quick.components["view"], in: quick)?.replacement == "doestap")
    #expect(ForeignName("a:elif", on: nil, in: quick)?.replacement == "q:or-when")
  }

  @Test func bareExpressionsAreRead() throws {
    let found = try findings([
      "app.json": #"{ "pages": ["b/b"] }"#,
      "b/b.quml":
        #"<view q:when="a >"/><view q:when="a > 1"/><view q:or-when="a in b"/><view q:or-when="{{a}}"/>{{`a`}}"#,
    ])
    #expect(
      found == [
        #"b/b.quml: invalid-expression: the expression ends where a value is expected"#,
        #"b/b.quml: unsupported-expression: "in" is not supported in a mustache"#,
        #"b/b.quml: unsupported-expression: "`" is not supported in a mustache"#,
      ])
  }

  @Test func modulesAndScriptsHaveTheirOwnNames() throws {
    let found = try findings([
      "app.json": #"{ "pages": ["a/a", "b/b"] }"#,
      "a/a.axml": "<view/>", "a/a.js": "Page({ go() { quick.navigateTo({ url: '/x/x' }) } })",
      "b/b.quml": #"<use module="m" src="./n.qjs"/><use module="n">a < b {{</use><use src="a.js"/>{{m.a}}"#,
      "b/b.js": "Page({ go() { quick.navigateTo({ url: '/x/x' }); my.navigateTo({ url: '/y/y' }) } })",
    ])
    #expect(
      found == [
        #"b/b.js: unresolved-page-link: "/x/x" is not listed in app.json"#,
        #"b/b.quml: unresolved-import: there is no file at "./n.qjs""#,
        #"b/b.quml: invalid-sjs-import: "use" lacks src"#,
        #"b/b.quml: invalid-sjs-import: "use" lacks module"#,
      ])
  }

  @Test func aPageLeadsToMarkupOfItsOwnLanguage() throws {
    let found = try findings([
      "app.json": #"{ "pages": ["a/a", "b/b"], "usingComponents": { "my-card": "/card/card" } }"#,
      "a/a.axml": #"<include src="/parts/head"/><my-card/>"#,
      "b/b.quml":
        #"<!-- #if ALIPAY --><x><!-- #endif --><!-- #if QUICK --><view><!-- #endif --><include src="/parts/head"/>"#,
      "parts/head.axml": "<view/>", "card/card.axml": "<view/>", "card/card.json": #"{ "component": true }"#,
    ])
    #expect(
      found == [
        #"b/b.quml: unclosed-tag: "view" is never closed"#,
        #"b/b.quml: unresolved-import: there is no file at "/parts/head""#,
      ])
  }

  /// Rules about native views are not called for a language without native views.
  @Test func rulesSpeakForTheirDialects() throws {
    let source = #"<mpaas-component onColor="a" data="b"/><template name="t"><view/><view/></template>"#
    #expect(try findings(["b.quml": source]).filter { !$0.contains("unused-template") } == [])
    #expect(try findings(["b.axml": source]).count > 4)
  }
}

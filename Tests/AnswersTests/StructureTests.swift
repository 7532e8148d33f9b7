import Diagnostics
import Testing

@testable import Answers

@Suite struct StructureTests {
  private static let app = [
    "app.json": #"{"pages":["index"],"usingComponents":{"my-list":"/list/list"}}"#,
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>", "list/list.js": "Component({})",
    "index.js": "Page({})",
  ]

  private func page(_ text: String) throws -> MarkupPage {
    try TestWorkspace(StructureTests.app).page("index.axml", text)
  }

  @Test func theOutlineNestsAsThePageDoes() throws {
    let page = try page(
      """
      <view id="top">
        <view><text id="中"/></view>
        <my-list id="l"><slot name="s"/></my-list><my-list/>
      </view>
      <template name="row"><slot/></template>
      <mpaas-component id="m" type="map"/><mpaas-component type="map"/>
      """)
    func names(_ symbols: [OutlineSymbol]) -> [String] {
      symbols.map { symbol in
        let inner = names(symbol.children)
        return symbol.name + (inner.isEmpty ? "" : " " + inner.description)
      }
    }
    #expect(
      names(page.outline) == [
        #"view#top ["text#中", "my-list#l [\"slot s\"]", "my-list"]"#, #"row ["slot"]"#, "mpaas-component#m",
        "map",
      ])
    #expect(
      page.outline.map(\.kind) == [.element, .template, .nativeView, .nativeView])
    #expect(page.text.shown(page.outline[0].nameRange) == "0:10-0:13")
  }

  @Test(arguments: [
    ("<view>\n<text/>\n</view>", [Fold(lines: 0...1, isComment: false)]),
    ("<!-- a\nb -->", [Fold(lines: 0...1, isComment: true)]),
    (
      "<view>\r\n<view>\r\n<!---->\r\n</view></view>",
      [Fold(lines: 0...2, isComment: false), Fold(lines: 1...2, isComment: false)]
    ),
    ("<view>\n</view>", []), ("<view\n  class=\"a\"/>", [Fold(lines: 0...1, isComment: false)]),
  ])
  func elementsAndCommentsFold(_ text: String, _ expected: [Fold]) throws {
    #expect(try page(text).folds == expected)
  }

  @Test func aSelectionGrowsByTheTree() throws {
    let text = "<view><text class=\"a {{b.c}}\">x</text></view>"
    let page = try page(text)
    #expect(
      page.ranges(around: 26).map(page.string) == [
        "c", "b.c", "{{b.c}}", "a {{b.c}}", "class=\"a {{b.c}}\"", "<text class=\"a {{b.c}}\">",
        "<text class=\"a {{b.c}}\">x</text>", text,
      ])
  }

  @Test(arguments: [
    ("<vi|ew>a</view>", ["0:1-0:5", "0:9-0:13"]), ("<view>a</view|>", ["0:1-0:5", "0:9-0:13"]),
    ("<vi|ew/>", nil), ("<view cl|ass=\"a\"></view>", nil), ("<vi|ew><text>", nil),
  ])
  func startAndEndTagAreTypedTogether(_ marked: String, _ expected: [String]?) throws {
    let at = try TestWorkspace(StructureTests.app).at("index.axml", marked)
    #expect(try at.page().pairedNames(at: at.offset)?.map(at.text.shown) == expected)
  }

  @Test func pathsLeadToFiles() throws {
    var files = StructureTests.app
    files["a.axml"] = ""
    files["m.sjs"] = ""
    files["i.png"] = ""
    files["other.axml"] = ""
    let workspace = TestWorkspace(files)
    let page = try workspace.page(
      "index.axml",
      "<import src=\"./a\"/><import-sjs name=\"m\" from=\"m.sjs\"/><image src=\"/i.png\"/><image src=\"{{x}}\"/>"
        + "<navigator url=\"/other?a=1\"/><image src=\"gone.png\"/>"
        + "<navigator url=\"plugin://a/../../other\"/>")
    #expect(page.links.map(\.target) == ["/p/a.axml", "/p/m.sjs", "/p/i.png", "/p/other.axml"])
    func links(_ path: String, _ text: String) throws -> [String]? {
      var workspace = workspace
      // The page is there, too.
      workspace.open("index.axml", page.string(ByteRange(0, page.text.count)))
      workspace.open(path, text)
      return try workspace.snapshot().links(in: TestWorkspace.text(path, text))?.map(\.target)
    }
    #expect(
      try links("app.json", StructureTests.app["app.json"]!) == ["/p/index.axml", "/p/list/list.axml"])
    #expect(
      try links("index.js", "Page({ a() { my.navigateTo({ url: '/other' }) } })") == ["/p/other.axml"])
    // Which page a component is on is not known.
    #expect(
      try links("list/list.js", "Component({ methods: { a() { my.navigateTo({ url: 'list' }) } } })") == [])
  }

  @Test(arguments: ["index.js", "index.json", "Host.m"])
  func otherFilesAreNotPages(_ path: String) throws {
    var workspace = TestWorkspace(StructureTests.app)
    workspace.open(path, "{}")
    #expect(try workspace.snapshot().page(TestWorkspace.text(path, "{}")) == nil)
  }
}

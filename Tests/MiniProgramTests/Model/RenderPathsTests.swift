import Diagnostics
import Testing

@testable import MiniProgram

/// How often the view with the id `m` is rendered.
@Suite struct RenderPathsTests {
  /// Where the view is multiplied: the messages and places. Empty when it is rendered at most once.
  private func repetition(_ files: [String: String], _ path: String) -> [String] {
    let program = ModelProgram(files)
    let file = program.index(path)
    var paths = RenderPaths(program.project)
    let view = program.facts(path).nativeViews.first { $0.id == "m" }!
    guard case .repeated(let places) = paths.renderCount(of: view.idRange!, at: view.placement, in: file)
    else { return [] }
    return places.map { related in
      let path = String(related.place.path.dropFirst(ModelProgram.root.count + 1))
      let text = Array(files[path]!.utf8)[Int(related.place.range.start)..<Int(related.place.range.end)]
      return
        "\(related.message.english): \(path):\(related.place.range.start) \(String(decoding: text, as: UTF8.self))"
    }
  }

  private static let view = "<mpaas-component id=\"m\"/>"
  private static let app = #"{ "pages": ["a", "b"], "usingComponents": { "my-c": "/c", "my-d": "/d" } }"#
  private static let component = #"{ "component": true }"#

  /// A program of the pages a and b and the components c, which has the view, and d.
  private func components(
    a: String = "<view/>", b: String = "<view/>", c: String = view, d: String = "<view/>"
  ) -> [String: String] {
    [
      "app.json": RenderPathsTests.app, "a.axml": a, "b.axml": b, "c.axml": c,
      "c.json": RenderPathsTests.component,
      "d.axml": d, "d.json": RenderPathsTests.component,
    ]
  }

  @Test(arguments: [
    ("<mpaas-component a:for=\"{{l}}\" id=\"m\"/>", ["repeated by this loop: a.axml:17 a:for"]),
    (
      "<view a:for=\"{{l}}\"><view><mpaas-component id=\"m\"/></view></view>",
      ["repeated by this loop: a.axml:6 a:for"]
    ),
    ("<view a:for=\"{{l}}\"/><mpaas-component id=\"m\"/>", []),
    ("<mpaas-component id=\"m\"/>", []),
  ]) func countsLoops(page: String, expected: [String]) {
    #expect(repetition(["a.axml": page, "a.js": "Page({})"], "a.axml") == expected)
  }

  @Test(arguments: [
    ("<template is=\"t\"/>", []),
    ("<template is=\"t\"/><template is=\"t\"/>", ["used here: a.axml:69 t", "used here: a.axml:87 t"]),
    ("<view a:for=\"{{l}}\"><template is=\"t\"/></view>", ["used here in this loop: a.axml:61 a:for"]),
    (
      "<template is=\"t\" a:if=\"{{x}}\"/><template is=\"t\" a:elif=\"{{y}}\"/><template is=\"t\" a:else/>",
      []
    ),
    ("<template is=\"{{x}}\"/><template is=\"{{x}}\"/>", []),
    // Used by another template that is itself used once or twice.
    ("<template name=\"u\"><template is=\"t\"/></template><template is=\"u\"/>", []),
    (
      "<template name=\"u\"><template is=\"t\"/></template><template is=\"u\"/><template is=\"u\"/>",
      ["used here: a.axml:117 u", "used here: a.axml:135 u"]
    ),
  ]) func countsTemplates(uses: String, expected: [String]) {
    let page = "<template name=\"t\">\(RenderPathsTests.view)</template>" + uses
    #expect(repetition(["a.axml": page, "a.js": "Page({})"], "a.axml") == expected)
  }

  /// Each template renders a view and uses the next one twice.
  @Test(arguments: [50, 100]) func findsEachUseOnce(count: Int) {
    let templates = (0..<count).map { number in
      let use = "<template is=\"t\(number + 1)\"/>"
      return "<template name=\"t\(number)\"><mpaas-component id=\"m\"/>\(use)\(use)</template>"
    }
    let program = ModelProgram(["a.axml": templates.joined() + "<template is=\"t0\"/>", "a.js": "Page({})"])
    var paths = RenderPaths(program.project)
    let file = program.index("a.axml")
    let ways = program.facts("a.axml").nativeViews.map { view in
      paths.paths(to: view.idRange!, at: view.placement, in: file)
    }
    // There is one way to the first view, two to the second one, four to the third.
    #expect(ways.prefix(6).map(\.count) == [1, 2, 4, 8, 16, 16])
    #expect(paths.steps.count == 2 * count - 1)
  }

  @Test func followsImportedTemplates() {
    let definition = "<template name=\"t\">\(RenderPathsTests.view)</template>"
    let use = "<import src=\"t.axml\"/><template is=\"t\"/>"
    #expect(
      repetition(
        ["app.json": RenderPathsTests.app, "t.axml": definition, "a.axml": use, "b.axml": "<view/>"], "t.axml"
      ) == [])
    #expect(
      repetition(
        ["app.json": RenderPathsTests.app, "t.axml": definition, "a.axml": use, "b.axml": use], "t.axml")
        == ["used here: a.axml:36 t", "used here: b.axml:36 t"])
    // The file's own template is meant, not the imported one.
    let own = use + "<template name=\"t\"><view/></template>"
    #expect(
      repetition(
        ["app.json": RenderPathsTests.app, "t.axml": definition, "a.axml": use, "b.axml": own], "t.axml")
        == [])
    // Imported, and not used.
    let unused = "<import src=\"t.axml\"/>"
    #expect(
      repetition(
        ["app.json": RenderPathsTests.app, "t.axml": definition, "a.axml": use, "b.axml": unused], "t.axml")
        == [])
  }

  @Test(arguments: [
    ("<include src=\"p.axml\"/>", "<view/>", []),
    (
      "<include src=\"p.axml\"/><include src=\"p.axml\"/>", "<view/>",
      ["included here: a.axml:14 p.axml", "included here: a.axml:37 p.axml"]
    ),
    (
      "<include src=\"p.axml\"/>", "<view><include src=\"/p.axml\"/></view>",
      ["included here: a.axml:14 p.axml", "included here: b.axml:20 /p.axml"]
    ),
    ("<include a:for=\"{{l}}\" src=\"p.axml\"/>", "", ["included here in this loop: a.axml:9 a:for"]),
    ("<include a:if=\"{{l}}\" src=\"p.axml\"/><view a:else><include src=\"p.axml\"/></view>", "", []),
    // A page that another one includes.
    ("<view/>", "<include src=\"p.axml\"/>", []),
  ]) func countsIncludes(a: String, b: String, expected: [String]) {
    #expect(
      repetition(
        ["app.json": RenderPathsTests.app, "a.axml": a, "b.axml": b, "p.axml": RenderPathsTests.view],
        "p.axml")
        == expected)
  }

  @Test func countsAPageThatIsIncluded() {
    let files = [
      "app.json": RenderPathsTests.app, "a.axml": RenderPathsTests.view,
      "b.axml": "<include src=\"a.axml\"/>",
    ]
    #expect(repetition(files, "a.axml") == ["included here: b.axml:14 a.axml"])
  }

  @Test func countsComponents() {
    #expect(repetition(components(), "c.axml") == [])
    #expect(repetition(components(a: "<my-c/>"), "c.axml") == [])
    #expect(
      repetition(components(a: "<my-c/><my-c/>"), "c.axml") == [
        "used here: a.axml:1 my-c", "used here: a.axml:8 my-c",
      ])
    #expect(
      repetition(components(a: "<my-c/>", b: "<my-c/>"), "c.axml") == [
        "used here: a.axml:1 my-c", "used here: b.axml:1 my-c",
      ])
    #expect(
      repetition(components(a: "<my-c a:for=\"{{l}}\"/>"), "c.axml") == [
        "used here in this loop: a.axml:6 a:for"
      ])
    #expect(repetition(components(a: "<my-c a:if=\"{{l}}\"/><view a:else><my-c/></view>"), "c.axml") == [])
  }

  @Test func countsThroughComponents() {
    #expect(repetition(components(a: "<my-d/>", d: "<my-c/>"), "c.axml") == [])
    #expect(
      repetition(components(a: "<my-d/><my-d/>", d: "<my-c/>"), "c.axml") == [
        "used here: a.axml:1 my-d", "used here: a.axml:8 my-d",
      ])
    #expect(
      repetition(components(a: "<view a:for=\"{{l}}\"><my-d/></view>", d: "<my-c/>"), "c.axml") == [
        "used here in this loop: a.axml:6 a:for"
      ])
    // The two branches are in two instances of d.
    #expect(
      repetition(components(a: "<my-d/><my-d/>", d: "<my-c a:if=\"{{l}}\"/><my-c a:else/>"), "c.axml") == [
        "used here: a.axml:1 my-d", "used here: a.axml:8 my-d",
      ])
    #expect(repetition(components(a: "<my-d/>", d: "<my-c a:if=\"{{l}}\"/><my-c a:else/>"), "c.axml") == [])
    #expect(
      repetition(components(a: "<my-c/><my-d/>", d: "<my-c/>"), "c.axml") == [
        "used here: a.axml:1 my-c", "used here: a.axml:8 my-d",
      ])
  }

  @Test func countsTheTemplateOfAComponentThatIsUsedTwice() {
    let c = "<template name=\"t\">\(RenderPathsTests.view)</template><template is=\"t\"/>"
    #expect(repetition(components(a: "<my-c/>", c: c), "c.axml") == [])
    #expect(
      repetition(components(a: "<my-c/>", b: "<my-c/>", c: c), "c.axml") == [
        "used here: a.axml:1 my-c", "used here: b.axml:1 my-c",
      ])
  }

  @Test func endsWhereThingsUseThemselves() {
    #expect(
      repetition(components(a: "<my-c/>", c: RenderPathsTests.view + "<my-c a:if=\"{{l}}\"/>"), "c.axml")
        == [])
    #expect(repetition(components(c: RenderPathsTests.view + "<my-d/>", d: "<my-c/>"), "c.axml") == [])
    let template =
      "<template name=\"t\">\(RenderPathsTests.view)<template is=\"t\"/></template><template is=\"t\"/>"
    #expect(repetition(["a.axml": template, "a.js": "Page({})"], "a.axml") == [])
    let circle = [
      "a.axml": RenderPathsTests.view + "<include src=\"b.axml\"/>", "b.axml": "<include src=\"a.axml\"/>",
    ]
    #expect(repetition(circle, "a.axml") == [])
  }

  @Test func staysSilentWhereABuildChoosesAmongAlternatives() {
    let a = "<!-- #if MINE -->\n<my-c/>\n<!-- #else -->\n<my-c/>\n<!-- #endif -->"
    #expect(repetition(components(a: a), "c.axml") == [])
  }

  /// Files that include each other in every direction have more ways than there are atoms in a page.
  @Test func endsWithManyWays() {
    var files = ["p0.axml": RenderPathsTests.view]
    for index in 0..<40 {
      files["p\(index).axml", default: ""] += (0..<40).map { "<include src=\"p\($0).axml\"/>" }.joined()
    }
    #expect(repetition(files, "p0.axml") == [])
    var layers = [
      "l0.axml": RenderPathsTests.view, "a.axml": "<include src=\"l30.axml\"/>", "a.js": "Page({})",
    ]
    for index in 1...30 {
      layers["l\(index).axml"] = "<include src=\"l\(index - 1).axml\"/><include src=\"l\(index - 1).axml\"/>"
    }
    #expect(repetition(layers, "l0.axml").count == 2)
  }
}

import Testing

@testable import Linting
@testable import Rules

/// Helps that follow from what is beside a mistake.
@Suite struct NearbyHelpTests {
  private func helps(_ rule: String, _ files: [String: String]) -> [String?] {
    var files = files
    files["app.json"] = files["app.json"] ?? #"{ "pages": ["pages/a/a"] }"#
    let list = files.sorted { $0.key < $1.key }.map { Example.File($0.key, $0.value) }
    return ExampleProgram(list).lint().filter { $0.rule == rule }.map(\.help?.english)
  }

  @Test func aModuleTagIsThatOfItsFile() {
    let page =
      #"<wxs src="../../a.filter.js" module="f"/><wxs src="../../b.sjs" module="s"/><wxs module="t"/>"#
    #expect(
      helps("unknown-tag", ["pages/a/a.swan": page]) == [
        "did you mean \"filter\"?", "did you mean \"import-sjs\"?", "did you mean \"import-sjs\"?",
      ])
  }

  @Test(arguments: [
    (#""custom": true, "#, "delete the tag: the platform shows the tab bar on its pages by itself"),
    ("", "register it in usingComponents"),
  ]) func theOwnTabBarNeedsNoTag(custom: String, help: String) {
    let app = #"{ "pages": ["pages/a/a"], "tabBar": { \#(custom)"list": [{ "pagePath": "pages/a/a" }] } }"#
    #expect(helps("unknown-tag", ["app.json": app, "pages/a/a.wxml": "<custom-tab-bar/>"]) == [help])
  }

  @Test func aComponentInItsFolderIsNamed() {
    let files = [
      "pages/a/a.wxml": "<card/>",
      "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
      "components/card/card.wxml": "<view/>", "components/card/card.json": #"{ "component": true }"#,
    ]
    #expect(helps("unresolved-component", files) == [#"did you mean "/components/card/card"?"#])
  }

  @Test func anExtraSignIsNoContent() {
    let files = [
      "pages/a/a.wxml": "<card>></card>", "pages/a/a.js": "Page({})",
      "pages/a/a.json": #"{ "usingComponents": { "card": "/b/b" } }"#,
      "b/b.wxml": "<view/>", "b/b.js": "Component({})", "b/b.json": #"{ "component": true }"#,
    ]
    #expect(helps("lost-slot-content", files) == [#"delete the extra ">": the one before it ends the tag"#])
  }

  @Test func aMisspeltBooleanIsNoMethod() {
    let files = ["pages/a/a.axml": #"<view catchtouchmove="ture"/>"#, "pages/a/a.js": "Page({})"]
    #expect(
      helps("event-attribute-case", files) == [
        "write catchTouchMove with the name of a method of the script"
      ])
  }

  @Test func aReservedWordIsNamed() {
    let files = ["pages/a/a.axml": "<view>{{new}}</view>", "pages/a/a.js": "Page({ data: { a: 1 } })"]
    #expect(helps("undefined-data", files) == [#""new" is a reserved word: give the data another name"#])
  }

  @Test func aFolderThatDoesNotExistIsOneFinding() {
    var files = ["app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#, "img/x/y.png": ""]
    files["pages/a/a.axml"] = #"<image src="/images/a.png"/><image src="/images/b/c.png"/>"#
    files["pages/b/b.axml"] = #"<image src="/images/a.png"/><image src="/img/z.png"/>"#
    let list = files.sorted { $0.key < $1.key }.map { Example.File($0.key, $0.value) }
    let found = FindingMerger.gathered(ExampleProgram(list).lint().filter { $0.rule == "missing-resource" })
    #expect(
      found.map(\.message.english) == [
        #""/images" does not exist in this program, and 3 paths lead into it"#,
        #""/img/z.png" does not exist in this program"#,
      ])
    #expect(found[0].furtherPlaces.map(\.range.start) == [40])
    #expect(found[0].related.map(\.place.path) == ["/program/pages/b/b.axml"])
  }
}

import Diagnostics
import Testing

@testable import Markup

@Suite struct LanguageTests {
  @Test(arguments: [
    "mpass-component", "mpaas-compnent", "MPaaS-Component", "mpaasComponent", "mpaas_component",
    "mpaascomponent",
    "mpaas-components", "paas-component", "mpaas-componetn", "MPASS-component",
  ])
  func knowsMisspelledNativeTags(name: String) {
    #expect(Dialect.axml.misspelledNativeTag(name) == "mpaas-component")
  }

  @Test(arguments: [
    "mpaas-component", "aria-component", "my-component", "mpaas-map", "component", "", "mpaas--",
  ])
  func leavesOtherTagsAlone(name: String) { #expect(Dialect.axml.misspelledNativeTag(name) == nil) }

  @Test(arguments: [
    ("wx:if", "a:if"), ("tt:elif", "a:elif"), ("qq:else", "a:else"), ("ks:for-items", "a:for"),
    ("s-for-item", "a:for-item"),
    ("v-else-if", "a:elif"), (":class", "class"), ("v-bind:my-prop.sync", "my-prop"),
    ("@tap.stop", "catchTap"),
    ("v-on:click", "onTap"), ("bindtap", "onTap"), ("bind:touchstart", "onTouchStart"),
    ("bindscrolltolower", "onScrollToLower"),
    ("capture-bind:tap", "capture-onTap"), ("capture-catch:tap", "capture-catchTap"),
    ("mut-bind:tap", "onTap"),
    ("catch:longpress", "catchLongTap"), ("bindInput", "onInput"),
  ])
  func translatesForeignNames(name: String, axml: String) {
    #expect(foreign(name, on: "scroll-view")?.replacement == axml)
  }

  @Test(arguments: [
    ("bind:my-event", "onMyEvent"), ("bind:click", "onClick"), ("bindtap", "onTap"), ("@tap", "onTap"),
    ("wx:key", "a:key"),
  ])
  func translatesForeignNamesOfComponents(name: String, axml: String) {
    #expect(foreign(name, on: nil)?.replacement == axml)
  }

  @Test(arguments: [
    "a:if", "onTap", "catchTap", "binding", "bindings", "bind", "bind:", "model:value", "mark:id",
    "generic:item", "change:prop",
    "data-wx:if", "s-size", "v-align", "xml:if", ":", "@", ":[key]", "wx:xyz", "catchtap",
  ])
  func leavesAXMLAlone(name: String) { #expect(foreign(name, on: "view") == nil) }

  @Test(arguments: ["binding", "bindchange", "bindto", "bind"])
  func leavesPropertiesOfComponentsAlone(name: String) { #expect(foreign(name, on: nil) == nil) }

  private func foreign(_ name: String, on tag: String?) -> ForeignName? {
    ForeignName(name, on: tag.flatMap { Dialect.axml.components[$0] }, in: .axml)
  }

  @Test func findsSiblings() {
    let reader = MarkupReader(.axml)
    let text = SourceText(path: "/a.axml", "<a><b><c/></b><!-- d --><e/>f<g/></a><h/>")
    let document = reader.read(text)
    let elements = document.nodes.indices.filter { document.nodes[$0].kind == .element }
      .map { document.element($0) }
    #expect(elements.map(\.tag) == ["a", "b", "c", "e", "g", "h"])
    #expect(elements.map { $0.precedingSiblingElement?.tag } == [nil, nil, nil, "b", nil, "a"])
    #expect(elements.map { $0.followingSiblingElement?.tag } == ["h", "e", nil, nil, nil, nil])
  }

  @Test func followsChains() {
    let reader = MarkupReader(.axml)
    let text = SourceText(
      path: "/a.axml",
      "<a a:if=\"{{x}}\"/><b a:elif=\"{{y}}\"/> <!-- or --> <c a:else/><d a:else/><e a:if=\"{{z}}\"/>f<g a:else/>"
    )
    let document = reader.read(text)
    let followers = document.nodes.indices.filter { document.nodes[$0].kind == .element }
      .map { document.element($0).followersInChain.map(\.tag) }
    #expect(followers == [["b", "c"], ["c"], [], [], [], []])
  }

  @Test func bindsLoopVariables() throws {
    let reader = MarkupReader(.axml)
    let text = SourceText(
      path: "/a.axml",
      "<a a:for=\"{{x}}\" a:for-item=\"row\"><b><template name=\"t\"><c/></template><d/></b></a>")
    let document = reader.read(text)
    func element(_ tag: String) throws -> Element {
      try #require(
        document.nodes.indices.lazy.filter { document.nodes[$0].kind == .element }
          .map { document.element($0) }.first { $0.tag == tag })
    }
    #expect(LoopVariables.binding("row", around: try element("d"))?.tag == "a")
    #expect(LoopVariables.isBound("index", around: try element("d")))
    #expect(!LoopVariables.isBound("item", around: try element("d")))
    #expect(!LoopVariables.isBound("row", around: try element("c")))
    #expect(LoopVariables(of: try element("b")) == nil)
  }
}

import Files
import LanguageServerProtocol
import Testing

@Suite struct StructureRequestTests {
  private static let app = [
    "app.json": #"{"pages":["index"],"usingComponents":{"my-list":"/list/list"}}"#,
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>", "list/list.js": "Component({})",
    "index.js": "Page({})",
  ]

  private func document(_ path: String) -> String { #"{"textDocument":{"uri":"\#(TestClient.uri(path))"}}"# }

  @Test func theOutlineNestsAsThePageDoes() throws {
    let client = try TestClient(StructureRequestTests.app)
    client.open(
      "index.axml",
      """
      <view id="top">
        <view><text id="中"/></view>
        <my-list id="l"><slot name="s"/></my-list><my-list/>
      </view>
      <template name="row"><slot/></template>
      <mpaas-component id="m" type="map"/><mpaas-component type="map"/>
      """)
    let symbols = try client.request("textDocument/documentSymbol", document("index.axml"))
    func names(_ symbols: JSONValue?) -> [String] {
      symbols?.elements.map { symbol in
        let inner = names(symbol["children"])
        return (symbol["name"]?.string ?? "") + (inner.isEmpty ? "" : " " + inner.description)
      } ?? []
    }
    #expect(
      names(symbols) == [
        #"view#top ["text#中", "my-list#l [\"slot s\"]", "my-list"]"#, #"row ["slot"]"#, "mpaas-component#m",
        "map",
      ])
    #expect(
      symbols.elements[0]["selectionRange"]?.compact
        == #"{"start":{"line":0,"character":10},"end":{"line":0,"character":13}}"#)
  }

  @Test func aClientWithoutNestingGetsAList() throws {
    let client = try TestClient(StructureRequestTests.app, capabilities: "{}")
    client.open("index.axml", "<template name=\"row\"><slot/></template>")
    let symbols = try client.request("textDocument/documentSymbol", document("index.axml"))
    #expect(symbols.elements.map { $0["containerName"]?.string } == [nil, "row"])
    #expect(symbols.elements[1]["location"]?["range"]?["start"]?["character"]?.integer == 21)
  }

  @Test func linesFold() throws {
    let client = try TestClient(StructureRequestTests.app)
    client.open("index.axml", "<!-- a\r\nb -->\r\n<view>\r\n<text/>\r\n</view>")
    #expect(
      try client.request("textDocument/foldingRange", document("index.axml")).compact
        == #"[{"startLine":0,"endLine":1,"kind":"comment"},{"startLine":2,"endLine":3}]"#)
  }

  @Test func aSelectionHasItsParents() throws {
    let client = try TestClient(StructureRequestTests.app)
    client.open("index.axml", "中<view/>")
    let params =
      #"{"textDocument":{"uri":"\#(TestClient.uri("index.axml"))"},"positions":[{"line":0,"character":5}]}"#
    func range(_ start: Int, _ end: Int) -> String {
      #""range":{"start":{"line":0,"character":\#(start)},"end":{"line":0,"character":\#(end)}}"#
    }
    #expect(
      try client.request("textDocument/selectionRange", params).compact
        == "[{\(range(4, 8)),\"parent\":{\(range(3, 10)),\"parent\":{\(range(0, 10))}}}]")
  }

  @Test func startAndEndTagAreTypedTogether() throws {
    let client = try TestClient(StructureRequestTests.app)
    func ranges(_ marked: String) throws -> String? {
      try client.request("textDocument/linkedEditingRange", client.openAtCursor("index.axml", marked))[
        "ranges"]?
        .compact
    }
    #expect(
      try ranges("<vi|ew>a</view>")
        == #"[{"start":{"line":0,"character":1},"end":{"line":0,"character":5}},{"start":{"line":0,"character":9},"end":{"line":0,"character":13}}]"#
    )
    #expect(try ranges("<vi|ew/>") == nil)
  }

  @Test func pathsLeadToFiles() throws {
    var files = StructureRequestTests.app
    files["a.axml"] = ""
    files["m.sjs"] = ""
    files["i.png"] = ""
    files["other.axml"] = ""
    let client = try TestClient(files)
    client.open(
      "index.axml",
      "<import src=\"./a\"/><import-sjs name=\"m\" from=\"m.sjs\"/><image src=\"/i.png\"/><image src=\"{{x}}\"/>"
        + "<navigator url=\"/other?a=1\"/><image src=\"gone.png\"/>")
    let links = try client.request("textDocument/documentLink", document("index.axml"))
    #expect(
      links.elements.map { $0["target"]?.string }
        == ["a.axml", "m.sjs", "i.png", "other.axml"].map(TestClient.uri))
    client.open("app.json", StructureRequestTests.app["app.json"]!)
    let configured = try client.request("textDocument/documentLink", document("app.json"))
    #expect(
      configured.elements.map { $0["target"]?.string }
        == ["index.axml", "list/list.axml"].map(TestClient.uri))
    client.open("index.js", "Page({ a() { my.navigateTo({ url: '/other' }) } })")
    let inScript = try client.request("textDocument/documentLink", document("index.js"))
    #expect(inScript.elements.map { $0["target"]?.string } == [TestClient.uri("other.axml")])
    // It is unknown which page a component is on.
    client.open("list/list.js", "Component({ methods: { a() { my.navigateTo({ url: 'list' }) } } })")
    #expect(try client.request("textDocument/documentLink", document("list/list.js")).elements.isEmpty)
  }

  @Test(arguments: ["index.js", "index.json", "Host.m"])
  func otherServersLiveInOtherFiles(_ path: String) throws {
    let client = try TestClient(StructureRequestTests.app)
    client.open(path, "{}")
    for method in ["documentSymbol", "foldingRange"] {
      #expect(try client.request("textDocument/" + method, document(path)).isNull)
    }
  }
}

import Files
import LanguageServerProtocol
import Testing

@Suite struct StructureTests {
  private static let app = [
    "app.json": #"{"pages":["index"],"usingComponents":{"my-list":"/list/list"}}"#,
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>", "list/list.js": "Component({})",
    "index.js": "Page({})",
  ]

  private func document(_ path: String) -> String { #"{"textDocument":{"uri":"\#(TestClient.uri(path))"}}"# }

  @Test func theOutlineNestsAsThePageDoes() throws {
    let client = try TestClient(StructureTests.app)
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
    let client = try TestClient(StructureTests.app, capabilities: "{}")
    client.open("index.axml", "<template name=\"row\"><slot/></template>")
    let symbols = try client.request("textDocument/documentSymbol", document("index.axml"))
    #expect(symbols.elements.map { $0["containerName"]?.string } == [nil, "row"])
    #expect(symbols.elements[1]["location"]?["range"]?["start"]?["character"]?.integer == 21)
  }

  @Test(arguments: [
    ("<view>\n<text/>\n</view>", #"[{"startLine":0,"endLine":1}]"#),
    ("<!-- a\nb -->", #"[{"startLine":0,"endLine":1,"kind":"comment"}]"#),
    (
      "<view>\r\n<view>\r\n<!---->\r\n</view></view>",
      #"[{"startLine":0,"endLine":2},{"startLine":1,"endLine":2}]"#
    ),
    ("<view>\n</view>", "[]"), ("<view\n  class=\"a\"/>", #"[{"startLine":0,"endLine":1}]"#),
  ])
  func elementsAndCommentsFold(_ text: String, _ expected: String) throws {
    let client = try TestClient(StructureTests.app)
    client.open("index.axml", text)
    #expect(try client.request("textDocument/foldingRange", document("index.axml")).compact == expected)
  }

  @Test func aSelectionGrowsByTheTree() throws {
    let client = try TestClient(StructureTests.app)
    let text = "<view><text class=\"a {{b.c}}\">x</text></view>"
    client.open("index.axml", text)
    let params =
      #"{"textDocument":{"uri":"\#(TestClient.uri("index.axml"))"},"positions":[{"line":0,"character":26}]}"#
    var range: JSONValue? = try client.request("textDocument/selectionRange", params).elements[0]
    var found: [String] = []
    while let current = range {
      let start = current["range"]?["start"]?["character"]?.integer ?? 0
      let end = current["range"]?["end"]?["character"]?.integer ?? 0
      found.append(String(text.dropFirst(start).prefix(end - start)))
      range = current.optional("parent")
    }
    #expect(
      found == [
        "c", "b.c", "{{b.c}}", "a {{b.c}}", "class=\"a {{b.c}}\"", "<text class=\"a {{b.c}}\">",
        "<text class=\"a {{b.c}}\">x</text>", text,
      ])
  }

  @Test(arguments: [
    (
      "<vi|ew>a</view>",
      #"[{"start":{"line":0,"character":1},"end":{"line":0,"character":5}},{"start":{"line":0,"character":9},"end":{"line":0,"character":13}}]"#
    ),
    (
      "<view>a</view|>",
      #"[{"start":{"line":0,"character":1},"end":{"line":0,"character":5}},{"start":{"line":0,"character":9},"end":{"line":0,"character":13}}]"#
    ),
    ("<vi|ew/>", ""), ("<view cl|ass=\"a\"></view>", ""), ("<vi|ew><text>", ""),
  ])
  func startAndEndTagAreTypedTogether(_ marked: String, _ expected: String) throws {
    let client = try TestClient(StructureTests.app)
    let answer = try client.request(
      "textDocument/linkedEditingRange", client.openAtCursor("index.axml", marked))
    #expect(answer["ranges"]?.compact ?? "" == expected)
  }

  @Test func pathsLeadToFiles() throws {
    var files = StructureTests.app
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
    client.open("app.json", StructureTests.app["app.json"]!)
    let configured = try client.request("textDocument/documentLink", document("app.json"))
    #expect(
      configured.elements.map { $0["target"]?.string }
        == ["index.axml", "list/list.axml"].map(TestClient.uri))
    client.open("index.js", "Page({ a() { my.navigateTo({ url: '/other' }) } })")
    let inScript = try client.request("textDocument/documentLink", document("index.js"))
    #expect(inScript.elements.map { $0["target"]?.string } == [TestClient.uri("other.axml")])
    // Which page a component is on is not known.
    client.open("list/list.js", "Component({ methods: { a() { my.navigateTo({ url: 'list' }) } } })")
    #expect(try client.request("textDocument/documentLink", document("list/list.js")).elements.isEmpty)
  }

  @Test(arguments: ["index.js", "index.json", "Host.m"])
  func otherServersLiveInOtherFiles(_ path: String) throws {
    let client = try TestClient(StructureTests.app)
    client.open(path, "{}")
    for method in ["documentSymbol", "foldingRange"] {
      #expect(try client.request("textDocument/" + method, document(path)).isNull)
    }
  }
}

import Files
import LanguageServerProtocol
import Testing

/// A place as a path and a range, both short: `a.js 0:7-0:12`.
func shown(_ uri: JSONValue?, _ range: JSONValue?) -> String {
  let path = uri?.string.map { LSP.DocumentURI($0).path.replacing("/p/", with: "", maxReplacements: 1) }
  return "\(path ?? "?") \(shown(range))"
}

func shown(_ range: JSONValue?) -> String {
  func position(_ position: JSONValue?) -> String {
    "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
  }
  return "\(position(range?["start"]))-\(position(range?["end"]))"
}

/// Expects two values to be equal; both are shown where they are not.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ location: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: location)
}

extension TestClient {
  /// Where what is at the `|` of a document is defined: `a.js 0:7-0:12`; nil for null.
  func definitions(_ path: String, _ marked: String) throws -> [String]? {
    let result = try request("textDocument/definition", openAtCursor(path, marked))
    if result.isNull { return nil }
    return result.elements.map { link in
      link["targetUri"] == nil
        ? shown(link["uri"], link["range"]) : shown(link["targetUri"], link["targetSelectionRange"])
    }
  }
}

@Suite struct DefinitionRequestTests {
  static let program: [String: String] = [
    "app.json": """
    {
      "pages": ["pages/a/a", "pages/b/b"],
      "usingComponents": { "my-card": "/card/card" }
    }
    """,
    "pages/a/a.axml": "<view/>",
    "pages/a/a.js": """
    import mixin from '../../mixin'
    Page({
      mixins: [mixin],
      data: { count: 1 },
      onTap() { this.onOwn() },
      onOwn() {},
    })
    """,
    "mixin.js": "export default { onMixed() {}, data: { mixed: 1 } }",
    "pages/a/tools.sjs": "const two = () => 2\nexport default { one() {}, two }\nexport const three = 3",
    "pages/a/parts.axml": #"<template name="row"><view onTap="onTap"/></template>"#,
    "pages/b/b.axml": "<view/>",
    "pages/b/b.js": "Page({})",
    "card/card.axml": "<view/>",
    "card/card.js":
      "Component({ props: { title: '', onPick() {} }, data: { open: 1 }, methods: { onClose() {} }, didMount() {} })",
    "card/card.json": #"{ "component": true }"#,
  ]

  /// The host app is usually in a folder of its own beside the one that is open.
  @Test func hostsOutsideOfTheFolderLeadThereAndBack() throws {
    let source = """
      @interface MapView : NBComponent
      @end
      @implementation MapView
      + (void)load {
        NSData *d = [NSData dataWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"json"]];
        NSArray *views = [NSJSONSerialization JSONObjectWithData:d options:0 error:nil];
        for (NSDictionary *v in views) { [s registerComponentWithName:v[@"type"] clsName:v[@"cls"]]; }
      }
      - (void)componentDataDidChangeWithData:(NSDictionary *)data { _zoom = data[@"zoom"]; }
      @end
      """
    let page = #"<mpaas-component id="m" type="acme_map" zoom="1"/>"#
    let table = #"[{ "type": "acme_map", "cls": "MapView" }]"#
    let client = try TestClient(
      [
        "w/app.json": #"{ "pages": ["a"] }"#, "w/a.axml": page, "w/a.js": "Page({})",
        "w/mpcheck.json": #"{ "hosts": ["../ios"] }"#, "ios/View.m": source, "ios/views.json": table,
      ], folders: ["/p/w"])
    let entry = "ios/views.json 0:12-0:20"
    expectEqual(
      try client.definitions("w/a.axml", page.replacing("acme_map", with: "acme|_map")),
      [entry, "ios/View.m 2:16-2:23"])
    expectEqual(
      try client.definitions("ios/views.json", table.replacing("acme_map", with: "acme|_map")),
      ["w/a.axml 0:30-0:38"])
    expectEqual(
      try client.definitions("ios/views.json", table.replacing("MapView", with: "Map|View")),
      ["ios/View.m 2:16-2:23"])
    expectEqual(
      try client.definitions("ios/View.m", source.replacing("\"zoom", with: "\"zo|om")),
      ["w/a.axml 0:40-0:44"])
    client.open("ios/views.json", table.replacing("acme_map", with: "other_map"))
    expectEqual(try client.definitions("w/a.axml", page.replacing("acme_map", with: "acme|_map")), nil)
  }

  /// It is linted once, with the program.
  @Test func aFindingInAHostOutsideOfTheFolderIsThereOnce() throws {
    let source = """
      @interface MapView : NBComponent
      @end
      @implementation MapView
      + (void)load { [s registerComponentWithName:@"acme_map" clsName:@"MapVeiw"]; }
      @end
      """
    let client = try TestClient(
      [
        "w/app.json": #"{ "pages": ["a"] }"#, "w/a.js": "Page({})",
        "w/a.axml": #"<mpaas-component id="m" type="acme_map"/>"#,
        "w/mpcheck.json": #"{ "hosts": ["../ios"] }"#, "ios/View.m": source,
      ], folders: ["/p/w"])
    client.open("ios/View.m", source)
    #expect(
      try client.findings(in: "ios/View.m") == [
        "2:16 missing-content-view", "2:16 missing-view-initializer", "3:66 unregistered-view-class",
      ])
  }

  @Test func linksSayWhereTheyComeFrom() throws {
    let client = try TestClient(DefinitionRequestTests.program)
    let params = try client.openAtCursor("pages/a/a.axml", #"<view onTap="{{a ? 'on|Own' : ''}}"/>"#)
    try expectEqual(
      client.request("textDocument/definition", params).compact,
      """
      [{"originSelectionRange":{"start":{"line":0,"character":20},"end":{"line":0,"character":25}},\
      "targetUri":"file:///p/pages/a/a.js","targetRange":{"start":{"line":5,"character":2},"end":{"line":5,"character":7}},\
      "targetSelectionRange":{"start":{"line":5,"character":2},"end":{"line":5,"character":7}}}]
      """)
  }

  @Test func withoutLinkSupportThereAreLocations() throws {
    let client = try TestClient(DefinitionRequestTests.program, capabilities: "{}")
    let params = try client.openAtCursor("pages/a/a.axml", #"<view onTap="on|Own"/>"#)
    try expectEqual(
      client.request("textDocument/definition", params).compact,
      """
      [{"uri":"file:///p/pages/a/a.js","range":{"start":{"line":5,"character":2},"end":{"line":5,"character":7}}}]
      """)
  }

  @Test func unsavedTextsCount() throws {
    let client = try TestClient(DefinitionRequestTests.program)
    client.open("pages/a/a.js", "Page({\r\n  /* 中文😀 */ onNew() {}\r\n})")
    try expectEqual(
      client.definitions("pages/a/a.axml", #"<view onTap="on|New"/>"#), ["pages/a/a.js 1:19-1:24"])
  }

  @Test func columnsAreCountedAsTheClientCounts() throws {
    var files = DefinitionRequestTests.program
    files["pages/a/a.js"] = "/* 中😀 */ Page({ onTap() {} })"
    let client = try TestClient(files, capabilities: "{}")
    client.open("pages/a/a.axml", "<view>中文😀</view>\r\n<!-- 😀 --><view onTap=\"onTap\"/>")
    let result = try client.request(
      "textDocument/definition",
      #"{"textDocument":{"uri":"\#(TestClient.uri("pages/a/a.axml"))"},"position":{"line":1,"character":25}}"#
    )
    #expect(result.elements.map { shown($0["uri"], $0["range"]) } == ["pages/a/a.js 0:17-0:22"])
  }

  @Test func documentsOutsideOfProgramsHaveNone() throws {
    let client = try TestClient([:], folders: [])
    try expectEqual(client.definitions("x.js", "a|b"), nil)
    try expectEqual(client.definitions("x.axml", "<view onTap=\"a|b\"/>"), nil)
    try expectEqual(client.definitions("X.m", "a|b"), nil)
  }
}

extension TestClient {
  /// The uses of what is at the `|` of a document; nil for null.
  func references(_ path: String, _ marked: String, declaration: Bool = true) throws -> [String]? {
    let at = try openAtCursor(path, marked)
    let result = try request(
      "textDocument/references", at.dropLast() + #","context":{"includeDeclaration":\#(declaration)}}"#)
    return result.isNull ? nil : result.elements.map { shown($0["uri"], $0["range"]) }
  }
}

@Suite struct ReferenceRequestTests {
  private static let files = [
    "app.json": #"{ "pages": ["pages/a/a"] }"#, "pages/a/a.js": "Page({ onTap() {} })",
    "pages/a/a.axml": #"<view onTap="onTap"/>"#, "parts.axml": #"<template name="row"/>"#,
  ]

  @Test func declarationsAreThereOnRequest() throws {
    let client = try TestClient(ReferenceRequestTests.files)
    let page = #"<view onTap="on|Tap"/>"#
    try expectEqual(
      client.references("pages/a/a.axml", page), ["pages/a/a.axml 0:13-0:18", "pages/a/a.js 0:7-0:12"])
    try expectEqual(
      client.references("pages/a/a.axml", page, declaration: false), ["pages/a/a.axml 0:13-0:18"])
  }

  @Test func builtInTagsHaveNone() throws {
    let client = try TestClient(ReferenceRequestTests.files)
    try expectEqual(client.references("pages/a/a.axml", "<vi|ew/>"), [])
    try expectEqual(client.references("pages/a/a.axml", "<unknown-t|ag/>"), nil)
  }

  @Test func unsavedTextsCount() throws {
    let client = try TestClient(ReferenceRequestTests.files, capabilities: "{}")
    client.open("pages/a/a.axml", "<!-- 中😀 -->\r\n<view a=\"😀\" onTap=\"onTap\"/>")
    try expectEqual(
      client.references("pages/a/a.js", "Page({ on|Tap() {} })"),
      [
        "pages/a/a.axml 1:20-1:25", "pages/a/a.js 0:7-0:12",
      ])
  }

  /// Kinds are numbers of the protocol.
  @Test func symbolsOfTheWorkspace() throws {
    let client = try TestClient(ReferenceRequestTests.files)
    expectEqual(
      try client.request("workspace/symbol", #"{"query":""}"#).compact,
      """
      [{"name":"pages/a/a","kind":1,"location":{"uri":"file:///p/pages/a/a.axml","range":{"start":{"line":0,"character":0},\
      "end":{"line":0,"character":0}}}},{"name":"row","kind":12,"location":{"uri":"file:///p/parts.axml","range":\
      {"start":{"line":0,"character":16},"end":{"line":0,"character":19}}},"containerName":"parts"}]
      """)
  }
}

import Testing

/// From pages to native code and back.
@Suite struct NativeNavigationTests {
  static let files: [String: String] = [
    "mpcheck.json": #"{ "hosts": ["ios", "android"] }"#,
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
    "pages/a/a.axml":
      #"<mpaas-component id="map" type="my_map" onMove="go" zoom="5"/>"#,
    "pages/a/a.js": "Page({ go() { my.createMpaasCustomComponentContext('map') } })",
    "pages/b/b.axml": #"<view/>"# + "\n" + #"<mpaas-component id="m" type="my_map" zoom="5"/>"#,
    "pages/b/b.js": "Page({})",
    "ios/MapView.m": """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (void)componentDataDidChangeWithData:(NSDictionary *)data { _zoom = data[@"zoom"]; }
    - (void)move {
      [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"onMove"} callback:nil];
    }
    @end
    void launch(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
    """,
    "android/MapView.java": """
    package a;
    class MapView extends MPBaseEmbedView {
      void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
      void move() { sendEventToTiny("onMove", null); }
    }
    """,
  ]

  private func definitions(_ path: String, _ text: String) throws -> [String]? {
    try TestWorkspace(NativeNavigationTests.files).definitions(path, text)
  }

  @Test func typesLeadToRegistrationsAndClasses() throws {
    try expectEqual(
      definitions("pages/a/a.axml", #"<mpaas-component type="my_|map"/>"#),
      [
        "android/MapView.java 2:70-2:76", "ios/MapView.m 8:60-8:66", "android/MapView.java 1:6-1:13",
        "ios/MapView.m 2:16-2:23",
      ])
    try expectEqual(definitions("pages/a/a.axml", #"<mpaas-component type="no_|map"/>"#), nil)
  }

  @Test func eventsLeadToWhereTheyAreSent() throws {
    try expectEqual(
      definitions("pages/a/a.axml", #"<mpaas-component type="my_map" on|Move="go"/>"#),
      [
        "android/MapView.java 3:33-3:39", "ios/MapView.m 5:168-5:174",
      ])
    try expectEqual(definitions("pages/a/a.axml", #"<mpaas-component type="my_map" on|Stop="go"/>"#), nil)
    try expectEqual(
      definitions("pages/a/a.axml", #"<mpaas-component type="my_map" onMove="g|o"/>"#),
      [
        "pages/a/a.js 0:7-0:9"
      ])
  }

  @Test func parametersLeadToWhereTheyAreRead() throws {
    try expectEqual(
      definitions("pages/a/a.axml", #"<mpaas-component type="my_map" zo|om="1"/>"#),
      [
        "ios/MapView.m 3:77-3:81"
      ])
  }

  @Test func nativeCodeLeadsToTags() throws {
    let source = NativeNavigationTests.files["ios/MapView.m"]!
    try expectEqual(
      definitions("ios/MapView.m", source.replacing("\"my_map", with: "\"my|_map")),
      [
        "pages/a/a.axml 0:32-0:38", "pages/b/b.axml 1:30-1:36",
      ])
    try expectEqual(
      definitions("ios/MapView.m", source.replacing("\"onMove", with: "\"on|Move")),
      [
        "pages/a/a.axml 0:40-0:46"
      ])
    try expectEqual(
      definitions("ios/MapView.m", source.replacing("\"zoom", with: "\"zo|om")),
      [
        "pages/a/a.axml 0:52-0:56", "pages/b/b.axml 1:38-1:42",
      ])
    try expectEqual(
      definitions("ios/MapView.m", source.replacing("\"MapView\"", with: "\"Map|View\"")),
      ["ios/MapView.m 2:16-2:23"])
  }

  /// What is registered nowhere may be declared.
  @Test func configuredTypes() throws {
    var files = NativeNavigationTests.files
    files["mpcheck.json"] =
      #"{ "nativeViews": { "a_map": { "params": { "zoom": "number" } }, "my_map": {} }, "hosts": ["ios"] }"#
    let workspace = TestWorkspace(files)
    let page = #"<mpaas-component id="a" type="a_map" zoom="1"/>"#
    expectEqual(
      try workspace.definitions("pages/a/a.axml", page.replacing("a_map", with: "a_|map")),
      ["mpcheck.json 0:20-0:25"])
    expectEqual(
      try workspace.definitions("pages/a/a.axml", page.replacing("zoom", with: "zo|om")),
      ["mpcheck.json 0:43-0:47"])
    expectEqual(
      try workspace.references("pages/a/a.axml", page.replacing("a_map", with: "a_|map")),
      ["mpcheck.json 0:20-0:25", "pages/a/a.axml 0:30-0:35"])
    let configuration = files["mpcheck.json"]!
    expectEqual(
      try workspace.definitions("mpcheck.json", configuration.replacing("my_map", with: "my_|map")),
      ["ios/MapView.m 8:60-8:66", "ios/MapView.m 2:16-2:23"])
  }

  /// The text in the editor counts, on both sides.
  @Test func unsavedNativeCodeCounts() throws {
    var workspace = TestWorkspace(NativeNavigationTests.files)
    workspace.open(
      "android/MapView.java",
      "package a;\r\n/* 中文 */ class MapView extends MPBaseEmbedView {\r\n"
        + "void r() { MPEmbedViewHelper.registerEmbedView(\"a.MapView\", \"new_map\"); }\r\n}")
    try expectEqual(
      workspace.definitions("pages/a/a.axml", #"<mpaas-component type="new|_map"/>"#),
      [
        "android/MapView.java 2:61-2:68", "android/MapView.java 1:19-1:26",
      ])
  }

  @Test func brokenNativeCodeAnswers() throws {
    try expectEqual(
      definitions(
        "android/MapView.java",
        "class MapView extends MPBaseEmbedView { void a() { ( sendEventToTiny(\"on|Move\", null); } "
          + "void b() { MPEmbedViewHelper.registerEmbedView(\"MapView\", \"my_map\"); "),
      ["pages/a/a.axml 0:40-0:46"])
  }

  @Test(arguments: [
    ("ios/MapView.m", "\"my_map", "\"my|_map"), ("pages/b/b.axml", "\"my_map", "\"my|_map"),
  ])
  func typesHaveReferencesOnBothSides(_ path: String, _ word: String, _ marked: String) throws {
    let workspace = TestWorkspace(NativeNavigationTests.files)
    let text = NativeNavigationTests.files[path]!.replacing(word, with: marked)
    try expectEqual(
      workspace.references(path, text),
      [
        "android/MapView.java 2:70-2:76", "ios/MapView.m 8:60-8:66", "pages/a/a.axml 0:32-0:38",
        "pages/b/b.axml 1:30-1:36",
      ])
    try expectEqual(
      workspace.references(path, text, declaration: false),
      [
        "pages/a/a.axml 0:32-0:38", "pages/b/b.axml 1:30-1:36",
      ])
  }

  @Test func eventsAndParametersHaveReferencesOnBothSides() throws {
    let workspace = TestWorkspace(NativeNavigationTests.files)
    let page = NativeNavigationTests.files["pages/a/a.axml"]!
    try expectEqual(
      workspace.references("pages/a/a.axml", page.replacing("onMove", with: "on|Move")),
      [
        "android/MapView.java 3:33-3:39", "ios/MapView.m 5:168-5:174", "pages/a/a.axml 0:40-0:46",
      ])
    try expectEqual(
      workspace.references("pages/a/a.axml", page.replacing("zoom", with: "zo|om")),
      [
        "ios/MapView.m 3:77-3:81", "pages/a/a.axml 0:52-0:56", "pages/b/b.axml 1:38-1:42",
      ])
  }

  @Test func idsHaveReferencesInScripts() throws {
    let workspace = TestWorkspace(NativeNavigationTests.files)
    let expected = ["pages/a/a.axml 0:21-0:24", "pages/a/a.js 0:52-0:55"]
    let page = NativeNavigationTests.files["pages/a/a.axml"]!
    try expectEqual(workspace.references("pages/a/a.axml", page.replacing("\"map", with: "\"m|ap")), expected)
    let script = NativeNavigationTests.files["pages/a/a.js"]!
    try expectEqual(workspace.references("pages/a/a.js", script.replacing("'map", with: "'m|ap")), expected)
  }
}

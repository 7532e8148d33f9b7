import Diagnostics
import Testing

@testable import Answers

/// Hosts as people write them: tables, macros, enums, files that the code loads. Each name is found where it stands.
@Suite struct NativeFormTests {
  /// A host that registers `acme_map`, with the texts that it writes this in.
  struct Registration: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    /// Where the name of the type stands.
    var entry: String
    /// Where the class stands in the entry; nil where it is written otherwise.
    var className: String?
  }

  private static let views = """
    @interface AcmeMapView : NBComponent
    @end
    @implementation AcmeMapView
    @end
    @interface AcmePayView : NBComponent
    @end
    @implementation AcmePayView
    @end
    """
  private static let declaration = "ios/Views.m 2:16-2:27"

  private static func objectiveC(
    _ name: String, _ body: String, _ entry: String, class className: String?, above: String = "",
    with others: [String: String] = [:]
  ) -> Registration {
    Registration(
      testDescription: name,
      files: ["ios/Host.m": "\(above)\n@implementation Host\n+ (void)load {\n\(body)\n}\n@end"].merging(
        others
      ) {
        $1
      }, entry: entry, className: className)
  }

  static let registrations = [
    objectiveC(
      "a dictionary",
      """
      NSDictionary *views = @{ @"acme_map": AcmeMapView.class, @"acme_pay": AcmePayView.class };
      for (NSString *n in views) { [s registerComponentWithName:n clsName:NSStringFromClass(views[n])]; }
      """, "ios/Host.m 3:27-3:35", class: "ios/Host.m 3:38-3:49"),
    objectiveC(
      "a dictionary of names",
      """
      NSDictionary *views = @{ @"acme_map": @"AcmeMapView" };
      for (NSString *n in views) { [s registerComponentWithName:n clsName:views[n]]; }
      """, "ios/Host.m 3:27-3:35", class: "ios/Host.m 3:40-3:51"),
    objectiveC(
      "a macro", "REG(@\"acme_map\", AcmeMapView);", "ios/Host.m 3:6-3:14", class: "ios/Host.m 3:17-3:28",
      above: "#define REG(n, c) [[DTFrameworkInterface sharedInstance] registerComponentWithName:n "
        + "clsName:NSStringFromClass([c class])]"),
    objectiveC(
      "a macro that makes strings", "REG(acme_map, AcmeMapView);", "ios/Host.m 3:4-3:12",
      class: "ios/Host.m 3:14-3:25",
      above: "#define REG(n, c) [s registerComponentWithName:@#n clsName:@#c]"),
    objectiveC(
      "a property list",
      """
      NSArray *views = [NSArray arrayWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      for (NSDictionary *v in views) { [s registerComponentWithName:v[@"type"] clsName:v[@"cls"]]; }
      """, "ios/views.plist 1:29-1:37", class: "ios/views.plist 1:67-1:78",
      with: [
        "ios/views.plist": """
        <plist version="1.0"><array>
        <dict><key>type</key><string>acme_map</string><key>cls</key><string>AcmeMapView</string></dict>
        </array></plist>
        """
      ]),
    objectiveC(
      "a JSON file",
      """
      NSData *d = [NSData dataWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"json"]];
      NSArray *views = [NSJSONSerialization JSONObjectWithData:d options:0 error:nil];
      for (NSDictionary *v in views) { [s registerComponentWithName:v[@"type"] clsName:v[@"cls"]]; }
      """, "ios/views.json 0:12-0:20", class: "ios/views.json 0:30-0:41",
      with: ["ios/views.json": #"[{ "type": "acme_map", "cls": "AcmeMapView" }]"#]),
    Registration(
      testDescription: "an enum",
      files: [
        "ios/Host.swift": """
        enum Kind: String, CaseIterable { case map = "acme_map", pay = "acme_pay" }
        let classes: [Kind: AnyClass] = [.map: AcmeMapView.self, .pay: AcmePayView.self]
        func go(_ s: PSDService) {
          for k in Kind.allCases { s.registerComponent(withName: k.rawValue, clsName: NSStringFromClass(classes[k]!)) }
        }
        """
      ], entry: "ios/Host.swift 0:46-0:54", className: "ios/Host.swift 1:39-1:50"),
    Registration(
      testDescription: "a list of tuples",
      files: [
        "ios/Host.swift": """
        let rows: [(String, AnyClass)] = [("acme_map", AcmeMapView.self)]
        func go(_ s: PSDService) {
          for (n, c) in rows { s.registerComponent(withName: n, clsName: NSStringFromClass(c)) }
        }
        """
      ], entry: "ios/Host.swift 0:36-0:44", className: "ios/Host.swift 0:47-0:58"),
  ]

  private static func workspace(_ files: [String: String], page: String) -> TestWorkspace {
    TestWorkspace(
      [
        "mpcheck.json": #"{ "hosts": ["ios"] }"#, "app.json": #"{ "pages": ["a"] }"#, "a.axml": page,
        "a.js": "Page({ f() {} })", "ios/Views.m": views,
      ].merging(files) { $1 })
  }

  private static let page = #"<mpaas-component id="m" type="acme_map"/>"#
  private static let use = "a.axml 0:30-0:38"

  /// The text of a file with a `|` in a place, as `shown` writes it: `ios/Host.m 3:27-3:35`.
  private func cursor(in place: String, _ files: [String: String]) throws -> (path: String, marked: String) {
    let parts = place.split(separator: " ")
    let numbers = parts[1].split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
    let text = try #require(files[String(parts[0])])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = lines[numbers[0]]
    lines[numbers[0]].insert("|", at: line.utf8.index(line.startIndex, offsetBy: numbers[1] + 2))
    return (String(parts[0]), lines.joined(separator: "\n"))
  }

  @Test(arguments: registrations) func aTypeLeadsToItsEntryAndItsClass(_ host: Registration) throws {
    let workspace = NativeFormTests.workspace(host.files, page: NativeFormTests.page)
    let marked = NativeFormTests.page.replacing("acme_map", with: "acme|_map")
    try expectEqual(workspace.definitions("a.axml", marked), [host.entry, NativeFormTests.declaration])
    try expectEqual(
      workspace.references("a.axml", marked), [NativeFormTests.use, host.entry])
    #expect(try workspace.completions("a.axml", #"<mpaas-component type="|"/>"#).first == "acme_map")
    let at = try workspace.at("a.axml", marked)
    let hover = try #require(try at.page().hover(at: at.offset)).text.plain
    let (path, line) = (host.entry.split(separator: " ")[0], host.entry.split { $0 == " " || $0 == ":" }[1])
    #expect(hover.contains("iOS: class AcmeMapView in ios/Views.m:3"), "\(hover)")
    #expect(hover.contains("iOS: registered in \(path):\(Int(line)! + 1)"), "\(hover)")
  }

  @Test(arguments: registrations) func theEntryLeadsToTagsAndToTheClass(_ host: Registration) throws {
    let workspace = NativeFormTests.workspace(host.files, page: NativeFormTests.page)
    var (path, marked) = try cursor(in: host.entry, host.files)
    try expectEqual(workspace.definitions(path, marked), [NativeFormTests.use])
    try expectEqual(workspace.references(path, marked), [NativeFormTests.use, host.entry])
    (path, marked) = try cursor(in: try #require(host.className), host.files)
    try expectEqual(workspace.definitions(path, marked), [NativeFormTests.declaration])
  }

  /// What belongs to a definition is around its name, in the same file: editors refuse others.
  @Test(arguments: registrations) func whatIsAroundAnEntryContainsIt(_ host: Registration) throws {
    let workspace = NativeFormTests.workspace(host.files, page: NativeFormTests.page)
    let at = try workspace.at("a.axml", NativeFormTests.page.replacing("acme_map", with: "acme|_map"))
    let target = try #require(at.snapshot.target(in: at.text, at: at.offset))
    for definition in target.definitions { #expect(definition.whole.contains(definition.place.range)) }
  }

  // MARK: Events and parameters

  /// A host that sends or reads a name.
  struct Interface: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var source: String
    var name: String
    /// Where the name stands.
    var place: String
  }

  private static func swift(_ name: String, _ body: String, above: String, _ word: String, _ place: String)
    -> Interface
  {
    Interface(
      testDescription: name + ", Swift", path: "ios/V.swift",
      source: """
        \(above)
        @objc(MapView) final class MapView: NBComponent {
        \(body)
        }
        func register(_ s: PSDService) { s.registerComponent(withName: "acme_map", clsName: "MapView") }
        """, name: word, place: place)
  }

  private static func kotlin(_ name: String, _ body: String, above: String, _ word: String, _ place: String)
    -> Interface
  {
    Interface(
      testDescription: name + ", Kotlin", path: "ios/V.kt",
      source: """
        package a.b
        \(above)
        class MapView : MPBaseEmbedView() {
        \(body)
        }
        fun register() { MPEmbedViewHelper.registerEmbedView("a.b.MapView", "acme_map") }
        """, name: word, place: place)
  }

  private static let send = """
    func send(_ e: Event) {
      nbComponentMessageDelegate.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": elementId, "eventName": e.rawValue], callback: nil)
    }
    func go() { send(.onMove) }
    """

  static let interfaces = [
    swift(
      "a case with a value", send.replacing(".onMove", with: ".move"),
      above: "enum Event: String { case move = \"onMove\" }", "onMove", "ios/V.swift 0:34-0:40"),
    swift(
      "a case without one", send, above: "enum Event: String { case onMove }", "onMove",
      "ios/V.swift 0:26-0:32"),
    kotlin(
      "a property of a case",
      "fun send(e: Event) { sendEventToTiny(e.id, null) }\nfun go() { send(Event.MOVE) }",
      above: "enum class Event(val id: String) { MOVE(\"onMove\") }", "onMove", "ios/V.kt 1:41-1:47"),
    Interface(
      testDescription: "a macro, Objective-C", path: "ios/V.m",
      source: """
        #define SEND(n) [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": n} callback:nil]
        @interface MapView : NBComponent
        @end
        @implementation MapView
        + (void)load { [s registerComponentWithName:@"acme_map" clsName:@"MapView"]; }
        - (void)go { SEND(@"onMove"); }
        @end
        """, name: "onMove", place: "ios/V.m 5:20-5:26"),
    swift(
      "a coding key",
      "override func componentDataDidChange(withData data: [AnyHashable: Any]!) { let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data!)) }",
      above:
        "struct Options: Decodable { let zoom: Int?; enum CodingKeys: String, CodingKey { case zoom = \"zoomLevel\" } }",
      "zoomLevel", "ios/V.swift 0:94-0:103"),
    swift(
      "a field",
      "override func componentDataDidChange(withData data: [AnyHashable: Any]!) { let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data!)) }",
      above: "struct Options: Decodable { let zoomLevel: Int? }", "zoomLevel", "ios/V.swift 0:32-0:41"),
    kotlin(
      "a list of keys",
      "override fun onReceivedRender(json: JSONObject, bridge: H5BridgeContext) { for (k in listOf(\"zoomLevel\")) { set(k, json.get(k)) } }",
      above: "", "zoomLevel", "ios/V.kt 3:93-3:102"),
    kotlin(
      "an annotation",
      "override fun onReceivedRender(json: JSONObject, bridge: H5BridgeContext) { val o = Gson().fromJson(json.toString(), Options::class.java) }",
      above: "data class Options(@SerializedName(\"zoomLevel\") val zoom: Int?)", "zoomLevel",
      "ios/V.kt 1:36-1:45"),
  ]

  @Test(arguments: interfaces) func aNameLeadsToWhereItStandsAndBack(_ host: Interface) throws {
    let page = #"<mpaas-component id="m" type="acme_map" \#(host.name)="f"/>"#
    let workspace = NativeFormTests.workspace([host.path: host.source], page: page)
    let used = "a.axml 0:40-0:\(40 + host.name.utf8.count)"
    let marked = page.replacing(host.name, with: "|" + host.name)
    try expectEqual(workspace.definitions("a.axml", marked), [host.place])
    try expectEqual(workspace.references("a.axml", marked), [used, host.place])
    let labels = try workspace.completions("a.axml", #"<mpaas-component id="m" type="acme_map" |/>"#)
    #expect(labels.prefix(2) == ["style", host.name])
    let (path, source) = try cursor(in: host.place, [host.path: host.source])
    try expectEqual(workspace.definitions(path, source), [used])
    try expectEqual(workspace.references(path, source), [used, host.place])
    let at = try workspace.at("a.axml", marked)
    let line = host.place.split { $0 == " " || $0 == ":" }[1]
    #expect(try at.page().hover(at: at.offset)?.text.plain.contains("\(host.path):\(Int(line)! + 1)") == true)
  }
}

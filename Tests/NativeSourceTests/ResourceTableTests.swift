import Containers
import Diagnostics
import NativeSource
import Testing

/// Tables in files of the application that the sources load by a literal name, and what must stay unknown.
@Suite struct ResourceTableTests {
  struct Host: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var types: [String]
    var isComplete = true

    var platform: PlatformFacts? {
      facts[.mPaaS][files.keys.contains { $0.hasPrefix("/ios") } ? .ios : .android]
    }

    var facts: NativeFacts {
      let texts = files
      let paths = files.keys.sorted()
      return NativeFacts(
        files.compactMap { NativeFileFacts(reading: SourceText(path: $0.key, $0.value)) },
        resources: ResourceFiles { paths },
        reading: { path in texts[path].map { SourceText(path: path, $0) } })
    }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><array>
      <dict><key>type</key><string>map</string><key>cls</key><string>MapView</string></dict>
      <dict><key>type</key><string>pay</string><key>cls</key><string>PayView</string></dict>
    </array></plist>
    """
  private static let dictionary = """
    <plist version="1.0"><dict>
      <key>map</key><string>MapView</string><key>pay</key><string>PayView</string>
    </dict></plist>
    """
  private static let json = """
    { "views": [
      { "type": "map", "cls": "MapView" },
      { "type": "pay", "cls": "PayView", "isNew": true }
    ] }
    """
  private static let jsonList = """
    [{ "type": "map", "cls": "a.b.MapView" }, { "type": "pay", "cls": "a.b.PayView" }]
    """
  private static func objectiveC(
    _ name: String, _ body: String, _ resources: [String: String], _ types: [String], isComplete: Bool = true,
    others: String = ""
  ) -> Host {
    Host(
      testDescription: name + ", Objective-C",
      files: [
        "/ios/Views.m": SampleViews.objectiveC,
        "/ios/Hosts.m": "@implementation Hosts\n\(others)\n+ (void)load {\n\(body)\n}\n@end",
      ].merging(resources) { $1 }, types: types, isComplete: isComplete)
  }

  private static func swift(
    _ name: String, _ body: String, _ resources: [String: String], _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name + ", Swift",
      files: ["/ios/Views.m": SampleViews.objectiveC, "/ios/Hosts.swift": body].merging(resources) { $1 },
      types: types,
      isComplete: isComplete)
  }

  private static let androidViews = [
    "/app/src/main/java/MapView.java": "package a.b;\npublic class MapView extends MPBaseEmbedView { }",
    "/app/src/main/java/PayView.java": "package a.b;\npublic class PayView extends MPBaseEmbedView { }",
  ]

  private static func kotlin(
    _ name: String, _ body: String, _ resources: [String: String], _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name + ", Kotlin",
      files: androidViews.merging(["/app/src/main/java/App.kt": "package a.b\n\(body)"]) { $1 }
        .merging(resources) { $1 }, types: types, isComplete: isComplete)
  }

  private static func java(
    _ name: String, _ body: String, _ resources: [String: String], _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name + ", Java",
      files: androidViews.merging(["/app/src/main/java/App.java": "package a.b;\n\(body)"]) { $1 }
        .merging(resources) { $1 }, types: types, isComplete: isComplete)
  }

  static let hosts = objectiveC + swift + kotlin + java

  private static let loop = """
    for (NSDictionary *entry in list) {
      [s registerComponentWithName:entry[@"type"] clsName:entry[@"cls"]];
    }
    """

  private static let objectiveC: [Host] = [
    objectiveC(
      "a list by its path",
      """
      NSString *path = [[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"];
      NSArray *list = [NSArray arrayWithContentsOfFile:path];
      \(loop)
      """, ["/ios/views.plist": list], ["map", "pay"]),
    objectiveC(
      "a list by its URL",
      """
      NSURL *url = [[NSBundle bundleForClass:self] URLForResource:@"views" withExtension:@"plist"];
      NSArray<NSDictionary *> *list = [[NSArray alloc] initWithContentsOfURL:url error:nil];
      \(loop)
      """, ["/ios/views.plist": list], ["map", "pay"]),
    objectiveC(
      "a dictionary of classes",
      """
      NSDictionary *views = [NSDictionary dictionaryWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views.plist" ofType:nil]];
      [views enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSString *cls, BOOL *stop) {
        [s registerComponentWithName:name clsName:NSStringFromClass(NSClassFromString(cls))];
      }];
      """, ["/ios/Resources/views.plist": dictionary], ["map", "pay"]),
    objectiveC(
      "JSON through a helper that is given the name",
      """
      NSArray *list = [self tableNamed:@"views"][@"views"];
      \(loop)
      """, ["/ios/views.json": json], ["map", "pay"],
      others: """
        + (NSDictionary *)tableNamed:(NSString *)name {
          NSURL *url = [[NSBundle mainBundle] URLForResource:name withExtension:@"json"];
          if (!url) { return @{}; }
          NSData *data = [NSData dataWithContentsOfURL:url];
          NSError *error = nil;
          NSDictionary *table = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
          return table ?: @{};
        }
        """),
    objectiveC(
      "a property list in a bundle of its own",
      """
      NSString *inner = [[NSBundle mainBundle] pathForResource:@"Acme" ofType:@"bundle"];
      NSBundle *bundle = [NSBundle bundleWithPath:inner];
      NSData *data = [NSData dataWithContentsOfFile:[bundle pathForResource:@"views" ofType:@"plist"]];
      NSArray *list = [NSPropertyListSerialization propertyListWithData:data options:NSPropertyListImmutable format:NULL error:NULL];
      for (NSUInteger i = 0; i < list.count; i++) {
        NSDictionary *entry = list[i];
        NSString *type = [entry objectForKey:@"type"];
        [s registerComponentWithName:type clsName:[entry valueForKey:@"cls"]];
      }
      """, ["/ios/Acme.bundle/views.plist": list], ["map", "pay"]),
    objectiveC(
      "an entry of the information of the application",
      """
      NSDictionary *views = [[NSBundle mainBundle] objectForInfoDictionaryKey:@"AcmeViews"];
      for (NSString *name in views) { [s registerComponentWithName:name clsName:views[name]]; }
      """,
      [
        "/ios/App/Info.plist":
          "<plist><dict><key>AcmeViews</key><dict><key>map</key><string>MapView</string></dict></dict></plist>",
        "/ios/Tests/Info.plist": "<plist><dict><key>A</key><string>b</string></dict></plist>",
      ], ["map"]),
    objectiveC(
      "a file that is there twice, with other contents",
      """
      NSArray *list = [NSArray arrayWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      \(loop)
      """, ["/ios/A/views.plist": list, "/ios/B/views.plist": "<plist><array></array></plist>"], [],
      isComplete: false),
    objectiveC(
      "a file that is there twice, with the same contents",
      """
      NSArray *list = [NSArray arrayWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      \(loop)
      """, ["/ios/A/views.plist": list, "/ios/B/views.plist": list], ["map", "pay"]),
    objectiveC(
      "a file that is not there",
      """
      NSArray *list = [NSArray arrayWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      \(loop)
      """, [:], [], isComplete: false),
    objectiveC(
      "a broken file",
      """
      NSArray *list = [NSArray arrayWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      \(loop)
      """, ["/ios/views.plist": "<plist><array><dict>"], [], isComplete: false),
    objectiveC(
      "a bundle that is loaded at run time",
      """
      NSBundle *bundle = [NSBundle bundleWithPath:[Downloads path]];
      NSArray *list = [NSArray arrayWithContentsOfFile:[bundle pathForResource:@"views" ofType:@"plist"]];
      \(loop)
      """, ["/ios/views.plist": list], [], isComplete: false),
    objectiveC(
      "a list that is added to",
      """
      NSMutableArray *list = [[NSMutableArray alloc] initWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@"views" ofType:@"plist"]];
      [list addObjectsFromArray:[Remote views]];
      \(loop)
      """, ["/ios/views.plist": list], ["map", "pay"], isComplete: false),
  ]

  private static let swift: [Host] = [
    swift(
      "decoded JSON",
      """
      struct Entry: Decodable {
        let type: String
        let className: String
        enum CodingKeys: String, CodingKey { case type, className = "cls" }
      }
      struct Table: Decodable { let views: [Entry] }
      final class Hosts {
        private func load(_ name: String) -> [Entry] {
          guard let url = Bundle.main.url(forResource: name, withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let table = try? JSONDecoder().decode(Table.self, from: data)
          else { return [] }
          return table.views
        }
        func start(_ s: PSDService) {
          for entry in load("views") { s.registerComponent(withName: entry.type, clsName: entry.className) }
        }
      }
      """, ["/ios/views.json": json], ["map", "pay"]),
    swift(
      "a property list without types",
      """
      func start(_ s: PSDService) {
        guard let path = Bundle(for: Hosts.self).path(forResource: "views", ofType: "plist"),
          let list = NSArray(contentsOfFile: path) as? [[String: String]] else { return }
        list.forEach { s.registerComponent(withName: $0["type"]!, clsName: $0["cls"]!) }
      }
      """, ["/ios/views.plist": list], ["map", "pay"]),
    swift(
      "a dictionary of JSON",
      """
      func start(_ s: PSDService, bundle: Bundle = .main) {
        let url = bundle.url(forResource: "views", withExtension: "json")!
        let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        for entry in object?["views"] as? [[String: Any]] ?? [] {
          guard let type = entry["type"] as? String, let cls = entry["cls"] as? String else { continue }
          s.registerComponent(withName: type, clsName: cls)
        }
      }
      func main() { start(PSDService.sharedInstance()) }
      """, ["/ios/views.json": json], ["map", "pay"]),
    swift(
      "a decoded property list",
      """
      struct Entry: Codable { var type: String; var cls: String; var view: AnyClass? { NSClassFromString(cls) } }
      enum Table {
        static let all: [Entry] = {
          let url = Bundle.module.url(forResource: "views", withExtension: "plist")!
          return try! PropertyListDecoder().decode([Entry].self, from: Data(contentsOf: url))
        }()
      }
      func start(_ s: PSDService) {
        for entry in Table.all { s.registerComponent(withName: entry.type, clsName: NSStringFromClass(entry.view!)) }
      }
      """, ["/ios/views.plist": list], ["map", "pay"]),
    swift(
      "a decoder with other names",
      """
      struct Entry: Decodable { let type: String; let cls: String }
      func start(_ s: PSDService) {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom(rename)
        let data = try! Data(contentsOf: Bundle.main.url(forResource: "views", withExtension: "json")!)
        for entry in try! decoder.decode([Entry].self, from: data) {
          s.registerComponent(withName: entry.type, clsName: entry.cls)
        }
      }
      """, ["/ios/views.json": jsonList], [], isComplete: false),
    swift(
      "a file that a newer one may replace",
      """
      func start(_ s: PSDService) {
        let url = Updates.latest ?? Bundle.main.url(forResource: "views", withExtension: "plist")!
        for entry in NSArray(contentsOf: url) as! [[String: String]] {
          s.registerComponent(withName: entry["type"]!, clsName: entry["cls"]!)
        }
      }
      """, ["/ios/views.plist": list], [], isComplete: false),
  ]

  private static let assets = ["/app/src/main/assets/views.json": jsonList]

  private static let kotlin: [Host] = [
    kotlin(
      "assets",
      """
      class App : Application() {
        override fun onCreate() {
          val text = assets.open("views.json").bufferedReader().use { it.readText() }
          val array = JSONArray(text)
          for (i in 0 until array.length()) {
            val entry = array.getJSONObject(i)
            MPEmbedViewHelper.registerEmbedView(entry.getString("cls"), entry.optString("type"))
          }
        }
      }
      """, assets, ["map", "pay"]),
    kotlin(
      "Gson with a type of the sources",
      """
      data class Entry(@SerializedName("type") val name: String, val cls: String)
      object Tables {
        fun load(context: Context, file: String): List<Entry> =
          try {
            val json = context.assets.open(file).use { it.readBytes().toString(Charsets.UTF_8) }
            Gson().fromJson(json, object : TypeToken<List<Entry>>() {}.type)
          } catch (e: IOException) { emptyList() }
      }
      class App : Application() {
        override fun onCreate() {
          Tables.load(this, "config/views.json").forEach { MPEmbedViewHelper.registerEmbedView(it.cls, it.name) }
        }
      }
      """, ["/app/src/main/assets/config/views.json": jsonList], ["map", "pay"]),
    kotlin(
      "a raw resource",
      """
      class App : Application() {
        private fun read(id: Int) = resources.openRawResource(id).bufferedReader().readText()
        override fun onCreate() {
          val root = JSONObject(read(R.raw.views))
          for (key in root.keys()) { MPEmbedViewHelper.registerEmbedView(root.getString(key), key) }
        }
      }
      """, ["/app/src/main/res/raw/views.json": "{\"map\": \"a.b.MapView\", \"pay\": \"a.b.PayView\"}"],
      ["map", "pay"]),
    kotlin(
      "an array of strings",
      """
      class App : Application() {
        override fun onCreate() {
          val names = resources.getStringArray(R.array.view_types)
          for (name in names) MPEmbedViewHelper.registerEmbedView(MapView::class.java.name, name)
          MPEmbedViewHelper.registerEmbedView("a.b.PayView", getString(R.string.pay_type))
        }
      }
      """,
      [
        "/app/src/main/res/values/arrays.xml":
          "<resources><string-array name=\"view_types\"><item>map</item><item>@string/other</item></string-array></resources>",
        "/app/src/main/res/values/strings.xml":
          "<resources><string name=\"pay_type\">pay</string><string name=\"other\">plan</string></resources>",
      ], ["map", "pay", "plan"]),
    kotlin(
      "a string that is translated",
      """
      class App : Application() {
        override fun onCreate() { MPEmbedViewHelper.registerEmbedView("a.b.PayView", getString(R.string.pay_type)) }
      }
      """,
      [
        "/app/src/main/res/values/strings.xml":
          "<resources><string name=\"pay_type\">pay</string></resources>",
        "/app/src/main/res/values-zh/strings.xml":
          "<resources><string name=\"pay_type\">zahlen</string></resources>",
      ], [], isComplete: false),
    kotlin(
      "kotlinx, with a map",
      """
      @Serializable data class Entry(val cls: String, val isNew: Boolean = false)
      class App : Application() {
        override fun onCreate() {
          val text = assets.open("views.json").reader().use { it.readText() }
          Json.decodeFromString<Map<String, Entry>>(text).forEach { (type, entry) ->
            MPEmbedViewHelper.registerEmbedView(entry.cls, type)
          }
        }
      }
      """, ["/app/src/main/assets/views.json": "{\"map\": {\"cls\": \"a.b.MapView\"}}"], ["map"]),
    kotlin(
      "a file outside of the application",
      """
      class App : Application() {
        override fun onCreate() {
          val array = JSONArray(File(filesDir, "views.json").readText())
          for (i in 0 until array.length()) {
            MPEmbedViewHelper.registerEmbedView("a.b.MapView", array.getString(i))
          }
        }
      }
      """, ["/app/src/main/assets/views.json": "[\"map\"]"], [], isComplete: false),
    kotlin(
      "an entry without the key",
      """
      class App : Application() {
        override fun onCreate() {
          val array = JSONArray(assets.open("views.json").bufferedReader().readText())
          for (i in 0 until array.length()) {
            val entry = array.getJSONObject(i)
            MPEmbedViewHelper.registerEmbedView(entry.getString("cls"), entry.optString("type", fallback()))
          }
        }
      }
      """,
      [
        "/app/src/main/assets/views.json":
          "[{\"cls\": \"a.b.MapView\", \"type\": \"map\"}, {\"cls\": \"a.b.MapView\"}, {\"cls\": \"a.b.PayView\", \"type\": \"pay\"}]"
      ], ["map", "pay"], isComplete: false),
  ]

  private static let java: [Host] = [
    java(
      "assets that a helper reads",
      """
      public class App extends Application {
        private static String read(Context context, String name) {
          try (InputStream in = context.getAssets().open(name)) {
            byte[] buffer = new byte[in.available()];
            in.read(buffer);
            return new String(buffer, StandardCharsets.UTF_8);
          } catch (IOException e) {
            return "";
          }
        }
        public void onCreate() {
          try {
            JSONArray array = new JSONArray(read(this, "views.json"));
            for (int i = 0; i < array.length(); i++) {
              JSONObject entry = array.optJSONObject(i);
              MPEmbedViewHelper.registerEmbedView(entry.optString("cls"), entry.optString("type"));
            }
          } catch (JSONException e) { Log.e("App", "views", e); }
        }
      }
      """, assets, ["map", "pay"]),
    java(
      "lines that are joined, and objects that are made",
      """
      class Entry { final String type; final String cls; Entry(String type, String cls) { this.type = type; this.cls = cls; } }
      class Tables {
        static String text(Context context, int id) throws IOException {
          BufferedReader reader = new BufferedReader(new InputStreamReader(context.getResources().openRawResource(id)));
          StringBuilder builder = new StringBuilder();
          String line;
          while ((line = reader.readLine()) != null) { builder.append(line).append("\\n"); }
          return builder.toString();
        }
        static List<Entry> load(Context context) throws Exception {
          List<Entry> entries = new ArrayList<>();
          JSONArray array = new JSONArray(text(context, R.raw.views));
          for (int i = 0; i < array.length(); i++) {
            JSONObject object = array.getJSONObject(i);
            entries.add(new Entry(object.getString("type"), object.getString("cls")));
          }
          return entries;
        }
      }
      public class App extends Application {
        public void onCreate() {
          for (Entry entry : Tables.load(this)) { MPEmbedViewHelper.registerEmbedView(entry.cls, entry.type); }
        }
      }
      """, ["/app/src/main/res/raw/views.json": jsonList], ["map", "pay"]),
    java(
      "fastjson with a type of the sources",
      """
      public class App extends Application {
        public static class Entry {
          private String type;
          @JSONField(name = "cls") private String className;
          public String getType() { return type; }
          public void setType(String type) { this.type = type; }
          public String getClassName() { return className; }
          public void setClassName(String className) { this.className = className; }
        }
        public void onCreate() {
          String text = IOUtils.toString(getAssets().open("views.json"), "UTF-8");
          List<Entry> entries = JSON.parseArray(text, Entry.class);
          for (Entry entry : entries) {
            MPEmbedViewHelper.registerEmbedView(entry.getClassName(), entry.getType());
          }
        }
      }
      """, assets, ["map", "pay"]),
    java(
      "text that is put together",
      """
      class Tables {
        static String text(Context context) throws IOException {
          InputStream in = context.getAssets().open("views.json");
          StringBuilder builder = new StringBuilder();
          builder.append("[").append(new Scanner(in).next()).append(more + "]");
          return builder.toString();
        }
      }
      public class App extends Application {
        public void onCreate() {
          JSONArray array = new JSONArray(Tables.text(this));
          for (int i = 0; i < array.length(); i++) {
            MPEmbedViewHelper.registerEmbedView("a.b.MapView", array.getJSONObject(i).getString("type"));
          }
        }
      }
      """, assets, [], isComplete: false),
  ]

  @Test(arguments: hosts) func registersTypes(_ host: Host) throws {
    let platform = try #require(host.platform)
    #expect(Set(platform.contracts.map(\.type)).sorted() == host.types)
    #expect(platform.isComplete == host.isComplete)
  }

  /// The place of a type is in the file that has it.
  @Test func placesAreInTheFile() throws {
    let host = try #require(ResourceTableTests.kotlin.first)
    let platform = try #require(host.platform)
    let origins = platform.registrations.compactMap(\.type.origin)
    #expect(Set(origins.map(\.path)) == ["/app/src/main/assets/views.json"])
    let text = ResourceTableTests.jsonList
    #expect(
      origins.map { SourceText(path: "", text).string($0.range) }.sorted() == ["map", "pay"])
    #expect(host.facts.readResources == ["/app/src/main/assets/views.json"])
  }

  /// A host that loads no file reads none.
  @Test func readsNothingThatIsNotAskedFor() {
    let host = Host(
      testDescription: "",
      files: ["/ios/A.m": "+ (void)load { [s registerComponentWithName:@\"map\" clsName:@\"MapView\"]; }"],
      types: ["map"])
    let facts = NativeFacts(
      host.files.compactMap { NativeFileFacts(reading: SourceText(path: $0.key, $0.value)) },
      resources: ResourceFiles {
        Issue.record("the files are listed")
        return []
      })
    #expect(facts.readResources.isEmpty)
  }

  /// Any bytes end.
  @Test(arguments: hosts) func readsFilesThatAreCut(_ host: Host) {
    for path in host.files.keys.sorted() {
      let source = host.files[path] ?? ""
      for length in stride(from: 0, to: source.utf8.count, by: 11) {
        var cut = host
        cut.files[path] = String(decoding: source.utf8.prefix(length), as: UTF8.self)
        _ = cut.facts
      }
    }
  }
}

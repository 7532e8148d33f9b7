import Containers
import Diagnostics
import NativeSource
import Testing

/// Parameters that a library decodes into a type: which fields are read, and what must stay unknown.
@Suite struct DecodedTypeTests {
  static let swift: [ViewHost] = [
    .swift(
      "a struct",
      "let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data))",
      ["color", "title", "zoom"],
      """
      struct Options: Decodable {
        let title: String?
        var zoom: Int = 3
        let color: String
        static let standard = 1
        let version = 2
        var isLarge: Bool { zoom > 3 }
      }
      """),
    .swift(
      "CodingKeys with other names, some of the properties",
      """
      guard let json = try? JSONSerialization.data(withJSONObject: data as Any),
        let o = try? JSONDecoder().decode(Options.self, from: json) else { return }
      """, ["camera_zoom", "title"],
      """
      struct Options: Codable {
        let title: String?
        var zoom: Int
        var cache = 1
        private enum CodingKeys: String, CodingKey { case title, zoom = "camera_zoom" }
      }
      """),
    .swift(
      "a nested type with the name of another one, and a wrapper of the base class",
      "guard let o = decode(Options.self, from: data) else { return }", ["a"],
      """
      extension MapView { struct Options: Decodable { let a: Int } }
      final class Other { struct Options: Decodable { let b: Int } }
      extension NBComponent {
        func decode<T: Decodable>(_ type: T.Type, from data: [AnyHashable: Any]) -> T? {
          guard let json = try? JSONSerialization.data(withJSONObject: data) else { return nil }
          return try? JSONDecoder().decode(type, from: json)
        }
      }
      """),
    .swift(
      "a type that is inferred", "guard let o: Options = read(data) else { return }", ["a"],
      """
      struct Options: Decodable { let a: Int }
      func read<T: Decodable>(_ data: [AnyHashable: Any], as type: T.Type = T.self) -> T? {
        let json = try! JSONSerialization.data(withJSONObject: data)
        return try? JSONDecoder().decode(T.self, from: json)
      }
      """),
    .swift(
      "an initialiser that reads one container of known keys",
      "let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data))",
      ["a", "b"],
      """
      struct Options: Decodable {
        let a: Int
        let b: Int
        enum CodingKeys: CodingKey { case a, b }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = try c.decode(Int.self, forKey: .a)
          b = try c.decodeIfPresent(Int.self, forKey: .b) ?? 1
        }
      }
      """),
    .swift(
      "an initialiser of its own",
      "let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data))",
      nil,
      """
      struct Options: Decodable {
        let a: Int
        init(from decoder: Decoder) throws { a = try decoder.singleValueContainer().decode([String: Int].self)["x"]! }
      }
      """),
    .swift(
      "another strategy for keys",
      """
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let o = try? decoder.decode(Options.self, from: JSONSerialization.data(withJSONObject: data))
      """, nil, "struct Options: Decodable { let cameraZoom: Int }"),
    .swift(
      "a type that is not in the sources",
      "let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data))",
      nil, ""),
    .swift(
      "a subclass",
      "let o = try? JSONDecoder().decode(Options.self, from: JSONSerialization.data(withJSONObject: data))",
      nil,
      "class Base: Decodable { var a = 1 }\nclass Options: Base { var b = 1 }"),
    .swift(
      "MJExtension", "options = Options.mj_object(withKeyValues: data)", ["name", "zoom"],
      """
      @objcMembers class Options: NSObject {
        var title: String?
        var zoom = 3
        private var cache = 1
        override static func mj_replacedKeyFromPropertyName() -> [AnyHashable: Any]! { ["title": "name"] }
      }
      """),
    .swift(
      "YYModel", "guard let o = Options.yy_model(with: data) else { return }", ["src", "url", "zoom"],
      """
      @objcMembers final class Options: NSObject, YYModel {
        var address: String?
        var zoom: Int = 3
        static func modelCustomPropertyMapper() -> [String: Any]? { ["address": ["url", "src.path"]] }
      }
      """),
  ]

  static let objectiveC: [ViewHost] = [
    .objectiveC(
      "MJExtension with a superclass", "self.options = [Options mj_objectWithKeyValues:data];",
      ["camera", "identifier", "title"],
      """
      @interface Base : NSObject
      @property (nonatomic, copy) NSString *identifier;
      @end
      @implementation Base
      @end
      @interface Options : Base
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, assign) CGFloat zoom, cache;
      @end
      @implementation Options
      + (NSDictionary *)mj_replacedKeyFromPropertyName { return @{ @"zoom": @"camera.zoom" }; }
      + (NSArray *)mj_ignoredPropertyNames { return @[@"cache"]; }
      @end
      """),
    .objectiveC(
      "YYModel without what is read only", "Options *o = [Options yy_modelWithJSON:data];", ["title"],
      """
      @interface Options : NSObject
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, readonly) NSString *shown;
      @end
      @implementation Options
      @end
      """),
    .objectiveC(
      "YYModel with a transformation", "Options *o = [Options yy_modelWithDictionary:data];", nil,
      """
      @interface Options : NSObject
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation Options
      - (BOOL)modelCustomTransformFromDictionary:(NSDictionary *)dic { self.title = dic[@"name"]; return YES; }
      @end
      """),
    .objectiveC(
      "a superclass that is not in the sources", "Options *o = [Options yy_modelWithDictionary:data];", nil,
      """
      @interface Options : ACBaseModel
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation Options
      @end
      """),
    .objectiveC(
      "Mantle", "Options *o = [MTLJSONAdapter modelOfClass:Options.class fromJSONDictionary:data error:nil];",
      ["file", "name"],
      """
      @interface Options : MTLModel <MTLJSONSerializing>
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, copy) NSURL *url;
      @property (nonatomic, copy) NSString *cache;
      @end
      @implementation Options
      + (NSDictionary *)JSONKeyPathsByPropertyKey { return @{ @"title": @"name", @"url": @"file.url" }; }
      @end
      """),
    .objectiveC(
      "Mantle with the identity of all properties",
      "Options *o = [MTLJSONAdapter modelOfClass:[Options class] fromJSONDictionary:data error:nil];",
      ["name", "zoom"],
      """
      @interface Options : MTLModel <MTLJSONSerializing>
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic) NSInteger zoom;
      @end
      @implementation Options
      + (NSDictionary *)JSONKeyPathsByPropertyKey {
        return [[NSDictionary mtl_identityPropertyMapWithModel:self]
          mtl_dictionaryByAddingEntriesFromDictionary:@{ @"title": @"name" }];
      }
      @end
      """),
  ]

  static let jvm: [ViewHost] = [
    .kotlin(
      "Gson with annotations", "val o = Gson().fromJson(json.toJSONString(), Options::class.java)",
      ["card_no", "holder", "theme", "tone"],
      """
      data class Options(
        @SerializedName("card_no") val cardNo: String?,
        val holder: String?,
        @SerializedName(value = "theme", alternate = ["tone"]) val theme: String = "light",
        @Transient val cache: Int = 1,
      ) {
        val isLight get() = theme == "light"
        companion object { const val KEY = "key" }
      }
      """),
    .kotlin(
      "Gson with another naming",
      """
      val gson = GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES).create()
      val o = gson.fromJson(json.toJSONString(), Options::class.java)
      """, nil, "data class Options(val cardNo: String?)"),
    .kotlin(
      "Gson in a property, into a class of a library",
      "options = gson.fromJson(json.toString(), Options::class.java)",
      nil, "val gson = Gson()"),
    .kotlin(
      "a superclass that is not in the sources",
      "val o = Gson().fromJson(json.toString(), Options::class.java)", nil,
      "class Options(val a: Int) : RemoteOptions(a)"),
    .kotlin(
      "Moshi", "val o = adapter.fromJson(json.toString())", ["a", "b_c"],
      """
      val adapter = Moshi.Builder().add(KotlinJsonAdapterFactory()).build().adapter(Options::class.java)
      class Options(val a: Int, @Json(name = "b_c") val b: Int, @Json(ignore = true) val d: Int = 1) {
        val e = 2
      }
      """),
    .kotlin(
      "Moshi with an adapter of its own", "val o = adapter.fromJson(json.toString())", nil,
      """
      val adapter = Moshi.Builder().add(Options::class.java, OptionsAdapter()).build().adapter(Options::class.java)
      class Options(val a: Int)
      """),
    .kotlin(
      "kotlinx.serialization", "val o = Json.decodeFromString<Options>(json.toJSONString())", ["a", "b-c"],
      """
      @Serializable
      data class Options(val a: Int, @SerialName("b-c") val b: Int, @Transient val d: Int = 1)
      """),
    .kotlin(
      "kotlinx.serialization with a serializer and settings",
      "val o = lenient.decodeFromString(Options.serializer(), json.toString())", ["a"],
      """
      private val lenient = Json { ignoreUnknownKeys = true; isLenient = true }
      @Serializable class Options(val a: Int)
      """),
    .kotlin(
      "kotlinx.serialization with another naming", "val o = snake.decodeFromString<Options>(json.toString())",
      nil,
      """
      private val snake = Json { namingStrategy = JsonNamingStrategy.SnakeCase }
      @Serializable class Options(val cardNo: Int)
      """),
    .kotlin(
      "fastjson with a class of Kotlin", "val o = json.toJavaObject(Options::class.java)",
      ["b-c", "a"].sorted(),
      "class Options(var a: Int = 1, @JSONField(name = \"b-c\") var b: Int = 2) { val d = 3 }"),
    .kotlin(
      "a generic function", "val o: Options = json.parse()", ["a"],
      """
      class Options(val a: Int)
      inline fun <reified T> JSONObject.parse(): T = Gson().fromJson(toJSONString(), T::class.java)
      """),
    .java(
      "fastjson with setters", "Options o = JSON.toJavaObject(json, Options.class);",
      ["goal", "old-color", "open", "stroke-color"],
      """
      public class Options {
        private int goal;
        @JSONField(name = "stroke-color", alternateNames = {"old-color"})
        private String strokeColor;
        @JSONField(deserialize = false)
        private int cache;
        private int secret;
        public boolean open;
        public static int COUNT = 1;
        public int getGoal() { return goal; }
        public void setGoal(int goal) { this.goal = goal; }
        public void setStrokeColor(String strokeColor) { this.strokeColor = strokeColor; }
        public void setCache(int cache) { this.cache = cache; }
      }
      """),
    .java(
      "fastjson with a naming for the type",
      "Options o = JSON.parseObject(json.toJSONString(), Options.class);", nil,
      "@JSONType(naming = PropertyNamingStrategy.SnakeCase)\npublic class Options { public int cardNo; }"),
    .java(
      "Gson in Java", "Options o = new Gson().fromJson(json.toJSONString(), Options.class);",
      ["a", "list", "zoom_level"],
      """
      public class Options extends Base {
        @SerializedName("zoom_level") private int zoom;
        private transient int cache;
        private static final int LIMIT = 1;
        private final Map<String, Integer> list = new HashMap<>();
      }
      class Base { int a; }
      """),
    .java(
      "Jackson with private fields",
      "Options o = new ObjectMapper().readValue(json.toJSONString(), Options.class);", nil,
      "public class Options { private int a; public int getA() { return a; } }"),
    .java(
      "a list of types",
      "List<Options> o = JSON.parseObject(json.toJSONString(), new TypeReference<List<Options>>() {});",
      nil, "public class Options { public int a; }"),
  ]

  @Test(arguments: swift + objectiveC + jvm) func readsFields(_ host: ViewHost) throws {
    try host.expectParameters()
  }

  /// Any bytes end, with files that are cut anywhere.
  @Test(arguments: swift + objectiveC + jvm) func readsFilesThatAreCut(_ host: ViewHost) {
    for cut in host.cuts { _ = cut.interface }
  }
}

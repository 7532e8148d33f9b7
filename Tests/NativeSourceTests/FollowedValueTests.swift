import Containers
import Diagnostics
import NativeSource
import SeededRandom
import Testing

/// Hosts as people write them: tables, loops, enums, wrappers. What they register, send, handle and read, and what must
/// stay unknown.
@Suite struct FollowedValueTests {
  /// A host, and what is known of it.
  struct Host: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var types: [String]
    var isComplete = true
    /// What the classes send, handle and read together, sorted; nil where one of them may do more.
    var events: [String]? = []
    var messages: [String]? = []
    var parameters: [String]? = []
  }

  private static func ios(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true) -> Host
  {
    Host(
      testDescription: name,
      files: [
        "/ios/Views.m": SampleViews.objectiveC,
        "/ios/Hosts.m": """
        @implementation Hosts
        + (void)load {
        \(body)
        }
        @end
        """,
      ], types: types, isComplete: isComplete)
  }

  private static func android(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    Host(
      testDescription: name,
      files: SampleViews.java.merging(["/app/App.kt": "package a.b\n\(body)"]) { $1 }, types: types,
      isComplete: isComplete)
  }

  static let registrations: [Host] = [
    ios(
      "a loop over a dictionary",
      """
      NSDictionary *views = @{ @"map": @"MapView", @"pay": [PayView class] };
      for (NSString *name in views) { [s registerComponentWithName:name clsName:views[name]]; }
      """, ["map", "pay"]),
    ios(
      "a block over a dictionary",
      """
      [@{ @"map": MapView.class } enumerateKeysAndObjectsUsingBlock:^(NSString *name, Class type, BOOL *stop) {
        [s registerComponentWithName:name clsName:NSStringFromClass(type)];
      }];
      """, ["map"]),
    ios(
      "a dictionary that is filled with what is not known",
      """
      NSMutableDictionary *views = [@{ @"map": @"MapView" } mutableCopy];
      [views addEntriesFromDictionary:[Remote views]];
      for (NSString *name in views) { [s registerComponentWithName:name clsName:views[name]]; }
      """, ["map"], isComplete: false),
    ios(
      "parallel arrays with an index",
      """
      NSArray *names = @[@"map", @"pay"];
      NSArray *types = @[@"MapView", @"PayView"];
      for (int i = 0; i < 2; i++) { [s registerComponentWithName:names[i] clsName:types[i]]; }
      """, ["map", "pay"]),
    ios(
      "a type that is taken back",
      """
      [s registerComponentWithName:@"map" clsName:@"MapView"];
      [s registerComponentWithName:@"pay" clsName:@"PayView"];
      [s unRegisterComponentWithName:@"pay"];
      """, ["map"]),
    ios(
      "some type that is taken back",
      """
      [s registerComponentWithName:@"map" clsName:@"MapView"];
      [s unRegisterComponentWithName:[Remote broken]];
      """, ["map"], isComplete: false),
    Host(
      testDescription: "all cases of an enum of Swift",
      files: [
        "/ios/Views.swift":
          "@objc(MapView) class MapView: NBComponent {}\n@objc(PayView) class PayView: NBComponent {}",
        "/ios/Kind.swift": """
        enum Kind: String, CaseIterable {
          case map = "acme_map", pay
          var type: AnyClass {
            switch self {
            case .map: return MapView.self
            case .pay: return PayView.self
            }
          }
        }
        """,
        "/ios/Hosts.swift": """
        func register(_ s: PSDService) {
          for kind in Kind.allCases { s.registerComponent(withName: kind.rawValue, clsName: NSStringFromClass(kind.type)) }
        }
        """,
      ], types: ["acme_map", "pay"]),
    Host(
      testDescription: "tuples of Swift, a list that another file changes",
      files: [
        "/ios/Views.swift": "@objc(MapView) class MapView: NBComponent {}",
        "/ios/Hosts.swift": """
        enum Hosts {
          static var views: [(String, AnyClass)] = [("map", MapView.self)]
          static func start(_ s: PSDService) {
            views.forEach { s.registerComponent(withName: $0.0, clsName: NSStringFromClass($0.1)) }
          }
        }
        """,
        "/ios/Plugins.swift": "func plug(_ name: String) { Hosts.views.append((name, MapView.self)) }",
      ], types: ["map"], isComplete: false),
    android(
      "pairs of Kotlin",
      """
      val views = listOf("map" to MapView::class.java, "pay" to PayView::class.java)
      class App : Application() {
        override fun onCreate() { views.forEach { (name, type) -> MPEmbedViewHelper.registerEmbedView(type.name, name) } }
      }
      """, ["map", "pay"]),
    android(
      "an enum of Kotlin with a constructor",
      """
      enum class Kind(val type: String, val view: Class<*>) { MAP("map", MapView::class.java), PAY("pay", PayView::class.java) }
      class App : Application() {
        override fun onCreate() { Kind.values().forEach { MPEmbedViewHelper.registerEmbedView(it.view.name, it.type) } }
      }
      """, ["map", "pay"]),
    android(
      "a list of Kotlin that a function fills from outside",
      """
      class App : Application() {
        private val views = mutableListOf("map" to MapView::class.java)
        override fun onCreate() {
          Plugins.fill(views)
          for ((name, type) in views) MPEmbedViewHelper.registerEmbedView(type.name, name)
        }
      }
      """, ["map"], isComplete: false),
    Host(
      testDescription: "a static map of Java",
      files: [
        "/app/MapView.java": "package a.b;\npublic class MapView extends MPBaseEmbedView { }",
        "/app/App.java": """
        package a.b;
        public class App extends Application {
          private static final Map<String, Class<?>> VIEWS = new HashMap<>();
          static { VIEWS.put("map", MapView.class); }
          public void onCreate() {
            for (Map.Entry<String, Class<?>> view : VIEWS.entrySet()) {
              MPEmbedViewHelper.registerEmbedView(view.getValue().getName(), view.getKey());
            }
          }
        }
        """,
      ], types: ["map"]),
  ]

  static let interfaces: [Host] = [
    Host(
      testDescription: "a dictionary that is made step by step, a table of blocks, a loop over keys",
      files: [
        "/ios/Map.m": """
        @implementation Hosts
        + (void)load { [s registerComponentWithName:@"map" clsName:@"MapView"]; }
        @end
        @interface MapView : NBComponent
        @end
        @implementation MapView
        - (void)report:(NSString *)name {
          NSMutableDictionary *body = [NSMutableDictionary dictionary];
          body[@"element"] = self.componentId;
          body[@"eventName"] = name;
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:body callback:nil];
        }
        - (void)tapped { [self report:@"onTap"]; }
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
          NSDictionary *table = @{ @"move": ^{ }, @"stop": ^{ } };
          void (^run)(void) = table[message];
          if (run) run();
        }
        - (void)componentDataDidChangeWithData:(NSDictionary *)data {
          for (NSString *key in @[@"zoom", @"color"]) { [self set:data[key] to:key]; }
        }
        @end
        """
      ], types: ["map"], events: ["onTap"], messages: ["move", "stop"], parameters: ["color", "zoom"]),
    Host(
      testDescription: "names that are put together, reflection, a dictionary that is handed to a library",
      files: [
        "/ios/Map.m": """
        @implementation Hosts
        + (void)load { [s registerComponentWithName:@"map" clsName:@"MapView"]; }
        @end
        @interface MapView : NBComponent
        @end
        @implementation MapView
        - (void)report:(NSString *)name {
          NSDictionary *body = @{ @"element": self.componentId, @"eventName": [@"on" stringByAppendingString:name] };
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:body callback:nil];
        }
        - (void)heard:(NSDictionary *)packet { [self report:packet[@"name"]]; }
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
          SEL run = NSSelectorFromString(message);
          [self performSelector:run];
        }
        - (void)componentDataDidChangeWithData:(NSDictionary *)data { [Library configure:self.map with:data]; }
        @end
        """
      ], types: ["map"], events: nil, messages: nil, parameters: nil),
    Host(
      testDescription: "an enum for events, a switch over an enum, parameters read in a function of Kotlin",
      files: [
        "/app/Map.kt": """
        package a.b
        class App : Application() {
          override fun onCreate() { MPEmbedViewHelper.registerEmbedView("a.b.MapView", "map") }
        }
        enum class Event(val key: String) { TAP("onTap"), MOVE("onMove") }
        class MapView : MPBaseEmbedView() {
          private val handlers = mapOf("zoom" to ::zoom, "reset" to ::reset)
          private fun send(event: Event) = sendEventToTiny(event.key, JSONObject())
          fun tapped() = send(Event.TAP)
          fun moved() = send(Event.MOVE)
          override fun onReceivedMessage(actionType: String, data: JSONObject, bridge: H5BridgeContext) {
            handlers[actionType]?.invoke(data)
          }
          override fun onReceivedRender(params: JSONObject, bridge: H5BridgeContext) { apply(params) }
          private fun apply(given: JSONObject) { title = given.getString("title") }
        }
        """
      ], types: ["map"], events: ["onMove", "onTap"], messages: ["reset", "zoom"], parameters: ["title"]),
  ]

  static func link(_ host: Host) -> PlatformFacts? {
    let texts = host.files.mapValues { $0 }
    let files = host.files.compactMap { NativeFileFacts(reading: SourceText(path: $0.key, $0.value)) }
    let facts = NativeFacts(files, reading: { path in texts[path].map { SourceText(path: path, $0) } })
    return facts[.mPaaS].values.first
  }

  @Test(arguments: registrations + forms) func registersTypes(_ host: Host) throws {
    let facts = try #require(FollowedValueTests.link(host))
    #expect(facts.contracts.map(\.type).sorted() == host.types)
    #expect(facts.isComplete == host.isComplete)
    if host.isComplete { #expect(facts.contracts.allSatisfy { $0.classIndex != nil }) }
  }

  @Test(arguments: interfaces) func knowsInterfaces(_ host: Host) throws {
    let facts = try #require(FollowedValueTests.link(host))
    let interface = try #require(facts.contracts.first).interface
    func names(_ values: [String?], _ isComplete: Bool) -> [String]? {
      isComplete ? Set(values.compactMap { $0 }).sorted() : nil
    }
    #expect(names(interface.events.items.map { $0.name?.value }, interface.events.isComplete) == host.events)
    #expect(names(interface.messages.items.map(\.value), interface.messages.isComplete) == host.messages)
    #expect(
      names(interface.parameters.items.map(\.value), interface.parameters.isComplete) == host.parameters)
  }

  /// In a circle, in a chain of any length, and with more and more parts.
  @Test(arguments: [
    "#define A B\n#define B A\n", "#define A B\n#define B @\"b\" A A\n",
    "#define A A0\n" + (0..<20_000).map { "#define A\($0) A\($0 + 1)\n" }.joined(),
    "#define A A0\n" + (0..<40).map { "#define A\($0) A\($0 + 1) A\($0 + 1)\n" }.joined()
      + "#define A40 @\"a\"\n",
  ])
  func constantsThatNameEachOtherStayUnknown(macros: String) throws {
    let files = [
      "/ios/Views.m": SampleViews.objectiveC, "/ios/Names.h": macros,
      "/ios/Hosts.m":
        "void a(PSDService *s) { [s registerComponentWithName:A clsName:@\"MapView\"]; }\n",
    ]
    let facts = try #require(
      FollowedValueTests.link(Host(testDescription: "macros", files: files, types: [])))
    #expect(!facts.isComplete)
    #expect(facts.contracts.map(\.type) == [])
  }

  /// Any bytes end, with files that are cut anywhere; a sample cuts after every seventh byte.
  @Test(arguments: registrations + forms + interfaces) func readsFilesThatAreCut(_ host: Host) {
    for (path, source) in host.files {
      for length in Sampling.some(of: Array(0..<source.utf8.count), oneIn: 7) {
        var cut = host
        cut.files[path] = String(decoding: source.utf8.prefix(length), as: UTF8.self)
        _ = FollowedValueTests.link(cut)
      }
    }
  }
}

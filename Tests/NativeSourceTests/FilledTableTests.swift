import Containers
import NativeSource
import Testing

/// Tables that initialisers, getters and subclasses fill, and what must stay unknown.
@Suite struct FilledTableTests {
  typealias Host = ResourceTableTests.Host

  private static func objectiveC(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true, header: String = "",
    others: String = ""
  ) -> Host {
    Host(
      testDescription: name + ", Objective-C",
      files: [
        "/ios/Views.m": SampleViews.objectiveC, "/ios/Hosts.h": header, "/ios/Hosts.m": body,
        "/ios/Others.m": others,
      ], types: types, isComplete: isComplete)
  }

  private static func swift(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true, others: String = ""
  ) -> Host {
    Host(
      testDescription: name + ", Swift",
      files: ["/ios/Views.m": SampleViews.objectiveC, "/ios/Hosts.swift": body, "/ios/Others.swift": others],
      types: types,
      isComplete: isComplete)
  }

  private static func kotlin(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true, others: String = ""
  ) -> Host {
    Host(
      testDescription: name + ", Kotlin",
      files: SampleViews.java.merging([
        "/app/App.kt": "package a.b\n\(body)", "/app/Others.kt": "package a.b\n\(others)",
      ]) { $1 }, types: types, isComplete: isComplete)
  }

  private static func java(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true, others: String = ""
  ) -> Host {
    Host(
      testDescription: name + ", Java",
      files: SampleViews.java.merging([
        "/app/App.java": "package a.b;\n\(body)", "/app/Others.java": "package a.b;\n\(others)",
      ]) { $1 }, types: types, isComplete: isComplete)
  }

  private static let hostsHeader = """
    @interface Hosts : NSObject
    @property (nonatomic, copy) NSDictionary *views;
    @end
    """

  static let registrations = objectiveC + swift + kotlin + java

  private static let objectiveC: [Host] = [
    objectiveC(
      "a lazy getter",
      """
      @interface Hosts : NSObject
      @property (nonatomic, strong) NSDictionary *views;
      @end
      @implementation Hosts
      - (NSDictionary *)views {
        if (!_views) { _views = @{ @"map": MapView.class, @"pay": PayView.class }; }
        return _views;
      }
      - (void)start {
        [self.views enumerateKeysAndObjectsUsingBlock:^(NSString *name, Class cls, BOOL *stop) {
          [s registerComponentWithName:name clsName:NSStringFromClass(cls)];
        }];
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "a getter that is sent as a message",
      """
      @implementation Hosts { NSDictionary *_views; }
      - (NSDictionary *)views {
        if (_views == nil) { _views = @{ @"map": @"MapView" }; }
        return _views;
      }
      - (void)start {
        for (NSString *name in [self views]) { [s registerComponentWithName:name clsName:[self views][name]]; }
      }
      @end
      """, ["map"]),
    objectiveC(
      "a static variable that is set once",
      """
      @implementation Hosts
      + (NSDictionary *)views {
        static NSDictionary *views;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ views = @{ @"map": @"MapView", @"pay": @"PayView" }; });
        return views;
      }
      + (void)load {
        NSDictionary *all = [self views];
        for (NSString *name in all) { [s registerComponentWithName:name clsName:all[name]]; }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "a static table that initialize fills",
      """
      static NSMutableDictionary *table;
      @implementation Hosts
      + (void)initialize {
        if (self != [Hosts class]) return;
        table = [NSMutableDictionary new];
        table[@"map"] = @"MapView";
        [table setObject:@"PayView" forKey:@"pay"];
      }
      + (void)start { for (NSString *name in table) { [s registerComponentWithName:name clsName:table[name]]; } }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "an initialiser that sets the property",
      """
      @interface Hosts : NSObject
      @property (nonatomic, copy) NSArray<NSArray *> *views;
      @end
      @implementation Hosts
      - (instancetype)init {
        if (self = [super init]) { self.views = @[ @[ @"map", MapView.class ], @[ @"pay", PayView.class ] ]; }
        return self;
      }
      - (void)start {
        for (NSArray *view in self.views) { [s registerComponentWithName:view[0] clsName:NSStringFromClass(view[1])]; }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "a table that each subclass returns",
      """
      @interface Registrar : NSObject
      - (NSDictionary *)views;
      @end
      @implementation Registrar
      - (NSDictionary *)views { return @{}; }
      - (void)start {
        NSDictionary *views = [self views];
        for (NSString *name in views) { [s registerComponentWithName:name clsName:views[name]]; }
      }
      @end
      @interface Maps : Registrar
      @end
      @implementation Maps
      - (NSDictionary *)views { return @{ @"map": @"MapView" }; }
      @end
      """, ["map", "pay"],
      others: """
        @interface Pays : Registrar
        @end
        @implementation Pays
        - (NSDictionary *)views { return @{ @"pay": @"PayView" }; }
        @end
        """),
    objectiveC(
      "a table that a subclass gets from elsewhere",
      """
      @interface Registrar : NSObject
      @end
      @implementation Registrar
      - (NSDictionary *)views { return @{ @"map": @"MapView" }; }
      - (void)start {
        NSDictionary *views = self.views;
        for (NSString *name in views) { [s registerComponentWithName:name clsName:views[name]]; }
      }
      @end
      """, ["map"], isComplete: false,
      others: """
        @interface Pays : Registrar
        @end
        @implementation Pays
        - (NSDictionary *)views { return [Remote views]; }
        @end
        """),
    objectiveC(
      "a property of a header that the implementation alone sets",
      """
      @implementation Hosts
      - (instancetype)init { self = [super init]; _views = @{ @"map": @"MapView" }; return self; }
      - (void)start {
        for (NSString *name in self.views) { [s registerComponentWithName:name clsName:self.views[name]]; }
      }
      @end
      """, ["map"], header: hostsHeader,
      others: """
        @implementation Plugins
        - (void)plug:(Other *)other { other.views = [Remote views]; }
        @end
        @interface Other : NSObject
        @property NSDictionary *views;
        @end
        @implementation Other
        @end
        """),
    objectiveC(
      "a property that another file sets",
      """
      @implementation Hosts
      - (instancetype)init { self = [super init]; _views = @{ @"map": @"MapView" }; return self; }
      - (void)start {
        for (NSString *name in self.views) { [s registerComponentWithName:name clsName:self.views[name]]; }
      }
      @end
      """, ["map"], isComplete: false,
      header: hostsHeader,
      others: """
        @implementation Plugins
        - (void)plug:(Hosts *)hosts { hosts.views = [Remote views]; }
        @end
        """),
    objectiveC(
      "a property that another file sets by a message",
      """
      @implementation Hosts
      - (instancetype)init { self = [super init]; _views = @{ @"map": @"MapView" }; return self; }
      - (void)start {
        for (NSString *name in self.views) { [s registerComponentWithName:name clsName:self.views[name]]; }
      }
      @end
      """, ["map"], isComplete: false,
      header: hostsHeader,
      others: """
        @implementation Plugins
        - (void)plug:(Hosts *)hosts { [hosts setViews:[Remote views]]; }
        @end
        """),
  ]

  private static let swift: [Host] = [
    swift(
      "a lazy property",
      """
      final class Hosts {
        private lazy var views: [String: AnyClass] = makeViews()
        private func makeViews() -> [String: AnyClass] { ["map": MapView.self, "pay": PayView.self] }
        func start(_ s: PSDService) {
          for (name, view) in views { s.registerComponent(withName: name, clsName: NSStringFromClass(view)) }
        }
      }
      """, ["map", "pay"]),
    swift(
      "a property that the initialiser fills",
      """
      final class Hosts {
        private var views: [(String, AnyClass)] = []
        init() {
          views.append(("map", MapView.self))
          self.views += [("pay", PayView.self)]
        }
        func start(_ s: PSDService) {
          views.forEach { s.registerComponent(withName: $0.0, clsName: NSStringFromClass($0.1)) }
        }
      }
      """, ["map", "pay"]),
    swift(
      "a constant that the initialiser sets",
      """
      final class Hosts {
        let views: [String: String]
        init() { views = ["map": "MapView"] }
        func start(_ s: PSDService) {
          for (name, view) in self.views { s.registerComponent(withName: name, clsName: view) }
        }
      }
      """, ["map"]),
    swift(
      "a property that each subclass overrides",
      """
      class Module {
        var views: [String: AnyClass] { [:] }
        func start(_ s: PSDService) {
          for (name, view) in views { s.registerComponent(withName: name, clsName: NSStringFromClass(view)) }
        }
      }
      final class Maps: Module { override var views: [String: AnyClass] { ["map": MapView.self] } }
      """, ["map", "pay"],
      others:
        "final class Pays: Module { override var views: [String: AnyClass] { [\"pay\": PayView.self] } }"),
    swift(
      "a property that is set by whoever makes the object",
      """
      final class Hosts {
        var views: [String: String] = ["map": "MapView"]
        func start(_ s: PSDService) {
          for (name, view) in views { s.registerComponent(withName: name, clsName: view) }
        }
      }
      """, ["map"], isComplete: false, others: "func plug(_ h: Hosts) { h.views = Remote.views }"),
  ]

  private static let kotlin: [Host] = [
    kotlin(
      "by lazy",
      """
      object Hosts {
        private val views by lazy { mapOf("map" to MapView::class.java, "pay" to PayView::class.java) }
        fun start() { views.forEach { (name, view) -> MPEmbedViewHelper.registerEmbedView(view.name, name) } }
      }
      """, ["map", "pay"]),
    kotlin(
      "a map that init fills",
      """
      class Hosts {
        private val views = HashMap<String, Class<*>>()
        init {
          views["map"] = MapView::class.java
          views.put("pay", PayView::class.java)
        }
        fun start() { for ((name, view) in views) MPEmbedViewHelper.registerEmbedView(view.name, name) }
      }
      """, ["map", "pay"]),
    kotlin(
      "a property without a first value",
      """
      class Hosts {
        private val views: Map<String, String>
        init { views = mapOf("map" to "a.b.MapView") }
        fun start() { for ((name, view) in views) MPEmbedViewHelper.registerEmbedView(view, name) }
      }
      """, ["map"]),
    kotlin(
      "a property that is set late",
      """
      class Hosts : Application() {
        private lateinit var views: List<Pair<String, String>>
        override fun onCreate() { views = listOf("map" to "a.b.MapView"); start() }
        fun start() { for ((name, view) in views) MPEmbedViewHelper.registerEmbedView(view, name) }
      }
      """, ["map"]),
    kotlin(
      "a function that each subclass overrides",
      """
      abstract class Module {
        abstract fun views(): Map<String, Class<*>>
        fun start() { views().forEach { (name, view) -> MPEmbedViewHelper.registerEmbedView(view.name, name) } }
      }
      class Maps : Module() { override fun views() = mapOf<String, Class<*>>("map" to MapView::class.java) }
      """, ["map", "pay"],
      others:
        "class Pays : Module() { override fun views(): Map<String, Class<*>> = mapOf(\"pay\" to PayView::class.java) }"
    ),
    kotlin(
      "a map that others fill",
      """
      class Hosts {
        val views = HashMap<String, String>()
        init { views["map"] = "a.b.MapView" }
        fun start() { for ((name, view) in views) MPEmbedViewHelper.registerEmbedView(view, name) }
      }
      """, ["map"], isComplete: false,
      others: "fun plug(hosts: Hosts) { hosts.views.putAll(Remote.views()) }"),
  ]

  private static let java: [Host] = [
    java(
      "a constructor that fills the map",
      """
      public class Hosts {
        private final Map<String, Class<?>> views;
        public Hosts() {
          this.views = new LinkedHashMap<>();
          this.views.put("map", MapView.class);
          views.put("pay", PayView.class);
        }
        public void start() {
          for (Map.Entry<String, Class<?>> e : views.entrySet()) {
            MPEmbedViewHelper.registerEmbedView(e.getValue().getName(), e.getKey());
          }
        }
      }
      """, ["map", "pay"]),
    java(
      "a static block",
      """
      public class Hosts {
        private static final Map<String, String> VIEWS;
        static {
          Map<String, String> views = new HashMap<>();
          views.put("map", "a.b.MapView");
          VIEWS = Collections.unmodifiableMap(views);
        }
        public static void start() { VIEWS.forEach((name, view) -> MPEmbedViewHelper.registerEmbedView(view, name)); }
      }
      """, ["map"]),
    java(
      "a lazy getter",
      """
      public class Hosts {
        private Map<String, String> views;
        private Map<String, String> getViews() {
          if (views == null) {
            views = new HashMap<>();
            views.put("map", "a.b.MapView");
          }
          return views;
        }
        public void start() {
          for (String name : getViews().keySet()) { MPEmbedViewHelper.registerEmbedView(getViews().get(name), name); }
        }
      }
      """, ["map"]),
    java(
      "a method that each subclass overrides",
      """
      abstract class Module {
        protected abstract Map<String, String> views();
        void start() {
          for (Map.Entry<String, String> e : views().entrySet()) {
            MPEmbedViewHelper.registerEmbedView(e.getValue(), e.getKey());
          }
        }
      }
      class Maps extends Module {
        @Override protected Map<String, String> views() { return Collections.singletonMap("map", "a.b.MapView"); }
      }
      """, ["map", "pay"],
      others:
        "class Pays extends Module { @Override protected Map<String, String> views() { return Map.of(\"pay\", \"a.b.PayView\"); } }"
    ),
    java(
      "a map that another file sets",
      """
      public class Hosts {
        Map<String, String> views = new HashMap<>();
        public Hosts() { views.put("map", "a.b.MapView"); }
        public void start() {
          for (Map.Entry<String, String> e : views.entrySet()) {
            MPEmbedViewHelper.registerEmbedView(e.getValue(), e.getKey());
          }
        }
      }
      """, ["map"], isComplete: false,
      others: "class Plugins { void plug(Hosts hosts) { hosts.views = Remote.views(); } }"),
  ]

  static let messages: [ViewHost] = [
    .objectiveC(
      "a lazy table of blocks", "", ["play", "stop"],
      message: "void (^handler)(NSDictionary *) = self.handlers[message];\nif (handler) { handler(data); }",
      members: """
        { NSDictionary *_handlers; }
        - (NSDictionary *)handlers {
          if (!_handlers) { _handlers = @{ @"play": ^(NSDictionary *d) { [self play]; }, @"stop": ^(NSDictionary *d) { [self stop]; } }; }
          return _handlers;
        }
        """),
    .objectiveC(
      "a table of selectors that a method fills", "", ["play", "stop"],
      message:
        "NSString *name = _commands[message];\nif (name) { [self performSelector:NSSelectorFromString(name)]; }",
      members: """
        { NSDictionary *_commands; }
        - (void)awakeFromNib { [super awakeFromNib]; _commands = @{ @"play": @"doPlay", @"stop": @"doStop" }; }
        """),
    .objectiveC(
      "a table of a static variable", "", ["play", "stop"],
      message: "NSString *name = [MapView commands][message];\n[self run:name];",
      members: """
        + (NSDictionary *)commands {
          static NSDictionary *commands = nil;
          static dispatch_once_t token;
          dispatch_once(&token, ^{ commands = @{ @"play": @"doPlay", @"stop": @"doStop" }; });
          return commands;
        }
        """),
    .swift(
      "a lazy table", "", ["play", "stop"],
      "extension MapView { func play() {}\n func stop() {} }\nclass T { lazy var handlers: [String: () -> Void] = [\"play\": { }, \"stop\": { }] }",
      message: "T().handlers[message]?()"),
    .kotlin(
      "a table that init fills", "", ["play", "stop"],
      message: "handlers[action]?.invoke(data)",
      members: """
        private val handlers = mutableMapOf<String, (JSONObject) -> Unit>()
        init { handlers["play"] = { play() }; handlers["stop"] = ::stop }
        """),
    .java(
      "a table that the constructor fills", "", ["play", "stop"],
      message: "Handler handler = handlers.get(action);\nif (handler != null) { handler.run(data); }",
      members: """
        private final Map<String, Handler> handlers = new HashMap<>();
        public MapView() { handlers.put("play", this::play); handlers.put("stop", d -> stop()); }
        """),
    .java(
      "a table that others fill", "", nil,
      "class Plugin { void plug(MapView v) { v.handlers.put(Remote.name(), d -> {}); } }",
      message: "Handler handler = handlers.get(action);\nif (handler != null) { handler.run(data); }",
      members: """
        final Map<String, Handler> handlers = new HashMap<>();
        public MapView() { handlers.put("play", this::play); }
        """),
  ]

  @Test(arguments: registrations) func registersTypes(_ host: Host) throws {
    let platform = try #require(host.platform)
    #expect(Set(platform.contracts.map(\.type)).sorted() == host.types)
    #expect(platform.isComplete == host.isComplete)
  }

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }
}

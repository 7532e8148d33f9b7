import Containers
import NativeSource
import Testing

/// Blocks, closures and lambdas that variables and properties keep and that are called by those names, and what must stay
/// unknown.
@Suite struct StoredClosureTests {
  typealias Host = ResourceTableTests.Host

  private static func ios(
    _ name: String, _ path: String, _ body: String, _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name, files: ["/ios/Views.m": SampleViews.objectiveC, path: body], types: types,
      isComplete: isComplete)
  }

  private static func android(
    _ name: String, _ path: String, _ body: String, _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name, files: SampleViews.java.merging([path: body]) { $1 }, types: types,
      isComplete: isComplete)
  }

  static let registrations: [Host] = [
    ios(
      "a block in a variable", "/ios/Hosts.m",
      """
      @implementation Hosts
      + (void)load {
        void (^reg)(NSString *, Class) = ^(NSString *name, Class cls) {
          [s registerComponentWithName:name clsName:NSStringFromClass(cls)];
        };
        reg(@"map", MapView.class);
        reg(@"pay", [PayView class]);
      }
      @end
      """, ["map", "pay"]),
    ios(
      "a block that is handed on", "/ios/Hosts.m",
      """
      @implementation Hosts
      + (void)load {
        void (^reg)(NSString *) = ^(NSString *name) { [s registerComponentWithName:name clsName:@"MapView"]; };
        reg(@"map");
        [Plugins each:reg];
      }
      @end
      """, [], isComplete: false),
    ios(
      "a block with a type of its own, in a loop", "/ios/Hosts.m",
      """
      typedef void (^Register)(NSString *name, NSString *cls);
      @implementation Hosts
      - (void)start {
        Register reg = ^(NSString *name, NSString *cls) { [s registerComponentWithName:name clsName:cls]; };
        NSDictionary *views = @{ @"map": @"MapView", @"pay": @"PayView" };
        for (NSString *name in views) { reg(name, views[name]); }
      }
      @end
      """, ["map", "pay"]),
    ios(
      "a block property", "/ios/Hosts.m",
      """
      @interface Hosts ()
      @property (nonatomic, copy) void (^reg)(NSString *name, Class cls);
      @end
      @implementation Hosts
      - (void)setUp {
        self.reg = ^(NSString *name, Class cls) { [s registerComponentWithName:name clsName:NSStringFromClass(cls)]; };
        if (self.reg) { self.reg(@"map", MapView.class); }
      }
      - (void)more { _reg(@"pay", PayView.class); }
      @end
      """, ["map", "pay"]),
    ios(
      "a closure in a constant", "/ios/Hosts.swift",
      """
      func start(_ s: PSDService) {
        let register: (String, AnyClass) -> Void = { name, cls in
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
        register("map", MapView.self)
        register("pay", PayView.self)
      }
      """, ["map", "pay"]),
    ios(
      "a closure for each element", "/ios/Hosts.swift",
      """
      func start(_ s: PSDService) {
        let register = { (name: String) in s.registerComponent(withName: name, clsName: "MapView") }
        ["map", "plan"].forEach(register)
      }
      """, ["map", "plan"]),
    ios(
      "a local function", "/ios/Hosts.swift",
      """
      func start(_ s: PSDService) {
        func register(_ name: String, _ cls: AnyClass) {
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
        register("map", MapView.self)
      }
      """, ["map"]),
    ios(
      "a closure that gives the name", "/ios/Hosts.swift",
      """
      func start(_ s: PSDService) {
        let named = { (name: String) -> String in "acme_" + name }
        s.registerComponent(withName: named("map"), clsName: "MapView")
      }
      """, ["acme_map"]),
    ios(
      "a closure that is returned", "/ios/Hosts.swift",
      """
      func registrar(_ s: PSDService) -> (String) -> Void {
        let register = { (name: String) in s.registerComponent(withName: name, clsName: "MapView") }
        register("map")
        return register
      }
      """, [], isComplete: false),
    android(
      "a lambda", "/app/App.kt",
      """
      package a.b
      class App : Application() {
        override fun onCreate() {
          val reg = { name: String, view: Class<*> -> MPEmbedViewHelper.registerEmbedView(view.name, name) }
          reg("map", MapView::class.java)
          reg.invoke("pay", PayView::class.java)
        }
      }
      """, ["map", "pay"]),
    android(
      "a local function", "/app/App.kt",
      """
      package a.b
      class App : Application() {
        override fun onCreate() {
          fun reg(name: String, view: String) = MPEmbedViewHelper.registerEmbedView(view, name)
          reg("map", "a.b.MapView")
        }
      }
      """, ["map"]),
    android(
      "a lambda in a property", "/app/App.kt",
      """
      package a.b
      class App : Application() {
        private val reg: (String, KClass<*>) -> Unit = { name, view ->
          MPEmbedViewHelper.registerEmbedView(view.java.name, name)
        }
        override fun onCreate() { reg("map", MapView::class); more() }
        private fun more() { this.reg("pay", PayView::class) }
      }
      """, ["map", "pay"]),
    android(
      "a lambda that is handed to a library", "/app/App.kt",
      """
      package a.b
      class App : Application() {
        override fun onCreate() {
          val reg = { name: String -> MPEmbedViewHelper.registerEmbedView("a.b.MapView", name) }
          reg("map")
          Plugins.each(reg)
        }
      }
      """, [], isComplete: false),
    android(
      "a consumer", "/app/App.java",
      """
      package a.b;
      public class App extends Application {
        public void onCreate() {
          BiConsumer<String, Class<?>> reg = (name, view) -> MPEmbedViewHelper.registerEmbedView(view.getName(), name);
          reg.accept("map", MapView.class);
          reg.accept("pay", PayView.class);
        }
      }
      """, ["map", "pay"]),
    android(
      "a consumer of each entry of a map", "/app/App.java",
      """
      package a.b;
      public class App extends Application {
        private static final Map<String, String> VIEWS = Map.of("map", "a.b.MapView", "pay", "a.b.PayView");
        private static void register(String name, String view) { MPEmbedViewHelper.registerEmbedView(view, name); }
        public void onCreate() { VIEWS.forEach(App::register); }
      }
      """, ["map", "pay"]),
  ]

  static let events: [ViewHost] = [
    .kotlin(
      "a lambda that sends", "emit(\"onTap\", json); later()", ["onMove", "onTap"],
      members: """
        private val emit = { name: String, data: JSONObject -> sendEventToTiny(name, data) }
        private fun later() { emit.invoke("onMove", JSONObject()) }
        """),
    .kotlin(
      "a lambda that others call", "emit(\"onTap\", json)", nil,
      "fun f(v: MapView) { v.emit(Remote.name(), JSONObject()) }",
      members: "val emit = { name: String, data: JSONObject -> sendEventToTiny(name, data) }"),
    .java(
      "a consumer that sends", "emit.accept(\"onTap\");", ["onTap"],
      members: "private final Consumer<String> emit = name -> sendEventToTiny(name, null);"),
    .objectiveC(
      "a block that sends", "_emit(@\"tap\"); _emit(@\"move\");", ["move", "tap"],
      members: """
        { void (^_emit)(NSString *); }
        - (void)setUp {
          __weak typeof(self) weakSelf = self;
          _emit = ^(NSString *name) {
            [weakSelf.nbComponentMessageDelegate sendMessage:@"nbcomponent.mpaasComponent.customEvent" component:weakSelf data:@{ @"element": @"e", @"eventName": name } callback:nil];
          };
        }
        """),
  ]

  static let messages: [ViewHost] = [
    .kotlin(
      "a lambda that handles", "", ["play", "stop"], message: "handle(action)",
      members: """
        private val handle: (String) -> Unit = { name -> when (name) { "play" -> play()
         "stop" -> stop() } }
        """),
    .kotlin(
      "a lambda that is set elsewhere", "", nil, "fun f(v: MapView) { v.handle = Remote.handler() }",
      message: "handle(action)",
      members: "var handle: (String) -> Unit = { name -> when (name) { \"play\" -> play() } }"),
    .java(
      "a consumer that handles", "", ["play"], message: "handle.accept(action);",
      members: "private final Consumer<String> handle = name -> { if (\"play\".equals(name)) { play(); } };"),
    .swift(
      "a closure that init sets", "", ["play"],
      "class Base: NBComponent { private var handle: ((String?) -> Void)?\n func receive(_ m: String) { handle?(m) }\n func setUp() { handle = { name in if name == \"play\" { self.play() } } } }",
      message: "Base().receive(message)"),
    .objectiveC(
      "a block that handles", "", ["play"], message: "_handle(message);",
      members: """
        { void (^_handle)(NSString *); }
        - (void)setUp { _handle = ^(NSString *name) { if ([name isEqualToString:@"play"]) { [p play]; } }; }
        """),
  ]

  @Test(arguments: registrations) func registersTypes(_ host: Host) throws {
    let platform = try #require(host.platform)
    #expect(Set(platform.contracts.map(\.type)).sorted() == host.types)
    #expect(platform.isComplete == host.isComplete)
  }

  @Test(arguments: events) func sendsEvents(_ host: ViewHost) throws { try host.expectEvents() }

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }
}

import Containers
import Diagnostics
import NativeSource
import Testing

/// Forms in which applications write what they register, send and read: each with one that must stay unknown.
@Suite struct PlainStyleTests {
  typealias Host = ResourceTableTests.Host

  private static func ios(
    _ name: String, _ path: String, _ body: String, _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name, files: ["/ios/Views.m": SampleViews.objectiveC, path: body], types: types,
      isComplete: isComplete)
  }

  private static func kotlin(
    _ name: String, _ body: String, _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: "\(name), Kotlin",
      files: SampleViews.java.merging(["/app/Hosts.kt": "package a\n" + body]) { $1 }, types: types,
      isComplete: isComplete)
  }

  static let registrations: [Host] = [
    kotlin(
      "it in a template",
      """
      fun start() {
        arrayOf("map", "pay").forEach { MPEmbedViewHelper.registerEmbedView("a.${it.first()}", "${it.lowercase()}") }
      }
      """, ["map", "pay"]),
    kotlin(
      "it of another closure in a template",
      """
      fun start() {
        read { MPEmbedViewHelper.registerEmbedView("a.MapView", "a_${it}") }
      }
      """, [], isComplete: false),
    kotlin(
      "positions",
      """
      private val classes = listOf("a.MapView", "a.PayView")
      fun start() {
        for ((i, name) in listOf("map", "pay").withIndex()) MPEmbedViewHelper.registerEmbedView(classes[i], name)
      }
      """, ["map", "pay"]),
    kotlin(
      "a field of an object that is set later",
      """
      data class Entry(var type: String, val cls: String)
      object Hosts {
        val entries = listOf(Entry("map", "a.MapView"))
        fun start() { entries.forEach { MPEmbedViewHelper.registerEmbedView(it.cls, it.type) } }
        fun rename(type: String) { entries.first().type = type }
      }
      """, ["map"], isComplete: false),
    kotlin(
      "a field of an object of another class that is set later",
      """
      data class Entry(var type: String, val cls: String)
      class Other { var type: String = "" }
      object Hosts {
        val entries = listOf(Entry("map", "a.MapView"))
        fun start() { entries.forEach { MPEmbedViewHelper.registerEmbedView(it.cls, it.type) } }
        fun rename(other: Other, type: String) { other.type = type }
      }
      """, ["map"]),
    ios(
      "a method that is called by a literal selector, Objective-C", "/ios/Hosts.m",
      """
      @implementation Hosts
      - (void)start { [self add:@"map" cls:[MapView class]]; [self run:NSSelectorFromString(@"add:cls:")]; }
      - (void)add:(NSString *)name cls:(Class)cls {
        [s registerComponentWithName:name clsName:NSStringFromClass(cls)];
      }
      @end
      """, ["map"], isComplete: false),
    ios(
      "a method beside one that is called by a literal selector, Objective-C", "/ios/Hosts.m",
      """
      @implementation Hosts
      - (void)start { [self add:@"map" cls:[MapView class]]; [self run:NSSelectorFromString(@"addAll:")]; }
      - (void)add:(NSString *)name cls:(Class)cls {
        [s registerComponentWithName:name clsName:NSStringFromClass(cls)];
      }
      @end
      """, ["map"]),
    Host(
      testDescription: "a method that is called by reflection, Java",
      files: SampleViews.java.merging([
        "/app/Hosts.java": """
        package a;
        class Hosts {
          void start() throws Exception {
            add("map", MapView.class);
            Hosts.class.getDeclaredMethod("add", String.class, Class.class).invoke(this, read(), PayView.class);
          }
          private void add(String name, Class<?> view) { MPEmbedViewHelper.registerEmbedView(view.getName(), name); }
        }
        """
      ]) { $1 }, types: ["map"], isComplete: false),
    Host(
      testDescription: "several constants of one declaration, Java",
      files: SampleViews.java.merging([
        "/app/Hosts.java": """
        package a;
        class Hosts {
          private static final String MAP = "map", PAY = "pay";
          void start() {
            MPEmbedViewHelper.registerEmbedView("a.MapView", MAP);
            MPEmbedViewHelper.registerEmbedView("a.PayView", PAY);
          }
        }
        """
      ]) { $1 }, types: ["map", "pay"]),
    Host(
      testDescription: "several constants of one declaration, in another file, Java",
      files: SampleViews.java.merging([
        "/app/Types.java":
          "package a; final class Types { static final String MAP = \"map\", PAY = \"pay\"; }",
        "/app/Hosts.java": """
        package a;
        class Hosts {
          void start() {
            MPEmbedViewHelper.registerEmbedView("a.MapView", Types.MAP);
            MPEmbedViewHelper.registerEmbedView("a.PayView", Types.PAY);
          }
        }
        """,
      ]) { $1 }, types: ["map", "pay"]),
  ]

  static let events: [ViewHost] = [
    .swift(
      "overloads by their types", "emit(.ready); emit(\"onTap\")", ["onReady", "onTap"],
      """
      enum Event: String { case ready = "onReady" }
      extension MapView {
        func emit(_ event: Event) { emit(event.rawValue) }
        func emit(_ name: String, _ detail: [String: Any] = [:]) {
          d.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": componentId!, "eventName": name, "data": detail], callback: nil)
        }
      }
      """),
    .swift(
      "overloads, and a name that is read", "emit(.ready); emit(read())", nil,
      """
      enum Event: String { case ready = "onReady" }
      extension MapView {
        func emit(_ event: Event) { emit(event.rawValue) }
        func emit(_ name: String, _ detail: [String: Any] = [:]) {
          d.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": componentId!, "eventName": name, "data": detail], callback: nil)
        }
      }
      """),
    .java(
      "overloads by their types", "", ["onReady", "onTap"],
      "enum Event { READY(\"onReady\"); final String value; Event(String v) { value = v; } }",
      members: """
        void send(String name) { send(name, null); }
        void send(String name, JSONObject detail) { sendEventToTiny(name, detail); }
        void send(Event event) { send(event.value); }
        void a() { send(Event.READY); send("onTap"); }
        """),
    .kotlin(
      "overloads by their types", "", ["onReady", "onTap"],
      "enum class Event(val value: String) { READY(\"onReady\") }",
      members: """
        fun send(event: Event) = send(event.value)
        fun send(event: String) = sendEventToTiny(event, null)
        fun a() { send(Event.READY); send("onTap") }
        """),
    .java(
      "a lambda for an interface of the sources", "", ["onTap"],
      "interface Emitter { void emit(String name); }",
      members: """
        private final Emitter emitter = name -> sendEventToTiny(name, null);
        void a() { emitter.emit("onTap"); }
        """),
    .java(
      "a lambda for an interface of the sources, handed on", "", nil,
      "interface Emitter { void emit(String name); }",
      members: """
        private final Emitter emitter = name -> sendEventToTiny(name, null);
        void a() { emitter.emit("onTap"); Bus.set(emitter); }
        """),
    .java(
      "a reference to a method in a field", "", ["onTap"],
      members: """
        private final Consumer<String> emit = this::fire;
        private void fire(String name) { sendEventToTiny(name, null); }
        void a() { emit.accept("onTap"); }
        """),
    .java(
      "a reference to a method that is handed on", "", nil,
      members: """
        private final Consumer<String> emit = this::fire;
        private void fire(String name) { sendEventToTiny(name, null); }
        void a() { emit.accept("onTap"); Bus.set(this::fire); }
        """),
    .objectiveC(
      "a dictionary with what is merged later", "", nil,
      members: """
        - (void)a {
          NSMutableDictionary *d = [@{@"element": self.componentId, @"eventName": @"onTap"} mutableCopy];
          [d addEntriesFromDictionary:[Config extra]];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:d callback:nil];
        }
        """),
    .objectiveC(
      "a dictionary with what was merged before", "", ["onTap"],
      members: """
        - (void)a {
          NSMutableDictionary *d = [NSMutableDictionary dictionary];
          [d addEntriesFromDictionary:[Config extra]];
          d[@"element"] = self.componentId;
          d[@"eventName"] = @"onTap";
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:d callback:nil];
        }
        """),
    .objectiveC(
      "a dictionary with literals that are merged later", "", ["onTap"],
      members: """
        - (void)a {
          NSMutableDictionary *d = [@{@"element": self.componentId, @"eventName": @"onTap"} mutableCopy];
          [d addEntriesFromDictionary:@{@"data": @{}}];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:d callback:nil];
        }
        """),
  ]

  static let messages: [ViewHost] = [
    .kotlin(
      "a constant that is equal without regard to case", "", ["open", "stop"],
      "const val STOP = \"stop\"",
      message: #"if (action == "open") open() else if (STOP.equals(action, ignoreCase = true)) stop()"#),
    .kotlin(
      "a value that is read", "", nil,
      message: #"if (action == "open") open() else if (read().equals(action, ignoreCase = true)) stop()"#),
  ]

  static let parameters: [ViewHost] = [
    .kotlin(
      "properties with the map as delegate", "use(Options(json))", ["title", "zoom"],
      "class Options(map: Map<String, Any?>) { val title: String by map\n val zoom: Int by map }"),
    .kotlin(
      "properties with a delegate that is given the map", "use(Options(json))", nil,
      "class Options(map: Map<String, Any?>) { val title: String by Reader(map) }"),
    .swift(
      "a getter of a library with a literal key", "title = data.string(\"title\")", ["title"]),
    .swift("a method of a library without one", "title = data.string(name)", nil),
  ]

  @Test(arguments: registrations) func registersTypes(_ host: Host) throws {
    let platform = try #require(host.platform)
    #expect(Set(platform.contracts.map(\.type)).sorted() == host.types)
    #expect(platform.isComplete == host.isComplete)
  }

  @Test(arguments: events) func sendsEvents(_ host: ViewHost) throws { try host.expectEvents() }

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }

  @Test(arguments: parameters) func readsParameters(_ host: ViewHost) throws { try host.expectParameters() }
}

import Containers
import Testing

/// Plain code around messages, parameters and events that decides nothing about them, and plain ways to handle, read and send
/// them: each with one that must stay unknown.
@Suite struct EverydayViewTests {
  private static let stringTable = "enum Verb { open, close; fun run() {} }"

  static let messages: [ViewHost] = [
    .java(
      "the logger of the container", "", ["open"],
      message: """
        LoggerFactory.getTraceLogger().debug(TAG, "got " + action);
        if ("open".equals(action)) { open(); } else { LoggerFactory.getTraceLogger().warn(TAG, action); }
        """),
    .java(
      "what is called like a login is no logger", "", nil,
      message: #"if ("open".equals(action)) { open(); } LoginManager.handle(action);"#),
    .kotlin(
      "a logger with a closure", "", ["open"],
      message: #"logger.debug { "got $action" }; if (action == "open") open()"#),
    .kotlin(
      "a function of the sources that only logs", "", ["open"],
      #"object L { fun w(tag: String, text: String) { Log.w("App-$tag", text) } }"#,
      message: #"if (action == "open") open() else L.w("Map", "no such message: $action")"#),
    .kotlin(
      "a function of the sources that does more than to log", "", nil,
      #"object L { fun w(tag: String, text: String) { Log.w("App-$tag", text); router.go(text) } }"#,
      message: #"if (action == "open") open() else L.w("Map", "no such message: $action")"#),
    .java(
      "an answer through the bridge", "", ["open"],
      message:
        #"switch (action) { case "open": open(); break; default: bridge.sendBridgeResult("unknown", action); }"#
    ),
    .kotlin(
      "an answer through the bridge that is put together", "", ["open"],
      message:
        #"if (action == "open") open() else bridge.sendBridgeResult(JSONObject().fluentPut("unknown", action))"#
    ),
    .java(
      "an answer through something else", "", nil,
      message:
        #"switch (action) { case "open": open(); break; default: router.sendBridgeResult("unknown", action); }"#
    ),
    .swift(
      "an error with the name", "", ["open"],
      """
      enum Command {
        case open
        init(message: String) throws {
          switch message {
          case "open": self = .open
          default: throw Failure.unknown(message)
          }
        }
      }
      """, message: "do { run(try Command(message: message)) } catch { }"),
    .java(
      "the name of each of a list of objects", "", ["close", "open"],
      """
      interface Command { String name(); void run(JSONObject data); }
      class Open implements Command { public String name() { return "open"; } public void run(JSONObject d) { } }
      class Close implements Command { public String name() { return "close"; } public void run(JSONObject d) { } }
      """,
      message: "for (Command c : commands) { if (c.name().equals(action)) { c.run(data); } }",
      members: "private final List<Command> commands = Arrays.asList(new Open(), new Close());"),
    .java(
      "a list of objects that somebody gives", "", nil,
      """
      interface Command { String name(); void run(JSONObject data); }
      class Open implements Command { public String name() { return "open"; } public void run(JSONObject d) { } }
      """,
      message:
        "for (Command c : Plugins.load(Command.class)) { if (c.name().equals(action)) { c.run(data); } }"),
    .kotlin(
      "an enum by its type argument", "", ["close", "open"], stringTable,
      message: "enumValueOf<Verb>(action).run()"),
    .kotlin("an enum that is not in the sources", "", nil, message: "enumValueOf<Verb>(action).run()"),
    .java(
      "a method of the enum finds its case", "", ["close", "open"],
      "enum Verb { open, close; static void perform(String name) { valueOf(name).run(); } void run() { } }",
      message: "Verb.perform(action);"),
    .java(
      "the only class that implements an interface", "", ["open"],
      """
      interface Presenter { void props(JSONObject p); void command(String name); }
      class MapPresenter implements Presenter {
        public void props(JSONObject p) { }
        public void command(String name) { if ("open".equals(name)) { open(); } }
      }
      """, message: "presenter.command(action);",
      members: "private final Presenter presenter = Graph.presenter();"),
    .java(
      "one of two classes that implement an interface", "", nil,
      """
      interface Presenter { void props(JSONObject p); void command(String name); }
      class MapPresenter implements Presenter {
        public void props(JSONObject p) { }
        public void command(String name) { if ("open".equals(name)) { open(); } }
      }
      class PayPresenter implements Presenter {
        public void props(JSONObject p) { }
        public void command(String name) { if ("pay".equals(name)) { pay(); } }
      }
      """, message: "presenter.command(action);",
      members: "private final Presenter presenter = Graph.presenter();"),
    .java(
      "an interface with one method may be a lambda", "", nil,
      """
      interface Presenter { void command(String name); }
      class MapPresenter implements Presenter {
        public void command(String name) { if ("open".equals(name)) { open(); } }
      }
      """, message: "presenter.command(action);",
      members: "private final Presenter presenter = Graph.presenter();"),
  ]

  static let parameters: [ViewHost] = [
    .kotlin(
      "return without parameters", #"json ?: return; zoom = json.getString("zoom")"#, ["zoom"]),
    .kotlin("the parameters or a value", #"other(json ?: fallback); zoom = json.getString("zoom")"#, nil),
    .kotlin(
      "a function that is named", "json.let(::render)", ["zoom"],
      members: #"private fun render(data: JSONObject) { zoom = data.getString("zoom") }"#),
    .kotlin("a function of another object that is named", "json.let(engine::render)", nil),
    .kotlin(
      "an extension of what may be null", #"zoom = json.text("zoom")"#, ["zoom"],
      #"internal fun JSONObject?.text(key: String): String = this?.getString(key) ?: """#),
    .kotlin(
      "an extension that decodes JSON", "val own: Own = json.toJSONString().read()", ["city", "zoom"],
      """
      data class Own(val zoom: Int, val city: String)
      internal val gson = Gson()
      internal inline fun <reified T> String.read(): T = gson.fromJson(this, T::class.java)
      """),
    .kotlin(
      "an extension whose result is the type", "val own = json.read<Own>()", ["city", "zoom"],
      """
      @Serializable data class Own(val zoom: Int, @SerialName("city") val town: String)
      internal val format = Json { ignoreUnknownKeys = true }
      internal inline fun <reified T> JSONObject.read(): T = format.decodeFromString(toJSONString())
      """),
    .kotlin(
      "a closure that is kept for other names", "keys.update(json)", nil,
      """
      class Keys {
        private var own = JSONObject()
        fun update(next: JSONObject) { own = next }
        fun flag() = delegate { own.getBoolean(it) }
        private fun <T> delegate(read: (String) -> T) = object : ReadOnlyProperty<Any?, T> {
          override fun getValue(thisRef: Any?, property: KProperty<*>): T = read(property.name)
        }
      }
      """, members: "private val keys = Keys()\nprivate val open by keys.flag()"),
    .objectiveC(
      "JSONModel", "PetModel *pet = [[PetModel alloc] initWithDictionary:data error:nil];",
      ["age", "pet_id"],
      """
      @interface PetModel : JSONModel
      @property (nonatomic) NSString *petId;
      @property (nonatomic) NSNumber <Optional> *age;
      @property (nonatomic) NSString <Ignore> *path;
      @end
      @implementation PetModel
      + (JSONKeyMapper *)keyMapper {
        return [[JSONKeyMapper alloc] initWithModelToJSONDictionary:@{ @"petId": @"pet_id" }];
      }
      @end
      """),
    .objectiveC(
      "JSONModel with a mapper that is made of a block",
      "PetModel *pet = [[PetModel alloc] initWithDictionary:data error:nil];", nil,
      """
      @interface PetModel : JSONModel
      @property (nonatomic) NSString *petId;
      @end
      @implementation PetModel
      + (JSONKeyMapper *)keyMapper {
        return [[JSONKeyMapper alloc] initWithModelToJSONBlock:^NSString *(NSString *name) { return change(name); }];
      }
      @end
      """),
  ]

  static let events: [ViewHost] = [
    .swift(
      "one of two names, made of its parts", "", ["onClose", "onOpen"],
      """
      extension NBComponent {
        func emit(_ name: String) {
          let event = "on" + name.prefix(1).uppercased() + name.dropFirst()
          messageDelegate.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": id, "eventName": event], callback: nil)
        }
      }
      """, message: #"emit(isOpen ? "close" : "open")"#),
    .swift(
      "names that a closure gives back", "", ["onDone", "onEmpty", "onStep"],
      """
      extension MapView {
        func emit(_ name: String) {
          messageDelegate.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": id, "eventName": name], callback: nil)
        }
      }
      """,
      message: """
        let name: String = {
          if step.isLast { return "onDone" }
          return step.isEmpty ? "onEmpty" : "onStep"
        }()
        emit(name)
        """),
    .swift(
      "one call with a parameter that has a default, one without", "", ["onOpen", "onTap"],
      """
      struct Sender {
        let component: NBComponent
        init(_ component: NBComponent) { self.component = component }
        func event(_ name: String, _ data: [String: Any] = [:]) {
          component.messageDelegate.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: component, data: ["element": component.id, "eventName": name, "data": data], callback: nil)
        }
      }
      extension MapView { func more() { Sender(self).event("onOpen", ["a": 1]) } }
      """, message: #"Sender(self).event("onTap")"#),
    .objectiveC(
      "an error that a method sets", "", ["onError", "onReady"],
      message: """
        NSError *error = nil;
        [self.scene load:message error:&error];
        if (error) { [self emit:@"onError"]; return; }
        [self emit:@"onReady"];
        """, members: emit),
    .objectiveC(
      "what runs before the view is made", "", ["onMade"],
      message: #"if (!_map) { _map = [MKMapView new]; [self emit:@"onMade"]; }"#,
      members: "{ MKMapView *_map; }\n" + emit),
    .kotlin(
      "through extensions, with any number of arguments", "", ["onError", "onTap"],
      """
      internal fun MPBaseEmbedView.emit(event: String, vararg pairs: Pair<String, Any?>) { sendEventToTiny(event, JSONObject(pairs.toMap())) }
      internal fun MPBaseEmbedView.fail(code: Int) = emit("onError", "code" to code, "from" to 1)
      """, message: #"if (action == "tap") emit("onTap", "x" to 1) else fail(3)"#),
    .kotlin(
      "the first letter as a capital", "", ["onChange"],
      message: #"emit("change")"#,
      members:
        #"private fun emit(name: String) = sendEventToTiny("on" + name.replaceFirstChar { it.uppercaseChar() }, null)"#
    ),
    .kotlin(
      "what else becomes of the first letter", "", nil,
      message: #"emit("change")"#,
      members:
        #"private fun emit(name: String) = sendEventToTiny("on" + name.replaceFirstChar { code(it) }, null)"#),
    .java(
      "other objects have a method with that name", "", ["onStart"],
      """
      class Engine { void send(String name, JSONObject data) { } }
      class Tracker { static void send(String name, JSONObject data) { } }
      """,
      message: """
        engine.send("a", null); Tracker.send("b", null); new Engine().send("c", null); socket.send("d", null);
        send("onStart", null);
        """,
      members: """
        private final Engine engine = new Engine();
        private final SocketClient socket = SocketClient.open();
        private void send(String name, JSONObject data) { sendEventToTiny(name, data); }
        """),
    .objectiveC(
      "an object of a library has a method with that name", "", ["onStart"],
      "@interface MapView ()\n@property (nonatomic) SocketClient *socket;\n@end",
      message: """
        [self.socket emit:@"joined"]; [_socket emit:@"left"]; [[Bus shared] emit:@"gone"]; [self emit:@"onStart"];
        """, members: emit),
    .java(
      "a constant of a library", "", ["onError", "onUnsupported"],
      message: "fail(3);",
      members: """
        public void onFailure(int code) {
          String event = code == ArSceneView.UNSUPPORTED ? "onUnsupported" : "onError";
          sendEventToTiny(event, new JSONObject());
        }
        """),
    .java(
      "a switch over what others give", "", ["onPaused", "onRunning"],
      message: "session.observe(this::onState);",
      members: """
        private void onState(Session.State state) {
          final String event = switch (state.kind()) {
            case RUNNING -> "onRunning";
            case PAUSED -> "onPaused";
          };
          sendEventToTiny(event, new JSONObject());
        }
        """),
    .java(
      "a switch with a name that others give", "", nil,
      message: "session.observe(this::onState);",
      members: """
        private void onState(Session.State state) {
          final String event = switch (state.kind()) {
            case RUNNING -> "onRunning";
            default -> state.name();
          };
          sendEventToTiny(event, new JSONObject());
        }
        """),
  ]

  private static let emit = """
    - (void)emit:(NSString *)name {
      [d sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": name} callback:nil];
    }
    """

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }

  @Test(arguments: parameters) func readsParameters(_ host: ViewHost) throws { try host.expectParameters() }

  @Test(arguments: events) func sendsEvents(_ host: ViewHost) throws { try host.expectEvents() }

  /// Any bytes end, with files that are cut anywhere.
  @Test(arguments: messages + parameters + events) func readsFilesThatAreCut(_ host: ViewHost) {
    for cut in host.cuts { _ = cut.interface }
  }
}

import Containers
import Diagnostics
import NativeSource
import Testing

/// What hosts do with the parameters and the messages that they are given: which names are known, and what must stay
/// unknown.
@Suite struct NameUseTests {
  static let parameters: [ViewHost] = loops + reads + objects

  private static let loops: [ViewHost] = [
    .swift(
      "a loop with a switch over the key",
      """
      for (key, value) in data {
        switch key as? String {
        case "zoom": zoom = value as? Int
        case "title", "name": title = value as? String
        default: break
        }
      }
      """, ["name", "title", "zoom"]),
    .swift(
      "a loop that uses all values",
      "for (key, value) in data { layer.setValue(value, forKey: key as! String) }", nil),
    .swift(
      "a value that is used outside of the branches",
      """
      data.forEach { key, value in
        if key == AnyHashable("zoom") { zoom = value as? Int }
        all.append(value)
      }
      """, nil),
    .swift(
      "a closure with branches",
      "data.forEach { key, value in if key == AnyHashable(\"zoom\") { zoom = value as? Int } }",
      ["zoom"]),
    .swift(
      "a condition of the loop", "for (key, value) in data where key == AnyHashable(\"zoom\") { set(value) }",
      ["zoom"]),
    .swift(
      "a switch over a tuple",
      """
      for (key, value) in data {
        switch (key as? String, value) {
        case ("zoom", let n as Int): zoom = n
        default: break
        }
      }
      """, ["zoom"]),
    .swift(
      "a tuple that binds the values of other keys",
      """
      for (key, value) in data {
        switch (key as? String, value) {
        case ("zoom", let n as Int): zoom = n
        case (_, let other): all.append(other)
        }
      }
      """, nil),
    .kotlin(
      "a destructured entry",
      "json.forEach { (key, value) -> when (key) { \"zoom\" -> zoom = value as Int } }", ["zoom"]),
    .kotlin(
      "a branch for all else",
      "json.forEach { (key, value) -> when (key) { \"zoom\" -> zoom = value as Int\n else -> put(value) } }",
      nil),
    .kotlin(
      "keys that are filtered",
      "json.keys.filter { it.startsWith(\"on\") }.forEach { add(json.getString(it)) }", nil),
    .java(
      "entries with a switch",
      """
      for (Map.Entry<String, Object> e : json.entrySet()) {
        switch (e.getKey()) {
          case "zoom": zoom = (int) e.getValue(); break;
          case "title": title = (String) e.getValue(); break;
        }
      }
      """, ["title", "zoom"]),
    .java(
      "entries that are all used",
      "for (Map.Entry<String, Object> e : json.entrySet()) { chart.set(e.getKey(), e.getValue()); }", nil),
    .objectiveC(
      "a loop over keys",
      """
      for (NSString *key in data) {
        if ([key isEqualToString:@"zoom"]) { _zoom = [data[key] intValue]; }
        else if ([key isEqualToString:@"title"]) { _title = data[key]; }
      }
      """, ["title", "zoom"]),
    .objectiveC(
      "a loop that sets all keys", "for (NSString *key in data) { [self setValue:data[key] forKey:key]; }",
      nil),
    .objectiveC(
      "a block over a dictionary",
      """
      [data enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *stop) {
        if ([key isEqualToString:@"zoom"]) { _zoom = [value intValue]; }
      }];
      """, ["zoom"]),
  ]

  private static let reads: [ViewHost] = [
    .swift("a default", "zoom = data[\"zoom\", default: 3] as? Int", ["zoom"]),
    .swift(
      "typed keys and getters of an extension", "zoom = data[.zoom] as? Int; title = data.text(\"title\")",
      ["title", "zoom"],
      """
      enum Key: String { case zoom, cache }
      extension Dictionary where Key == AnyHashable {
        subscript(key: Key) -> Any? { self[key.rawValue] }
        func text(_ name: String) -> String? { self[name] as? String }
      }
      """),
    .swift("a key that is put together", "zoom = data[\"zoom\\(level)\"] as? Int", nil),
    .objectiveC(
      "lists of keys",
      """
      NSDictionary *a = [data dictionaryWithValuesForKeys:@[@"a", @"b"]];
      NSArray *b = [data objectsForKeys:@[@"c"] notFoundMarker:[NSNull null]];
      """, ["a", "b", "c"]),
    .kotlin(
      "an object as this",
      "with(json) { title = getString(\"title\") }; json.run { zoom = getIntValue(\"zoom\") }",
      ["title", "zoom"]),
    .kotlin("let", "json.let { zoom = it.getIntValue(\"zoom\") }", ["zoom"]),
    .kotlin(
      "a block in a variable",
      "val read: (JSONObject) -> Unit = { zoom = it.getIntValue(\"zoom\") }\nread(json)", ["zoom"]),
    .kotlin(
      "an extension function", "json.number(\"price\") { price = it }; json.number(\"rate\") { rate = it }",
      ["price", "rate"],
      "fun JSONObject.number(key: String, block: (Double) -> Unit) { if (containsKey(key)) block(getDouble(key)) }"
    ),
    .kotlin(
      "a function that is given the key", "keep(json, \"src\"); keep(json, \"poster\")", ["poster", "src"],
      members: "private fun keep(from: JSONObject, key: String) { values[key] = from.getString(key) }"),
    .kotlin("a library", "Player.configure(json)", nil),
    .java(
      "a map that takes all", "attrs.putAll(json); title = attrs.get(\"title\");", ["title"],
      members: "private final Map<String, Object> attrs = new HashMap<>();"),
    .swift(
      "a property that is read elsewhere", "state = data; render()", ["title"],
      "extension MapView { func render() { title = state[\"title\"] as? String } }"),
    .kotlin(
      "a private property", "state = json", ["title", "zoom"],
      members: """
        private var state = JSONObject()
        private fun a() { title = state.getString("title") }
        private fun b() { zoom = this.state.getIntValue("zoom") }
        """),
    .kotlin(
      "a property that is handed on", "state = json", nil,
      members: "private var state = JSONObject()\nprivate fun a() { Player.configure(state) }"),
    .objectiveC(
      "a variable of the object", "_state = [data mutableCopy];", ["title"],
      members:
        "{ NSMutableDictionary *_state; }\n- (void)show { self.title = _state[@\"title\"]; _state[@\"shown\"] = @1; }"
    ),
  ]

  private static let objects: [ViewHost] = [
    .swift(
      "an object that reads", "let p = Params(data); zoom = p.int(\"zoom\", default: 4); title = p.title",
      ["title", "zoom"],
      """
      struct Params {
        private let raw: [AnyHashable: Any]
        init(_ raw: [AnyHashable: Any]?) { self.raw = raw ?? [:] }
        func int(_ key: String, default value: Int) -> Int { raw[key] as? Int ?? value }
        var title: String? { raw["title"] as? String }
        var other: String? { raw["other"] as? String }
      }
      """),
    .swift(
      "an object that reads at once", "let m = Model(data)", ["a", "b"],
      "struct Model { let a: Int?; let b: Int?\n init(_ d: [AnyHashable: Any]) { a = d[\"a\"] as? Int; b = d[\"b\"] as? Int } }"
    ),
    .objectiveC(
      "a reader", "Reader *r = [[Reader alloc] initWithDictionary:data]; self.title = [r text:@\"title\"];",
      ["title"],
      """
      @interface Reader : NSObject
      - (instancetype)initWithDictionary:(NSDictionary *)dictionary;
      - (NSString *)text:(NSString *)key;
      @end
      @implementation Reader { NSDictionary *_dictionary; }
      - (instancetype)initWithDictionary:(NSDictionary *)dictionary { self = [super init]; _dictionary = [dictionary copy]; return self; }
      - (NSString *)text:(NSString *)key { return _dictionary[key]; }
      @end
      """),
    .kotlin(
      "an object with properties", "val p = Params(json)\ntitle = p.title", ["title", "zoom"],
      "class Params(private val json: JSONObject) { val zoom = json.getIntValue(\"zoom\")\n val title get() = json.getString(\"title\")\n fun other() = json.getString(\"other\") }"
    ),
    .kotlin(
      "an object that is handed on", "Player.configure(Params(json))", nil,
      "class Params(private val json: JSONObject) { fun other() = json.getString(\"other\") }"),
  ]

  static let messages: [ViewHost] = androidMessages + iosMessages

  private static let androidMessages: [ViewHost] = [
    .kotlin(
      "a loop over an enum", "", ["pause", "play"],
      "enum class Cmd(val wire: String) { PLAY(\"play\"), PAUSE(\"pause\");\n companion object { fun from(v: String): Cmd? { for (c in values()) { if (c.wire == v) return c }\n return null } } }",
      message: "val c = Cmd.from(action) ?: return"),
    .kotlin(
      "find in all cases", "", ["pause", "play"],
      "enum class Cmd(val wire: String) { PLAY(\"play\"), PAUSE(\"pause\") }",
      message: "Cmd.values().find { it.wire == action }?.let { run(it) }"),
    .kotlin(
      "a map of blocks", "", ["load", "show"], message: "actions[action]?.invoke(data)",
      members:
        "private val actions = mapOf<String, (JSONObject) -> Unit>(\"load\" to { d -> load(d) }, \"show\" to { show() })"
    ),
    .kotlin(
      "a router that is made with a map", "", ["go"],
      "class Router(private val routes: Map<String, () -> Unit>) { fun route(name: String) { routes[name]?.invoke() } }",
      message: "router.route(action)", members: "private val router = Router(mapOf(\"go\" to { go() }))"),
    .kotlin(
      "a function that makes a case", "", ["heat"],
      message: "when (action.toAction()) { Action.HEAT -> heat()\n null -> Unit }",
      members:
        "private fun String.toAction(): Action? = when (this) { \"heat\" -> Action.HEAT\n else -> null }\nenum class Action { HEAT }"
    ),
    .kotlin("takeIf", "", ["refresh"], message: "action.takeIf { it == \"refresh\" }?.let { refresh() }"),
    .kotlin(
      "a prefix", "", nil,
      message: "if (action.startsWith(\"pose:\")) pose() else if (action == \"stop\") stop()"),
    .kotlin(
      "names of a set, and one more", "", ["next", "prev", "skip"],
      message: "when (action) { in FORWARD -> turn(1)\n \"prev\" -> turn(-1) }",
      members: "private val FORWARD = setOf(\"next\", \"skip\")"),
    .java(
      "a stream", "", ["join", "leave"],
      "enum Cmd { JOIN(\"join\"), LEAVE(\"leave\"); final String message; Cmd(String message) { this.message = message; } static Optional<Cmd> of(String m) { return Arrays.stream(values()).filter(c -> c.message.equals(m)).findFirst(); } }",
      message: "Cmd.of(action).ifPresent(c -> run(c));"),
    .java(
      "valueOf", "", ["OPEN", "SHUT"], "enum Cmd { OPEN, SHUT }",
      message: "try { run(Cmd.valueOf(action)); } catch (IllegalArgumentException e) { }"),
    .java("reflection", "", nil, message: "getClass().getMethod(action).invoke(this);"),
  ]

  private static let iosMessages: [ViewHost] = [
    .swift(
      "words in the condition of a case", "", ["play", "resume", "stop"],
      "extension MapView { static let words: Set<String> = [\"play\", \"resume\"] }",
      message: """
        switch message! {
        case let word where MapView.words.contains(word): play()
        case "stop"?: stop()
        default: break
        }
        """),
    .swift(
      "a name that is bound and used", "", nil,
      message: "switch message! { case \"stop\": stop()\n case let other: perform(Selector(other)) }"),
    .swift(
      "a switch over a tuple", "", ["add", "remove"],
      message:
        "switch (message, data[\"dish\"] as? String) { case (\"add\", let d?): add(d)\n case (\"remove\", _): remove()\n default: break }"
    ),
    .swift(
      "a raw value", "", ["clear", "load"], "enum Command: String { case load, clear }",
      message: "guard let c = Command(rawValue: message ?? \"\") else { return }\nrun(c)"),
    .swift(
      "an initialiser that may fail", "", ["dim", "off"],
      "enum Order { case off, dim\n init?(_ word: String) { switch word { case \"off\": self = .off\n case \"dim\": self = .dim\n default: return nil } } }",
      message: "guard let o = Order(message) else { return }\nrun(o)"),
    .swift(
      "a loop with a condition", "", ["hold", "ring"],
      "extension MapView { static let wishes: [(String, Int)] = [(\"ring\", 1), (\"hold\", 2)] }",
      message: "for (name, wish) in MapView.wishes where name == message { tell(wish) }"),
    .swift(
      "a function that gives the table", "", ["dismiss", "present"],
      "extension MapView { func handlers() -> [String: () -> Void] { return [\"present\": present, \"dismiss\": dismiss] } }",
      message: "handlers()[message]?()"),
    .swift(
      "a selector", "", nil,
      message: "if message == \"go\" { go() } else { perform(NSSelectorFromString(message)) }"),
    .swift(
      "a value that is kept where it is known", "", ["flat", "round"],
      message: "switch message { case \"flat\", \"round\": brush = message\n default: break }"),
    .objectiveC(
      "a table that the initialiser fills", "", ["place", "restart"],
      message: "SEL sel = [_table[message] pointerValue];",
      members:
        "{ NSMutableDictionary *_table; }\n- (id)init { self = [super init]; _table = [NSMutableDictionary dictionary]; _table[@\"place\"] = a; [_table setObject:b forKey:@\"restart\"]; return self; }"
    ),
    .objectiveC(
      "compare, and an answer with the name", "", ["shoot"],
      message:
        "if ([message compare:@\"shoot\"] == NSOrderedSame) { [self shoot]; } else { callback(@{ @\"error\": message }); }"
    ),
    .objectiveC("a class that is not in the sources", "", nil, message: "[self.bridge forward:message];"),
  ]

  @Test(arguments: parameters) func readsParameters(_ host: ViewHost) throws { try host.expectParameters() }

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }

  /// Any bytes end, with files that are cut anywhere.
  @Test(arguments: parameters + messages) func readsFilesThatAreCut(_ host: ViewHost) {
    for cut in host.cuts { _ = cut.interface }
  }

  /// A dictionary that is decoded in many classes, and a type with many fields.
  @Test func readsManyTypes() throws {
    let fields = (0..<5_000).map { "val f\($0): Int" }.joined(separator: ", ")
    let calls = (0..<1_000).map { "Gson().fromJson(json.toString(), O\($0)::class.java)" }.joined(
      separator: "\n")
    let types = (0..<1_000).map { "class O\($0)(val a\($0): Int)" }.joined(separator: "\n")
    let many = ViewHost.kotlin(
      "many types", calls + "\nGson().fromJson(json.toString(), All::class.java)", nil,
      types + "\nclass All(\(fields))")
    let interface = try #require(many.interface)
    #expect(Set(interface.parameters.items.compactMap(\.value)).count <= 6_000)
  }
}

import Containers
import Diagnostics
import NativeSource
import Testing

/// What view classes of Objective-C send, handle and read in the ways that people write; each form with one that must stay
/// unknown.
struct ObjectiveCInterfaceTests {
  struct View: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// Nil where there may be others.
    var names: [String]?

    init(_ name: String, _ source: String, _ names: [String]?) {
      testDescription = name
      self.source = source
      self.names = names
    }
  }

  private static let send = """
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self
      data:@{ @"element": self.componentId, @"eventName": NAME } callback:nil];
    """

  private static func sending(_ name: String) -> String { send.replacing("NAME", with: name) }

  /// A class with one method that is given the name of a message.
  private static func receiver(_ body: String, _ more: String = "") -> String {
    """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
    \(body)
    }
    \(more)
    @end
    """
  }

  /// A class that is made with a configuration and given parameters.
  private static func reader(_ made: String, _ changed: String = "", _ more: String = "") -> String {
    """
    @interface MapView : NBComponent
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic, copy) NSDictionary *style;
    @end
    @implementation MapView
    - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id)delegate {
      self = [super initWithConfig:config messageDelegate:delegate];
      \(made)
      return self;
    }
    - (void)componentDataDidChangeWithData:(NSDictionary *)data { \(changed) }
    \(more)
    @end
    """
  }

  static let parameters: [View] = [
    View(
      "keys of the configuration",
      reader("_title = config[@\"title\"]; x = [config[@\"zoom\"] doubleValue];"), ["title", "zoom"]),
    View("parameters in the configuration", reader("x = config[@\"props\"][@\"zoom\"];"), nil),
    View("a dictionary of the configuration", reader("_style = config[@\"style\"];"), nil),
    View(
      "a dictionary that is one of the parameters",
      reader("_style = config[@\"card\"];", "self.style = data[@\"card\"];"), ["card"]),
    View(
      "a dictionary that a method is given",
      reader(
        "[self apply:config[@\"props\"]];", "", "- (void)apply:(NSDictionary *)p { x = p[self.title]; }"), nil
    ),
    View(
      "one method for both",
      reader(
        "[self apply:config];", "[self apply:data];", "- (void)apply:(NSDictionary *)p { x = p[@\"zoom\"]; }"),
      ["zoom"]),
    View("a configuration in brackets", reader("x = [((config)[@\"days\"]) integerValue];"), ["days"]),
    View("a configuration that is handed on", reader("[Library use:config];"), nil),
    View(
      "values that are set by keys",
      reader("", "[self.model fill:data];", "")
        + """

        @interface Model : NSObject
        @property (nonatomic) NSInteger rows;
        @property (nonatomic, readonly) NSString *title;
        @end
        @implementation Model
        - (void)fill:(NSDictionary *)raw { [self setValuesForKeysWithDictionary:raw]; }
        @end
        @interface MapView ()
        @property Model *model;
        @end
        """, ["rows", "title"]),
    View(
      "values that a class sets itself",
      reader("", "[self.model setValuesForKeysWithDictionary:data];", "")
        + """

        @interface Model : NSObject
        @property (nonatomic) NSInteger rows;
        @end
        @implementation Model
        - (void)setValue:(id)value forKey:(NSString *)key { [self keep:value as:key]; }
        @end
        @interface MapView ()
        @property Model *model;
        @end
        """, nil),
    View(
      "a block of a table",
      reader(
        "", "Apply f = [MapView table][@\"map\"]; f(self, data ?: @{});",
        "+ (NSDictionary *)table { return @{ @\"map\": ^(id me, NSDictionary *p) { x = p[@\"zoom\"]; } }; }"),
      ["zoom"]),
    View(
      "all keys, looked up in a table",
      reader(
        "", "NSDictionary *t = @{ @\"a\": @1, @\"b\": @2 }; for (NSString *k in data) { use(t[k], data[k]); }"
      ), ["a", "b"]),
    View("all keys", reader("", "for (NSString *k in data) { use(k, data[k]); }"), nil),
  ]

  static let messages: [View] = [
    View(
      "a test that a variable keeps",
      receiver(
        "BOOL known = [@[@\"a\", @\"b\"] containsObject:message]; if (known && [message hasPrefix:@\"a\"]) { go(); }"
      ),
      ["a", "b"]),
    View(
      "a test that a variable keeps, and another use",
      receiver(
        "BOOL known = [@[@\"a\", @\"b\"] containsObject:message]; if (!known && [message hasPrefix:@\"a\"]) { go(); }"
      ), nil),
    View(
      "behind a test that leaves",
      receiver(
        "if (![self.ops containsObject:message]) return;\n[self run:message];",
        "- (NSArray *)ops { return @[@\"a\", @\"b\"]; }"),
      ["a", "b"]),
    View(
      "behind a test that leaves for one of two reasons",
      receiver("if (![@[@\"a\"] containsObject:message] && off) return;\n[self run:message];"), nil),
    View(
      "a beginning and a length",
      receiver("if ([message hasPrefix:@\"start\"] && message.length == 5) go();"), ["start"]),
    View("a beginning", receiver("if ([message hasPrefix:@\"start\"]) go();"), nil),
    View(
      "a beginning and another length",
      receiver("if ([message hasPrefix:@\"start\"] && message.length == 6) go();"), nil),
    View(
      "a table in a table",
      receiver("run(t[state][message]);", "").replacing(
        "@implementation",
        with:
          "static NSDictionary *const t = @{ @\"x\": @{ @\"a\": @1 }, @\"y\": @{ @\"b\": @1 } };\n@implementation"
      ),
      ["a", "b"]),
    View(
      "a literal table in a message",
      receiver("x = [@{ @\"top\": @\"t\", @\"end\": @\"e\" }[message] length];"), ["end", "top"]),
    View(
      "a position in a list of a block",
      receiver(
        "NSUInteger at = [@[@\"a\", @\"b\"] indexOfObjectPassingTest:^BOOL(NSString *k, NSUInteger i, BOOL *stop) { return [k isEqualToString:message]; }];"
      ),
      ["a", "b"]),
    View(
      "an answer with the name",
      receiver(
        "if ([message isEqual:@\"a\"]) return;\ncallback(@{ @\"error\": [NSString stringWithFormat:@\"no %@\", message] });"
      ),
      ["a"]),
    View(
      "an event with the name",
      receiver(
        "if ([message isEqual:@\"a\"]) return;\n[self fail:@{ @\"name\": message }];",
        "- (void)fail:(NSDictionary *)d { \(send.replacing("NAME", with: "@\"onFail\", @\"data\": d")) }"),
      ["a"]),
    View("a dictionary with the name that others get", receiver("[Other use:@{ @\"name\": message }];"), nil),
    View(
      "small letters that are only logged",
      receiver("NSString *v = message.lowercaseString; NSLog(@\"%@\", v);"), []),
    View(
      "small letters that are compared",
      receiver("NSString *v = message.lowercaseString; if ([v isEqual:@\"a\"]) go();"), nil),
    View(
      "a table that the class fills",
      receiver(
        "id h = self.handlers[message];",
        "- (void)on:(NSString *)m do:(id)h { self.handlers[m] = h; }\n- (void)wire { [self on:@\"a\" do:nil]; [self on:@\"b\" do:nil]; }"
      )
      .replacing(
        "@implementation MapView",
        with:
          "@interface MapView ()\n@property NSMutableDictionary *handlers;\n@end\n@implementation MapView\n- (id)init { _handlers = [NSMutableDictionary dictionary]; return self; }"
      ), ["a", "b"]),
  ]

  static let events: [View] = [
    View(
      "the selector of a method", receiver("", "- (void)onTap { \(sending("NSStringFromSelector(_cmd)")) }"),
      ["onTap"]),
    View(
      "the selector that a method is given",
      receiver(
        "",
        "- (void)onTap { [self tell:_cmd]; }\n- (void)onEnd { [self tell:_cmd]; }\n- (void)tell:(SEL)s { \(sending("NSStringFromSelector(s)")) }"
      ),
      ["onEnd", "onTap"]),
    View(
      "a name that is one of a list",
      receiver(
        "",
        "- (void)script:(NSString *)name { if (![@[@\"onA\", @\"onB\"] containsObject:name]) { return; }\n\(sending("name")) }"
      ),
      ["onA", "onB"]),
    View(
      "a name that others give", receiver("", "- (void)script:(NSString *)name { \(sending("name")) }"), nil),
    View(
      "values and keys in two lists",
      receiver(
        "",
        "- (void)go { NSDictionary *d = [[NSDictionary alloc] initWithObjects:@[self.componentId, @\"onA\"] forKeys:@[@\"element\", @\"eventName\"]];\n[self.nbComponentMessageDelegate sendCustomEventMessage:@\"nbcomponent.mpaasComponent.customEvent\" component:self data:d callback:nil]; }"
      ), ["onA"]),
    View(
      "a property that is set",
      receiver(
        "",
        "- (void)setState:(NSString *)state { \(sending("state")) }\n- (void)go { self.state = @\"onA\"; self.state = @\"onB\"; }"
      ),
      ["onA", "onB"]),
    View(
      "a name that is tested",
      receiver(
        "",
        "- (void)go:(NSString *)k { NSString *e = @{ @\"a\": @\"onA\", @\"b\": @\"-\" }[k]; if (![e isEqualToString:@\"-\"]) [self tell:e]; }\n- (void)tell:(NSString *)e { \(sending("e")) }"
      ), ["onA"]),
  ]

  private func interface(_ view: View, _ files: [String: String] = [:]) throws -> ViewInterface {
    var files = files
    files["/ios/MapView.m"] =
      view.source + "\nvoid go(id s) { [s registerComponentWithName:@\"map\" clsName:@\"MapView\"]; }"
    let texts = files
    let facts = NativeFacts(
      files.sorted { $0.key < $1.key }.compactMap {
        NativeFileFacts(reading: SourceText(path: $0.key, $0.value))
      },
      reading: { path in texts[path].map { SourceText(path: path, $0) } })
    let platform = try #require(facts[.mPaaS][.ios])
    return try #require(platform.contracts.first { $0.type == "map" }).interface
  }

  private func names(_ known: KnownNames<NativeText>) -> [String]? {
    known.isComplete ? Set(known.items.compactMap(\.value)).sorted() : nil
  }

  @Test(arguments: parameters) func readsParameters(_ view: View) throws {
    #expect(try names(interface(view).parameters) == view.names)
  }

  @Test(arguments: messages) func handlesMessages(_ view: View) throws {
    #expect(try names(interface(view).messages) == view.names)
  }

  @Test(arguments: events) func sendsEvents(_ view: View) throws {
    let known = try interface(view).events
    let names = known.isComplete ? Set(known.items.compactMap { $0.name?.value }).sorted() : nil
    #expect(names == view.names)
  }

  /// What a class replaces of what it extends, its objects do not do.
  @Test func aReplacedMethodSendsNothing() throws {
    let base = """
      @interface Base : NBComponent
      - (void)tap;
      @end
      @implementation Base
      - (void)tap { [self tell:@"onTap"]; }
      - (void)open { [self tell:@"onOpen"]; }
      - (void)tell:(NSString *)e { \(ObjectiveCInterfaceTests.sending("e")) }
      @end
      @interface MapView : Base
      @end
      @implementation MapView
      - (void)tap { CALL [self tell:@"onMap"]; }
      @end
      """
    for (call, names) in [("", ["onMap", "onOpen"]), ("[super tap];", ["onMap", "onOpen", "onTap"])] {
      let known = try interface(View("", base.replacing("CALL", with: call), nil)).events
      #expect(known.isComplete)
      #expect(Set(known.items.compactMap { $0.name?.value }).sorted() == names)
    }
  }

  /// What helpers tell the views that keep them, other views do not send.
  @Test func aHelperIsOfTheViewThatKeepsIt() throws {
    let source = """
      @interface Base : NBComponent
      @property NSArray *helpers;
      + (NSArray *)kinds;
      - (void)tell:(NSString *)e;
      @end
      @implementation Base
      + (NSArray *)kinds { return @[]; }
      - (void)start {
        NSMutableArray *made = [NSMutableArray array];
        for (Class c in [[self class] kinds]) { Helper *h = [c new]; h.host = self; [made addObject:h]; }
        _helpers = made;
      }
      - (void)tell:(NSString *)e { \(ObjectiveCInterfaceTests.sending("e")) }
      @end
      @interface Helper : NSObject
      @property (weak) Base *host;
      @end
      @interface Zoom : Helper
      @end
      @interface Find : Helper
      @end
      @implementation Zoom
      - (void)go { [self.host tell:@"onZoom"]; }
      @end
      @implementation Find
      - (void)go { [self.host tell:@"onFind"]; }
      @end
      @interface MapView : Base
      @end
      @implementation MapView
      + (NSArray *)kinds { return @[Zoom.class]; }
      @end
      @interface ListView : Base
      @end
      @implementation ListView
      + (NSArray *)kinds { return @[Zoom.class, Find.class]; }
      @end
      """
    let known = try interface(View("", source, nil)).events
    #expect(known.isComplete)
    #expect(Set(known.items.compactMap { $0.name?.value }).sorted() == ["onZoom"])
  }

  /// Names in a table of strings, where all translations agree.
  @Test(arguments: [
    (["/ios/Bridge.strings": "/* a */ \"tap\" = \"onTap\";"], ["onTap"]),
    (
      [
        "/ios/en.lproj/Bridge.strings": "\"tap\" = \"onTap\";",
        "/ios/de.lproj/Bridge.strings": "\"tap\" = \"onTap\"; \"x\" = \"y\";",
      ], ["onTap"]
    ),
    (
      [
        "/ios/en.lproj/Bridge.strings": "\"tap\" = \"onTap\";",
        "/ios/de.lproj/Bridge.strings": "\"tap\" = \"onTipp\";",
      ], nil
    ),
    (["/ios/Other.strings": "\"tap\" = \"onTap\";"], nil),
  ]) func localisedNames(files: [String: String], names: [String]?) throws {
    let source =
      ObjectiveCInterfaceTests.receiver(
        "",
        "- (void)go { \(ObjectiveCInterfaceTests.sending("NSLocalizedStringFromTable(@\"tap\", @\"Bridge\", nil)")) }"
      )
      + "\nvoid go(id s) { [s registerComponentWithName:@\"map\" clsName:@\"MapView\"]; }"
    var texts = files
    texts["/ios/MapView.m"] = source
    let all = texts
    let facts = NativeFacts(
      [NativeFileFacts(reading: SourceText(path: "/ios/MapView.m", source))].compactMap { $0 },
      resources: ResourceFiles { files.keys.sorted() },
      reading: { path in all[path].map { SourceText(path: path, $0) } })
    let events = try #require(facts[.mPaaS][.ios]?.contracts.first).interface.events
    #expect((events.isComplete ? events.items.compactMap { $0.name?.value } : nil) == names)
  }

  /// `#if NAME` is read as the compiler does where the headers say what it is.
  @Test(arguments: [
    ("#define FEATURE 0", ["a", "c"]), ("#define FEATURE 1", ["a", "b"]), ("", ["a", "b", "c"]),
    ("#ifndef FEATURE\n#define FEATURE 0\n#endif", ["a", "b", "c"]),
    ("#ifndef H\n#define H\n#define FEATURE 0\n#endif", ["a", "c"]),
    ("#define FEATURE 0\n#undef FEATURE", ["a", "b", "c"]), ("#define FEATURE (OTHER)", ["a", "b", "c"]),
    ("#if DEBUG\n#define FEATURE 0\n#else\n#define FEATURE 1\n#endif", ["a", "b", "c"]),
  ]) func flagsOfConditions(header: String, names: [String]) throws {
    let body = """
      if ([message isEqual:@"a"]) go();
      #if FEATURE
      if ([message isEqual:@"b"]) go();
      #elif OLD
      if ([message isEqual:@"c"]) go();
      #endif
      """
    let view = View("", "#import \"Features.h\"\n" + ObjectiveCInterfaceTests.receiver(body), nil)
    #expect(try self.names(interface(view, ["/ios/Features.h": header]).messages) == names)
  }
}

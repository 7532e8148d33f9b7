import Containers
import Diagnostics
import NativeSource
import Testing

/// Macros of Objective-C: what they register, send, handle and read, each with one that must stay unknown.
@Suite struct MacroTests {
  typealias Host = FollowedValueTests.Host

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

  private static func host(
    _ name: String, _ source: String, _ types: [String], isComplete: Bool = true, header: String = ""
  ) -> Host {
    Host(
      testDescription: name,
      files: [
        "/ios/Views.m": views, "/ios/Host.m": source, "/ios/Macros.h": header,
      ], types: types, isComplete: isComplete)
  }

  private static func start(_ body: String) -> String {
    "@implementation Host\n+ (void)load {\n\(body)\n}\n@end"
  }

  private static let reg =
    "#define REG(n, c) [[DTFrameworkInterface sharedInstance] registerComponentWithName:n clsName:NSStringFromClass([c class])]\n"

  static let registrations: [Host] = [
    host(
      "a call", reg + start("REG(@\"acme_map\", AcmeMapView);\nREG(@\"acme_pay\", AcmePayView);"),
      ["acme_map", "acme_pay"]),
    host(
      "a call with a type that is not known",
      reg + start("REG(@\"acme_map\", AcmeMapView);\nREG(name(), AcmePayView);"),
      ["acme_map"], isComplete: false),
    host(
      "in a function", reg + "static void registerAll(void) { REG(@\"acme_map\", AcmeMapView); }",
      ["acme_map"]),
    host(
      "#",
      "#define REG(name, cls) [s registerComponentWithName:@#name clsName:@#cls]\n"
        + start("REG(acme_map, AcmeMapView); REG(acme_pay, AcmePayView)"), ["acme_map", "acme_pay"]),
    host(
      "# behind an empty string",
      "#define REG(name, cls) [s registerComponentWithName:@\"\" #name clsName:@\"\" #cls]\n"
        + start("REG(acme_map, AcmeMapView);"), ["acme_map"]),
    host(
      "##",
      "#define REG(name, Name) [s registerComponentWithName:@\"acme_\" #name clsName:NSStringFromClass([Acme##Name##View class])]\n"
        + start("REG(map, Map);\nREG(pay, Pay);"), ["acme_map", "acme_pay"]),
    host(
      "## of the name of a constant",
      "static NSString *const kMapType = @\"acme_map\";\nstatic NSString *const kPayType = @\"acme_pay\";\n"
        + "#define REG(name) [s registerComponentWithName:k##name##Type clsName:@\"Acme\" #name \"View\"]\n"
        + start("REG(Map); REG(Pay);"), ["acme_map", "acme_pay"]),
    host(
      "## of a name that nothing declares",
      "#define REG(name) [s registerComponentWithName:k##name##Type clsName:@\"AcmeMapView\"]\n"
        + start("REG(Map);"),
      [], isComplete: false),
    host(
      "several lines and statements",
      "#define REG(n, c) do { \\\n  NSString *type = (n); \\\n  [s registerComponentWithName:type clsName:NSStringFromClass(c.class)]; \\\n} while (0)\n"
        + start("REG(@\"acme_map\", AcmeMapView);\nREG(@\"acme_pay\", AcmePayView);"),
      ["acme_map", "acme_pay"]),
    host(
      "macros in macros",
      """
      #define ACME_STR(x) @#x
      #define ACME_CLASS(c) NSStringFromClass([c class])
      #define ACME_ADD(s, n, c) [s registerComponentWithName:n clsName:c]
      #define ACME_REG2(n, c) ACME_ADD([PSDService sharedInstance], n, c)
      #define ACME_REG1(n, c) ACME_REG2(ACME_STR(n), ACME_CLASS(c))
      #define ACME_REG(n, c) ACME_REG1(n, c)

      """ + start("ACME_REG(acme_map, AcmeMapView);"), ["acme_map"]),
    host(
      "a macro that leads to itself",
      "#define REG(n, c) [s registerComponentWithName:NAME(n) clsName:@#c]\n#define NAME(n) NAME(n)\n"
        + start("REG(@\"acme_map\", AcmeMapView);"), [], isComplete: false),
    host(
      "any number of arguments",
      "#define ACME_LOG(...) NSLog(__VA_ARGS__)\n#define REG(s, ...) [s registerComponentWithName:__VA_ARGS__]\n"
        + start("ACME_LOG(@\"%@\", s); REG(s, @\"acme_map\" clsName:@\"AcmeMapView\");"), ["acme_map"]),
    host(
      "in a header", "#import \"Macros.h\"\n" + start("REG(@\"acme_map\", AcmeMapView);"), ["acme_map"],
      header: reg),
    host(
      "a value in a header", start("[s registerComponentWithName:TYPE(map) clsName:CLS(AcmeMapView)];"),
      ["acme_map"],
      header: "#define TYPE(x) @\"acme_\" #x\n#define CLS(c) NSStringFromClass([c class])"),
    host(
      "a constant with a macro",
      "static NSString *const kMap = TYPE(map);\n"
        + start("[s registerComponentWithName:kMap clsName:@\"AcmeMapView\"];"),
      ["acme_map"], header: "#define TYPE(x) @\"acme_\" #x"),
    host(
      "defined twice",
      "#if A\n#define TYPE(x) @\"a_\" #x\n#else\n#define TYPE(x) @\"b_\" #x\n#endif\n"
        + start("[s registerComponentWithName:TYPE(map) clsName:@\"AcmeMapView\"];"), [], isComplete: false),
    host(
      "a registration that is defined twice",
      "#if A\n" + reg + "#else\n#define REG(n, c)\n#endif\n" + start("REG(@\"acme_map\", AcmeMapView);"), [],
      isComplete: false),
    host(
      "defined twice and the same",
      "#if A\n" + reg + "#else\n" + reg + "#endif\n" + start("REG(@\"acme_map\", AcmeMapView);"), ["acme_map"]
    ),
    host("defined, not used", reg + start(""), [], isComplete: false),
    host("a wrong number of arguments", reg + start("REG(@\"acme_map\");"), [], isComplete: false),
    host(
      "a list",
      "#define ACME_VIEWS(X) \\\n  X(acme_map, AcmeMapView) \\\n  X(acme_pay, AcmePayView)\n"
        + "#define REG(n, c) [s registerComponentWithName:@#n clsName:@#c];\n" + start("ACME_VIEWS(REG)")
        + "\n#undef REG", ["acme_map", "acme_pay"]),
    host(
      "a list of a header, whose macro has two meanings",
      "#define X(n, c) extern NSString *const k##c;\nACME_VIEWS\n#undef X\n"
        + "#define X(n, c) [s registerComponentWithName:@#n clsName:@#c];\n" + start("ACME_VIEWS")
        + "\n#undef X",
      ["acme_map", "acme_pay"],
      header: "#define ACME_VIEWS X(acme_map, AcmeMapView) X(acme_pay, AcmePayView)"),
    host(
      "a list that fills a table",
      "#define PAIR(n, c) @#n: @#c,\n#define ACME_VIEWS(X) X(acme_map, AcmeMapView) X(acme_pay, AcmePayView)\n"
        + "static NSDictionary *table(void) { return @{ ACME_VIEWS(PAIR) }; }\n"
        + start(
          "NSDictionary *all = table();\nfor (NSString *n in all) { [s registerComponentWithName:n clsName:all[n]]; }"
        ),
      ["acme_map", "acme_pay"]),
    host(
      "a macro that calls a function of the sources",
      "#define ADD(n, c) AcmeAdd(@#n, [c class])\n"
        + "static void AcmeAdd(NSString *n, Class c) { [s registerComponentWithName:n clsName:NSStringFromClass(c)]; }\n"
        + start("ADD(acme_map, AcmeMapView);"), ["acme_map"]),
    host(
      "constants beside strings",
      "#define kPrefix @\"acme_\"\n#define kPay @\"pay\"\n"
        + start(
          "[s registerComponentWithName:kPrefix @\"map\" clsName:@\"AcmeMapView\"];\n[s registerComponentWithName:@\"acme_\" kPay clsName:@\"AcmePayView\"];"
        ), ["acme_map", "acme_pay"]),
    host(
      "an unknown name beside a string",
      start("[s registerComponentWithName:kPrefix @\"map\" clsName:@\"AcmeMapView\"];"), [], isComplete: false
    ),
  ]

  @Test(arguments: registrations) func registers(_ host: Host) throws {
    let facts = try #require(FollowedValueTests.link(host))
    #expect(Set(facts.contracts.map(\.type)).sorted() == host.types)
    #expect(facts.isComplete == host.isComplete)
    for contract in facts.contracts { #expect(contract.classIndex != nil) }
  }

  /// Places are in the files, at what the source spells.
  @Test func placesAreInTheFile() throws {
    let source = MacroTests.reg + MacroTests.start("REG(@\"acme_map\", AcmeMapView);")
    let facts = try #require(FollowedValueTests.link(MacroTests.host("", source, [])))
    let registration = try #require(facts.registrations.first)
    let text = SourceText(path: "", source)
    #expect(text.string(registration.type.place.range) == "acme_map")
    #expect(text.string(registration.className.place.range) == "AcmeMapView")
    #expect(text.string(registration.place.range) == "REG(@\"acme_map\", AcmeMapView)")
  }

  @Test func placesAreInTheList() throws {
    let header = "#define VIEWS(X) X(acme_map, AcmeMapView)"
    let source =
      "#define REG(n, c) [s registerComponentWithName:@#n clsName:@#c];\n" + MacroTests.start("VIEWS(REG)")
    let facts = try #require(FollowedValueTests.link(MacroTests.host("", source, [], header: header)))
    let registration = try #require(facts.registrations.first)
    #expect(registration.type.place.path == "/ios/Macros.h")
    #expect(SourceText(path: "", header).string(registration.type.place.range) == "acme_map")
    #expect(SourceText(path: "", source).string(registration.place.range) == "VIEWS(REG)")
  }

  static let messages: [ViewHost] = [
    .objectiveC(
      "a macro that compares", "", ["move", "stop"],
      message: "HANDLE(\"move\", move)\nHANDLE(\"stop\", stop)",
      members:
        "#define HANDLE(name, sel) if ([message isEqualToString:@name]) { [self sel:data]; return; }"),
    .objectiveC(
      "a macro that is a condition", "", ["move"], message: "if (IS(message, move)) { [self move]; }",
      members: "#define IS(m, x) [m isEqualToString:@#x]"),
    .objectiveC(
      "a macro of another implementation", "", nil, "#define IS(m, x) [m isEqualToString:@#x]",
      message: "if (IS(message, move)) { [self move]; }"),
    .objectiveC(
      "a comparison beside a macro", "", ["move", "stop"],
      message: "if ([message isEqualToString:@\"stop\"]) { return; }\nHANDLE(move)",
      members: "#define HANDLE(name) if ([message isEqualToString:@#name]) { [self name]; return; }"),
    .objectiveC(
      "a macro that hands the name on", "", nil,
      message: "if ([message isEqualToString:@\"stop\"]) { return; }\nPASS()",
      members: "#define PASS() [self.bridge forward:message]"),
    .objectiveC(
      "a macro that is defined twice", "", nil,
      message: "if ([message isEqualToString:@\"stop\"]) { return; }\nHANDLE(move)",
      members:
        "#if A\n#define HANDLE(name) if ([message isEqualToString:@#name]) { return; }\n#else\n#define HANDLE(name) if ([message hasPrefix:@#name]) { return; }\n#endif"
    ),
    .objectiveC(
      "a list of names", "", ["move", "stop"],
      message: "#define CASE(n) if ([message isEqualToString:@#n]) [self n];\nACTIONS(CASE)\n#undef CASE",
      members: "#define ACTIONS(X) X(move) X(stop)"),
  ]

  static let parameters: [ViewHost] = [
    .objectiveC(
      "a macro that reads", "self.zoom = NUM(zoom); self.title = STR(title);", ["title", "zoom"],
      members: "#define STR(k) data[@#k]\n#define NUM(k) [[data objectForKey:@#k] intValue]"),
    .objectiveC(
      "a macro with a key that is not known", "self.zoom = STR(key());", nil,
      members: "#define STR(k) data[k]"),
    .objectiveC(
      "a macro that is given the dictionary", "self.zoom = GET(data, zoom); self.name = data[@\"name\"];",
      ["name", "zoom"], members: "#define GET(d, k) (d[@#k] ?: nil)"),
    .objectiveC(
      "a macro that sets properties", "SET(zoom); SET(title);", ["title", "zoom"],
      members: "#define SET(k) do { if (data[@#k]) { self.k = data[@#k]; } } while (0)"),
    .objectiveC(
      "a macro that is defined twice and takes the dictionary", "self.name = data[@\"name\"]; LOAD(zoom);",
      nil,
      members: "#if A\n#define LOAD(k) self.k = data[@#k]\n#else\n#define LOAD(k) [self load:data]\n#endif"),
  ]

  static let events: [ViewHost] = [
    .objectiveC(
      "a macro that sends", "SEND(@\"onTap\", @{});\nSEND(@\"onEnd\", (@{ @\"a\": @1, @\"b\": @2 }));",
      ["onEnd", "onTap"],
      members:
        "#define SEND(name, d) [self.nbComponentMessageDelegate sendCustomEventMessage:@\"nbcomponent.mpaasComponent.customEvent\" component:self data:@{ @\"element\": self.componentId, @\"eventName\": name, @\"data\": d } callback:^(NSDictionary *x) {}]"
    ),
    .objectiveC(
      "a macro that gives the name", "[self emit:EVENT(\"Tap\")];", ["onTap"],
      members:
        "#define EVENT(n) @\"on\" n\n- (void)emit:(NSString *)name { [self.nbComponentMessageDelegate sendCustomEventMessage:@\"nbcomponent.mpaasComponent.customEvent\" component:self data:@{ @\"element\": self.componentId, @\"eventName\": name } callback:^(NSDictionary *x) {}]; }"
    ),
    .objectiveC(
      "a macro that is given a name which is not known", "SEND([self name]);", nil,
      members:
        "#define SEND(name) [self.nbComponentMessageDelegate sendCustomEventMessage:@\"nbcomponent.mpaasComponent.customEvent\" component:self data:@{ @\"element\": self.componentId, @\"eventName\": name } callback:^(NSDictionary *x) {}]"
    ),
  ]

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }

  @Test(arguments: parameters) func readsParameters(_ host: ViewHost) throws { try host.expectParameters() }

  @Test(arguments: events) func sendsEvents(_ host: ViewHost) throws { try host.expectEvents() }

  /// Any bytes end, with files that are cut anywhere.
  @Test(arguments: messages + parameters + events) func readsFilesThatAreCut(_ host: ViewHost) {
    for cut in host.cuts { _ = cut.interface }
  }

  /// Macros that grow with each step, nest deep, or are used very often end soon.
  @Test(arguments: [
    (0..<40).map { "#define A\($0)(x) A\($0 + 1)(x) A\($0 + 1)(x)\n" }.joined()
      + start("REG(A0(@\"a\"), AcmeMapView);"),
    "#define F(x) F(x) x\n"
      + start(String(repeating: "F(", count: 10_000) + "a" + String(repeating: ")", count: 10_000)),
    start(String(repeating: "REG(@\"a\", AcmeMapView);\n", count: 2_000)),
    "#define F(x) x\n" + start(String(repeating: "F(F(", count: 10_000)),
  ])
  func macrosEnd(source: String) throws {
    _ = FollowedValueTests.link(MacroTests.host("", MacroTests.reg + source, []))
  }
}

import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// What a view sends, receives and reads.
@Suite struct InterfaceTests {
  private static func objectiveC(_ body: String) -> String {
    "@interface V : NBComponent\n@end\n@implementation V\n\(body)\n@end"
  }

  private func interfaces(_ path: String, _ source: String) throws -> ViewInterface {
    let host = NativeFacts([facts(path, source)])
    let platform = try #require(host[.mPaaS].values.first)
    let view = try #require(platform.viewClasses.first)
    return try #require(platform.interfaces[view])
  }

  // MARK: - Messages

  /// The body of the receiver; the messages it knows, whether it may know more.
  @Test(arguments: [
    ("if ([m isEqualToString:@\"a\"]) { } else if ([@\"b\" isEqualToString:m]) { }", ["a", "b"], false),
    ("if ([m isEqual:@\"a\"] && m.length > 0 && m != nil) { NSLog(@\"%@\", m); }", ["a"], false),
    ("NSString *x = m; if ([x isEqualToString:@\"a\"]) { }", ["a"], false),
    ("if ([@[@\"a\", @\"b\"] containsObject:m]) { }", ["a", "b"], false),
    ("if ([m isEqualToString:@\"a\"]) { } else { [self handle:m]; }", ["a"], true),
    ("if ([m hasPrefix:@\"a\"]) { }", [], true),
    ("void (^h)(void) = self.handlers[m];", [], true),
    ("if ([m isEqualToString:kUnknown]) { }", [], true),
    ("[super componentReceiveMessage:m data:d callback:c];", [], false),
    ("", [], false),
  ])
  func objectiveCMessages(body: String, messages: [String], isIncomplete: Bool) throws {
    let source = InterfaceTests.objectiveC(
      "- (void)componentReceiveMessage:(NSString *)m data:(NSDictionary *)d callback:(NBComponentCallback)c {\n\(body)\n}"
    )
    let interface = try interfaces("a.m", source).messages
    #expect(interface.items.map(\.value) == messages)
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test(arguments: [
    ("if m == \"a\" || \"b\" == m { }", ["a", "b"], false),
    ("switch m {\ncase \"a\", \"b\": break\ncase Names.c: x()\ndefault: break\n}", ["a", "b", "onC"], false),
    ("switch m as String {\ncase \"a\":\n  switch other { case \"no\": break }\n}", ["a"], false),
    ("guard let m = m else { return }\nif m.isEqual(\"a\") { print(m) }", ["a"], false),
    ("guard m == \"a\" else { return }\nguard \"b\" == m, x else { return }", ["a", "b"], false),
    ("if [\"a\", \"b\"].contains(m) { }", ["a", "b"], false),
    ("handlers[m]?(d)", [], true),
    ("if m.hasPrefix(\"a\") { }", [], true),
  ])
  func swiftMessages(body: String, messages: [String], isIncomplete: Bool) throws {
    let source = """
      enum Names { static let c = "onC" }
      @objc(V) class V: NBComponent {
        override func componentReceiveMessage(_ m: String!, data d: [AnyHashable: Any]!, callback c: NBComponentCallback!) {
          \(body)
        }
      }
      """
    let interface = try interfaces("a.swift", source).messages
    #expect(interface.items.map(\.value) == messages)
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test(arguments: [
    ("V.java", "if (\"a\".equals(m)) { } else if (m.equals(\"b\")) { } Log.d(TAG, m);", ["a", "b"], false),
    (
      "V.java", "if (TextUtils.equals(m, \"a\") || TextUtils.equals(B, m) || TextUtils.isEmpty(m)) { }",
      ["a", "onB"], false
    ),
    (
      "V.java", "switch (m) { case \"a\": break; case \"b\": case B: x(); break; default: }",
      ["a", "b", "onB"], false
    ),
    ("V.java", "switch (m) { case \"a\", \"b\" -> x(); default -> y(); }", ["a", "b"], false),
    ("V.java", "handle(m, data);", [], true),
    ("V.java", "super.onReceivedMessage(m, data, c);", [], false),
  ])
  func javaMessages(path: String, body: String, messages: [String], isIncomplete: Bool) throws {
    let source = """
      public class V extends MPBaseEmbedView {
        private static final String B = "onB";
        @Override public void onReceivedMessage(String m, JSONObject data, H5BridgeContext c) { \(body) }
      }
      """
    let interface = try interfaces(path, source).messages
    #expect(interface.items.map(\.value) == messages)
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test(arguments: [
    ("when (m) {\n  \"a\" -> x()\n  \"b\", B -> { y() }\n  else -> z()\n}", ["a", "onB", "b"], false),
    ("if (m == \"a\") x() else if (\"b\" == m) y()", ["a", "b"], false),
    ("if (m in setOf(\"a\")) x()", [], true),
    ("if (listOf(\"a\", \"b\").contains(m)) x()", ["a", "b"], false),
    ("Log.d(TAG, \"got $m\")", [], false),
    ("handlers[m]?.invoke(data)", [], true),
  ])
  func kotlinMessages(body: String, messages: [String], isIncomplete: Bool) throws {
    let source = """
      class V : MPBaseEmbedView() {
        override fun onReceivedMessage(m: String?, data: JSONObject?, c: H5BridgeContext?) {
          \(body)
        }
        companion object { const val B = "onB" }
      }
      """
    let interface = try interfaces("V.kt", source).messages
    #expect(interface.items.map(\.value) == messages)
    #expect(interface.isComplete == !isIncomplete)
  }

  // MARK: - Parameters

  @Test(arguments: [
    ("self.color = data[@\"color\"]; id z = [data objectForKey:@\"zoom\"];", ["color", "zoom"], false),
    ("NSString *c = [data stringForKey:@\"color\" defaultValue:@\"x\"];", ["color"], false),
    ("NSDictionary *p = data; id c = p[@\"color\"][@\"deep\"];", ["color"], false),
    ("if (data && data.count > 0 && [data count]) { NSLog(@\"%@\", data); }", [], false),
    (
      "[super componentDataWillChangeWithData:data]; id c = [self.data valueForKey:@\"color\"];", ["color"],
      false
    ),
    ("self.data = data;", [], false),
    ("[self apply:data];", [], true),
    ("_params = data;", [], true),
    ("id c = data[key];", [], true),
    ("for (NSString *k in data) { }", [], true),
  ])
  func objectiveCParameters(body: String, keys: [String], isIncomplete: Bool) throws {
    let source = InterfaceTests.objectiveC(
      "- (void)componentDataWillChangeWithData:(NSDictionary *)data {\n\(body)\n}")
    let interface = try interfaces("a.m", source).parameters
    #expect(interface.items.map(\.value) == keys)
    #expect(interface.isComplete == !isIncomplete)
  }

  /// The layout of the configuration is not documented: reading it may be reading any parameter.
  @Test(arguments: [
    ("self = [super initWithConfig:c messageDelegate:d]; NSLog(@\"%@\", c); return self;", false),
    ("id color = c[@\"data\"][@\"color\"]; return self;", true),
  ])
  func configuration(body: String, isIncomplete: Bool) throws {
    let source = InterfaceTests.objectiveC(
      "- (id)initWithConfig:(NSDictionary *)c messageDelegate:(id)d { \(body) }")
    let interface = try interfaces("a.m", source).parameters
    #expect(interface.items.isEmpty)
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test(arguments: [
    ("let c = data[\"color\"] as? String\nlet z = data?[\"zoom\"]", ["color", "zoom"], false),
    ("if let d = data as? [String: Any] { use(d[\"color\"]) }", ["color"], false),
    ("guard let data = data else { return }\nlet c = data.value(forKey: \"color\")", ["color"], false),
    ("print(\"\\(data[\"color\"] ?? \"\")\")", ["color"], false),
    ("apply(data)", [], true),
  ])
  func swiftParameters(body: String, keys: [String], isIncomplete: Bool) throws {
    let source = """
      @objc(V) class V: NBComponent {
        override func componentDataDidChange(withData data: [AnyHashable: Any]!) {
          \(body)
        }
      }
      """
    let interface = try interfaces("a.swift", source).parameters
    #expect(interface.items.map(\.value) == keys)
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test(arguments: [
    (
      "V.java", "String c = p.get(\"color\"); if (p != null && p.containsKey(\"zoom\")) { }",
      ["color", "zoom"], false
    ),
    ("V.java", "for (String k : p.keySet()) { }", [], true),
    ("V.java", "apply(p);", [], true),
    ("V.java", "String c = H5Utils.getString(p, \"color\"); Log.d(TAG, \"\" + p);", ["color"], false),
  ])
  func javaParameters(path: String, body: String, keys: [String], isIncomplete: Bool) throws {
    let source = """
      class V extends MPBaseEmbedView {
        public View getView(int w, int h, String viewId, String mType, Map<String, String> p) { \(body) return view; }
      }
      """
    let interface = try interfaces(path, source).parameters
    #expect(interface.items.map(\.value) == keys)
    #expect(interface.isComplete == !isIncomplete)
  }

  // MARK: - Events

  private static let channel = "@\"nbcomponent.mpaasComponent.customEvent\""

  /// The method's body; names of events, elements (nil: the tag's own), keys, whether the interface is incomplete.
  @Test(
    arguments: [
      (
        "@{@\"element\": self.componentId, @\"eventName\": @\"onTap\", @\"data\": @{}}", ["onTap"], nil,
        ["element", "eventName", "data"], false
      ),
      (
        "@{@\"element\": @\"map\", @\"eventName\": kName, }", ["onKey"], "map", ["element", "eventName"],
        false
      ),
      ("@{@\"sth\": @\"x\"}", [nil], nil, ["sth"], false),
      ("@{@\"eventName\": [self name]}", [nil], nil, ["eventName"], true),
      ("[self payload]", [nil], nil, [], true),
    ] as [(String, [String?], String?, [String], Bool)])
  func objectiveCEvent(
    data: String, names: [String?], element: String?, keys: [String], isIncomplete: Bool
  ) throws {
    let source = InterfaceTests.objectiveC(
      "static NSString *const kName = @\"onKey\";\n- (void)tap { [self.nbComponentMessageDelegate sendCustomEventMessage:\(InterfaceTests.channel) component:self data:\(data) callback:^(NSDictionary * _Nonnull data) { }]; }"
    )
    let interface = try interfaces("a.m", source).events
    #expect(interface.items.map(\.name?.value) == names)
    let event = try #require(interface.items.first)
    #expect(event.keys.map(\.value) == keys)
    #expect(event.channel?.value == MPaaS.eventChannel)
    if case .text(let text) = event.element {
      #expect(text.value == element)
    } else {
      #expect(element == nil)
    }
    #expect(interface.isComplete == !isIncomplete)
  }

  @Test func anEventWhoseDataIsAFilledVariable() throws {
    let source = InterfaceTests.objectiveC(
      """
      - (void)tap {
        NSMutableDictionary *d = [NSMutableDictionary dictionary];
        d[@"element"] = self.componentId;
        [d setObject:@"onTap" forKey:@"eventName"];
        [x sendCustomEventMessage:\(InterfaceTests.channel) component:self data:d callback:nil];
      }
      """)
    let interface = try interfaces("a.m", source).events
    #expect(interface.items.map(\.name?.value) == ["onTap"])
    #expect(interface.items.map(\.element) == [.ownTag])
    #expect(interface.items.map(\.hasUnknownKeys) == [false])
    #expect(interface.isComplete)
  }

  @Test(arguments: [
    "var d: [String: Any] = [:]", "var d = [String: Any]()",
    "var d: Dictionary<String, Any>? = [\"element\": componentId]",
  ])
  func aSwiftEventWhoseDataIsAFilledVariable(declaration: String) throws {
    let source = """
      @objc(V) class V: NBComponent {
        func tap() {
          \(declaration)
          d["element"] = componentId
          d["eventName"] = "onTap"
          x.sendCustomEventMessage("nbcomponent.mpaasComponent.customEvent", component: self, data: d, callback: nil)
        }
      }
      """
    let interface = try interfaces("a.swift", source).events
    #expect(interface.items.map(\.name?.value) == ["onTap"])
    #expect(interface.items.map(\.hasUnknownKeys) == [false])
    #expect(interface.isComplete)
  }

  @Test func anEventWithAVariableThatIsHandedOnIsUnknown() throws {
    let source = InterfaceTests.objectiveC(
      "- (void)tap { NSMutableDictionary *d = @{}.mutableCopy; [self fill:d]; [x sendCustomEventMessage:@\"c\" component:self data:d callback:nil]; }"
    )
    #expect(try interfaces("a.m", source).events.isComplete == false)
  }

  @Test func aWrapperSendsWhatItsCallersName() throws {
    let marked = MarkedSource(
      InterfaceTests.objectiveC(
        """
        - (void)emit:(NSString *)name data:(NSDictionary *)data {
          [x sendCustomEventMessage:\(InterfaceTests.channel) component:self data:@{@"element": self.componentId, @"eventName": name, @"data": data} callback:nil];
        }
        - (void)tap { [self emit:@"⟦onTap⟧" data:@{}]; }
        - (void)drag { NSString *n = @"⟦onDrag⟧"; [self emit:n data:nil]; }
        """))
    let interface = try interfaces("a.m", marked.source).events
    #expect(interface.items.map(\.name?.value) == ["onTap", "onDrag"])
    #expect(interface.items.map(\.name?.place.range) == marked.ranges)
    #expect(interface.isComplete)
  }

  @Test func swiftEvent() throws {
    let marked = MarkedSource(
      """
      @objc(V) class V: NBComponent {
        func tap() {
          nbComponentMessageDelegate?.sendCustomEventMessage?("nbcomponent.mpaasComponent.customEvent", component: self,
            data: ["element": componentId ?? "", "eventName": "⟦onTap⟧", "data": [:]] as [String: Any], callback: { _ in })
        }
      }
      """)
    let interface = try interfaces("a.swift", marked.source).events
    #expect(interface.items.map(\.name?.value) == ["onTap"])
    #expect(interface.items.map(\.name?.place.range) == marked.ranges)
    #expect(interface.items[0].keys.map(\.value) == ["element", "eventName", "data"])
    #expect(interface.items[0].element == .ownTag)
    #expect(interface.isComplete)
  }

  @Test(arguments: [
    (
      "V.java",
      "class V extends MPBaseEmbedView { void a() { sendEventToTiny(\"⟦onTap⟧\", data); this.sendEventToTiny(\"⟦onDrag⟧\", null); } }"
    ),
    (
      "V.kt",
      "class V : MPBaseEmbedView() { fun a() = sendEventToTiny(\"⟦onTap⟧\", data)\n fun b() { sendEventToTiny(\"⟦onDrag⟧\", null) } }"
    ),
    (
      "V.java",
      "class V extends MPBaseEmbedView { void emit(String n) { sendEventToTiny(n, null); } void a() { emit(\"⟦onTap⟧\"); emit(\"⟦onDrag⟧\"); } }"
    ),
  ])
  func jvmEvent(path: String, marked: String) throws {
    let marked = MarkedSource(marked)
    let interface = try interfaces(path, marked.source).events
    #expect(interface.items.map(\.name?.value) == ["onTap", "onDrag"])
    #expect(interface.items.map(\.name?.place.range) == marked.ranges)
    #expect(interface.isComplete)
  }

  @Test func anEventOfAnEnclosedClassIsTheViews() throws {
    let source = """
      class V extends MPBaseEmbedView {
        private class Listener implements View.OnClickListener {
          public void onClick(View v) { sendEventToTiny("onTap", null); }
        }
      }
      """
    let interface = try interfaces("V.java", source).events
    #expect(interface.items.map(\.name?.value) == ["onTap"])
    #expect(interface.isComplete)
  }

  @Test func anEventOfAnotherClassMakesTheInterfaceIncomplete() throws {
    let host = NativeFacts([
      facts("a.m", InterfaceTests.objectiveC("")),
      facts(
        "b.m",
        "@implementation Helper\n- (void)a { [d sendCustomEventMessage:@\"c\" component:v data:@{@\"eventName\": @\"onTap\"} callback:nil]; }\n@end"
      ),
    ])
    let platform = try #require(host[.mPaaS][.ios])
    #expect(platform.interfaces[platform.viewClasses[0]]?.events.gaps.map(\.place.path) == ["b.m"])
  }

  @Test func otherMessagesAreNoEvents() throws {
    let source = InterfaceTests.objectiveC(
      "- (void)a { [d sendMessage:@\"nbcomponent.canvas.tap\" component:self data:@{} callback:nil]; }")
    #expect(try interfaces("a.m", source).events.items.isEmpty)
  }
}

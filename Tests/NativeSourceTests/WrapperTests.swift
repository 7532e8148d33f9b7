import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// Methods that hand their parameters on, called from other files.
@Suite struct WrapperTests {
  private func host(_ files: [(path: String, source: String)]) -> NativeFacts {
    NativeFacts(files.map { facts($0.path, $0.source) })
  }

  private static let base = """
    @interface Base : NBComponent
    @end
    @implementation Base
    - (void)emit:(NSString *)name data:(NSDictionary *)data {
      [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": name, @"data": data} callback:nil];
    }
    @end
    """

  private func view(_ body: String) -> String {
    "@interface V : Base\n@end\n@implementation V\n- (void)tap { \(body) }\n@end"
  }

  /// What the subclass does; the events it sends, whether it may send others.
  @Test(
    arguments: [
      ("[self emit:@\"onTap\" data:nil]; [super emit:kDrag data:@{}];", ["onTap", "onDrag"], false),
      ("[self emit:name data:nil];", [nil], true),
      ("[other emit:@\"onTap\" data:nil];", [nil], true),
      ("[self.view emit:@\"onTap\" data:nil];", [nil], true),
      ("[self emit:@\"onTap\"];", [nil], true),
    ] as [(String, [String?], Bool)])
  func aBaseClass(body: String, events: [String?], isIncomplete: Bool) throws {
    let source = "static NSString *const kDrag = @\"onDrag\";\n" + view(body)
    let platform = try #require(host([("Base.m", WrapperTests.base), ("V.m", source)])[.mPaaS][.ios])
    let index = try #require(platform.classes.named("V"))
    #expect(platform.interfaces[index]?.events.items.map(\.name?.value) == events)
    #expect(platform.interfaces[index]?.events.isComplete == !isIncomplete)
  }

  @Test func anotherClassWithAMethodOfThatNameCallsItsOwn() throws {
    let other = "@implementation Log\n- (void)a { [self emit:@\"text\" data:nil]; }\n@end"
    let platform = try #require(
      host([
        ("Base.m", WrapperTests.base), ("Log.m", other), ("V.m", view("[self emit:@\"onTap\" data:nil];")),
      ])[.mPaaS][.ios])
    let index = try #require(platform.classes.named("V"))
    #expect(platform.interfaces[index]?.events.items.map(\.name?.value) == ["onTap"])
    #expect(platform.interfaces[index]?.events.isComplete == true)
  }

  @Test(arguments: [
    (
      "Base.swift",
      "class Base: NBComponent { func emit(_ name: String) { d?.sendCustomEventMessage?(\"nbcomponent.mpaasComponent.customEvent\", component: self, data: [\"element\": componentId, \"eventName\": name], callback: nil) } }",
      "V.swift", "class V: Base { func tap() { emit(\"onTap\"); self.emit(\"onDrag\") } }"
    ),
    (
      "Base.java",
      "package a; class Base extends MPBaseEmbedView { void emit(String name) { sendEventToTiny(name, null); } }",
      "V.kt", "package a\nclass V : Base() {\n fun tap() { emit(\"onTap\")\n this.emit(\"onDrag\") }\n}"
    ),
  ])
  func otherLanguages(path: String, base: String, other: String, view: String) throws {
    let platform = try #require(host([(path, base), (other, view)])[.mPaaS].values.first)
    let index = try #require(platform.classes.named("V"))
    #expect(platform.interfaces[index]?.events.items.map(\.name?.value) == ["onTap", "onDrag"])
    #expect(platform.interfaces[index]?.events.isComplete == true)
  }

  /// A listener calls the method of the class around it.
  @Test func anEnclosedClass() throws {
    let base =
      "package a; class Base extends MPBaseEmbedView { void emit(String name) { sendEventToTiny(name, null); } }"
    let view =
      "package a; class V extends Base { class L implements OnClick { public void onClick() { emit(\"onTap\"); } } }"
    let platform = try #require(host([("Base.java", base), ("V.java", view)])[.mPaaS][.android])
    let index = try #require(platform.classes.named("V"))
    #expect(platform.interfaces[index]?.events.items.map(\.name?.value) == ["onTap"])
    #expect(platform.interfaces[index]?.events.isComplete == true)
  }

  /// A method that is named without being called may be called with anything.
  @Test(arguments: [
    (
      "V.m",
      "@interface V : NBComponent\n@end\n@implementation V\n- (void)emit:(NSString *)n { [x sendCustomEventMessage:@\"nbcomponent.mpaasComponent.customEvent\" component:self data:@{@\"element\": self.componentId, @\"eventName\": n} callback:nil]; }\n- (void)a { [self emit:@\"onTap\"]; [self performSelector:@selector(emit:) withObject:y]; }\n@end"
    ),
    (
      "V.swift",
      "class V: NBComponent {\n func emit(_ n: String) { d.sendCustomEventMessage(\"nbcomponent.mpaasComponent.customEvent\", component: self, data: [\"element\": componentId, \"eventName\": n], callback: nil) }\n func a() {\n  emit(\"onTap\")\n  map.listener = emit\n }\n}"
    ),
    (
      "V.java",
      "class V extends MPBaseEmbedView { void emit(String n) { sendEventToTiny(n, null); } void a() { emit(\"onTap\"); map.listen(this::emit); } }"
    ),
  ])
  func aReference(path: String, source: String) throws {
    let platform = try #require(host([(path, source)])[.mPaaS].values.first)
    #expect(platform.interfaces[0]?.events.items.map(\.name?.value) == ["onTap"])
    #expect(platform.interfaces[0]?.events.isComplete == false)
  }

  @Test func aReferenceToTheCallItself() throws {
    let source =
      "class V : MPBaseEmbedView() { fun a() { sendEventToTiny(\"onTap\", null)\n map.listen(::sendEventToTiny) } }"
    let platform = try #require(host([("V.kt", source)])[.mPaaS][.android])
    #expect(platform.interfaces[0]?.events.isComplete == false)
  }

  private static let registry = """
    @implementation Registry
    + (void)add:(NSString *)type class:(NSString *)name { [[PSDService sharedInstance] registerComponentWithName:type clsName:name]; }
    + (void)own { [self add:@"a" class:@"A"]; }
    @end
    """

  /// The call in another file; the types that are registered, whether there may be others.
  @Test(
    arguments: [
      ("[Registry add:@\"b\" class:kClass];", ["a", "b"], false),
      ("[Other add:@\"b\" class:@\"B\"];", ["a"], false),
      ("[registry add:@\"b\" class:@\"B\"];", ["a"], true),
      ("[self add:@\"b\" class:@\"B\"];", ["a"], false),
      ("for (NSString *n in names) { [Registry add:n class:@\"B\"]; }", ["a", nil], true),
    ] as [(String, [String?], Bool)])
  func aRegistry(call: String, types: [String?], isIncomplete: Bool) throws {
    let launch =
      "static NSString *const kClass = @\"B\";\n@implementation Other\n- (void)launch { \(call) }\n@end"
    let platform = try #require(
      host([("Registry.m", WrapperTests.registry), ("Launch.m", launch)])[.mPaaS][.ios])
    #expect(Set(platform.registrations.map(\.type.value)) == Set(types))
    #expect(platform.isComplete == !isIncomplete)
  }

  /// After a class inside the method its own parameters are known again.
  @Test func aClassInAMethod() throws {
    let source = """
      class V: NBComponent {
       func emit(_ name: String) {
        class Inner { func f(_ a: String, _ b: String) { g(b) } }
        h(name)
        d.sendCustomEventMessage(\"nbcomponent.mpaasComponent.customEvent\", component: self, data: [\"element\": componentId, \"eventName\": name], callback: nil)
       }
       func a() { emit(\"onTap\") }
      }
      """
    let platform = try #require(host([("V.swift", source)])[.mPaaS][.ios])
    #expect(platform.interfaces[0]?.events.items.map(\.name?.value) == ["onTap"])
  }

  /// A file keeps so many calls: what is beyond them is not known.
  @Test func moreCallsThanAFileKeeps() throws {
    let other = String(repeating: "f(1); ", count: NativeSourceLimit.forwardings)
    let platform = try #require(
      host([
        ("Base.m", WrapperTests.base), ("V.m", view(other + "[self emit:@\"onTap\" data:nil];")),
      ])[.mPaaS][.ios])
    #expect(platform.interfaces.values.allSatisfy { !$0.events.isComplete })
  }
}

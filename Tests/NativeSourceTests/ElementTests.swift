import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// Views of TCMPP and FinClip, each with the registry of its own container.
@Suite struct ElementTests {
  private func linked(_ files: (path: String, source: String)...) -> NativeFacts {
    NativeFacts(files.map { facts($0.path, $0.source) })
  }

  @Test func theMacroRegistersItsClass() throws {
    let marked = MarkedSource(
      "@interface MapView : UIView\n@end\n@implementation ⟦MapView⟧ {\n  UILabel *_label;\n}\n⟦TMARegisterExternalElement( ⟦my_map⟧ )⟧;\n+ (UIView *)createWithParams:(NSDictionary *)p context:(id)c { return nil; }\n- (void)operateWithParams:(NSDictionary *)p context:(id)c { }\n@end"
    )
    let host = NativeFacts([marked.facts("a.m")])
    let platform = try #require(host[.tcmpp][.ios])
    let registration = try #require(platform.registrations.first)
    #expect(platform.registrations.count == 1)
    #expect(registration.type.value == "my_map")
    #expect(registration.className.value == "MapView")
    #expect(
      [registration.className.place, registration.place, registration.type.place].map(\.range)
        == marked.ranges)
    #expect(registration.classIndex == 0)
    #expect(platform.isComplete)
    #expect(platform.contracts.map(\.type) == ["my_map"])
    // It is unknown what it sends and reads.
    #expect(!platform.contracts[0].interface.events.isComplete)
    #expect(platform.missingGroups(of: 0, in: .tcmppOnIOS).isEmpty)
    #expect(host[.mPaaS][.ios]?.isKnown == false)
    #expect(host[.finClip][.ios]?.isKnown == false)
  }

  /// What is between the brackets, as the macro makes a string from it; nil where that is unknown.
  @Test(
    arguments: [
      ("(my_map)", "my_map"), ("( 地图 )", "地图"), (#"(@"my_map")"#, #"@"my_map""#), ("(my_map\n", nil),
      ("(a\n b)", nil),
    ] as [(String, String?)])
  func theTypeIsSpelledOut(brackets: String, type: String?) throws {
    let source = "@implementation MapView\nTMARegisterExternalElement\(brackets);\n@end"
    let platform = try #require(linked(("a.m", source))[.tcmpp][.ios])
    #expect(platform.registrations.map(\.type.value) == [type])
    #expect(platform.isComplete == (type != nil))
  }

  /// Where the types are not all known; the place that is the cause is marked in the source.
  @Test(
    arguments: [
      ("a.m", "void a(void) { ⟦_TMARegisterExternalElement(@\"x\", [MapView class])⟧; }"),
      ("a.m", "#define VIEW(x) ⟦TMARegisterExternalElement(x)⟧\n@implementation A\nVIEW(a)\n@end"),
      ("a.swift", "class Outer { }\nclass ⟦MapView⟧: UIView, TMAExternalElementView { }"),
      ("a.swift", "func a() { _TMARegisterExternalElement(\"x\", MapView.self) }"),
      (
        "A.java",
        "import com.tencent.tmfmini.sdk.launcher.core.proxy.ExternalElementProxy;\nclass ⟦A⟧ extends ExternalElementProxy { }"
      ),
      ("A.kt", "class ⟦A⟧ : EmbeddedExternalElementProxy() { }"),
    ])
  func anyTypeMayBeShown(path: String, source: String) throws {
    let marked = MarkedSource(source)
    let host = NativeFacts([marked.facts(path)])
    let platform = try #require(host[.tcmpp].values.first)
    #expect(platform.gaps.map(\.place.range) == (marked.ranges.isEmpty ? [ByteRange(0, 0)] : marked.ranges))
    #expect(!host[.mPaaS].values.contains { !$0.isComplete })
    #expect(!host[.finClip].values.contains { !$0.isComplete })
  }

  @Test func theHeaderRegistersNothing() throws {
    let platform = try #require(
      linked(
        (
          "TMAExternalJSPlugin.h",
          "@protocol TMAExternalElementView <NSObject>\n@end\n#define TMARegisterExternalElement(elementName) \\\nOBJC_EXTERN void _TMARegisterExternalElement(NSString *, Class); \\\n+ (void)load { \\\n _TMARegisterExternalElement(@( # elementName ), self); \\\n}"
        ))[.tcmpp][.ios])
    #expect(platform.registrations.isEmpty)
    #expect(platform.isComplete)
    #expect(!platform.isKnown)
  }

  @Test(
    arguments: [
      ("a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:[MapView class]];"#, "MapView"),
      ("a.m", #"[m registerNativeViewType:kType nativeViewClass:MapView.class];"#, "MapView"),
      (
        "a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:NSClassFromString(@"MapView")];"#,
        "MapView"
      ),
      ("a.swift", #"m.registerNativeViewType("my_map", nativeViewClass: MapView.self)"#, "MapView"),
      ("a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:view.class];"#, nil),
      ("a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:[view class]];"#, nil),
      ("a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:self.class];"#, nil),
      ("a.m", #"[m registerNativeViewType:@"my_map" nativeViewClass:NSClassFromString(name)];"#, nil),
    ] as [(String, String, String?)])
  func finClipRegistersAClass(path: String, call: String, name: String?) throws {
    let source =
      path == "a.m"
      ? "#define kType @\"my_map\"\n@implementation A\n- (void)start { \(call) }\n@end"
      : "func start() { \(call) }"
    let platform = try #require(linked((path, source))[.finClip][.ios])
    #expect(platform.registrations.map(\.type.value) == ["my_map"])
    #expect(platform.registrations.map(\.className.value) == [name])
    #expect(platform.isComplete == (name != nil))
  }

  /// No source says what an Android host of FinClip shows.
  @Test func finClipOnAndroid() throws {
    let platform = try #require(
      linked(("App.kt", "fun start() { FinAppClient.init(app, config, callback) }"))[.finClip][.android])
    #expect(!platform.isKnown)
    #expect(!platform.isComplete)
  }

  @Test(
    arguments: [
      ("class A extends ExternalElementProxy { }", ["ExternalElementProxy"]),
      (
        "import com.tencent.tmfmini.sdk.launcher.core.proxy.*;\n@ProxyService(proxy = EmbeddedExternalElementProxy.class) class A extends EmbeddedExternalElementProxy { }",
        ["EmbeddedExternalElementProxy"]
      ),
      (
        "import com.tencent.qqmini.sdk.launcher.core.proxy.ExternalElementProxy;\nclass A extends ExternalElementProxy { }",
        []
      ),
    ] as [(String, Set<String>)])
  func proxies(source: String, names: Set<String>) {
    #expect(linked(("A.java", source))[.tcmpp][.android]?.mentions == names)
  }

  /// Three containers in one application: none sees the types, the classes or the gaps of another one.
  @Test func eachHasItsOwnRegistry() throws {
    let host = linked(
      (
        "a.m",
        """
        @interface Map : NBComponent
        @end
        @implementation Map
        @end
        @interface Chart : UIView <TMAExternalElementView>
        @end
        @implementation Chart
        TMARegisterExternalElement(chart)
        @end
        @interface List : UIView <FATAppletNativeViewProtocol>
        @end
        @implementation List
        - (void)start:(NSString *)name {
          [s registerComponentWithName:@"map" clsName:@"Map"];
          [m registerNativeViewType:@"list" nativeViewClass:[List class]];
          [m registerNativeViewType:[self name] nativeViewClass:[List class]];
        }
        @end
        """
      ))
    let systems: [Container.System] = [.mPaaS, .tcmpp, .finClip]
    #expect(systems.map { host.contracts(of: $0).map(\.type) } == [["map"], ["chart"], ["list"]])
    #expect(systems.map { host[$0][.ios]?.viewClasses } == [[0], [1], [2]])
    #expect(systems.map { host[$0][.ios]?.isComplete } == [true, true, false])
    #expect(host[.grvSplash][.ios]?.registrations.isEmpty == true)
  }
}

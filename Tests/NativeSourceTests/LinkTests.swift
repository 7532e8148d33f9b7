import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct LinkTests {
  private func host(_ files: [(String, String)]) -> NativeFacts {
    NativeFacts(files.map { facts($0.0, $0.1) })
  }

  @Test func aClassIsMergedFromHeaderImplementationAndCategory() throws {
    let header = MarkedSource("@interface ⟦V⟧ : ⟦NBComponent⟧\n- (void)declared;\n@end")
    let body = MarkedSource(
      "@interface V ()\n@property UIView *contentView;\n@end\n@implementation ⟦V⟧\n- (void)a { }\n@end")
    let host = NativeFacts([
      header.facts("V.h"), body.facts("V.m"), facts("V+X.m", "@implementation V (X)\n- (void)b { }\n@end"),
    ])
    let platform = try #require(host[.mPaaS][.ios])
    #expect(platform.classes.all.count == 1)
    let view = platform.classes.all[0]
    #expect(view.declaration == Place(path: "V.h", range: header.ranges[0]))
    #expect(view.superclassPlace == Place(path: "V.h", range: header.ranges[1]))
    #expect(view.implementation == Place(path: "V.m", range: body.ranges[0]))
    #expect(Set(view.methods.map(\.method.selector)) == ["declared", "contentView", "a", "b"])
    #expect(view.implementation(of: "declared") == nil)
    #expect(view.implementation(of: "contentView")?.method.isProperty == true)
    #expect(view.implementation(of: "b")?.path == "V+X.m")
    #expect(view.ancestry == .base("NBComponent"))
    #expect(view.isWhollyScanned)
  }

  @Test(
    arguments: [
      (
        [("a.m", "@interface V : Base\n@end\n@interface Base : NBComponent\n@end")],
        NativeClass.Ancestry.base("NBComponent"),
        ["Base"], false
      ),
      (
        [
          (
            "a.m",
            "@interface V : Base\n@end\n@implementation V\n@end\n@interface Base : NBComponent\n@end\n@implementation Base\n@end"
          )
        ], .base("NBComponent"), ["Base"], true
      ),
      ([("a.m", "@interface V : UIView\n@end\n@implementation V\n@end")], .other(end: "UIView"), [], true),
      ([("a.m", "@interface V : SDKBase\n@end\n@implementation V\n@end")], .unknown, [], true),
      ([("a.m", "@implementation V\n@end")], .unknown, [], true),
      ([("a.m", "@interface V : W\n@end\n@interface W : V\n@end")], .unknown, ["W", "V"], false),
      (
        [("a.m", "@interface V : UIView\n@end"), ("b.m", "@interface V : NBComponent\n@end")], .unknown, [],
        false
      ),
      ([("a.swift", "class V: Base { }\nclass Base: NBComponent { }")], .base("NBComponent"), ["Base"], true),
      ([("a.swift", "class V { }")], .other(end: "V"), [], true),
      ([("a.swift", "class V: Proto { }\nprotocol Proto { }")], .other(end: "V"), [], true),
      ([("V.java", "package a; class V extends MPBaseEmbedView { }")], .base("MPBaseEmbedView"), [], true),
      (
        [
          ("V.java", "package a; import b.Base; class V extends Base { }"),
          ("B.java", "package b; public class Base extends MPBaseEmbedView { }"),
        ], .base("MPBaseEmbedView"), ["b.Base"], true
      ),
      (
        [("V.java", "package a; import android.widget.FrameLayout; class V extends FrameLayout { }")],
        .other(end: "FrameLayout"), [], true
      ),
      ([("V.java", "package a; class V { }")], .other(end: "a.V"), [], true),
      (
        [
          ("V.java", "package a; import c.Base; class V extends Base { }"),
          ("B.java", "package b; public class Base extends MPBaseEmbedView { }"),
        ], .unknown, [], true
      ),
      (
        [("V.kt", "package a\nclass V : Base()\nabstract class Base : MPBaseEmbedView()")],
        .base("MPBaseEmbedView"), ["a.Base"],
        true
      ),
    ] as [([(String, String)], NativeClass.Ancestry, [String], Bool)])
  func ancestry(files: [(String, String)], ancestry: NativeClass.Ancestry, ancestors: [String], isWhole: Bool)
    throws
  {
    let host = host(files)
    let platform = try #require(host[.mPaaS].values.first)
    let view = platform.classes.all[try #require(platform.classes.named("V"))]
    #expect(view.ancestry == ancestry)
    #expect(view.ancestors.map { platform.classes.all[$0].name } == ancestors)
    #expect(view.isWhollyScanned == isWhole)
  }

  @Test(arguments: [
    ("@objc(MapView) class V: NBComponent { }", "MapView", NativeClassTable.Match.found(0)),
    ("@objc(MapView)\n@objcMembers public final class V: NBComponent { }", "MapView", .found(0)),
    ("class MapView: NBComponent { }", "MapView", .swiftClassWithoutExportedName(0)),
    ("@objc class MapView: NBComponent { }", "MapView", .swiftClassWithoutExportedName(0)),
    ("class MapView: NBComponent { }", "App.MapView", .found(0)),
    ("@objc(Other) class MapView: NBComponent { }", "MapView", .swiftClassWithoutExportedName(0)),
    ("class Other: NBComponent { }", "MapView", .missing),
  ])
  func swiftClassName(source: String, name: String, match: NativeClassTable.Match) throws {
    let platform = try #require(host([("a.swift", source)])[.mPaaS][.ios])
    #expect(platform.classes.match(name, on: .ios) == match)
  }

  @Test(arguments: [
    ("package a; class Outer { static class V extends MPBaseEmbedView { } }", "a.Outer$V", true),
    ("package a; class Outer { static class V extends MPBaseEmbedView { } }", "a.Outer.V", false),
    ("package a; class V extends MPBaseEmbedView { }", "V", false),
    ("package a; class V extends MPBaseEmbedView { }", "a.V", true),
  ])
  func javaClassName(source: String, name: String, isFound: Bool) throws {
    let platform = try #require(host([("V.java", source)])[.mPaaS][.android])
    if case .found = platform.classes.match(name, on: .android) {
      #expect(isFound)
    } else {
      #expect(!isFound)
    }
  }

  private static let launch =
    "application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)options"
  private static let register =
    "[[PSDService sharedInstance] registerComponentWithName:@\"t\" clsName:@\"V\"];"

  @Test(arguments: [
    ([("a.m", "- (void)\(launch) { \(register) }")], ViewRegistration.Reachability.reachable),
    (
      [
        ("a.m", "- (void)\(launch) { [self a]; }\n- (void)a { [Views registerAll]; }"),
        (
          "b.m",
          "@implementation Views\n+ (void)registerAll { RegisterViews(); }\n@end\nvoid RegisterViews(void) { \(register) }"
        ),
      ], .reachable
    ),
    (
      [
        ("a.m", "- (void)\(launch) { [self performSelector:@selector(late)]; }\n- (void)late { \(register) }")
      ], .reachable
    ),
    ([("a.m", "- (void)\(launch) { }\n- (void)viewDidLoad { \(register) }")], .unreachable),
    (
      [("a.m", "- (void)\(launch) { }\n+ (void)load { [self add]; }\n+ (void)add { \(register) }")],
      .reachable
    ),
    ([("a.m", "- (void)\(launch) { }\n- (void)load { \(register) }")], .unreachable),
    ([("a.m", "+ (void)load { }\n- (void)viewDidLoad { \(register) }")], .unknown),
    ([("a.m", "- (void)viewDidLoad { \(register) }")], .unknown),
    ([("a.m", "- (void)\(launch) { dispatch_once(&once, ^{ \(register) }); }")], .reachable),
    (
      [
        ("a.m", "- (void)\(launch) { [ViewRegistry registerAllWithPrefix:@\"\"]; }"),
        (
          "b.swift",
          "@objc class ViewRegistry: NSObject {\n @objc static func registerAll(prefix: String) { s.registerComponent(withName: \"t\", clsName: \"V\") }\n}"
        ),
      ], .reachable
    ),
    (
      [
        (
          "a.swift",
          "extension DTFrameworkInterface {\n override open func application(_ a: UIApplication!, beforeDidFinishLaunchingWithOptions o: [AnyHashable: Any]!) { PSDService.sharedInstance().registerComponent(withName: \"t\", clsName: \"V\") }\n}"
        )
      ], .reachable
    ),
  ])
  func reachability(files: [(String, String)], expected: ViewRegistration.Reachability) throws {
    let platform = try #require(host(files)[.mPaaS][.ios])
    #expect(platform.registrations.map(\.reachability) == [expected])
  }

  @Test func aWrapperRegistersWhatItsCallersName() throws {
    let marked = MarkedSource(
      """
      - (void)add:(NSString *)type cls:(NSString *)cls { [s registerComponentWithName:type clsName:cls]; }
      - (void)all {
        ⟦[self add:@"⟦a⟧" cls:@"A"]⟧;
        ⟦[self add:@"⟦b⟧" cls:@"B"]⟧;
      }
      """)
    let platform = try #require(NativeFacts([marked.facts("a.m")])[.mPaaS][.ios])
    #expect(platform.registrations.map(\.type.value) == ["a", "b"])
    #expect(platform.registrations.map(\.className.value) == ["A", "B"])
    #expect(platform.registrations.map(\.type.place.range) == [marked.ranges[1], marked.ranges[3]])
    #expect(platform.registrations.map(\.place.range) == [marked.ranges[0], marked.ranges[2]])
    #expect(platform.isComplete)
  }

  @Test(arguments: [
    "- (void)a { for (NSString *t in map) { [s registerComponentWithName:t clsName:map[t]]; } }",
    "- (void)a { [s registerComponentWithName:@\"a\" clsName:[NSString stringWithFormat:@\"%@View\", x]]; }",
    "- (void)a:(NSString *)t { [s registerComponentWithName:t clsName:@\"V\"]; }",
    "- (void)a { [[RVKConfigManager shared] loadComponents:list]; }",
    "- (void)a { [self registerComponentWithConfig:config]; }",
    "#define REGISTER(t, c) [s registerComponentWithName:t clsName:c]\n- (void)a { REGISTER(@\"a\", @\"A\"); }",
  ])
  func whatCannotBeResolvedMakesTheHostIncomplete(source: String) throws {
    let platform = try #require(host([("a.m", source)])[.mPaaS][.ios])
    #expect(!platform.isComplete)
  }

  @Test func contractsOfTwoPlatforms() throws {
    let host = host([
      (
        "ios/a.m",
        "- (void)\(LinkTests.launch) { [s registerComponentWithName:@\"custom_map\" clsName:@\"MapView\"]; }"
      ),
      ("ios/b.m", "@interface MapView : NBComponent\n@end\n@implementation MapView\n@end"),
      (
        "android/A.java",
        "class A { void a() { MPEmbedViewHelper.registerEmbedView(\"x.MapView\", \"custom_map\"); } }"
      ),
    ])
    #expect(host.contracts(of: .mPaaS).map(\.type) == ["custom_map", "custom_map"])
    #expect(host.contracts(of: .mPaaS).map(\.platform) == [.android, .ios])
    #expect(host.contracts(of: .mPaaS)[0].classIndex == nil)
    #expect(!host.contracts(of: .mPaaS)[0].interface.events.isComplete)
    #expect(host.contracts(of: .mPaaS)[1].classIndex == 0)
    #expect(host.contracts(of: .mPaaS)[1].interface.events.isComplete)
    #expect(host[.mPaaS][.ios]?.isKnown == true)
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = [
      ("b.m", "@implementation V\n- (void)a { [s registerComponentWithName:kT clsName:@\"V\"]; }\n@end"),
      ("a.h", "@interface V : NBComponent\n@end"), ("c.m", "NSString *const kT = @\"t\";"),
    ]
    let one = host(files)
    let other = host(files.reversed())
    #expect(one.contracts(of: .mPaaS) == other.contracts(of: .mPaaS))
    #expect(one.files.map(\.path) == ["a.h", "b.m", "c.m"])
  }
}

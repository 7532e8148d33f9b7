import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// A container of one value, which nothing else in the project knows.
@Suite struct ContainerTests {
  static let gauge = Container(
    system: Container.System("gauge", tag: "gauge-view", source: .init(verbatim: "nobody")), platform: .ios,
    identity: .conformance("ACMEGauge"),
    methods: [
      Container.Method("gaugeView", imported: ["getGaugeView"], view: .kept),
      Container.Method("gaugeWillTurn:by:", body: FactFilter.Body(compared: 0)),
      Container.Method("initWithDial:"), Container.Method("initWithScale:", mustCallSuper: true),
      Container.Method("setNeedle:"),
    ],
    groups: [.all("gaugeView", "gaugeWillTurn:by:"), .either("initWithDial:", "initWithScale:")],
    misspellings: ["gaugeTurns:by:": "gaugeWillTurn:by:"],
    registrations: [
      Container.Registration(
        spelling: RegistrationSpelling(rawValue: "add"), call: CallPattern("addGauge:ofClass:"), type: 0,
        className: 1)
    ],
    events: [
      Container.Event(
        spelling: EventSpelling(rawValue: "turned"), call: CallPattern("gaugeDidTurn:", isPartial: true),
        name: 0)
    ], details: [.memberGaps, .properties, .signatures])
  private static let set = ContainerSet([gauge])

  private func platform(_ files: (path: String, source: String)...) throws -> PlatformFacts {
    let facts = files.map {
      NativeFileFacts(
        reading: SourceText(path: $0.path, $0.source), for: ContainerTests.set.interest)!
    }
    return try #require(NativeFacts(facts, containers: ContainerTests.set)[ContainerTests.gauge.system][.ios])
  }

  @Test func registrationsAndEvents() throws {
    let platform = try platform(
      (
        "A.m",
        """
        #define kDial @"dial"
        @interface Dial : UIView <ACMEGauge>
        @end
        @implementation Dial
        - (void)tap { [self.delegate gaugeDidTurn:@"left"]; }
        @end
        void a(Gauges *g) { [g addGauge:kDial ofClass:@"Dial"]; }
        """
      ),
      ("B.swift", "func b(_ g: Gauges) { g.addGauge(\"lever\", ofClass: \"Lever\") }"))
    #expect(platform.registrations.map(\.type.value) == ["dial", "lever"])
    #expect(platform.registrations.map(\.className.value) == ["Dial", "Lever"])
    #expect(platform.registrations.map(\.spelling.rawValue) == ["add", "add"])
    let dial = try #require(platform.registrations[0].classIndex)
    #expect(platform.interfaces[dial]?.events.items.map(\.name?.value) == ["left"])
  }

  /// The classes; the selectors of the groups that are missing in the class `V`.
  @Test(
    arguments: [
      (
        "@interface V : UIView <ACMEGauge>\n@end\n@implementation V\n@end",
        [["gaugeView", "gaugeWillTurn:by:"], ["initWithDial:", "initWithScale:"]]
      ),
      (
        "@interface V : UIView\n@end\n@implementation V\n- (id)initWithScale:(id)s { return self; }\n@end\n@interface V () <ACMEGauge>\n@property UIView *gaugeView;\n@end\n@implementation V (Turn)\n- (void)gaugeWillTurn:(id)t by:(int)n { }\n@end",
        []
      ),
      (
        "@protocol Round <ACMEGauge>\n@end\n@interface Base : UIView <Round>\n@end\n@implementation Base\n- (id)initWithDial:(id)d { return self; }\n@end\n@interface V : Base\n@end\n@implementation V\n@end",
        [["gaugeView", "gaugeWillTurn:by:"]]
      ),
      // It is unknown whether it is one, and what else the class has.
      ("@interface V : UIView <ACMEGaugeDelegate>\n@end\n@implementation V\n@end", []),
      (
        "@interface V : SDKView <ACMEGauge>\n@end\n@implementation V\n@end\n@interface SDKView : UIView\n@end",
        []
      ),
      ("@interface V : UIView <ACMEGauge>\n@end\n@implementation V\nACME_TURNS(x)\n- (void)a { }\n@end", []),
    ] as [(String, [[String]])])
  func missingGroups(source: String, missing: [[String]]) throws {
    let platform = try platform(("V.m", source))
    let index = try #require(platform.classes.named("V"))
    let groups = platform.missingGroups(of: index, in: ContainerTests.gauge)
    #expect(groups.map(\.selectors) == missing)
  }

  @Test func ofSwift() throws {
    let platform = try platform(
      (
        "V.swift",
        """
        class V: UIView { func getGaugeView() -> UIView { UIView() } }
        extension V: Kit.ACMEGauge { func gaugeTurns(_ t: String, by n: Int) { } }
        """
      ))
    let index = try #require(platform.classes.named("V"))
    #expect(platform.members(of: ContainerTests.gauge) == [index])
    #expect(platform.keptView(of: index, in: ContainerTests.gauge)?.method.returns.map(\.kind) == [.fresh])
    let misspelled = platform.misspellings(of: index, in: ContainerTests.gauge)
    #expect(misspelled.map(\.method.method.selector) == ["gaugeTurns:by:"])
    #expect(misspelled.map(\.intended) == ["gaugeWillTurn:by:"])
  }

  @Test func aMisspelledMethod() throws {
    let source = MarkedSource(
      "@interface V : UIView <ACMEGauge>\n@end\n@implementation V\n- (void)⟦gaugeWilTurn⟧:(NSString *)t by:(int)n { }\n- (id)⟦initWithScale⟧:(id)s { return [super init]; }\n@end"
    )
    let platform = try platform(("V.m", source.source))
    let index = try #require(platform.classes.named("V"))
    let misspelled = platform.misspellings(of: index, in: ContainerTests.gauge)
    #expect(misspelled.map(\.method.namePlace.range) == [source.ranges[0]])
    let initialiser = platform.missingSuperCall(of: index, in: ContainerTests.gauge)
    #expect(initialiser?.namePlace.range == source.ranges[1])
  }

  /// A delegate as the vendor documents several more: its table is all that it needs.
  @Test func aFurtherDelegate() throws {
    let auth = Container(
      system: Container.System("auth", source: .init(verbatim: "nobody")), platform: .ios,
      identity: .conformance("GRVAuthDelegate"),
      methods: [
        Container.Method(
          "showAuthDialogWithScopes:completion:", swift: ["showAuthDialog(scopes:completion:)"]),
        Container.Method("hideAuthDialog:"),
      ], groups: [.all("showAuthDialogWithScopes:completion:"), .all("hideAuthDialog:")])
    let set = ContainerSet(ContainerSet.all.containers + [auth])
    let facts = [
      (
        "A.m",
        "@interface A : NSObject <GRVAuthDelegate>\n@end\n@implementation A\n- (void)showAuthDialogWithScope:(id)s completion:(id)c { }\n@end"
      ),
      (
        "B.swift",
        "class B: NSObject, GRVAuthDelegate { func showAuthDialog(scopes s: [String], completion: () -> Void) { } }"
      ),
    ].map { NativeFileFacts(reading: SourceText(path: $0.0, $0.1), for: set.interest)! }
    let platform = try #require(NativeFacts(facts, containers: set)[auth.system][.ios])
    #expect(platform.members(of: auth).map { platform.classes.all[$0].name } == ["A", "B"])
    #expect(
      platform.missingGroups(of: 0, in: auth).flatMap(\.selectors) == [
        "showAuthDialogWithScopes:completion:", "hideAuthDialog:",
      ])
    #expect(platform.missingGroups(of: 1, in: auth).flatMap(\.selectors) == ["hideAuthDialog:"])
    #expect(
      platform.misspellings(of: 0, in: auth).map(\.intended) == ["showAuthDialogWithScopes:completion:"])
  }

  /// One set of both containers: each keeps what it keeps without the other.
  @Test func besideAnotherContainer() throws {
    let both = ContainerSet(Container.mPaaS + [ContainerTests.gauge])
    let source = """
      @interface V : NBComponent
      @end
      @implementation V
      - (void)a { [s registerComponentWithName:@"map" clsName:@"V"]; [g addGauge:@"dial" ofClass:@"D"]; }
      @end
      """
    let facts = NativeFileFacts(reading: SourceText(path: "V.m", source), for: both.interest)!
    let linked = NativeFacts([facts], containers: both)
    let platform = try #require(linked[.mPaaS][.ios])
    #expect(platform.registrations.map(\.type.value) == ["map"])
    #expect(platform.contracts.map(\.type) == ["map"])
    #expect(platform.viewClasses == [0])
    #expect(
      platform.missingGroups(of: 0, in: .mPaaS(on: .ios)).map(\.selectors) == [
        [MPaaS.initialiser], [MPaaS.contentView],
      ])
    let gauges = try #require(linked[ContainerTests.gauge.system][.ios])
    #expect(gauges.registrations.map(\.type.value) == ["dial"])
    #expect(gauges.contracts.map(\.type) == ["dial"])
    #expect(gauges.viewClasses.isEmpty)
    #expect(gauges.missingGroups(of: 0, in: ContainerTests.gauge).isEmpty)
    #expect(linked[.voltMX].isEmpty)
  }
}

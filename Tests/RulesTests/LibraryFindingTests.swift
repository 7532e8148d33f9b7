import Diagnostics
import Linting
import Rules
import Testing

/// Severities and helps of what is found in React Native libraries, where they depend on more than the rule.
@Suite struct LibraryFindingTests {
  private static let package = Example.File(
    "package.json", #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#)

  private static let componentView = Example.File(
    "ios/AcmeDialComponentView.mm",
    """
    @interface AcmeDialComponentView : RCTViewComponentView
    @end
    @implementation AcmeDialComponentView
    + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
    - (void)handleCommand:(const NSString *)name args:(const NSArray *)args { }
    @end
    Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialComponentView.class; }
    """)

  private static let spec = Example.File(
    "src/AcmeDialNativeComponent.ts",
    """
    export const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});
    interface NativeProps extends ViewProps { angle?: CT.Double; onTurn?: CT.DirectEventHandler<null> }
    export default codegenNativeComponent<NativeProps>('AcmeDial');
    """)

  private static let manager = Example.File(
    "ios/AcmeDialManager.m",
    """
    @interface AcmeDialManager : RCTViewManager
    @end
    @implementation AcmeDialManager
    RCT_EXPORT_MODULE(AcmeDial)
    - (UIView *)view { return [UISlider new]; }
    RCT_EXPORT_VIEW_PROPERTY(angel, double)
    RCT_EXPORT_VIEW_PROPERTY(onTurn, RCTBubblingEventBlock)
    @end
    """)

  private static func kotlin(_ folder: String, _ members: String) -> Example.File {
    Example.File(
      "android/\(folder)/AcmeDialManager.kt",
      """
      class AcmeDialManager : SimpleViewManager<Dial>() {
        override fun getName() = "AcmeDial"
        override fun createViewInstance(c: ThemedReactContext) = Dial(c)
      \(members)
      }
      """)
  }

  private static let delegate = "  override fun getDelegate() = delegate\n"
  private static let receiver = "  override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { }"
  private static let events = """
      override fun getExportedCustomBubblingEventTypeConstants() =
        mapOf("topTurn" to mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onTurn")))
    """

  private func findings(_ rule: String, _ files: [Example.File]) throws -> [Diagnostic] {
    let rule = try #require(allRules.first { $0.id == rule })
    return ExampleProgram([LibraryFindingTests.package, LibraryFindingTests.spec] + files).lint(rule)
      .filter { $0.rule == rule.id }
  }

  /// A command that only the old architecture lacks is a warning; all else is an error in both.
  @Test(
    arguments: [
      ("misspelled-view-prop", [manager, componentView], .error),
      (
        "misspelled-view-prop",
        [kotlin("src", delegate + #"  @ReactProp(name = "angel") fun set(v: Dial, a: Double) { }"#)], .error
      ),
      ("mismatched-event-phase", [manager, componentView], .error),
      ("mismatched-event-phase", [kotlin("src", delegate + events)], .error),
      ("missing-view-command", [manager], .error),
      ("missing-view-command", [manager, componentView], .warning),
      ("missing-view-command", [kotlin("src", receiver)], .error),
      ("missing-view-command", [kotlin("oldarch", receiver), kotlin("newarch", delegate)], .warning),
      (
        "missing-view-command",
        [manager, componentView, kotlin("oldarch", receiver), kotlin("newarch", delegate)], .warning
      ),
      ("missing-view-command", [manager, componentView, kotlin("src", receiver)], .error),
    ] as [(String, [Example.File], Severity)])
  func whereTheNewArchitectureHasItAll(rule: String, files: [Example.File], severity: Severity) throws {
    #expect(try findings(rule, files).map(\.severity) == [severity])
  }

  /// Commands of which a manager has none have one cause.
  @Test(arguments: [
    (
      "",
      #""AcmeDialManager" has none of the commands "reset" and "stop", so they do nothing in the old architecture on iOS"#
    ),
    (
      "RCT_EXPORT_METHOD(stop:(nonnull NSNumber *)tag) {}",
      #""AcmeDialManager" has no command "reset", so it does nothing in the old architecture on iOS"#
    ),
  ])
  func severalCommands(method: String, message: String) throws {
    let spec = Example.File(
      LibraryFindingTests.spec.path,
      LibraryFindingTests.spec.marked.replacing("['reset']", with: "['reset', 'stop']"))
    let manager = Example.File(
      LibraryFindingTests.manager.path,
      LibraryFindingTests.manager.marked.replacing("RCT_EXPORT_MODULE", with: method + "\nRCT_EXPORT_MODULE"))
    let found = FindingMerger.gathered(try findings("missing-view-command", [spec, manager]))
    #expect(found.map(\.message.english) == [message])
  }

  /// A selector that `@objc` gives is changed there.
  @Test(arguments: [
    (
      "@objc(turn:by:) func turn(_ tag: NSNumber, to: Double) {}",
      #"write "@objc(turn:to:)" instead of "@objc(turn:by:)""#
    ),
    (
      "@objc func turn(_ tag: NSNumber, by: Double) {}",
      #"write "@objc(turn:to:)" before "func turn(_ tag: NSNumber, by: Double)""#
    ),
    ("@objc(turn:) func turn(_ tag: NSNumber) {}", #"the nearest one is "turn:""#),
    ("@objc func turn(_ tag: NSNumber) {}", #"the nearest one is "func turn(_ tag: NSNumber)""#),
  ])
  func theSelectorOfAFunction(function: String, help: String) throws {
    let found = try findings(
      "missing-extern-method",
      [
        Example.File(
          "ios/A.m",
          """
          @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
          RCT_EXTERN_METHOD(turn:(nonnull NSNumber *)tag to:(double)to)
          @end
          """),
        Example.File("ios/A.swift", "@objc(DialManager) class DialManager: RCTViewManager { \(function) }"),
      ])
    #expect(found.map(\.help?.english) == [help])
  }

  /// A function with the labels in another order is not given the other selector: its arguments would change places.
  @Test func theOrderOfLabels() throws {
    let files = [
      Example.File(
        "ios/A.m",
        """
        @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
        RCT_EXTERN_METHOD(turn:(nonnull NSNumber *)tag from:(double)from to:(double)to)
        @end
        """),
      Example.File(
        "ios/A.swift",
        """
        @objc(DialManager) class DialManager: RCTViewManager {
          @objc func turn(_ tag: NSNumber, to: Double, from: Double) {}
        }
        """),
    ]
    #expect(
      try findings("missing-extern-method", files).map(\.help?.english) == [
        #""turn:to:from:" has the same parts in another order: write them in one order on both sides"#
      ])
  }

  /// `@objc` is for what sets the prop: the property, or the setter that the class has.
  @Test(arguments: [
    ("var glow = 0.0", #"write "@objc" before it"#),
    ("func setGlow(_ glow: Double) {}", #"write "@objc" before "func setGlow(_ glow: Double)""#),
    (
      "var glow = 0.0; var hue = 0.0",
      #"write "@objcMembers" before the class, or "@objc" before each property"#
    ),
    (
      "func setGlow(_ glow: Double) {}; func setHue(_ hue: Double) {}",
      #"write "@objcMembers" before the class, or "@objc" before each setter"#
    ),
    (
      "var glow = 0.0; func setHue(_ hue: Double) {}",
      #"write "@objcMembers" before the class, or "@objc" before each property and setter"#
    ),
  ])
  func aPropThatObjectiveCDoesNotSee(members: String, help: String) throws {
    let hue = members.lowercased().contains("hue") ? "RCT_EXPORT_VIEW_PROPERTY(hue, double)" : ""
    let found = try findings(
      "unsettable-view-prop",
      [
        Example.File(
          "ios/A.m",
          """
          @interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)
          RCT_EXPORT_VIEW_PROPERTY(glow, double)
          \(hue)
          @end
          """),
        Example.File(
          "ios/A.swift",
          """
          @objc(DialManager) class DialManager: RCTViewManager { override func view() -> UIView! { Dial() } }
          class Dial: UIView { \(members) }
          """),
      ])
    #expect(found.map(\.help?.english) == [help])
  }

  /// An event is exported with the type of its property, but for those that React Native itself has as bubbling ones.
  @Test(arguments: [
    ("onSpun", "RCTDirectEventBlock"), ("onStop", "RCTBubblingEventBlock"),
    ("onFocus", "RCTDirectEventBlock"),
  ])
  func theTypeOfAnEvent(name: String, type: String) throws {
    let found = try findings(
      "unexported-view-event",
      [
        Example.File(
          "ios/A.m",
          """
          @interface DialManager : RCTViewManager
          @end
          @implementation DialManager
          RCT_EXPORT_MODULE(Dial)
          - (UIView *)view { return [DialView new]; }
          @end
          """),
        Example.File(
          "ios/V.h",
          "@interface DialView : UIView\n@property (nonatomic, copy) \(type) \(name);\n@end"),
      ])
    let wanted = name == "onFocus" ? "RCTBubblingEventBlock" : type
    #expect(
      found.map(\.help?.english) == ["write \"RCT_EXPORT_VIEW_PROPERTY(\(name), \(wanted))\" in the manager"])
  }

  /// The name of a spec makes React Native ask the class of the entry for a component descriptor.
  @Test(arguments: [
    ("UIView", #"remove the entry: "DialView" is a "UIView" and no component view of Fabric"#),
    ("VendorView", #"write the name that "codegenNativeComponent" is given"#),
  ])
  func anEntryWithoutSpec(superclass: String, help: String) throws {
    let rule = try #require(allRules.first { $0.id == "unknown-component-name" })
    let files = [
      Example.File(
        "package.json",
        """
        {"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"DialView": "DialView"}}}}
        """),
      LibraryFindingTests.spec, LibraryFindingTests.manager,
      Example.File("ios/A.swift", "@objc(DialView) class DialView: \(superclass) {}"),
    ]
    #expect(ExampleProgram(files).lint(rule).filter { $0.rule == rule.id }.map(\.help?.english) == [help])
  }
}

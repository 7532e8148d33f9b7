import Diagnostics
import Linting
import Rules
import Testing

/// Libraries without a mistake, of constructs that few libraries have: nothing is found in them.
@Suite struct UnusualLibraryTests {
  private static let package = Example.File(
    "package.json",
    #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}, "codegenConfig": {"name": "AcmeDialSpec"}}"#
  )

  private static let spec = Example.File(
    "src/AcmeDialNativeComponent.ts",
    """
    interface C { turn: (ref: R, to: CT.Double, path: ReadonlyArray<CT.Int32>) => void }
    export const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});
    interface NativeProps extends ViewProps {
      angle?: CT.Double; testID?: string; onTurn?: CT.DirectEventHandler<Readonly<{ target: CT.Int32 }>>
    }
    export default codegenNativeComponent<NativeProps>('AcmeDial');
    """)

  private static func manager(view: String, members: String = "") -> Example.File {
    Example.File(
      "ios/AcmeDialManager.m",
      """
      @interface AcmeDialManager : RCTViewManager
      @end
      @implementation AcmeDialManager
      RCT_EXPORT_MODULE(AcmeDial)
      - (UIView *)view { \(view) }
      RCT_EXPORT_VIEW_PROPERTY(angle, double)
      \(members)
      @end
      """)
  }

  private static func view(_ interface: String, _ implementation: String = "") -> [Example.File] {
    [
      manager(view: "return [AcmeDialView new];"),
      Example.File("ios/AcmeDialView.h", "@interface AcmeDialView : UIView\n\(interface)\n@end"),
      Example.File("ios/AcmeDialView.m", "@implementation AcmeDialView\n\(implementation)\n@end"),
    ]
  }

  private static let plainView = Example.File("ios/AcmeDialView.h", "@interface AcmeDialView : UIView\n@end")

  private static func swiftManager(_ export: String, _ member: String, base: String = "RCTViewManager")
    -> [Example.File]
  {
    [
      Example.File(
        "ios/A.m", "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\n\(export)\n@end"),
      Example.File("ios/A.swift", "@objc(DialManager) class DialManager: \(base) { \(member) }"),
    ]
  }

  private static func kotlin(_ members: String) -> Example.File {
    Example.File(
      "android/AcmeDialManager.kt",
      """
      class AcmeDialManager : SimpleViewManager<Dial>() {
        override fun getName() = "AcmeDial"
      \(members)
      }
      """)
  }

  private static func componentView(_ update: String) -> Example.File {
    Example.File(
      "ios/A.mm",
      """
      @interface AcmeDialComponentView : RCTViewComponentView
      @end
      @implementation AcmeDialComponentView
      - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
        \(update)
        [super updateProps:props oldProps:oldProps];
      }
      @end
      """)
  }

  private static let legacy = Example.File(
    "src/Legacy.tsx", "export default requireNativeComponent('AcmeDial');")

  private static func index(_ text: String) -> [Example.File] {
    [legacy, Example.File("src/index.tsx", text + "\nexport { default } from './AcmeDialNativeComponent';")]
  }

  private static func pod(_ name: String) -> [Example.File] {
    [
      Example.File("AcmeDial.podspec", "\(name)\ns.source_files = \"ios/**/*.{h,m,swift}\""),
      Example.File("ios/B.m", "#import \"AcmeKit-Swift.h\""), Example.File("ios/B.swift", "class B {}"),
      manager(view: "return [UIView new];"),
    ]
  }

  @Test(
    arguments: [
      // Another view than the one of the sources is returned.
      (
        "unsettable-view-prop",
        [manager(view: "Map *m = [Map new]; [m add:[AcmeDialView new]]; return m;"), plainView]
      ),
      (
        "unsettable-view-prop",
        [manager(view: "return [Kit dialWithOverlay:[AcmeDialView new]];"), plainView]
      ),
      ("unsettable-view-prop", view("", "- (id)forwardingTargetForSelector:(SEL)s { return inner; }")),
      ("unsettable-view-prop", view("ACME_PROPERTY(angle)")),
      ("unsettable-view-prop", view("", "@dynamic angle;")),
      (
        "missing-extern-method",
        swiftManager("RCT_EXTERN_METHOD(setSpeed:(double)x)", "@objc var speed = 0.0")
      ),
      (
        "missing-extern-method",
        swiftManager(
          "RCT_EXTERN_METHOD(turn:(id)x)", "func turn(_ x: Any) {}", base: "RCTViewManager, NativeDialSpec")
      ),
      (
        "missing-extern-method",
        swiftManager("RCT_EXTERN_METHOD(turn:(id)x)", "")
          + [Example.File("ios/C.m", "@implementation NSObject (Turn)\n- (void)turn:(id)x {}\n@end")]
      ),
      (
        "missing-event-field",
        [manager(view: "return [UIView new];", members: "- (void)go { v.onTurn(@{}); }")]
      ),
      (
        "missing-default-props",
        [componentView("auto &p = *std::static_pointer_cast<ViewProps const>(_props);")]
      ),
      (
        "missing-default-props",
        [componentView("auto p = std::dynamic_pointer_cast<AcmeDialProps const>(_props);")]
      ),
      (
        "mismatched-command-type",
        [
          kotlin(
            #"override fun receiveCommand(v: Dial, id: String, a: ReadableArray) { when (id) { "turn" -> "#
              + "v.turn(a.getDouble(0), a.getArray(1).getInt(0)) } }")
        ]
      ),
      (
        "missing-view-command",
        [
          kotlin(
            "enum class Command { TURN }\noverride fun receiveCommand(v: Dial, id: String, a: ReadableArray) { "
              + "when (Command.valueOf(id.uppercase())) { Command.TURN -> v.turn() } }")
        ]
      ),
      (
        "missing-view-command",
        [
          manager(
            view: "return [UISlider new];",
            members: "RCT_EXPORT_SYNCHRONOUS_TYPED_METHOD(id, turn:(nonnull NSNumber *)t) { return nil; }")
        ]
      ),
      (
        "unknown-view-command",
        [
          manager(view: "return [UIView new];"),
          Example.File("src/S.js", "UIManager.dispatchViewManagerCommand(tag, 'scrollToEnd', []);"),
        ]
      ),
      ("duplicate-native-component", index("import type { Props } from './Legacy';")),
      ("duplicate-native-component", index("import { type Props } from './Legacy';")),
      (
        "duplicate-native-component",
        index("const Dial = Platform.OS === 'ios' ? require('./Legacy') : null;")
      ),
      ("mismatched-swift-header", pod(#"s.name = package["name"].split("/").last"#)),
      ("mismatched-swift-header", pod("s.name = package[\"name\"]\n  .sub(\"acme\", \"\")")),
      ("mismatched-swift-header", pod("s.name = \"x\"\ns.vendored_frameworks = \"Kit.xcframework\"")),
      ("unread-view-prop", [manager(view: "return [UISlider new];")]),
      (
        "unregistered-view-manager",
        [
          kotlin(""),
          Example.File(
            "android/P.kt",
            "class P(private val all: List<ViewManager<*, *>>) : ReactPackage { override fun createViewManagers(c: C) = all }"
          ),
        ]
      ),
      (
        "cached-manager-view",
        [
          kotlin(
            """
            var dial: Dial? = null
            override fun createViewInstance(c: C): Dial { val v = Dial(c); dial = v; return v }
            override fun onDropViewInstance(v: Dial) { if (v === dial) { dial = null } }
            """)
        ]
      ),
      (
        "unregistered-native-component",
        [
          Example.File(
            "ios/D.m",
            """
            @interface DialManager : RCTViewManager
            @end
            @implementation DialManager
            + (NSString *)moduleName { return @"AcmeDialManager"; }
            @end
            @interface KnobManager : RCTViewManager
            @end
            @implementation KnobManager
            RCT_EXPORT_MODULE(AcmeKnob)
            @end
            """)
        ]
      ),
    ] as [(String, [Example.File])])
  func hasNoFinding(rule: String, files: [Example.File]) throws {
    let rule = try #require(allRules.first { $0.id == rule })
    let found = ExampleProgram([UnusualLibraryTests.package, UnusualLibraryTests.spec] + files).lint(rule)
      .filter { $0.rule == rule.id }
    #expect(found.map(\.message.english) == [])
  }
}

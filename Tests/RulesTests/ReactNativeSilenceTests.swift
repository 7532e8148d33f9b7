import Diagnostics
import Linting
import Rules
import Testing

/// Why rules about React Native are silent: each reason is taken out of the right example that has it, and the rule
/// reports.
///
/// A right example in which nothing could be found proves nothing, so each of them must be here; but for the first one
/// of a rule, which is the wrong one made right.
@Suite struct ReactNativeSilenceTests {
  /// A reason, and the change to a right example that takes it away.
  struct Silence: Sendable, CustomTestStringConvertible {
    var rule = ""
    let reason: String
    /// What is replaced in a file, which is its path, a line feed and its text. The first one is in one right example of
    /// the rule alone.
    private(set) var edits: [(old: String, new: String)]
    private(set) var added: [Example.File] = []
    /// How many findings there are without the reason.
    private(set) var count = 1

    var testDescription: String { "\(rule): \(reason)" }

    init(_ reason: String, _ old: String, _ new: String) {
      self.reason = reason
      edits = [(old, new)]
    }

    /// The same with one more replacement in the same example.
    func and(_ old: String, _ new: String) -> Silence {
      var copy = self
      copy.edits.append((old, new))
      return copy
    }

    func adding(_ path: String, _ text: String) -> Silence {
      var copy = self
      copy.added.append(Example.File(path, text))
      return copy
    }

    func finds(_ count: Int) -> Silence {
      var copy = self
      copy.count = count
      return copy
    }

    /// The number of the example among those of the rule; nil when there is not exactly one.
    var example: Int? {
      let examples = allRules.first { $0.id == rule }?.examples ?? []
      let found = examples.indices.filter { index in
        !examples[index].isWrong
          && examples[index].files.contains { occurrences(of: edits[0].old, in: $0) > 0 }
      }
      return found.count == 1 ? found[0] : nil
    }

    func occurrences(of text: String, in file: Example.File) -> Int {
      (file.path + "\n" + file.marked).ranges(of: text).count
    }

    func replacing(_ old: String, with new: String, in file: Example.File) -> Example.File {
      let whole = (file.path + "\n" + file.marked).replacing(old, with: new)
      let end = whole.firstIndex(of: "\n")!
      return Example.File(String(whole[..<end]), String(whole[whole.index(after: end)...]))
    }
  }

  static let all: [Silence] = tables.flatMap { table in
    table.sorted { $0.key < $1.key }.flatMap { rule, silences in
      silences.map { silence in
        var silence = silence
        silence.rule = rule
        return silence
      }
    }
  }
  private static let tables = [registration, views, props, events, commands, classes, podspecs]

  @Test(arguments: all) func isTheOnlyReason(_ silence: Silence) throws {
    let rule = try #require(allRules.first { $0.id == silence.rule })
    let number = try #require(silence.example, "the first text must be in one right example")
    var files = rule.examples[number].files
    for (old, new) in silence.edits {
      try #require(files.reduce(0) { $0 + silence.occurrences(of: old, in: $1) } == 1, "\(old)")
      files = files.map { silence.replacing(old, with: new, in: $0) }
    }
    files += silence.added
    let found = ExampleProgram(.right(files)).lint(rule).filter { $0.rule == rule.id }
    #expect(found.count == silence.count, "\(found.map(\.message))")
  }

  @Test func everyRightExampleHasItsReason() {
    let tried = Set(ReactNativeSilenceTests.all.map { "\($0.rule) #\(($0.example ?? -1) + 1)" })
    let rules = allRules.filter { $0.category == .reactNative }
    #expect(Set(rules.map(\.id)) == Set(ReactNativeSilenceTests.all.map(\.rule)))
    let missing = rules.flatMap { rule in
      rule.examples.indices.filter { !rule.examples[$0].isWrong }.dropFirst().map { "\(rule.id) #\($0 + 1)" }
    }.filter { !tried.contains($0) }
    #expect(missing == [])
  }
}

// MARK: - The reasons, by the ids of the rules

extension ReactNativeSilenceTests {
  private static let registration: [String: [Silence]] = [
    "unregistered-native-component": [
      .init("it is registered", "(value, double)", "(value, double)").and(
        "RCT_EXPORT_MODULE(AcmeDial)", "RCT_EXPORT_MODULE(Other)"),
      .init("one platform is enough", "@implementation KnobManager", "@implementation KnobManager").and(
        "return \"AcmeDial\";", "return \"AcmeDail\";"),
      .init(
        "the name of the class", "@implementation AcmeDialManager\nRCT_EXPORT_MODULE()",
        "@implementation AcmeDialManager\nRCT_EXPORT_MODULE(AcmeKnob)"),
      .init(
        "a function of codegen", "AcmeDialCls(void) { return Dial.class; }",
        "AcmeDailCls(void) { return Dial.class; }"),
      .init("far from all names", "'BVLinearGradient'", "'AcmeDails'"),
      .init("not a literal, used", "requireNativeComponent(NAME)", "requireNativeComponent('AcmeDails')"),
      .init(
        "not a literal, declared", "codegenNativeComponent<NativeProps>(NAME)",
        "codegenNativeComponent<NativeProps>('Any')"),
      .init("getName() is not resolved", "names.first()", "\"Other\""),
      .init("nothing is registered", "ios/A.m\n@implementation Dial", "ios/A.m\n@implementation Dial").adding(
        "ios/AcmeDialManager.m", manager),
      .init("a name of React Native", "'RCTDial'", "'RTCDial'"),
      .init("a name of Android", "'AndroidDial'", "'AndrodDial'"),
      .init("a name of Expo", "'ViewManagerAdapter_Dial'", "'ViewManagerAdapterDial'"),
      .init("a string of Java", "OTHER = \"AcmeKnob\"", "OTHER = \"AcmeKnot\""),
      .init(
        "componentProvider", "\"componentProvider\": {\"AcmeDial\": \"A\"}",
        "\"componentProvider\": {\"Other\": \"A\"}"),
      .init("components", "\"components\": {\"AcmeDial\"", "\"components\": {\"Other\""),
      .init("an old React Native", "^0.76.0", "^0.77.0"),
      .init("registered in code", "registerComponentViewClass", "registerView"),
      .init(
        "the module of a Swift class", "RCT_EXTERN_MODULE(AcmeDialManager,", "RCT_EXTERN_MODULE(AcmeDail,"),
      .init("a renamed module", "RCT_EXTERN_REMAP_MODULE(AcmeKnob,", "RCT_EXTERN_REMAP_MODULE(Other,"),
    ],
    "duplicate-native-component": [
      .init("one platform each", "src/A.android.ts", "src/B.ios.ts").finds(2),
      .init("one platform, and all others", "src/A.ios.ts", "src/B.ts").finds(2),
      .init("excludedPlatforms of both", ", {excludedPlatforms: ['iOS']}", "")
        .and(", {excludedPlatforms: ['android']}", "").finds(2),
      .init(
        "excludedPlatforms of one", "src/B.ts\nexport default requireNativeComponent",
        "src/B.ts\nexport default requireNativeComponent"
      ).and(", {excludedPlatforms: ['android']}", "").finds(2),
      .init(
        "in a function", "() => { return requireNativeComponent('AcmeDial'); }",
        "requireNativeComponent('AcmeDial')"
      ).finds(2),
      .init("by the architecture", "global.nativeFabricUIManager", "true").finds(2),
    ],
    "unknown-component-class": [
      .init("an implementation", "@implementation AcmeDialView", "@implementation Other"),
      .init("an interface", "@interface AcmeDialView", "@interface Other"),
      .init("@objc(Name)", "@objc(AcmeKnob)", "@objc(Other)"),
      .init("a Swift class", "class Wheel", "class Other"),
      .init(
        "no Apple sources", "class AcmeDialManager : SimpleViewManager<Dial>()",
        "class AcmeDialManager : SimpleViewManager<Dial>()"
      )
      .adding("ios/A.m", "@implementation Other\n@end"),
    ],
    "unknown-component-name": [
      .init("a spec declares it", "{\"AcmeDial\": \"Dial\"}", "{\"Other\": \"Dial\"}"),
      .init("near one that is not registered", "{\"AcmeDail\": \"Dial\"}", "{\"AcmeDail\": \"Dial\"}")
        .adding("android/A.kt", "class A : SimpleViewManager<D>() { override fun getName() = \"AcmeDial\" }"),
      .init("no spec", "{\"AcmeKnob\": \"Dial\"}", "{\"AcmeKnob\": \"Dial\"}")
        .adding("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
    ],
    "unregistered-component-view": [
      .init(
        "a function of codegen", "AcmeDialCls(void) { return AcmeDialView.class; }",
        "OtherCls(void) { return AcmeDialView.class; }"),
      .init("componentProvider", "{\"AcmeDial\": \"AcmeDialView\"}", "{\"Other\": \"Other\"}"),
      .init("registered in code", "registerComponentViewClass", "registerView"),
      .init("the class of another component", "\"className\": \"AcmeDialView\"", "\"className\": \"Other\""),
      .init("the class of another key", "{\"Dial\": \"AcmeDialView\"}", "{\"Dial\": \"Other\"}"),
      .init("not declared", "<OtherComponentDescriptor>", "<AcmeDialComponentDescriptor>"),
      .init("an old React Native", "0.76.1", "0.77.0"),
    ],
    "unregistered-view-manager": [
      .init("abstract", "abstract class AManager", "class AManager"),
      .init("open", "open class BManager", "class BManager"),
      .init("not used by scripts", "getName() = \"Other\"", "getName() = \"AcmeDial\""),
      .init("sealed", "sealed class DManager", "class DManager"),
      .init("abstract, Java", "public abstract class EManager", "public class EManager"),
      .init("another one is created", "class OldManager", "class OldManager").and(
        "listOf(AcmeDialManager())", "listOf()"
      ).finds(2),
      .init("no createViewManagers", "class AcmeDialManager extends", "class AcmeDialManager extends")
        .adding("android/P.java", "class P { List createViewManagers(Context c) { return null; } }"),
    ],
  ]

  private static let views: [String: [Silence]] = [
    "cached-manager-view": [
      .init("a counter", "count = count + 1;", "count = view;"),
      .init("a colour", "color = view.color;", "color = view;"),
      .init("the view knows the manager", "view.delegate = self;", "self.color = view;"),
      .init("a context, Java", "context = c;\n", "context = dial;\n"),
      .init("the view knows the manager, Java", "dial.manager = this;", "this.context = dial;"),
      .init("not a manager", "@interface Dial : UIViewController", "@interface Dial : RCTViewManager"),
      .init("a local variable, Swift", "let current = ", "current = "),
      .init("a counter, Swift", "count += 1", "count = current"),
      .init("the view knows the manager, Swift", "current.delegate = self", "self.current = current"),
      .init("a context, Kotlin", "context = c\n", "context = dial\n"),
      .init("a local variable, Kotlin", "val dial = Dial(c)", "dial = Dial(c)"),
      .init("the view knows the manager, Kotlin", "it.manager = this", "context = it"),
      .init("a local variable", "UIView *dial = [", "dial = ["),
      .init(
        "a local variable, Java", "Dial dial = new Dial(c);\n    return", "dial = new Dial(c);\n    return"),
    ],
    "unsettable-view-prop": [
      .init("a property", "@property (nonatomic) double value;", "@property (nonatomic) double other;"),
      .init("a setter", "- (void)setValue:(double)value;", ""),
      .init("what UIView has", "(alpha, CGFloat)", "(alpah, CGFloat)"),
      .init("a category", "NSString *mark", "NSString *mask"),
      .init("a key path", "layer.cornerRadius", "layers.cornerRadius"),
      .init("@objc var", "@objc var a", "var a"), .init("@objc func", "@objc func setB", "func setB"),
      .init("an inherited one", "@objc var c", "var c"),
      .init("@objcMembers", "@objcMembers class Dial", "class Dial"),
      .init("@objc extension", "@objc extension Dial", "extension Dial"),
      .init("@objcMembers is inherited", "@objcMembers class Base: UIView {}", "class Base: UIView {}"),
      .init("the chain ends elsewhere", "AcmeDialView : RCTView", "AcmeDialView : UIView"),
      .init("the chain leaves the sources", "AcmeView : MKMapView", "AcmeView : UIView"),
      .init("several views", "flag ? [A new] : [B new]", "[A new]"),
      .init("a view for each branch", "[Phone new]", "[Screen new]"),
      .init(
        "code sets it", "RCT_CUSTOM_VIEW_PROPERTY(colour, UIColor, AcmeDialView) { view.tag = 1; }",
        "RCT_EXPORT_VIEW_PROPERTY(colour, UIColor)"),
    ],
    "unexported-view-event": [
      .init("exported", "RCT_EXPORT_VIEW_PROPERTY(onSpun,", "RCT_EXPORT_VIEW_PROPERTY(onTurn,"),
      .init("assigned", "view.onA = ^{};", ""), .init("its setter", "[view setOnB:^{}];", ""),
      .init("its variable", "_onC = ^{};", ""), .init("a macro", "EVENT(onD)", ""),
      .init("misnamed-event-prop reports", "(spun, RCTDirectEventBlock)", "(onTurn, RCTDirectEventBlock)"),
      .init("no manager makes the view", "[UISlider new]", "[V new]"),
      .init("assigned in Swift", "wrapped.onA = { _ in }", ""),
      .init("exported by another manager", "(onB, RCTDirectEventBlock)", "(onTurn, RCTDirectEventBlock)"),
      .init("the target of a name", "(onTurn, onC,", "(onTurn, onD,"),
    ],
    "misnamed-event-prop": [
      .init("on and a capital", "(onSpun,", "(onspun,"), .init("top and a capital", "(topSpun,", "(topspun,"),
      .init("not an event", "(spun, BOOL)", "(spun, RCTDirectEventBlock)"),
    ],
    "unexposed-swift-manager": [
      .init("@objc(Name)", "@objc(DialManager) class Manager", "@objc(Manager) class Manager"),
      .init("an implementation", "@implementation DialManager", "@implementation Other"),
      .init(
        "no Swift", "@interface RCT_EXTERN_MODULE(KnobManager, RCTViewManager)",
        "@interface RCT_EXTERN_MODULE(KnobManager, RCTViewManager)"
      )
      .adding("ios/A.swift", "class A {}"),
    ],
    "missing-extern-method": [
      .init("in an extension", "@objc func stop(tag", "func stop(tag"),
      .init("@objc(selector)", "@objc(spin:to:)", "@objc(spin:by:)"),
      .init(
        "@objcMembers", "@objcMembers @objc(DialManager) class DialManager: NSObject",
        "@objc(DialManager) class DialManager: NSObject"),
      .init("the class is not there", "class Dial {}", "@objc(OtherManager) class Dial: RCTViewManager {}"),
      .init("the superclass is of another library", "(DialManager, VendorManager)", "(DialManager, NSObject)")
        .and("DialManager: VendorManager", "DialManager: NSObject"),
      .init("asynchronous", "load() async {}", "load() {}"),
      .init("inherited", "{ @objc func reset() {} }", "{ func reset() {} }"),
      .init(
        "@objcMembers, in an extension", "@objcMembers @objc(DialManager) class DialManager: Base",
        "@objc(DialManager) class DialManager: Base"),
      .init(
        "unexposed-swift-manager reports", "\nclass DialManager: RCTViewManager {}",
        "\n@objc(DialManager) class DialManager: RCTViewManager {}"),
    ],
    "nullable-number-argument": [
      .init("nonnull", "nonnull NSNumber *)tag", "NSNumber *)tag"), .init("_Nonnull", " _Nonnull", ""),
      .init("__nonnull", " __nonnull", ""), .init("__unused", "__unused ", ""),
      .init("generic", "NSArray<NSNumber *> *", "NSNumber *"),
      .init("not exported", "- (void)reset:(NSNumber *)tag", "RCT_EXPORT_METHOD(reset:(NSNumber *)tag)"),
      .init("a block", "(void (^)(NSNumber *))done", "(NSNumber *)done"),
      .init("in a macro", "#define RESET ", ""),
    ],
  ]

  private static let props: [String: [Silence]] = [
    "misspelled-view-prop": [
      .init("the prop of the spec", "name = \"value\"", "name = \"vallue\""),
      .init("the near one is exported too", "RCT_EXPORT_VIEW_PROPERTY(value, double)\n", ""),
      .init("four letters", "(step, double)", "(steps, double)").and("stop?:", "stops?:"),
      .init("not all of the spec is known", ", DialProps", ""),
      .init("unsettable-view-prop reports", "AcmeDialView : UIView", "AcmeDialView : RCTView"),
    ],
    "unknown-view-prop": [
      .init(
        "declared", "src/AcmeDialNativeComponent.ts\ninterface NativeProps extends ViewProps { theme?",
        "src/AcmeDialNativeComponent.ts\ninterface NativeProps extends ViewProps { kind?"),
      .init("what every view has", "(opacity, double)", "(opaqueness, double)"),
      .init("an event of every view", "(onLayout,", "(onLayouting,"),
      .init("accessibility", "(accessible,", "(accessibleTo,"),
      .init("style", "(borderTopWidth,", "(borderTopWide,"),
      .init(
        "in another spec", "src/Dial.android.ts\ninterface NativeProps extends ViewProps { theme?",
        "src/Dial.android.ts\ninterface NativeProps extends ViewProps { kind?"),
      .init("in a type of the file", "+mode?: ?string", "+kind?: ?string"),
      .init(
        "a group, Kotlin", "@ReactPropGroup(names = [\"ringWidth\"])", "@ReactProp(name = \"ringWidth\")"),
      .init("a group, Java", "@ReactPropGroup(names = {\"ringTheme\"})", "@ReactProp(name = \"ringTheme\")"),
      .init("not all of the spec is known", ", DialProps", ""),
      .init("unsettable-view-prop reports", "AcmeDialView : UIView", "AcmeDialView : RCTView"),
      .init("misspelled-view-prop reports", "(vallue, double)", "(amount, double)"),
    ],
    "unread-view-prop": [
      .init("read", "@ReactProp(name = \"value\")", "@ReactProp(name = \"other\")"),
      .init("a setter", "- (void)setValue:(double)v {}", ""),
      .init("a getter, one platform", "isBig()", "isHuge()"),
      .init("C++", "props.glow", "props.other"), .init("an object", "{b: string}", "string"),
      .init("an array", "ReadonlyArray<string>", "string"), .init("UnsafeMixed", "UnsafeMixed", "string"),
      .init("an unknown type", "e1?: Other", "e1?: string"), .init("another array", "string[]", "string"),
      .init("not registered on a platform", "android/A.kt\nclass A", "android/A.txt\nclass A"),
      .init("no native source", "gleam?: CT.Double }", "gleam?: CT.Double }").adding(
        "ios/AcmeDialManager.m", manager),
      .init("misspelled-view-prop reports", "(valeu, double)", "(other, double)"),
      .init("Swift", "var gleam = 0.0", ""), .init("Kotlin", "hasSpark()", "hasGlow()"),
    ],
    "mismatched-prop-type": [
      .init("one type", "value: Double) {}", "value: Int) {}"),
      .init("a whole number in a floating type", "(step, CGFloat)", "(step, BOOL)"),
      .init("NSNumber", "(value, NSNumber *)", "(value, NSInteger)"),
      .init("a type of the library", "(title, AcmeTitle)", "(title, BOOL)"),
      .init("a union", "mode?: 'a' | 'b'", "mode?: string"),
      .init("customType, Java", ", customType = \"Color\") public", ") public"),
      .init("a colour as a number, Java", "Integer ring", "String ring"),
      .init("a whole number in a floating type, Kotlin", "step: Float", "step: Boolean"),
      .init("Dynamic", "value: Dynamic", "value: Int"),
      .init("a colour as a number, Kotlin", "ring: Int?", "ring: String?"),
      .init("customType, Kotlin", ", customType = \"Color\") fun", ") fun"),
      .init("a colour as a number", "(ring, NSInteger)", "(ring, BOOL)"),
      .init("id", "(value, id)", "(value, int)"),
      .init("the spec of the other platform", "src/A.ios.ts", "src/A.web.ts").and(
        "src/A.android.ts", "src/A.ts"),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
    "mismatched-prop-default": [
      .init("one value", "<CT.Double, 0.5>", "<CT.Double, 0.25>"),
      .init("set without a comparison", "[view setA:new.a];", "if (old.a != new.a) { [view setA:new.a]; }"),
      .init("private, after a setter", "private var b", "@objc var b"),
      .init("an expression", "Double.pi", "3.0"),
      .init("an enum", "CT.WithDefault<'x' | 'y', 'y'>", "string"),
      .init("of another object", "[other setE:new.e]", "[view setE:new.e]"),
      .init("defaultProps", " ?: defaultProps->value", ""),
      .init("not seen by Objective-C", "UIView { var value", "UIView { @objc var value"),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
  ]

  private static let events: [String: [Silence]] = [
    "mismatched-event-phase": [
      .init("one phase", "CustomDirectEvent", "CustomBubblingEvent").and(
        "\"registrationName\"", "\"bubbled\""),
      .init("a stub", "NAME", "NAME").and(
        "RCT_EXPORT_MODULE()", "RCT_EXPORT_MODULE()\n- (UIView *)view { return [V new]; }"),
      .init("not a literal", "NAME", "\"onTurn\""),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
    "unemitted-view-event": [
      .init("exported", "RCT_EXPORT_VIEW_PROPERTY(onSpun,", "RCT_EXPORT_VIEW_PROPERTY(onTurn,"),
      .init("a class", "SpunEvent event", "Event event"), .init("a string", "topStop", "topTurn"),
      .init("not registered on a platform", "android/A.kt\nclass A", "android/A.txt\nclass A"),
      .init(
        "no native source", "onHalt?: CT.DirectEventHandler<null> }", "onHalt?: CT.DirectEventHandler<null> }"
      )
      .adding("ios/AcmeDialManager.m", manager),
      .init("a class of React Native", "ContentSizeChangeEvent", "SizeEvent"),
      .init("any case, Kotlin", "hasSpun()", "hasTurned()"),
      .init("Swift", "haltNow", "turn"), .init("C++", "emitter->onBend(x)", ""),
      .init("misspelled-view-prop reports", "(onSpining,", "(onOther,"),
    ],
    "missing-event-field": [
      .init("all fields", "@{@\"value\": @(1)});", "@{@\"amount\": @(1)});"),
      .init("an optional field", "note?: string", "note: string"),
      .init("more fields", "@\"value\": @(1), @\"target\"", "@\"amount\": @(1), @\"target\""),
      .init("a key that is not a literal", "@{key: @(1)}", "@{@\"key\": @(1)}"),
      .init("a type that is not in the file", "DirectEventHandler<Other>", "DirectEventHandler<{c: string}>"),
      .init("not a literal", "view.onD(data)", "view.onD(@{})"),
      .init("another class", "@implementation W", "@implementation AcmeDialManager"),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
    "misshaped-event-map": [
      .init("its own key", "\"phasedRegistrationNames\" to", "\"registrationName\" to"),
      .init("a spec", "codegenNativeComponent", "codegen"),
      .init("a delegate", "override fun getDelegate() = d\n", ""),
      .init("a delegate, Java", "protected ViewManagerDelegate<Dial> getDelegate() { return delegate; }", ""),
    ],
    "unregistered-event-name": [
      .init("declared", "onSpun?: CT", "onTurn?: CT"),
      .init("in constants", "\"topA\" to mapOf(\"registrationName\" to \"onA\"), AEvent", "AEvent"),
      .init("by the name of a constant", "NAME = \"topB\"", "NAME = \"topE\"").and(
        "\"registrationName\" to \"onB\"", "\"registrationName\" to \"onE\""),
      .init("an event of every view", "\"topChange\"", "\"topChanges\""),
      .init("not a literal", "getEventName() = name", "getEventName() = \"topName\""),
      .init("a helper", "events(\"topA\")", "mapOf(\"topA\" to mapOf(\"registrationName\" to \"onA\"))"),
      .init(
        "not all of a spec is known", "extends DialProps { ",
        "extends ViewProps { onA?: CT.DirectEventHandler<null>; "),
      .init(
        "by the prop alone", ".put(\"a\", MapBuilder.of(\"registrationName\", \"onA\"",
        ".put(\"a\", MapBuilder.of(\"registrationName\", \"onE\""),
      .init("a constant in lower case", "bName = \"topB\"", "bName = \"topE\""),
      .init("in Java", "map.put(\"topC\", ", "map.put(\"topE\", ").and(
        "\"bubbled\", \"onC\"", "\"bubbled\", \"onE\""),
      .init("a loop", "for (name in names) map[name] = mapOf(\"registrationName\" to \"on$name\")", ""),
      .init(
        "a loop, Java",
        "while (names.hasNext()) map.put(names.next(), MapBuilder.of(\"registrationName\", \"onB\"));", ""),
      .init("a property", " + events", ""),
    ],
  ]

  private static let commands: [String: [Silence]] = [
    "missing-view-command": [
      .init("exported", "RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}", ""),
      .init("a string of Android", "\"reset\".equals", "\"stop\".equals"),
      .init("exported of Swift", "RCT_EXTERN_METHOD(reset:(nonnull NSNumber *)tag)", ""),
      .init("handleCommand", "RCT_EXTERN_METHOD(reset:", "RCT_EXTERN_METHOD(reset:").and(
        "handleCommand:", "handle:"),
      .init("handleCommand of a scanned base", "RCT_REMAP_METHOD(reset,", "RCT_REMAP_METHOD(reset,").and(
        "handleCommand:", "handle:"), .init("a macro", "COMMAND(reset)", ""),
      .init("a script tests the architecture", "global.nativeFabricUIManager != null", "true"),
      .init("a stub", "ios/B.m", "ios/B.m").and(
        "RCT_EXPORT_MODULE()", "RCT_EXPORT_MODULE()\n- (UIView *)view { return [V new]; }"),
      .init("the chain leaves the sources", "DialView : VendorView", "DialView : RCTViewComponentView"),
      .init("a delegate", "override fun getDelegate() = d\n", ""),
      .init("no receiveCommand", "listOf(AcmeDialManager())", "listOf(AcmeDialManager())").and(
        "override fun getName()",
        "override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { v.stop() }\n  override fun getName()"
      ),
      .init("a scanned base has it", "RCT_REMAP_METHOD(reset,", "RCT_REMAP_METHOD(stop,"),
      .init("a constant, Kotlin", "RESET = \"reset\"", "RESET = \"stop\""),
      .init("excludedPlatforms", ", {excludedPlatforms: ['iOS']}", ""),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
    "mismatched-command-type": [
      .init("one type", "to:(double)to", "to:(int)to"), .init("one type, Java", "getDouble(0)", "getInt(0)"),
      .init("NSNumber", "to:(nonnull NSNumber *)to", "to:(NSInteger)to"),
      .init("id", "(id)by", "(NSInteger)by"),
      .init("a type of the library", "(AcmePlace)at", "(BOOL)at"),
      .init("a whole number in a floating type", "(float)in", "(BOOL)in"),
      .init(
        "a method of Fabric", "- (void)turn:(NSInteger)to",
        "RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:(NSInteger)to)"),
      .init("not a literal, Kotlin", "TURN ->", "\"turn\" ->"),
      .init("a map, Kotlin", "getMap(0)", "getInt(0)"),
      .init("two specs for one platform", "src/B.ts", "src/B.android.ts"),
    ],
    "unknown-view-command": [
      .init("exported", "Commands.reset;\nUIManager.dispatch", "Commands.halt;\nUIManager.dispatch"),
      .init("on Android alone", "mapOf(\"reset\" to 1)", "mapOf(\"halt\" to 1)"),
      .init("in the spec", "supportedCommands: ['spin']", "supportedCommands: ['halt']"),
      .init("an unknown component", "getViewManagerConfig('Other')", "getViewManagerConfig('AcmeDial')"),
      .init("not a literal", "Commands[name]", "Commands.turn"),
      .init(
        "not a literal, sent", "dispatchViewManagerCommand(tag, name, [])",
        "dispatchViewManagerCommand(tag, 'turn', [])"),
    ],
  ]

  private static let classes: [String: [Silence]] = [
    "missing-super-update": [
      .init("updateProps calls it", "[super updateProps:props oldProps:oldProps];", ""),
      .init("prepareForRecycle calls it", "[super prepareForRecycle];", ""),
      .init("it keeps the props", "_props = std::static_pointer_cast", "_other = std::static_pointer_cast"),
      .init("another method", "updateLayoutMetrics:(M)m oldLayoutMetrics:(M)o", "prepareForRecycle"),
      .init(
        "another superclass", "@interface KnobView : DialView", "@interface KnobView : RCTViewComponentView"),
    ],
    "missing-default-props": [
      .init("assigned", "_props = std::make_shared", "_other = std::make_shared"),
      .init("assigned by a superclass", "_props = b;", "_other = b;"),
      .init(
        "a superclass of another library", "@interface W : VendorView", "@interface W : RCTViewComponentView"),
      .init(
        "a cast of other props", "cast<AcmeDialProps const>(oldProps)", "cast<AcmeDialProps const>(_props)"),
    ],
    "mismatched-codegen-name": [
      .init(
        "its name", "#import <react/renderer/components/AcmeDial/",
        "#import <react/renderer/components/AcmeDails/"),
      .init("React Native's", "components/view/", "components/views/"),
      .init("what codegen writes for these", "components/rncore/", "components/rncores/"),
      .init("a folder of the package", "common/acmecore/State.h", "common/other/State.h"),
      .init("a dependency", "react-native-safe-area-context", "react-native"),
      .init("not of components", "react/renderer/core/", "react/renderer/components/core/"),
      .init("no name", "\"codegenConfig\": {}", "\"codegenConfig\": {\"name\": \"AcmeDial\"}"),
      .init("with generated code", "\"includesGeneratedCode\": true", "\"includesGeneratedCode\": false"),
    ],
  ]

  private static let podspecs: [String: [Silence]] = [
    "mismatched-swift-header": [
      .init("only the last part counts", "<acme_dial/acme_dial-Swift.h>", "<acme_dial/dial-Swift.h>"),
      .init("module_name", "s.module_name = 'Dial'", ""),
      .init("a name that is put together", "Acme#{kind}", "Acme"),
      .init("__has_include", "__has_include(\"Old-Swift.h\")", "1"),
      .init("of a dependency", "s.dependency 'VendorKit', '~> 1.0'", ""),
      .init("no Swift", "s.name = \"acme-dial\"", "s.name = \"acme-dial\"").adding(
        "ios/A.swift", "class Dial {}"),
      .init("a header that is not a literal", "=> HEADER", "=> 'AcmeDial-Swift.h'"),
      .init("two podspecs", "Dial.podspec\ns.name = 'Dial'", "other/Dial.podspec\ns.name = 'Dial'"),
      .init("no podspec", "ios/B.m", "ios/B.m").adding("AcmeDial.podspec", "s.name = 'AcmeDial'"),
    ],
    "uncovered-pod-source": [
      .init("taken", "ios/**/*.{h,m,mm,swift}", "ios/**/*.{h,m,mm}"),
      .init("another pattern takes it", "IOS/**/*.mm", "IOS/**/*.c"),
      .init("all of a folder", "cpp/**/*", "cpp/**/*.c").and("cpp/B.mm", "cpp/B.swift"),
      .init("elsewhere", "apple/C.swift", "ios/C.swift"),
      .init("tests", "ios/AcmeTests/D.swift", "ios/Acme/D.swift"),
      .init("put together", "#{kind}/**/*.mm", "common/**/*.c"),
      .init("a variable", "s.source_files = sources\n", ""),
      .init("left out on purpose", "\ns.exclude_files = 'ios/A.mm'", ""),
      .init("case differs", "{m,MM}", "{m,c}"), .init("a header", "ios/Acme.h", "ios/Acme.swift"),
      .init("two podspecs", "Other.podspec", "other/Other.podspec"),
    ],
    "undeclared-pod-dependency": [
      .init("declared", "s.dependency 'RangeUISlider', '~> 3.0'", ""),
      .init("it resembles one", "s.dependency 'lottie-ios'", ""),
      .init("its own module", "import AcmeDial", "import AcmeKnob"),
      .init("React", "import React\n", "import Reagent\n"),
      .init("Apple's", "import SwiftUI", "import SwiftUIX"),
      .init("Apple's, a part", "import os.log", "import oss.log"),
      .init("canImport", "#if canImport(Other)", "#if DEBUG"), .init("load", "load 'more.rb'\n", ""),
      .init("eval", "instance_eval(File.read('more.rb'))", ""),
    ],
  ]

  private static let manager =
    "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\n@end\n"
}

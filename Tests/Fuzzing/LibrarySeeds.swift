/// A small React Native library with everything that its readers look for, in all languages and for both architectures.
enum LibrarySeeds {
  static let files: [FuzzInput.File] = [
    file(
      "package.json",
      #"""
      { "name": "acme-dial", "peerDependencies": { "react-native": ">=0.79" },
        "codegenConfig": { "name": "AcmeDialSpec", "ios": {
          "componentProvider": { "AcmeDial": "AcmeDialView" }, "components": { "AcmeKnob": { "className": "Knob" } } } } }
      """#),
    file(
      "AcmeDial.podspec",
      #"""
      # mpcheck-disable-next-line uncovered-pod-source: a sample
      Pod::Spec.new do |s|
        s.name = package["name"]
        s.source_files = "ios/**/*.{h,m,mm}", "#{folder}/*.swift"
        s.exclude_files = ['ios/Old.m']
        s.pod_target_xcconfig = { 'SWIFT_OBJC_INTERFACE_HEADER_NAME' => "AcmeDial-Swift.h" }
        s.dependency 'React-Core'
      end
      """#),
    file(
      "src/AcmeDialNativeComponent.ts",
      #"""
      import { codegenNativeComponent, type CodegenTypes as CT, type ViewProps } from 'react-native';
      type Turn = Readonly<{ value: CT.Double; note?: string | null }>
      interface Base { readonly 'step'?: CT.WithDefault<CT.Int32, -1>
        mode?: CT.WithDefault<'a' | 'b', 'a'>; tint?: ColorValue }
      export interface NativeProps extends ViewProps, Base {
        value: CT.Double; places?: ReadonlyArray<{ x: CT.Float }>
        onTurn?: CT.DirectEventHandler<Turn> | null; onStop: CT.BubblingEventHandler<null, 'topStopped'>;
      }
      interface Commands { turn: (ref: React.ElementRef<T>, to: CT.Double, by?: CT.Int32) => void; stop(ref: R): void }
      export const Commands = codegenNativeCommands<Commands>({ supportedCommands: ['turn', 'stop'] });
      // mpcheck-disable-next-line unregistered-native-component: a sample
      export default codegenNativeComponent<NativeProps>('AcmeDial', { excludedPlatforms: ['android'] }) as HostComponent<NativeProps>;
      """#),
    file(
      "src/AcmeKnobNativeComponent.android.js",
      #"""
      // @flow strict
      type Props = $ReadOnly<{| ...ViewProps, +label?: ?string, on?: ?boolean, onPress?: ?BubblingEventHandler<$ReadOnly<{||}>> |}>;
      export default (codegenNativeComponent<Props>('AcmeKnob', { paperComponentName: 'RNKnob' }): HostComponent<Props>);
      """#),
    file(
      "src/Dial.tsx",
      #"""
      const Bell = global.nativeFabricUIManager ? null : requireNativeComponent<BellProps>('AcmeBell');
      export const Dial = () => <Text style={{ flex: 1 }}>it's {UIManager.getViewManagerConfig('AcmeDial')!.Commands?.turn}</Text>;
      UIManager.dispatchViewManagerCommand(findNodeHandle(ref.current), 'stop', []);
      """#),
    file(
      "ios/AcmeDialManager.m",
      #"""
      #import <React/RCTViewManager.h>
      #if __has_include("AcmeDial-Swift.h")
      #import "AcmeDial-Swift.h"
      #endif
      #define EVENT(name) RCT_EXPORT_VIEW_PROPERTY(name, RCTDirectEventBlock)
      @interface DialView : UIView
      @property (nonatomic, copy, nullable) RCTBubblingEventBlock onStop;
      - (void)setValue:(double)value;
      @property (nonatomic, readonly) NSString *label;
      @end
      @interface AcmeDialManager : RCTViewManager { DialView *_last; }
      @end
      @implementation AcmeDialManager
      RCT_EXPORT_MODULE(RKAcmeDialManager)
      EVENT(onTurn)
      RCT_EXPORT_VIEW_PROPERTY(value, double)
      RCT_REMAP_VIEW_PROPERTY(tint, layer.borderColor, UIColor)
      RCT_CUSTOM_VIEW_PROPERTY(step, NSInteger, DialView) { view.step = json ? [RCTConvert NSInteger:json] : defaultView.step; }
      // mpcheck-disable-next-line cached-manager-view: a sample
      - (UIView *)view { static DialView *made; DialView *view = made = [[DialView alloc] init]; self.last = view; _last = view; return view; }
      - (void)setLabel:(NSString *)label { _last.label = label; }
      RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)reactTag to:(NSArray<NSNumber *> *)to by:(__unused NSInteger)by) {
        [self.bridge.uiManager addUIBlock:^(RCTUIManager *m, NSDictionary<NSNumber *, UIView *> *views) { view.onStop(@{@"value": @(1), key: @2}); }];
      }
      RCT_REMAP_METHOD(stop, stopDial:(NSNumber * _Nonnull)tag resolve:(RCTPromiseResolveBlock)resolve) {}
      @end
      @interface RCT_EXTERN_REMAP_MODULE(AcmeKnob, KnobManager, RCTViewManager)
      RCT_EXTERN_METHOD(press:(nonnull NSNumber *)tag withForce:(double)force)
      @end
      """#),
    file(
      "ios/AcmeDialView.mm",
      #"""
      #import <react/renderer/components/AcmeDialSpec/Props.h>
      static Knob *shared;
      using namespace facebook::react;
      @interface AcmeDialView : RCTViewComponentView <RCTAcmeDialViewProtocol>
      @end
      @implementation AcmeDialView { Knob *_knob; }
      + (ComponentDescriptorProvider)componentDescriptorProvider { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
      - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) { static const auto d = std::make_shared<const AcmeDialProps>(); _props = d; }
        return self;
      }
      - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
        const auto &o = *std::static_pointer_cast<AcmeDialProps const>(_props); const auto n = std::static_pointer_cast<AcmeDialProps const>(props);
        if (o.value != n.value) { [_knob setValue:n.value]; }
        if (o->mode != n->mode) _knob.mode = toString(n->mode);
        std::dynamic_pointer_cast<const AcmeDialEventEmitter>(_eventEmitter)->onTurn({.value = 1});
        [super updateProps:props oldProps:oldProps];
      }
      - (void)handleCommand:(const NSString *)commandName args:(const NSArray *)args { RCTAcmeDialHandleCommand(self, commandName, args); }
      - (void)prepareForRecycle { [super prepareForRecycle]; }
      @end
      Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialView.class; }
      """#),
    file(
      "ios/KnobManager.swift",
      ##"""
      import UIKit
      #if canImport(Lottie)
      import Lottie
      #endif
      @objc(KnobManager) public final class KnobManager: RCTViewManager {
        private var last: Knob?
        override public func view() -> UIView! { let knob = Knob(frame: .zero); self.last = knob; return knob }
        @objc func press(_ tag: NSNumber, withForce force: Double) { DispatchQueue.main.async { [weak self] in self?.last = nil } }
      }
      @objcMembers @objc(Knob) class Knob: UIView {
        @objc var value: Double = 1_000.5 { didSet { setNeedsLayout() } }
        var label: String = #"a\#(1)"#; @objc var onPress: RCTBubblingEventBlock?
        @objc var onTurn: (([String: Any]) -> Void)? { get { nil } set { inner.onTurn = newValue } }
        @IBInspectable lazy var on = { true }()
        @objc(setMode:) func set(mode: String) async throws {}
      }
      extension Knob { @objc func setStep(_ step: Int) {} }
      """##),
    file(
      "android/src/main/java/com/acme/AcmeDialManager.kt",
      #"""
      package com.acme
      @ReactModule(name = AcmeDialManager.NAME)
      class AcmeDialManager(private val context: Context) : SimpleViewManager<Dial>(), AcmeDialManagerInterface<Dial> {
        private var last: Dial? = null
        override fun getName() = NAME
        override fun createViewInstance(c: ThemedReactContext): Dial = Dial(c).also { last = it }
        @ReactProp(name = "value", defaultDouble = 0.5) override fun setValue(view: Dial, value: Double?) {}
        @ReactProp(name = "tint", customType = "Color") fun setTint(view: Dial, tint: Int?) {}
        @ReactPropGroup(names = ["a", "b"]) fun set(view: Dial, index: Int, value: Float) {}
        override fun getExportedCustomDirectEventTypeConstants(): MutableMap<String, Any>? =
          MapBuilder.builder<String, Any>().put("topTurn", mapOf("registrationName" to "onTurn")).build()
        override fun getExportedCustomBubblingEventTypeConstants() = mutableMapOf<String, Any>().apply {
          this["topStop"] = mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onStop", "captured" to "onStopCapture")) }
        override fun receiveCommand(view: Dial, id: String?, args: ReadableArray?) { when (id) {
          "turn" -> view.turn(args!!.getDouble(0), args.getInt(1)); STOP -> view.stop() } }
        companion object { const val NAME = "AcmeDial"; const val STOP = "stop" }
      }
      class TurnEvent(id: Int) : Event<TurnEvent>(id) { override fun getEventName() = "topTurn" }
      """#),
    file(
      "android/src/main/java/com/acme/AcmePackage.java",
      #"""
      package com.acme;
      public class AcmePackage implements ReactPackage {
        @Override public List<ViewManager> createViewManagers(ReactApplicationContext c) { return Arrays.asList(new AcmeDialManager(c), new BellManager()); }
      }
      abstract class BellBase<T extends View> extends ViewGroupManager<T> { @Override public String getName() { return Names.BELL; } }
      class KnobManager extends SimpleViewManager<Bell> implements AcmeDialManagerInterface<Bell> {
        static final int TURN = 1, STOP = 2;
        @Override public String getName() { return "AcmeDial"; }
        @Override public void setValue(Bell view, double value) {}
        @Override public Map<String, Integer> getCommandsMap() { return MapBuilder.of("turn", TURN, "stop", STOP); }
        @Override public void receiveCommand(Bell v, int id, ReadableArray a) {
          super.receiveCommand(v, id, a); switch (id) { case KnobManager.TURN: v.turn(a.getInt(0)); break;
          default: throw new IllegalArgumentException("no command " + id); } }
      }
      class BellManager extends BellBase<Bell> {
        private Bell bell;
        @Override protected Bell createViewInstance(ThemedReactContext c) { this.bell = new Bell(c); return this.bell; }
        @ReactProp(name = Names.LOUD) public void setLoud(Bell view, @Nullable final Boolean loud) {}
        public Map<String, Object> getExportedCustomBubblingEventTypeConstants() { Map<String, Object> m = new HashMap<String, Object>();
          m.put("topRing", MapBuilder.of("registrationName", "onRing")); for (String n : NAMES) m.put(n, null); return m; }
        public void receiveCommand(Bell v, String id, ReadableArray a) { switch (id) { case "ring": v.ring(a.getInt(0)); break; default: } }
        public Map<String, Integer> getCommandsMap() { return MapBuilder.of("ring", 1); }
      }
      final class Names { static final String BELL = "Acme" + "Bell", LOUD = "loud"; }
      """#),
    file(
      "cpp/Dial.cpp",
      "#include \"Dial.h\"\nnamespace acme { void Dial::set(Props const &p) { places = p.places; e->onTurn(x); } }\n"
    ),
  ]

  private static func file(_ name: String, _ text: String) -> FuzzInput.File {
    FuzzInput.File(name, Array(text.utf8))
  }
}

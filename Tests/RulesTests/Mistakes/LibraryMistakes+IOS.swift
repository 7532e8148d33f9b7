extension LibraryMistakes {
  /// Mistakes in the sources of a library for iOS.
  static let ios: [Mistake] = [
    Mistake(
      "ios/MixFaderView.swift", "public var low: Double = 0", "public var lowest: Double = 0",
      finds: "unsettable-view-prop", at: "low", in: "ios/MixFaderManager.mm"),
    Mistake(
      "ios/MixFaderView.swift", "public var notches: Int", "public var notchs: Int",
      finds: "unsettable-view-prop", at: "notches", in: "ios/MixFaderManager.mm"),
    Mistake(
      "ios/MixFaderView.swift", "  @objc public var caption", "  public var caption",
      finds: "unsettable-view-prop", at: "caption", in: "ios/MixFaderManager.mm"),
    Mistake(
      "ios/MixFaderView.swift", #"  @objc public var caption: String = ""\#n"#, "",
      finds: "unsettable-view-prop", at: "caption", in: "ios/MixFaderManager.mm"),
    Mistake(
      "ios/MixFaderView.swift", "high: Double = 1", "high: Double = 10", finds: "mismatched-prop-default",
      at: "10"),
    Mistake(
      "ios/MixFaderView.swift", "locked: Bool = false", "locked: Bool = true",
      finds: "mismatched-prop-default", at: "true"),
    Mistake(
      "ios/MixFaderView.swift", #"caption: String = """#, #"caption: String = "Volume""#,
      finds: "mismatched-prop-default", at: "Volume"),
    Mistake(
      "ios/MixFaderView.swift", "@objc public var onSlide:", "@objc public var onSliding:",
      finds: "unsettable-view-prop", at: "onSlide", in: "ios/MixFaderManager.mm"),
    Mistake(
      "ios/MixFaderManager.mm", "RCT_EXPORT_MODULE(MixFader)", "RCT_EXPORT_MODULE(MixFadr)",
      finds: "unregistered-native-component", at: "MixFadr"),
    Mistake(
      "ios/MixFaderManager.mm", "PROPERTY(notches, NSInteger)", "PROPERTY(notchs, NSInteger)",
      finds: "unsettable-view-prop", at: "notchs"),
    Mistake(
      "ios/MixFaderManager.mm", "RCT_EXPORT_VIEW_PROPERTY(caption, NSString)\n", "",
      finds: "unexported-view-prop", at: "caption", in: "ios/MixFaderView.swift"),
    Mistake(
      "ios/MixFaderManager.mm", "RCT_EXPORT_VIEW_PROPERTY(onSlide, RCTDirectEventBlock)\n", "",
      finds: "unexported-view-event", at: "onSlide", in: "ios/MixFaderView.swift"),
    Mistake(
      "ios/MixFaderManager.mm", "PROPERTY(low, double)", "PROPERTY(low, NSInteger)",
      finds: "mismatched-prop-type", at: "NSInteger"),
    Mistake(
      "ios/MixFaderManager.mm", "PROPERTY(locked, BOOL)", "PROPERTY(locked, NSString)",
      finds: "mismatched-prop-type", at: "NSString"),
    Mistake(
      "ios/MixFaderManager.mm", "onSlide, RCTDirectEventBlock", "onSlide, RCTBubblingEventBlock",
      finds: "mismatched-event-phase", at: "RCTBubblingEventBlock"),
    Mistake(
      "ios/MixFaderManager.mm", "onRelease, RCTBubbling", "onRelease, RCTDirect",
      finds: "mismatched-event-phase", at: "RCTDirectEventBlock"),
    Mistake(
      "ios/MixFaderManager.mm", "  return [[MixFaderView alloc] initWithFrame:CGRectZero];",
      "  static MixFaderView *shared;\n  if (!shared) shared = [[MixFaderView alloc] initWithFrame:CGRectZero];\n  return shared;",
      finds: "cached-manager-view", at: "shared"),
    Mistake(
      "ios/MixFaderManager.mm", "RCT_EXPORT_METHOD(moveTo:", "RCT_EXPORT_METHOD(moveto:",
      finds: "missing-view-command", at: "moveTo", in: "src/MixFaderNativeComponent.ts"),
    Mistake(
      "ios/MixFaderManager.mm",
      "RCT_EXPORT_METHOD(rewind:(nonnull NSNumber *)reactTag smoothly:(BOOL)smoothly)",
      "- (void)rewind:(nonnull NSNumber *)reactTag smoothly:(BOOL)smoothly", finds: "missing-view-command",
      at: "rewind", in: "src/MixFaderNativeComponent.ts"),
    Mistake(
      "ios/MixFaderManager.mm", "low:(double)low high", "low:(NSInteger)low high",
      finds: "mismatched-command-type", at: "NSInteger"),
    Mistake(
      "ios/MixFaderManager.mm", "smoothly:(BOOL)smoothly)\n", "smoothly:(double)smoothly)\n",
      finds: "mismatched-command-type", at: "double"),
    Mistake(
      "ios/MixFaderManager.mm", "moveTo:(nonnull NSNumber *)", "moveTo:(NSNumber *)",
      finds: "nullable-number-argument", at: "NSNumber *"),
    Mistake(
      "ios/MixFaderManager.mm", #"#import "AcmeMixer-Swift.h""#, #"#import "Mixer-Swift.h""#,
      finds: "mismatched-swift-header", at: "Mixer-Swift.h"),
    Mistake(
      "ios/MixFaderComponentView.mm", #"#import "AcmeMixer-Swift.h""#, #"#import "AcmeMixers-Swift.h""#,
      finds: "mismatched-swift-header", at: "AcmeMixers-Swift.h"),
    Mistake(
      "ios/MixFaderComponentView.mm", "MixerSpec/Props.h", "MixersSpec/Props.h",
      finds: "mismatched-codegen-name", at: "MixersSpec"),
    Mistake(
      "ios/MixFaderComponentView.mm",
      "    static const auto defaultProps = std::make_shared<const MixFaderProps>();\n    _props = defaultProps;\n",
      "", finds: "missing-default-props", at: "_props"),
    Mistake(
      "ios/MixFaderComponentView.mm", "  [super updateProps:props oldProps:oldProps];\n", "",
      finds: "missing-super-update", at: "updateProps"),
    Mistake(
      "ios/MixFaderComponentView.mm", "  [super prepareForRecycle];\n", "", finds: "missing-super-update",
      at: "prepareForRecycle"),
    Mistake(
      "ios/MixFaderComponentView.mm",
      "- (void)handleCommand:(const NSString *)commandName args:(const NSArray *)args\n{\n  RCTMixFaderHandleCommand(self, commandName, args);\n}\n",
      "", finds: "missing-view-command", at: "MixFaderComponentView"),
    Mistake(
      "ios/MixMeterView.h", "NSInteger channels;", "NSInteger chanels;", finds: "unsettable-view-prop",
      at: "channels", in: "ios/MixMeterManager.m"),
    Mistake(
      "ios/MixMeterView.m", #"@"channel" : @(self.channels)"#, #"@"chanel" : @(self.channels)"#,
      finds: "missing-event-field", at: #"@{@"level" : @(level), @"chanel" : @(self.channels)}"#),
    Mistake(
      "ios/MixMeterView.m", #"@"level" : @(level), "#, "", finds: "missing-event-field",
      at: #"@{@"channel" : @(self.channels)}"#),
    Mistake(
      "ios/MixMeterManager.m", "RCT_EXPORT_MODULE()", "RCT_EXPORT_MODULE(MixMetr)",
      finds: "unregistered-native-component", at: "MixMetr"),
    Mistake(
      "ios/MixMeterManager.m", "(onPeaking, RCTDirectEventBlock)", "(onPeaked, RCTDirectEventBlock)",
      finds: "unsettable-view-prop", at: "onPeaked"),
    Mistake(
      "ios/MixMeterManager.m", "(onPeaking, RCTDirectEventBlock)", "(peaking, RCTDirectEventBlock)",
      finds: "misnamed-event-prop", at: "peaking"),
    Mistake(
      "ios/MixMeterManager.m", "RCT_EXPORT_VIEW_PROPERTY(channels, NSInteger)\n", "",
      finds: "unexported-view-prop", at: "channels", in: "ios/MixMeterView.h"),
    Mistake(
      "ios/MixMeterManager.m", "RCT_EXPORT_VIEW_PROPERTY(onPeaking, RCTDirectEventBlock)\n", "",
      finds: "unexported-view-event", at: "onPeaking", in: "ios/MixMeterView.h"),
    Mistake(
      "ios/MixMeterManager.m", "RCT_EXPORT_METHOD(clearPeak:", "RCT_EXPORT_METHOD(clearPeek:",
      finds: "missing-view-command", at: "clearPeak", in: "src/MixMeterNativeComponent.ts"),
    Mistake(
      "ios/MixMeterManager.m", "channel:(NSInteger)channel)\n{", "channel:(NSString *)channel)\n{",
      finds: "mismatched-command-type", at: "NSString *"),
    Mistake(
      "ios/MixMeterManager.m", "  return [MixMeterView new];",
      "  static MixMeterView *meter;\n  meter = meter ?: [MixMeterView new];\n  return meter;",
      finds: "cached-manager-view", at: "meter"),
    Mistake(
      "ios/MixDialManager.m", "RCT_EXTERN_MODULE(MixDialManager,", "RCT_EXTERN_MODULE(MixDailManager,",
      finds: "unexposed-swift-manager", at: "MixDailManager"),
    Mistake(
      "ios/MixDialManager.m", "RCT_EXTERN_METHOD(centre:", "RCT_EXTERN_METHOD(center:",
      finds: "missing-extern-method", at: "center"),
    Mistake(
      "ios/MixDialManager.m", "angle:(double)angle", "value:(double)angle", finds: "missing-extern-method",
      at: "centre"),
    Mistake(
      "ios/MixDialManager.m", "centre:(nonnull NSNumber *)", "centre:(NSNumber *)",
      finds: "nullable-number-argument", at: "NSNumber *"),
    Mistake(
      "ios/MixDialManager.m", "(angle, double)", "(angel, double)", finds: "unsettable-view-prop", at: "angel"
    ),
    Mistake(
      "ios/MixDialManager.m", "(onTurn, RCTDirectEventBlock)", "(turn, RCTDirectEventBlock)",
      finds: "misnamed-event-prop", at: "turn"),
    Mistake(
      "ios/MixDialManager.m", "RCT_EXPORT_VIEW_PROPERTY(onTurn, RCTDirectEventBlock)\n", "",
      finds: "unexported-view-event", at: "onTurn", in: "ios/MixDialManager.swift"),
    Mistake(
      "ios/MixDialManager.swift", "@objc(MixDialManager)\n", "@objc(MixDailManager)\n",
      finds: "unexposed-swift-manager", at: "MixDialManager", in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "@objc(MixDialManager)\n", "", finds: "unexposed-swift-manager",
      at: "MixDialManager", in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "  @objc func centre(", "  func centre(", finds: "missing-extern-method",
      at: "centre", in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "_ reactTag: NSNumber, angle: Double)",
      "_ reactTag: NSNumber, to angle: Double)", finds: "missing-extern-method", at: "centre",
      in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "  @objc var angle", "  var angle", finds: "unsettable-view-prop",
      at: "angle", in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "  @objc var legend: String?", "  @objc var text: String?",
      finds: "unsettable-view-prop", at: "legend", in: "ios/MixDialManager.m"),
    Mistake(
      "ios/MixDialManager.swift", "    MixDialView(frame: .zero)\n  }",
      "    current = current ?? MixDialView(frame: .zero)\n    return current\n  }\n\n  var current: MixDialView?",
      finds: "cached-manager-view", at: "current"),
  ]
}

/// Mistakes by where they are made.
enum LibraryMistakes {}

extension LibraryMistakes {
  /// Mistakes in the specs and scripts of a library.
  static let spec: [Mistake] = [
    Mistake(
      "src/MixFaderNativeComponent.ts", "low?: CT.WithDefault<CT.Double, 0>",
      "lower?: CT.WithDefault<CT.Double, 0>", finds: "unread-view-prop", at: "lower"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "notches?:", "notchs?:", finds: "misspelled-view-prop", at: "notchs"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "  caption?: string;\n", "", finds: "unknown-view-prop",
      at: "caption", in: "ios/MixFaderManager.mm"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "notches?: CT.Int32", "notches?: CT.Double",
      finds: "mismatched-prop-type", at: "notches"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "caption?: string", "caption?: boolean",
      finds: "mismatched-prop-type", at: "caption"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "locked?: CT.WithDefault<boolean, false>", "locked?: string",
      finds: "mismatched-prop-type", at: "locked"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "high?: CT.WithDefault<CT.Double, 1>", "high?: CT.Double",
      finds: "mismatched-prop-default", at: "1", in: "ios/MixFaderView.swift"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "WithDefault<CT.Double, 1>", "WithDefault<CT.Double, 100>",
      finds: "mismatched-prop-default", at: "1", in: "ios/MixFaderView.swift"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "locked?: CT.WithDefault<boolean, false>",
      "locked?: CT.WithDefault<boolean, true>", finds: "mismatched-prop-default", at: "false",
      in: "ios/MixFaderView.swift"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "onSlide?: CT.DirectEventHandler",
      "onSlide?: CT.BubblingEventHandler", finds: "mismatched-event-phase", at: "onSlide"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "onRelease?: CT.Bubbling", "onRelease?: CT.Direct",
      finds: "mismatched-event-phase", at: "onRelease"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "onSlide?:", "onSlided?:", finds: "misspelled-view-prop",
      at: "onSlided"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "onRelease?:", "onLetGo?:", finds: "unemitted-view-event",
      at: "onLetGo"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "['moveTo', 'rewind']", "['moveTo', 'rewind', 'stop']",
      finds: "missing-view-command", at: "stop"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "smoothly: boolean", "smoothly: CT.Double",
      finds: "mismatched-command-type", at: "BOOL", in: "ios/MixFaderManager.mm"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "<NativeProps>('MixFader')", "<NativeProps>('MixFadr')",
      finds: "unregistered-native-component", at: "MixFadr"),
    Mistake(
      "src/MixFaderNativeComponent.ts", "<NativeProps>('MixFader')", "<NativeProps>('Fader')",
      finds: "unregistered-native-component", at: "Fader"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "  channels?: CT.WithDefault<CT.Int32, 2>;\n", "",
      finds: "unknown-view-prop", at: "channels", in: "ios/MixMeterManager.m"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "channels?:", "chanels?:", finds: "misspelled-view-prop",
      at: "chanels"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "onPeaking?: CT.Direct", "onPeaking?: CT.Bubbling",
      finds: "mismatched-event-phase", at: "onPeaking"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "onPeaking?:", "onOverload?:", finds: "unemitted-view-event",
      at: "onOverload"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "channel: CT.Int32 }>", "channelIndex: CT.Int32 }>",
      finds: "missing-event-field", at: #"@{@"level" : @(level), @"channel" : @(self.channels)}"#,
      in: "ios/MixMeterView.m"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "channel: CT.Int32) => void", "channel: CT.Double) => void",
      finds: "mismatched-command-type", at: "channel"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "['clearPeak']", "['clearPeaks']", finds: "missing-view-command",
      at: "clearPeaks"),
    Mistake(
      "src/MixMeterNativeComponent.ts", "<NativeProps>('MixMeter')", "<NativeProps>('MixMetre')",
      finds: "unregistered-native-component", at: "MixMetre"),
    Mistake(
      "src/Dial.tsx", "('MixDial');", "('MixDail');", finds: "unregistered-native-component", at: "MixDail"),
    Mistake(
      "src/Dial.tsx", "Commands.centre", "Commands.center", finds: "unknown-view-command", at: "center"),
    Mistake(
      "src/Dial.tsx", "getViewManagerConfig('MixDial').Commands.centre",
      "getViewManagerConfig('MixDial').Commands.recentre", finds: "unknown-view-command", at: "recentre"),
  ]
}

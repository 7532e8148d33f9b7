extension LibraryMistakes {
  /// Mistakes in the manifest and the podspec of a library.
  static let package: [Mistake] = [
    Mistake(
      "package.json", #""MixFader": "MixFaderComponentView""#, #""MixFader": "MixFaderView2""#,
      finds: "unknown-component-class", at: "MixFaderView2"),
    Mistake(
      "package.json", #""MixFaderComponentView""#, #""MixFaderComponentVeiw""#,
      finds: "unknown-component-class", at: "MixFaderComponentVeiw"),
    Mistake(
      "package.json", #""MixFader": "#, #""MixFadr": "#, finds: "unknown-component-name", at: "MixFadr"),
    Mistake(
      "package.json", #",\#n        "MixMeter": "MixMeterComponentView""#, "",
      finds: "unregistered-component-view", at: "MixMeterComponentView", in: "ios/MixMeterComponentView.mm"),
    Mistake(
      "package.json", #""MixFader": "MixFaderComponentView",\#n"#, "", finds: "unregistered-component-view",
      at: "MixFaderComponentView", in: "ios/MixFaderComponentView.mm"),
    Mistake("package.json", #""MixerSpec""#, #""MixSpec""#, finds: "mismatched-codegen-name", at: "MixSpec"),
    Mistake(
      "AcmeMixer.podspec", "AcmeMixer-Swift.h", "Mixer-Swift.h", finds: "mismatched-swift-header",
      at: "Mixer-Swift.h"),
    Mistake(
      "AcmeMixer.podspec", "{h,m,mm,swift}", "{h,m,mm}", finds: "uncovered-pod-source",
      at: "ios/**/*.{h,m,mm}"),
    Mistake(
      "AcmeMixer.podspec", "{h,m,mm,swift}", "{h,m,swift}", finds: "uncovered-pod-source",
      at: "ios/**/*.{h,m,swift}"),
    Mistake(
      "AcmeMixer.podspec", #""ios/**/"#, #""iOs2/**/"#, finds: "uncovered-pod-source",
      at: "iOs2/**/*.{h,m,mm,swift}"),
    Mistake(
      "AcmeMixer.podspec", #""ios/**/"#, #""apple/**/"#, finds: "uncovered-pod-source",
      at: "apple/**/*.{h,m,mm,swift}"),
  ]
}

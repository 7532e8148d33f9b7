import Diagnostics
import Linting
import ReactNative

/// A number argument that may be null.
package var nullableNumberArgument: Rule {
  Rule(
    id: "nullable-number-argument",
    summary: .init(
      en: "an exported method with a number that is not `nonnull`",
      zh: "导出的方法中有数字参数未标为 `nonnull`"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        Numbers cannot be null on Android, so React Native requires every `NSNumber` argument of an \
        exported method to be `nonnull`, and shows a red box in debug builds otherwise. It reads the text \
        of the macro, so `NS_ASSUME_NONNULL_BEGIN` does not help.
        """,
      zh:
        """
        Android 上的数字不能为 null，因此 React Native 要求导出方法的每个 `NSNumber` 参数都是 `nonnull`，否则在调试版本中显示红屏。检查的是宏的文本，所以 \
        `NS_ASSUME_NONNULL_BEGIN` 不起作用。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_METHOD(reset:(⟦NSNumber *⟧)tag to:( ⟦nullable NSNumber*⟧ )to) {}
          RCT_REMAP_METHOD(stop, halt:(⟦NSNumber *⟧)tag) {}
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""NSNumber *" is not "nonnull""#, #""nullable NSNumber*" is not "nonnull""#,
        #""NSNumber *" is not "nonnull""#),
      .right([
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_METHOD(a:(nonnull NSNumber *)tag b:(NSNumber * _Nonnull)b c:(NSNumber * __nonnull)c) {}
        RCT_EXPORT_METHOD(d:(__unused NSNumber *)tag e:(NSArray<NSNumber *> *)e f:(NSString *)f) {}
        - (void)reset:(NSNumber *)tag {}
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkNullableNumberArgument)])
}

private func checkNullableNumberArgument(_ context: PackageContext) {
  for method in context.library.apple.flatMap(\.parts).flatMap(\.exportedMethods) {
    for case let type? in method.parameterTypes {
      let words = type.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard words.contains("NSNumber"), type.text.contains("*"), !type.text.contains("<"),
        !type.text.contains("("),
        !words.contains("__unused"),
        !words.contains("nonnull"), !words.contains("_Nonnull"), !words.contains("__nonnull")
      else { continue }
      context.report(type, nullable(type.text))
    }
  }
}

private func nullable(_ type: String) -> Message {
  Message(
    en: "\"\(type)\" is not \"nonnull\"", zh: "“\(type)”不是“nonnull”",
    help: .init(en: "write \"nonnull NSNumber *\"", zh: "改为“nonnull NSNumber *”"))
}

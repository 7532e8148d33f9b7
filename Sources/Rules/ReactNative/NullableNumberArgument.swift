import Diagnostics
import Linting
import ReactNative

/// A number argument that may be null.
package var nullableNumberArgument: Rule {
  Rule(
    id: "nullable-number-argument",
    summary: "an exported method with a number that is not `nonnull`",
    category: .reactNative,
    severity: .warning,
    rationale: """
      Numbers cannot be null on Android, so React Native wants every `NSNumber` argument of an exported method to be \
      `nonnull`, and shows a red box in debug builds where one is not. It reads the text of the macro, so \
      `NS_ASSUME_NONNULL_BEGIN` does not help.
      """,
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  for method in context.library.apple.flatMap(\.parts).flatMap(\.exportedMethods) {
    for case let type? in method.parameterTypes {
      let words = type.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard words.contains("NSNumber"), type.text.contains("*"), !type.text.contains("<"),
        !type.text.contains("("),
        !words.contains("__unused"),
        !words.contains("nonnull"), !words.contains("_Nonnull"), !words.contains("__nonnull")
      else { continue }
      context.report(type, .nullable(type.text))
    }
  }
}

extension Message {
  fileprivate static func nullable(_ type: String) -> Message {
    Message("\"\(type)\" is not \"nonnull\"", help: "write \"nonnull NSNumber *\"")
  }
}

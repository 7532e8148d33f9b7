import Diagnostics
import Linting
import ReactNative

/// A number argument that may be null.
package let nullableNumberArgument = Rule(
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
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_METHOD(reset:(⟦NSNumber *⟧)tag to:( ⟦nullable NSNumber*⟧ )to) {}\nRCT_REMAP_METHOD(stop, halt:(⟦NSNumber *⟧)tag) {}"
          )),
        LibrarySources.package,
      ], message: #""NSNumber *" is not "nonnull""#, #""nullable NSNumber*" is not "nonnull""#,
      #""NSNumber *" is not "nonnull""#),
    .wrong(
      [
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\nRCT_EXTERN_METHOD(reset:(⟦NSNumber *⟧)tag)\n@end"
        ),
        .init(
          "ios/A.swift",
          "@objc(DialManager) class DialManager: RCTViewManager { @objc func reset(_ tag: NSNumber) {} }"),
        LibrarySources.package,
      ], message: #""NSNumber *" is not "nonnull""#),
    .right([
      LibrarySources.manager(
        """
        RCT_EXPORT_METHOD(a:(nonnull NSNumber *)tag b:(NSNumber * _Nonnull)b c:(NSNumber * __nonnull)c) {}
        RCT_EXPORT_METHOD(d:(__unused NSNumber *)tag e:(NSArray<NSNumber *> *)e f:(NSString *)f) {}
        - (void)reset:(NSNumber *)tag {}
        """),
      LibrarySources.package,
    ]),
    // `NS_ASSUME_NONNULL_BEGIN` changes nothing; both branches of an `#if` count.
    .wrong(
      [
        .init(
          "ios/A.m",
          "NS_ASSUME_NONNULL_BEGIN\n"
            + LibrarySources.managerText(
              """
              #if DEBUG
              RCT_EXPORT_METHOD(reset:(⟦NSNumber *⟧)tag) {}
              #else
              RCT_EXPORT_BLOCKING_SYNCHRONOUS_METHOD(reset:(⟦NSNumber *⟧)tag) {}
              #endif
              """) + "\nNS_ASSUME_NONNULL_END"),
        LibrarySources.package,
      ], message: #""NSNumber *" is not "nonnull""#, #""NSNumber *" is not "nonnull""#),
    // A block, and a macro of the library's own.
    .right([
      LibrarySources.manager(
        "RCT_EXPORT_METHOD(a:(void (^)(NSNumber *))done) {}\n#define RESET RCT_EXPORT_METHOD(reset:(NSNumber *)tag) {}\nRESET"
      ),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

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

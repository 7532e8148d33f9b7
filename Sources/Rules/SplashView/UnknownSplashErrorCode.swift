import Containers
import Diagnostics
import Linting
import NativeSource

/// The code of an error, compared with one that the SDK does not have.
package var unknownSplashErrorCode: Rule {
  Rule(
    id: "unknown-splash-error-code",
    summary: .init(
      en: "an unknown splash error code",
      zh: "启动页错误码与 SDK 不会发送的值比较"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The vendor lists the codes. Code for any other value never runs; because a later SDK may send more \
        codes, this is a warning.
        """,
      zh: "厂商列出了错误码。针对其他值的处理从不执行；以后的 SDK 可能发送更多错误码，因此只是警告。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          #define kLost @"10011"
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {
            if ([code isEqualToString:@"⟦1003⟧"] || [@"⟦10020⟧" isEqual:code] || [@[@"1001", @"⟦404⟧"] containsObject:code] || \
          [code isEqual:⟦kLost⟧]) { [view a]; }
            switch (code.integerValue) { case 1002: break; case ⟦1004⟧: [view b]; }
          }
          @end
          """
        ], message: #"the SDK sends no code "1003""#, #"the SDK sends no code "10020""#,
        #"the SDK sends no code "404""#, #"the SDK sends no code "10011""#, #"the SDK sends no code "1004""#),
      .right([
        "ios/Splash.m": """
        @interface Splash : NSObject <GRVSplashViewDelegate>
        @end
        @implementation Splash
        - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction {
          LoadingView *view = [[LoadingView alloc] init];
          view.closeAction = closeAppAction;
          return view;
        }
        - (void)splashView:(UIView *)splashView updateLoadingInfo:(GRVSplashViewInfo *)info {
          [(LoadingView *)splashView showName:info.appName];
        }
        - (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
          if ([code isEqualToString:@"1001"]) { [(LoadingView *)splashView showRetry]; }
          [(LoadingView *)splashView showError:message];
        }
        - (void)exitSplashView:(UIView *)splashView {
          [splashView removeFromSuperview];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkUnknownSplashErrorCode)])
}

private func checkUnknownSplashErrorCode(_ context: HostContext) {
  for (path, comparison) in context.splashErrorComparisons {
    let code: String
    switch comparison.value {
    case .text(let text): code = text
    case .number(let number) where comparison.isConverted && number != "0": code = number
    default: continue
    }
    if code.isEmpty || GRV.errorCodes.contains(code) { continue }
    context.report(Place(path: path, range: comparison.range), unknownCode(code))
  }
}

private func unknownCode(_ code: String) -> Message {
  let near = GRV.errorCodes.filter { editDistance($0.utf8, code.utf8, limit: 2) <= 1 }
  let listed = near.isEmpty ? GRV.errorCodes : near
  let codes = LocalizedText(en: sentenceList(listed).english, zh: listed.joined(separator: "、"))
  return Message(
    en: "the SDK sends no code \"\(code)\"", zh: "SDK 不会发送错误码“\(code)”",
    help: near.isEmpty
      ? LocalizedText(en: "its codes are \(codes.english)", zh: "改为 SDK 的错误码之一：\(codes.chinese)")
      : LocalizedText(en: "near ones are \(codes.english)", zh: "改为相近的错误码：\(codes.chinese)"))
}

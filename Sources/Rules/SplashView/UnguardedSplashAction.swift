import Containers
import Diagnostics
import Linting
import NativeSource

/// A reload action that is called although there may be none.
package var unguardedSplashAction: Rule {
  Rule(
    id: "unguarded-splash-action",
    summary: .init(
      en: "a reloadAppAction that is called without a test for nil",
      zh: "调用 reloadAppAction 前没有判断是否为 nil"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en: "The header declares the block nullable. Calling a nil block crashes.",
      zh: "头文件把该 block 声明为 nullable。block 为 nil 时调用会崩溃。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload \
          appId:(NSString *)appId {
            return [LoadingView close:^{ close(); } reload:^{ ⟦reload⟧(); }];
          }
          @end
          """
        ], message: #""reload" may be nil when it is called"#),
      .right([
        "ios/Splash.m": """
        @interface Splash : NSObject <GRVSplashViewDelegate>
        @end
        @implementation Splash
        - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload \
        appId:(NSString *)appId {
          return [LoadingView close:^{ close(); } reload:^{ if (reload) { reload(); } }];
        }
        - (void)splashView:(UIView *)splashView updateLoadingInfo:(GRVSplashViewInfo *)info {
          [(LoadingView *)splashView showName:info.appName];
        }
        - (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
          [(LoadingView *)splashView showError:message];
        }
        - (void)exitSplashView:(UIView *)splashView {
          [splashView removeFromSuperview];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkUnguardedSplashAction)])
}

private func checkUnguardedSplashAction(_ context: HostContext) {
  for (_, method) in context.splashMethods(GRV.createWithReload) {
    guard let reading = context.reading(of: method), reading.method.signature.count > 1 else { continue }
    let name = reading.method.signature[1].name
    for call in reading.unguardedCalls(ofParameter: 1) {
      context.report(
        Place(path: method.path, range: call), mayBeNil(name.text, isSwift: method.isSwift),
        related: [
          RelatedPlace(
            en: "nullable in the header", zh: "头文件中声明为 nullable",
            at: Place(path: method.path, range: name.range))
        ])
    }
  }
}

private func mayBeNil(_ name: String, isSwift: Bool) -> Message {
  Message(
    en: "\"\(name)\" may be nil when it is called", zh: "“\(name)”可能为 nil，却直接调用",
    help: isSwift
      ? LocalizedText(en: "write \(name)?()", zh: "改为 \(name)?()")
      : LocalizedText(
        en: "test it before: if (\(name)) { \(name)(); }", zh: "先判断再调用：if (\(name)) { \(name)(); }"))
}

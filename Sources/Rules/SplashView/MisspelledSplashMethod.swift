import Containers
import Diagnostics
import Linting
import NativeSource

/// A method of a splash delegate that the SDK never calls, because its name is not quite the right one.
package var misspelledSplashMethod: Rule {
  Rule(
    id: "misspelled-splash-method",
    summary: .init(
      en: "a misspelled method of a GRVSplashViewDelegate",
      zh: "GRVSplashViewDelegate 的方法名疑似拼写错误"),
    category: .splashView,
    severity: .error,
    rationale: .init(
      en:
        """
        The SDK finds the methods by their names. A misspelled method compiles but is never called; for \
        the two optional methods the compiler gives no warning.
        """,
      zh: "SDK 按名称查找方法。拼写错误的方法能通过编译，但从不调用；其中两个方法可以不实现，拼写错误时编译器不会警告。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view ⟦updateLoadinInfo⟧:(GRVSplashViewInfo *)info { }
          - (void)⟦exitSplashview⟧:(UIView *)view { }
          - (void)splashView:(UIView *)view ⟦updateLoadingProgres⟧:(CGFloat)progress { }
          @end
          """
        ], message: "the SDK does not call splashView:updateLoadinInfo:",
        "the SDK does not call exitSplashview:", "the SDK does not call splashView:updateLoadingProgres:",
        fixed: """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
          - (void)exitSplashView:(UIView *)view { }
          - (void)splashView:(UIView *)view updateLoadingProgress:(CGFloat)progress { }
          @end
          """),
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
          [(LoadingView *)splashView showError:message];
        }
        - (void)exitSplashView:(UIView *)splashView {
          [splashView removeFromSuperview];
        }
        @end
        """
      ]),
    ],
    checks: [
      .host {
        $0.reportMisspelledMethods(of: .grvSplash, used: $0.splashSetup.classes) { uncalledMethod($0, $1) }
      }
    ])
}

private func uncalledMethod(_ name: String, _ intended: String) -> Message {
  Message(
    en: "the SDK does not call \(name)", zh: "SDK 不会调用 \(name)",
    help: .init(en: "write \(intended)", zh: "改为 \(intended)"))
}

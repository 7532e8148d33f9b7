import Containers
import Diagnostics
import Linting
import NativeSource

/// A method of a splash delegate that the SDK never calls, because its name is not quite the right one.
package var misspelledSplashMethod: Rule {
  Rule(
    id: "misspelled-splash-method",
    summary: "a method of a GRVSplashViewDelegate whose name is nearly one that the SDK calls",
    category: .splashView,
    severity: .error,
    rationale: """
      The SDK finds the methods by their names. A near one compiles and is never called; of the two that need not be \
      implemented nothing else says so.
      """,
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
        $0.reportMisspelledMethods(of: .grvSplash, used: $0.splashSetup.classes) { .uncalledMethod($0, $1) }
      }
    ])
}

extension Message {
  fileprivate static func uncalledMethod(_ name: String, _ intended: String) -> Message {
    Message("the SDK does not call \(name)", help: "write \(intended)")
  }
}

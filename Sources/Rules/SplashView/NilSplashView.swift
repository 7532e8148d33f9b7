import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that returns no view.
package var nilSplashView: Rule {
  Rule(
    id: "nil-splash-view",
    summary: .init(
      en: "a splash view create method that only returns nil",
      zh: "GRVSplashViewDelegate 的创建方法只返回 nil"),
    category: .splashView,
    severity: .error,
    rationale: .init(
      en: "The SDK adds the returned view to its own. If nil is returned, there is no splash view.",
      zh: "SDK 把返回的视图添加到自身的视图中。没有返回视图，就没有启动页。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (UIView *)⟦createSplashViewWithCloseAppAction⟧:(void (^)(void))close {
            if (close) { return nil; }
            return (UIView *)nil;
          }
          @end
          """
        ], message: "createSplashViewWithCloseAppAction: only returns nil"),
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
    checks: [.host(checkNilSplashView)])
}

private func checkNilSplashView(_ context: HostContext) {
  for selector in [GRV.create, GRV.createWithReload] {
    for (member, method) in context.splashMethods(selector) {
      guard let returns = context.reading(of: method)?.returns, !returns.isEmpty,
        returns.allSatisfy({ $0.kind == .none })
      else { continue }
      context.report(
        method.namePlace, missingView(Container.grvSplash.spelling(of: selector, in: member.entry)),
        related: context.relatedReturns(returns, method.path))
    }
  }
}

private func missingView(_ name: String) -> Message {
  Message(
    en: "\(name) only returns nil", zh: "\(name) 只返回 nil",
    help: .init(en: "return the view to show while the program loads", zh: "返回加载小程序期间显示的视图"))
}

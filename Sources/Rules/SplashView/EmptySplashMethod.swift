import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that does nothing where the SDK leaves the work to it.
package var emptySplashMethod: Rule {
  Rule(
    id: "empty-splash-method",
    summary: .init(
      en: "an exitSplashView: or showErrorMessage: that does nothing",
      zh: "exitSplashView: 或 showErrorMessage: 方法什么也不做"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The SDK calls exitSplashView: so that the app removes the splash view. Without it the splash view never \
        goes away. It calls showErrorMessage: so that the app shows an error.
        """,
      zh:
        """
        SDK 调用 exitSplashView: 是为了让应用移除启动页；如果该方法什么也不做，启动页会一直停留。SDK 调用 showErrorMessage: 是为了让应用显示\
        错误。
        """),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)⟦exitSplashView⟧:(UIView *)splashView {
            // later
            NSLog(@"exit %@", splashView);
          }
          - (void)⟦splashView⟧:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {
            (void)view;
            DDLogError(@"%@", message); os_log(log, "x");
            return;
          }
          @end
          """
        ], message: "exitSplashView: does nothing", "splashView:showErrorMessage:code: does nothing"),
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
    checks: [.host(checkEmptySplashMethod)])
}

private func checkEmptySplashMethod(_ context: HostContext) {
  for selector in [GRV.exit, GRV.showError] {
    for (member, method) in context.splashMethods(selector) {
      guard context.reading(of: method)?.isIdle == true else { continue }
      let name = Container.grvSplash.spelling(of: selector, in: member.entry)
      context.report(
        method.namePlace, selector == GRV.exit ? staysForEver(name, method.isSwift) : showsNothing(name))
    }
  }
}

private func staysForEver(_ name: String, _ isSwift: Bool) -> Message {
  let call = isSwift ? "splashView.removeFromSuperview()" : "[splashView removeFromSuperview]"
  return Message(
    en: "\(name) does nothing", zh: "\(name) 什么也不做",
    help: .init(en: "remove the view: \(call)", zh: "移除该视图：\(call)"))
}

private func showsNothing(_ name: String) -> Message {
  Message(
    en: "\(name) does nothing", zh: "\(name) 什么也不做",
    help: .init(en: "show the message on the view, with a way to leave it", zh: "在视图上显示该消息，并提供退出入口"))
}

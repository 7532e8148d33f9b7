import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that drops the block by which its view is left or reloaded.
package var unusedSplashAction: Rule {
  Rule(
    id: "unused-splash-action",
    summary: .init(
      en: "an unused action of a splash view create method",
      zh: "GRVSplashViewDelegate 的创建方法没有使用传入的操作"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The view's buttons use these actions to leave and to reload. Only the create method gets them; \
        without the first one, users cannot leave the error page.
        """,
      zh: "视图的按钮用这些操作来退出和重新加载。它们只传给创建方法；不用第一个，用户就无法退出错误页。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))⟦closeAppAction⟧ {
            return self.closeAppAction;
          }
          @end
          """
        ], message: #"unused action "closeAppAction""#),
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
    checks: [.host(checkUnusedSplashAction)])
}

private func checkUnusedSplashAction(_ context: HostContext) {
  for selector in [GRV.create, GRV.createWithReload] {
    for (_, method) in context.splashMethods(selector) {
      guard let reading = context.reading(of: method) else { continue }
      for index in 0..<(selector == GRV.create ? 1 : 2) where !reading.usesParameter(index) {
        guard index < reading.method.signature.count else { continue }
        let name = reading.method.signature[index].name
        context.report(
          Place(path: method.path, range: name.range),
          index == 0 ? noWayOut(name.text) : noReload(name.text))
      }
    }
  }
}

private func noWayOut(_ name: String) -> Message {
  Message(
    en: "unused action \"\(name)\"", zh: "“\(name)”未使用",
    help: .init(en: "call it from the button that cancels loading", zh: "在取消加载的按钮中调用"))
}

private func noReload(_ name: String) -> Message {
  Message(
    en: "unused action \"\(name)\"", zh: "“\(name)”未使用",
    help: .init(en: "call it from the button that reloads the program", zh: "在重新加载小程序的按钮中调用"))
}

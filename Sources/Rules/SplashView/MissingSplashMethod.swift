import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that lacks a method which the SDK calls.
package var missingSplashMethod: Rule {
  Rule(
    id: "missing-splash-method",
    summary: .init(
      en: "a GRVSplashViewDelegate without a required method",
      zh: "GRVSplashViewDelegate 缺少 SDK 会调用的方法"),
    category: .splashView,
    severity: .error,
    rationale: .init(
      en:
        """
        The SDK calls these methods without testing for them. The compiler only warns, and not at all if a \
        category in another file adopts the protocol. One of the two methods that create the view is \
        enough.
        """,
      zh: "SDK 调用这些方法前不检查是否实现。编译器只给出警告；如果在另一个文件的分类中遵循该协议，连警告也没有。创建视图的两个方法只需实现一个。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation ⟦Splash⟧
          + (void)exitSplashView:(UIView *)splashView { }
          - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload \
          appId:(NSString *)appId { return [self view:close and:reload]; }
          - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code;
          - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
          @end
          """
        ], message: #""Splash" lacks 2 methods of GRVSplashViewDelegate"#),
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
    checks: [.host(checkMissingSplashMethod)])
}

private func checkMissingSplashMethod(_ context: HostContext) {
  for (member, groups) in context.missingGroups(in: .grvSplash, used: context.splashSetup.classes) {
    context.report(
      member.entry.namePlace, missingMethods(member.entry, groups),
      related: [member.origin(in: .grvSplash)].compactMap { $0 })
  }
}

private func missingMethods(_ entry: NativeClass, _ groups: [Container.Group]) -> Message {
  Container.grvSplash.missingMethods(
    groups, in: entry,
    onEither: entry.language == .swift
      ? LocalizedText(
        en: "one of the two is enough, but the header asks for the short one",
        zh: "两者只需实现一个，但头文件要求实现较短的那个") : nil)
}

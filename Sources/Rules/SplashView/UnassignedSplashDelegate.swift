import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that is not given to the SDK.
package var unassignedSplashDelegate: Rule {
  Rule(
    id: "unassigned-splash-delegate",
    summary: .init(
      en: "a GRVSplashViewDelegate that is never given to the SDK",
      zh: "GRVSplashViewDelegate 没有交给 SDK"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en: "The SDK shows its own splash view until splashViewDelegate is set.",
      zh: "设置 splashViewDelegate 之前，SDK 显示自带的启动页。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation ⟦Splash⟧
          @end
          """,
          "ios/App.swift": """
          func start() {
            let config = IAPConnectInitConfig()
            run(config)
          }
          """,
        ], message: #""Splash" is not given to the SDK"#),
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
        """,
        "ios/App.m": """
        void start(IAPConnectInitConfig *config) {
          GRVExtensionDelegate *ext = [[GRVExtensionDelegate alloc] init];
          ext.uiProvider.splashViewDelegate = [[Splash alloc] init];
          config.riverExtensionDelegate = ext;
        }
        """,
      ]),
    ],
    checks: [.host(checkUnassignedSplashDelegate)])
}

private func checkUnassignedSplashDelegate(_ context: HostContext) {
  let setup = context.splashSetup
  guard let configuration = setup.configuration else { return }
  if setup.delegates.contains(where: { $0.assignment.isSetter }) { return }
  let assigned = setup.delegates.compactMap { setup.assignedClass($0.assignment) }
  if assigned.contains(nil) { return }
  let classes = Set(assigned.compactMap { $0 })
  let members = context.instances(of: .grvSplash, used: classes).filter { member in
    !classes.contains {
      $0 == member.index || member.platform.classes.all[$0].ancestors.contains(member.index)
    }
  }
  if members.isEmpty || setup.mayBeSet(GRV.assignment) { return }
  let others = setup.delegates.filter { $0.assignment.value != .nothing }.map {
    RelatedPlace(
      en: "another one is given here", zh: "这里交给 SDK 的是另一个",
      at: Place(path: $0.path, range: $0.assignment.range))
  }
  for member in members {
    context.report(
      member.entry.namePlace, unassigned(member.entry.name),
      related: others.isEmpty
        ? [RelatedPlace(en: "the SDK is configured here", zh: "在这里配置 SDK", at: configuration)] : others)
  }
}

private func unassigned(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not given to the SDK", zh: "“\(name)”没有交给 SDK",
    help: .init(
      en: "set uiProvider.splashViewDelegate of the \(GRV.extensionDelegate) to an instance of it",
      zh: "把 \(GRV.extensionDelegate) 的 uiProvider.splashViewDelegate 设为该类的对象"))
}

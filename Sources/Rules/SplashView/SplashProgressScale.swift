import Containers
import Diagnostics
import Linting
import NativeSource

/// The progress of loading, taken for a percentage.
package var splashProgressScale: Rule {
  Rule(
    id: "splash-progress-scale",
    summary: .init(
      en: "a loading progress that is treated as a percentage",
      zh: "加载进度当作最大为 100 的值处理"),
    category: .splashView,
    severity: .warning,
    rationale: .init(en: "The progress ranges from 0.00 to 1.00.", zh: "进度的范围是 0.00 到 1.00。"),
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view updateLoadingProgress:(CGFloat)progress {
            self.bar.progress = progress / ⟦100.0f⟧ + (float)progress * ⟦0.01⟧;
            if (progress >= ⟦100⟧) { [self.bar hide]; }
          }
          @end
          """
        ], message: "the progress is at most 1 and is divided by 100",
        "the progress is at most 1 and is multiplied by 0.01",
        "the progress is at most 1 and is compared with 100"),
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
        - (void)splashView:(UIView *)splashView updateLoadingProgress:(CGFloat)progress {
          [(LoadingView *)splashView showPercent:progress * 100];
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
    checks: [.host(checkSplashProgressScale)])
}

private func checkSplashProgressScale(_ context: HostContext) {
  for (_, method) in context.splashMethods(GRV.updateProgress) {
    for scale in context.reading(of: method)?.scales(ofParameter: 1) ?? [] {
      lazy var number = Int(exactly: scale.number).map { "\($0)" } ?? "\(scale.number)"
      let done: LocalizedText
      switch scale.operation {
      case .divided where scale.number == 100:
        done = LocalizedText(en: "divided by \(number)", zh: "除以 \(number)")
      case .multiplied where scale.number == 0.01:
        done = LocalizedText(en: "multiplied by \(number)", zh: "乘以 \(number)")
      case .compared where scale.number > 1:
        done = LocalizedText(en: "compared with \(number)", zh: "与 \(number) 比较")
      default: continue
      }
      context.report(Place(path: method.path, range: scale.range), wrongScale(done))
    }
  }
}

private func wrongScale(_ done: LocalizedText) -> Message {
  Message(
    en: "the progress is at most 1 and is \(done.english)", zh: "进度的最大值是 1，不应再\(done.chinese)",
    help: .init(en: "use it as it is: 1 means that everything is loaded", zh: "直接使用该值：1 表示全部加载完成"))
}

import Containers
import Diagnostics
import Linting
import NativeSource

/// The progress of loading, taken for a percentage.
package var splashProgressScale: Rule {
  Rule(
    id: "splash-progress-scale",
    summary: "a loading progress that is treated as if it went up to 100",
    category: .splashView,
    severity: .warning,
    rationale: "The progress goes from 0.00 to 1.00.",
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  for (_, method) in context.splashMethods(GRV.updateProgress) {
    for scale in context.reading(of: method)?.scales(ofParameter: 1) ?? [] {
      let done: String
      switch scale.operation {
      case .divided where scale.number == 100: done = "divided by"
      case .multiplied where scale.number == 0.01: done = "multiplied by"
      case .compared where scale.number > 1: done = "compared with"
      default: continue
      }
      let number = scale.number == scale.number.rounded() ? "\(Int(scale.number))" : "\(scale.number)"
      context.report(Place(path: method.path, range: scale.range), .wrongScale(done, number))
    }
  }
}

extension Message {
  fileprivate static func wrongScale(_ done: String, _ number: String) -> Message {
    Message(
      "the progress is at most 1 and is \(done) \(number)", help: "use it as it is; 1 is when all is loaded")
  }
}

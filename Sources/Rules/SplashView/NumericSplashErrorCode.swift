import Containers
import Diagnostics
import Linting
import NativeSource

/// The code of an error, compared with a number.
package var numericSplashErrorCode: Rule {
  Rule(
    id: "numeric-splash-error-code",
    summary: .init(en: "a splash error code compared with a number", zh: "启动页错误码与数字比较"),
    category: .splashView,
    severity: .error,
    rationale: .init(
      en:
        """
        The code is a string. A string never equals a number object, and its address never equals a \
        number.
        """,
      zh: "错误码是字符串。字符串永远不等于数字对象，其地址也永远不等于数字。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "ios/Splash.m": """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {
            if ([code isEqual:⟦@1001⟧]) { [view a]; }
          }
          @end
          """
        ], message: "the code is a string and never equals @1001",
        fixed: """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {
            if ([code isEqual:@"1001"]) { [view a]; }
          }
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
          if ([code isEqualToString:@"1001"]) { [(LoadingView *)splashView showRetry]; }
          [(LoadingView *)splashView showError:message];
        }
        - (void)exitSplashView:(UIView *)splashView {
          [splashView removeFromSuperview];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkNumericSplashErrorCode)])
}

extension ValueComparison {
  /// The number that the string itself is compared with. 0 is nil.
  fileprivate var wrongNumber: String? {
    if !isConverted, case .number(let number) = value, number != "0" { return number }
    return nil
  }
}

private func checkNumericSplashErrorCode(_ context: HostContext) {
  for (path, comparison) in context.splashErrorComparisons {
    guard let number = comparison.wrongNumber, NativeLanguage(path: path) == .objectiveC,
      let spelling = context.text(at: path)?.string(comparison.range)
    else { continue }
    let place = Place(path: path, range: comparison.range)
    let fix = Fix(
      en: "compare with the string", zh: "改为与字符串比较", .suggested,
      edits: [Edit(replace: place, with: "@\"\(number)\"")])
    context.report(place, numericCode(spelling, number), fix: comparison.isObject ? fix : nil)
  }
}

private func numericCode(_ spelling: String, _ number: String) -> Message {
  Message(
    en: "the code is a string and never equals \(spelling)", zh: "错误码是字符串，永远不等于 \(spelling)",
    help: .init(
      en: "compare with @\"\(number)\", or compare code.integerValue",
      zh: "与 @\"\(number)\" 比较，或比较 code.integerValue"))
}

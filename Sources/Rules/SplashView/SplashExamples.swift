import Linting

/// Splash delegates that several examples share.
enum SplashExamples {
  /// An Objective-C class with these methods alone.
  static func objectiveC(_ methods: String..., name: String = "Splash") -> String {
    (["@interface \(name) : NSObject <GRVSplashViewDelegate>", "@end", "@implementation \(name)"] + methods
      + ["@end"]).joined(separator: "\n")
  }

  /// A Swift class with these methods alone.
  static func swift(_ methods: String...) -> String {
    (["class Splash: NSObject, GRVSplashViewDelegate {"] + methods.map { "  " + $0 } + ["}"])
      .joined(separator: "\n")
  }

  static let create = """
    - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction {
      LoadingView *view = [[LoadingView alloc] init];
      view.closeAction = closeAppAction;
      return view;
    }
    """
  static let info = """
    - (void)splashView:(UIView *)splashView updateLoadingInfo:(GRVSplashViewInfo *)info {
      [(LoadingView *)splashView showName:info.appName];
    }
    """
  static let error = """
    - (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
      [(LoadingView *)splashView showError:message];
    }
    """
  static let exit = """
    - (void)exitSplashView:(UIView *)splashView {
      [splashView removeFromSuperview];
    }
    """

  /// A complete delegate.
  static let complete = objectiveC(create, info, error, exit)

  static let completeSwift = swift(
    """
    func createSplashView(closeAppAction: @escaping () -> Void) -> UIView {
        LoadingView(close: closeAppAction)
      }
    """,
    "func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { show(info) }",
    "func splashView(_ view: UIView, showErrorMessage message: String, code: String) { show(message) }",
    "func exitSplashView(_ view: UIView) { view.removeFromSuperview() }")

  static func file(_ text: String, _ path: String = "ios/Splash.m") -> Example.File { .init(path, text) }
  static func swiftFile(_ text: String) -> Example.File { .init("ios/Splash.swift", text) }

  /// Classes that differ in the body of the method that makes the view with both actions: `close` and `reload`.
  static func creating(_ bodies: String...) -> [Example.File] {
    bodies.enumerated().map { index, body in
      let method =
        "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload appId:(NSString *)appId"
      return file(objectiveC("\(method) { \(body) }", name: "Splash\(index)"), "ios/Splash\(index).m")
    }
  }

  /// The same in Swift, with `closeAppAction` and `reloadAppAction`.
  static func creatingInSwift(_ bodies: String...) -> [Example.File] {
    bodies.enumerated().map { index, body in
      .init(
        "ios/Splash\(index).swift",
        "class Splash\(index): NSObject, GRVSplashViewDelegate {\n  func createSplashView(closeAppAction: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView { \(body) }\n}"
      )
    }
  }
}

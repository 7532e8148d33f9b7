import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that does nothing where the SDK leaves the work to it.
package let emptySplashMethod = Rule(
  id: "empty-splash-method",
  summary: "an exitSplashView: or showErrorMessage: of a GRVSplashViewDelegate that does nothing",
  category: .splashView,
  severity: .warning,
  rationale: """
    The SDK calls exitSplashView: to have the splash view removed, and does not remove it itself; it calls the other \
    one to have an error shown. Without, the splash view stays for ever.
    """,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.objectiveC(
            "- (void)⟦exitSplashView⟧:(UIView *)splashView {\n  // later\n  NSLog(@\"exit %@\", splashView);\n}",
            "- (void)⟦splashView⟧:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code {\n  (void)view;\n  DDLogError(@\"%@\", message); os_log(log, \"x\");\n  return;\n}"
          ))
      ], message: "exitSplashView: does nothing", "splashView:showErrorMessage:code: does nothing"),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.swift(
            "func ⟦exitSplashView⟧(_ view: UIView) { print(\"exit\"); debugPrint(view) }",
            "func ⟦splashView⟧(_ view: UIView, showErrorMessage message: String, code: String) {\n    Logger(subsystem: \"a\", category: \"b\").error(\"\\(message)\")\n    return\n  }"
          ))
      ], message: "exitSplashView(_:) does nothing", "splashView(_:showErrorMessage:code:) does nothing"),
    .right([SplashExamples.file(SplashExamples.complete)]),
    // Any other statement; super; a picture that does not change.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          "- (void)exitSplashView:(UIView *)view { NSLog(@\"exit\"); [super exitSplashView:view]; }",
          "- (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code { track(code); }",
          "- (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }",
          "- (void)splashView:(UIView *)view updateLoadingProgress:(CGFloat)progress { }"))
    ]),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func exitSplashView(_ view: UIView) { view.removeFromSuperview() }",
          "func splashView(_ view: UIView, showErrorMessage message: String, code: String) { fatalError(\"no\") }",
          "func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { }",
          "func splashView(_ view: UIView, updateLoadingProgress progress: CGFloat) { print(progress) }"
        ))
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for selector in [GRV.exit, GRV.showError] {
    for (member, method) in context.splashMethods(selector) {
      guard context.reading(of: method)?.isIdle == true else { continue }
      let name = Container.grvSplash.spelling(of: selector, in: member.entry)
      context.report(
        method.namePlace, selector == GRV.exit ? .staysForEver(name, method.isSwift) : .showsNothing(name))
    }
  }
}

extension Message {
  fileprivate static func staysForEver(_ name: String, _ isSwift: Bool) -> Message {
    Message(
      "\(name) does nothing",
      help: "remove the view: "
        + (isSwift ? "splashView.removeFromSuperview()" : "[splashView removeFromSuperview]"))
  }

  fileprivate static func showsNothing(_ name: String) -> Message {
    Message("\(name) does nothing", help: "show the message on the view, with a way to leave it")
  }
}

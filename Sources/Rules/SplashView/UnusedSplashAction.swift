import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that drops the block by which its view is left or reloaded.
package let unusedSplashAction = Rule(
  id: "unused-splash-action",
  summary: "a create method of a GRVSplashViewDelegate that does not use an action that it is given",
  category: .splashView,
  severity: .warning,
  rationale: """
    The actions are what the buttons of the view do: leave, and load again. They are given to the create method alone; \
    without the first one nobody can leave the error page.
    """,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.objectiveC(
            "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))⟦closeAppAction⟧ {\n  return self.closeAppAction;\n}"
          ))
      ], message: #""closeAppAction" is not used"#),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.swift(
            "func createSplashView(closeAppAction ⟦close⟧: @escaping () -> Void, reloadAppAction ⟦reload⟧: (() -> Void)?, appId: String?) -> UIView { LoadingView() }"
          ))
      ], message: #""close" is not used"#, #""reload" is not used"#),
    .right([SplashExamples.file(SplashExamples.complete)]),
    // Any use; a parameter without a name; the short one beside the long one.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close { return self.view; }",
          "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload appId:(NSString *)appId {\n  (void)close;\n  return [self viewWith:reload];\n}"
        ))
    ]),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func createSplashView(closeAppAction _: @escaping () -> Void) -> UIView { LoadingView() }"))
    ]),
    .right(
      SplashExamples.creatingInSwift(
        "_ = closeAppAction; return LoadingView(reloadAppAction)",
        "LoadingView { [weak self] in self?.leave(closeAppAction); reloadAppAction?() }")),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func createSplashView(closeAppAction: @escaping () -> Void) -> UIView { LoadingView() }",
          "func createSplashView(closeAppAction: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView { LoadingView(closeAppAction, reloadAppAction) }"
        ))
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for selector in [GRV.create, GRV.createWithReload] {
    for (_, method) in context.splashMethods(selector) {
      guard let reading = context.reading(of: method) else { continue }
      for index in 0..<(selector == GRV.create ? 1 : 2) where !reading.usesParameter(index) {
        guard index < reading.method.signature.count else { continue }
        let name = reading.method.signature[index].name
        context.report(
          Place(path: method.path, range: name.range),
          index == 0 ? .noWayOut(name.text) : .noReload(name.text))
      }
    }
  }
}

extension Message {
  fileprivate static func noWayOut(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "give it to the button by which the loading is left")
  }

  fileprivate static func noReload(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "give it to the button by which the program is loaded again")
  }
}

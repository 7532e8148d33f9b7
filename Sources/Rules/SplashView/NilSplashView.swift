import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that hands over no view.
package let nilSplashView = Rule(
  id: "nil-splash-view",
  summary: "a create method of a GRVSplashViewDelegate that returns nothing but nil",
  category: .splashView,
  severity: .error,
  rationale: "The SDK adds the view that is returned to its own. Without one there is no splash view.",
  examples: [
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.objectiveC(
            "- (UIView *)⟦createSplashViewWithCloseAppAction⟧:(void (^)(void))close {\n  if (close) { return nil; }\n  return (UIView *)nil;\n}"
          ))
      ], message: "createSplashViewWithCloseAppAction: returns nothing but nil"),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.swift(
            "func ⟦createSplashView⟧(closeAppAction: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView! { nil }"
          ))
      ], message: "createSplashView(closeAppAction:reloadAppAction:appId:) returns nothing but nil"),
    .right([SplashExamples.file(SplashExamples.complete)]),
    // Another way returns a view; the header asks for the short one beside the long one.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close { return nil; }",
          "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload appId:(NSString *)appId {\n  if (!appId) { return nil; }\n  return self.view;\n}"
        ))
    ]),
    .right(SplashExamples.creating("if (!appId) { return nil; }\n return self.view;", "return self.view;")),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func createSplashView(closeAppAction: @escaping () -> Void) -> UIView! { return nil }",
          "func createSplashView(closeAppAction: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView! {\n    guard let appId else { return nil }\n    return view(appId)\n  }"
        ))
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for selector in [GRV.create, GRV.createWithReload] {
    for (member, method) in context.splashMethods(selector) {
      guard let returns = context.reading(of: method)?.returns, !returns.isEmpty,
        returns.allSatisfy({ $0.kind == .none })
      else { continue }
      context.report(
        method.namePlace, .missingView(Container.grvSplash.spelling(of: selector, in: member.entry)),
        related: context.relatedReturns(returns, method.path))
    }
  }
}

extension Message {
  fileprivate static func missingView(_ name: String) -> Message {
    Message(
      "\(name) returns nothing but nil", help: "return the view that is shown while the program is loaded")
  }
}

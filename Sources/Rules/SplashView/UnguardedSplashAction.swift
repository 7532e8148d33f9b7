import Containers
import Diagnostics
import Linting
import NativeSource

/// A reload action that is called although there may be none.
package let unguardedSplashAction = Rule(
  id: "unguarded-splash-action",
  summary: "a reloadAppAction that is called without a test for nil",
  category: .splashView,
  severity: .warning,
  rationale: "The header declares the block nullable. To call one that is nil crashes.",
  examples: [
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.objectiveC(
            "- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload appId:(NSString *)appId {\n  return [LoadingView close:^{ close(); } reload:^{ ⟦reload⟧(); }];\n}"
          ))
      ], message: #""reload" is called and may be nil"#),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.swift(
            "func createSplashView(closeAppAction: @escaping () -> Void, reloadAppAction: (() -> Void)?, appId: String?) -> UIView {\n    LoadingView(closeAppAction) { ⟦reloadAppAction⟧!() }\n  }"
          ))
      ], message: #""reloadAppAction" is called and may be nil"#),
    .right([SplashExamples.file(SplashExamples.complete)]),
    // Each test of it, wherever it is in the method; the other action; to hand it on or store it.
    .right(
      SplashExamples.creating(
        "return [LoadingView close:close reload:^{ if (reload) { reload(); } }];",
        "if (reload != nil) { reload(); }", "if (nil == reload) { return self.view; }\n reload();",
        "reload ? reload() : close();", "!reload ?: reload();",
        "BOOL b = reload && appId;\n if (b) { reload(); }",
        "while (!reload) { wait(); }\n reload();", "close();",
        "self.reload = reload;\n [self.view use:reload];")),
    .right(
      SplashExamples.creatingInSwift(
        "reloadAppAction?(); closeAppAction(); return UIView()",
        "guard let reloadAppAction else { return UIView() }; return LoadingView { reloadAppAction() }",
        "if reloadAppAction != nil { reloadAppAction!() }; return UIView()",
        "if let reload = reloadAppAction { reload() }; reloadAppAction!(); return UIView()",
        "self.reload = reloadAppAction; return LoadingView(reloadAppAction!)")),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for (_, method) in context.splashMethods(GRV.createWithReload) {
    guard let reading = context.reading(of: method), reading.method.signature.count > 1 else { continue }
    let name = reading.method.signature[1].name
    for call in reading.unguardedCalls(ofParameter: 1) {
      context.report(
        Place(path: method.path, range: call), .mayBeNil(name.text, isSwift: method.isSwift),
        related: [RelatedPlace("nullable in the header", at: Place(path: method.path, range: name.range))])
    }
  }
}

extension Message {
  fileprivate static func mayBeNil(_ name: String, isSwift: Bool) -> Message {
    Message(
      "\"\(name)\" is called and may be nil",
      help: isSwift ? "write \(name)?()" : "test it before: if (\(name)) { \(name)(); }")
  }
}

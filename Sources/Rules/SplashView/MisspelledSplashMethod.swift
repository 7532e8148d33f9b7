import Containers
import Diagnostics
import Linting
import NativeSource

/// A method of a splash delegate that the SDK never calls, because its name is not quite the right one.
package let misspelledSplashMethod = Rule(
  id: "misspelled-splash-method",
  summary: "a method of a GRVSplashViewDelegate whose name is nearly one that the SDK calls",
  category: .splashView,
  severity: .error,
  rationale: """
    The SDK finds the methods by their names. A near one compiles and is never called; of the two that need not be \
    implemented nothing else says so.
    """,
  fix: .suggested,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation Splash
          - (void)splashView:(UIView *)view ⟦updateLoadinInfo⟧:(GRVSplashViewInfo *)info { }
          - (void)⟦exitSplashview⟧:(UIView *)view { }
          - (void)splashView:(UIView *)view ⟦updateLoadingProgres⟧:(CGFloat)progress { }
          @end
          """)
      ], message: "the SDK does not call splashView:updateLoadinInfo:",
      "the SDK does not call exitSplashview:", "the SDK does not call splashView:updateLoadingProgres:",
      fixed: """
        @interface Splash : NSObject <GRVSplashViewDelegate>
        @end
        @implementation Splash
        - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
        - (void)exitSplashView:(UIView *)view { }
        - (void)splashView:(UIView *)view updateLoadingProgress:(CGFloat)progress { }
        @end
        """),
    .wrong(
      [
        SplashExamples.swiftFile(
          """
          class Splash: NSObject, GRVSplashViewDelegate {
            func splashView(_ view: UIView, ⟦updateLoadin⟧ info: GRVSplashViewInfo) { show(info) }
            func splashView(_ view: UIView, ⟦updateLoadingProgres⟧: CGFloat) { show(updateLoadingProgres) }
            func ⟦creatSplashView⟧(closeAppAction: @escaping () -> Void) -> UIView { UIView() }
          }
          """)
      ], message: "the SDK does not call splashView(_:updateLoadin:)",
      "the SDK does not call splashView(_:updateLoadingProgres:)",
      "the SDK does not call creatSplashView(closeAppAction:)",
      fixed: """
        class Splash: NSObject, GRVSplashViewDelegate {
          func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { show(info) }
          func splashView(_ view: UIView, updateLoadingProgress updateLoadingProgres: CGFloat) { show(updateLoadingProgres) }
          func createSplashView(closeAppAction: @escaping () -> Void) -> UIView { UIView() }
        }
        """),
    // The name that is exported is what is called.
    .wrong(
      [
        SplashExamples.swiftFile(
          """
          class Splash: NSObject, GRVSplashViewDelegate {
            @objc(splashView:⟦updateLoadinInfo⟧:) func show(_ view: UIView, _ info: GRVSplashViewInfo) { }
            @objc(⟦exitSplashview⟧:) func exitSplashView(_ view: UIView) { }
          }
          """)
      ], message: "the SDK does not call splashView:updateLoadinInfo:",
      "the SDK does not call exitSplashview:",
      fixed: """
        class Splash: NSObject, GRVSplashViewDelegate {
          @objc(splashView:updateLoadingInfo:) func show(_ view: UIView, _ info: GRVSplashViewInfo) { }
          @objc(exitSplashView:) func exitSplashView(_ view: UIView) { }
        }
        """),
    .right([SplashExamples.file(SplashExamples.complete)]),
    .right([SplashExamples.swiftFile(SplashExamples.completeSwift)]),
    // The right one is there, too; a declaration, a class method; names that are not near, or have other parts.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          SplashExamples.exit, "- (void)exitSplashview:(UIView *)view { }",
          "- (void)splashView:(UIView *)view updateLoadinInfo:(id)info;",
          "+ (void)splashView:(UIView *)view updateLoadingProgres:(CGFloat)progress { }",
          "- (void)splashView:(UIView *)view updateLoading:(CGFloat)progress { }",
          "- (void)splashView:(UIView *)view updateLoadingInf:(id)info o:(id)more { }"))
    ]),
    .right([
      SplashExamples.swiftFile(
        SplashExamples.swift(
          "func exitSplashView(_ view: UIView) { view.removeFromSuperview() }",
          "func exitSplashview(_ view: UIView) { }",
          "static func splashView(_ view: UIView, updateLoadingProgres: CGFloat) { }",
          "@objc(splashView:updateLoadingInfo:) func splashView(_ view: UIView, updateLoadin info: Any) { }")),
      .init("ios/Other.swift", "class Other: NSObject { func exitSplashview(_ view: UIView) { } }"),
      .init(
        "ios/P.swift", "protocol P: GRVSplashViewDelegate { func exitSplashview(_ view: UIView) }"),
    ]),
    // A class that is not a splash delegate.
    .right([
      SplashExamples.file(
        "@implementation Splash\n- (void)exitSplashview:(UIView *)view { }\n@end\n@interface Splash : NSObject\n@end"
      )
    ]),
  ],
  checks: [
    .host {
      $0.reportMisspelledMethods(of: .grvSplash, used: $0.splashSetup.classes) { .uncalledMethod($0, $1) }
    }
  ])

extension Message {
  fileprivate static func uncalledMethod(_ name: String, _ intended: String) -> Message {
    Message("the SDK does not call \(name)", help: "write \(intended)")
  }
}

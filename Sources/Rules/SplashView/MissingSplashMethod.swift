import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that lacks a method which the SDK calls.
package let missingSplashMethod = Rule(
  id: "missing-splash-method",
  summary: "a GRVSplashViewDelegate without one of the methods that the SDK calls",
  category: .splashView,
  severity: .error,
  rationale: """
    The SDK calls these methods without asking. The compiler only warns, and not at all when the protocol is adopted in \
    a category of another file. Of the two methods that make the view one is enough.
    """,
  examples: [
    .wrong(
      [
        SplashExamples.file(
          """
          @interface Splash : NSObject <GRVSplashViewDelegate>
          @end
          @implementation ⟦Splash⟧
          + (void)exitSplashView:(UIView *)splashView { }
          - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close reloadAppAction:(void (^)(void))reload appId:(NSString *)appId { return [self view:close and:reload]; }
          - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code;
          - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
          @end
          """)
      ],
      message: #""Splash" does not implement splashView:showErrorMessage:code: and exitSplashView:"#),
    // In Swift, by an extension; a base class leaves methods to its subclass.
    .wrong(
      [
        SplashExamples.swiftFile(
          """
          class Base: NSObject { func exitSplashView(_ view: UIView) { view.removeFromSuperview() } }
          class ⟦Splash⟧: Base { }
          extension Splash: Kit.GRVSplashViewDelegate {
            func splashView(_ view: UIView, updateLoadingInfo info: GRVSplashViewInfo) { }
            func splashView(_ view: UIView, showErrorMessage message: String, code: String) { show(message) }
          }
          """)
      ],
      message:
        #""Splash" does not implement createSplashView(closeAppAction:) or createSplashView(closeAppAction:reloadAppAction:appId:)"#
    ),
    // By a category, and by a protocol that refines it.
    .wrong(
      [
        SplashExamples.file(
          "@interface Splash : NSObject\n@end\n@implementation ⟦Splash⟧\n@end\n@interface Splash (Delegate) <AppSplash>\n@end"
        ),
        .init("ios/AppSplash.h", "@protocol AppSplash <GRVSplashViewDelegate>\n@end"),
      ],
      message:
        #""Splash" does not implement createSplashViewWithCloseAppAction: or createSplashViewWithCloseAppAction:reloadAppAction:appId:, splashView:updateLoadingInfo:, splashView:showErrorMessage:code: and exitSplashView:"#
    ),
    // A base class that is itself given to the SDK.
    .wrong(
      [
        SplashExamples.swiftFile(
          """
          class ⟦Base⟧: NSObject, GRVSplashViewDelegate {
            func createSplashView(closeAppAction: @escaping () -> Void) -> UIView { view(closeAppAction) }
            func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { }
            func splashView(_ view: UIView, showErrorMessage message: String, code: String) { show(message) }
          }
          class Splash: Base { func exitSplashView(_ view: UIView) { view.removeFromSuperview() } }
          """),
        .init("ios/App.swift", "func start() { ext.uiProvider.splashViewDelegate = Base() }"),
      ], message: #""Base" does not implement exitSplashView(_:)"#),
    // Code that is never compiled, comments and strings; another name that is exported; a static method.
    .wrong(
      [
        SplashExamples.file(
          SplashExamples.complete.replacing("@implementation Splash", with: "@implementation ⟦Splash⟧")
            .replacing(
              SplashExamples.exit,
              with:
                "#if 0\n\(SplashExamples.exit)\n#endif\n// \(SplashExamples.exit.replacing("\n", with: " "))\n- (id)a { return @\"- (void)exitSplashView:(UIView *)v { }\"; }"
            ))
      ], message: #""Splash" does not implement exitSplashView:"#),
    .wrong(
      [
        SplashExamples.swiftFile(
          SplashExamples.completeSwift.replacing("class Splash", with: "class ⟦Splash⟧")
            .replacing("func exitSplashView", with: "@objc(leave:) func exitSplashView")),
        .init("ios/Dark.swift", "class ⟦Dark⟧: Light {\n  static func exitSplashView(_ view: UIView) { }\n}"),
        .init(
          "ios/Light.swift",
          SplashExamples.completeSwift.replacing("class Splash", with: "class Light")
            .replacing("func exitSplashView", with: "func leave")),
      ], message: #""Splash" does not implement exitSplashView(_:)"#,
      #""Dark" does not implement exitSplashView(_:)"#),
    .right([SplashExamples.file(SplashExamples.complete)]),
    .right([SplashExamples.swiftFile(SplashExamples.completeSwift)]),
    // Names in both branches; an accessor of a property; what an ancestor has.
    .right([
      SplashExamples.file(
        """
        @interface Base : NSObject
        @end
        @implementation Base
        - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
        - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code { }
        @end
        @interface Splash : Base <GRVSplashViewDelegate>
        @property (setter=exitSplashView:) UIView *last;
        @end
        @implementation Splash
        #if DEBUG
        - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close { return [self view:close]; }
        #endif
        @end
        """)
    ]),
    // What other exported names answer to; a base class that leaves methods to its subclass.
    .right([
      SplashExamples.swiftFile(
        SplashExamples.completeSwift.replacing(
          "func exitSplashView", with: "@objc(exitSplashView:) func leave"))
    ]),
    .right([
      SplashExamples.swiftFile(
        "class Base: NSObject, GRVSplashViewDelegate { }\n"
          + SplashExamples.completeSwift.replacing("NSObject, GRVSplashViewDelegate", with: "Base"))
    ]),
    .right([
      SplashExamples.file(
        "@interface Base : NSObject <GRVSplashViewDelegate>\n@end\n@implementation Base\n@end\n"
          + SplashExamples.complete.replacing("NSObject <GRVSplashViewDelegate>", with: "Base"))
    ]),
    // Classes of which not all methods are known.
    .right(UnknownClasses.files(adopting: "GRVSplashViewDelegate")),
    // A misspelt method is told as such; a class that has a delegate is not one; nor is one of another protocol.
    .right([
      SplashExamples.file(
        SplashExamples.objectiveC(
          SplashExamples.create, SplashExamples.info, SplashExamples.error,
          "- (void)exitSplashVeiw:(UIView *)splashView { [splashView removeFromSuperview]; }")),
      .init(
        "ios/Owner.m",
        "@interface Owner : NSObject\n@property id<GRVSplashViewDelegate> splash;\n@end\n@implementation Owner\n@end"
      ),
      .init(
        "ios/Ad.m",
        "@interface Ad : NSCache<id<GRVSplashViewDelegate>> <NSCopying>\n@end\n@implementation Ad\n@end\n@interface Pangle : NSObject <BUNativeExpressSplashViewDelegate>\n@end\n@implementation Pangle\n@end\n@interface Kony : NSObject <splashViewDelegate>\n@end\n@implementation Kony\n@end"
      ),
      .init("ios/Kit.swift", "extension SDKSplash: GRVSplashViewDelegate { }"),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for (member, groups) in context.missingGroups(in: .grvSplash, used: context.splashSetup.classes) {
    context.report(
      member.entry.namePlace, .missingMethods(member.entry, groups),
      related: [member.origin(in: .grvSplash)].compactMap { $0 })
  }
}

extension Message {
  fileprivate static func missingMethods(_ entry: NativeClass, _ groups: [Container.Group]) -> Message {
    let list = Container.grvSplash.list(groups, in: entry)
    let isCreate = groups.contains { $0.isEither }
    let header =
      isCreate && entry.language == .swift
      ? "; one of the two is enough, but the header asks for the short one" : ""
    return Message("\"\(entry.name)\" does not implement \(list)", help: "implement \(list)\(header)")
  }
}

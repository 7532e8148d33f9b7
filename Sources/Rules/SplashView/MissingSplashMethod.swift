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
    // A superclass of an SDK, messages that are forwarded, methods that a macro or a call may add.
    .right([
      SplashExamples.file(SplashExamples.objectiveC(superclass: "SDKSplash")),
      .init("ios/B.m", "@interface B : NSProxy <GRVSplashViewDelegate>\n@end\n@implementation B\n@end"),
      .init(
        "ios/C.m",
        "@interface C : NSObject <GRVSplashViewDelegate>\n@end\n@implementation C\n- (void)forwardInvocation:(NSInvocation *)i { }\n@end"
      ),
      .init(
        "ios/D.m",
        "@interface D : NSObject <GRVSplashViewDelegate>\n@end\n@implementation D\n+ (void)initialize { class_addMethod(self, sel, imp, \"v@:@\"); }\n@end"
      ),
      .init(
        "ios/E.m",
        "@interface E : NSObject <GRVSplashViewDelegate>\n@end\n@implementation E\nACME_EXIT\n- (void)a { }\n@end"
      ),
      .init(
        "ios/F.m",
        "@interface F : NSObject <GRVSplashViewDelegate>\n@end\n@implementation F\nACME_DEFAULTS(x)\n@end"),
      .init("ios/G.swift", "@AddSplash\nclass G: NSObject, GRVSplashViewDelegate { }"),
      .init("ios/H.swift", "class H: NSObject, GRVSplashViewDelegate {\n  #splash(\"a\")\n}"),
      .init("ios/I.h", "@interface I : NSObject <GRVSplashViewDelegate>\n@end"),
    ]),
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
        "@interface Ad : Box<id<GRVSplashViewDelegate>> <BUNativeExpressSplashViewDelegate, splashViewDelegate>\n@end\n@implementation Ad\n@end"
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

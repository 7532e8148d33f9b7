import Diagnostics
import Containers
import NativeSource
import Linting

/// A method of a native view with a name that is right in English and wrong for the container.
package var misspelledViewLifecycle: Rule {
  Rule(
    id: "misspelled-view-lifecycle",
    summary: .init(
      en: "a misspelled lifecycle method of a native view",
      zh: "原生视图的生命周期方法拼写与容器的不同"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        Some names of the container are misspelled themselves: componentWillDestory, \
        componentDidVisiblity, onWebViewDestory. A method with the correct spelling compiles but is never \
        called.
        """,
      zh:
        """
        容器的某些名称本身拼写有误：componentWillDestory、componentDidVisiblity、onWebViewDestory。按正确拼写命名的方法能通过编译，但容器从不调用。
        """
    ),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)⟦componentWillDestroy⟧ { [self.map stop]; }
          - (void)⟦componentRecieveMessage⟧:(NSString *)message data:(NSDictionary *)data \
          callback:(NBComponentCallback)callback { }
          - (BOOL)⟦shouldObserverVisibilityStateChange⟧ { return YES; }
          @end
          """
        ], message: "the container does not call componentWillDestroy",
        "the container does not call componentRecieveMessage:data:callback:",
        "the container does not call shouldObserverVisibilityStateChange"),
      .right([
        "ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        - (void)componentWillDestory { [self.map removeFromSuperview]; }
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback { }
        - (BOOL)shouldObServerVisibilityStateChange { return YES; }
        @end
        """
      ]),
    ],
    checks: [.host(checkMisspelledViewLifecycle)])
}

private func checkMisspelledViewLifecycle(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    let container = Container.mPaaS(on: platform.platform)
    for index in platform.members(of: container) {
      for (method, intended) in platform.misspellings(of: index, in: container) {
        context.report(method.namePlace, uncalledMethod(method.method.selector, intended))
      }
    }
  }
}

private func uncalledMethod(_ selector: String, _ intended: String) -> Message {
  Message(
    en: "the container does not call \(selector)", zh: "容器不会调用 \(selector)",
    help: .init(en: "write \(intended), as the container spells it", zh: "改为 \(intended)，与容器的拼写一致"))
}

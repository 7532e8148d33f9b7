import Diagnostics
import Containers
import NativeSource
import Linting

/// A native view of iOS without the initialiser that the container calls.
package var missingViewInitializer: Rule {
  Rule(
    id: "missing-view-initializer",
    summary: .init(
      en: "a native view without initWithConfig:messageDelegate: or its call of super",
      zh: "原生视图没有重写 initWithConfig:messageDelegate:，或没有在其中调用 super"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The container creates the view with this initialiser; NBComponent.h demands that the class \
        overrides it and creates its view there. Without the call of super the component has no id, no \
        type and no message delegate.
        """,
      zh: "容器用该初始化方法创建视图，NBComponent.h 要求重写该方法，并在其中创建视图。不调用 super，组件就没有 id、类型和消息代理。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation ⟦MapView⟧
          - (id)init { return [super init]; }
          - (UIView *)contentView { return self.map; }
          @end
          """
        ], message: #""MapView" does not override initWithConfig:messageDelegate:"#),
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
        @end
        """
      ]),
    ],
    checks: [.host(checkMissingViewInitializer)])
}

private func checkMissingViewInitializer(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  let container = Container.mPaaS(on: .ios)
  var reported: Set<Place> = []
  for index in platform.instantiated(of: container) where platform.isWhollyKnown(index, of: container) {
    let view = platform.classes.all[index]
    if platform.missingGroups(of: index, in: container).contains(where: {
      $0.selectors == [MPaaS.initialiser]
    }) {
      context.report(view.namePlace, missingInitialiser(view.name))
    } else if let initialiser = platform.missingSuperCall(of: index, in: container),
      reported.insert(initialiser.namePlace).inserted
    {
      context.report(initialiser.namePlace, missingSuperCall(initialiser))
    }
  }
}

private func missingInitialiser(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" does not override \(MPaaS.initialiser)", zh: "“\(name)”没有重写 \(MPaaS.initialiser)",
    help: .init(en: "override it, call super and make the view there", zh: "重写该方法，在其中调用 super 并创建视图"))
}

private func missingSuperCall(_ initialiser: NativeClass.Method) -> Message {
  let names = initialiser.method.parameters
  let (config, delegate) = names.count == 2 ? (names[0], names[1]) : ("config", "messageDelegate")
  return Message(
    en: "this initialiser does not call super", zh: "此初始化方法没有调用 super 的初始化方法",
    help: initialiser.isSwift
      ? .init(
        en: "call super.init(config: \(config), messageDelegate: \(delegate))",
        zh: "调用 super.init(config: \(config), messageDelegate: \(delegate))")
      : .init(
        en: "begin with self = [super initWithConfig:\(config) messageDelegate:\(delegate)]",
        zh: "以 self = [super initWithConfig:\(config) messageDelegate:\(delegate)] 开头"))
}

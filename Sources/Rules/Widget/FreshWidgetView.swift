import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget that returns another view each time, or none.
package var freshWidgetView: Rule {
  Rule(
    id: "fresh-widget-view",
    summary: .init(
      en: "a getWidgetView that creates a new view each time, or returns nil",
      zh: "getWidgetView 每次新建视图或返回 nil"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform asks for the view each time it needs it. It must get the view that is shown and \
        updated.
        """,
      zh: "平台每次需要视图时都会获取一次，得到的必须是正在显示和更新的那一个。"),
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @end
          @implementation Gauge
          - (UIView *)⟦getWidgetView⟧ {
            if (self.hidden) { return nil; }
            return [[UIView alloc] init];
          }
          @end
          """
        ], message: "getWidgetView makes a new view each time"),
      .right([
        "ios/Gauge.m": """
        @interface Gauge : UIView <CWIWidget>
        @property id<GaugeEvents> events;
        @property id env;
        @end
        @implementation Gauge
        - (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
          self = [super init];
          self.events = eventDelegate;
          self.env = env;
          return self;
        }
        - (UIView *)getWidgetView { return self; }
        - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
        - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
        @end
        """
      ]),
    ],
    checks: [.host(checkFreshWidgetView)])
}

private func checkFreshWidgetView(_ context: HostContext) {
  for (member, method) in context.implementations(of: VoltMX.view, in: .voltMXWidget) {
    guard let returns = context.reading(of: method)?.returns, !returns.isEmpty,
      returns.allSatisfy({ $0.kind != .other })
    else { continue }
    let name =
      member.entry.language == .swift
      ? (context.methodBodyReader(of: method.path)?.text.string(method.method.nameRange) ?? "") + "()"
      : VoltMX.view
    context.report(
      method.namePlace, returns.contains { $0.kind == .fresh } ? freshView(name) : missingView(name),
      related: context.relatedReturns(returns, method.path))
  }
}

private func freshView(_ name: String) -> Message {
  Message(
    en: "\(name) makes a new view each time", zh: "\(name) 每次都新建视图",
    help: .init(en: "make the view once, keep it, and return it here", zh: "只创建一次视图并保存，在这里返回"))
}

private func missingView(_ name: String) -> Message {
  Message(
    en: "\(name) returns nil", zh: "\(name) 返回 nil",
    help: .init(en: "make the view once, keep it, and return it here", zh: "只创建一次视图并保存，在这里返回"))
}

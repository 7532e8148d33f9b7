import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget that lacks a method which the platform calls.
package var missingWidgetMethod: Rule {
  Rule(
    id: "missing-widget-method",
    summary: .init(
      en: "a CWIWidget without a required method",
      zh: "CWIWidget 缺少平台会调用的方法"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The code that the platform generates for a widget calls these methods without testing for them. Of \
        the two initialisers, the one that the platform calls is required: Volt MX's, or that of the older \
        Kony.
        """,
      zh: "平台为自定义控件生成的代码调用这些方法前不检查是否实现。两个初始化方法中，必须实现平台调用的那一个：Volt MX 的，或较旧的 Kony 的。"),
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @end
          @implementation ⟦Gauge⟧
          - (UIView *)getWidgetView { return self; }
          - (CGSize)getPreferredSizeForGivenSize:(CGSize)s { return s; }
          @end
          """
        ],
        message: #""Gauge" lacks 2 methods of CWIWidget"#),
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
    checks: [.host(checkMissingWidgetMethod)])
}

private func checkMissingWidgetMethod(_ context: HostContext) {
  for (member, groups) in context.missingGroups(in: .voltMXWidget) {
    let platform = WidgetReading(member, context).initialiser?.selector
    let own = groups.map { group -> Container.Group in
      guard let platform, group.isEither, group.selectors.contains(platform) else { return group }
      return .all(platform)
    }
    context.report(
      member.entry.namePlace, Container.voltMXWidget.missingMethods(own, in: member.entry),
      related: [member.origin(in: .voltMXWidget)].compactMap { $0 })
  }
}

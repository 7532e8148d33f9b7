import Containers
import Diagnostics
import Linting
import NativeSource

/// A method of a widget that the platform never calls, because its name is not quite the right one.
package var misspelledWidgetMethod: Rule {
  Rule(
    id: "misspelled-widget-method",
    summary: .init(
      en: "a misspelled method of a CWIWidget",
      zh: "CWIWidget 的方法名疑似拼写错误"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The platform finds the methods by their names. A misspelled method compiles but is never called; \
        for optional methods the compiler gives no warning.
        """,
      zh: "平台按名称查找方法。拼写错误的方法能通过编译，但从不调用；可以不实现的方法拼写错误时，编译器不会警告。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @end
          @implementation Gauge
          - (void)modelUpdatedForProperty:(NSString *)p ⟦withOldvalue⟧:(id)o newValue:(id)n { }
          - (void)⟦willBeginLayuot⟧ { }
          @end
          """
        ], message: "the platform does not call modelUpdatedForProperty:withOldvalue:newValue:",
        "the platform does not call willBeginLayuot",
        fixed: """
          @interface Gauge : UIView <CWIWidget>
          @end
          @implementation Gauge
          - (void)modelUpdatedForProperty:(NSString *)p withOldValue:(id)o newValue:(id)n { }
          - (void)willBeginLayout { }
          @end
          """),
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
    checks: [.host { $0.reportMisspelledMethods(of: .voltMXWidget) { uncalledMethod($0, $1) } }])
}

private func uncalledMethod(_ name: String, _ intended: String) -> Message {
  Message(
    en: "the platform does not call \(name)", zh: "平台不会调用 \(name)",
    help: .init(en: "write \(intended)", zh: "改为 \(intended)"))
}

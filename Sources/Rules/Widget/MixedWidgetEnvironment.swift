import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget with the initialiser of the other platform.
package var mixedWidgetEnvironment: Rule {
  Rule(
    id: "mixed-widget-environment",
    summary: .init(
      en: "a CWIWidget initialiser of the other platform, Kony or Volt MX",
      zh: "CWIWidget 在 Volt MX 上使用了 Kony 的初始化方法，或反之"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        Kony's initialiser ends with withKonyEnvironment:, Volt MX's with withVoltMXEnvironment:. A widget \
        that moved from one to the other and kept the older name crashes when it is created.
        """,
      zh:
        """
        Kony 的初始化方法以 withKonyEnvironment: 结尾，Volt MX 的以 withVoltMXEnvironment: 结尾。自定义控件换到另一平台而仍用旧名称时，一创建就崩\
        溃。
        """
    ),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property VoltMXCWIEnvironment *env;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e ⟦withKonyEnvironment⟧:(id)env { return [self initWith:e and:env]; }
          - (UIView *)getWidgetView { return self; }
          - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
          - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
          @end
          """
        ], message: "the platform calls initWithEventDelegate:withVoltMXEnvironment:",
        fixed: """
          @interface Gauge : UIView <CWIWidget>
          @property VoltMXCWIEnvironment *env;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { return [self initWith:e and:env]; }
          - (UIView *)getWidgetView { return self; }
          - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
          - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
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
    checks: [.host(checkMixedWidgetEnvironment)])
}

private func checkMixedWidgetEnvironment(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.initialisers.count == 1 {
    let method = widget.initialisers[0]
    guard let (selector, origin) = widget.initialiser, let wanted = Container.voltMXWidget.method(selector),
      !wanted.isAnswered(by: method), let signature = context.signature(of: method)?.signature,
      signature.count == 2, seen.insert(method.namePlace).inserted
    else { continue }
    let label = selector.split(separator: ":").last.map(String.init) ?? ""
    let place = Place(path: method.path, range: signature[1].label)
    context.report(
      place, otherPlatform(Container.voltMXWidget.spelling(of: selector, in: widget.entry), label),
      related: [RelatedPlace(en: "the platform is known here", zh: "由此处可知平台", at: origin)],
      fix: Fix(
        en: "write \(label)", zh: "改为 \(label)", .suggested, edits: [Edit(replace: place, with: label)]))
  }
}

private func otherPlatform(_ spelling: String, _ label: String) -> Message {
  Message(
    en: "the platform calls \(spelling)", zh: "平台调用的是 \(spelling)",
    help: .init(en: "write \(label)", zh: "改为 \(label)"))
}

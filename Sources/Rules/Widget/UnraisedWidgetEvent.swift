import Containers
import Diagnostics
import Linting
import NativeSource

/// An event that nothing raises.
package var unraisedWidgetEvent: Rule {
  Rule(
    id: "unraised-widget-event",
    summary: .init(
      en: "a widget event that is never sent",
      zh: "没有代码发送自定义控件的事件"),
    category: .widget,
    severity: .warning,
    rationale: .init(en: "The application never receives the event.", zh: "应用永远收不到该事件。"),
    examples: [
      .wrong(
        [
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          -(void)⟦turned⟧:(int)n by:(NSString *)who;
          @end
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          - (void)turned:(int)n by:(id)w { }
          @end
          """,
        ], message: #"no code sends "turned:by:""#),
      .right([
        "ios/GaugeEvents.h": """
        @protocol GaugeEvents <NSObject>
        -(void)turned:(int)n by:(NSString *)who;
        @end
        """,
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
        - (void)turn { [self.events turned:1 by:@"a"]; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnraisedWidgetEvent)])
}

private func checkUnraisedWidgetEvent(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol else { continue }
    let mapped = Set(widget.callbacks.map(\.name.text))
    // `unmapped-widget-event` reports a method that was renamed.
    let methods = events.methods.filter { !widget.isMapped || mapped.contains($0.eventName) }
    for method in widget.unraised(methods) {
      let place = Place(path: events.place.path, range: method.nameRange)
      guard seen.insert(place).inserted else { continue }
      context.report(
        place, unraised(method.selector),
        related: [RelatedPlace(en: "the class", zh: "类在这里", at: widget.entry.namePlace)])
    }
  }
}

private func unraised(_ selector: String) -> Message {
  Message(
    en: "no code sends \"\(selector)\"", zh: "没有代码发送“\(selector)”",
    help: .init(en: "send it to the event delegate that the initialiser got", zh: "将其发送给初始化方法收到的事件代理"))
}

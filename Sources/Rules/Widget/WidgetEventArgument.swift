import Containers
import Diagnostics
import Linting
import NativeSource

/// An argument of an event that arrives damaged.
package var widgetEventArgument: Rule {
  Rule(
    id: "widget-event-argument",
    summary: .init(
      en: "an event argument whose type does not reach scripts unchanged",
      zh: "事件的实参类型不会原样传给脚本"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform's binding generator looks at the name of the type: it turns a type with "int" in its \
        name, such as NSTimeInterval, into int, and for a structure it generates code that does not build. \
        The source is a generator of Kony of 2024.
        """,
      zh: "平台的绑定生成器根据类型的名称处理：名称含“int”的类型（如 NSTimeInterval）变为 int；遇到结构体，生成的代码无法构建。此结论来自 2024 年的 Kony 生成器。"),
    examples: [
      .wrong(
        [
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          -(void)turned:(⟦NSTimeInterval⟧)n by:(⟦CGPoint⟧)p;
          -(void)stopped:(⟦uint64_t⟧)a;
          @end
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          @end
          """,
        ], message: "only the whole part of this NSTimeInterval arrives",
        "the code that the platform generates for an argument of type CGPoint does not compile",
        "only the lower half of this uint64_t arrives"),
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
    checks: [.host(checkWidgetEventArgument)])
}

private func checkWidgetEventArgument(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol else { continue }
    for type in events.methods.flatMap(\.signature).compactMap(\.type) {
      let place = Place(path: events.place.path, range: type.range)
      if VoltMX.cutTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, cutArgument(type.text))
      } else if VoltMX.brokenTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, brokenArgument(type.text))
      }
    }
  }
}

private func cutArgument(_ type: String) -> Message {
  let part =
    type.hasSuffix("_t")
    ? LocalizedText(en: "lower half", zh: "低半部分") : LocalizedText(en: "whole part", zh: "整数部分")
  return Message(
    en: "only the \(part.english) of this \(type) arrives", zh: "此 \(type) 只有\(part.chinese)能传到脚本",
    help: .init(en: "pass a double or an NSNumber *", zh: "改传 double 或 NSNumber *"))
}

private func brokenArgument(_ type: String) -> Message {
  Message(
    en: "the code that the platform generates for an argument of type \(type) does not compile",
    zh: "平台为类型是 \(type) 的实参生成的代码无法编译",
    help: .init(en: "pass an NSDictionary * or NSString *", zh: "改传 NSDictionary * 或 NSString *"))
}

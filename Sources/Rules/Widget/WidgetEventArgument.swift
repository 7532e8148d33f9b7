import Containers
import Diagnostics
import Linting
import NativeSource

/// An argument of an event that arrives damaged.
package var widgetEventArgument: Rule {
  Rule(
    id: "widget-event-argument",
    summary: "a type of an argument that the platform does not hand on to scripts as it is",
    category: .widget,
    severity: .warning,
    rationale: """
      The platform's binding generator looks at the name of the type: of one with "int" in it, as NSTimeInterval, it makes \
      an int, and with a structure what it writes does not build. This is read in a generator of Kony of 2024.
      """,
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol else { continue }
    for type in events.methods.flatMap(\.signature).compactMap(\.type) {
      let place = Place(path: events.place.path, range: type.range)
      if VoltMX.cutTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, .cutArgument(type.text))
      } else if VoltMX.brokenTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, .brokenArgument(type.text))
      }
    }
  }
}

extension Message {
  fileprivate static func cutArgument(_ type: String) -> Message {
    let part = type.hasSuffix("_t") ? "lower half" : "whole part"
    return Message("only the \(part) of this \(type) arrives", help: "hand over a double or an NSNumber *")
  }

  fileprivate static func brokenArgument(_ type: String) -> Message {
    Message(
      "the code that the platform generates for an argument of type \(type) does not compile",
      help: "hand over an NSDictionary * or NSString *")
  }
}

import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget that drops what it is made with.
package var unusedWidgetArgument: Rule {
  Rule(
    id: "unused-widget-argument",
    summary: "an initialiser of a CWIWidget that does not use the environment or the event delegate",
    category: .widget,
    severity: .warning,
    rationale: """
      The environment has the model that the widget reads, and the event delegate is what it raises events on. Messages \
      to nil are silent.
      """,
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)⟦eventDelegate⟧ withVoltMXEnvironment:(id)⟦env⟧ { return [super init]; }
          - (void)start { self.label = [self.env.model valueForKey:@"text"]; }
          @end
          """,
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          -(void)turned:(int)n;
          @end
          """,
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass="GaugeEvents"/></classmappings>
          <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
        ], message: #""eventDelegate" is not used"#, #""env" is not used"#),
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    for method in widget.initialisers {
      guard let reading = context.reading(of: method), reading.method.signature.count == 2,
        seen.insert(method.namePlace).inserted
      else { continue }
      func place(_ index: Int) -> Place {
        Place(path: method.path, range: reading.method.signature[index].name.range)
      }
      if !reading.usesParameter(0), let events = widget.eventProtocol, !events.methods.isEmpty {
        let mapped = widget.mappings.flatMap(\.mappings).compactMap(\.eventProtocol).first
        context.report(
          place(0), .unusedDelegate(reading.method.parameters[0]),
          related: [RelatedPlace("its events", at: mapped?.place ?? events.place)])
      }
      if !reading.usesParameter(1), let first = widget.keys.first(where: \.isRead) {
        context.report(
          place(1), .unusedEnvironment(reading.method.parameters[1]),
          related: [RelatedPlace("a property is read here", at: first.text.place)])
      }
    }
  }
}

extension Message {
  fileprivate static func unusedDelegate(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "keep it: the events of the widget are raised on it")
  }

  fileprivate static func unusedEnvironment(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "keep it: the properties of the widget are read of its model")
  }
}

import Containers
import Diagnostics
import Linting
import NativeSource

/// A callback that no event belongs to.
package var undeclaredWidgetEvent: Rule {
  Rule(
    id: "undeclared-widget-event",
    summary: .init(
      en: "a Callback of the mapping that no protocol method raises",
      zh: "映射中的 Callback 没有事件协议方法触发"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The name of an event is the joined parts of a method's name: when that method is sent to the event \
        delegate, the platform calls what the application set for it. The source is a generator of Kony of \
        2024.
        """,
      zh: "方法名各部分拼接后即为事件名：向事件代理发送该方法时，平台调用应用为此名称设置的回调。此结论来自 2024 年的 Kony 生成器。"),
    examples: [
      .wrong(
        [
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass="GaugeEvents"/></classmappings>
          <widgetproperties><property name="turnedBy" type="String" programmable="false"><mappings><mapping platform="iphone" \
          type="Callback"/></mappings></property><property name="⟦stopped⟧" type="String" \
          programmable="false"><mappings><mapping platform="iphone" \
          type="Callback"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          -(void)turned:(int)n by:(NSString *)who;
          @end
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          - (void)turn { [self.events turned:1 by:@"a"]; }
          @end
          """,
        ], message: #""GaugeEvents" has no event "stopped""#),
      .right([
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass="GaugeEvents"/></classmappings>
        <widgetproperties><property name="turnedBy" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="Callback"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """,
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
    checks: [.host(checkUndeclaredWidgetEvent)])
}

private func checkUndeclaredWidgetEvent(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    guard let events = widget.eventProtocol else { continue }
    let names = Set(events.methods.map(\.eventName))
    let mapped = Set(widget.callbacks.map(\.name.text))
    // In a fixed order, because only some of very many names are compared.
    let near = Set(
      names.subtracting(mapped).sorted().compactMap {
        context.nearestName(to: $0, in: mapped, for: events.place.path)
      })
    let unraised = widget.callbacks.filter {
      !names.contains($0.name.text) && !near.contains($0.name.text)
    }
    // One that the protocol has and one that the mapping has are most likely the same: `unmapped-widget-event` reports it.
    if names.subtracting(mapped).count == 1, Set(unraised.map(\.name.text)).count == 1 { continue }
    for property in unraised where seen.insert(property.name.place).inserted {
      context.report(
        property.name.place, neverRaised(property.name.text, events.name),
        related: [RelatedPlace(en: "the protocol", zh: "协议在这里", at: events.place)])
    }
  }
}

private func neverRaised(_ name: String, _ protocolName: String) -> Message {
  Message(
    en: "\"\(protocolName)\" has no event \"\(name)\"", zh: "“\(protocolName)”没有事件“\(name)”",
    help: .init(
      en: "declare \"- (void)\(name);\", or a method whose parts make that name when they are joined",
      zh: "声明“- (void)\(name);”，或声明一个方法，其各部分拼接后等于该名称"))
}

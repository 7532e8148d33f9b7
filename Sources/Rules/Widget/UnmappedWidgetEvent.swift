import Containers
import Diagnostics
import Linting

/// An event that the mapping does not have.
package var unmappedWidgetEvent: Rule {
  Rule(
    id: "unmapped-widget-event",
    summary: .init(
      en: "a widget event without a Callback in the mapping",
      zh: "自定义控件的事件在映射中没有 Callback"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The property's name is the joined parts of the method's name. Without the property, raising the \
        event raises an exception; with another type, the event is lost.
        """,
      zh: "属性名由方法名的各部分拼接而成。没有该属性，触发事件时会抛出异常；属性是其他类型，则事件丢失。"),
    examples: [
      .wrong(
        [
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          -(void)⟦turned⟧:(int)n by:(NSString *)who;
          -(void)⟦reset⟧;
          @property int a;
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
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass="GaugeEvents"/></classmappings>
          <widgetproperties><property name="turnedby" type="String" programmable="false"><mappings><mapping platform="iphone" \
          type="Callback"/></mappings></property><property name="reset" type="String" programmable="false"><mappings><mapping \
          platform="iphone" type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></a\
          pplication>
          """,
        ], message: #"the mapping has no Callback "turnedBy""#, #"the mapping has no Callback "reset""#),
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
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass="GaugeEvents"/></classmappings>
        <widgetproperties><property name="turnedBy" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="Callback"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """,
      ]),
    ],
    checks: [.host(checkUnmappedWidgetEvent)])
}

private func checkUnmappedWidgetEvent(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    guard let events = widget.eventProtocol else { continue }
    let names = Set(widget.callbacks.map(\.name.text))
    // `unsupported-widget-type` reports a type that is misspelled.
    let untyped = Set(widget.properties.filter { !$0.hasKnownTypes }.map(\.name.text))
    for method in events.methods
    where !names.contains(method.eventName) && !untyped.contains(method.eventName) {
      let place = Place(path: events.place.path, range: method.nameRange)
      guard seen.insert(place).inserted else { continue }
      let near = context.nearestName(to: method.eventName, in: names, for: place.path)
      let nearPlace = widget.callbacks.first { $0.name.text == near }?.name.place
      context.report(
        place, unmapped(method.eventName, near),
        related: [
          widget.mappings.flatMap(\.mappings).first.map {
            RelatedPlace(en: "mapped here", zh: "在这里映射", at: $0.className.place)
          },
          nearPlace.map { RelatedPlace(en: "a near one", zh: "名称相近的属性", at: $0) },
        ].compactMap { $0 })
    }
  }
}

extension WidgetMapping.Property {
  /// Whether the platform knows each type that the mapping names.
  var hasKnownTypes: Bool { mappings.allSatisfy { VoltMX.propertyTypes.contains($0.name.text) } }
}

private func unmapped(_ name: String, _ near: String?) -> Message {
  Message(
    en: "the mapping has no Callback \"\(name)\"", zh: "映射中没有名为“\(name)”的 Callback",
    help: near.map { LocalizedText(en: "rename \($0), or add the property", zh: "将 \($0) 改名，或添加该属性") }
      ?? LocalizedText(
        en: "add a property of that name and of the type Callback",
        zh: "添加该名称的属性，类型为 Callback"))
}

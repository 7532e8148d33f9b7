import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget that drops what it is made with.
package var unusedWidgetArgument: Rule {
  Rule(
    id: "unused-widget-argument",
    summary: .init(
      en: "an initialiser that ignores the environment or the event delegate",
      zh: "CWIWidget 的初始化方法没有使用环境对象或事件代理"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The environment has the model that the widget reads, and the event delegate raises its events. \
        Messages to nil are silently dropped.
        """,
      zh: "环境对象中有自定义控件读取的模型，事件代理用于触发事件。向 nil 发送消息不会有任何提示。"),
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
        ], message: #"unused argument "eventDelegate""#, #"unused argument "env""#),
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
    checks: [.host(checkUnusedWidgetArgument)])
}

private func checkUnusedWidgetArgument(_ context: HostContext) {
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
          place(0), unusedDelegate(reading.method.parameters[0]),
          related: [RelatedPlace(en: "its events", zh: "自定义控件的事件", at: mapped?.place ?? events.place)])
      }
      if !reading.usesParameter(1), let first = widget.keys.first(where: \.isRead) {
        context.report(
          place(1), unusedEnvironment(reading.method.parameters[1]),
          related: [RelatedPlace(en: "a property is read here", zh: "在这里读取属性", at: first.text.place)])
      }
    }
  }
}

private func unusedDelegate(_ name: String) -> Message {
  Message(
    en: "unused argument \"\(name)\"", zh: "“\(name)”未使用",
    help: .init(en: "keep it: the widget raises its events on it", zh: "保存该对象：自定义控件通过该对象触发事件"))
}

private func unusedEnvironment(_ name: String) -> Message {
  Message(
    en: "unused argument \"\(name)\"", zh: "“\(name)”未使用",
    help: .init(
      en: "keep it: the widget reads its properties from its model", zh: "保存该对象：自定义控件从该对象的模型读取属性"))
}

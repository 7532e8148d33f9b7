import Containers
import Diagnostics
import Linting
import NativeSource

/// A mapping that names no event protocol.
package var unknownEventDelegate: Rule {
  Rule(
    id: "unknown-event-delegate",
    summary: .init(
      en: "an unknown eventdelegateclass",
      zh: "eventdelegateclass 指定的协议不存在"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The name must be that of a protocol: the platform reads its declaration and generates a class that \
        conforms to it. The widget gets an object of that class.
        """,
      zh: "该值必须是协议：平台读取其声明，并生成遵循该协议的类。自定义控件得到的就是这个类的对象。"),
    examples: [
      .wrong(
        [
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass="⟦GaugeEvent⟧"/></classmappings>
          <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          @end
          """,
          "ios/GaugeEvents.h": """
          @protocol GaugeEvents <NSObject>
          @end
          @interface GaugeEvent : NSObject
          @end
          """,
        ], message: #"unknown protocol "GaugeEvent""#),
      .right([
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass="GaugeEvents"/></classmappings>
        <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
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
        @end
        """,
        "ios/GaugeEvents.h": """
        @protocol GaugeEvents <NSObject>
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnknownEventDelegate)])
}

private func checkUnknownEventDelegate(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  lazy var protocolNames = context.protocolNames(on: platform)
  for mapping in context.mappedWidgets.flatMap(\.mappings) {
    guard let events = mapping.eventProtocol, platform.classes.place(ofProtocol: events.text) == nil,
      let index = platform.classes.mapped(mapping.className.text),
      platform.classes.all[index].implementation != nil
    else { continue }
    let near = context.nearestName(to: events.text, in: protocolNames, for: events.place.path)
    context.report(
      events.place, noProtocol(events.text, near),
      related: near.flatMap { platform.classes.place(ofProtocol: $0) }.map {
        [RelatedPlace(en: "a near one", zh: "名称相近的协议", at: $0)]
      }
        ?? [])
  }
}

extension HostContext {
  /// The names of all protocols. Only the texts have them.
  fileprivate func protocolNames(on platform: PlatformFacts) -> [String] {
    Dictionary(grouping: platform.classes.protocols.values, by: \.path).flatMap { path, places in
      let text = text(at: path)
      return places.compactMap { text?.string($0.range) }
    }
  }
}

private func noProtocol(_ name: String, _ near: String?) -> Message {
  Message(
    en: "unknown protocol \"\(name)\"", zh: "没有协议“\(name)”",
    help: near.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? LocalizedText(
        en: "declare the protocol, with one method for each event", zh: "声明该协议，每个事件对应一个方法"))
}

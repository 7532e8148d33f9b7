import Containers
import Diagnostics
import Linting
import NativeSource

/// A property of the mapping that the widget does not know.
package var unreadWidgetProperty: Rule {
  Rule(
    id: "unread-widget-property",
    summary: .init(
      en: "a mapped property that the widget never reads",
      zh: "自定义控件既不读取也不跟随映射的属性"),
    category: .widget,
    severity: .warning,
    rationale: .init(en: "The value that an application sets has no effect.", zh: "应用设置的值不起作用。"),
    examples: [
      .wrong(
        [
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties><property name="text" type="String" programmable="false"><mappings><mapping platform="iphone" \
          type="NSString"/></mappings></property><property name="⟦colour⟧" type="String" \
          programmable="false"><mappings><mapping platform="iphone" \
          type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          - (void)start { self.label = [self.env.model valueForKey:@"text"]; }
          @end
          """,
        ], message: #""Gauge" does not read "colour""#),
      .right([
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass=""/></classmappings>
        <widgetproperties><property name="text" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
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
        - (void)start { self.label = [self.env.model valueForKey:@"text"]; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnreadWidgetProperty)])
}

private func checkUnreadWidgetProperty(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets
  where widget.isMapped && widget.isWhollyKnown && widget.readsAreKnown && widget.comparisonsAreKnown {
    let known = Set(widget.keys.map(\.name))
    let undeclared = known.subtracting(widget.declaredNames)
    // In a fixed order, because only some of very many names are compared.
    let meant = Set(
      undeclared.sorted().compactMap {
        widget.nearestProperty(to: $0, for: widget.entry.namePlace.path)?.name.text
      })
    let files = widget.files
    // An event with another type than Callback is reported at its method.
    let events = Set(widget.eventProtocol?.methods.map(\.eventName) ?? [])
    let unread = widget.properties.filter { property in
      !property.isEvent && !events.contains(property.name.text)
        && property.nativeNames.isDisjoint(with: known)
        && !files.contains { !$0.strings.isDisjoint(with: property.nativeNames) }
        && !meant.contains(property.name.text)
        && property.hasKnownTypes
    }
    for property in unread where seen.insert(property.name.place).inserted {
      context.report(
        property.name.place, unreadProperty(property.name.text, widget.entry),
        related: [RelatedPlace(en: "the class", zh: "类在这里", at: widget.entry.namePlace)])
    }
  }
}

private func unreadProperty(_ name: String, _ entry: NativeClass) -> Message {
  let read =
    entry.language == .swift
    ? "env.model.value(forKey: \"\(name)\")" : "[self.env.model valueForKey:@\"\(name)\"]"
  return Message(
    en: "\"\(entry.name)\" does not read \"\(name)\"", zh: "“\(entry.name)”没有读取“\(name)”",
    help: .init(en: "read it from the model: \(read)", zh: "从模型中读取：\(read)"))
}

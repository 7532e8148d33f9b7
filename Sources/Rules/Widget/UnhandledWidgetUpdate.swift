import Containers
import Diagnostics
import Linting
import NativeSource

/// A property that scripts may change, while the widget does not follow its changes.
package var unhandledWidgetUpdate: Rule {
  Rule(
    id: "unhandled-widget-update",
    summary: .init(
      en: "a property whose updates the widget ignores",
      zh: "自定义控件只读取一次脚本可以修改的属性"),
    category: .widget,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform calls modelUpdatedForProperty:withOldValue:newValue: when a script changes a \
        property. Without it the widget keeps showing the first value.
        """,
      zh: "脚本修改属性时，平台调用 modelUpdatedForProperty:withOldValue:newValue:。没有该方法，自定义控件会一直显示最初的值。"),
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          - (void)start { self.label = [self.env.model valueForKey:@"⟦text⟧"]; }
          @end
          """,
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties><property name="text" type="String" programmable="true"><mappings><mapping platform="iphone" \
          type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
        ], message: #"the widget ignores changes to "text""#),
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
        - (void)start { self.label = [self.env.model valueForKey:@"text"]; }
        - (void)modelUpdatedForProperty:(NSString *)propertyName withOldValue:(id)o newValue:(id)n { if ([propertyName \
        isEqualToString:@"text"]) { [self start]; } }
        @end
        """,
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass=""/></classmappings>
        <widgetproperties><property name="text" type="String" programmable="true"><mappings><mapping platform="iphone" \
        type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """,
      ]),
    ],
    checks: [.host(checkUnhandledWidgetUpdate)])
}

private func checkUnhandledWidgetUpdate(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped && widget.isWhollyKnown && widget.comparisonsAreKnown {
    let misspelled = widget.member.platform.misspellings(
      of: widget.member.index, in: .voltMXWidget, inherited: true)
    if misspelled.contains(where: { $0.intended == VoltMX.update }) { continue }
    let followed = Set(widget.keys.filter { !$0.isRead }.map(\.name))
    // What is compared under a name that no mapping declares is most likely one of the properties.
    let undeclared = followed.subtracting(widget.declaredNames).subtracting(VoltMX.modelProperties)
    let meant = Set(
      undeclared.sorted().compactMap {
        widget.nearestProperty(to: $0, for: widget.entry.namePlace.path)?.name.text
      })
    var reported: Set<String> = []
    for property in widget.properties
    where property.isProgrammable && !property.isEvent && !meant.contains(property.name.text) {
      for name in property.nativeNames.sorted() where !followed.contains(name) {
        guard let first = widget.keys.first(where: { $0.isRead && $0.name == name }),
          reported.insert(name).inserted, seen.insert(first.stringPlace).inserted
        else { continue }
        let method = widget.updates.first.map {
          RelatedPlace(en: "not compared here", zh: "此处没有比较该属性名", at: $0.namePlace)
        }
        context.report(
          first.stringPlace, unfollowed(name, widget),
          related: [
            method, RelatedPlace(en: "scripts may change it", zh: "脚本可以修改该属性", at: property.name.place),
          ].compactMap { $0 })
      }
    }
  }
}

private func unfollowed(_ name: String, _ widget: WidgetReading) -> Message {
  let isSwift = widget.entry.language == .swift
  let parameter = widget.updates.first?.method.parameters.first ?? "propertyName"
  let selector = Container.voltMXWidget.spelling(of: VoltMX.update, in: widget.entry)
  let literal = (isSwift ? "" : "@") + "\"\(name)\""
  return Message(
    en: "the widget ignores changes to \"\(name)\"", zh: "自定义控件不响应“\(name)”的修改",
    help: .init(
      en: "compare \(parameter) with \(literal) in \(selector)",
      zh: "实现 \(selector)，并在其中比较 \(parameter) 与 \(literal)"))
}

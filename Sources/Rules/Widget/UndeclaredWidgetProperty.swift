import Containers
import Diagnostics
import Linting
import NativeSource

/// A key of the model that the mapping does not declare.
package var undeclaredWidgetProperty: Rule {
  Rule(
    id: "undeclared-widget-property",
    summary: .init(
      en: "a model key that no mapping declares",
      zh: "自定义控件使用的模型键没有在映射中声明"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The platform creates one property of the model for each mapped property. Reading another key \
        raises an exception, and updates of it never arrive.
        """,
      zh: "平台为每个映射的属性在模型中生成一个属性。读取其他键会抛出异常，其更新也永远不会到来。"),
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface Gauge : UIView <CWIWidget>
          @property id<GaugeEvents> events;
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
          - (void)start { self.label = [self.env.model valueForKey:@"⟦txet⟧"]; [[self.env model] valueForKey:@"txet"]; }
          - (void)modelUpdatedForProperty:(NSString *)propertyName withOldValue:(id)o newValue:(id)n { if ([propertyName \
          isEqualToString:@"⟦size⟧"]) { [self start]; } }
          @end
          """,
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties><property name="text" type="String" programmable="false"><mappings><mapping platform="iphone" \
          type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
        ], message: #"the mapping declares no property "txet""#, #"the mapping declares no property "size""#),
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
        <widgetproperties><property name="text" type="String" programmable="false"><mappings><mapping platform="iphone" \
        type="NSString"/></mappings></property></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """,
      ]),
    ],
    checks: [.host(checkUndeclaredWidgetProperty)])
}

private func checkUndeclaredWidgetProperty(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    let declared = widget.declaredNames.union(VoltMX.modelProperties)
    for (name, keys) in Dictionary(grouping: widget.keys, by: \.name).sorted(by: { $0.key < $1.key })
    where !declared.contains(name) {
      let first = keys[0]
      guard seen.insert(first.stringPlace).inserted else { continue }
      var related: [RelatedPlace] = []
      if first.stringPlace != first.text.place {
        related.append(RelatedPlace(en: "used here", zh: "在这里使用", at: first.text.place))
      }
      related += keys.dropFirst().filter { $0.text.place != first.text.place }.map {
        RelatedPlace(
          $0.isRead
            ? LocalizedText(en: "read here, too", zh: "这里也读取")
            : LocalizedText(en: "compared here, too", zh: "这里也比较"), at: $0.text.place)
      }
      let near = widget.nearestProperty(to: name, for: first.stringPlace.path)
      if let near { related.append(RelatedPlace(en: "a near one", zh: "名称相近的属性", at: near.name.place)) }
      context.report(first.stringPlace, undeclared(name, near?.name.text), related: related)
    }
  }
}

private func undeclared(_ name: String, _ near: String?) -> Message {
  Message(
    en: "the mapping declares no property \"\(name)\"", zh: "映射中没有声明属性“\(name)”",
    help: near.map {
      LocalizedText(
        en: "write \($0), or declare it under the name that is read",
        zh: "改为 \($0)，或以读取时的名称声明该属性")
    } ?? LocalizedText(en: "declare it in the mapping", zh: "在映射中声明该属性"))
}

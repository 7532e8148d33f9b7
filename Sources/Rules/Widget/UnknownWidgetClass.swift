import Containers
import Diagnostics
import Linting
import NativeSource

/// A mapping that names no class.
package var unknownWidgetClass: Rule {
  Rule(
    id: "unknown-widget-class",
    summary: .init(
      en: "an unknown widgetclass",
      zh: "widgetclass 指定的类不存在"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en:
        """
        The platform creates an object of the class. If the class does not exist, the generated code does \
        not build.
        """,
      zh: "平台创建该类的对象。类不存在时，平台生成的代码无法构建。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="⟦Guage⟧" \
          eventdelegateclass=""/></classmappings>
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
        ], message: #"unknown class "Guage""#,
        fixed: """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """),
      .right([
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass=""/></classmappings>
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
      ]),
    ],
    checks: [.host(checkUnknownWidgetClass)])
}

private func checkUnknownWidgetClass(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  let names = Set(
    platform.classes.all.flatMap { [$0.name, $0.runtimeName ?? $0.name, lastComponent($0.name)] })
  let all = context.mappedWidgets.flatMap(\.mappings)
  let libraries = Set(
    all.filter {
      platform.classes.mapped($0.className.text).map { platform.classes.all[$0].implementation != nil }
        ?? false
    }
    .map(\.library).filter { !$0.isEmpty })
  let widgets = platform.members(of: .voltMXWidget).map { platform.classes.all[$0] }
  for mapping in all where !names.contains(mapping.className.text) {
    let near = context.nearestName(
      to: mapping.className.text, in: widgets.lazy.map(\.name), for: mapping.className.place.path)
    guard near != nil || libraries.contains(mapping.library) else { continue }
    let place = widgets.first { $0.name == near }?.namePlace
    context.report(
      mapping.className.place, noClass(mapping.className.text, near),
      related: place.map { [RelatedPlace(en: "a near one", zh: "名称相近的类", at: $0)] } ?? [],
      fix: near.map {
        Fix(
          en: "write \($0)", zh: "改为 \($0)", .suggested,
          edits: [Edit(replace: mapping.className.place, with: $0)])
      })
  }
}

private func noClass(_ name: String, _ near: String?) -> Message {
  Message(
    en: "unknown class \"\(name)\"", zh: "没有类“\(name)”",
    help: near.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? LocalizedText(en: "write the name of the widget's class", zh: "改为自定义控件的类名"))
}

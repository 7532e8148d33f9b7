import Containers
import Diagnostics
import Linting
import NativeSource

/// A mapped class that is not a widget.
package var missingWidgetConformance: Rule {
  Rule(
    id: "missing-widget-conformance",
    summary: .init(
      en: "a mapped class that does not adopt CWIWidget",
      zh: "映射的类没有遵循 CWIWidget"),
    category: .widget,
    severity: .error,
    rationale: .init(
      en: "The platform can communicate only with a class that conforms to the protocol.",
      zh: "类必须遵循该协议，平台才能与其通信。"),
    examples: [
      .wrong(
        [
          "ios/Gauge.m": """
          @interface ⟦Gauge⟧ : UIView <UIGestureRecognizerDelegate>
          @end
          @implementation Gauge
          - (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
            self = [super init];
            self.events = eventDelegate;
            self.env = env;
            return self;
          }- (UIView *)getWidgetView { return self; }
          - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
          - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
          @end
          """,
          "ios/widgets.xml": """
          <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
          <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
          eventdelegateclass=""/></classmappings>
          <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
          """,
        ], message: #""Gauge" does not adopt CWIWidget"#),
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
        """,
        "ios/widgets.xml": """
        <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
        <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="Gauge.zip" widgetclass="Gauge" \
        eventdelegateclass=""/></classmappings>
        <widgetproperties></widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
        """,
      ]),
    ],
    checks: [.host(checkMissingWidgetConformance)])
}

private func checkMissingWidgetConformance(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  for (index, entries) in platform.mappedClasses.sorted(by: { $0.key < $1.key }) {
    let entry = platform.classes.all[index]
    guard entry.implementation != nil, case .other = entry.ancestry, entry.isWhollyScanned,
      !platform.classes.isMember(index, of: .voltMXWidget),
      platform.chain(of: index).allSatisfy({
        $0.conformances.allSatisfy { platform.knows(protocol: $0.name) }
      })
    else { continue }
    let mapping = entries.flatMap(\.mappings).first {
      $0.className.text == entry.name || $0.className.text == entry.runtimeName
    }
    context.report(
      entry.declaration, notAWidget(entry),
      related: mapping.map { [RelatedPlace(en: "mapped here", zh: "在这里映射", at: $0.className.place)] } ?? [])
  }
}

extension PlatformFacts {
  /// Whether it is known what the protocol, or the class in its place, refines: it is scanned or one of Apple's.
  fileprivate func knows(protocol name: String) -> Bool {
    let simple = lastComponent(name)
    if classes.place(ofProtocol: simple) != nil || classes.named(simple) != nil { return true }
    let prefixes = ["NS", "UI", "CA", "CL", "MK", "AV", "WK", "SK", "SC", "MT", "CB"]
    return simple.hasSuffix("able")
      || prefixes.contains { prefix in
        simple.hasPrefix(prefix) && simple.dropFirst(2).first?.isUppercase == true
      }
  }
}

private func notAWidget(_ entry: NativeClass) -> Message {
  let adopted = entry.language == .swift ? "CWIWidget" : "<CWIWidget>"
  return Message(
    en: "\"\(entry.name)\" does not adopt CWIWidget", zh: "“\(entry.name)”没有遵循 CWIWidget",
    help: .init(en: "add \(adopted) to its declaration", zh: "在类的声明中加上 \(adopted)"))
}

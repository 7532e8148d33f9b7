import Diagnostics
import Containers
import NativeSource
import Linting

/// An event that a tag binds and native code never sends.
package var unsentNativeEvent: Rule {
  Rule(
    id: "unsent-native-event",
    summary: .init(
      en: "a bound event that the host app never sends",
      zh: "页面绑定了宿主应用从不发送的事件"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The method is never called. Not reported when one of the given hosts may send events whose names \
        it builds at run time.
        """,
      zh: "绑定的方法从不执行。只要给出的某个宿主应用可能发送名称在运行时拼接的事件，就不报告。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)emit:(NSString *)name {
            [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                          component:self
                                                               data:@{@"element": self.componentId, @"eventName": name}
                                                           callback:nil];
          }
          - (void)changed {
            [self emit:@"onMove"];
          }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
          "pages/a/a.axml": #"<mpaas-component id="a" type="my_map" onMove="go" ⟦onZoom⟧="zoom"/>"#,
        ], message: #"no view of type "my_map" sends "onZoom""#),
      .right([
        "pages/a/a.axml": """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onMove="go" onZoom="zoom"/>
        """,
        "ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        - (void)emit:(NSString *)name {
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                        component:self
                                                             data:@{@"element": self.componentId, @"eventName": name}
                                                         callback:nil];
        }
        - (void)changed {
          [self emit:@"onMove"];
          [self emit:@"onZoom"];
        }
        @end
        """,
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
      ]),
    ],
    checks: [.host(checkUnsentNativeEvent)])
}

private func checkUnsentNativeEvent(_ context: HostContext) {
  let events = context.nativeEvents
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
  for (type, contracts) in contracts.sorted(by: { $0.key < $1.key })
  where context.splitTypes.others[type] == nil && context.decides(type) {
    guard contracts.allSatisfy({ $0.interface.events.isComplete }) else { continue }
    let sent = Set(contracts.flatMap(\.interface.events.items).compactMap(\.name?.value))
    lazy var names = sent.sorted()
    // `regionChange` and `onRegionChange`.
    let meant = Set(sent.lazy.filter { !isEventName($0) }.map(letters).flatMap { [$0, "on" + $0] })
    for tag in events.tags.byType[type] ?? [] {
      for binding in tag.view.events where binding.namesMethod && !isBubblingEvent(binding.name) {
        let place = tag.place(binding.nameRange)
        if sent.contains(binding.name) || events.isNearMiss(boundAt: place) { continue }
        // A name without "on" is reported where it is sent.
        if meant.contains(letters(binding.name)) { continue }
        let near = context.nearestName(to: binding.name, in: names, for: place.path)
        context.report(
          place, unsentEvent(binding.name, type, near: near, names),
          related: contracts.prefix(10).map {
            RelatedPlace(en: "this view does not send it", zh: "此视图不发送该事件", at: $0.viewPlace(context.facts))
          })
      }
    }
  }
}

private func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }

private func unsentEvent(
  _ name: String, _ type: String, near: String?, _ sent: [String]
) -> Message {
  Message(
    en: "no view of type \"\(type)\" sends \"\(name)\"", zh: "没有类型为“\(type)”的视图发送“\(name)”",
    help: didYouMean(near)
      ?? (sent.isEmpty
        ? LocalizedText(en: "send it, or remove the attribute", zh: "发送该事件，或删除该属性")
        : LocalizedText(
          en: "it sends \(quotedList(sent).english)", zh: "改为该视图发送的事件：\(quotedList(sent).chinese)，或删除该属性")))
}

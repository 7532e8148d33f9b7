import Diagnostics
import Containers
import NativeSource
import Linting

/// An event that is sent under almost the name that a tag binds.
package var nearNativeEvent: Rule {
  Rule(
    id: "near-native-event",
    summary: .init(
      en: "an event spelled differently in native code and on the page",
      zh: "事件名在原生代码和页面中拼写不同"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        Event names are case-sensitive and must match exactly: the method that the tag binds to the other \
        spelling is never called.
        """,
      zh: "事件名区分大小写，必须完全一致：标签以另一种拼写绑定的方法永远不会调用。"),
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
            [self emit:@"⟦onRegionchange⟧"];
            [self emit:@"onEnd"];
          }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
          "pages/a/a.axml": #"<mpaas-component id="a" type="my_map" onRegionChange="go" onEnd="end"/>"#,
        ], message: #""onRegionchange" is sent, but "onRegionChange" is bound"#),
      .right([
        "pages/a/a.axml": """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onRegionChange="go" onEnd="end"/>
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
          [self emit:@"onRegionChange"];
          [self emit:@"onEnd"];
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
    checks: [.host(checkNearNativeEvent)])
}

private func checkNearNativeEvent(_ context: HostContext) {
  for misses in Dictionary(
    grouping: context.nativeEvents.nearMisses, by: { [$0.sent.value ?? "", $0.bound] }
  ).values {
    let sent = misses.map(\.sent).sorted { isEarlier($0.stringPlace, $1.stringPlace) }
    let bindings = Set(misses.flatMap(\.bindings)).sorted(by: isEarlier)
    let sending = Set(sent.compactMap { NativeLanguage(path: $0.place.path)?.platform })
    let platforms = NativePlatform.allCases.filter(sending.contains)
    let sentHere = sent.map { RelatedPlace(en: "sent here", zh: "在这里发送", at: $0.stringPlace) }
    // Where more places send the name than bind the other, or both platforms do, the tag has the wrong one.
    if platforms.count > 1 || sent.count > bindings.count {
      for binding in bindings {
        context.report(
          binding, boundAs(misses[0].bound, sent[0].value ?? "", by: platforms),
          related: Array(sentHere.prefix(10)))
      }
      continue
    }
    let boundHere = bindings.map { RelatedPlace(en: "bound here", zh: "在这里绑定", at: $0) }
    context.report(
      sent[0].stringPlace, differentNames(sent[0].value ?? "", misses[0].bound),
      related: Array((boundHere + sentHere.dropFirst()).prefix(10)))
  }
}

private func isEarlier(_ a: Place, _ b: Place) -> Bool {
  (a.path, a.range.start) < (b.path, b.range.start)
}

private func boundAs(_ bound: String, _ sent: String, by platforms: [NativePlatform]) -> Message {
  let names = platforms.map(\.shown)
  return Message(
    en:
      "\"\(bound)\" is bound, and \(names.joined(separator: " and ")) \(names.count > 1 ? "send" : "sends") \"\(sent)\"",
    zh: "绑定的是“\(bound)”，而 \(names.joined(separator: " 和 ")) 发送的是“\(sent)”", help: didYouMean(sent))
}

private func differentNames(_ sent: String, _ bound: String) -> Message {
  Message(
    en: "\"\(sent)\" is sent, but \"\(bound)\" is bound", zh: "发送的是“\(sent)”，而绑定的是“\(bound)”",
    help: .init(en: "give both the same name", zh: "两处使用相同的名称"))
}

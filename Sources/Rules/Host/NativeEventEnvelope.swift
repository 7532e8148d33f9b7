import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom event with data that does not say for which element it is, or which event.
package var nativeEventEnvelope: Rule {
  Rule(
    id: "native-event-envelope",
    summary: .init(
      en: "data of a custom event without \"element\" or \"eventName\"",
      zh: "自定义事件的数据缺少“element”或“eventName”"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The container finds the page's method by the tag's id under "element" and the event's name under \
        "eventName"; the view's own data is under "data". Without the first two keys the event never \
        reaches the page.
        """,
      zh: "容器根据“element”中的标签 id 和“eventName”中的事件名查找页面的方法，视图要传递的内容放在“data”中。缺少前两个键，任何内容都到不了页面。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (void)start {
            [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self \
          data:⟦@{@"sth":@"start"}⟧ callback:^(NSDictionary * _Nonnull data) { }];
          }
          @end
          """
        ], message: #"the data of this event has no "element" and no "eventName""#),
      .right([
        "ios/MapView.m": """
        static NSString *const kElement = @"element";
        @implementation MapView
        - (void)tap {
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{kElement: \
        self.componentId, @"eventName": @"onTap"} callback:nil];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:[self data] callback:nil];
          NSMutableDictionary *d = [NSMutableDictionary dictionary];
          [self fill:d];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:d callback:nil];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkNativeEventEnvelope)])
}

private func checkNativeEventEnvelope(_ context: HostContext) {
  var reported: Set<Place> = []
  for sending in context.sendings[.ios] {
    let event = sending.event
    // Data of another message is another rule's mistake.
    guard !event.hasUnknownKeys, event.channel?.value.map({ $0 == MPaaS.eventChannel }) ?? true
    else { continue }
    let keys = event.keys.compactMap(\.value)
    let missing = [MPaaS.elementKey, MPaaS.eventNameKey].filter { !keys.contains($0) }
    if missing.isEmpty || !reported.insert(event.dataPlace).inserted { continue }
    context.report(event.dataPlace, missingKeys(missing))
  }
}

private func missingKeys(_ keys: [String]) -> Message {
  Message(
    en: "the data of this event has \(keys.map { "no \"\($0)\"" }.joined(separator: " and "))",
    zh: "此事件的数据中没有\(quotedSentence(keys).chinese)",
    help: .init(
      en: #"write @{@"element": self.componentId, @"eventName": @"onXxx", @"data": @{...}}"#,
      zh:
        #"写成 @{@"element": self.componentId, @"eventName": @"onXxx", @"data": @{...}}，其中 onXxx 换成页面绑定的事件名"#)
  )
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom event that is sent under another message name than the one for custom events.
package var nativeEventChannel: Rule {
  Rule(
    id: "native-event-channel",
    summary: .init(
      en: "a custom event not sent as nbcomponent.mpaasComponent.customEvent",
      zh: "自定义事件的消息名不是 nbcomponent.mpaasComponent.customEvent"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The first argument of sendCustomEventMessage is a fixed name, by which the page's runtime \
        recognises custom events. With any other name the event never reaches the page.
        """,
      zh: "sendCustomEventMessage 的第一个实参是固定名称，页面的运行时据此识别自定义事件。使用其他名称时，事件不会送达页面。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (void)a { [x sendCustomEventMessage:@"⟦nbcomponent.mpaasComponent.customevent⟧" component:self data:@{@"element": \
          self.componentId, @"eventName": @"onTap"} callback:nil]; }
          @end
          """
        ], message: #""nbcomponent.mpaasComponent.customevent" is not the message name of custom events"#),
      .right([
        "ios/MapView.m": """
        @implementation MapView
        - (void)tap {
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                        component:self
                                                             data:@{@"element": self.componentId, @"eventName": @"onTap"}
                                                         callback:nil];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkNativeEventChannel)])
}

private func checkNativeEventChannel(_ context: HostContext) {
  var reported: Set<Place> = []
  for sending in context.sendings[.ios] {
    guard sending.event.spelling == .sendCustomEventMessage, let text = sending.event.channel,
      let name = text.value, name != MPaaS.eventChannel, reported.insert(text.stringPlace).inserted
    else { continue }
    context.report(text.stringPlace, otherMessageName(name))
  }
}

private func otherMessageName(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not the message name of custom events", zh: "“\(name)”不是自定义事件的消息名",
    help: .init(en: "write \"\(MPaaS.eventChannel)\"", zh: "改为“\(MPaaS.eventChannel)”"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom event that is sent under another message name than the one for custom events.
package var nativeEventChannel: Rule {
  Rule(
    id: "native-event-channel",
    summary: "a custom event under another message name than nbcomponent.mpaasComponent.customEvent",
    category: .host,
    severity: .error,
    rationale: """
      The first argument of sendCustomEventMessage is a fixed name, by which the page's runtime knows a custom event. Under \
      another one it does nothing.
      """,
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (void)a { [x sendCustomEventMessage:@"⟦nbcomponent.mpaasComponent.customevent⟧" component:self data:@{@"element": \
          self.componentId, @"eventName": @"onTap"} callback:nil]; }
          @end
          """
        ], message: #""nbcomponent.mpaasComponent.customevent" is not the message of custom events"#),
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  var reported: Set<Place> = []
  for sending in context.sendings[.ios] {
    guard sending.event.spelling == .sendCustomEventMessage, let text = sending.event.channel,
      let name = text.value, name != MPaaS.eventChannel, reported.insert(text.stringPlace).inserted
    else { continue }
    context.report(text.stringPlace, .otherMessageName(name))
  }
}

extension Message {
  fileprivate static func otherMessageName(_ name: String) -> Message {
    Message("\"\(name)\" is not the message of custom events", help: "write \"\(MPaaS.eventChannel)\"")
  }
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// An event of native code with a name that does not begin with `on`.
package var nativeEventName: Rule {
  Rule(
    id: "native-event-name",
    summary: .init(
      en: "an event that is sent under a name that does not begin with \"on\"",
      zh: "发送的事件名不以“on”开头"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        A page binds an event with an attribute of the same name, and only names that begin with "on" bind \
        events: this event reaches no page.
        """,
      zh: "页面用同名属性绑定事件，而只有以“on”开头的名称才能绑定事件：此事件到不了任何页面。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (void)tap {
            [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self \
          data:@{
              @"element": self.componentId, @"eventName": @"⟦markerTap⟧", @"data": @{}} callback:nil];
          }
          @end
          """
        ], message: #"event "markerTap" does not begin with "on""#),
      .right([
        "ios/MapView.m": """
        @implementation MapView
        - (void)tap:(NSString *)name {
          [d sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": \
        self.componentId, @"eventName": @"onTap"} callback:nil];
          [d sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": \
        self.componentId, @"eventName": [self nameOf:name]} callback:nil];
          [d sendMessage:@"nbcomponent.canvas.draw" component:self data:@{@"eventName": @"draw"} callback:nil];
        }
        @end
        """
      ]),
    ],
    checks: [.host(checkNativeEventName)])
}

private func checkNativeEventName(_ context: HostContext) {
  for platform in context.facts[.mPaaS].keys {
    var reported: Set<Place> = []
    for sending in context.sendings[platform] {
      guard let text = sending.event.name, let name = text.value, !isEventName(name),
        !sending.event.exchangesElement, reported.insert(text.stringPlace).inserted
      else { continue }
      context.report(
        text.stringPlace, invalidEventNameMessage(name),
        related: text.origin == text.place ? [] : [RelatedPlace(en: "sent here", zh: "在这里发送", at: text.place)]
      )
    }
  }
}

extension SentEvent {
  /// Whether the element is the name of an event: the two are exchanged, which is reported at the element.
  fileprivate var exchangesElement: Bool {
    guard case .text(let text) = element, let value = text.value else { return false }
    return isEventName(value)
  }
}

/// Whether a page can bind an event of that name.
func isEventName(_ name: String) -> Bool { name.hasPrefix("on") }

private func invalidEventNameMessage(_ name: String) -> Message {
  let words = name.hasPrefix("On") ? Substring(name.dropFirst(2)) : Substring(name)
  let proposal = words.split { "-_:. ".contains($0) }.map(\.capitalisedFirst)
  return Message(
    en: "event \"\(name)\" does not begin with \"on\"", zh: "事件“\(name)”不以“on”开头",
    help: proposal.isEmpty
      ? .init(en: "name it onXxx, and bind onXxx on the tag", zh: "改名为 onXxx，并在标签上绑定 onXxx")
      : .init(
        en: "name it \"on\(proposal.joined())\", here and on the tag",
        zh: "在这里和标签上都改名为“on\(proposal.joined())”"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// An event of native code with a name that does not begin with `on`.
package var nativeEventName: Rule {
  Rule(
    id: "native-event-name",
    summary: #"an event that is sent under a name that does not begin with "on""#,
    category: .host,
    severity: .error,
    rationale: """
      A page binds an event by an attribute of the same name, and only names that begin with "on" bind events: this one \
      reaches no page.
      """,
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].keys {
    var reported: Set<Place> = []
    for sending in context.sendings[platform] {
      guard let text = sending.event.name, let name = text.value, !isEventName(name),
        reported.insert(text.stringPlace).inserted
      else { continue }
      context.report(
        text.stringPlace, .invalidEventName(name),
        related: text.origin == text.place ? [] : [RelatedPlace("sent here", at: text.place)])
    }
  }
}

/// Whether a page can bind an event of that name.
func isEventName(_ name: String) -> Bool { name.hasPrefix("on") }

extension Message {
  fileprivate static func invalidEventName(_ name: String) -> Message {
    let words = name.hasPrefix("On") ? Substring(name.dropFirst(2)) : Substring(name)
    let proposal = words.split { "-_:. ".contains($0) }.map(\.capitalisedFirst)
    return Message(
      "event \"\(name)\" does not begin with \"on\"",
      help: proposal.isEmpty
        ? "name it onXxx, and bind onXxx on the tag"
        : "name it \"on\(proposal.joined())\", here and on the tag")
  }
}

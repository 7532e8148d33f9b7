import Diagnostics
import Containers
import NativeSource
import Linting

/// A custom event whose data does not say for which element it is, or which event.
package let nativeEventEnvelope = Rule(
  id: "native-event-envelope",
  summary: #"data of a custom event without "element" or "eventName""#,
  category: .host,
  severity: .error,
  rationale: """
    The container finds the page's method by the tag's id under "element" and the event's name under "eventName". What \
    the view has to say is under "data". Without the two keys nothing reaches the page.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @implementation MapView
          - (void)start {
            [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:⟦@{@"sth":@"start"}⟧ callback:^(NSDictionary * _Nonnull data) { }];
          }
          @end
          """)
      ], message: #"the data of this event has no "element" and no "eventName""#),
    .wrong(
      [
        .init(
          "ios/MapView.swift",
          """
          @objc(MapView) class MapView: NBComponent {
            func tap() {
              nbComponentMessageDelegate?.sendCustomEventMessage?("nbcomponent.mpaasComponent.customEvent", component: self, data: ⟦["eventName": "onTap", "data": [:]]⟧, callback: nil)
            }
          }
          """),
        .init(
          "ios/ChartView.m",
          """
          @implementation ChartView
          - (void)tap {
            NSMutableDictionary *d = [NSMutableDictionary dictionary];
            d[@"element"] = self.componentId;
            d[@"name"] = @"onTap";
            [x sendMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:⟦d⟧ callback:nil];
          }
          @end
          """),
      ], message: #"the data of this event has no "element""#, #"the data of this event has no "eventName""#),
    // Both keys, also as constants; data that is put together elsewhere.
    .right([
      .init(
        "ios/MapView.m",
        """
        static NSString *const kElement = @"element";
        @implementation MapView
        - (void)tap {
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{kElement: self.componentId, @"eventName": @"onTap"} callback:nil];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:[self data] callback:nil];
          NSMutableDictionary *d = [NSMutableDictionary dictionary];
          [self fill:d];
          [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:d callback:nil];
        }
        @end
        """)
    ]),
    // Other messages have other data.
    .right([
      .init(
        "ios/MapView.swift",
        #"class MapView: NBComponent { func a() { d.sendMessage("nbcomponent.map.move", component: self, data: ["x": 1], callback: nil) } }"#
      ),
      .init(
        "ios/ChartView.m",
        """
        @implementation ChartView
        - (void)a { [x sendCustomEventMessage:@"nbcomponent.chart.draw" component:self data:@{@"x": @1} callback:nil]; }
        @end
        """),
    ]),
    .right([
      .init(
        "android/MapView.java",
        #"class MapView extends MPBaseEmbedView { void a() { sendEventToTiny("onTap", new JSONObject()); } }"#
      )
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  var reported: Set<Place> = []
  for sending in context.sendings[.ios] {
    let event = sending.event
    // Data of another message is another rule's mistake.
    guard !event.hasUnknownKeys, event.channel?.value.map({ $0 == MPaaS.eventChannel }) ?? true
    else { continue }
    let keys = event.keys.compactMap(\.value)
    let missing = [MPaaS.elementKey, MPaaS.eventNameKey].filter { !keys.contains($0) }
    if missing.isEmpty || !reported.insert(event.dataPlace).inserted { continue }
    context.report(event.dataPlace, .missingKeys(missing))
  }
}

extension Message {
  fileprivate static func missingKeys(_ keys: [String]) -> Message {
    Message(
      "the data of this event has \(keys.map { "no \"\($0)\"" }.joined(separator: " and "))",
      help:
        #"write @{@"element": self.componentId, @"eventName": @"onXxx", @"data": @{...}}"#)
  }
}

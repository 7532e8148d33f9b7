import Diagnostics
import Containers
import NativeSource
import Linting

/// An event that a tag binds and native code never sends.
package let unsentNativeEvent = Rule(
  id: "unsent-native-event",
  summary: "an event that a tag binds, and that no host sends",
  category: .host,
  severity: .warning,
  rationale: """
    The method is never called. Nothing is said as long as one of the given hosts may send events whose names are put \
    together at run time.
    """,
  examples: [
    .wrong(
      [
        .init("ios/MapView.m", eventMap(sending: "onMove")),
        .init(
          "pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onMove="go" ⟦onZoom⟧="zoom"/>"#),
      ], message: #"no host sends "onZoom" from a view of type "my_map""#),
    .wrong(
      [
        .init(
          "android/MapView.kt",
          """
          package a
          class MapView : MPBaseEmbedView() { fun move() { sendEventToTiny("onMove", null) } }
          fun register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map") }
          """), .init("ios/MapView.m", eventMap(sending: "onEnd")),
        .init(
          "pages/a/a.axml",
          #"<mpaas-component id="a" type="my_map" onMove="go" onEnd="end" ⟦onReady⟧="ready"/><mpaas-component id="b" type="my_map" ⟦onReady⟧="ready"/>"#
        ),
      ], message: #"no host sends "onReady" from a view of type "my_map""#,
      #"no host sends "onReady" from a view of type "my_map""#),
    .right([
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onMove="go" onZoom="zoom"/>"#
      ),
      .init("ios/MapView.m", ExampleSources.mapView(ExampleSources.sending(["onMove", "onZoom"]))),
      .init("ios/AppDelegate.m", ExampleSources.registration),
    ]),
    // A name that is put together, on one of two platforms.
    .right([
      .init(
        "android/MapView.java",
        """
        package a;
        class MapView extends MPBaseEmbedView {
          void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
          void send(Kind kind) { sendEventToTiny(kind.event(), null); }
        }
        """), .init("ios/MapView.m", eventMap(sending: "onMove")),
      .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onZoom="zoom"/>"#),
    ]),
    // A bubbling event; a parameter; another type; a near miss.
    .right([
      .init("ios/MapView.m", eventMap(sending: "onMove", "zoomed", "onTurnEnd")),
      .init(
        "pages/a/a.axml",
        ##"<mpaas-component id="a" type="my_map" onTap="tap" onColor="#fff" onSize="{{12}}" onMoves="go" onZoomed="go"/><mpaas-component id="b" type="my_chart" onZoom="zoom"/>"##
      ),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  // A registration that cannot be read may give any class to a type.
  guard context.facts[.mPaaS].values.allSatisfy(\.isComplete) else { return }
  let events = NativeEvents(context.facts, context.projects)
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
  for (type, contracts) in contracts {
    guard contracts.allSatisfy({ $0.interface.events.isComplete }) else { continue }
    let sent = Set(contracts.flatMap(\.interface.events.items).compactMap(\.name?.value))
    for tag in events.tags.byType[type] ?? [] {
      for binding in tag.view.events where binding.namesMethod && !isBubblingEvent(binding.name) {
        let place = tag.place(binding.nameRange)
        if sent.contains(binding.name) || events.isNearMiss(boundAt: place) { continue }
        // A name without "on" is reported where it is sent.
        if sent.contains(where: { !isEventName($0) && isMeant($0, binding.name) }) { continue }
        context.report(
          place, .unsentEvent(binding.name, type, sent.sorted()),
          related: contracts.map {
            RelatedPlace("this view does not send it", at: $0.viewPlace(context.facts))
          })
      }
    }
  }
}

/// `regionChange` and `onRegionChange`.
private func isMeant(_ sent: String, _ bound: String) -> Bool {
  let folded = { (name: String) in name.lowercased().filter(\.isLetter) }
  return folded(sent) == folded(bound) || "on" + folded(sent) == folded(bound)
}

extension Message {
  fileprivate static func unsentEvent(_ name: String, _ type: String, _ sent: [String]) -> Message {
    Message(
      "no host sends \"\(name)\" from a view of type \"\(type)\"",
      help: didYouMean(nearestName(to: name, in: sent))
        ?? (sent.isEmpty ? "send it, or remove the attribute" : "it sends \(quotedList(sent))"))
  }
}

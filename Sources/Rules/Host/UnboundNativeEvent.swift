import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// An event that native code sends and no page wants.
package let unboundNativeEvent = Rule(
  id: "unbound-native-event",
  summary: "an event that is sent, and that no tag of the type binds",
  category: .host,
  severity: .warning,
  rationale:
    "What the view sends reaches no page: the tag lacks the attribute, or the event was renamed on one side only.",
  examples: [
    .wrong(
      [
        .init("ios/MapView.m", eventMap(sending: "onMove", "⟦onZoom⟧")),
        .init(
          "pages/a/a.axml",
          #"<mpaas-component id="a" type="my_map" onMove="go"/><mpaas-component id="b" type="my_chart" onZoom="go"/>"#
        ),
      ], message: #"no tag of type "my_map" binds "onZoom""#),
    // The view's type is not known: no tag at all binds it.
    .wrong(
      [
        .init(
          "android/MapView.java",
          #"class MapView extends MPBaseEmbedView { void a() { sendEventToTiny("⟦onZoom⟧", null); sendEventToTiny("onMove", null); sendEventToTiny(name(), null); } }"#
        ),
        .init(
          "pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onMove="go"/><view onZoom="go"/>"#),
      ], message: #"no tag of a custom view binds "onZoom""#),
    .wrong(
      [
        .init(
          "ios/Views.swift",
          """
          class Base: NBComponent {
            func ready() {
              delegate?.sendCustomEventMessage?("nbcomponent.mpaasComponent.customEvent", component: self, data: ["element": componentId, "eventName": "⟦onReady⟧"], callback: nil)
            }
          }
          @objc(MapView) class MapView: Base { }
          @objc(ChartView) class ChartView: Base { }
          func launch(_ s: PSDService) {
            s.registerComponent(withName: "my_map", clsName: "MapView")
            s.registerComponent(withName: "my_chart", clsName: "ChartView")
          }
          """),
        .init(
          "pages/a/a.axml",
          #"<mpaas-component id="a" type="my_map"/><mpaas-component id="b" type="my_chart"/>"#),
      ], message: #"no tag of type "my_chart" or "my_map" binds "onReady""#),
    .right([
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onMove="go" onZoom="zoom"/>"#
      ),
      .init("ios/MapView.m", ExampleSources.mapView(ExampleSources.sending(["onMove", "onZoom"]))),
      .init("ios/AppDelegate.m", ExampleSources.registration),
    ]),
    // Bound by a tag of the type, or one that may be of the type; a bubbling event.
    .right([
      .init("ios/MapView.m", eventMap(sending: "onMove", "onZoom", "onTap", "onLongTap")),
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map"/><mpaas-component id="b" type="my_map" onMove="go"/><mpaas-component id="c" type="{{type}}" onZoom="go"/>"#
      ),
    ]),
    // The type is never used; other rules report the misspelled attribute, and the name.
    .right([
      .init("ios/MapView.m", eventMap(sending: "onMove")),
      .init("pages/a/a.axml", #"<mpaas-component id="b" type="my_chart"/>"#),
    ]),
    .right([
      .init("ios/MapView.m", eventMap(sending: "onMoved", "zoom", "onTurn")),
      .init(
        "pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onMove="go" bindturn="go"/>"#),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  let events = NativeEvents(context.facts, context.projects)
  if events.tags.all.isEmpty { return }
  for (side, platform) in context.facts[.mPaaS] {
    let typesByClass = platform.typesByClass
    var spelling = SpellingBudget()
    var reported: Set<Place> = []
    var bound: [[String]: BoundEvents] = [:]
    for sending in context.sendings[side] {
      guard let text = sending.event.name, let name = text.value, isEventName(name), !isBubblingEvent(name),
        !events.isNearMiss(sent: text)
      else { continue }
      let types = types(of: sending, platform, typesByClass)
      let known = bound[types] ?? BoundEvents(types, events.tags)
      bound[types] = known
      guard !known.tags.isEmpty, !known.binds(name), reported.insert(text.stringPlace).inserted
      else { continue }
      context.report(
        text.stringPlace, .unboundEvent(name, types, spelling.nearestName(to: name, in: known.names)),
        related: known.tags.prefix(10).map { RelatedPlace("this tag does not bind it", at: $0.typePlace) })
    }
  }
}

/// What the tags bind that may show a view.
private struct BoundEvents {
  /// Those whose type is one of the view's.
  var tags: [NativeTags.Tag]
  var names: Set<String> = []
  /// The letters of attributes that are meant to bind and do not: `move` of `bindmove` and `onmove`.
  private var misnamed: Set<String> = []

  /// Without types, those of all tags.
  init(_ types: [String], _ tags: NativeTags) {
    self.tags = types.isEmpty ? tags.all : types.flatMap { tags.byType[$0] ?? [] }
    for tag in self.tags + tags.untyped {
      names.formUnion(tag.view.events.map(\.name))
      for parameter in tag.view.parameters {
        let letters = letters(parameter.name[...])
        for prefix in ["on", "bind", "catch", "captureon", "capturebind", "capturecatch", "von"]
        where letters.hasPrefix(prefix) {
          misnamed.insert(String(letters.dropFirst(prefix.count)))
        }
        if parameter.name.hasPrefix("@") { misnamed.insert(letters) }
      }
    }
  }

  func binds(_ event: String) -> Bool {
    names.contains(event) || misnamed.contains(letters(event.dropFirst(2)))
  }
}

/// The types of the views that send the event; none when they are not all known.
private func types(
  of sending: Sending, _ platform: PlatformFacts, _ typesByClass: [Int: Set<String>]
) -> [String] {
  guard platform.isComplete else { return [] }
  return Set(sending.classes.flatMap { typesByClass[$0] ?? [] }).sorted()
}

private func letters(_ name: Substring) -> String { name.lowercased().filter(\.isLetter) }

extension Message {
  fileprivate static func unboundEvent(_ name: String, _ types: [String], _ near: String?) -> Message {
    let known = types.prefix(3).map { "\"\($0)\"" }.joined(separator: " or ")
    return Message(
      "no tag of \(types.isEmpty ? "a custom view" : "type \(known)") binds \"\(name)\"",
      help: didYouMean(near) ?? "bind it with \(name)=\"method\", or do not send it")
  }
}

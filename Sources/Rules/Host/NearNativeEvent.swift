import Diagnostics
import Containers
import NativeSource
import Linting

/// An event that is sent under almost the name that a tag binds.
package let nearNativeEvent = Rule(
  id: "near-native-event",
  summary: "an event that native code and markup spell differently",
  category: .host,
  severity: .error,
  rationale:
    "Names of events are compared letter by letter: the method that the tag binds to the other spelling is never called.",
  examples: [
    .wrong(
      [
        .init("ios/MapView.m", eventMap(sending: "⟦onRegionchange⟧", "onEnd")),
        .init(
          "pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onRegionChange="go" onEnd="end"/>"#),
      ], message: #""onRegionchange" is sent, and "onRegionChange" is bound"#),
    .wrong(
      [
        .init(
          "android/MapView.java",
          """
          package a;
          class MapView extends MPBaseEmbedView {
            static void register() { MPEmbedViewHelper.registerEmbedView(MapView.class.getName(), "my_map"); }
            static final String MOVED = "⟦onMoved⟧";
            void move() { sendEventToTiny(MOVED, null); }
            void end() { sendEventToTiny(MOVED, data); }
          }
          """),
        .init("ios/MapView.m", eventMap(sending: "onMove")),
        .init(
          "pages/a/a.axml",
          #"<mpaas-component id="a" type="my_map" onMove="go"/><mpaas-component id="b" type="my_map" onMove="go"/>"#
        ),
      ], message: #""onMoved" is sent, and "onMove" is bound"#),
    .right([
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onRegionChange="go" onEnd="end"/>"#
      ),
      .init("ios/MapView.m", ExampleSources.mapView(ExampleSources.sending(["onRegionChange", "onEnd"]))),
      .init("ios/AppDelegate.m", ExampleSources.registration),
    ]),
    // Both are sent; both are bound; too far; of another type.
    .right([
      .init("ios/MapView.m", eventMap(sending: "onMove", "onMoved", "onStart", "onZoom")),
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" onMove="go" onRestart="go"/><mpaas-component id="b" type="my_chart" onStarts="go"/><mpaas-component id="c" type="{{type}}" onMoved="go" onStart="go" onZoom="go"/>"#
      ),
    ]),
    // The bubbling events are the page's own; a name that is put together may be the one that is bound.
    .right([
      .init("ios/MapView.m", eventMap(sending: "onTop")),
      .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onTap="go"/>"#),
    ]),
    .right([
      .init(
        "android/MapView.kt",
        """
        package a
        class MapView : MPBaseEmbedView() {
          fun register() = MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")
          fun a() { sendEventToTiny("onMoved", null) }
          fun b(kind: String) { sendEventToTiny("on$kind", null) }
        }
        """), .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map" onMove="go"/>"#),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for miss in NativeEvents(context.facts, context.projects).nearMisses {
    context.report(
      miss.sent.stringPlace, .differentNames(miss.sent.value ?? "", miss.bound),
      related: miss.bindings.prefix(10).map { RelatedPlace("bound here", at: $0) })
  }
}

/// An iOS host with the view of the type `my_map`, which sends events.
func eventMap(sending events: String...) -> String {
  """
  @interface MapView : NBComponent
  @end
  @implementation MapView
  \(ExampleSources.sending(events))
  @end
  void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
  """
}

extension Message {
  fileprivate static func differentNames(_ sent: String, _ bound: String) -> Message {
    Message("\"\(sent)\" is sent, and \"\(bound)\" is bound", help: "give both the same name")
  }
}

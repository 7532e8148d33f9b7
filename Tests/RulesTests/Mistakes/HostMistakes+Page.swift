/// Mistakes by where they are made.
enum HostMistakes {}

extension HostMistakes {
  /// Mistakes on pages.
  static let page: [Mistake] = [
    Mistake(
      "program/pages/map/map.axml", "mpaas-component\n", "mpass-component\n", finds: "misspelled-native-tag",
      at: "mpass-component"),
    Mistake(
      "program/pages/map/map.axml", #"    id="depot-map"\#n"#, "", finds: "missing-native-id",
      at: "mpaas-component"),
    Mistake(
      "program/pages/map/map.axml", "depot-map", "depot-mpa", finds: "unknown-native-context",
      at: "depot-map", in: "program/pages/map/map.js"),
    Mistake(
      "program/pages/map/map.axml", "demo_map", "demo_mpa", finds: "unregistered-native-type", at: "demo_mpa"),
    Mistake(
      "program/pages/map/map.axml", #"    type="demo_map"\#n"#, "", finds: "missing-native-type",
      at: "mpaas-component"),
    Mistake(
      "program/pages/map/map.axml", #"style="{{ width: 375, height: 420 }}""#, "",
      finds: "missing-native-size", at: "mpaas-component"),
    Mistake(
      "program/pages/map/map.axml", #"latitude=""#, #"latitute=""#, finds: "unread-native-param",
      at: "latitute"),
    Mistake(
      "program/pages/map/map.axml", "onMarkerTap=", "onMarkrTap=", finds: "near-native-event",
      at: "onMarkrTap"),
    Mistake(
      "program/pages/map/map.axml", "onMarkerTap=", "markerTap=", finds: "unread-native-param",
      at: "markerTap"),
    Mistake(
      "program/pages/map/map.axml", #"markerTapped""#, #"markerTaped""#, finds: "undefined-handler",
      at: "markerTaped"),
    Mistake(
      "program/pages/map/map.axml", #"    onMarkerTap="markerTapped"\#n"#, "", finds: "unbound-native-event",
      at: "onMarkerTap", in: "objective-c/Views/DemoMapView.m"),
    Mistake(
      "program/pages/map/map.js", "Context('depot-map')", "Context('depot-mpa')",
      finds: "unknown-native-context", at: "depot-mpa"),
    Mistake(
      "program/pages/map/map.js", "createMpaasCustomComponentContext", "createMpaasComponentContext",
      finds: "misspelled-native-context", at: "createMpaasComponentContext"),
    Mistake(
      "program/pages/map/map.js", "'moveTo'", "'moveto'", finds: "unhandled-native-message", at: "moveto"),
    Mistake(
      "program/pages/map/map.js", "'moveTo'", "'jumpTo'", finds: "unhandled-native-message", at: "jumpTo"),
    Mistake(
      "program/pages/map/map.js", "regionChanged(", "regionChange(", finds: "undefined-handler",
      at: "regionChanged", in: "program/pages/map/map.axml"),
    Mistake(
      "program/pages/report/report.axml", "bar-color", "bar-colour", finds: "unread-native-param",
      at: "bar-colour"),
    Mistake(
      "program/pages/report/report.axml", #"a:if="{{clip}}""#, #"a:for="{{series}}" a:key="*this""#,
      finds: "repeated-native-id", at: "depot-player"),
  ]
}

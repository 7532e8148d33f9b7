import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram
import Script

/// A parameter that a page passes and native code never reads.
package let unreadNativeParam = Rule(
  id: "unread-native-param",
  summary: "a parameter that is passed, and that no host reads",
  category: .host,
  severity: .warning,
  rationale: """
    The value has no effect: the parameter is misspelt, or was removed from native code. Many parameters are meant for \
    one platform, so nothing is said unless the native code of both is known.
    """,
  examples: [
    .wrong(
      [
        .init(
          "pages/a/a.axml", #"<mpaas-component id="a" type="my_map" zoom="5" ⟦colour⟧="red" color="red"/>"#),
        .init("ios/MapView.m", iosMap(#"_zoom = data[@"zoom"];"#)),
        .init("android/MapView.java", androidMap(#"color = data.getString("color");"#)),
      ], message: #"no host reads "colour""#),
    .wrong(
      [
        .init(
          "pages/a/a.axml",
          #"<mpaas-component id="a" type="my_map" ⟦latitude⟧="{{lat}}" data-x="1" class="map"/>"#),
        .init("pages/a/a.js", "Page({ data: { lat: 1 } })"),
        .init("ios/MapView.m", iosMap(#"_zoom = [data objectForKey:@"zoom"];"#)),
        .init("android/Empty.kt", "package b\nclass Empty : MPBaseEmbedView()"),
      ], message: #"no host reads "latitude""#),
    .right([
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" zoom="5" color="red"/>"#
      ),
      .init(
        "ios/MapView.m",
        ExampleSources.mapView(
          #"- (void)componentDataDidChangeWithData:(NSDictionary *)data { _zoom = data[@"zoom"]; }"#)),
      .init("ios/AppDelegate.m", ExampleSources.registration),
      .init("android/MapView.java", androidMap(#"color = data.getString("color");"#)),
    ]),
    // One platform alone proves nothing, nor does code that may read any name.
    .right([
      .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map" zoom="5"/>"#),
      .init("ios/MapView.m", iosMap("")),
    ]),
    .right([
      .init("pages/a/a.axml", #"<mpaas-component id="a" type="my_map" zoom="5"/>"#),
      .init("ios/MapView.m", iosMap("")),
      .init("android/MapView.java", androidMap("apply(data);")),
    ]),
    // Read on one platform, under a name that is joined in another way, or reported by other rules.
    .right([
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="a" type="my_map" line-width="5" data="{{x}}" NBSize="1" online="true" go="{{go}}" bindtap="go" ID="b"/>"#
      ),
      .init("pages/a/a.js", "Page({ go() { } })"),
      .init("ios/MapView.m", iosMap(#"_width = data[@"lineWidth"];"#)),
      .init("android/MapView.java", androidMap("")),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  let platforms = NativePlatform.allCases.compactMap { context.facts[.mPaaS][$0] }
  guard platforms.count == NativePlatform.allCases.count,
    platforms.allSatisfy({ $0.isKnown && $0.isComplete })
  else { return }
  let tags = NativeTags(of: context.projects)
  for (type, contracts) in Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type) {
    guard let tags = tags.byType[type],
      contracts.allSatisfy({ $0.interface.parameters.isComplete })
    else { continue }
    let read = Set(contracts.flatMap(\.interface.parameters.items).compactMap(\.value))
    // `line-width` may reach the view as `lineWidth`.
    let folded = Set(read.map(\.camelCased))
    for tag in tags {
      for binding in tag.view.parameters
      where isOwnParameter(binding.name) && !passesFunction(binding, tag) {
        if folded.contains(binding.name.camelCased) { continue }
        context.report(
          tag.place(binding.nameRange), .unreadParameter(binding.name, read.sorted()),
          related: contracts.map {
            RelatedPlace("this view does not read it", at: $0.viewPlace(context.facts))
          })
      }
    }
  }
}

private func iosMap(_ body: String) -> String {
  """
  @interface MapView : NBComponent
  @end
  @implementation MapView
  - (void)componentDataDidChangeWithData:(NSDictionary *)data { \(body) }
  @end
  void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
  """
}

private func androidMap(_ body: String) -> String {
  """
  package a;
  class MapView extends MPBaseEmbedView {
    void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
    public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
    public void onReceivedRender(JSONObject data, H5BridgeContext context) { \(body) }
  }
  """
}

/// Whether no other rule has something to say about the name.
private func isOwnParameter(_ name: String) -> Bool {
  if isContainerParameter(name) || NativeViewFacts.frameworkMarks.contains(name) { return false }
  if NativeViewFacts.fields.contains(where: { $0.fieldName == name.lowercased() }) { return false }
  if ["on", "bind", "catch", "capture"].contains(where: name.hasPrefix) { return false }
  return name.utf8.allSatisfy { byte in
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

/// Whether the value is a function, which is another mistake.
private func passesFunction(_ binding: NativeView.Binding, _ tag: NativeTags.Tag) -> Bool {
  guard let value = binding.value else { return false }
  if value.contains("=>") || value.contains("function") { return true }
  guard let name = binding.mustacheName, let script = tag.unit.script else { return false }
  return script.defines(handler: name) || script.dataField(named: name)?.kind == .function
}

extension Message {
  fileprivate static func unreadParameter(_ name: String, _ read: [String]) -> Message {
    Message(
      "no host reads \"\(name)\"",
      help: didYouMean(nearestName(to: name, in: read))
        ?? (read.isEmpty ? "the view reads no parameter" : "the view reads \(quotedList(read))"))
  }
}

import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram
import Script

/// A message that a page posts and no view knows.
package let unhandledNativeMessage = Rule(
  id: "unhandled-native-message",
  summary: "a message that a page posts, and that the view's class compares nowhere",
  category: .host,
  severity: .warning,
  rationale: """
    The view tells messages apart by the name under actionType. One that it does not know is dropped. Nothing is said as \
    long as the class passes the name on to code that may know it.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.m",
          """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
            if ([message isEqualToString:@"setColor"]) { callback(@{}); }
          }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """),
        .init("pages/a/a.axml", #"<mpaas-component id="map" type="my_map"/>"#),
        .init(
          "pages/a/a.js",
          """
          Page({ onReady() {
            this.map = my.createMpaasCustomComponentContext('map');
            this.map.postMessage({ actionType: 'setColor', data: {} });
            this.map.postMessage({ actionType: '⟦setColour⟧', data: {} });
          } })
          """),
      ], message: #""setColour" is a message that no view of type "my_map" knows"#),
    .wrong(
      [
        .init(
          "android/MapView.java",
          #"package a; class MapView extends MPBaseEmbedView { void a() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); } }"#
        ),
        .init("pages/a/foot.axml", #"<mpaas-component id="map" type="my_map"/>"#),
        .init("pages/a/a.axml", #"<include src="foot.axml"/>"#),
        .init(
          "pages/a/a.js",
          #"Page({ go() { my.createMpaasCustomComponentContext("map").postMessage({ data: 1, actionType: "⟦go⟧" }) } })"#
        ),
      ], message: #""go" is a message that no view of type "my_map" knows"#),
    .right([
      .init(
        "pages/a/a.axml", #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
      .init(
        "pages/a/a.js",
        """
        Page({ onReady() {
          this.map = my.createMpaasCustomComponentContext('map');
          this.map.postMessage({ actionType: 'setColor', data: {} });
        } })
        """),
      .init(
        "ios/MapView.m",
        ExampleSources.mapView(
          """
          - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
            if ([message isEqualToString:@"setColor"]) { callback(@{}); }
          }
          """)),
      .init("ios/AppDelegate.m", ExampleSources.registration),
    ]),
    // Known on one of the platforms; names that are put together; an id of another page.
    .right([
      .init(
        "android/MapView.kt",
        """
        package a
        class MapView : MPBaseEmbedView() {
          fun register() = MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map")
          override fun onReceivedMessage(action: String, data: JSONObject, c: H5BridgeContext) { when (action) { "go" -> go() } }
        }
        """),
      .init(
        "ios/MapView.swift",
        """
        @objc(MapView) class MapView: NBComponent { }
        func a(_ s: PSDService) { s.registerComponent(withName: "my_map", clsName: "MapView") }
        """),
      .init("pages/a/a.axml", #"<mpaas-component id="map" type="my_map"/>"#),
      .init(
        "pages/a/a.js",
        "Page({ a() { const c = my.createMpaasCustomComponentContext('map'); c.postMessage({ actionType: 'go' }); c.postMessage({ actionType: name }); c.postMessage(message); my.createMpaasCustomComponentContext('chart').postMessage({ actionType: 'x' }) } })"
      ),
    ]),
    // The name is handed on.
    .right([
      .init(
        "ios/MapView.m",
        """
        @interface MapView : NBComponent
        @end
        @implementation MapView
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
          [self.router handle:message data:data];
        }
        @end
        void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
        """), .init("pages/a/a.axml", #"<mpaas-component id="map" type="my_map"/>"#),
      .init(
        "pages/a/a.js",
        "Page({ a() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'go' }) } })"),
    ]),
    // The class is not scanned; the view's type is chosen at run time.
    .right([
      .init(
        "ios/a.m", #"void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }"#),
      .init(
        "pages/a/a.axml",
        #"<mpaas-component id="map" type="my_map"/><mpaas-component id="any" type="{{type}}"/>"#),
      .init(
        "pages/a/a.js",
        "Page({ a() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'go' }); my.createMpaasCustomComponentContext('any').postMessage({ actionType: 'go' }) } })"
      ),
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  guard context.facts[.mPaaS].values.allSatisfy(\.isComplete) else { return }
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
  for project in context.projects {
    for (index, file) in project.files.enumerated() {
      guard let script = file.unit.script, !script.messages.isEmpty, let path = file.unit.scriptPath
      else { continue }
      let types = typesByID(file: index, project)
      for message in script.messages {
        guard let action = message.actionType, let call = message.context,
          let id = script.contextCalls[call].argument?.value, let types = types[id],
          types.allSatisfy({ contracts[$0] != nil })
        else { continue }
        let receivers = types.sorted().flatMap { contracts[$0] ?? [] }
        let known = Set(receivers.flatMap(\.interface.messages.items).compactMap(\.value))
        if known.contains(action.value) || receivers.contains(where: { !$0.interface.messages.isComplete }) {
          continue
        }
        context.report(
          Place(path: path, range: action.range),
          .unhandledMessage(action.value, receivers[0].type, known.sorted()),
          related: receivers.map { RelatedPlace("not compared here", at: receiver(of: $0, context.facts)) })
      }
    }
  }
}

/// The types of the views on the page or component and in what it includes, by id; ids with a type that is chosen at run
/// time are left out.
private func typesByID(file: Int, _ project: Project) -> [String: Set<String>] {
  var types: [String: Set<String>] = [:]
  var dynamic: Set<String> = []
  for view in project.parts(of: file).flatMap({ project.files[$0].facts.nativeViews }) {
    guard let id = view.id else { continue }
    if let type = view.type { types[id, default: []].insert(type) } else { dynamic.insert(id) }
  }
  return types.filter { !dynamic.contains($0.key) }
}

private func receiver(of contract: NativeViewContract, _ facts: NativeFacts) -> Place {
  let method = contract.viewClass(facts)?.implementation(of: messageReceiver(contract.platform))
  return method?.namePlace ?? contract.viewPlace(facts)
}

private func messageReceiver(_ platform: NativePlatform) -> String {
  Container.mPaaS(on: platform).methods.first { $0.body.compared != nil }?.selector ?? ""
}

extension Message {
  fileprivate static func unhandledMessage(_ name: String, _ type: String, _ known: [String]) -> Message {
    Message(
      "\"\(name)\" is a message that no view of type \"\(type)\" knows",
      help: didYouMean(nearestName(to: name, in: known))
        ?? (known.isEmpty ? "it knows none" : "it knows \(quotedList(known))"))
  }
}

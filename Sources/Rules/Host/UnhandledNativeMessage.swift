import Diagnostics
import HostCode
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
    long as the class hands the name on to code that may know it.
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
        .init("pages/a/a.axml", "<mpaas-component id=\"map\" type=\"my_map\"/>"),
        .init(
          "pages/a/a.js",
          """
          Page({ onReady() {
            this.map = my.createMpaasCustomComponentContext('map');
            this.map.postMessage({ actionType: 'setColor', data: {} });
            this.map.postMessage({ actionType: '⟦setColour⟧', data: {} });
          } })
          """),
      ], message: "\"setColour\" is a message that no view of type \"my_map\" knows"),
    .wrong(
      [
        .init(
          "android/MapView.java",
          "package a; class MapView extends MPBaseEmbedView { void a() { MPEmbedViewHelper.registerEmbedView(\"a.MapView\", \"my_map\"); } }"
        ),
        .init("pages/a/foot.axml", "<mpaas-component id=\"map\" type=\"my_map\"/>"),
        .init("pages/a/a.axml", "<include src=\"foot.axml\"/>"),
        .init(
          "pages/a/a.js",
          "Page({ go() { my.createMpaasCustomComponentContext(\"map\").postMessage({ data: 1, actionType: \"⟦go⟧\" }) } })"
        ),
      ], message: "\"go\" is a message that no view of type \"my_map\" knows"),
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
        "@objc(MapView) class MapView: NBComponent { }\nfunc a(_ s: PSDService) { s.registerComponent(withName: \"my_map\", clsName: \"MapView\") }"
      ),
      .init("pages/a/a.axml", "<mpaas-component id=\"map\" type=\"my_map\"/>"),
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
        """), .init("pages/a/a.axml", "<mpaas-component id=\"map\" type=\"my_map\"/>"),
      .init(
        "pages/a/a.js",
        "Page({ a() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'go' }) } })"),
    ]),
    // The class is not scanned; the view's type is chosen at run time.
    .right([
      .init(
        "ios/a.m", "void a(PSDService *s) { [s registerComponentWithName:@\"my_map\" clsName:@\"MapView\"]; }"
      ),
      .init(
        "pages/a/a.axml",
        "<mpaas-component id=\"map\" type=\"my_map\"/><mpaas-component id=\"any\" type=\"{{type}}\"/>"),
      .init(
        "pages/a/a.js",
        "Page({ a() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'go' }); my.createMpaasCustomComponentContext('any').postMessage({ actionType: 'go' }) } })"
      ),
    ]),
  ],
  checks: [.host(check)])

private let check: @Sendable (HostContext) -> Void = { context in
  guard context.facts.platforms.values.allSatisfy(\.isClosed) else { return }
  let contracts = Dictionary(grouping: context.facts.contracts, by: \.type)
  for project in context.projects {
    for (index, file) in project.files.enumerated() {
      guard let script = file.unit.script, !script.messages.isEmpty, let path = file.unit.scriptPath else {
        continue
      }
      for message in script.messages {
        guard let action = message.actionType, let call = message.context,
          let id = script.contextCalls[call].argument?.value, !types(of: id, index, project).isEmpty
        else { continue }
        let types = types(of: id, index, project)
        let receivers = types.flatMap { contracts[$0] ?? [] }
        guard types.allSatisfy({ contracts[$0] != nil }),
          receivers.allSatisfy({ $0.classIndex != nil && !$0.faces.messages.isOpen })
        else { continue }
        let known = Set(receivers.flatMap(\.faces.messages.items).compactMap(\.value))
        if known.contains(action.value) { continue }
        context.report(
          Place(path: path, range: action.range), isUnknown(action.value, types[0], known.sorted()),
          related: receivers.compactMap { contract in
            contract.viewClass(context.facts).map { view in
              let receiver = view.implementation(of: messageReceiver(contract.platform))
              return RelatedPlace("not compared here", at: receiver?.namePlace ?? view.namePlace)
            }
          })
      }
    }
  }
}

/// The types of the views with the id on the page or component and in what it includes; none when one of them is
/// chosen at run time.
private func types(of id: String, _ file: Int, _ project: Project) -> [String] {
  let views = project.parts(of: file).flatMap { project.files[$0].facts.nativeViews }.filter { $0.id == id }
  let types = views.compactMap(\.type)
  return types.count == views.count ? Set(types).sorted() : []
}

private func messageReceiver(_ platform: HostPlatform) -> String {
  platform == .ios ? VendorContract.messageReceiver : VendorContract.androidMessageReceiver
}

private func isUnknown(_ name: String, _ type: String, _ known: [String]) -> Message {
  let names = known.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ") + (known.count > 5 ? ", ..." : "")
  return Message(
    "\"\(name)\" is a message that no view of type \"\(type)\" knows",
    help: nearestName(to: name, in: known).map { "did you mean \"\($0)\"?" }
      ?? (known.isEmpty ? "it knows none" : "it knows \(names)"))
}

import Diagnostics
import Containers
import NativeSource
import Linting

/// A method of a custom view whose name is right in English and wrong for the container.
package let misspelledViewLifecycle = Rule(
  id: "misspelled-view-lifecycle",
  summary: "a method that the container never calls, because it spells the name another way",
  category: .host,
  severity: .error,
  rationale: """
    Some names of the container are misspelt: componentWillDestory, componentDidVisiblity, onWebViewDestory. The method \
    with the correct spelling compiles and is never called.
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
          - (void)⟦componentWillDestroy⟧ { [self.map stop]; }
          - (void)⟦componentRecieveMessage⟧:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback { }
          - (BOOL)⟦shouldObserverVisibilityStateChange⟧ { return YES; }
          @end
          """)
      ], message: "the container does not call componentWillDestroy",
      "the container does not call componentRecieveMessage:data:callback:",
      "the container does not call shouldObserverVisibilityStateChange"),
    .wrong(
      [
        .init(
          "ios/MapView.swift",
          "@objc(MapView) class MapView: NBComponent { @objc func ⟦componentDidVisibility⟧() { } }"),
        .init(
          "android/MapView.java",
          "class MapView extends MPBaseEmbedView { public void ⟦onEmbedViewDestroy⟧() { } }"),
        .init(
          "android/ChartView.kt",
          "class ChartView : MPBaseEmbedView() { fun ⟦onReceiveMessage⟧(a: String, d: JSONObject, c: H5BridgeContext) { } }"
        ),
      ], message: "the container does not call componentDidVisibility",
      "the container does not call onEmbedViewDestroy", "the container does not call onReceiveMessage"),
    .right([
      .init(
        "ios/MapView.m",
        ExampleSources.mapView(
          """
          - (void)componentWillDestory { [self.map removeFromSuperview]; }
          - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback { }
          - (BOOL)shouldObServerVisibilityStateChange { return YES; }
          """))
    ]),
    // The container's spelling, and names that are not near.
    .right([
      .init(
        "ios/MapView.m",
        """
        @interface MapView : NBComponent
        @end
        @implementation MapView
        - (void)componentWillDestory { }
        - (void)componentDidHidden { }
        - (void)componentWillDisappear { }
        - (void)setContentViews:(NSArray *)views { }
        @end
        """)
    ]),
    // Its own method beside the container's; a class that is not a custom view.
    .right([
      .init(
        "android/MapView.java",
        """
        class MapView extends MPBaseEmbedView {
          public void onEmbedViewDestory() { onEmbedViewDestroy(); }
          private void onEmbedViewDestroy() { }
        }
        class Page extends Activity { public void onWebViewDestroy() { } }
        """)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    let container = Container.mPaaS(on: platform.platform)
    for index in platform.members(of: container) {
      for (method, intended) in platform.misspellings(of: index, in: container) {
        context.report(method.namePlace, .uncalledMethod(method.method.selector, intended))
      }
    }
  }
}

extension Message {
  fileprivate static func uncalledMethod(_ selector: String, _ intended: String) -> Message {
    Message("the container does not call \(selector)", help: "write \(intended), as the container spells it")
  }
}

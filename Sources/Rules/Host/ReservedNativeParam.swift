import Diagnostics
import Containers
import NativeSource
import Linting

/// A parameter of a view whose name the container takes.
package let reservedNativeParam = Rule(
  id: "reserved-native-param",
  summary: "a custom parameter under a name that is reserved or taken by the container",
  category: .host,
  severity: .warning,
  rationale: """
    "id", "type" and "style" are the tag's own, the iOS container takes "data", "element" and what begins with "NB": a page \
    cannot pass a parameter under such a name. Reading one of these keys is not a mistake, because the container supplies them.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/MapView.h",
          """
          /**
           * Shows a map.
           *
           * @param zoom The scale.
           * @param ⟦type⟧ The kind of map.
           * @param ⟦NBLayer⟧ What is shown on the map.
           */
          NS_SWIFT_NAME(Map)
          @interface MapView : NBComponent
          @end
          """), .init("ios/MapView.m", "@implementation MapView\n@end"),
      ], message: #""type" cannot be the name of a parameter"#,
      #""NBLayer" cannot be the name of a parameter"#),
    .wrong(
      [
        .init(
          "android/MapView.java",
          "package a;\n/** Shows a map.\n  * @param <T> what it shows\n  * @param ⟦style⟧ the map's style\n  */\n@Keep public final class MapView<T> extends MPBaseEmbedView { }"
        ),
        .init(
          "ios/ChartView.swift",
          "import UIKit\n/// Shows a chart.\n/// - Parameter ⟦data⟧: the rows.\n/// - Parameter color: of the bars.\n@objc(ChartView) final class ChartView: NBComponent { }"
        ),
      ], message: #""style" cannot be the name of a parameter"#, #""data" cannot be the name of a parameter"#),
    .right([
      .init(
        "ios/MapView.m",
        """
        /**
         * Shows a map.
         *
         * @param zoom The scale.
         * @param mapType The kind of map.
         * @param layer What is shown on the map.
         */
        \(ExampleSources.mapView())
        """)
    ]),
    // Reading is not a mistake.
    .right([
      .init(
        "ios/MapView.m",
        """
        /// @param identifier The place. @param Type, @param mapType: the kind of map.
        @interface MapView : NBComponent
        @end
        @implementation MapView
        /// @param data What the page passes.
        - (void)componentDataDidChangeWithData:(NSDictionary *)data { _place = data[@"id"]; _size = data[@"NBSize"]; }
        @end
        """)
    ]),
    // Parameters of a constructor, and of what is not a custom view.
    .right([
      .init(
        "android/Views.kt",
        """
        /** @param id the place */
        class MapView(private val id: String) : MPBaseEmbedView()
        /** @param data the rows */
        class Rows : View()
        """)
    ]),
  ],
  checks: [.host(check)])

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    for text in platform.viewClasses.flatMap({ platform.classes.all[$0].documentedParameters }) {
      guard let name = text.value, MPaaS.isSuppliedParameter(name) else { continue }
      context.report(text.place, .reservedName(name))
    }
  }
}

extension Message {
  fileprivate static func reservedName(_ name: String) -> Message {
    let proposal = name.hasPrefix("NB") ? "my" + name.dropFirst(2) : "view" + name.capitalisedFirst
    return Message(
      "\"\(name)\" cannot be the name of a parameter",
      help: "the container takes it: choose another name, such as \"\(proposal)\"")
  }
}

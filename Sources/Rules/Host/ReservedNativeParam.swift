import Diagnostics
import Containers
import NativeSource
import Linting

/// A parameter of a view with a name that the container takes.
package var reservedNativeParam: Rule {
  Rule(
    id: "reserved-native-param",
    summary: .init(
      en: "a custom parameter with a reserved name",
      zh: "自定义参数使用了保留名称"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        "id", "type" and "style" belong to the tag, and the iOS container uses "data", "element" and names \
        that begin with "NB": a page cannot pass a parameter under such a name. Reading one of these keys \
        is not a mistake, because the container supplies them.
        """,
      zh:
        """
        标签自身使用“id”、“type”和“style”，iOS 容器占用“data”、“element”以及以“NB”开头的名称：页面无法用这些名称传递参数。读取这些键不算错误，因为值由容器提供。
        """),
    examples: [
      .wrong(
        [
          "ios/MapView.h": """
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
          """,
          "ios/MapView.m": """
          @implementation MapView
          @end
          """,
        ], message: #""type" cannot be the name of a parameter"#,
        #""NBLayer" cannot be the name of a parameter"#),
      .right([
        "ios/MapView.m": """
        /**
         * Shows a map.
         *
         * @param zoom The scale.
         * @param mapType The kind of map.
         * @param layer What is shown on the map.
         */
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        @end
        """
      ]),
    ],
    checks: [.host(checkReservedNativeParam)])
}

private func checkReservedNativeParam(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    for text in platform.viewClasses.flatMap({ platform.classes.all[$0].documentedParameters }) {
      guard let name = text.value, MPaaS.isSuppliedParameter(name) else { continue }
      context.report(text.place, reservedName(name))
    }
  }
}

private func reservedName(_ name: String) -> Message {
  let proposal = name.hasPrefix("NB") ? "my" + name.dropFirst(2) : "view" + name.capitalisedFirst
  return Message(
    en: "\"\(name)\" cannot be the name of a parameter", zh: "“\(name)”不能用作参数名",
    help: .init(
      en: "the container uses it: choose another name, such as \"\(proposal)\"",
      zh: "容器占用了该名称：换一个名称，例如“\(proposal)”"))
}

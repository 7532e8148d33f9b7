import Containers
import Diagnostics
import Linting
import Markup
import NativeSource

/// A type that is registered on one platform only.
package var onePlatformNativeType: Rule {
  Rule(
    id: "one-platform-native-type",
    summary: .init(
      en: "a type registered on only one platform",
      zh: "类型只在一个平台上注册"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        A page runs on both platforms. On the platform that does not register the type, the place of the \
        view stays blank. Reported only when all types of both platforms are known.
        """,
      zh: "页面在两个平台上运行。在没有注册该类型的平台上，视图的位置保持空白。只有两个平台的全部类型都已知时才报告。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="⟦custom_map⟧"/>"#,
        message: #"type "custom_map" is registered on iOS only"#,
        configuration: """
          { "nativeViews": { "custom_map": { "platforms": ["ios"] }, "custom_chart": { "platforms": ["ios", "android"] } } }
          """),
      .right(
        #"<mpaas-component id="a" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#,
        configuration: #"{ "nativeViews": { "custom_map": { "platforms": ["ios", "android"] } } }"#),
    ],
    checks: [.elements(.nativeViews, checkOnePlatformNativeType)])
}

private func checkOnePlatformNativeType(_ element: Element, _ context: FileContext) {
  let types = context.nativeTypes(of: element)
  guard let range = element.staticType, types.isComplete, let view = types[context.string(range)],
    !MPaaS.builtInTypes.contains(view.name), let platform = types.onlyPlatform(of: view)
  else { return }
  let near = context.nearestName(to: view.name, in: types.names(onlyOn: platform.other))
  let others = near.flatMap { types[$0]?.declarations } ?? []
  context.report(
    range, onePlatform(view.name, platform, near),
    related: view.declarations.prefix(10).map { RelatedPlace(en: "registered here", zh: "在这里注册", at: $0) }
      + others.prefix(10).map { RelatedPlace(en: "the other platform's name", zh: "另一平台的名称", at: $0) })
}

private func onePlatform(_ type: String, _ platform: NativePlatform, _ near: String?) -> Message {
  Message(
    en: "type \"\(type)\" is registered on \(platform.shown) only",
    zh: "类型“\(type)”只在 \(platform.shown) 上注册",
    help: near.map {
      LocalizedText(
        en: "\(platform.other.shown) registers \"\($0)\": is that meant? Give both one name",
        zh: "\(platform.other.shown) 注册了“\($0)”：如果是同一个视图，两端使用同一个名称")
    }
      ?? LocalizedText(
        en: "register it on \(platform.other.shown), too, or show the view only on \(platform.shown)",
        zh: "在 \(platform.other.shown) 上也注册，或只在 \(platform.shown) 上显示该视图"))
}

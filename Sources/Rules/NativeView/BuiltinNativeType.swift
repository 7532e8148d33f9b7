import Containers
import Linting
import Markup

/// A type that the base library has taken.
package var builtinNativeType: Rule {
  Rule(
    id: "builtin-native-type",
    summary: .init(
      en: "a native view type that the base library already uses",
      zh: "类型已由基础库使用"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en: """
        The types of the host app and those of the base library share one registry: either the view of the base library is \
        shown, or its own tag shows the view of the host app.
        """,
      zh: "宿主应用的类型和基础库的类型共用一个注册表：要么显示的是基础库的视图，要么基础库自己的标签显示宿主应用的视图。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="⟦map⟧"/>"#,
        message: #"type "map" is already used by the base library"#),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, checkBuiltinNativeType)])
}

private func checkBuiltinNativeType(_ element: Element, _ context: FileContext) {
  guard let range = element.staticType else { return }
  let type = context.string(range)
  if MPaaS.builtInTypes.contains(type) { context.report(range, builtinType(type)) }
}

private func builtinType(_ type: String) -> Message {
  Message(
    en: "type \"\(type)\" is already used by the base library", zh: "类型“\(type)”已由基础库使用",
    help: .init(
      en: "register the view with a prefix, such as \"my_\(type)\"", zh: "注册视图时加上前缀，例如“my_\(type)”"))
}

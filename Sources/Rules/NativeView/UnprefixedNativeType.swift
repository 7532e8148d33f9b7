import Containers
import Linting
import Markup

/// A type without a prefix.
package var unprefixedNativeType: Rule {
  Rule(
    id: "unprefixed-native-type",
    summary: .init(
      en: "a native view type without a prefix",
      zh: "类型没有前缀"),
    category: .nativeView,
    severity: .info,
    rationale: .init(
      en:
        """
        The types of the host app and those of the base library share one registry, and a later base \
        library may use the name. The vendor recommends a prefix.
        """,
      zh: "宿主应用的类型和基础库的类型共用一个注册表，以后的基础库可能会用到同样的名称。厂商建议加前缀。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(#"<mpaas-component id="a" type="⟦chart⟧"/>"#, message: #"type "chart" has no prefix"#),
      .right(#"<mpaas-component id="a" type="my_chart" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, checkUnprefixedNativeType)])
}

private func checkUnprefixedNativeType(_ element: Element, _ context: FileContext) {
  guard let range = element.staticType,
    !element.bytes.slice(range).contains(where: { "_-.:".utf8.contains($0) })
  else { return }
  let type = context.string(range)
  if MPaaS.builtInTypes.contains(type)
    || isUnregisteredNativeType(type, of: element, context)
  {
    return
  }
  context.report(range, missingPrefix(type))
}

private func missingPrefix(_ type: String) -> Message {
  Message(
    en: "type \"\(type)\" has no prefix", zh: "类型“\(type)”没有前缀",
    help: .init(
      en: "register the view with a prefix, such as \"my_\(type)\"", zh: "注册视图时加上前缀，例如“my_\(type)”"))
}

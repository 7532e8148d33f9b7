import Linting
import Markup

/// A native view without id.
package var missingNativeID: Rule {
  Rule(
    id: "missing-native-id",
    summary: .init(
      en: "a native view without an id",
      zh: "原生视图没有 id"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        The host app finds its views by id: without one, it does not create the view, or cannot reach it.
        """,
      zh: "宿主应用按 id 保存视图：没有 id，视图不会创建，或无法访问。"),
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ type="custom_map" style="{{ width: 1, height: 1 }}"/>"#,
        message: "this native view has no id"),
      .right(#"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<⟦external-element⟧ type="my_map"/><native-view type="my_map"/>"#,
        message: "this native view has no id"),
      .right(in: .wxml, #"<external-element id="map" type="my_map" style="width: 200px; height: 200px"/>"#),
    ],
    checks: [.elements(.nativeViews, checkMissingNativeID)])
}

private func checkMissingNativeID(_ element: Element, _ context: FileContext) {
  let isAlipay = context.dialect.family == .alipay
  guard isAlipay || context.isExternalElement(element), context.isNativeView(element) else { return }
  if element.lacks(.id), !element.isStrippedNativeView { context.report(element.tagRange, missingID) }
}

private let missingID = Message(
  en: "this native view has no id", zh: "此原生视图没有 id",
  help: .init(en: #"give it an id of its own, such as id="home-map""#, zh: "设置一个独有的 id，例如 id=\"home-map\""))

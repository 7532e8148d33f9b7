import Diagnostics
import Linting
import Markup

/// A native view without type.
package var missingNativeType: Rule {
  Rule(
    id: "missing-native-type",
    summary: .init(
      en: "a native view without a type",
      zh: "原生视图没有类型"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en: "The type says which view the host app creates; without it the place stays blank.",
      zh: "类型说明要创建宿主应用的哪个视图；没有类型，该位置保持空白。"),
    examples: [
      .wrong(#"<⟦mpaas-component⟧ id="map"/>"#, message: "this native view has no type"),
      .right(#"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<⟦external-element⟧ id="a"/><⟦native-view⟧/>"#, message: "this native view has no type",
        "this native view has no type"),
      .right(in: .wxml, #"<external-element id="map" type="my_map" style="width: 200px; height: 200px"/>"#),
    ],
    checks: [.elements(.nativeViews, checkMissingNativeType)])
}

private func checkMissingNativeType(_ element: Element, _ context: FileContext) {
  guard element.lacks(.type), !element.isStrippedNativeView, context.isNativeView(element) else { return }
  context.report(element.tagRange, missingType(context.nativeTypes(of: element).names))
}

private func missingType(_ names: [String]) -> Message {
  let list = quotedList(names)
  return Message(
    en: "this native view has no type", zh: "此原生视图没有类型",
    help: names.isEmpty
      ? .init(
        en: #"write the name under which the host app registers the view, such as type="custom_map""#,
        zh: "写上宿主应用注册该视图时使用的名称，例如 type=\"custom_map\"")
      : .init(en: "write one of the registered types: \(list.english)", zh: "写上一个已注册的类型：\(list.chinese)"))
}

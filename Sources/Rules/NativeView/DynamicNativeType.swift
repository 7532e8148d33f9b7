import Linting
import Markup

/// A type that is chosen at run time.
package var dynamicNativeType: Rule {
  Rule(
    id: "dynamic-native-type",
    summary: .init(
      en: "a native view type that is chosen at run time",
      zh: "类型在运行时才选定，无法检查"),
    category: .nativeView,
    severity: nil,
    rationale: .init(
      en: "Only the phone shows whether the host app registers such a type.",
      zh: "宿主应用是否注册了这样的类型，只有在手机上才能看到。"),
    examples: [
      .wrong(#"<mpaas-component id="a" type="⟦{{type}}⟧"/>"#, message: "this type cannot be checked"),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
      .wrong(
        in: .wxml, #"<external-element id="a" type="⟦{{type}}⟧"/>"#, message: "this type cannot be checked"),
      .right(in: .wxml, #"<external-element id="a" type="my_map" style="width: 200px; height: 200px"/>"#),
    ],
    checks: [.elements(.nativeViews, checkDynamicNativeType)])
}

private func checkDynamicNativeType(_ element: Element, _ context: FileContext) {
  guard let type = element.attribute(.type), type.hasMustache, context.isNativeView(element) else { return }
  context.report(type.valueOrNameRange, dynamicType(context.dialect.spelling(.if)))
}

private func dynamicType(_ condition: String) -> Message {
  Message(
    en: "this type cannot be checked", zh: "无法检查此类型",
    help: .init(
      en: "write a tag for each type, and choose among them with \(condition)",
      zh: "为每种类型各写一个标签，用 \(condition) 选择"))
}

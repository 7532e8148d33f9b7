import Diagnostics
import Linting
import Markup

/// A parameter that the type does not have.
package var unknownNativeParam: Rule {
  Rule(
    id: "unknown-native-param",
    summary: .init(
      en: "a parameter that the native view type does not have",
      zh: "类型没有该参数"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en: "The view does not read it. Not reported for types whose parameters are not declared.",
      zh: "视图不会读取该参数。没有声明参数的类型不报告。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        ##"<mpaas-component id="a" type="my_map" ⟦colour⟧="#fff" zoom="5" ⟦tilt⟧="1"/>"##,
        message: #"type "my_map" has no parameter "colour""#, #"type "my_map" has no parameter "tilt""#,
        configuration: """
          { "nativeViews": {
            "my_map": { "params": { "color": "string", "zoom": "number", "fillColor": "string" } },
            "my_chart": { "params": {} }, "my_list": {} } }
          """),
      .right(
        """
        <mpaas-component id="a" type="my_map" class="b" style="" color="#fff" fill-color="#000" fillColor="#000" zoom="5"
          data-x="1" a:if="{{c}}" onTap="d" key="e" aria-label="f" u-i="g"/>
        """,
        configuration: """
          { "nativeViews": {
            "my_map": { "params": { "color": "string", "zoom": "number", "fillColor": "string" } },
            "my_chart": { "params": {} }, "my_list": {} } }
          """),
    ],
    checks: [.elements(.nativeViews, checkUnknownNativeParam)])
}

private func checkUnknownNativeParam(_ element: Element, _ context: FileContext) {
  guard context.hasNativeTypes, let type = element.staticType,
    let view = context.nativeTypes(of: element)[context.string(type)],
    let parameters = view.parameters, !view.hostsShowAllParameters
  else { return }
  lazy var names = parameters.keys.sorted()
  for attribute in element.attributes {
    let name = attribute.nameText
    // The compiler writes `fill-color` as `fillColor`.
    guard NativeAttribute(attribute, of: element, context) == .parameter, !isContainerParameter(name),
      parameters[name] == nil, parameters[name.camelCased] == nil
    else { continue }
    let near = context.nearestName(to: name, in: names)
    context.report(attribute.nameRange, unknownParameter(view.name, name, near, names))
  }
}

private func unknownParameter(_ type: String, _ name: String, _ near: String?, _ names: [String])
  -> Message
{
  let list = quotedList(names)
  return Message(
    en: "type \"\(type)\" has no parameter \"\(name)\"", zh: "类型“\(type)”没有参数“\(name)”",
    help: didYouMean(near)
      ?? (names.isEmpty
        ? LocalizedText(en: "it has no parameters", zh: "该类型没有参数：删除该属性")
        : LocalizedText(en: "it has \(list.english)", zh: "改为该类型的参数：\(list.chinese)")))
}

import Diagnostics
import Linting
import Markup

/// A function as a parameter.
package var funcParam: Rule {
  Rule(
    id: "func-param",
    summary: .init(
      en: "a parameter whose value is a function",
      zh: "参数的值是函数"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        Functions do not reach native code: the view gets a string or no value. Only events can call the \
        page.
        """,
      zh: "函数传不到原生代码：视图得到的是字符串，或者没有值。只有事件能调用页面。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" format="⟦{{format}}⟧"/>"#, script: "Page({ data: { format: n => n + 1 } })",
        message: #""format" passes a function"#),
      .right(
        """
        <mpaas-component id="a" type="my_chart" style="{{ width: 200, height: 200 }}" format="{{format}}"/>
        """, script: "Page({ data: { format: '0.00' } })"),
    ],
    checks: [
      .attributes(
        .matching(NativeAttribute.mayBeParameter), of: .nativeViews, with: .mustaches, checkFuncParam)
    ])
}

private func checkFuncParam(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  // Most mustaches give data. To find out what the attribute is takes longer.
  guard case .function = BoundValue(attribute, of: element, context),
    case .functionParameter(let function) = NativeAttribute(attribute, of: element, context)
  else { return }
  var related: [RelatedPlace] = []
  if let function, let path = context.unit.scriptPath {
    related = [RelatedPlace(en: "the function", zh: "该函数", at: Place(path: path, range: function))]
  }
  context.report(attribute.valueOrNameRange, functionParameter(attribute.nameText), related: related)
}

private func functionParameter(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" passes a function", zh: "“\(name)”传递了函数",
    help: .init(
      en: "pass data, and bind an event such as onXxx for what the view sends to the page",
      zh: "改为传递数据，视图发给页面的内容用 onXxx 这样的事件接收"))
}

import Diagnostics
import Linting
import Markup

/// A function as a parameter.
package let funcParam = Rule(
  id: "func-param",
  summary: "a parameter whose value is a function",
  category: .nativeView,
  severity: .error,
  rationale:
    "Functions do not reach native code: the view gets a string, or nothing. Only events can call the page.",
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      #"<mpaas-component id="a" format="⟦{{format}}⟧"/>"#, script: "Page({ data: { format: n => n + 1 } })",
      message: #""format" passes a function"#),
    .wrong(
      #"<mpaas-component id="a" callback="⟦{{done}}⟧"/>"#, script: "Page({ data: { a: 1 }, done() {} })",
      message: #""callback" passes a function"#),
    .wrong(
      #"<mpaas-component id="a" filter="⟦{{ x => x > 1 }}⟧" map='⟦{{ function (x) { return x } }}⟧'/>"#,
      message: #""filter" passes a function"#, #""map" passes a function"#),
    .right(
      #"<mpaas-component id="a" type="my_chart" style="{{ width: 200, height: 200 }}" format="{{format}}"/>"#,
      script: "Page({ data: { format: '0.00' } })"),
    .right(
      #"<mpaas-component id="a" color="{{color}}" size="{{size}}" list="{{list}}"/>"#,
      script:
        "Page({ data: { color: '' }, color() {}, size() {}, list() {}, load() { this.setData({ size: 1, 'list[0]': 2 }) } })"
    ),
    .right(
      #"<mpaas-component id="a" size="{{size}}"/>"#,
      script: "Page({ size() {}, load(more) { this.setData(more) } })"),
    .right(
      #"<import-sjs name="size" from="./a.sjs"/><mpaas-component id="a" size="{{size}}"/>"#,
      script: "Page({ size() {} })"),
    .right(
      #"<view a:for="{{list}}" a:for-index="size"><mpaas-component id="a" size="{{size}}"/></view>"#,
      script: "Page({ size() {} })"),
    .right(
      #"<template name="t"><mpaas-component id="a" size="{{size}}"/></template>"#,
      script: "Page({ size() {} })"),
    .right(
      #"<mpaas-component id="a" size="size" max="{{size.max}}" onSize="{{size}}" a:if="{{size}}"/>"#,
      script: "Page({ size() {} })"),
    .right(
      #"<mpaas-component id="a" size="{{size}}"/>"#,
      script: "Component({ props: { size: 1 }, methods: { size() {} } })"),
    .right(#"<view format="{{format}}"/>"#, script: "Page({ format() {} })"),
  ],
  checks: [.attributes(.matching(NativeAttribute.mayBeParameter), of: .nativeViews, check)])

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  // Most mustaches give data; what the attribute is takes longer to say.
  guard attribute.hasMustache, case .function = BoundValue(attribute, of: element, context),
    case .functionParameter(let function) = NativeAttribute(attribute, of: element, context)
  else { return }
  var related: [RelatedPlace] = []
  if let function, let path = context.unit.scriptPath {
    related = [RelatedPlace("the function", at: Place(path: path, range: function))]
  }
  context.report(attribute.valueOrNameRange, .functionParameter(attribute.nameText), related: related)
}

extension Message {
  fileprivate static func functionParameter(_ name: String) -> Message {
    Message(
      "\"\(name)\" passes a function",
      help: "pass data, and bind an event such as onXxx for what the view sends to the page")
  }
}

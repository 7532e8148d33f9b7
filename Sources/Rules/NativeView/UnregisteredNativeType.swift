import Containers
import Diagnostics
import Linting
import Markup

/// A type that the host app does not register.
package let unregisteredNativeType = Rule(
  id: "unregistered-native-type",
  summary: "a type that the host app does not register",
  category: .nativeView,
  severity: .error,
  rationale: """
    The container looks the type up letter by letter, case included. When nothing is registered under it, the place \
    of the view stays blank and nothing is logged. Nothing is said as long as not all registered types are known.
    """,
  fix: .suggested,
  examples: [
    .wrong(
      #"<mpaas-component id="a" type="⟦custom_mpa⟧"/><mpaas-component id="b" type="⟦Custom_Map⟧"/>"#,
      message: #"type "custom_mpa" is not registered"#, #"type "Custom_Map" is not registered"#,
      fixed: #"<mpaas-component id="a" type="custom_map"/><mpaas-component id="b" type="custom_map"/>"#,
      configuration: #"{ "nativeViews": { "custom_map": {}, "custom_chart": {} } }"#),
    .wrong(
      #"<mpaas-component id="a" type="⟦player⟧"/>"#, message: #"type "player" is not registered"#,
      configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
    .right(
      """
      <mpaas-component id="a" type="custom_map" style="{{ width: 200, height: 200 }}"/>
      <mpaas-component id="b" type="custom_map" style="{{ width: 200, height: 200 }}"/>
      """,
      configuration: #"{ "nativeViews": { "custom_map": {}, "custom_chart": {} } }"#),
    .right(
      #"<mpaas-component id="a" type="custom_map"/><mpaas-component id="b" type="{{type}}"/>"#,
      configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
    .right(#"<mpaas-component id="a" type="custom_mpa"/>"#),
    // Another rule reports a type of the base library.
    .right(
      #"<mpaas-component id="a" type="map"/><view type="custom_mpa"/>"#,
      configuration: #"{ "nativeViews": { "custom_map": {} } }"#),

    .wrong(
      in: .wxml, #"<external-element id="a" type="⟦custom_mpa⟧"/><native-view type="custom_map"/>"#,
      message: #"type "custom_mpa" is not registered"#,
      configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  // What native sources register is for the container of Alipay.
  if context.dialect.family != .alipay {
    return checkDeclared(element, context)
  }
  guard let range = element.staticType, isUnregisteredNativeType(context.string(range), context.nativeTypes)
  else { return }
  let type = context.string(range)
  let names = context.nativeTypes.names
  guard let near = nearestName(to: type, in: names) else {
    context.report(range, .unregisteredType(type, near: nil, names))
    return
  }
  let isOnlyOne = nearestName(to: type, in: names.filter { $0 != near }) == nil
  let places = context.nativeTypes[near]?.declarations ?? []
  context.report(
    range, .unregisteredType(type, near: near, names),
    related: places.map { RelatedPlace("\"\(near)\" is registered here", at: $0) },
    fix: isOnlyOne ? Fix("write \"\(near)\"", .suggested, edits: [context.replace(range, with: near)]) : nil)
}

/// Looks at a type where only declared ones serve.
private func checkDeclared(_ element: Element, _ context: FileContext) {
  let types = context.nativeTypes
  guard types.hasDeclaredOnly, let range = element.staticType, context.isCustomView(element) else { return }
  let type = context.string(range)
  if types[type] != nil { return }
  context.report(range, .unregisteredType(type, near: nearestName(to: type, in: types.names), types.names))
}

/// Whether the type is certainly not registered, neither by the host app nor by the base library.
func isUnregisteredNativeType(_ type: String, _ types: NativeTypes) -> Bool {
  types.isClosed && types[type] == nil && !MPaaS.builtInTypes.contains(type)
}

extension Message {
  fileprivate static func unregisteredType(_ type: String, near: String?, _ names: [String]) -> Message {
    Message(
      "type \"\(type)\" is not registered",
      help: didYouMean(near) ?? "the registered types are \(quotedList(names))")
  }
}

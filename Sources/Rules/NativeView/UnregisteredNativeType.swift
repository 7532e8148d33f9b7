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
      fixed: #"<external-element id="a" type="custom_map"/><native-view type="custom_map"/>"#,
      configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
    // What is registered for one tag does not serve another.
    .wrong(
      [
        .init(
          "pages/a/a.wxml",
          #"<external-element id="a" type="my_map"/><external-element id="b" type="⟦my_list⟧"/><native-view type="my_list"/><native-view type="⟦my_map⟧"/><native-view type="camera"/>"#
        ),
        .init("ios/MyMap.m", ElementSources.element("MyMap", type: "my_map")),
        .init("ios/Views.m", ElementSources.registration("my_list", of: "MyList")),
      ], message: #"type "my_list" is not registered"#, #"type "my_map" is not registered"#),
    // On Android the types of external elements are told apart by the code of the host.
    .right([
      .init("pages/a/a.wxml", #"<external-element id="b" type="my_list"/>"#),
      .init("ios/MyMap.m", ElementSources.element("MyMap", type: "my_map")),
      .init("android/Elements.java", ElementSources.proxy),
    ]),
    // Nothing says how Swift registers an external element, or Android a native view.
    .right([
      .init("pages/a/a.wxml", #"<external-element id="b" type="my_list"/><native-view type="my_chart"/>"#),
      .init("ios/MyMap.m", ElementSources.element("MyMap", type: "my_map")),
      .init(
        "ios/MyList.swift",
        "class MyList: UIView, TMAExternalElementView {\n  static func create(withParams params: [AnyHashable: Any], context: Any) -> UIView { MyList() }\n  func operate(withParams params: [AnyHashable: Any], context: Any) { }\n}"
      ),
      .init("ios/Views.m", ElementSources.registration("my_list", of: "MyList")),
      .init("android/App.kt", "fun start() { FinAppClient.init(application, config, callback) }"),
    ]),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  guard context.hasNativeTypes, context.isCustomView(element), let range = element.staticType,
    isUnregisteredNativeType(context.string(range), of: element, context)
  else { return }
  let type = context.string(range)
  let types = context.nativeTypes(of: element)
  let names = types.names
  guard let near = nearestName(to: type, in: names) else {
    context.report(range, .unregisteredType(type, near: nil, names))
    return
  }
  let isOnlyOne = nearestName(to: type, in: names.filter { $0 != near }) == nil
  let places = types[near]?.declarations ?? []
  context.report(
    range, .unregisteredType(type, near: near, names),
    related: places.map { RelatedPlace("\"\(near)\" is registered here", at: $0) },
    fix: isOnlyOne ? Fix("write \"\(near)\"", .suggested, edits: [context.replace(range, with: near)]) : nil)
}

/// Whether the type of a tag is certainly not registered, neither by the host app nor by the base library.
func isUnregisteredNativeType(_ type: String, of element: Element, _ context: FileContext) -> Bool {
  guard context.hasNativeTypes else { return false }
  let types = context.nativeTypes(of: element)
  return types.isClosed && types[type] == nil
    && !ContainerSet.all.builtInTypes(ofTag: element.tag).contains(type)
}

extension Message {
  fileprivate static func unregisteredType(_ type: String, near: String?, _ names: [String]) -> Message {
    Message(
      "type \"\(type)\" is not registered",
      help: didYouMean(near) ?? "the registered types are \(quotedList(names))")
  }
}

import Containers
import Diagnostics
import Linting
import Markup

/// A type that the host app does not register.
package var unregisteredNativeType: Rule {
  Rule(
    id: "unregistered-native-type",
    summary: .init(
      en: "a native view type that the host app does not register",
      zh: "宿主应用没有注册该类型"),
    category: .nativeView,
    severity: .error,
    severities: .init(
      en:
        "warning if not all registered types are known and the type is one letter off a known one; error otherwise",
      zh: "已注册的类型没有全部得知、与某个已知类型只差一个字母时为警告；其他情况为错误"),
    rationale: .init(
      en:
        """
        Type names are case-sensitive. For an unregistered type, the place of the view stays blank, \
        without a log line. As long as some registered types are unknown, they may have any name: then a \
        type is reported only if it is one letter off a known type and cannot be an unknown one.
        """,
      zh: "类型名区分大小写。没有注册的类型，视图的位置保持空白，也不写日志。只要已注册的类型没有全部得知，未知的类型就可能是任何名称：这时只报告与某个已知类型差一个字母、且不可能是未知类型的名称。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/index/index.axml": #"<mpaas-component id="map" type="⟦custom_mpa⟧"/>"#,
          "ios/AppDelegate.m": """
          @implementation AppDelegate
          - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
            [[PSDService sharedInstance] registerComponentWithName:@"custom_map" clsName:@"MapView"];
          }
          @end
          """,
        ], message: #"type "custom_mpa" is not registered"#,
        fixed: #"<mpaas-component id="map" type="custom_map"/>"#),
      .right(
        """
        <mpaas-component id="a" type="custom_map" style="{{ width: 200, height: 200 }}"/>
        <mpaas-component id="b" type="custom_map" style="{{ width: 200, height: 200 }}"/>
        """, configuration: #"{ "nativeViews": { "custom_map": {}, "custom_chart": {} } }"#),
      .wrong(
        in: .wxml, #"<external-element id="a" type="⟦custom_mpa⟧"/><native-view type="custom_map"/>"#,
        message: #"type "custom_mpa" is not registered"#,
        fixed: #"<external-element id="a" type="custom_map"/><native-view type="custom_map"/>"#,
        configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
      .right(
        in: .wxml, #"<external-element id="a" type="custom_map" style="width: 200px; height: 200px"/>"#,
        configuration: #"{ "nativeViews": { "custom_map": {} } }"#),
    ],
    checks: [.elements(.nativeViews, checkUnregisteredNativeType)])
}

private func checkUnregisteredNativeType(_ element: Element, _ context: FileContext) {
  guard context.hasNativeTypes, context.isNativeView(element), let range = element.staticType else { return }
  let type = context.string(range)
  let types = context.nativeTypes(of: element)
  guard isUnregisteredNativeType(type, of: element, context) else {
    if types.hasUnknownTypes { checkMisspelledType(type, range, types, element, context) }
    return
  }
  let names = types.names
  guard let near = context.nearest(to: type, in: names, for: context.unit.path) else {
    // The placeholder, which is reported in native code, may stand for it.
    if types.hasPlaceholder { return }
    context.report(range, unregisteredType(type, near: nil, names))
    return
  }
  context.report(
    range, unregisteredType(type, near: near.name, names), related: registrations(of: near.name, types),
    fix: near.isOnlyOne
      ? Fix(
        en: "write \"\(near.name)\"", zh: "改为“\(near.name)”", .suggested,
        edits: [context.replace(range, with: near.name)]) : nil)
}

/// Some registrations are not known: a name next to a known one that none of them can give is misspelled.
private func checkMisspelledType(
  _ type: String, _ range: ByteRange, _ types: NativeTypes, _ element: Element, _ context: FileContext
) {
  guard !types.mayHave(type), types[type] == nil,
    !ContainerSet.all.builtInTypes(ofTag: element.tag).contains(type),
    let near = context.nearest(to: type, in: types.names, for: context.unit.path), near.isOnlyOne,
    near.distance <= 1
  else { return }
  context.report(
    range, misspelledType(type, near: near.name), severity: .warning,
    related: registrations(of: near.name, types),
    fix: Fix(
      en: "write \"\(near.name)\"", zh: "改为“\(near.name)”", .suggested,
      edits: [context.replace(range, with: near.name)]))
}

private func registrations(of type: String, _ types: NativeTypes) -> [RelatedPlace] {
  (types[type]?.declarations ?? []).prefix(10).map {
    RelatedPlace(en: "\"\(type)\" is registered here", zh: "“\(type)”在这里注册", at: $0)
  }
}

/// Whether the type of a tag is certainly not registered, neither by the host app nor by the base library.
func isUnregisteredNativeType(_ type: String, of element: Element, _ context: FileContext) -> Bool {
  guard context.hasNativeTypes else { return false }
  let types = context.nativeTypes(of: element)
  return types.isComplete && types[type] == nil
    && !ContainerSet.all.builtInTypes(ofTag: element.tag).contains(type)
}

private func misspelledType(_ type: String, near: String) -> Message {
  Message(
    en: "type \"\(type)\" is not among the known registrations", zh: "已知的注册中没有类型“\(type)”",
    help: didYouMean(near))
}

private func unregisteredType(_ type: String, near: String?, _ names: [String]) -> Message {
  let list = quotedList(names)
  return Message(
    en: "type \"\(type)\" is not registered", zh: "类型“\(type)”没有注册",
    help: didYouMean(near)
      ?? LocalizedText(en: "the registered types are \(list.english)", zh: "改为已注册的类型：\(list.chinese)"))
}

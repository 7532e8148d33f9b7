import Diagnostics
import Containers
import Linting
import Markup

/// A value that is not of the parameter's declared type.
package var nativeParamType: Rule {
  Rule(
    id: "native-param-type",
    summary: .init(
      en: "a parameter value of the wrong type",
      zh: "值与参数声明的类型不符"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The view misreads a value of another type, or does not read it. Plain text that can be read as the \
        declared type, such as zoom="5", is accepted.
        """,
      zh: "其他类型的值，视图会读错，或者读不到。能按声明的类型读取的纯文本，例如 zoom=\"5\"，可以接受。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="my_map" zoom="⟦far⟧" color="⟦{{ 5 }}⟧" show="⟦yes⟧"/>"#,
        message: #""zoom" is a number, not a string"#, #""color" is a string, not a number"#,
        #""show" is a boolean, not a string"#,
        configuration: """
          { "nativeViews": { "my_map": { "params": {
            "zoom": "number", "color": "string", "show": "boolean", "center": "object", "marks": "array", "any": "any" } } } }
          """),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" zoom="5" color="{{ 'red' }}" show="{{ \
        true }}"/>
        """,
        configuration: """
          { "nativeViews": { "my_map": { "params": {
            "zoom": "number", "color": "string", "show": "boolean", "center": "object", "marks": "array", "any": "any" } } } }
          """),
    ],
    checks: [.elements(.nativeViews, checkNativeParamType), .host(checkReadParamTypes)])
}

private func checkNativeParamType(_ element: Element, _ context: FileContext) {
  guard context.hasNativeTypes, let type = element.staticType,
    let parameters = context.nativeTypes(of: element)[context.string(type)]?.parameters
  else { return }
  for attribute in element.attributes {
    let name = attribute.nameText
    guard NativeAttribute(attribute, of: element, context) == .parameter,
      let parameter = parameters[name] ?? parameters[name.camelCased], let declared = parameter.type,
      let actual = disagreement(attribute, declared, context)
    else { continue }
    context.report(
      attribute.valueOrNameRange, wrongType(name, declared, actual),
      related: parameter.declaration.map { [RelatedPlace(en: "declared here", zh: "声明在这里", at: $0)] } ?? [])
  }
}

private typealias ParameterType = NativeTypes.ParameterType

/// The type of the value when it is known and not the declared one.
private func disagreement(
  _ attribute: Attribute, _ declared: ParameterType, _ context: FileContext
) -> ParameterType? {
  let actual: ParameterType
  if let mustache = attribute.wholeMustache {
    let tree = context.expression(mustache)
    guard let type = tree.root?.constantType.flatMap(parameterType) else { return nil }
    actual = type
  } else if let range = attribute.staticValue {
    if isReadable(context.string(context.text.trimmed(range)), as: declared) { return nil }
    actual = .string
  } else if attribute.hasValue {
    return nil
  } else {
    // An attribute without value is true.
    actual = .boolean
  }
  return actual == declared ? nil : actual
}

func parameterType(_ type: ConstantType) -> NativeTypes.ParameterType? {
  switch type {
  case .string: .string
  case .number: .number
  case .boolean: .boolean
  case .array: .array
  case .object: .object
  case .null, .undefined, .regularExpression: nil
  }
}

/// Whether a plain text reads as a value of the type.
func isReadable(_ text: String, as type: NativeTypes.ParameterType) -> Bool {
  switch type {
  case .string: true
  case .number: Double(text)?.isFinite ?? false
  // `show=""` is what `show` is.
  case .boolean: ["true", "false", ""].contains(text)
  case .object: text.hasPrefix("{") && text.hasSuffix("}")
  case .array: text.hasPrefix("[") && text.hasSuffix("]")
  }
}

func parameterNoun(_ type: NativeTypes.ParameterType) -> LocalizedText {
  switch type {
  case .string: .init(en: "a string", zh: "字符串")
  case .number: .init(en: "a number", zh: "数字")
  case .boolean: .init(en: "a boolean", zh: "布尔值")
  case .object: .init(en: "an object", zh: "对象")
  case .array: .init(en: "an array", zh: "数组")
  }
}

func wrongType(
  _ name: String, _ declared: NativeTypes.ParameterType, _ actual: NativeTypes.ParameterType
) -> Message {
  let help: LocalizedText =
    switch declared {
    case .string: .init(en: "write text", zh: "写成文本")
    case .number: .init(en: "write 5 or {{5}}", zh: "改为 5 或 {{5}}")
    case .boolean: .init(en: "write {{true}} or {{false}}", zh: "改为 {{true}} 或 {{false}}")
    case .object: .init(en: "write {{ a: 1 }}", zh: "改为 {{ a: 1 }}")
    case .array: .init(en: "write {{ [1, 2] }}", zh: "改为 {{ [1, 2] }}")
    }
  let (right, wrong) = (parameterNoun(declared), parameterNoun(actual))
  return Message(
    en: "\"\(name)\" is \(right.english), not \(wrong.english)",
    zh: "“\(name)”应为\(right.chinese)，不能是\(wrong.chinese)", help: help)
}

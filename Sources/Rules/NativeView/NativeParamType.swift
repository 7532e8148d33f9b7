import Diagnostics
import Containers
import Linting
import Markup

/// A value that is not of the parameter's declared type.
package var nativeParamType: Rule {
  Rule(
    id: "native-param-type",
    summary: "a value that is not of the type declared for the parameter",
    category: .nativeView,
    severity: .warning,
    rationale: """
      The view reads a value of another type wrongly, or not at all. A plain text that reads as the declared type, such \
      as zoom="5", is accepted.
      """,
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
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
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
      attribute.valueOrNameRange, .wrongType(name, declared, actual),
      related: parameter.declaration.map { [RelatedPlace("declared here", at: $0)] } ?? [])
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
    if reads(context.string(context.text.trimmed(range)), as: declared) { return nil }
    actual = .string
  } else if attribute.hasValue {
    return nil
  } else {
    // An attribute without value is true.
    actual = .boolean
  }
  return actual == declared ? nil : actual
}

private func parameterType(_ type: ConstantType) -> ParameterType? {
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
private func reads(_ text: String, as type: ParameterType) -> Bool {
  switch type {
  case .string: true
  case .number: Double(text)?.isFinite ?? false
  // `show=""` is what `show` is.
  case .boolean: ["true", "false", ""].contains(text)
  case .object: text.hasPrefix("{") && text.hasSuffix("}")
  case .array: text.hasPrefix("[") && text.hasSuffix("]")
  }
}

private func article(_ type: ParameterType) -> String {
  (type == .object || type == .array ? "an " : "a ") + type.rawValue
}

extension Message {
  fileprivate static func wrongType(_ name: String, _ declared: ParameterType, _ actual: ParameterType)
    -> Message
  {
    let example =
      switch declared {
      case .string: "text"
      case .number: "5 or {{5}}"
      case .boolean: "{{true}} or {{false}}"
      case .object: "{{ a: 1 }}"
      case .array: "{{ [1, 2] }}"
      }
    return Message("\"\(name)\" is \(article(declared)), not \(article(actual))", help: "write \(example)")
  }
}

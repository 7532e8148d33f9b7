import Diagnostics
import Files
import Markup
import MiniProgram
import NativeSource
import XPath

/// The JSON Schema (draft 7) of the configuration file, from which editors complete and check it.
package struct ConfigurationSchema: Sendable {
  /// A rule and what it finds.
  package typealias Rule = (rule: RuleNames.Entry, summary: LocalizedText)

  package let tree: JSONTree

  /// The schema for exactly these rules and categories: other names are marked as mistakes.
  ///
  /// - Parameter language: of its descriptions.
  package init(rules: [Rule], categories: [String], language: Language = .english) {
    let title = language(en: "The configuration of mpcheck", zh: "mpcheck 的配置")
    let keys = object(TopLevelKey.self, in: language) { topLevelValue($0, rules, in: language) }
    tree = .object(
      Part.draft + [
        ("title", .string(title)),
        // Understood by the JSON support of VS Code and its relatives, unknown to others.
        ("allowComments", .bool(true)),
        ("allowTrailingCommas", .bool(true)),
      ] + keys + [
        (
          "definitions",
          .object([
            ("severity", .object(Part.choice(SeverityName.all))),
            ("entry", .object(entry(options: [], in: language))),
            ("rules", .object(ruleProperties(rules, categories, in: language))),
            ("nativeView", .object(object(NativeViewKey.self, in: language, nativeViewValue))),
            ("customRule", .object(customRule(in: language))),
            ("customText", .object(customText(in: language))),
            (
              "override",
              .object(
                object(OverrideKey.self, in: language, overrideValue) + [
                  ("required", .strings(OverrideKey.allCases.map(\.rawValue)))
                ])
            ),
          ])
        )
      ])
  }

  /// The schema as a JSON text with a line break at its end.
  package var text: String { tree.indented }
}

private typealias Members = SchemaPart.Members
private typealias Part = SchemaPart

/// An object that has the keys of a table and no others.
private func object<Key: ConfigurationKey>(
  _ keys: Key.Type, in language: Language, _ value: (Key) -> Members
) -> Members {
  let properties = Key.allCases.map { key in
    (
      key: key.rawValue,
      value: JSONTree.object([("description", .string(key.summary[language]))] + value(key))
    )
  }
  return [
    ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
  ]
}

private func topLevelValue(
  _ key: TopLevelKey, _ rules: [ConfigurationSchema.Rule], in language: Language
) -> Members {
  switch key {
  case .schema, .required, .program, .baseline: Part.string
  case .extends: [("type", .strings(["string", "array"])), ("items", .object(Part.string))]
  case .exclude, .hosts, .tags, .globals: Part.array(of: Part.string)
  case .dialects: dialectSwitches(in: language)
  case .nativeViews: Part.dictionary(of: Part.reference("nativeView"))
  case .custom: Part.dictionary(of: Part.reference("customRule")) + [("propertyNames", .object(customName))]
  case .rules:
    [("allOf", .array([.object(Part.reference("rules")), .object(neededOptions(of: rules))]))]
  case .overrides: Part.array(of: Part.reference("override"))
  case .format: object(FormatKey.self, in: language, formatValue)
  }
}

private let customName: Members = [
  ("pattern", .string("^\(CustomRule.namePattern)$")), ("maxLength", .integer(CustomRule.maxNameLength)),
]

private func customRule(in language: Language) -> Members {
  func required(_ key: CustomRuleKey) -> JSONTree { .object([("required", .strings([key.rawValue]))]) }
  return object(CustomRuleKey.self, in: language, customRuleValue) + [
    ("required", .strings([CustomRuleKey.message.rawValue])),
    ("oneOf", .array([required(.select), required(.xpath)])),
    (
      "dependencies",
      .object([(CustomRuleKey.mark.rawValue, .strings([CustomRuleKey.select.rawValue]))])
    ),
  ]
}

private func customRuleValue(_ key: CustomRuleKey) -> Members {
  switch key {
  case .select, .xpath: Part.string + [("maxLength", .integer(CompiledExpression.maxLength))]
  case .mark: Part.string
  case .message, .help: Part.reference("customText")
  case .severity: Part.reference("severity")
  case .dialects: Part.array(of: Part.choice(Dialect.all.map(\.id.rawValue)))
  case .files: Part.array(of: Part.string)
  case .at: Part.choice(QueryNode.AttributePart.allCases.map(\.rawValue))
  case .url: Part.string + [("pattern", .string("^[hH][tT][tT][pP][sS]?://"))]
  }
}

/// A text in one language, or an object with one in some.
private func customText(in language: Language) -> Members {
  [
    (
      "anyOf",
      .array([
        .object(Part.string + [("minLength", .integer(1))]),
        .object(
          object(CustomTextKey.self, in: language) { _ in Part.string + [("minLength", .integer(1))] } + [
            ("minProperties", .integer(1))
          ]),
      ])
    )
  ]
}

private func formatValue(_ key: FormatKey) -> Members {
  switch key {
  case .indent:
    [("enum", .array(Indentation.sizes.map { .integer($0) } + [.string(FormatKey.tab)]))]
  }
}

private func dialectSwitches(in language: Language) -> Members {
  let properties = Dialect.all.map { dialect in
    let description = language(
      en: "Files that end in \(dialect.markupSuffix).", zh: "扩展名为 \(dialect.markupSuffix) 的文件。")
    return (
      key: dialect.id.rawValue,
      value: JSONTree.object([
        ("description", .string(description)),
        ("enum", .strings(DialectSwitch.all)),
      ])
    )
  }
  return [
    ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
  ]
}

private func nativeViewValue(_ key: NativeViewKey) -> Members {
  switch key {
  case .params: Part.dictionary(of: Part.choice(ParameterTypeName.all))
  case .events: Part.array(of: Part.string)
  case .platforms: Part.array(of: Part.choice(NativePlatform.allCases.map(\.rawValue)))
  }
}

private func overrideValue(_ key: OverrideKey) -> Members {
  switch key {
  case .files: Part.array(of: Part.string)
  case .rules: Part.reference("rules")
  }
}

private func ruleProperties(
  _ rules: [ConfigurationSchema.Rule], _ categories: [String], in language: Language
) -> Members {
  let ofRules = rules.map { rule, summary in
    let description = language(en: "Finds: \(summary.english).", zh: "检查：\(summary.chinese)。")
    return (
      key: rule.id,
      value: JSONTree.object(
        [
          ("description", .string(description)),
          ("default", .string(SeverityName.of(rule.severity))),
        ] + (rule.options.isEmpty ? Part.reference("entry") : entry(options: rule.options, in: language)))
    )
  }
  let ofCategories = categories.map { category in
    let description = language(
      en: "All rules of \(category) that are not off by default.", zh: "\(category) 中所有默认开启的规则。")
    return (
      key: category,
      value: JSONTree.object([("description", .string(description))] + Part.reference("entry"))
    )
  }
  return [
    ("type", .string("object")), ("properties", .object(ofRules + ofCategories)),
    (
      "patternProperties",
      .object([("^\(CustomRule.id(ofName: CustomRule.namePattern))$", .object(Part.reference("entry")))])
    ),
    ("additionalProperties", .bool(false)),
  ]
}

/// What is not in `overrides`, where an empty option says that for some files the rule finds nothing: elsewhere one that a rule
/// needs is not empty, unless the rule is off.
private func neededOptions(of rules: [ConfigurationSchema.Rule]) -> Members {
  let properties = rules.compactMap { rule, _ -> (key: String, value: JSONTree)? in
    let needed = rule.options.filter(\.isNeeded)
    if needed.isEmpty { return nil }
    let isOff = JSONTree.object([
      ("properties", .object([("severity", .object(Part.choice([SeverityName.of(nil)])))])),
      ("required", .strings(["severity"])),
    ])
    let filled = JSONTree.object([
      ("properties", .object(needed.map { ($0.name, .object([("minProperties", .integer(1))])) }))
    ])
    return (rule.id, .object([("if", isOff), ("else", filled)]))
  }
  return [("properties", .object(properties))]
}

/// A severity, or an object with one and with these options.
private func entry(options: [RuleOption], in language: Language) -> Members {
  let summary = language(en: "The severity of its findings.", zh: "问题的严重级别。")
  var properties = [Part.property("severity", summary, Part.reference("severity"))]
  for option in options {
    let description: Members = [("description", .string(option.summary[language]))]
    properties.append((option.name, .object(description + value(of: option.kind))))
  }
  return [
    (
      "anyOf",
      .array([
        .object(Part.reference("severity")),
        .object([
          ("type", .string("object")), ("properties", .object(properties)),
          ("additionalProperties", .bool(false)),
        ]),
      ])
    )
  ]
}

private func value(of kind: RuleOption.Kind) -> Members {
  switch kind {
  case .flag: Part.boolean
  case .reasons(let form):
    Part.dictionary(of: Part.string + [("minLength", .integer(1))])
      + [("propertyNames", .object([("pattern", .string(form.pattern))]))]
  }
}

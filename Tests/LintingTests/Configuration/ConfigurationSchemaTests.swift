import Diagnostics
import Files
import Testing

@testable import Linting

private let schema = ConfigurationSchema(
  rules: [
    (ruleNames.rule("missing-key")!, "a loop without \"a:key\""),
    (ruleNamesWithReasons.rule("restricted-names")!, "a name that is not used"),
    (ruleNames.rule("duplicate-id")!, "an id that is used twice"),
  ], categories: ["markup", "project"])

/// The schema's value at a path of keys.
private func value(_ path: String...) throws -> JSONValue {
  let document = JSONDocument(SourceText(path: "/schema.json", schema.text))
  var value = try #require(document.root)
  for key in path { value = try #require(value[key], "\(key)") }
  return value
}

@Suite struct ConfigurationSchemaTests {
  @Test func saysWhatItIs() throws {
    #expect(try value("$schema").string == "http://json-schema.org/draft-07/schema#")
    #expect(try value("allowComments").bool == true)
    #expect(try value("additionalProperties").bool == false)
    #expect(schema.text.hasSuffix("\n}\n"))
  }

  @Test func describesEveryKey() throws {
    let properties = try value("properties").members
    #expect(
      properties.map(\.key) == [
        "$schema", "required", "extends", "program", "exclude", "dialects", "hosts", "nativeViews", "tags",
        "globals", "custom", "rules",
        "overrides", "baseline", "format",
      ])
    for property in properties { #expect(property.value["description"]?.string?.isEmpty == false) }
    #expect(try value("properties", "exclude", "items", "type").string == "string")
    #expect(try value("properties", "tags", "items", "type").string == "string")
    #expect(try value("properties", "globals", "items", "type").string == "string")
    let indentations = try value("properties", "format", "properties", "indent", "enum").elements
    #expect(indentations.map(\.number) == [1, 2, 3, 4, 5, 6, 7, 8, nil])
    #expect(indentations.last?.string == "tab")
    #expect(try value("properties", "rules", "allOf").elements[0]["$ref"]?.string == "#/definitions/rules")
    #expect(try value("definitions", "override", "required").elements.map(\.string) == ["files", "rules"])
  }

  @Test func completesRulesAndSeverities() throws {
    let rules = try value("definitions", "rules", "properties").members
    #expect(rules.map(\.key) == ["missing-key", "restricted-names", "duplicate-id", "markup", "project"])
    #expect(rules[0].value["description"]?.string == "Finds: a loop without \"a:key\".")
    #expect(rules.map { $0.value["default"]?.string } == ["info", "off", "warning", nil, nil])
    #expect(rules[2].value["$ref"]?.string == "#/definitions/entry")
    #expect(rules[3].value["description"]?.string == "All rules of markup that are not off by default.")
    #expect(try value("definitions", "rules", "additionalProperties").bool == false)
    #expect(
      try value("definitions", "severity", "enum").elements.map(\.string) == [
        "off", "info", "warning", "error",
      ])
    let view = try value("definitions", "nativeView", "properties")
    #expect(
      view["params"]?["additionalProperties"]?["enum"]?.elements.map(\.string)
        == ["string", "number", "boolean", "object", "array", "any"])
    #expect(view["platforms"]?["items"]?["enum"]?.elements.map(\.string) == ["ios", "android"])
  }

  @Test func knowsTheOptionsOfEachRule() throws {
    func properties(_ id: String) throws -> JSONValue {
      let choices = try value("definitions", "rules", "properties", id, "anyOf").elements
      #expect(choices[0]["$ref"]?.string == "#/definitions/severity")
      #expect(choices[1]["additionalProperties"]?.bool == false)
      return try #require(choices[1]["properties"])
    }
    let key = try properties("missing-key")
    #expect(key.members.map(\.key) == ["severity", "static-lists"])
    #expect(key["severity"]?["$ref"]?.string == "#/definitions/severity")
    #expect(key["static-lists"]?["type"]?.string == "boolean")
    #expect(key["static-lists"]?["description"]?.string == "Also reports lists that never change.")
    let names = try properties("restricted-names")["names"]
    #expect(names?["additionalProperties"]?["minLength"]?.number == 1)
    #expect(names?["propertyNames"]?["pattern"]?.string == NamePattern.Form.attribute.pattern)
    let plain = try value("definitions", "entry", "anyOf").elements
    #expect(plain[1]["properties"]?.members.map(\.key) == ["severity"])
  }

  /// An empty option that a rule needs is wrong, unless the rule is off; in `overrides` it takes the names of other files away.
  @Test func needsWhatARuleNeeds() throws {
    let needed = try value("properties", "rules", "allOf").elements[1]["properties"]
    #expect(needed?.members.map(\.key) == ["restricted-names"])
    let rule = needed?["restricted-names"]
    #expect(rule?["if"]?["properties"]?["severity"]?["enum"]?.elements.map(\.string) == ["off"])
    #expect(rule?["if"]?["required"]?.elements.map(\.string) == ["severity"])
    #expect(rule?["else"]?["properties"]?["names"]?["minProperties"]?.number == 1)
    #expect(
      try value("definitions", "override", "properties", "rules", "$ref").string == "#/definitions/rules")
  }

  @Test func takesOneConfigurationToExtendOrSeveral() throws {
    #expect(try value("properties", "extends", "type").elements.map(\.string) == ["string", "array"])
    #expect(try value("properties", "extends", "items", "type").string == "string")
  }

  /// Every definition that is named exists.
  @Test func hasNoDanglingReference() throws {
    let definitions = try value("definitions").members.map(\.key)
    var open = [try value()]
    var references: Set<String> = []
    while let next = open.popLast() {
      open += next.elements + next.members.map(\.value)
      if let reference = next["$ref"]?.string { references.insert(reference) }
    }
    #expect(references == Set(definitions.map { "#/definitions/\($0)" }))
  }
}

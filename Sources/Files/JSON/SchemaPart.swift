/// The parts that JSON Schemas (draft 7) are put together from: members of an object.
package enum SchemaPart {
  package typealias Members = [(key: String, value: JSONTree)]

  package static let draft: Members = [("$schema", .string("http://json-schema.org/draft-07/schema#"))]
  package static let string: Members = [("type", .string("string"))]
  package static let integer: Members = [("type", .string("integer"))]
  package static let boolean: Members = [("type", .string("boolean"))]

  /// One of some texts.
  package static func choice(_ values: [String]) -> Members { [("enum", .strings(values))] }

  package static func array(of element: Members) -> Members {
    [("type", .string("array")), ("items", .object(element))]
  }

  /// An object with keys of the user's choice.
  package static func dictionary(of value: Members) -> Members {
    [("type", .string("object")), ("additionalProperties", .object(value))]
  }

  /// What the schema has under a name in its `definitions`.
  package static func reference(_ definition: String) -> Members {
    [("$ref", .string("#/definitions/\(definition)"))]
  }

  package static func property(_ key: String, _ summary: String, _ value: Members) -> (
    key: String, value: JSONTree
  ) {
    (key, .object([("description", .string(summary))] + value))
  }

  /// An object that has these properties, all but the optional ones, and may have others: a later version may write more.
  package static func object(_ properties: Members, optional: Set<String> = []) -> Members {
    [
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .strings(properties.map(\.key).filter { !optional.contains($0) })),
    ]
  }
}

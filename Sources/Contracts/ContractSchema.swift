import Containers
import Files
import NativeSource

/// The JSON Schema (draft 7) of a contract file. Objects may contain further keys: a later version may write more.
package struct ContractSchema: Sendable {
  let tree: JSONTree

  package init() {
    tree = .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("A contract of native views, as mpcheck writes and reads it")),
      ]
        + object(
          [
            property(
              ContractKey.version, "The version of this format.", [("const", .integer(ContractFile.version))]),
            property(
              ContractKey.tool, "What wrote the file.",
              object([
                property(ContractKey.name, "Its name.", string),
                property(ContractKey.version, "Its version.", string),
              ])),
            property(
              ContractKey.platforms, "The platforms whose native source was read.",
              array(
                of: object(
                  [
                    property(ContractKey.platform, "Its name.", platform),
                    property(
                      ContractKey.open, "Whether types may be registered beside those that are listed.",
                      boolean
                    ),
                    tagProperty,
                    property(
                      ContractKey.proxies,
                      "The vendor's classes for drawing external elements on Android that the source names.",
                      array(of: string)),
                  ], optional: [ContractKey.tag, ContractKey.proxies]))),
            property(
              ContractKey.views,
              "One entry for each type that is registered or used, by its name; those of one tag after those of another.",
              array(of: reference("view"))),
            property(
              ContractKey.widgets, "One entry for each widget that a mapping declares, by its name.",
              array(of: reference("widget"))),
          ], optional: [ContractKey.tool, ContractKey.widgets]) + [
          (
            "definitions",
            .object([
              ("view", .object(view)), ("native", .object(native)), ("used", .object(used)),
              ("face", .object(interface)), ("widget", .object(widget)),
            ])
          )
        ])
  }

  /// The schema as a JSON text with a line break at its end.
  package var text: String { tree.indented }
}

private typealias Members = [(key: String, value: JSONTree)]

private let string: Members = [("type", .string("string"))]
private let boolean: Members = [("type", .string("boolean"))]
private let platform: Members = [("enum", .strings(NativePlatform.allCases.map(\.rawValue)))]

private let tagProperty = property(
  ContractKey.tag, "The tag by which pages show the views; mpaas-component when it is absent.",
  [("enum", .strings(ContainerSet.all.systems.compactMap(\.tag)))])

private func array(of element: Members) -> Members {
  [("type", .string("array")), ("items", .object(element))]
}

private func reference(_ definition: String) -> Members {
  [("$ref", .string("#/definitions/\(definition)"))]
}

private func property(_ key: String, _ summary: String, _ value: Members) -> (key: String, value: JSONTree) {
  (key, .object([("description", .string(summary))] + value))
}

private func object(_ properties: Members, optional: Set<String> = []) -> Members {
  [
    ("type", .string("object")), ("properties", .object(properties)),
    ("required", .strings(properties.map(\.key).filter { !optional.contains($0) })),
  ]
}

private let view = object(
  [
    property(ContractKey.type, "The name under which the view is registered, and which pages use.", string),
    tagProperty,
    property(
      ContractKey.native, "What native code says of it, once for each platform that registers it.",
      array(of: reference("native"))),
    property(ContractKey.used, "What the pages use of it; absent when no page does.", reference("used")),
  ], optional: [ContractKey.tag, ContractKey.used])

private let widget = object(
  [
    property(ContractKey.name, "The name that scripts know.", string),
    property(ContractKey.platform, "The platform.", platform),
    property(
      ContractKey.class, "The class that is mapped; null for several.",
      [("type", .strings(["string", "null"]))]),
    property(ContractKey.path, "The mapping.", string),
    property(
      ContractKey.implementation, "The class, when it is among the sources that were read.", implementation),
    property(ContractKey.properties, "What scripts set and read, in byte order.", array(of: string)),
    property(ContractKey.events, "What it raises, in byte order.", array(of: string)),
  ], optional: [ContractKey.path, ContractKey.implementation])

private let implementation = object([
  property(ContractKey.class, "Its name.", string), property(ContractKey.path, "Its file.", string),
  property(
    ContractKey.methods, "The methods that the container calls and that it implements.", array(of: string)),
])

private let native = object(
  [
    property(ContractKey.platform, "The platform.", platform),
    property(
      ContractKey.registrations, "Which class is registered, in which file.",
      array(
        of: object(
          [
            property(
              ContractKey.class, "As it is registered; null when that is not known.",
              [("type", .strings(["string", "null"]))]),
            property(ContractKey.path, "The file that registers it.", string),
          ], optional: [ContractKey.path]))),
    property(
      ContractKey.implementation, "The class, when it is among the sources that were read.", implementation),
    property(ContractKey.events, "The events that it sends.", reference("face")),
    property(ContractKey.messages, "The messages of page scripts that it compares with.", reference("face")),
    property(ContractKey.params, "The parameters that it reads.", reference("face")),
  ], optional: [ContractKey.implementation])

private let used = object([
  property(ContractKey.ids, "The ids of its tags.", reference("face")),
  property(ContractKey.params, "The parameters that its tags pass.", reference("face")),
  property(ContractKey.events, "The events that its tags bind.", reference("face")),
  property(ContractKey.messages, "The messages that page scripts post to it.", reference("face")),
])

private let interface = object([
  property(ContractKey.open, "Whether there may be more than the names that are listed.", boolean),
  property(ContractKey.names, "In byte order.", array(of: string)),
])

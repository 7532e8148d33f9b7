import Containers
import Files
import NativeSource

/// The JSON Schema (draft 7) of a contract file. Objects may contain further keys: a later version may write more.
package struct ContractSchema: Sendable {
  package let tree: JSONTree

  package init() {
    tree = .object(
      Part.draft + [("title", .string("A contract of native views, as mpcheck writes and reads it"))]
        + Part.object(
          [
            Part.property(
              ContractKey.version, "The version of this format.", [("const", .integer(ContractFile.version))]),
            Part.property(
              ContractKey.tool, "What wrote the file.",
              Part.object([
                Part.property(ContractKey.name, "Its name.", Part.string),
                Part.property(ContractKey.version, "Its version.", Part.string),
              ])),
            Part.property(
              ContractKey.platforms, "The platforms whose native source was read.",
              Part.array(
                of: Part.object(
                  [
                    Part.property(ContractKey.platform, "Its name.", platform),
                    Part.property(
                      ContractKey.open, "Whether types may be registered beside those that are listed.",
                      Part.boolean
                    ),
                    tagProperty,
                    Part.property(
                      ContractKey.proxies,
                      "The vendor's classes for drawing external elements on Android that the source names.",
                      Part.array(of: Part.string)),
                  ], optional: [ContractKey.tag, ContractKey.proxies]))),
            Part.property(
              ContractKey.views,
              "One entry for each type that is registered or used, by its name; those of one tag after those of another.",
              Part.array(of: Part.reference("view"))),
            Part.property(
              ContractKey.widgets, "One entry for each widget that a mapping declares, by its name.",
              Part.array(of: Part.reference("widget"))),
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

private typealias Part = SchemaPart

private let platform = Part.choice(NativePlatform.allCases.map(\.rawValue))

private let tagProperty = Part.property(
  ContractKey.tag, "The tag by which pages show the views; mpaas-component when it is absent.",
  Part.choice(ContainerSet.all.systems.compactMap(\.tag)))

private let view = Part.object(
  [
    Part.property(
      ContractKey.type, "The name under which the view is registered, and which pages use.", Part.string),
    tagProperty,
    Part.property(
      ContractKey.native, "What native code says of it, once for each platform that registers it.",
      Part.array(of: Part.reference("native"))),
    Part.property(
      ContractKey.used, "What the pages use of it; absent when no page does.", Part.reference("used")),
  ], optional: [ContractKey.tag, ContractKey.used])

private let widget = Part.object(
  [
    Part.property(ContractKey.name, "The name that scripts know.", Part.string),
    Part.property(ContractKey.platform, "The platform.", platform),
    Part.property(
      ContractKey.class, "The class that is mapped; null for several.",
      [("type", .strings(["string", "null"]))]),
    Part.property(ContractKey.path, "The mapping.", Part.string),
    Part.property(
      ContractKey.implementation, "The class, when it is among the sources that were read.", implementation),
    Part.property(
      ContractKey.properties, "What scripts set and read, in byte order.", Part.array(of: Part.string)),
    Part.property(ContractKey.events, "What it raises, in byte order.", Part.array(of: Part.string)),
  ], optional: [ContractKey.path, ContractKey.implementation])

private let implementation = Part.object([
  Part.property(ContractKey.class, "Its name.", Part.string),
  Part.property(ContractKey.path, "Its file.", Part.string),
  Part.property(
    ContractKey.methods, "The methods that the container calls and that it implements.",
    Part.array(of: Part.string)),
])

private let native = Part.object(
  [
    Part.property(ContractKey.platform, "The platform.", platform),
    Part.property(
      ContractKey.registrations, "Which class is registered, in which file.",
      Part.array(
        of: Part.object(
          [
            Part.property(
              ContractKey.class, "As it is registered; null when that is not known.",
              [("type", .strings(["string", "null"]))]),
            Part.property(ContractKey.path, "The file that registers it.", Part.string),
          ], optional: [ContractKey.path]))),
    Part.property(
      ContractKey.implementation, "The class, when it is among the sources that were read.", implementation),
    Part.property(ContractKey.events, "The events that it sends.", Part.reference("face")),
    Part.property(
      ContractKey.messages, "The messages of page scripts that it compares with.", Part.reference("face")),
    Part.property(ContractKey.params, "The parameters that it reads.", Part.reference("face")),
  ], optional: [ContractKey.implementation])

private let used = Part.object([
  Part.property(ContractKey.ids, "The ids of its tags.", Part.reference("face")),
  Part.property(ContractKey.params, "The parameters that its tags pass.", Part.reference("face")),
  Part.property(ContractKey.events, "The events that its tags bind.", Part.reference("face")),
  Part.property(ContractKey.messages, "The messages that page scripts post to it.", Part.reference("face")),
])

private let interface = Part.object([
  Part.property(ContractKey.open, "Whether there may be more than the names that are listed.", Part.boolean),
  Part.property(ContractKey.names, "In byte order.", Part.array(of: Part.string)),
])

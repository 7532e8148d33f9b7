import Files
import Testing

@testable import Guide

/// What the words for the types of a schema are.
@Suite struct SchemaTableTests {
  private static let schema: JSONTree = .object(
    Part.object(
      [
        Part.property("name", "A name.", Part.string),
        Part.property("names", "Names.", Part.array(of: Part.string)),
        Part.property("kind", "A kind.", Part.choice(["a", "b"])),
        Part.property("version", "The version.", [("const", .integer(1))]),
        Part.property("either", "Either.", [("type", .strings(["string", "null"]))]),
        Part.property("parts", "Parts.", Part.array(of: Part.reference("part"))),
        Part.property("views", "Views.", Part.dictionary(of: Part.reference("part"))),
        Part.property(
          "limited", "Limited.",
          [("allOf", .array([.object(Part.reference("part")), .object([("minProperties", .integer(1))])]))]),
        Part.property("inner", "Inner.", Part.object([Part.property("deep", "Deep.", Part.boolean)])),
        Part.property(
          "entry", "An entry.",
          [
            (
              "anyOf",
              .array([
                .object(Part.choice(["on"])), .object(Part.object([Part.property("x", "X.", Part.integer)])),
              ])
            ), ("default", .string("on")),
          ]),
      ], optional: ["names"])
      + [
        (
          "definitions",
          .object([("part", .object(Part.object([Part.property("id", "An id.", Part.string)])))])
        )
      ])

  private typealias Part = SchemaPart

  private static func words(_ pieces: [SchemaTables.Piece]) -> String {
    pieces.map {
      switch $0 {
      case .words(let words): words
      case .code(let value): "`\(value)`"
      case .object(let table, let text): "[\(text)](\(table))"
      }
    }.joined()
  }

  @Test func eachObjectHasATable() {
    let tables = SchemaTables(SchemaTableTests.schema, Words(language: .english)).tables
    #expect(tables.map(\.name) == ["", "part", "inner", "entry"])
    #expect(
      tables[0].fields.map { "\($0.name): \(SchemaTableTests.words($0.type))" } == [
        "name: string", "names: list of strings", "kind: `a` or `b`", "version: `1`",
        "either: string or null",
        "parts: list of [part](part)", "views: object by names, each [part](part)", "limited: [part](part)",
        "inner: [object](inner)",
        "entry: [object](entry)",
      ])
    #expect(tables[0].fields.filter { !$0.isRequired }.map(\.name) == ["names"])
    #expect(tables[0].fields.compactMap(\.defaultValue) == ["on"])
    #expect(tables[1].fields.map(\.anchor) == ["part.id"])
    #expect(tables[2].fields.map(\.anchor) == ["inner.deep"])
    #expect(SchemaTableTests.words(tables[3].type) == "`on` or object")
    #expect(tables[3].fields.map(\.summary) == ["X."])
  }
}

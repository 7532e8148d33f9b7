import Diagnostics
import Markup
import Testing

@testable import Reference

/// What the table says of the built-in tags of a dialect, as Swift.
struct BuiltinTagsFile: Sendable, CustomTestStringConvertible {
  let dialect: Dialect
  /// The comment on the list.
  private let comment: [String]

  /// The letter of the dialect in the table.
  var letter: String { dialect.letter.map { String($0) } ?? "" }

  var testDescription: String { dialect.name }

  /// The dialects that have a list of their own.
  static let all = [
    BuiltinTagsFile(
      dialect: .axml,
      comment: [
        "The built-in tags of AXML: the union of the public sources that `Sources` names. The base tags of the mPaaS",
        "container are the same.",
      ]),
    BuiltinTagsFile(
      dialect: .wxml,
      comment: [
        "The built-in tags of WXML: the union of the public sources that `Sources` names. `componentDocs` are here the",
        "component pages of WeChat of November 2021. Booleans and events come from the documentation and from Taro; both",
        "lists are incomplete. An enumeration is listed where its values do not follow the base library.",
      ]),
    BuiltinTagsFile(
      dialect: .swan,
      comment: [
        "The built-in tags of Swan, from the documentation of Baidu of 2020 and from Taro; the lists are incomplete."
      ]),
    BuiltinTagsFile(
      dialect: .ttml,
      comment: [
        "The built-in tags of TTML, from Taro: no documentation could be read, and every list is incomplete."
      ]),
  ]

  /// The sources that the head of a tag names, for each dialect.
  static func sources(of block: ReferenceTable.Block) -> [(letter: String, names: [String])] {
    ReferenceTable.all.text(block.head.kind).split(separator: "; ").map { list in
      let words = list.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst()))
    }
  }

  var text: String {
    let comment = comment.map { "  /// \($0)\n" }.joined()
    return """
      // Written by `make bless` from `Sources/Reference/Tables`.

      extension BuiltinTag {
      \(comment)  static let \(dialect.id.rawValue): [BuiltinTag] = [
      \(ReferenceTable.all.tags.sorted().compactMap(tag).joined())  ]
      }

      """
  }

  private func tag(_ name: String) -> String? {
    let table = ReferenceTable.all
    guard let block = table.block(of: name, for: dialect),
      let sources = BuiltinTagsFile.sources(of: block).first(where: { $0.letter == letter })?.names
    else { return nil }
    let attributes = dialect.lines(of: block.lines, events: false)
    let booleans = attributes.filter { dialect.entry(of: $0, in: block.lines)?.type == "boolean" }
    let events = dialect.lines(of: block.lines, events: true)
    let closed = attributes.filter { table.isClosed($0, for: dialect) }
    return SwiftCall(
      name: "BuiltinTag", first: "\"\(name)\", [\(sources.map { ".\($0)" }.joined(separator: ", "))]",
      labelled: [
        ("booleans", .list(booleans.map { table.text($0.name) }.sorted())),
        (
          "events",
          .list(events.map { dialect.events.spelling(.bind, table.name(of: $0, in: dialect)) }.sorted())
        ),
        (
          "enumerations",
          .table(
            closed.map { line in
              (table.text(line.name), (dialect.entry(of: line, in: block.lines)?.values ?? []).sorted())
            }.sorted { $0.0 < $1.0 })
        ),
      ]
    ).text(indentation: 4)
  }
}

/// The words of the table, as Swift.
enum KnownWordsFile {
  static var text: String {
    """
    // Written by `make bless` from `Sources/Reference/Tables`.

    extension KnownWords {
      /// The attributes of the table.
      static let attributes: [StaticString] = \(list(Set(entries.map(\.name))))

      /// The attributes for which the table lists values.
      static let attributesWithValues: [StaticString] = \(list(Set(withValues.map(\.name))))

      /// All these values.
      static let values: [StaticString] = \(list(Set(withValues.flatMap(\.values))))
    }

    """
  }

  /// What the table says of attributes, for each dialect; not of those of which only the beginning is certain.
  private static let entries = Dialect.all.flatMap { dialect in
    ReferenceTable.all.tags.filter { $0 != "directives" }.flatMap { tag in
      let lines = ReferenceTable.all.block(of: tag, for: dialect)?.lines ?? []
      return dialect.lines(of: lines, events: false).compactMap { dialect.entry(of: $0, in: lines) }
    }
  }.filter { !$0.name.hasSuffix("*") }

  private static let withValues = entries.filter { !$0.values.isEmpty }

  private static func list(_ words: Set<String>) -> String {
    SwiftLiteral.list(words.sorted()).text(indentation: 2, column: 0, rest: 0)
  }
}

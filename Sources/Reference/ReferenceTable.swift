import Markup

/// The descriptions of tags and attributes as text, written once for all dialects, and found by tag.
///
/// A tag is a head and a line for each attribute and event, in fields between bars:
///
///     <button> | a w s t | What it is, in a sentence.
///     size | a w2.1.0 | string: default, mini | What it does, in a sentence.
///     @tap | a | When the event is sent.
///     color | a | = hover-color of view
///
/// The second field is the dialects, each by the first letter of its id, with the version of the base library that brought
/// it. What is for `w` is also for the other languages of the family, except TTML, where no line is theirs, but without the
/// version. The third is the type of the value and after a colon the values. `=` takes type, values and sentence from
/// another attribute, of the same tag or another one. `<block alone>` has no attributes but its own, `data-*` is all that
/// begin with `data-`. A line that begins with a bar is the same name for other dialects; without a sentence it has the
/// one before. A line that begins with blanks continues the one before.
struct ReferenceTable: Sendable {
  /// Read when it is first used.
  static let all = ReferenceTable([
    common, structure, containers, forms, content, media, open, skyline,
  ])

  private let blocks: [String: [Block]]

  private init(_ tables: [String]) {
    var blocks: [String: [Block]] = [:]
    for table in tables {
      var rows: [String] = []
      func close() {
        guard let head = rows.first else { return }
        blocks[ReferenceTable.tag(head), default: []].append(Block(rows))
        rows = []
      }
      for row in table.utf8.split(separator: UInt8(ascii: "\n")) {
        if row.first == UInt8(ascii: " ") {
          rows[rows.count - 1] += " " + String(Substring(row.drop { $0 == UInt8(ascii: " ") }))
        } else {
          if row.first == UInt8(ascii: "<") { close() }
          rows.append(String(Substring(row)))
        }
      }
      close()
    }
    self.blocks = blocks
  }

  /// The name in `<name>` or `<name alone>` at the beginning.
  private static func tag(_ head: String) -> String {
    String(Substring(head.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }))
  }

  /// The tags that have descriptions, and `*` and `directives`.
  var tags: [String] { Array(blocks.keys) }

  /// What the table says of a tag in a dialect.
  func block(of tag: String, for dialect: Dialect) -> Block? {
    let blocks = blocks[tag] ?? []
    return blocks.first { $0.codes.hasOwn(dialect) } ?? blocks.first { $0.codes.isFor(dialect) }
  }

  /// A tag of the table.
  struct Block: Sendable {
    let summary: String
    let codes: Codes
    /// Whether it has none of the attributes and events of every tag.
    let isAlone: Bool
    let lines: [Line]

    init(_ rows: [String]) {
      let head = ReferenceTable.fields(of: rows[0])
      isAlone = head[0].hasSuffix(" alone>")
      codes = Codes(head[1])
      summary = head[2]
      var lines: [Line] = []
      for row in rows.dropFirst() { lines.append(Line(ReferenceTable.fields(of: row), after: lines.last)) }
      self.lines = lines
    }
  }

  /// An attribute or event of the table.
  struct Line: Sendable {
    /// With `@` before the name of an event.
    let name: String
    let codes: Codes
    let type: String?
    let values: [String]
    let summary: String
    /// The attribute that it is the same as, and its tag when that is another one.
    let same: (name: String, tag: String?)?

    var isEvent: Bool { name.utf8.first == UInt8(ascii: "@") }

    init(_ fields: [String], after last: Line?) {
      name = fields[0].isEmpty ? last?.name ?? "" : fields[0]
      codes = Codes(fields[1])
      let rest = Array(fields.dropFirst(2))
      if let first = rest.first, first.utf8.starts(with: "= ".utf8) {
        let words = first.split(separator: " ")
        same = (String(words[1]), words.count > 3 ? String(words[3]) : nil)
        (type, values, summary) = (nil, [], "")
        return
      }
      same = nil
      guard name.utf8.first != UInt8(ascii: "@") else {
        (type, values, summary) = (nil, [], rest[0])
        return
      }
      let kind = rest[0].split(separator: ": ", maxSplits: 1)
      type = String(kind[0])
      values = kind.count > 1 ? kind[1].split(separator: ", ").map(String.init) : []
      summary = rest.count > 1 ? rest[1] : last?.summary ?? ""
    }

    func isFor(_ dialect: Dialect) -> Bool { codes.isFor(dialect) }
  }

  /// The dialects that a line is for.
  struct Codes: Sendable {
    private let words: [Substring]

    init(_ field: String) { words = field.split(separator: " ") }

    /// Whether it is for a dialect by its own letter.
    func hasOwn(_ dialect: Dialect) -> Bool { word(of: dialect) != nil }

    func isFor(_ dialect: Dialect) -> Bool {
      hasOwn(dialect) || dialect.readsWXML && hasOwn(.wxml)
    }

    func version(for dialect: Dialect) -> String? {
      word(of: dialect).flatMap { $0.utf8.count > 1 ? String($0.dropFirst()) : nil }
    }

    private func word(of dialect: Dialect) -> Substring? {
      words.first { $0.utf8.first == dialect.id.rawValue.utf8.first }
    }
  }

  /// What is between the bars, without blanks around it; the first field of a line that begins with a bar is empty.
  private static func fields(of row: String) -> [String] {
    row.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { field in
      let blank = UInt8(ascii: " ")
      let start = field.drop { $0 == blank }
      let end = start.lastIndex { $0 != blank }.map { start.index(after: $0) } ?? start.startIndex
      return String(Substring(start[..<end]))
    }
  }
}

extension [ReferenceTable.Line] {
  /// The line of a name: one that has it, else one that has its beginning; of these the dialect's own.
  func line(of name: String, for dialect: Dialect) -> ReferenceTable.Line? {
    let found = filter { $0.name == name && $0.isFor(dialect) }
    if let line = found.first(where: { $0.codes.hasOwn(dialect) }) ?? found.first { return line }
    return first { line in
      line.name.utf8.last == UInt8(ascii: "*") && line.isFor(dialect)
        && name.utf8.count >= line.name.utf8.count && name.utf8.starts(with: line.name.utf8.dropLast())
    }
  }
}

extension Dialect {
  /// Whether it has no documentation of its own, but what WXML has.
  var readsWXML: Bool { family == .weChat && id != "wxml" && id != "ttml" }
}

import Diagnostics
import Markup

/// What is known of tags and attributes, as text, written once for all dialects, and found by tag. `make bless` writes the lists
/// that a lint needs (`BuiltinTags+*.swift`, `KnownWords+Lists.swift`) from it.
///
/// A tag is a head and a line for each attribute and event, in fields between bars:
///
///     <button> | a w s t | a morjs taro; w taro | What it is, in a sentence. || 一句话说明。
///     size | a w!2.1.0 | string: default, mini | What it does, in a sentence. || 一句话说明。
///     @tap | a | When the event is sent. || 何时触发。
///     @LongTap | a w | When the event is sent. || 何时触发。
///     color | a | = hover-color of view
///
/// The second field is the dialects, each by its letter (`Dialect.letter`), with the version of the base library that
/// brought it. What is for `w` is also for the languages that read WXML, where no line is their own and without the
/// version, if they have the tag. A `!` after the letter says that no base library has other values: a rule reports them.
///
/// The third field of a head is the sources that name the tag (`BuiltinTag.Sources`), for each dialect in whose list it is; those
/// that a dialect adds to the list of another one (`Dialect+<Name>.swift`) are in none. The third field of an attribute is the
/// type of the value, `-` where there is none, and after a colon the values. What is `boolean` here, rules take for one; where no
/// document gives the type, it is `any`. `=` takes type, values and sentence from another attribute, of the same tag or another
/// one.
///
/// An event with a capital letter at its beginning is spelled so after `on`, and in lower case after `bind`; any other one is
/// spelled so after `bind`. `<block alone>` has no attributes but its own, `data-*` is all that begin with `data-`. A line that
/// begins with a bar is the same name for other dialects; without a sentence it has the one before. A line that begins with
/// blanks continues the one before. After ` || ` is the sentence in Chinese, which is in one line, as there are no blanks between
/// its characters.
struct ReferenceTable: Sendable {
  /// Read when it is first used. Only the bars are found then; texts are made when they are requested.
  static let all = ReferenceTable([
    common, structure, containers, forms, content, media, open, skyline,
  ])

  private let bytes: [UInt8]
  private let blocks: [String: [Block]]

  /// A tag of the table; places are offsets in `bytes`.
  struct Block: Sendable {
    let head: Line
    /// Whether it has none of the attributes and events of every tag.
    let isAlone: Bool
    var lines: [Line] = []
  }

  /// An attribute or event of the table, or the head of a tag, as the places of its fields.
  struct Line: Sendable {
    /// The name; the name of an event has `@` before it.
    let name: Range<Int>
    let codes: Range<Int>
    /// Type and values, or what it is the same as; the sources in the head of a tag; empty for an event.
    let kind: Range<Int>
    /// The sentences, with ` || ` between them.
    let summary: Range<Int>
    let isEvent: Bool
  }

  private init(_ tables: [String]) {
    let bytes = Array(tables.joined(separator: "\n").utf8)
    var blocks: [String: [Block]] = [:]
    var block: Block?
    func close() {
      guard let block else { return }
      blocks[ReferenceTable.tag(bytes[block.head.name]), default: []].append(block)
    }
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        guard bytes[start] != UInt8(ascii: "\n") else {
          start += 1
          continue
        }
        var end = start
        // A row that begins with a blank continues the one before.
        repeat {
          end = bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } while end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: " ")
        let line = Line(bytes, start..<end, after: block?.lines.last)
        if bytes[start] == UInt8(ascii: "<") {
          close()
          block = Block(head: line, isAlone: bytes[line.name].contains(UInt8(ascii: " ")))
        } else {
          block?.lines.append(line)
        }
        start = end + 1
      }
    }
    close()
    self.bytes = bytes
    self.blocks = blocks
  }

  /// The name in `<name>` or `<name alone>`.
  private static func tag(_ head: ArraySlice<UInt8>) -> String {
    String(
      decoding: head.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The tags that have descriptions, and `*` and `directives`.
  var tags: [String] { Array(blocks.keys) }

  /// The description of a tag in a dialect.
  func block(of tag: String, for dialect: Dialect) -> Block? {
    let blocks = blocks[tag] ?? []
    return blocks.first { hasOwn($0.head, dialect) } ?? blocks.first { isFor($0.head, dialect) }
  }

  /// The line of a name as it is in the table: one with the name itself, else one with its beginning. Among these, the
  /// dialect's own.
  func line(of name: String, in lines: [Line], for dialect: Dialect) -> Line? {
    let name = name.utf8
    let found = lines.filter { bytes[$0.name].elementsEqual(name) && isFor($0, dialect) }
    if let line = found.first(where: { hasOwn($0, dialect) }) ?? found.first { return line }
    return lines.first { line in
      bytes[line.name].last == UInt8(ascii: "*") && name.count >= line.name.count
        && name.starts(with: bytes[line.name].dropLast()) && isFor(line, dialect)
    }
  }

  /// The line of an event that the dialect spells so.
  func line(ofEvent event: String, in lines: [Line], for dialect: Dialect) -> Line? {
    let found = lines.filter { $0.isEvent && isFor($0, dialect) && name(of: $0, in: dialect) == event }
    return found.first { hasOwn($0, dialect) } ?? found.first
  }

  /// The line of a name for any dialect.
  func anyLine(of name: String, in lines: [Line]) -> Line? {
    lines.first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  // MARK: - Fields

  /// The text at a place, in one row.
  func text(_ place: Range<Int>) -> String {
    guard bytes[place].contains(UInt8(ascii: "\n")) else {
      return String(decoding: bytes[place], as: UTF8.self)
    }
    let rows = bytes[place].split(separator: UInt8(ascii: "\n"))
    return rows.map { String(decoding: $0.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }.joined(
      separator: " ")
  }

  /// The name of a line as the dialect spells it, without `@`.
  func name(of line: Line, in dialect: Dialect) -> String {
    let name = text(line.name)
    guard line.isEvent else { return name }
    let event = name.dropFirst()
    if dialect.events.form == .capitalised { return event.capitalisedFirst }
    return event.utf8.first?.isASCIIUppercase == true ? event.lowercased() : String(event)
  }

  /// The sentence of a line.
  func summary(of line: Line) -> LocalizedText {
    let parts = text(line.summary).split(separator: " || ", maxSplits: 1).map(String.init)
    return LocalizedText(en: parts.first ?? "", zh: parts.last ?? "")
  }

  func type(of line: Line) -> String? {
    let type = text(line.kind).split(separator: ": ", maxSplits: 1).first
    return type == "-" ? nil : type.map(String.init)
  }

  func values(of line: Line) -> [String] {
    let parts = text(line.kind).split(separator: ": ", maxSplits: 1)
    return parts.count > 1 ? parts[1].split(separator: ", ").map(String.init) : []
  }

  /// The attribute that a line is the same as; and its tag, when that is another one.
  func same(as line: Line) -> (name: String, tag: String?)? {
    guard bytes[line.kind].first == UInt8(ascii: "=") else { return nil }
    let words = text(line.kind).split(separator: " ").map(String.init)
    return (words[1], words.count > 3 ? words[3] : nil)
  }

  func isFor(_ line: Line, _ dialect: Dialect) -> Bool {
    hasOwn(line, dialect) || dialect.readsWXML && hasOwn(line, .wxml)
  }

  /// Whether a line is for a dialect by its own letter.
  func hasOwn(_ line: Line, _ dialect: Dialect) -> Bool { code(of: line, dialect) != nil }

  func version(of line: Line, for dialect: Dialect) -> String? {
    let version = code(of: line, dialect)?.drop { !$0.isASCIIDigit } ?? []
    return version.isEmpty ? nil : String(decoding: version, as: UTF8.self)
  }

  /// Whether no base library has other values than those of the line.
  func isClosed(_ line: Line, for dialect: Dialect) -> Bool {
    code(of: line, dialect)?.contains(UInt8(ascii: "!")) == true
  }

  /// The letter of a dialect in a line, with mark and version after it.
  private func code(of line: Line, _ dialect: Dialect) -> ArraySlice<UInt8>? {
    // Versions have no letters.
    guard let letter = dialect.letter,
      let start = bytes[line.codes].firstIndex(where: { $0 == UInt8(ascii: letter) })
    else { return nil }
    return bytes[start..<line.codes.upperBound].prefix { $0 != UInt8(ascii: " ") }
  }
}

extension ReferenceTable.Line {
  /// The fields of a row; `last` is the line before in the same tag.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ row: Range<Int>, after last: ReferenceTable.Line?) {
    var start = row.lowerBound
    func trimmed(_ place: Range<Int>) -> Range<Int> {
      let blank = UInt8(ascii: " ")
      let from = bytes[place].firstIndex { $0 != blank } ?? place.upperBound
      let to = bytes[from..<place.upperBound].lastIndex { $0 != blank }.map { $0 + 1 } ?? from
      return from..<to
    }
    func field() -> Range<Int> {
      let bar = bytes[start..<row.upperBound].firstIndex(of: UInt8(ascii: "|")) ?? row.upperBound
      defer { start = min(bar + 1, row.upperBound) }
      return trimmed(start..<bar)
    }
    let first = field()
    name = first.isEmpty ? last?.name ?? first : first
    codes = field()
    isEvent = name.first.map { bytes[$0] } == UInt8(ascii: "@")
    let third = field()
    let isSame = third.first.map { bytes[$0] } == UInt8(ascii: "=")
    if isEvent && !isSame {
      kind = third.lowerBound..<third.lowerBound
      summary = trimmed(third.lowerBound..<row.upperBound)
    } else {
      kind = third
      let fourth = trimmed(start..<row.upperBound)
      summary = fourth.isEmpty && !isSame ? last?.summary ?? fourth : fourth
    }
  }
}

extension Dialect {
  /// The letter of the dialect in lines; nil where nothing is described for it alone.
  var letter: Unicode.Scalar? {
    switch id {
    case "axml": "a"
    case "wxml": "w"
    case "ttml": "t"
    case "qml": "q"
    case "swan": "s"
    default: nil
    }
  }

  /// Whether it has what WXML has, unless a document says otherwise.
  var readsWXML: Bool { family == .weChat && (letter == nil || letter == "q") }
}

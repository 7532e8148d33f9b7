/// A part of a page of the guide. These are the forms of Markdown that its pages have, and `TopicTests` finds any other: headings,
/// paragraphs, lists without lists in them, tables, and code between fences.
enum MarkdownBlock: Equatable {
  /// With a level from 1.
  case heading(Int, String)
  case paragraph(String)
  /// The items, which have numbers or not.
  case list([String], isNumbered: Bool)
  /// The cells of the first row, and those of the others, each as many.
  case table([String], rows: [[String]])
  /// What is between fences, without a line break at the end.
  case code(String)

  static func blocks(of text: String) -> [MarkdownBlock] {
    var reader = MarkdownReader(text)
    return reader.blocks()
  }
}

private struct MarkdownReader {
  private let lines: [Substring]
  private var index = 0

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while index < lines.count {
      if lines[index].isEmpty {
        index += 1
      } else {
        blocks.append(block())
      }
    }
    return blocks
  }

  /// The block that begins at the line, which is not empty.
  private mutating func block() -> MarkdownBlock {
    let line = lines[index]
    if line.hasPrefix("```") { return code() }
    if line.hasPrefix("#") {
      index += 1
      let level = line.prefix { $0 == "#" }.count
      return .heading(level, String(line.dropFirst(level).drop { $0 == " " }))
    }
    if line.hasPrefix("|") { return table() }
    if let mark = MarkdownReader.mark(of: line) { return list(isNumbered: mark.isNumbered) }
    var parts: [Substring] = []
    while index < lines.count, !lines[index].isEmpty {
      if !parts.isEmpty, MarkdownReader.mark(of: lines[index]) != nil || lines[index].hasPrefix("```") {
        break
      }
      parts.append(lines[index])
      index += 1
    }
    return .paragraph(MarkdownReader.joined(parts))
  }

  private mutating func code() -> MarkdownBlock {
    index += 1
    var code: [Substring] = []
    while index < lines.count, lines[index] != "```" {
      code.append(lines[index])
      index += 1
    }
    index += 1
    return .code(code.joined(separator: "\n"))
  }

  private mutating func table() -> MarkdownBlock {
    var rows: [[String]] = []
    while index < lines.count, lines[index].hasPrefix("|") {
      rows.append(MarkdownReader.cells(of: lines[index]))
      index += 1
    }
    return .table(rows[0], rows: Array(rows.dropFirst(2)))
  }

  /// The cells of a row; a bar in code is none between cells.
  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isInCode = false
    for character in line.dropFirst() {
      if character == "`" { isInCode.toggle() }
      if character == "|", !isInCode {
        cells.append(trimmed(cell))
        cell = ""
      } else {
        cell.append(character)
      }
    }
    return cells
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }

  private mutating func list(isNumbered: Bool) -> MarkdownBlock {
    var items: [String] = []
    var parts: [Substring] = []
    while index < lines.count, !lines[index].isEmpty {
      let mark = MarkdownReader.mark(of: lines[index])
      if mark != nil, !parts.isEmpty {
        items.append(MarkdownReader.joined(parts))
        parts = []
      }
      parts.append(lines[index].dropFirst(mark?.length ?? 0).drop { $0 == " " })
      index += 1
    }
    items.append(MarkdownReader.joined(parts))
    return .list(items, isNumbered: isNumbered)
  }

  /// What a line of a list begins with, `- ` or `1. `: how many characters.
  private static func mark(of line: Substring) -> (length: Int, isNumbered: Bool)? {
    if line.hasPrefix("- ") { return (2, false) }
    let digits = line.prefix { $0.isNumber }.count
    return digits > 0 && line.dropFirst(digits).hasPrefix(". ") ? (digits + 2, true) : nil
  }

  /// Lines as one: with a blank between words that are not Chinese.
  private static func joined(_ parts: [Substring]) -> String {
    parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      let isChinese = text.last?.isASCII == false && part.first?.isASCII == false
      text += (isChinese ? "" : " ") + part
    }
  }
}

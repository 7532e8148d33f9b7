import Diagnostics
import Reporting

extension Topic {
  /// What `mpcheck help TOPIC` prints: lines of at most so many columns, but for code.
  package func text(in language: Language, color: Bool, width: Int, owner: String? = Topic.owner) -> String {
    let bold = { (text: String) in color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    let blocks = blocks(in: language, owner: owner).map { block -> String in
      switch block {
      case .heading(_, let title):
        bold(Topic.plain(title)) + "\n"
      case .paragraph(let text):
        wrapped(Topic.plain(text) + "\n", width: width)
      case .list(let items, let isNumbered):
        items.enumerated().map { index, item in
          let mark = isNumbered ? "  \(index + 1). " : "  - "
          return wrapped(mark + Topic.plain(item) + "\n", width: width, hanging: mark.utf8.count)
        }.joined()
      case .table(let heads, let rows):
        rows.map { Topic.text(of: $0, heads, in: language, width: width) }.joined()
      case .code(let code):
        code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return blocks.joined(separator: "\n")
  }

  /// A row: its first cell, and the others below it. Where there are several of these, each says which it is.
  private static func text(of row: [String], _ heads: [String], in language: Language, width: Int) -> String {
    zip(heads, row).enumerated().map { index, cell in
      if cell.1.isEmpty { return "" }
      let name =
        index > 0 && row.count > 2 && !cell.0.isEmpty ? plain(cell.0) + language(en: ": ", zh: "：") : ""
      return wrapped(
        String(repeating: " ", count: index > 0 ? 6 : 2) + name + plain(cell.1) + "\n", width: width,
        hanging: 2)
    }.joined()
  }

  /// A line without its marks. A link to another topic is followed by the command that shows it.
  private static func plain(_ line: String) -> String {
    MarkdownSpan.spans(of: line).map { span in
      guard case .link(_, let target) = span else { return span.text }
      if let topic = TopicLink(target).topic { return "\(span.text) (mpcheck help \(topic))" }
      return target.contains("://") ? "\(span.text) (\(target))" : span.text
    }.joined()
  }
}

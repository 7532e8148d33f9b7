import Diagnostics
import Reporting

/// The page of a topic of the guide.
struct TopicPage {
  let topic: Topic
  let words: Words

  var content: PageContent {
    let blocks = topic.blocks(in: words.language)
    var page = PageContent(of: topic, blocks, words)
    for block in blocks { append(block, to: &page) }
    return page
  }

  private func append(_ block: MarkdownBlock, to page: inout PageContent) {
    switch block {
    case .heading(let level, let title):
      page.append("<h\(level)")
      if level > 1 { page.appendAttribute("id", TopicLink.anchor(of: title)) }
      page.append(">")
      append(spansOf: title, to: &page)
      page.append("</h\(level)>\n")
    case .paragraph(let text):
      page.append("<p>")
      append(spansOf: text, to: &page)
      page.append("</p>\n")
    case .list(let items, let isNumbered):
      page.append(isNumbered ? "<ol class=\"lines\">\n" : "<ul class=\"lines\">\n")
      for item in items {
        page.append("<li>")
        append(spansOf: item, to: &page)
        page.append("</li>\n")
      }
      page.append(isNumbered ? "</ol>\n" : "</ul>\n")
    case .table(let heads, let rows):
      page.append("<div class=\"table\" tabindex=\"0\"><table>\n<thead><tr>")
      append(heads, "th scope=\"col\"", to: &page)
      page.append("</tr></thead>\n<tbody>\n")
      for row in rows {
        page.append("<tr>")
        append(row, "td", to: &page)
        page.append("</tr>\n")
      }
      page.append("</tbody>\n</table></div>\n")
    case .code(let code):
      page.appendBlock(code)
    }
  }

  private func append(_ cells: [String], _ tag: String, to page: inout PageContent) {
    let name = tag.prefix { $0 != " " }
    for cell in cells {
      // A head without a text is no head.
      let isEmptyHead = name == "th" && cell.isEmpty
      page.append(isEmptyHead ? "<td>" : "<\(tag)>")
      append(spansOf: cell, to: &page)
      page.append(isEmptyHead ? "</td>" : "</\(name)>")
    }
  }

  private func append(spansOf line: String, to page: inout PageContent) {
    for span in MarkdownSpan.spans(of: line) {
      switch span {
      case .text(let text): page.appendText(text)
      case .code(let code): page.appendCode(code)
      case .bold(let line):
        page.append("<strong>")
        append(spansOf: line, to: &page)
        page.append("</strong>")
      case .link(let text, let target):
        // What the site does not have is named, and no link.
        guard let address = address(of: target, from: page) else {
          page.appendText(text)
          continue
        }
        page.appendLink(to: address, text)
      }
    }
  }

  /// Where a link leads to on the site; nil for a file of the repository that the site does not have.
  private func address(of target: String, from page: PageContent) -> String? {
    if target.contains("://") || target.hasPrefix("#") { return target }
    if target.hasSuffix("Rules/README.md") { return page.reference(to: MainPage.rules.rawValue) }
    let link = TopicLink(target)
    guard let topic = link.topic else { return nil }
    return page.reference(to: Topic.path(of: topic)) + (link.anchor.map { "#\($0)" } ?? "")
  }
}

extension Topic {
  /// From the folder of the site.
  static func path(of name: String) -> String { "guide/\(name).html" }

  /// The first sentence of a page.
  static func summary(of blocks: [MarkdownBlock]) -> String {
    for case .paragraph(let text) in blocks {
      let plain = MarkdownSpan.spans(of: text).map(\.text).joined()
      guard let end = plain.firstRange(of: ". ") ?? plain.firstRange(of: "。") else { return plain }
      return String(plain[...end.lowerBound])
    }
    return ""
  }
}

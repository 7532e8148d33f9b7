import Diagnostics
import Files
import Rules

/// A page about a file or an output, made from its schema: each key has a place.
struct SchemaPage {
  let schema: JSONTree
  /// Where the schema is, from the folder of the site.
  let file: String
  private let page: MainPage
  private let introduction: [String]
  private let whole: String
  private let required: String
  private let example: String?
  private let words: Words

  /// - Parameters:
  ///   - introduction: paragraphs before the tables.
  ///   - whole: the heading of the outermost object.
  ///   - required: the words for a key that must be there.
  ///   - example: a text that has the schema; nil for none.
  init(
    _ page: MainPage, _ schema: JSONTree, file: String, introduction: [String], whole: String,
    required: String,
    example: String? = nil, _ words: Words
  ) {
    self.words = words
    self.page = page
    self.schema = schema
    self.file = file
    self.introduction = introduction
    self.whole = whole
    self.required = required
    self.example = example
  }

  /// The ids of rules, which are keys of a configuration and have pages.
  private static let ruleIDs = Set(allRules.map(\.id))

  var content: PageContent {
    var content = PageContent(page, words)
    content.appendElement("h1", words.title(of: page))
    for paragraph in introduction { content.appendElement("p", paragraph) }
    content.append("<p>")
    content.appendText(words.asSchema)
    content.appendLink(to: content.reference(to: file), file, isCode: true)
    content.append(words.language(en: ".", zh: "。") + "</p>\n")
    for table in SchemaTables(schema, words).tables { append(table, to: &content) }
    if let example {
      content.appendElement("h2", words.outputExample)
      content.appendBlock(example)
    }
    return content
  }

  private static func anchor(ofTable name: String) -> String { name.isEmpty ? "whole" : "of-\(name)" }

  private func append(_ table: SchemaTables.Table, to content: inout PageContent) {
    let anchor = SchemaPage.anchor(ofTable: table.name)
    content.append("<section aria-labelledby=\"\(anchor)\">\n<h2 id=\"\(anchor)\">")
    if table.name.isEmpty { content.appendText(whole) } else { content.appendCode(table.name) }
    content.append("</h2>\n")
    if !table.type.isEmpty {
      content.append("<p>")
      append(table.type, to: &content)
      content.append("</p>\n")
    }
    if !table.fields.isEmpty {
      content.append("<dl class=\"fields\">\n")
      for field in table.fields { append(field, of: table, to: &content) }
      content.append("</dl>\n")
    }
    content.append("</section>\n")
  }

  private func append(
    _ field: SchemaTables.Field, of table: SchemaTables.Table, to content: inout PageContent
  ) {
    content.append("<div")
    content.appendAttribute("id", field.anchor)
    content.append("><dt>")
    if table.name == "rules", SchemaPage.ruleIDs.contains(field.name) {
      content.appendLink(
        to: content.reference(to: SiteAddress.path(ofRule: field.name)), field.name, isCode: true)
    } else {
      content.appendCode(field.name)
    }
    content.append("</dt><dd class=\"type\">")
    append(field.type, to: &content)
    let remarks = [field.isRequired ? required : nil, field.defaultValue.map(words.byDefault)].compactMap {
      $0
    }
    for remark in remarks {
      content.append(words.language(en: ", ", zh: "，"))
      content.appendText(remark)
    }
    content.append("</dd>")
    if !field.summary.isEmpty {
      content.append("<dd>")
      content.appendProse(field.summary)
      content.append("</dd>")
    }
    content.append("</div>\n")
  }

  private func append(_ type: [SchemaTables.Piece], to content: inout PageContent) {
    for piece in type {
      switch piece {
      case .words(let text): content.appendText(text)
      case .code(let value): content.appendCode(value)
      case .object(let table, let text):
        content.appendLink(to: "#\(SchemaPage.anchor(ofTable: table))", text)
      }
    }
  }
}

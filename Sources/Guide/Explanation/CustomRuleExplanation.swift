import Diagnostics
import Files
import Linting
import Markup
import Reporting
import NativeSource
import XPath

/// A rule that a configuration defines, as `mpcheck explain` shows it.
package struct CustomRuleExplanation {
  private let rule: Rule
  private let custom: CustomRule
  /// The file that defines it, as it is shown, and where it does so there.
  private let path: String
  private let position: Position?
  private let language: Language
  private var words: Words { Words(language: language) }

  /// Nil for a rule that mpcheck has.
  ///
  /// - Parameters:
  ///   - path: of the file that defines it, as it is shown.
  ///   - position: of its name there; nil where that is not known.
  package init?(_ rule: Rule, path: String, position: Position?, in language: Language) {
    guard let custom = rule.custom else { return nil }
    self.rule = rule
    self.custom = custom
    self.path = path
    self.position = position
    self.language = language
  }

  private var definition: String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }

  // MARK: Text

  /// - Parameters:
  ///   - width: the number of the terminal's columns; nil without a terminal.
  ///   - isLinked: whether the address of the rule is a link.
  package func text(color: Bool, width: Int?, isLinked: Bool = false) -> String {
    let bold = { (text: String) in color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func section(_ title: String, _ lines: [String]) -> String {
      "\n\(bold(title))\n\n" + lines.map { wrapped("  \($0.visible())\n", width: width, hanging: 2) }.joined()
    }
    let colon = language(en: ": ", zh: "：")
    let message = custom.message.source[language].visible()
    let head = wrapped("\(bold(rule.id))\(colon)\(message)\n\n", width: width, hanging: 2)
    var text = custom.url.map { isLinked ? head.linked(rule.id, to: $0) : head } ?? head
    text += wrapped(facts.map { $0.visible() + "\n" }.joined(), width: width, hanging: 2)
    if let help = custom.help { text += section(words.help, [help.source[language]]) }
    switch custom.source {
    case .selector(let selector):
      text += section(words.selector, [selector, words.asXPath + custom.expression.xpath])
    case .xpath(let xpath): text += section("XPath", [xpath])
    }
    text += section(words.definition, [definition])
    if let url = custom.url { text += section(words.more, [url]) }
    let comment = CommentSyntax.markup.comment(
      "mpcheck-disable-next-line \(rule.id): \(language(en: "why", zh: "原因"))")
    let entry = "\"rules\": { \"\(rule.id)\": \"\(rule.severity == nil ? "warning" : "off")\" }"
    return text
      + section(
        words.configure,
        ["mpcheck.json:  \(entry)", "\(language(en: "one place:     ", zh: "屏蔽一处：     "))\(comment)"])
  }

  /// Lines: category and severity, the languages and files that it looks at, and what it marks.
  private var facts: [String] {
    let separator = language(en: ", ", zh: "、")
    var lines = [[rule.category.rawValue, rule.severityName].joined(separator: language(en: ", ", zh: "，"))]
    let names = rule.dialectNames.joined(separator: separator)
    if !names.isEmpty { lines.append(language(en: "in \(names)", zh: "适用于 \(names)")) }
    if let files = custom.files {
      lines.append(words.files(files.entries.map(\.value).joined(separator: separator)))
    }
    if let mark = custom.mark { lines.append(words.marks(mark, value: custom.part == .value)) }
    return lines
  }

  // MARK: JSON

  /// The members of other rules that it has, and what defines it.
  package var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.member("id", rule.id)
    writer.member("summary", custom.message.source.english)
    writer.member("category", rule.category.rawValue)
    writer.member("severity", rule.severityName)
    writer.key("fix")
    writer.null()
    if let help = custom.help { writer.member("help", help.source.english) }
    writer.array("dialects", onOneLine: true) {
      for dialect in Dialect.all where rule.dialects.contains(dialect) { $0.value(dialect.id.rawValue) }
    }
    switch custom.source {
    case .selector(let selector): writer.member("select", selector)
    case .xpath: break
    }
    writer.member("xpath", custom.expression.xpath)
    if let files = custom.files {
      writer.array("files", onOneLine: true) { for entry in files.entries { $0.value(entry.value) } }
    }
    if let mark = custom.mark { writer.member("mark", mark) }
    writer.member("at", custom.part.rawValue)
    if let url = custom.url { writer.member("url", url) }
    writer.member("path", path)
    if let position { writer.member("line", position.line) }
    writer.end()
    return writer.bytes
  }
}

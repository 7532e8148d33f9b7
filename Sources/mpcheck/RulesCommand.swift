import ArgumentParser
import Diagnostics
import Files
import Guide
import Linting
import Reporting
import Rules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: spoken(
      en: "Lists every rule with its severity, category and fix.", zh: "列出每条规则及其严重级别、类别和修复。"),
    discussion: spoken(
      en: """
        Rules that the mpcheck.json of the working folder defines come last.

        With --format html it writes a page for each rule, and pages about the configuration, the JSON output, the contract \
        file and the exit statuses, into the folder that --output names.
        """,
      zh: """
        工作目录的 mpcheck.json 中定义的规则排在最后。

        使用 --format html 时，在 --output 指定的目录中为每条规则写一个页面，另有关于配置、JSON 输出、契约文件和退出码的页面。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, html
  }

  @Option(
    help: ArgumentHelp(
      en: "Lists the rules of one category; custom means those of mpcheck.json.",
      zh: "只列出一个类别的规则；custom 表示 mpcheck.json 中的规则。", valueName: "category"),
    completion: .list(Category.allCases.map(\.rawValue)))
  var category: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en: "Prints text, json or markdown, or writes html.", zh: "以 text、json 或 markdown 输出，或写出 html。",
      valueName: "format"))
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      en: "Names the folder for html, which is created if it is missing.",
      zh: "指定写入 html 的目录；不存在时会创建。", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    if format == .html, output?.isEmpty ?? true {
      throw ValidationError(
        en: "--format html writes many files; name their folder with --output",
        zh: "--format html 会写入多个文件；用 --output 指定目录")
    }
    if format == .html, category != nil {
      throw ValidationError(
        en: "--format html writes the pages of all rules, without --category",
        zh: "--format html 写入所有规则的页面，不能与 --category 一起使用")
    }
    if format != .html, output != nil {
      throw ValidationError(
        en: "--output goes with --format html", zh: "--output 要与 --format html 一起使用")
    }
  }

  func run() throws {
    Terminal.writeLanguageNote()
    if let output { return try SiteFolder(path: output).write() }
    let categories = try wantedCategories()
    let workingDirectory = try Terminal.workingDirectory()
    let rules = LocalRules(in: workingDirectory)
    let listing = RuleListing(categories, of: rules.all, width: Terminal.outputWidth)
    switch format {
    case .text:
      let text =
        listing.text(isLinked: Terminal.showsLinks(.auto))
        + spoken(
          en: "Read more about one with: mpcheck explain RULE\n", zh: "查看某条规则的说明：mpcheck explain RULE\n")
      Terminal.writeOutput(Array(text.utf8))
    case .html: break
    case .json: Terminal.writeOutput(listing.json, as: .json)
    case .markdown: Terminal.writeOutput(Array(listing.markdown.utf8))
    }
    try rules.report(from: workingDirectory)
    if categories == [.custom], !rules.hasCustomRules {
      Terminal.writeNote(
        LocalizedText(en: "no mpcheck.json here defines a rule", zh: "此处没有 mpcheck.json 定义规则"))
    }
  }

  private func wantedCategories() throws(ExitStatus) -> [Category] {
    guard let name = category else { return Category.allCases }
    if let category = Category(rawValue: name) { return [category] }
    let answer = UnknownName.word(
      name, kind: LocalizedText(en: "category", zh: "类别"), kinds: "categories",
      among: Category.allCases.map(\.rawValue))
    Terminal.writeFailure(answer.message.followed(byHelp: answer.help).after("--category"))
    throw .wrongUse
  }
}

/// The rules of some categories, for people and for programs.
struct RuleListing {
  private let categories: [Category]
  private let rules: [Rule]
  private let width: Int?
  /// A summary that has fewer columns than that beside the other cells has lines of its own.
  private static let leastSummaryWidth = 40

  /// - Parameters:
  ///   - all: the rules of all categories.
  ///   - width: the number of the terminal's columns; nil without a terminal.
  init(_ categories: [Category], of all: [Rule], width: Int?) {
    self.categories = categories
    self.width = width
    rules = all.filter { categories.contains($0.category) }
  }

  /// A line for each rule under the name of its category, and a blank line after each category. With `isLinked`, ids lead to
  /// where more is said of the rules.
  func text(isLinked: Bool) -> String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let summaryColumn = 2 + idWidth + 2 + 7 + 2 + 9 + 2
    let isBeside = width.map { $0 - summaryColumn >= RuleListing.leastSummaryWidth } ?? true
    return categories.map { category -> String in
      let lines = rules.filter { $0.category == category }.map { rule -> String in
        let cells =
          "  \(padded(rule.id, idWidth))  \(padded(rule.severityName, 7))  \(padded(fixName(rule), 9))"
        let line =
          isBeside
          ? wrapped(
            "\(cells)  \(rule.summary[.spoken].visible())\n", width: width, hanging: summaryColumn - 2)
          : cells.withoutBlanksAtEnd + "\n"
            + wrapped("      \(rule.summary[.spoken].visible())\n", width: width)
        return rule.page.map { isLinked ? line.linked(rule.id, to: $0) : line } ?? line
      }
      return lines.isEmpty ? "" : "\(category.rawValue)\n" + lines.joined() + "\n"
    }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }

  private func fixName(_ rule: Rule) -> String {
    switch rule.fix {
    case .safe?: spoken(en: "safe", zh: "安全修复")
    case .suggested?: spoken(en: "suggested", zh: "建议修复")
    case nil: ""
    }
  }

  var markdown: String {
    categories.compactMap { category -> String? in
      let rows = rules.filter { $0.category == category }.map { rule in
        "| `\(rule.id)` | \(rule.severityName) | \(fixName(rule)) | \(rule.dialectNames.joined(separator: spoken(en: ", ", zh: "、"))) | \(rule.summary[.spoken].markdownCell) |\n"
      }
      if rows.isEmpty { return nil }
      return "## \(category.rawValue)\n\n"
        + spoken(en: "| rule | severity | fix | only in | finds |", zh: "| 规则 | 严重级别 | 修复 | 仅适用于 | 能发现的问题 |")
        + "\n|---|---|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("rules")
    writer.beginArray()
    for rule in rules {
      writer.beginObject(onOneLine: true)
      writer.member("id", rule.id)
      writer.member("category", rule.category.rawValue)
      writer.member("severity", rule.severityName)
      writer.key("fix")
      if let fix = rule.fix { writer.value(fix.rawValue) } else { writer.null() }
      writer.member("summary", rule.summary.english)
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.bytes
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// What would end a table cell or begin markup, escaped.
  fileprivate var markdownCell: String {
    flatMap { "|<>{}*_`".contains($0) ? ["\\", $0] : [$0] }.reduce(into: "") { $0.append($1) }
  }
}

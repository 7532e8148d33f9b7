import ArgumentParser
import Diagnostics
import Files
import Formatting
import Guide
import Linting
import Markup
import MiniProgram
import Reporting
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: spoken(
      en: "Explains a rule: what it finds, why, and how to fix it; or lists the rules of a category.",
      zh: "说明一条规则：能发现什么、原因和改法；或列出一个类别的规则。"),
    discussion: spoken(
      en: "It also explains the comments mpcheck-format-off and mpcheck-format-on.",
      zh: "也可以说明注释 mpcheck-format-off 和 mpcheck-format-on。"))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(en: "The id of the rule, or a category.", zh: "规则的 id，或类别。", valueName: "rule"),
    completion: .list(allRuleNames.all + FormatSwitch.allCases.map(\.rawValue)))
  var rule: String

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en: "Prints the explanation as text or json.", zh: "以 text 或 json 输出说明。", valueName: "format"))
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      en: "Colour the output: auto, always or never.", zh: "输出是否带颜色：auto、always 或 never。", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      en: "Puts examples in this language first; without it, in the program's own.",
      zh: "先显示这种页面语言的示例；不给出时为工作目录中小程序的语言。", valueName: "id"),
    completion: .list(Dialect.all.map(\.id.rawValue)))
  var dialect: String?

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    guard let dialect, ExplainCommand.named(dialect) == nil else { return }
    let ids = Dialect.all.map(\.id.rawValue)
    let near = didYouMean(nearestName(to: dialect, in: ids))
    let list = LocalizedText(
      en: "the dialects are \(ids.joined(separator: ", "))", zh: "可用的值：\(ids.joined(separator: "、"))")
    let help = near ?? list
    throw ValidationError(
      en: "--dialect: \"\(dialect)\" is not a dialect; \(help.english)",
      zh: "--dialect：“\(dialect)”不是页面语言；\(help.chinese)")
  }

  private static func named(_ id: String) -> Dialect? { Dialect.all.first { $0.id.rawValue == id } }

  /// The languages of the reader's pages.
  private var dialects: [Dialect] {
    if let dialect { return ExplainCommand.named(dialect).map { [$0] } ?? [] }
    guard let folder = try? Terminal.workingDirectory() else { return [] }
    return Dialect.dialects(ofProgramAround: folder, in: DiskFileSystem())
  }

  func run() throws {
    Terminal.writeLanguageNote()
    if let category = Category(rawValue: rule) { return try explain(category) }
    if let word = FormatSwitch(rawValue: rule) { return explain(word) }
    if rule.hasPrefix(CustomRule.idPrefix) { return try explainCustomRule() }
    guard let rule = allRules.first(where: { $0.id == rule }) else {
      fail(among: allRuleNames.all)
      throw ExitStatus.wrongUse
    }
    switch format {
    case .text:
      let text = RuleExplanation(rule, in: .spoken, for: dialects).text(
        color: Terminal.usesColor(color), width: Terminal.outputWidth,
        page: Terminal.showsLinks(color) ? rule.page : nil)
      Terminal.writeOutput(Array(text.utf8))
    case .json: Terminal.writeOutput(RuleExplanation(rule).json, as: .json)
    }
  }

  private func explain(_ category: Category) throws {
    let workingDirectory = try Terminal.workingDirectory()
    let local = category == .custom ? LocalRules(in: workingDirectory) : nil
    let listing = RuleListing([category], of: local?.all ?? allRules, width: Terminal.outputWidth)
    switch format {
    case .text:
      Terminal.writeOutput(Array(listing.text(isLinked: Terminal.showsLinks(color)).utf8))
    case .json: Terminal.writeOutput(listing.json, as: .json)
    }
    try local?.report(from: workingDirectory)
  }

  /// Explains a rule that the configuration of the working folder defines.
  private func explainCustomRule() throws {
    let workingDirectory = try Terminal.workingDirectory()
    let local = LocalRules(in: workingDirectory)
    guard let rule = local.all.first(where: { $0.id == rule }), let custom = rule.custom,
      let explanation = CustomRuleExplanation(
        rule, path: Path.display(custom.place.path, from: workingDirectory),
        position: local.position(of: custom.place), in: .spoken)
    else {
      // What is wrong may be the rule in question.
      try local.report(from: workingDirectory)
      fail(among: local.all.map(\.id))
      throw ExitStatus.wrongUse
    }
    switch format {
    case .text:
      let text = explanation.text(
        color: Terminal.usesColor(color), width: Terminal.outputWidth, isLinked: Terminal.showsLinks(color))
      Terminal.writeOutput(Array(text.utf8))
    case .json: Terminal.writeOutput(explanation.json, as: .json)
    }
    try local.report(from: workingDirectory)
  }

  /// Says that the rule is none of these.
  private func fail(among ids: [String]) {
    let help = help(among: ids)
    Terminal.writeFailure(
      LocalizedText(en: "rule \"\(rule)\" is unknown; \(help.english)", zh: "没有规则“\(rule)”；\(help.chinese)"))
  }

  private func explain(_ word: FormatSwitch) {
    switch format {
    case .text:
      let example = spoken(en: "Example:", zh: "示例：")
      let text =
        "\(word.rawValue)\n\n\(word.meaning[.spoken])\n\n\(example)\n\n\(FormatSwitch.example(in: .spoken))"
      let width = min(Terminal.outputWidth ?? .max, RuleExplanation.proseWidth)
      Terminal.writeOutput(Array(wrapped(text, width: width, hanging: 0).utf8))
    case .json:
      var writer = JSONWriter(.indented)
      writer.beginObject()
      writer.member("version", 1)
      writer.member("comment", word.rawValue)
      writer.member("meaning", word.meaning.english)
      writer.member("example", FormatSwitch.example(in: .english))
      writer.end()
      Terminal.writeOutput(writer.bytes, as: .json)
    }
  }

  /// What to write where the rule is unknown: the rules that begin like it, or the nearest one.
  private func help(among ids: [String]) -> LocalizedText {
    let longer = rule.isEmpty ? [] : ids.filter { $0.hasPrefix(rule) }.sorted()
    if longer.count > 1 {
      return LocalizedText(
        en: "these begin with it: \(longer.joined(separator: ", "))",
        zh: "以它开头的有：\(longer.joined(separator: "、"))"
      )
    }
    return didYouMean(longer.first ?? nearestName(to: rule, in: ids))
      ?? LocalizedText(en: "`mpcheck rules` lists all rules", zh: "`mpcheck rules` 列出全部规则")
  }
}

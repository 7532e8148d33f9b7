import Contracts
import Diagnostics
import Linting
import Reporting
import Rules

/// The pages about mpcheck: one for each rule and one for each format, made only from what the program is made of. The same
/// program gives the same bytes.
package struct Site {
  package struct File {
    /// The path from the folder of the site.
    package let path: String
    package let bytes: [UInt8]
  }

  package let files: [File]

  /// The path of the page to begin with.
  package static let indexPath = MainPage.rules.rawValue

  /// - Parameters:
  ///   - version: of the tool.
  ///   - language: of all texts; examples of what programs read stay as they are.
  package init(version: String, language: Language = .english) {
    let words = Words(language: language)
    let configuration = ConfigurationSchema(
      rules: zip(allRuleNames.rules, allRules).map { ($0, $1.summary) }, categories: allRuleNames.categories,
      language: language)
    let schemas = [
      SchemaPage(
        .configuration, configuration.tree, file: "mpcheck.schema.json",
        introduction: words.configurationIntroduction, whole: words.wholeFile,
        required: words.requiredOfUsers, words),
      SchemaPage(
        .output, ReportSchema(in: language).tree, file: "report.schema.json",
        introduction: words.outputIntroduction,
        whole: words.wholeOutput, required: words.required, example: OutputExample.text(version: version),
        words),
      SchemaPage(
        .contract, ContractSchema(in: language).tree, file: "contract.schema.json",
        introduction: words.contractIntroduction, whole: words.wholeFile, required: words.required, words),
    ]
    var pages =
      [
        IndexPage(allRules, words).content, GuidePage(words: words).content,
        ExitStatusPage(words: words).content,
      ] + schemas.map(\.content)
    let ids = Set(allRules.map(\.id))
    pages += Topic.all.map { TopicPage(topic: $0, words: words).content }
    pages += allRules.map { RulePage(RuleExplanation($0, in: language), among: ids).content }
    files =
      pages.map { File(path: $0.path, bytes: $0.html(version: version)) }
      + schemas.map { File(path: $0.file, bytes: Array($0.schema.indented.utf8)) }
      + [
        File(path: SiteAssets.stylePath, bytes: Array(SiteAssets.style.utf8)),
        File(path: SiteAssets.scriptPath, bytes: Array(SiteAssets.script.utf8)),
      ]
  }
}

/// The pages that every page links to, in the order of their links.
enum MainPage: String, CaseIterable {
  case rules = "index.html"
  case guide = "guide.html"
  case configuration = "config.html"
  case output = "json.html"
  case contract = "contract.html"
  case exitStatus = "exit-status.html"
}

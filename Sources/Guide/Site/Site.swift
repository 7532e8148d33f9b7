import Contracts
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

  /// - Parameter version: of the tool.
  package init(version: String) {
    let names = RuleNames(allRules)
    let configuration = ConfigurationSchema(
      rules: zip(names.rules, allRules).map { ($0, $1.summary) }, categories: names.categories)
    let schemas = [
      SchemaPage(
        .configuration, configuration.tree, file: "mpcheck.schema.json",
        introduction: Words.configurationIntroduction, whole: Words.wholeFile,
        required: Words.requiredOfUsers),
      SchemaPage(
        .output, ReportSchema().tree, file: "report.schema.json", introduction: Words.outputIntroduction,
        whole: Words.wholeOutput, required: Words.required, example: OutputExample.text(version: version)),
      SchemaPage(
        .contract, ContractSchema().tree, file: "contract.schema.json",
        introduction: Words.contractIntroduction, whole: Words.wholeFile, required: Words.required),
    ]
    var pages = [IndexPage(allRules).content, ExitStatusPage().content] + schemas.map(\.content)
    let ids = Set(allRules.map(\.id))
    pages += allRules.map { RulePage(RuleExplanation($0), among: ids).content }
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
  case configuration = "config.html"
  case output = "json.html"
  case contract = "contract.html"
  case exitStatus = "exit-status.html"

  var title: String {
    switch self {
    case .rules: Words.rules
    case .configuration: Words.configuration
    case .output: Words.output
    case .contract: Words.contract
    case .exitStatus: Words.exitStatus
    }
  }

  var summary: String {
    switch self {
    case .rules: Words.rulesDescription
    case .configuration: Words.configurationDescription
    case .output: Words.outputDescription
    case .contract: Words.contractDescription
    case .exitStatus: Words.exitStatusDescription
    }
  }
}

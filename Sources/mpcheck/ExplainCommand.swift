import ArgumentParser
import Diagnostics
import Linting
import Reporting
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a rule: what it finds, why, and how to fix it.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("The id of the rule.", valueName: "rule"), completion: .list(allRules.map(\.id)))
  var rule: String

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: Format = .text

  @Option(help: ArgumentHelp("auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  func run() throws {
    guard let rule = allRules.first(where: { $0.id == rule }) else {
      let help = didYouMean(nearestName(to: rule, in: allRules.map(\.id)))
      Terminal.writeError(
        "mpcheck: rule \"\(rule)\" is unknown; \(help ?? "\"mpcheck rules\" lists all rules")")
      throw ExitStatus.wrongUse
    }
    let explanation = RuleExplanation(rule)
    switch format {
    case .text: Terminal.writeOutput(Array(explanation.text(color: Terminal.usesColor(color)).utf8))
    case .json: Terminal.writeOutput(explanation.json)
    }
  }
}

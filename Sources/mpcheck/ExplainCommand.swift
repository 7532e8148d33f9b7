import ArgumentParser
import Diagnostics
import Files
import Formatting
import Guide
import Linting
import Reporting
import Rules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule: what it finds, why, and how to fix it; or lists the rules of a category.",
    discussion: "The words of comments that switch formatting off and on are explained, too.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("The id of the rule, or a category.", valueName: "rule"),
    completion: .list(allRuleNames.all + FormatSwitch.allCases.map(\.rawValue)))
  var rule: String

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json.", valueName: "format"))
  var format: Format = .text

  @Option(help: ArgumentHelp("auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  func run() throws {
    if let category = Category(rawValue: rule) {
      let listing = RuleListing([category], width: Terminal.outputWidth)
      let text = listing.text(linkingTo: Terminal.showsLinks(color) ? SiteAddress.built : nil)
      return Terminal.writeOutput(format == .text ? Array(text.utf8) : listing.json)
    }
    if let word = FormatSwitch(rawValue: rule) { return explain(word) }
    guard let rule = allRules.first(where: { $0.id == rule }) else {
      Terminal.writeError("mpcheck: rule \"\(rule)\" is unknown; \(help)")
      throw ExitStatus.wrongUse
    }
    let explanation = RuleExplanation(rule)
    switch format {
    case .text:
      let text = explanation.text(
        color: Terminal.usesColor(color), width: Terminal.outputWidth,
        page: Terminal.showsLinks(color) ? SiteAddress.built?.page(ofRule: rule.id) : nil)
      Terminal.writeOutput(Array(text.utf8))
    case .json: Terminal.writeOutput(explanation.json)
    }
  }

  private func explain(_ word: FormatSwitch) {
    switch format {
    case .text:
      let text = "\(word.rawValue)\n\n\(word.meaning)\n\nExample:\n\n\(FormatSwitch.example)"
      Terminal.writeOutput(Array(wrapped(text, width: Terminal.outputWidth, hanging: 0).utf8))
    case .json:
      var writer = JSONWriter(.indented)
      writer.beginObject()
      writer.member("version", 1)
      writer.member("comment", word.rawValue)
      writer.member("meaning", word.meaning)
      writer.member("example", FormatSwitch.example)
      writer.end()
      Terminal.writeOutput(writer.bytes)
    }
  }

  /// What to write where the rule is unknown: the rules that begin like it, or the nearest one.
  private var help: String {
    let ids = allRuleNames.all
    let longer = rule.isEmpty ? [] : ids.filter { $0.hasPrefix(rule) }.sorted()
    if longer.count > 1 { return "these begin so: \(longer.joined(separator: ", "))" }
    return didYouMean(longer.first ?? nearestName(to: rule, in: ids)) ?? "\"mpcheck rules\" lists all rules"
  }
}
